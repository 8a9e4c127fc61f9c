/** Slovak for the tutorial of Tempus. Bruno speaks: a surveyor, hearty and quick, who counts everything and likes being beaten. */
export const sk = {
  'lesson.tempus.teacher': 'Bruno',
  'lesson.tempus.about':
    'Bruno sa živí meraním ostrovov. Má meraciu tyč, dobré topánky a kamarátku Veru, lebo na Tempus treba aspoň troch.',
  'lesson.tempus.done': 'Viete všetko, čo viem ja, a to som tento ostrov prešiel dvakrát. Teraz porazte niekoho iného!',
  'lesson.tempus.first':
    'Proti dvom začiatočníkom, v najmenšej možnej zostave. V pretekoch vykladajú karty všetci naraz, lebo je to rýchlejšie; inak sa nič neskracuje. Desať ér, necelá hodina; prestať môžete kedykoľvek.',
  'lesson.tempus.player.0': 'Nová tvár',
  'lesson.tempus.player.1': 'Bruno',
  'lesson.tempus.player.2': 'Vera',

  'lesson.tempus.points': 'O čo sa hrá',
  'lesson.tempus.points.hello':
    'Volám sa Bruno a meriam ostrovy. Sme uprostred partie: na hexoch, ktoré svietia, stoja vaši ľudia, teda vaše kamene. Ostatné sú Verine a moje.',
  'lesson.tempus.points.hexes':
    'Partia má desať ér a body sa počítajú na jej konci. Každý hex s vašimi kameňmi je 1 bod, nech ich tam stojí koľkokoľvek. Máte štyri: preto je pri vašom mene 4.',
  'lesson.tempus.points.mountain':
    'Pastvina, farma, kopce, les: pri počítaní je to jedno. Iba za pohorie, ako je toto, nie je nič. Ale výhľad je pekný.',
  'lesson.tempus.points.spread':
    'Na jednom hexe stoja dva kamene a stačil by jeden. Stlačte Pohyb, ťuknite na svoju dvojicu na farme a potom na voľnú súš vedľa.',
  'lesson.tempus.points.spread.mountain':
    'Ale veď to je pohorie! Stáť tam smiete, no nič za to nie je. Vyberte iný hex.',
  'lesson.tempus.points.spread.wrong':
    'Takto vám hex nepribudne. Stlačte Pohyb, vezmite jeden z dvoch kameňov, ktoré stoja spolu, a pošlite ho tam, kde nikto nestojí.',
  'lesson.tempus.points.more':
    'O hex viac, o bod viac: 5. To číslo hovorí, koľko by ste mali, keby sa partia skončila teraz, takže vždy viete, ako na tom ste.',
  'lesson.tempus.points.city':
    'Vera spravila z dvoch svojich kameňov mesto. Je za 2 body, kým tie dva boli za 1. Väčšie mestá sú za 3 alebo 4.',
  'lesson.tempus.points.flight':
    'A kto sa prvý dostane na posledné políčko tabuľky, Leteckú dopravu, má ďalšie 3 body. Hexy, mestá, Letecká doprava: nič iné sa na konci nepočíta.',

  'lesson.tempus.turn': 'Čo robíte',
  'lesson.tempus.turn.tokens':
    'Späť na začiatok tej istej partie. Tri malé žetóny pri vašom mene sú vaše akcie v tejto ére: striedame sa po jednej akcii, kým sa všetky neminú.',
  'lesson.tempus.turn.able':
    'Toto môžete vo svojej ére: 1 kameň sa presunie o 1 hex; 1 dieťa naraz; a na hexe najviac 2 kamene.',
  'lesson.tempus.turn.rest':
    'Potom: žiadna plavba po mori; ťaháte 1 kartu, na ruke najviac 5; a 3 akcie. Neučte sa to naspamäť: stojí to tu a po ťuknutí sa dozviete viac.',
  'lesson.tempus.turn.baby':
    'Najprv viac ľudí! Deti sa rodia na pastvine, kde už niekoho máte. Stlačte Deti, ťuknite na jednu zo svojich dvoch pastvín a stlačte Ukončiť ťah.',
  'lesson.tempus.turn.baby.wrong':
    'Všetko má svoj čas. Tri kamene sú málo: stlačte Deti, ťuknite na pastvinu, kde niektorý z nich stojí, a ukončite ťah.',
  'lesson.tempus.turn.round':
    'Tu je, rovno z vašej zásoby: dokopy máte 16 kameňov. Jeden žetón ste minuli, Vera a ja máme tiež po dieťati a na ťahu ste znova vy.',
  'lesson.tempus.turn.move':
    'Teraz si rozhýbme nohy. Stlačte Pohyb, ťuknite na niektorý svoj kameň, potom na hocijaký hex, ktorý sa rozsvieti, a na Ukončiť ťah.',
  'lesson.tempus.turn.move.wrong':
    'Aj to je dobré, ale tentoraz sa prejdime: stlačte Pohyb, ťuknite na kameň a potom na hex, ktorý sa rozsvieti.',
  'lesson.tempus.turn.five':
    'Zostáva jeden žetón. Pohyb a Deti už poznáte; Nápad prináša karty, Mesto a Súboj prídu neskôr. Každú akciu môžete robiť, koľkokrát chcete.',

  'lesson.tempus.race': 'Preteky',
  'lesson.tempus.race.track':
    'Tieto políčka sú éry. Všetci traja stojíme na Začiatku. Keď sa minie posledný žetón, pretekáme sa o ďalšie políčko, Písmo.',
  'lesson.tempus.race.terrain':
    'Pretekáme sa o políčko v rámčeku a jeho obrázok hovorí, čo sa počíta: farma. Každý váš kameň na farme je v týchto pretekoch 1, kamene inde nič.',
  'lesson.tempus.race.tie':
    'Číslo pri značke farmy ukazuje, koľko kto zatiaľ má: vy 1, ja 1, Vera nič. Počíta sa iba v týchto pretekoch, nie na konci.',
  'lesson.tempus.race.farm':
    'Rovnako, takže by sme postúpili obaja. Zostáva jedna akcia: stlačte Pohyb, priveďte druhý kameň na svoju farmu, kde je ešte pre jeden miesto, a ukončite ťah.',
  'lesson.tempus.race.farm.wrong':
    'Potom by ste mali na farme najviac jeden kameň, teda nie viac ako ja. Stlačte Pohyb a priveďte tam ďalší.',
  'lesson.tempus.race.won':
    'Dva proti jednému! Kto má najviac, postúpi o políčko, a ak majú viacerí rovnako, postúpia všetci. Na Písme ste iba vy.',
  'lesson.tempus.race.gift':
    'Kto príde na Písmo medzi prvými, potiahne si dve karty nápadov, a tu sú. Kníhtlač o kus ďalej má rovnaký darček.',
  'lesson.tempus.race.better':
    'A pozrite sa, čo teraz môžete: Nápad prináša 2 karty, vám áno, nám nie. Na každom políčku sa v niečom zlepšíte.',
  'lesson.tempus.race.behind':
    'Tesne pred ďalšími pretekmi Vera a ja postúpime k vám, ale bez darčeka. Náskok teda trvá jednu éru a nikto nezostane pozadu dlho.',

  'lesson.tempus.ideas': 'Nápady',
  'lesson.tempus.ideas.two':
    'Každá karta nápadu sa dá použiť dvoma spôsobmi. Názov hovorí, čo robí; pozadie je terén, ktorý môže pomôcť v pretekoch alebo v súboji.',
  'lesson.tempus.ideas.draw': 'Ďalšie karty stoja akciu. Stlačte Nápad.',
  'lesson.tempus.ideas.draw.wrong': 'Neskôr s radosťou. Najprv chcem, aby ste mali viac kariet: stlačte Nápad.',
  'lesson.tempus.ideas.end':
    'Dve nové. Zahrať kartu nie je akcia: môžete to urobiť kedykoľvek vo svojom ťahu, aj tesne pred jeho koncom. Tieto si nechajte a stlačte Ukončiť ťah.',
  'lesson.tempus.ideas.end.wrong':
    'S Kanalizáciou sa na hex zmestí o kameň viac. Teraz miesto netreba, ale túto kartu budete čoskoro potrebovať. Stlačte Ukončiť ťah.',
  'lesson.tempus.ideas.medicine':
    'Medicína prinesie ešte jedno dieťa. Stlačte Deti a ťuknite na pastvinu. Potom ťuknite na Medicínu a na Ešte jedno dieťa, na druhú pastvinu a na Ukončiť ťah.',
  'lesson.tempus.ideas.medicine.wrong':
    'Nie celkom: Deti a pastvina, potom Medicína a druhá pastvina, lebo na každej sa naraz narodí iba jedno dieťa. Nakoniec Ukončiť ťah.',
  'lesson.tempus.ideas.hill':
    'V ďalších pretekoch rozhodujú kopce a vy tam nikoho nemáte. Stlačte Pohyb, presuňte jeden kameň do kopcov a stlačte Ukončiť ťah.',
  'lesson.tempus.ideas.hill.wrong':
    'Tým sa do kopcov nikto nedostane alebo prídete o kartu, ktorá sa tam počíta. Stlačte Pohyb, ťuknite na kameň a na kopce vedľa neho, potom ukončite ťah.',
  'lesson.tempus.ideas.lay':
    'Vera má v kopcoch 3, vy 1. Ťuknite na karty, ktoré chcete vyložiť: každá s kopcami na pozadí je +1 a Vzdelanie je +1 navyše. Použite, čo treba, a stlačte Vyložiť.',
  'lesson.tempus.ideas.lay.waste':
    'Štyri by stačili, ale Zbrane majú na pozadí farmu a tu sa nepočítajú. Vyložené karty sú preč: túto si nechajte.',
  'lesson.tempus.ideas.lay.tie':
    'To sú 3, toľko, koľko má Vera, a postúpila by s vami. Kopce má ešte jedna vaša karta.',
  'lesson.tempus.ideas.lay.wrong':
    'To je málo: Vera má 3. Číslo na karte hovorí, za koľko sa tu počíta. Pripočítajte čísla k 1, ktorú máte.',
  'lesson.tempus.ideas.won':
    'Štyri proti trom a Poľnohospodárstvo máte iba vy: dve deti naraz. Vyložené karty sú preč, či vyhráte, alebo nie, tak vykladajte iba toľko, koľko treba.',

  'lesson.tempus.cities': 'Mestá',
  'lesson.tempus.cities.stock':
    'Ťuknite na značky pod svojím menom a vysvetlia sa samy. Môžete ešte postaviť osem miest: tri s hodnotou 2, tri s hodnotou 3, dve s hodnotou 4.',
  'lesson.tempus.cities.how':
    'Na mesto treba aspoň dva kamene na jednom hexe a najmenej toľko, koľko je jeho hodnota. Vo vašej ére sa na hex zmestia iba 2, takže to bude dvojka.',
  'lesson.tempus.cities.build':
    'Stavajte na farme: stlačte Mesto, ťuknite na svoje dva kamene a potom na Hodnota 2. Ďalšie dva stoja na pastvine a pastvina je pre deti.',
  'lesson.tempus.cities.build.grass': 'To je pastvina a v meste sa už žiadne dieťa nenarodí. Postavte mesto na farme.',
  'lesson.tempus.cities.build.wrong':
    'Najprv postavme mesto: stlačte Mesto a potom ťuknite na svoje dva kamene na farme.',
  'lesson.tempus.cities.pays':
    'Hex bol za 1 bod a mesto je za 2: máte 5. Tie dva kamene sú späť v zásobe, kde je ich teraz 12, a môžu sa znova narodiť.',
  'lesson.tempus.cities.race':
    'Mesto je aj 1 bod v každých pretekoch, nech je terén akýkoľvek. V ďalších rozhoduje les: nikoho tam nemáte, a predsa máte 1.',
  'lesson.tempus.cities.apart':
    'Mesto nesmie stáť vedľa iného, či vášho, alebo cudzieho, ani v pohorí. A terén pod ním zaniká: farma tam už nie je.',
  'lesson.tempus.cities.larger':
    'Od éry Miest sa na hex zmestia tri kamene, dosť na trojku; od éry Priemyslu štyri, na štvorku. Najväčšie mestá môžu počkať.',

  'lesson.tempus.fights': 'Súboje',
  'lesson.tempus.fights.border':
    'Moje dva kamene sa priblížili k vašim a mienim tam zostať. Na cudzí hex nikto len tak nevojde: museli by ste oň zviesť súboj.',
  'lesson.tempus.fights.shield':
    'Koho obyvatelia stoja na troch hexoch alebo menej, toho nemožno napadnúť; mestá sa tu nerátajú. To je ten malý štít: máte ho vy a Vera. Ja mám päť hexov.',
  'lesson.tempus.fights.strength':
    'Počítajme kamene: vaše dva proti mojim dvom. Útočník musí mať viac, pri rovnosti prehráva. Potrebujete teda kartu.',
  'lesson.tempus.fights.weapons':
    'Zbrane dávajú v každom súboji silu 1. Na pozadí majú farmu a ja na farme stojím: ešte 1. To je 2 + 2.',
  'lesson.tempus.fights.attack':
    'Tak do toho: stlačte Súboj, ťuknite na svoje dva kamene a na moje a stlačte Zaútočiť.',
  'lesson.tempus.fights.attack.wrong':
    'Nešetrite ma! Stlačte Súboj, ťuknite na svoje dva kamene a potom na moje vedľa nich.',
  'lesson.tempus.fights.lay':
    'Vy vykladáte karty lícom nadol, potom obranca lícom nahor. Ťuknite na Zbrane a stlačte Vyložiť túto kartu. Ja nemám čím odpovedať.',
  'lesson.tempus.fights.lay.wrong':
    'Dva proti dvom je rovnosť a prišli by ste o kameň. Najprv ťuknite na Zbrane a potom ich vyložte.',
  'lesson.tempus.fights.advance':
    'Štyri proti dvom: moje kamene sú preč, späť v mojej zásobe. Koľko vašich vojde? Nech jeden ide a druhý zostane.',
  'lesson.tempus.fights.advance.nobody': 'Toľko námahy pre prázdnu zem? Pošlite tam jeden a hex je váš.',
  'lesson.tempus.fights.advance.wrong':
    'Potom zostane prázdny hex, z ktorého prišli. Jeden tu a jeden tam, to je o bod viac.',
  'lesson.tempus.fights.won':
    '6 bodov, dobrý boj. Keby ste prehrali, stálo by vás to jeden kameň a mňa nič. Mesto sa bráni svojou hodnotou a jeho majiteľ určí, ktorý terén na kartách platí.',

  'lesson.tempus.further': 'Čo ešte príde',
  'lesson.tempus.further.lake':
    'Voda so súšou dookola je jazero. Už od prvej éry sa kameň z jeho brehu môže preplaviť na ktorýkoľvek iný breh: to je celý jeho presun.',
  'lesson.tempus.further.cross':
    'V ďalších pretekoch rozhoduje les a jeden je na druhom brehu. Stlačte Pohyb, ťuknite na kameň pri jazere a potom na les, ktorý svieti.',
  'lesson.tempus.further.cross.wrong':
    'Myslel som les za vodou. Stlačte Pohyb, vezmite kameň z tohto brehu a ťuknite na hex, ktorý svieti.',
  'lesson.tempus.further.sea':
    'S otvoreným morom je to rovnaké od éry Lodnej dopravy: z hociktorého pobrežia na hociktoré iné, jediným presunom. Potom nie je nikto od nikoho ďaleko.',
  'lesson.tempus.further.transport':
    'Sú aj iné nápady. Transport presunie ešte jeden kameň a Opevnenie je pre obrancu sila 2. Všetky karty ukazuje Pomôcka hráča, osvetlená hore.',
  'lesson.tempus.further.war':
    'Veliteľ vojska je súboj, ktorý nestojí akciu. Náboženstvo vezme z mapy susedov kameň a na váš hex vedľa neho pridá jeden váš.',
  'lesson.tempus.further.government':
    'S Vládou urobíte v jednom ťahu dve akcie alebo počkáte a jednu si necháte na neskôr. Akciu navyše nedáva nikdy.',
  'lesson.tempus.further.first':
    'Značka pri Verinom mene: v tejto ére začína ona, v ďalšej začnete vy. Kto je na ťahu posledný, vidí pred pretekmi, čo majú ostatní.',
  'lesson.tempus.further.end':
    'Desiate preteky sú o Leteckú dopravu a potom počítame. V poslednej ére sa rozíďte po ostrove, stavajte z toho, čo zostalo, a strážte si slabé miesta.',

  'lesson.tempus.island': 'Ako vzniká ostrov',
  'lesson.tempus.island.tiles':
    'Jedno je ešte pred tým všetkým: ostrov. Striedavo kladieme diely, pri troch hráčoch osem, a čo zostane prázdne, je voda.',
  'lesson.tempus.island.why':
    'Kam ich dať? Začnete na dvoch alebo troch hexoch vedľa seba. Chcete pastviny pre deti, farmu na prvé preteky a kopce na druhé: ako tieto tu.',
  'lesson.tempus.island.tile':
    'Diel položte, kam chcete, len nech sa dotýka súše: otočte ho, ťuknite na mapu a stlačte Položiť sem. Z uzavretej vody bude jazero.',
  'lesson.tempus.island.grass':
    'Ostrov je hotový a pristávajú vaše prvé tri kamene. Prvý patrí na pastvinu: ťuknite na jeden z dvoch hexov, ktoré svietia.',
  'lesson.tempus.island.grass.wrong':
    'Dalo by sa, ale obišiel som to tu a pastvina, ktorá svieti, je lepšia: hneď vedľa je farma aj kopce.',
  'lesson.tempus.island.farm': 'Ďalší na farmu vedľa: bod v prvých pretekoch skôr, ako sa začnú.',
  'lesson.tempus.island.farm.wrong':
    'Pekné miesto, ale v prvých pretekoch rozhoduje farma. Ťuknite na hex, ktorý svieti.',
  'lesson.tempus.island.third':
    'Tretí je na vás: iná pastvina alebo tá istá. Hexy sa musia dotýkať, na každom najviac dva kamene.',
  'lesson.tempus.island.ready':
    'Teraz by sme pristáli Vera a ja a začala by sa prvá éra. Žetóny, ťahy, preteky; desaťkrát. Zvyšok už viete.',

  'lesson.tempus.tip.tile':
    'Kam s ním? Pastvinu a farmu dajte vedľa seba: deti sa rodia na pastvine a v prvých pretekoch rozhoduje farma. Usadíte sa pri nich.',
  'lesson.tempus.tip.people':
    'Tri kamene na hexoch, ktoré sa dotýkajú. Pastvina s farmou vedľa je dobrý domov; pohorie nie.',
  'lesson.tempus.tip.first':
    'Vaša prvá akcia. Deti sú na začiatku málokedy chyba: čím viac kameňov, tým viac toho zvládnete.',
  'lesson.tempus.tip.race':
    'Posledné kolo tejto éry. V pretekoch sa počítajú kamene na farme: máte ich tam viac ako ostatní?',
  'lesson.tempus.tip.hills': 'Odteraz sa počítajú kopce. Terén ďalších pretekov je vždy vyznačený v tabuľke ér.',
  'lesson.tempus.tip.lay':
    'Každá karta ukazuje, za koľko sa tu počíta. Vyložte toľko, aby to stačilo na prvé miesto, alebo nič: vyložené karty sú preč.',
  'lesson.tempus.tip.city':
    'Z dvoch kameňov na hexe, ktorý nie je pastvina, môže byť mesto: 2 body a 1 v každých pretekoch.',
  'lesson.tempus.tip.open':
    'Máte viac ako tri hexy, takže vás možno napadnúť. Dva kamene na hraničnom hexe naučia susedov slušnosti.',
  'lesson.tempus.tip.limit':
    'Priveľa kariet. Nechajte si tie, ktoré majú na pozadí terén ďalších pretekov, a jedno Opevnenie.',
  'lesson.tempus.tip.defend':
    'Niekto na vás útočí a pri rovnosti vyhrávate vy. Najviac pomôže Opevnenie; karty, ktoré výsledok nezmenia, si radšej nechajte.',
  'lesson.tempus.tip.ships':
    'Máte lode: kameň z hociktorého pobrežia sa môže preplaviť na hociktoré iné. Hľadajte voľnú zem v diaľke.',
  'lesson.tempus.tip.last':
    'Posledná éra. Každý prázdny hex vedľa vás je bod a za prvé miesto v Leteckej doprave sú 3.',
} as const;
