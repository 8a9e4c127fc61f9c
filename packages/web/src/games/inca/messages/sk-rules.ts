/** Slovak for the rulebook of Inca Empire. */
export const sk = {
  'rules.inca.chapter.about': 'O čom je hra',
  'rules.inca.about-aim.title': 'Cieľ',
  'rules.inca.about-aim':
    'Vy a dvaja alebo traja súperi spoločne budujete jednu ríšu a každý z vás chce, aby si ju pamätali práve vďaka nemu. Mestá, posádky a chrámy nepatria nikomu: body za ne získa každý, kto je s nimi spojený vlastnými cestami. Po siedmich kolách vyhráva, kto má najviac bodov.',
  'rules.inca.about-turn.title': 'Ťah',
  'rules.inca.about-turn':
    'V každom svojom ťahu postavíte dve cesty zadarmo a urobíte jednu stavbu: dobyjete provinciu, založíte mesto, postavíte posádku, chrám alebo terasu, alebo postavíte ešte jednu cestu. Za stavby platíte žetónmi práce. Dobyté provincie vám ich v každom kole prinášajú.',
  'rules.inca.about-sun.title': 'Slnko',
  'rules.inca.about-sun':
    'Pred väčšinou ťahov každý vyloží kartu Slnka medzi dvoch hráčov. Až do konca kola pomáha alebo prekáža práve týmto dvom. Kto to bude, závisí od toho, kam kartu dáte, takže môžete pomôcť sebe a neškodnému susedovi alebo uškodiť vedúcemu a niekomu ďalšiemu.',
  'rules.inca.about-score.title': 'Body',
  'rules.inca.about-score':
    'Zopár bodov získate hneď, keď staviate alebo dobýjate. Väčšina bodov prichádza na konci každého kola, vo fáze Sapa Inku: 3 za každé mesto, 2 za každú posádku a 1 za každý chrám, s ktorým ste spojení, nech ich postavil ktokoľvek, a 1 za každú vašu terasu. Čo postavíte alebo s čím sa spojíte už na začiatku, to vám prináša body znova a znova.',

  'rules.inca.chapter.setup': 'Pred prvým kolom',
  'rules.inca.setup-players.title': 'Traja alebo štyria',
  'rules.inca.setup-players':
    'Hrať môžu traja alebo štyria; každý počet má vlastnú mapu a vlastnú dosku Slnka. Farby sa rozdajú náhodne a vaša farba určuje, v ktorom regióne okolo mesta Cusco začínate.',
  'rules.inca.setup-road.title': 'Vaša prvá cesta',
  'rules.inca.setup-road':
    'Začínate s jednou cestou z mesta Cusco do svojho štartovacieho regiónu. Nič nestojí a nedáva body.',
  'rules.inca.setup-markers.title': 'Žetóny kultúry',
  'rules.inca.setup-markers':
    'V každej provincii leží lícom nadol žetón kultúry. Tie, ktoré sú vedľa štartovacieho regiónu, sa otočia lícom nahor. Tri žetóny zostanú navyše a nikto nevie ktoré. Pri troch hráčoch zostane v krabici po jednom žetóne z každého zo šiestich druhov.',
  'rules.inca.setup-cards.title': 'Karty Slnka',
  'rules.inca.setup-cards':
    'Každý z vás dostane tri karty Slnka; zvyšok je balíček. Pri troch hráčoch zostanú v krabici tri karty pútí, jedna Vzbura roľníkov a jedna Divoká cesta.',
  'rules.inca.setup-order.title': 'Poradie a body',
  'rules.inca.setup-order':
    'Prvé poradie hráčov sa vyžrebuje a platí do prvej fázy Slnka. Všetci začínajú s 0 bodmi; na prvom políčku stojí celkom vnútri ten, kto ide prvý.',
  'rules.inca.setup-labor.title': 'Zatiaľ bez žetónov práce',
  'rules.inca.setup-labor': 'Prvé žetóny práce dostanete vo fáze Inku, ktorou sa začína prvé kolo.',

  'rules.inca.chapter.words': 'Slová, ktoré potrebujete',
  'rules.inca.word-region.title': 'Regióny, provincie, spojnice',
  'rules.inca.word-region':
    'Mapa je rozdelená na regióny: na štartovacie regióny okolo mesta Cusco a na provincie. Každá spojnica medzi dvoma lokalitami patrí jednému regiónu. Lokalita patrí všetkým regiónom, ktoré tam majú spojnicu, takže lokalita na hranici patrí dvom alebo viacerým. Regióny, ktoré majú spoločnú lokalitu, susedia.',
  'rules.inca.word-conquered.title': 'Dobytá provincia',
  'rules.inca.word-conquered':
    'Provincia je dobytá, keď niekto vzal jej žetón. Platí to pre všetkých a navždy. Štartovacie regióny sú dobyté od začiatku.',
  'rules.inca.word-network.title': 'Vaša sieť ciest',
  'rules.inca.word-network':
    'Vaša sieť sú všetky lokality, do ktorých sa z mesta Cusco dostanete po vlastných cestách, vrátane mesta Cusco. S tým, čo tam stojí, ste spojení. Cesty iných vám nikdy nepomôžu.',
  'rules.inca.word-whose.title': 'Čo komu patrí',
  'rules.inca.word-whose': 'Cesty, žetóny kultúry a terasy sú vaše. Mestá, posádky a chrámy nepatria nikomu.',
  'rules.inca.word-room.title': 'Miesto',
  'rules.inca.word-room':
    'V lokalite je jedno mesto alebo jedna posádka a na nich najviac jeden chrám. Stavby ani žetóny práce sa nikdy neminú.',
  'rules.inca.word-sites.title': 'Druhy lokalít',
  'rules.inca.word-sites':
    'Kruhová lokalita je pre mesto; lokalita s číslom je významné mesto a číslo hovorí, koľko bodov tam prinesie chrám. Lokalita s cimburím je pre posádku. Huacy sú iba križovatky. Cusco je hlavné mesto: nič sa v ňom nestavia a body neprináša.',

  'rules.inca.chapter.round': 'Priebeh kola',
  'rules.inca.round-track.title': 'Stupnica období',
  'rules.inca.round-track':
    'Hra má sedem kôl, každé je stĺpec stupnice období. Značka ide stĺpcom nadol z fázy do fázy; každú fázu odohrajú všetci skôr, ako sa začne ďalšia. Pravidlá, ktoré sa týkajú niektorého obdobia, platia vo všetkých jeho kolách.',
  'rules.inca.round-phases.title': 'Aké sú fázy',
  'rules.inca.round-phases':
    'Kolo 1 (Založenie) má fázu Inku a dve fázy ľudu, bez Slnka a bez bodovania. Kolá 2 až 4 (Raná ríša) majú fázu Inku, potom dvakrát fázu Slnka a fázu ľudu a potom fázu Sapa Inku. Kolá 5 a 6 (Stredná ríša) majú fázu Slnka a fázu ľudu trikrát, kolo 7 (Neskorá ríša) štyrikrát.',
  'rules.inca.inca-income.title': 'Fáza Inku: práca',
  'rules.inca.inca-income':
    'Každý si vezme príjem obdobia: 5 žetónov práce v Založení, 3 v Ranej, 2 v Strednej a 1 v Neskorej ríši. K tomu si vezmete toľko žetónov práce, koľko udávajú všetky vaše žetóny kultúry, a 1 za každú svoju terasu.',
  'rules.inca.inca-help.title': 'Vedúci pomáhajú',
  'rules.inca.inca-help':
    'Potom musí prvý dať žetóny práce poslednému: 1 v Ranej ríši, od Strednej ríše 2. Od Strednej ríše dá pri štyroch hráčoch aj druhý tretiemu 1. Kto má primálo, dá, čo má. V Založení nikto nič nedáva.',

  'rules.inca.chapter.sun': 'Fáza Slnka',
  'rules.inca.sun-order.title': 'Nové poradie hráčov',
  'rules.inca.sun-order':
    'Každá fáza Slnka sa začína novým poradím hráčov: kto má najmenej bodov, ide prvý. Na spoločnom políčku bodovacej stupnice ide skôr vnútorná figúrka. Toto poradie platí do ďalšej fázy Slnka; v kole 1 platí vyžrebované.',
  'rules.inca.sun-lay.title': 'Vyložte jednu kartu',
  'rules.inca.sun-lay':
    'V tomto poradí každý vyloží jednu kartu z ruky lícom nadol do niektorého sektora dosky Slnka. Vyložiť ju musíte a do každého sektora ide v jednej fáze jedna karta. Posledný hráč si teda sektor nevyberá.',
  'rules.inca.sun-draw.title': 'Potiahnite si jednu',
  'rules.inca.sun-draw':
    'Hneď potom si potiahnete kartu a máte znova tri. Ak je balíček prázdny, najprv sa zamieša odkladací balíček.',
  'rules.inca.sun-two.title': 'Pôsobí vždy na dvoch',
  'rules.inca.sun-two':
    'Karta pôsobí na dvoch hráčov, ktorých farby susedia s jej sektorom, a na nikoho iného, nech ju vyložil ktokoľvek.',
  'rules.inca.sun-two.ring': 'Okolo dosky Slnka sedia traja hráči. Medzi každými dvoma susedmi je sektor.',
  'rules.inca.sun-two.lay': 'Záplavu El Niño vyložíte lícom nadol do sektora, pri ktorom sedia Vera a Bruno.',
  'rules.inca.sun-two.reveal':
    'Vera vyloží Podporu ľudu a Bruno Hlavnú strážnicu, obe vedľa vás. Potom sa všetky karty odkryjú.',
  'rules.inca.sun-two.two':
    'Každá karta pôsobí na dvoch hráčov vedľa nej a na nikoho iného. Vera a Bruno majú o jednu bezplatnú cestu menej, vy nie.',
  'rules.inca.sun-reveal.title': 'Odkryť a nechať',
  'rules.inca.sun-reveal':
    'Keď každý vyložil kartu, všetky sa odkryjú. Pôsobia až do ďalšej fázy Sapa Inku, takže v Strednej a Neskorej ríši ich pribúda.',
  'rules.inca.sun-add.title': 'Viac kariet',
  'rules.inca.sun-add':
    'Účinky sa sčítavajú, aj účinky rovnakých kariet. Ak vám karta niečo dovoľuje, zakaždým sa rozhodujete znova.',
  'rules.inca.sun-end.title': 'Na konci každej fázy Slnka',
  'rules.inca.sun-end':
    'Vzbura roľníkov a Podpora ľudu pôsobia na konci každej fázy Slnka, kým ležia na doske, aj na konci tých, ktoré nasledujú po fáze, v ktorej boli vyložené.',
  'rules.inca.example-sun.title': 'Kam ju dať',
  'rules.inca.example-sun':
    'Štyria hráči sedia okolo dosky Slnka v tomto poradí: modrý, oranžový, zelený, hnedý. Vy ste zelený a na ruke máte Vojenskú prevahu. Ak ju vyložíte medzi zeleného a hnedého, zlacní dobytie vám a hnedému; ak medzi oranžového a zeleného, vám a oranžovému. Ak vedie oranžový, zvoľte hnedého.',

  'rules.inca.chapter.people': 'Fáza ľudu',
  'rules.inca.turn-blocks.title': 'Dve časti',
  'rules.inca.turn-blocks':
    'V poradí hráčov odohrá každý celý ťah. Má dve časti: cesty a stavbu. Každú využite raz, v poradí, aké chcete, alebo ju vynechajte. Jednu dokončite skôr, ako začnete druhú; vrátiť sa nemôžete.',
  'rules.inca.turn-roads.title': 'Časť s cestami',
  'rules.inca.turn-roads': 'Postavte najviac dve cesty zadarmo. Karty môžu ich počet zvýšiť alebo znížiť.',
  'rules.inca.turn-build.title': 'Časť so stavbou',
  'rules.inca.turn-build':
    'Vyberte jednu vec: mesto, posádku, dobytie, chrám, terasu, cestu navyše alebo to, čo dovoľuje karta. Ak vám karta dovolí postaviť dve rovnaké veci, postavíte ich spolu ako jednu stavbu. Ďalšie dobytia z Rýchlej expanzie urobíte pred stavbou alebo po nej.',
  'rules.inca.turn-pay.title': 'Najprv zaplaťte',
  'rules.inca.turn-pay':
    'Platíte skôr, ako staviate, a musíte mať dosť žetónov na celú cenu. Body za stavbu získate hneď.',
  'rules.inca.turn-atonce.title': 'Všetko platí hneď',
  'rules.inca.turn-atonce':
    'Cesta, dobytie alebo odkrytý žetón platí pre všetko, čo v tom istom ťahu robíte ďalej. Môžete teda postaviť cestu do provincie a potom ju dobyť; alebo ju dobyť a stavať tam cesty.',
  'rules.inca.turn-pass.title': 'Bez stavby',
  'rules.inca.turn-pass':
    'Stavať nemusíte. Cesty a ďalšie dobytia z Rýchlej expanzie máte aj tak. Ťah sa končí, až keď ho ukončíte.',

  'rules.inca.chapter.roads': 'Cesty',
  'rules.inca.road-line.title': 'Po spojnici',
  'rules.inca.road-line':
    'Cesta leží na jednej vytlačenej spojnici medzi dvoma lokalitami. Na spojnici je miesto pre cestu jedného hráča a druhú na ňu nepostavíte ani vy.',
  'rules.inca.road-join.title': 'Musí nadväzovať',
  'rules.inca.road-join': 'Jeden koniec musí byť vo vašej sieti. Odbočky a slučky sú dovolené.',
  'rules.inca.road-conquered.title': 'Musí sa dotýkať dobytej krajiny',
  'rules.inca.road-conquered':
    'Jeden koniec musí ležať v dobytom regióne, nech ho dobyl ktokoľvek. Môže to byť ten istý koniec, ktorý nadväzuje na vašu sieť, alebo ten druhý. Uzavretá je iba spojnica, ktorej oba konce ležia len v nedobytých provinciách.',
  'rules.inca.road-reveal.title': 'Čo cesta odkryje',
  'rules.inca.road-reveal':
    'Keď postavíte cestu, žetóny všetkých provincií na oboch jej koncoch sa otočia lícom nahor a tak zostanú.',
  'rules.inca.road-stay.title': 'Cesty zostávajú',
  'rules.inca.road-stay': 'Cestu môže odstrániť iba Vzbura roľníkov.',
  'rules.inca.example-road.title': 'O krok ďalej',
  'rules.inca.example-road':
    'Lokalita na hranici patrí dobytej provincii aj takej, ktorú nikto nedobyl. Z tejto lokality smiete postaviť cestu do nedobytej provincie: jeden koniec sa dotýka dobytej krajiny. Z druhého konca tejto cesty smiete ďalej, iba ak sa aj on dotýka dobytej krajiny. Inak najprv provinciu dobyte.',

  'rules.inca.chapter.builds': 'Čo môžete postaviť',
  'rules.inca.build-conquer.title': 'Dobyť provinciu',
  'rules.inca.build-conquer':
    'Zaplaťte toľko žetónov práce, koľko udáva červené číslo na žetóne kultúry, vezmite si ho a získajte toľko bodov, koľko udáva zlaté číslo. Stačí jedna lokalita provincie vo vašej sieti. Provincia ešte nesmie byť dobytá.',
  'rules.inca.build-conquered.title': 'Po dobytí',
  'rules.inca.build-conquered':
    'Žetóny všetkých susedných provincií sa otočia lícom nahor. Váš nový žetón vám v každej ďalšej fáze Inku prinesie toľko žetónov práce, koľko udáva biele číslo.',
  'rules.inca.build-city.title': 'Založiť mesto',
  'rules.inca.build-city':
    '6 žetónov práce, 4 body, vo voľnej lokalite pre mesto vo vašej sieti. Lokalita musí ležať aspoň v jednom dobytom regióne; na hranici stačí jedna dobytá strana.',
  'rules.inca.build-garrison.title': 'Postaviť posádku',
  'rules.inca.build-garrison':
    '4 žetóny práce, 3 body, vo voľnej lokalite pre posádku vo vašej sieti, ktorá leží aspoň v jednom dobytom regióne.',
  'rules.inca.build-temple.title': 'Postaviť chrám',
  'rules.inca.build-temple':
    '5 žetónov práce, na meste vo vašej sieti, ktoré nemá chrám. Nemuseli ste ho založiť vy. V obyčajnom meste prinesie chrám 4 body, vo významnom meste toľko, koľko je tam vytlačené, 5 až 8.',
  'rules.inca.build-terrace.title': 'Postaviť terasu',
  'rules.inca.build-terrace':
    '2 žetóny práce, 1 bod, na jednom z vlastných žetónov kultúry; na každom je miesto pre jednu terasu. Prináša vám 1 žetón práce v každej fáze Inku a 1 bod v každej fáze Sapa Inku.',
  'rules.inca.build-road.title': 'Postaviť cestu navyše',
  'rules.inca.build-road': '1 žetón práce. Platia pre ňu všetky pravidlá ciest a nedáva body.',
  'rules.inca.example-build.title': 'Prvý ťah s 5 žetónmi práce',
  'rules.inca.example-build':
    'Vaša prvá cesta vedie do lokality provincie s odporom 2, prácou 2 a 1 bodom. Postavíte dve bezplatné cesty, jednu z nich do tejto provincie. Potom ju dobyjete za 2 žetóny práce: 1 bod a 2 žetóny práce v každom ďalšom kole. Na druhý ťah tohto kola vám zostávajú 3 žetóny práce a v Založení netreba nič vracať.',

  'rules.inca.chapter.sapa': 'Fáza Sapa Inku',
  'rules.inca.sapa-clear.title': 'Najprv sa vyprázdni doska Slnka',
  'rules.inca.sapa-clear': 'Všetky karty na doske Slnka sa odhodia. Bodovanie nemení žiadna karta.',
  'rules.inca.sapa-score.title': 'Potom všetci bodujú',
  'rules.inca.sapa-score':
    '3 body za každé mesto, 2 za každú posádku a 1 za každý chrám vo vašej sieti, nech ich postavil ktokoľvek. 1 za každú vašu terasu. Čo je odrezané od mesta Cusco, neprináša nič.',
  'rules.inca.sapa-score.crown':
    'Vaše cesty vedú k mestu La Raya a k posádke Ollantaytambo, máte aj terasu: 3 + 2 + 1 = 6 bodov.',
  'rules.inca.sapa-score.road':
    'Ďalšia cesta vedie k mestu Raqchi. Postavila ho Vera, ale bodujete zaň aj vy: už 9 bodov.',
  'rules.inca.sapa-score.second': 'Druhá cesta vedie k mestu Coporaque, ktoré postavil Bruno: 12 bodov.',
  'rules.inca.sapa-score.scored': 'Vo fáze Sapa Inku získate týchto 12 bodov: zo 14 sa posuniete na 26.',
  'rules.inca.sapa-order.title': 'Od prvého po posledného',
  'rules.inca.sapa-order':
    'Bodujete podľa umiestnenia, vedúci prvý; každý si pripíše všetky svoje body naraz. Záleží na tom, keď sa figúrky stretnú na jednom políčku.',
  'rules.inca.sapa-keep.title': 'Žetóny práce sa vracajú',
  'rules.inca.sapa-keep':
    'Nakoniec vrátite do banku žetóny práce nad limit: v Ranej ríši si ponecháte 3, v Strednej 2 a v Neskorej 1.',
  'rules.inca.sapa-founding.title': 'Nie v kole 1',
  'rules.inca.sapa-founding': 'Založenie nemá fázu Sapa Inku: nikto neboduje a všetky žetóny práce si ponecháte.',
  'rules.inca.example-sapa.title': 'Počítanie',
  'rules.inca.example-sapa':
    'Vo vašej sieti sú dve mestá, jedno s chrámom, a tri posádky; máte dve terasy. To je 2 × 3 + 1 + 3 × 2 + 2 = 15 bodov. Súper, ktorý je spojený s tými istými miestami, za ne boduje tiež.',

  'rules.inca.chapter.track': 'Bodovacia stupnica',
  'rules.inca.track-move.title': 'Posun vpred',
  'rules.inca.track-move':
    'Za každý bod sa hneď posuniete o jedno políčko; stupnica nemá koniec. Kto nezíska body, neposúva sa.',
  'rules.inca.track-shared.title': 'Na spoločnom políčku',
  'rules.inca.track-shared':
    'Figúrka, ktorá príde neskôr, stojí vonku a je pozadu. Dvaja hráči teda nikdy nemajú rovnaké umiestnenie: kto je vnútri, je vpredu. Keď fáza Slnka určuje poradie hráčov, príde tá vnútorná aj skôr na rad.',

  'rules.inca.chapter.end': 'Koniec',
  'rules.inca.end-when.title': 'Po kole 7',
  'rules.inca.end-when': 'Partia sa končí fázou Sapa Inku v Neskorej ríši.',
  'rules.inca.end-win.title': 'Víťaz',
  'rules.inca.end-win':
    'Vyhráva, kto má najviac bodov. Remíza nie je možná: na spoločnom políčku je vpredu vnútorná figúrka.',

  'rules.inca.chapter.events': 'Karty Slnka',
  'rules.inca.event-revolt.title': 'Vzbura roľníkov',
  'rules.inca.event-revolt':
    'Na konci každej fázy Slnka strácate všetky svoje cesty, aj divoké, ktoré patria nedobytej provincii. Každá spojnica patrí jednému regiónu, aj na hranici; rozhoduje iba ten. Druhá rovnaká karta nič nemení.',
  'rules.inca.event-revolt-after.title': 'Po vzbure',
  'rules.inca.event-revolt-after':
    'Cesty v štartovacích regiónoch a v dobytých provinciách zostávajú, rovnako stavby a žetóny. Spojnice sú znova voľné pre všetkých. Cesty odrezané od mesta Cusco zostanú na mape, ale sú zbytočné, kým ich nová cesta nespojí s vašou sieťou.',
  'rules.inca.event-roads.title': 'Viac a menej bezplatných ciest',
  'rules.inca.event-roads':
    'Ďalšia cestárska čata vám dáva o jednu bezplatnú cestu viac, Záplava El Niño o jednu menej. Pri viacerých kartách sčítajte a odčítajte; aspoň jedna bezplatná cesta vždy zostane.',
  'rules.inca.event-hardlabor.title': 'Usilovná práca',
  'rules.inca.event-hardlabor':
    'Ak si ako stavbu vyberiete cestu navyše, za ten istý žetón práce postavíte ešte jednu. Záplava sa ich netýka.',
  'rules.inca.event-wild.title': 'Divoká cesta',
  'rules.inca.event-wild':
    'Za každú takú kartu smiete v ťahu jednu zo svojich ciest, bezplatnú alebo platenú, postaviť ako divokú. Nahrádza obyčajnú cestu; ďalšiu nedostanete.',
  'rules.inca.event-wild-where.title': 'Kade smie viesť divoká cesta',
  'rules.inca.event-wild-where':
    'Vedie rovno z lokality do lokality po súši, kde nie je spojnica, nekrižuje žiadnu spojnicu ani inú divokú cestu a neprechádza cez inú lokalitu. Alebo vedie popri spojnici, na ktorej má cestu iný hráč.',
  'rules.inca.event-wild-rules.title': 'Stále je to cesta',
  'rules.inca.event-wild-rules':
    'Musí nadväzovať na vašu sieť a dotýkať sa dobytej krajiny; žetóny odkrýva ako ostatné cesty. Medzi tými istými dvoma lokalitami môže mať divoké cesty viac hráčov.',
  'rules.inca.event-city.title': 'Karty pre mestá',
  'rules.inca.event-city':
    'Počas Epidémie stojí každé mesto, ktoré založíte, o 2 žetóny práce viac, za každú takú kartu. Obnova mesta vám dáva o 2 body viac za každé mesto, ktoré založíte.',
  'rules.inca.event-outpost.title': 'Hlavná strážnica',
  'rules.inca.event-outpost':
    'Namiesto posádky vo vašej sieti smiete postaviť mesto: zaplatíte 4 žetóny práce a získate 4 body; posádku mohol postaviť ktokoľvek. Karty pre mestá túto cenu a tieto body menia, karty pre posádky nie. Chrám, ktorý tam je, zostáva.',
  'rules.inca.event-garrison.title': 'Karty pre posádky',
  'rules.inca.event-garrison':
    'Sklady: každá posádka, ktorú postavíte, prinesie o 1 bod viac. Drsné počasie: každá stojí o 1 žetón práce viac. Hromadná výstavba: ak si ako stavbu vyberiete posádku, smiete postaviť druhú v inej lokalite; platíte za ňu a bodujete ako zvyčajne.',
  'rules.inca.event-surveyors.title': 'Skúsení zememerači',
  'rules.inca.event-surveyors':
    'Ak si ako stavbu vyberiete terasu, smiete postaviť ďalšiu na inom zo svojich žetónov kultúry: znova zaplatíte 2 žetóny práce a získate 1 bod.',
  'rules.inca.event-conquest.title': 'Koľko stojí dobytie',
  'rules.inca.event-conquest':
    'Vojenská prevaha zlacní vaše dobytia o 1 žetón práce, každý Odpor ich o 1 zdraží; cena nikdy neklesne pod 0. Čo žetón prináša, to sa nemení.',
  'rules.inca.event-expansion.title': 'Rýchla expanzia',
  'rules.inca.event-expansion':
    'Za každú takú kartu smiete vo svojom ťahu dobyť ešte jednu provinciu, navyše k stavbe alebo aj namiesto nej. Dobytie stojí o 2 žetóny práce viac ako zvyčajne.',
  'rules.inca.event-support.title': 'Podpora ľudu',
  'rules.inca.event-support':
    'Na konci každej fázy Slnka si vezmete 1 žetón práce za každý svoj žetón kultúry s odporom 1.',
  'rules.inca.event-zeal.title': 'Náboženský zápal',
  'rules.inca.event-zeal':
    'Chrám smiete namiesto na meste postaviť na posádke vo svojej sieti: zaplatíte 5 žetónov práce a získate 4 body. Posádka zostáva.',
  'rules.inca.event-eclipse.title': 'Zatmenie Slnka',
  'rules.inca.event-eclipse':
    'Ak postavíte chrám, v tom ťahu vynechávate časť s cestami. Ak ste už bezplatné cesty postavili, chrám postaviť nemôžete. Všetko ostatné je dovolené; v jednom ťahu však nemôžete mať chrám aj púť.',
  'rules.inca.event-pilgrimage.title': 'Púte',
  'rules.inca.event-pilgrimage':
    'Vzdajte sa jednej časti ťahu, ktorú ste nevyužili, ciest alebo stavby, a získajte body z karty. Aspoň jedno mesto uvedené na karte musí byť vo vašej sieti a mať chrám. Môžete to urobiť raz za fázu ľudu a znova v ďalšej, kým tam karta leží. Časť, ktorej sa vzdáte, nič iné neprináša.',
  'rules.inca.event-pilgrims.title': 'Všetky tri',
  'rules.inca.event-pilgrims':
    'Iba pri štyroch hráčoch. Veľká púť: 7 bodov, Pucará de Andalgalá alebo Ranchillo. Výročná púť: 5 bodov, Chiquitoy Viejo alebo Pachacamac. Miestna púť: 4 body, Machu Picchu alebo Huánuco Pampa.',

  'rules.inca.chapter.variants': 'Na čom sa možno dohodnúť',
  'rules.inca.variant-pizarro.title': 'Príchod Pizarra',
  'rules.inca.variant-pizarro':
    'Pri štyroch fázach ľudu v kole 7 ležia lícom nadol štyri žetóny vpádu. Po každej z týchto fáz sa jeden otočí. Jeden z nich je Pizarro: vtedy hneď nasleduje fáza Sapa Inku a partia sa končí. Každý zo štyroch je rovnako pravdepodobný.',
  'rules.inca.variant-fall.title': 'Skorý pád',
  'rules.inca.variant-fall':
    'Kratšia hra pre štyroch: kolá 4 a 6 sa vynechajú, takže je päť kôl a štyri bodovania. Tri karty pútí sa nepoužívajú.',
  'rules.inca.variant-fall-three.title': 'Skorý pád pre troch',
  'rules.inca.variant-fall-three': 'Pre troch hráčov je to náš vlastný doplnok: vynechajú sa iba tie dve kolá.',
  'rules.inca.variant-gods.title': 'Dohoda bohov',
  'rules.inca.variant-gods':
    'Žetóny kultúry, ktoré dávajú 3 žetóny práce, ležia lícom nahor v označených provinciách, štyri pri štyroch hráčoch a tri pri troch. Všetci k nim majú rovnako ďaleko.',

  'rules.inca.chapter.know': 'Čo vedia všetci',
  'rules.inca.know-open.title': 'Verejné',
  'rules.inca.know-open':
    'Mapa a všetko, čo na nej stojí, odkryté a vzaté žetóny kultúry, žetóny práce a body všetkých, odkryté karty Slnka, odkladací balíček a to, kto kam vyložil kartu lícom nadol.',
  'rules.inca.know-secret.title': 'Tajné',
  'rules.inca.know-secret':
    'Karty na svojej ruke a kartu, ktorú ste práve vyložili, poznáte iba vy. Poradie balíčka, žetóny lícom nadol ani tri, ktoré zostali navyše, nepozná nikto.',
  'rules.inca.know-count.title': 'Smiete počítať',
  'rules.inca.know-count': 'Koľko je ktorých kariet a žetónov, je známe, takže môžete vypočítať, čo ešte príde.',
  'rules.inca.know-luck.title': 'Náhoda a rozhodovanie',
  'rules.inca.know-luck':
    'Náhoda určuje farby, prvé poradie hráčov, žetóny kultúry a karty. Kocky tu nie sú. Vy rozhodujete iba o svojej karte Slnka a jej mieste a o svojom ťahu: o cestách, stavbe a o tom, či použijete kartu. Všetko ostatné sa deje samo.',

  'rules.inca.chapter.maps': 'O našich mapách',
  'rules.inca.map-made.title': 'Prečo sú tieto mapy naše',
  'rules.inca.map-made':
    'Vytlačený herný plán sme nemohli vidieť, preto sú obe mapy naše vlastné, nakreslené podľa skutočných Ánd: 4 štartovacie regióny a 42 provincií pre štyroch hráčov, 3 a 36 pre troch, s približne 20 lokalitami pre mestá a 20 pre posádky. Aj čísla na žetónoch, príjmy a limity sú naše tam, kde sú tie tlačené iba na obrázkoch.',
  'rules.inca.map-lines.title': 'Ako sú nakreslené',
  'rules.inca.map-lines':
    'Spojnice sa nikdy nekrižujú. Každá spojnica patrí jednému regiónu, každý región má aspoň tri lokality a tri spojnice v jednom celku a lokalita patrí regiónom svojich spojníc.',
  'rules.inca.map-cusco.title': 'Okolo mesta Cusco',
  'rules.inca.map-cusco':
    'Cusco má pre každého hráča jednu spojnicu. Všetky štartovacie regióny sú približne rovnako veľké. V niektorých je lokalita, ktorú môžete použiť bez toho, aby ste najprv niečo dobyli, ale v Založení si mesto nikto nemôže dovoliť.',
  'rules.inca.map-ways.title': 'Vždy je aj iná trasa',
  'rules.inca.map-ways':
    'Niet spojnice, bez ktorej by sa mapa rozpadla na dve časti, a takmer do každej lokality pre stavbu sa dá dôjsť aspoň tromi rôznymi trasami. Sám vás teda nikto nezablokuje.',
  'rules.inca.map-temples.title': 'Čím ďalej, tým viac',
  'rules.inca.map-temples':
    'Chrámy vo významných mestách prinesú od 5 bodov blízko mesta Cusco po 8 ďaleko od neho a to isté platí pre mestá pútí.',
  'rules.inca.map-wild.title': 'Divoké cesty na mape',
  'rules.inca.map-wild':
    'Mapa pozná všetky dvojice lokalít, ktoré môže spojiť rovná divoká cesta, a vie, ktorému regiónu ktorá patrí. Stôl vám ukáže tie, ktoré môžete použiť.',
  'rules.inca.map-gods.title': 'Označené provincie',
  'rules.inca.map-gods':
    'Pre každého hráča je jedna provincia Božej ruky a všetky sú rovnako ďaleko od všetkých štartovacích regiónov.',
  'rules.inca.map-fair.title': 'Je každý začiatok rovnako dobrý?',
  'rules.inca.map-fair':
    'Zmerali sme, koľko toho má každý začiatok nablízku, a potom sme nechali rovnakých botov odohrať tisíce partií. Mapa je dosť dobrá, keď sa body z každého začiatku líšia od priemeru najviac o 2,5 % a každý vyhráva približne tak často ako ostatné.',

  'rules.inca.chapter.forget': 'Na čo sa často zabúda',
  'rules.inca.forget-others.title': 'Bodujete aj za to, čo postavili iní',
  'rules.inca.forget-others':
    'Dve cesty k mestu súpera prinášajú 3 body v každej fáze Sapa Inku. Často je to lepšie ako vlastná stavba.',
  'rules.inca.forget-conquered.title': 'Dobytá krajina je otvorená všetkým',
  'rules.inca.forget-conquered': 'Cesty aj všetko ostatné smiete stavať aj v provinciách, ktoré dobyli iní.',
  'rules.inca.forget-keep.title': 'Žetóny práce sa neodkladajú',
  'rules.inca.forget-keep': 'Na konci kola vrátite takmer všetky žetóny práce. Míňajte ich.',
  'rules.inca.forget-sun.title': 'Vaša karta môže zasiahnuť vás',
  'rules.inca.forget-sun':
    'Pozrite sa, čie farby sú pri sektore. Zlú kartu môžete dať medzi dvoch iných, ak tie sektory nie sú obsadené.',
  'rules.inca.forget-revolt.title': 'Cesty v nedobytej krajine sú v nebezpečenstve',
  'rules.inca.forget-revolt': 'Keď v provincii postavíte cesty, čoskoro ju dobyte, inak vám ich niečia vzbura vezme.',
  'rules.inca.forget-temple.title': 'Chrám potrebuje mesto, ale nemusí byť vaše',
  'rules.inca.forget-temple':
    'Významné mesto môže ozdobiť chrámom každý, kto je s ním spojený, a vziať si jeho 5 až 8 bodov. Ak také mesto zakladáte, myslite na to, kto ide po vás.',

  'rules.inca.index.cards': 'Všetky karty Slnka',
  'rules.inca.index.markers': 'Žetóny kultúry',
  'rules.inca.index.sites': 'Lokality pre stavby',
  'rules.inca.index.signs': 'Značky',
  'rules.inca.copies': 'V krabici: {four} pri štyroch hráčoch, {three} pri troch.',
  'rules.inca.marker': 'Odpor {resistance}, práca {labor}, body {points}',
  'rules.inca.site.boards': 'Pri štyroch hráčoch: {four} Pri troch hráčoch: {three}',
  'rules.inca.site.none': 'Na tejto mape nie je.',
  'rules.inca.sign.labor.title': 'Práca',
  'rules.inca.sign.labor': 'Žetóny práce, ktorými sa za všetko platí.',
  'rules.inca.sign.points.title': 'Body',
  'rules.inca.sign.points': 'Kroky na bodovacej stupnici.',
  'rules.inca.sign.resistance.title': 'Odpor',
  'rules.inca.sign.resistance': 'Práca potrebná na dobytie provincie.',
  'rules.inca.sign.sapaPoints.title': 'Body v každej fáze Sapa Inku',
  'rules.inca.sign.sapaPoints': 'Čo by vám niečo prinieslo v ďalšej fáze Sapa Inku.',
  'rules.inca.sign.keep.title': 'Ponechať si',
  'rules.inca.sign.keep': 'Koľko žetónov práce si smiete ponechať na konci kola.',
  'rules.inca.sign.road.title': 'Cesta',
  'rules.inca.sign.road': 'Cesta na vytlačenej spojnici.',
  'rules.inca.sign.wild.title': 'Divoká cesta',
  'rules.inca.sign.wild': 'Cesta mimo vytlačených spojníc. Treba na ňu kartu.',
  'rules.inca.sign.conquer.title': 'Dobytie',
  'rules.inca.sign.conquer': 'Provincia je dobytá a jej žetón niekto vzal.',
  'rules.inca.sign.inca.title': 'Fáza Inku',
  'rules.inca.sign.inca': 'Všetci si berú žetóny práce; vedúci pomáhajú.',
  'rules.inca.sign.sun.title': 'Fáza Slnka',
  'rules.inca.sign.sun': 'Nové poradie hráčov, potom každý vyloží kartu Slnka.',
  'rules.inca.sign.people.title': 'Fáza ľudu',
  'rules.inca.sign.people': 'Každý odohrá ťah: cesty a stavbu.',
  'rules.inca.sign.sapa.title': 'Fáza Sapa Inku',
  'rules.inca.sign.sapa': 'Každý boduje za to, s čím je spojený.',
  'rules.inca.sign.pizarro.title': 'Pizarro',
  'rules.inca.sign.pizarro': 'Žetón vpádu: partia sa tu môže skončiť.',
  'rules.inca.column.card': 'Karta',
  'rules.inca.column.effect': 'Ako pôsobí na dvoch hráčov vedľa nej',
  'rules.inca.summary.round.title': 'Kolo',
  'rules.inca.summary.round':
    'Fáza Inku, potom striedavo fáza Slnka a fáza ľudu, potom fáza Sapa Inku. Kolo 1 nemá fázu Slnka ani fázu Sapa Inku, ale má dve fázy ľudu.',
  'rules.inca.summary.inca.title': 'Fáza Inku',
  'rules.inca.summary.inca':
    'Vezmite si príjem, žetóny práce podľa svojich žetónov kultúry a 1 za každú terasu. Potom dá prvý poslednému 1 žetón práce v Ranej ríši, od Strednej ríše 2; vtedy dá pri štyroch hráčoch aj druhý tretiemu 1. V Založení sa nepomáha.',
  'rules.inca.summary.sun.title': 'Fáza Slnka',
  'rules.inca.summary.sun':
    'Nové poradie hráčov: najprv ten, kto má najmenej bodov, na spoločnom políčku najprv vnútorná figúrka. Každý vyloží jednu kartu lícom nadol do voľného sektora a jednu si potiahne. Všetky sa odkryjú; karta pôsobí na dvoch hráčov vedľa nej do ďalšej fázy Sapa Inku.',
  'rules.inca.summary.people.title': 'Fáza ľudu',
  'rules.inca.summary.people':
    'V poradí hráčov: najviac dve bezplatné cesty a jedna stavba, v ľubovoľnom poradí. Jedno dokončite skôr, ako začnete druhé.',
  'rules.inca.summary.roads.title': 'Cesty',
  'rules.inca.summary.roads':
    'Jeden koniec vo vašej sieti z mesta Cusco, jeden koniec v dobytom regióne. Na spojnici cesta jedného hráča. Žetóny na oboch koncoch sa odkryjú.',
  'rules.inca.summary.builds.title': 'Stavby',
  'rules.inca.summary.builds':
    'Mesto a posádka: v lokalite, ktorá je na to určená, vo vašej sieti, v dobytom regióne. Chrám: na ktoromkoľvek meste vo vašej sieti, ktoré ho nemá. Dobytie: jedna lokalita provincie vo vašej sieti. Terasa: na vlastnom žetóne kultúry, po jednej.',
  'rules.inca.summary.sapa.title': 'Fáza Sapa Inku',
  'rules.inca.summary.sapa':
    'Odhoďte karty z dosky Slnka. Získate 3 body za každé mesto, 2 za každú posádku, 1 za každý chrám vo svojej sieti, nech ich postavil ktokoľvek, a 1 za každú svoju terasu. Vráťte do banku žetóny práce nad limit.',
  'rules.inca.summary.end.title': 'Koniec',
  'rules.inca.summary.end': 'Po kole 7 vyhráva, kto má najviac bodov. Na spoločnom políčku je vpredu vnútorná figúrka.',
} as const;
