/** Slovak for the tutorial of Inca Empire. Illari speaks: young, quick, cheerful, always between two errands, and proud of the roads. */
export const sk = {
  'lesson.inca.teacher': 'Illari',
  'lesson.inca.about':
    'Illari je bežkyňa na kráľovských cestách. Nosí správy z mesta Cusco na oba konce ríše a vždy je trochu zadychčaná.',
  'lesson.inca.done':
    'To je všetko, čo som vám cestou stihla povedať. Teraz choďte a postavte niečo, kam môžem dobehnúť!',
  'lesson.inca.first':
    'Proti dvom botom, ktorí tiež iba začínajú. Kolá 4 a 6 sa vynechávajú, čo je pri troch hráčoch naše domáce pravidlo: päť kôl, asi hodina.',
  'lesson.inca.player.0': 'Nová tvár',
  'lesson.inca.player.1': 'Illari',
  'lesson.inca.player.2': 'Waman',

  'lesson.inca.points': 'O čo sa hrá',
  'lesson.inca.points.hello':
    'Som Illari a behám so správami po cestách z mesta Cusco, ktoré na mape svieti. Vy, môj brat Waman a ja budujeme okolo tohto mesta ríšu.',
  'lesson.inca.points.aim':
    'Vyhráva, kto má na konci najviac bodov. Vy ich máte zatiaľ 14, ako vidno pri vašom mene; Waman a ja máme o niečo viac.',
  'lesson.inca.points.when':
    'Kôl je sedem a toto je tretie. Každé okrem prvého sa končí fázou Sapa Inku, to je tá koruna: vtedy prichádza najviac bodov.',
  'lesson.inca.points.crown':
    'Koruna pri vašom mene už teraz ukazuje, koľko dostanete: +6. Vaše cesty vedú z mesta Cusco do mesta La Raya, to sú 3 body, a k posádke, to sú 2; a 1 dáva terasa.',
  'lesson.inca.points.road':
    'Aj my máme mestá, Raqchi a Coporaque, každé len jednu spojnicu od vašich ciest. Postavte cestu k jednému z nich: ťuknite na spojnicu a potom na tlačidlo.',
  'lesson.inca.points.road.wrong':
    'Tadiaľ sa do nášho mesta nedostanete. Ťuknite na spojnicu Ausangate – Raqchi alebo Pukará – Coporaque.',
  'lesson.inca.points.second':
    '+9! Mesto nepatrí nikomu: dáva body každému, koho cesty k nemu vedú, nech ho postavil ktokoľvek. Máte ešte jednu bezplatnú cestu, tak dôjdite k ďalšiemu.',
  'lesson.inca.points.second.wrong':
    'Tadiaľ sa k ďalšiemu mestu nedostanete. Hľadajte okrúhle mesto na konci spojnice, ktorá svieti.',
  'lesson.inca.points.end':
    '+12, a okrem ciest ste nič nepostavili. Ukončite ťah; hra sa spýta, či naozaj, lebo by ste mohli urobiť viac, ale pozrime sa, čo vám cesty prinesú.',
  'lesson.inca.points.end.wrong': 'Na to bude čas. Teraz stlačte Ukončiť ťah a uvidíte, čo vám cesty prinesú.',
  'lesson.inca.points.scored':
    'Fáza Sapa Inku vám priniesla 12 bodov. S čím ste spojení, to vám prináša body znova v každom kole: o to v tejto hre ide.',

  'lesson.inca.turn': 'Čo robíte',
  'lesson.inca.turn.start':
    'Prvé ráno partie. Každý z nás má jednu cestu z mesta Cusco, vy do lokality Pisac, a 5 žetónov práce: tými sa platí všetko.',
  'lesson.inca.turn.road':
    'V ťahu máte najviac dve bezplatné cesty a jednu stavbu, v ľubovoľnom poradí. Začnite cestou: stlačte Bezplatná cesta, vyberte spojnicu a potvrďte ju.',
  'lesson.inca.turn.road.wrong': 'To počká a stojí to žetóny práce. Najprv bezplatná cesta z lokality Pisac ďalej.',
  'lesson.inca.turn.second':
    'A teraz druhú. Cesta nadväzuje na vaše cesty a aspoň jeden jej koniec musí ležať v dobytom regióne; regióny okolo mesta Cusco dobyté sú.',
  'lesson.inca.turn.second.wrong':
    'Máte ešte bezplatnú cestu, a keď začnete stavbu, k cestám sa už vrátiť nemôžete. Najprv postavte cestu.',
  'lesson.inca.turn.why':
    'Prečo tam? Aby ste sa dostali k provinciám. Na žetóne provincie Opatari ukazuje červená 2 jej cenu, biela 1 prácu, ktorú dá v každom kole, a zlatá 2 body, ktoré získate hneď.',
  'lesson.inca.turn.conquer':
    'Vaše cesty sa provincie Opatari dotýkajú a to stačí. Využite svoju stavbu a dobyte ju: ťuknite na žetón a potom na tlačidlo.',
  'lesson.inca.turn.conquer.wrong':
    'Možno neskôr. Provincia Opatari je hneď pri meste Cusco a bude pre vás pracovať celú partiu: dobyte ju.',
  'lesson.inca.turn.paid':
    'Stálo to 2 žetóny práce a prinieslo 2 body. Malé +1 pri žetónoch práce je to, čo nabudúce dostanete zo svojho územia. V provincii Opatari teraz smieme stavať cesty všetci.',
  'lesson.inca.turn.end': 'Cesty aj stavba sú hotové, tak ukončite ťah. Potom sledujte Wamana a mňa.',
  'lesson.inca.turn.again':
    'A tak to ide dookola. Značky kola sú jeho fázy: v tomto má každý dva ťahy, v ďalších dva alebo tri a v poslednom štyri.',

  'lesson.inca.labor': 'Práca',
  'lesson.inca.labor.prices':
    'Dve cesty ste už postavili, zostávajú 3 žetóny práce a jedna stavba. Ceny: cesta navyše 1, terasa 2, posádka 4, chrám 5, mesto 6 a dobytie podľa červeného čísla.',
  'lesson.inca.labor.terrace':
    'Terasa sa kladie na žetón kultúry vašej provincie, na každý jedna: 1 bod hneď, o 1 žetón práce viac každé kolo a 1 bod v každej fáze Sapa Inku. Postavte ju v provincii Opatari.',
  'lesson.inca.labor.terrace.wrong':
    'Nie je to zlý nápad, ale čím skôr terasu máte, tým častejšie niečo prinesie. Ťuknite na svoj žetón v provincii Opatari.',
  'lesson.inca.labor.pays':
    'Vaše územie dáva odteraz +2 a koruna ukazuje prvý bod ďalšej fázy Sapa Inku. Sú to maličkosti, ale prichádzajú znova a znova.',
  'lesson.inca.labor.end':
    'Ukončite ťah. Keď odohráme svoje, kolo 2 sa začne fázou Inku: vtedy si všetci berú žetóny práce.',
  'lesson.inca.labor.income':
    'Tu sú: 3 žetóny práce pre každého podľa obdobia a 2 z vášho územia. S tým jedným, ktorý vám zostal, ich máte 6.',
  'lesson.inca.labor.help':
    'A prvý musí pomôcť poslednému. Vedie Waman, takže mi dal 1 žetón práce; netváril sa nadšene.',
  'lesson.inca.labor.keep':
    'Nešetrite priveľa. Keď sa kolo skončí, smiete si ponechať 3 žetóny, neskôr iba 2 a potom 1, a čo je nad to, je preč.',

  'lesson.inca.build': 'Mestá a posádky',
  'lesson.inca.build.signs':
    'Okrúhle miesta na mape sú lokality pre mestá, miesta s cimburím sú pre posádky. Na malých krížikoch sa cesty iba stretávajú.',
  'lesson.inca.build.where':
    'Stavať môžete tam, kam vedú vaše cesty, ak je región dobytý; nezáleží na tom, kto ho dobyl. Do lokality La Raya vedie vaša cesta a provinciu Cana, v ktorej leží, dobyl Waman.',
  'lesson.inca.build.city': 'Máte 9 žetónov práce a mesto stojí 6. Založte ho v lokalite La Raya.',
  'lesson.inca.build.city.wrong':
    'To je niečo iné. Stlačte Mesto alebo ťuknite rovno na lokalitu La Raya a založte tam mesto.',
  'lesson.inca.build.city.garrison':
    'To by bola posádka: je lacnejšia, ale vo fáze Sapa Inku dáva 2 body a mesto 3. Na mesto máte.',
  'lesson.inca.build.paid': '4 body hneď a odteraz ďalšie 3 v každej fáze Sapa Inku: koruna ukazuje +6.',
  'lesson.inca.build.theirs':
    'Lenže do lokality La Raya vedie aj Wamanova cesta, takže mesto dáva body aj jemu. Stavajte tam, kam sa iní tak skoro nedostanú, alebo choďte tam, kde už postavili oni.',
  'lesson.inca.build.garrison':
    'Posádka stojí 4 a prinesie 3 body, potom zakaždým 2, tiež každému, kto je s ňou spojený. Moje pravidlo: keď nemáte na mesto, postavte posádku.',
  'lesson.inca.build.temple':
    'Chrám za 5 sa stavia na meste, nech ho založil ktokoľvek. Prinesie 4 body alebo toľko, koľko je pri meste napísané (Machu Picchu 5); potom zakaždým 1 každému, kto je s ním spojený.',

  'lesson.inca.sun': 'Slnko',
  'lesson.inca.sun.order':
    'Od kola 2 je pred každým ťahom fáza Slnka. Začína sa novým poradím hráčov: najprv ten, kto má najmenej bodov, a to ste vy.',
  'lesson.inca.sun.board':
    'Toto je doska Slnka, na začiatku kola prázdna. Každý sektor leží medzi dvoma hráčmi a karta v ňom pôsobí na týchto dvoch, nech ju vyložil ktokoľvek.',
  'lesson.inca.sun.cards':
    'A teraz vaše karty. Záplava El Niño berie bezplatnú cestu a Epidémia zdražuje mestá; Podpora ľudu dáva žetóny práce.',
  'lesson.inca.sun.lay':
    'Na výber máte všetky tri sektory. Jednu zo svojich dvoch zlých kariet vyložte tam, kde zasiahne Wamana a mňa, ale nie vás: karta, sektor, tlačidlo.',
  'lesson.inca.sun.lay.wrong':
    'Ten sektor je vedľa vás, takže by karta zasiahla aj vás. Pozrite sa, čie mená sú po jeho stranách.',
  'lesson.inca.sun.lay.good':
    'To je vaša dobrá karta: nechajte si ju do sektora vedľa seba. Chcela som takú, čo škodí.',
  'lesson.inca.sun.shown':
    'Všetky tri karty sú odkryté. Vedľa vás ležia Hlavná strážnica a Podpora ľudu; čo na vás pôsobí, je napísané aj pri kartách, ktoré držíte.',
  'lesson.inca.sun.use':
    'Tak to využite: s Hlavnou strážnicou môžete za 4 žetóny práce zmeniť posádku na mesto a získať 4 body. Svoju máte v lokalite Ollantaytambo.',
  'lesson.inca.sun.use.wrong':
    'To môžete urobiť kedykoľvek, ale Hlavná strážnica tam leží iba teraz. Ťuknite na posádku v lokalite Ollantaytambo.',
  'lesson.inca.sun.stay':
    'Karty zostávajú, kým dosku nevyprázdni ďalšia fáza Sapa Inku, takže sa hromadia. Dobré vedľa seba, zlé medzi ostatných: to je Slnko.',

  'lesson.inca.open': 'Nedobytá krajina',
  'lesson.inca.open.way':
    'Iná partia. Vaše cesty vedú do môjho mesta La Raya cez lokalitu Ausangate, provinciou Calahuaya, ktorú nikto nedobyl.',
  'lesson.inca.open.lay':
    'Waman už vyložil kartu medzi vás a mňa, lícom nadol. Do druhého sektora vedľa seba vyložte Ďalšiu cestársku čatu: o jednu bezplatnú cestu viac v každom ťahu.',
  'lesson.inca.open.lay.wrong':
    'Na to, čo príde, sa vám zíde ešte jedna bezplatná cesta: vyložte Ďalšiu cestársku čatu do sektora medzi vami a Wamanom.',
  'lesson.inca.open.revolt':
    'To bola Vzbura roľníkov! Kým táto karta leží pri vás, po každej fáze Slnka vám vezme všetky cesty v provinciách, ktoré nikto nedobyl.',
  'lesson.inca.open.lost':
    'Vaše cesty v provincii Calahuaya sú preč. Mesto La Raya je odrezané a koruna ukazuje +3 namiesto +6.',
  'lesson.inca.open.conquer':
    'Jedno pomôže. Provincia Calahuaya stojí iba 1 a vaše cesty sa jej ešte dotýkajú v lokalite Marcapata: dobyte ju.',
  'lesson.inca.open.conquer.wrong':
    'Potom by vám vzbura v ďalšej fáze Slnka znova vzala cesty v provincii Calahuaya. Najprv ju dobyte.',
  'lesson.inca.open.back':
    'A teraz bezplatnými cestami späť do mesta La Raya: jedna možnosť je cez Ausangate, druhá cez Ollachea. Začnite v lokalite Marcapata.',
  'lesson.inca.open.back.wrong':
    'Tá vedie inam. Postavte cestu z lokality Marcapata do lokality Ausangate alebo Ollachea.',
  'lesson.inca.open.there': 'A odtiaľ ďalej do mesta La Raya.',
  'lesson.inca.open.there.wrong': 'Ešte jedna spojnica, rovno do mesta La Raya: svieti.',
  'lesson.inca.open.safe':
    'Znova +6 a tentoraz natrvalo: v dobytom regióne žiadna vzbura cestu nevezme. Dobýjajte teda krajinu, cez ktorú idete, alebo choďte za tými, čo ju už dobyli.',
  'lesson.inca.open.lines':
    'A ponáhľajte sa! Na spojnici môže byť cesta iba jedného hráča, takže najlepšie sú čoskoro preč. Potom zostáva obchádzka alebo karta Divoká cesta, ktorá vedie mimo spojníc.',

  'lesson.inca.last': 'Posledný ťah',
  'lesson.inca.last.where':
    'Váš posledný ťah v krátkej partii s piatimi kolami. Waman má 63 bodov, vy 62 a ja 58; potom príde posledná fáza Sapa Inku.',
  'lesson.inca.last.equal':
    'Sme spojení s tými istými mestami a posádkami, takže vám to prinesie 26, mne 26 a Wamanovi 27, lebo má o terasu viac. Samo osebe by vám to nestačilo.',
  'lesson.inca.last.temple':
    'Ale máte 5 žetónov práce, presne na chrám. Na obyčajnom meste prinesie 4 body, na meste s číslom toľko, koľko je tam napísané: Machu Picchu 5, Tiwanaku 6.',
  'lesson.inca.last.win': 'Tak čo postavíte?',
  'lesson.inca.last.win.wrong': 'Waman je na ťahu po vás a bod či dva si nájde. S 5 žetónmi práce dokážete viac.',
  'lesson.inca.last.win.other': 'Chrám, áno! Ale je tu mesto, na ktorom prinesie viac.',
  'lesson.inca.last.built':
    'Chrám v meste Tiwanaku: 6 bodov a vediete. Vo fáze Sapa Inku dá každému z nás po 1 bode, takže medzi nami sa tým nič nezmení.',
  'lesson.inca.last.end': 'Cesty vám už nič nepridajú, lebo ste spojení so všetkým. Ukončite ťah a zatajte dych.',
  'lesson.inca.last.end.wrong': 'To by neprinieslo ani jeden bod. Ukončite ťah.',
  'lesson.inca.last.won':
    'Posledné dobytie prinieslo Wamanovi iba 1 bod: 95 proti 92 a ja mám 85. Ríša je vaša a mňa čaká dlhý beh, nech sa to všetci dozvedia.',

  'lesson.inca.tip.roads': 'Máte dve bezplatné cesty: veďte ich k provinciám a lokalitám, kam sa chcete dostať.',
  'lesson.inca.tip.conquer':
    'Po cestách je na rade stavba: dobyte provinciu, ktorej sa dotýkajú. Červená je jej cena, biela práca, ktorú dá v každom kole, zlatá body hneď.',
  'lesson.inca.tip.terrace':
    'Za 2 žetóny práce môžete na svojom žetóne kultúry postaviť terasu. Do konca bude prinášať prácu aj body.',
  'lesson.inca.tip.sun':
    'Karta pôsobí na dvoch hráčov pri svojom sektore. Tá, čo vám pomáha, patrí vedľa vás, tá, čo škodí, medzi ostatných.',
  'lesson.inca.tip.force':
    'Karty Slnka sú odkryté. Tie, ktoré ležia vedľa vás, na vás pôsobia až do ďalšej fázy Sapa Inku.',
  'lesson.inca.tip.city':
    'Na mesto máte dosť: 6 žetónov práce. Ak vaše cesty vedú do lokality pre mesto v dobytom regióne, založte mesto: 4 body a potom 3 každé kolo.',
  'lesson.inca.tip.connect':
    'Posledný ťah pred fázou Sapa Inku. Stlačte korunu a uvidíte, koľko získate; možno sa dá cestou dôjsť k ešte jednému mestu.',
  'lesson.inca.tip.keep':
    'Po bodovaní všetci vrátili žetóny práce nad tento limit. Miňte ich skôr, ako sa kolo skončí.',
  'lesson.inca.tip.temple':
    'Na chrám máte dosť: 5 žetónov práce. Ak ste spojení s mestom, kde ešte nestojí, prinesie 4 body alebo viac.',
  'lesson.inca.tip.revolt':
    'Vzbura roľníkov je vedľa vás: po každej fáze Slnka strácate svoje cesty v provinciách, ktoré nikto nedobyl.',
  'lesson.inca.tip.middle': 'Odteraz má kolo tri ťahy, ale príjem je iba 2. Zvyšok musia dať vaše provincie a terasy.',
  'lesson.inca.tip.late':
    'Posledné kolo: štyri ťahy a ešte jedno bodovanie. Žetóny práce, ktoré na konci zostanú, nemajú žiadnu hodnotu.',
} as const;
