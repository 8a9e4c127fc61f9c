/** Slovak for the rulebook of Tempus. */
export const sk = {
  'rules.tempus.chapter.about': 'O čom je hra',
  'rules.tempus.about-aim.title': 'Cieľ',
  'rules.tempus.about-aim':
    'Tri až päť národov sa delí o jeden ostrov a rastie od prvého písma po prvý let. Po presne desiatich érach sa hra končí. Dostanete 1 bod za každý hex, ktorý má vaše obyvateľstvo obsadený, okrem pohorí, 2 až 4 body za každé svoje mesto a 3 body, ak medzi prvými vzlietnete.',
  'rules.tempus.about-era.title': 'Éra',
  'rules.tempus.about-era':
    'V každej ére máte niekoľko akcií, na začiatku tri a na konci šesť, a robíte ich striedavo po jednej: presúvate obyvateľstvo, privádzate na svet deti, ťaháte si nápady, zvádzate súboj alebo staviate mesto. Keď už nikto nemá akciu, všetci sa zúčastnia na pretekoch o ďalšiu éru.',
  'rules.tempus.about-race.title': 'Preteky',
  'rules.tempus.about-race':
    'Ďalšia éra určuje terén. Každý váš kameň, ktorý v ňom stojí, je bod v pretekoch, rovnako každé mesto, a ďalšie body môžu pridať karty z ruky. Kto má najviac, postúpi o éru vpred a je silnejší po celú ďalšiu éru: viac detí, dlhšie presuny, viac akcií. Ostatní ho dobehnú, keď sa začnú ďalšie preteky, takže nikto nezaostane o viac ako jednu éru.',
  'rules.tempus.about-think.title': 'Na čo myslieť',
  'rules.tempus.about-think':
    'Pastviny dávajú obyvateľov, správny terén vyhráva preteky, mestá vyhrávajú hru. Na všetky tri veci nikdy nemáte dosť akcií. Skôr ako sa pohnete, pozrite sa na terén ďalších pretekov aj tých po nich.',

  'rules.tempus.chapter.map': 'Tvorba ostrova',
  'rules.tempus.map-players.title': 'Hráči a kamene',
  'rules.tempus.map-players':
    'Hrať môžu traja, štyria alebo piati. Máte 16 kameňov obyvateľstva, osem miest (tri s hodnotou 2, tri s hodnotou 3, dve s hodnotou 4), šesť žetónov akcií a značku v tabuľke ér. Všetky značky sú na políčku Začiatok, kde má každý tri akcie.',
  'rules.tempus.map-first.title': 'Kto začína',
  'rules.tempus.map-first':
    'Prvého začínajúceho hráča určí žreb. Poradie ide okolo stola od hráča, ktorý má značku začínajúceho hráča.',
  'rules.tempus.map-tiles.title': 'Diely',
  'rules.tempus.map-tiles':
    'Ostrov je z dielov so siedmimi hexmi: 8 dielov pri troch hráčoch, 10 pri štyroch, 12 pri piatich. V poradí hráčov každý položí vrchný diel, až kým sa všetky neminú, takže niekto môže položiť o jeden viac ako iní. Nepoužité diely nikto nevidí.',
  'rules.tempus.map-place.title': 'Kam možno položiť diel',
  'rules.tempus.map-place':
    'Prvý diel možno položiť kamkoľvek na sieť mora. Každý ďalší sa musí dotýkať dielu, ktorý tam už leží, nesmie sa s iným prekrývať a nesmie prečnievať zo siete. Dookola ho môžete otočiť, ako chcete, ale nie na druhú stranu. Terény k sebe nemusia pasovať.',
  'rules.tempus.map-noroom.title': 'Ak niet miesta',
  'rules.tempus.map-noroom':
    'Ak svoj diel môžete položiť, musíte. Všetky diely majú rovnaký tvar, takže ak sa nezmestí jeden, nezmestí sa žiadny: všetky zvyšné diely odchádzajú z hry a nikto ich nevidí.',
  'rules.tempus.map-water.title': 'More a jazerá',
  'rules.tempus.map-water':
    'Čo nie je zakryté, je po celú partiu voda. Voda, ktorá siaha po okraj siete, je more a celé more je jedno, ako keby ostrov obklopovalo zvonka. Voda úplne obkolesená súšou je jazero.',
  'rules.tempus.map-coast.title': 'Pobrežia a brehy',
  'rules.tempus.map-coast':
    'Dva hexy susedia, ak majú spoločnú hranu. Hex súše vedľa mora alebo na okraji siete je pobrežie; hex súše vedľa jazera je breh toho jazera. Hex môže byť oboje.',
  'rules.tempus.map-people.title': 'Prvé tri kamene',
  'rules.tempus.map-people':
    'Keď je mapa hotová, každý postaví tri kamene, všetky tri skôr ako ďalší hráč. Stoja na dvoch alebo troch hexoch, ktoré tvoria jednu skupinu, najviac dva na hexe, na ľubovoľnej súši, ktorú nemá obsadenú iný hráč. Pohoria sú dovolené.',
  'rules.tempus.example-people.title': 'Tri kamene',
  'rules.tempus.example-people':
    'Dva na pastvine a jeden v kopcoch vedľa nej: to je v poriadku. Tri v rade, na každom hexe jeden, tiež. Tri na jednom hexe alebo jeden bokom od ostatných dvoch nie.',
  'rules.tempus.map-cards.title': 'Zatiaľ bez kariet',
  'rules.tempus.map-cards': '54 kariet nápadov sa zamieša. Na začiatku ich nemá nikto.',

  'rules.tempus.chapter.era': 'Priebeh éry',
  'rules.tempus.era-phases.title': 'Štyri fázy',
  'rules.tempus.era-phases':
    'Éra má štyri fázy: žetóny akcií, ťahy, preteky, koniec éry. Éra je celok; ťah je to, čo odohrá jeden hráč.',
  'rules.tempus.era-row.title': 'Čo vám dáva vaša éra',
  'rules.tempus.era-row':
    'Všetko, čo môžete, závisí od políčka, na ktorom stojí vaša vlastná značka: koľko kameňov sa presunie a ako ďaleko, koľko detí sa narodí, koľko kameňov sa zmestí na hex, či máte lode, koľko kariet si ťaháte a smiete mať na ruke a koľko máte akcií.',
  'rules.tempus.era-tokens.title': 'Vezmite si žetóny',
  'rules.tempus.era-tokens':
    'Každý si vezme toľko žetónov akcií, koľko určuje jeho políčko: na začiatku tri, od éry Miest štyri, od éry Lodnej dopravy päť, od éry Priemyslu šesť.',
  'rules.tempus.era-rounds.title': 'Striedajte sa',
  'rules.tempus.era-rounds':
    'V poradí hráčov sa v ťahoch striedajú všetci, ktorí majú žetón, až kým ho nemá nikto. Hráč s viacerými žetónmi hrá na konci sám.',
  'rules.tempus.era-one.title': 'Jeden žetón, jedna akcia',
  'rules.tempus.era-one':
    'Vo svojom ťahu musíte minúť jeden žetón na jednu z piatich akcií: Pohyb, Deti, Súboj, Nápad alebo Mesto. Tú istú akciu si môžete vybrať, koľkokrát chcete. Pasovať nemôžete; výnimkou je iba karta Vláda.',
  'rules.tempus.era-real.title': 'Akcia musí niečo zmeniť',
  'rules.tempus.era-real':
    'Niekto sa musí naozaj presunúť alebo narodiť, musí prebehnúť súboj alebo vzniknúť mesto. Ak nič iné nie je možné, vždy si môžete potiahnuť nápady. Počet presunov, vzdialenosť a počet detí sú horné hranice: môžete využiť aj menej. Počet kariet, ktoré si ťaháte, je presný.',
  'rules.tempus.era-windows.title': 'Karty okolo akcie',
  'rules.tempus.era-windows':
    'Karty nápadov môžete hrať pred svojou akciou, po nej a pri akciách Pohyb a Deti aj po každom jednotlivom kameni. Ťah sa končí, až keď ho ukončíte.',
  'rules.tempus.era-own.title': 'Obsadené hexy a vlastné mestá',
  'rules.tempus.era-own':
    'Hex máte obsadený, ak na ňom stojí aspoň jeden váš kameň. Mesto je vaše, ale jeho hex sa medzi obsadené nepočíta. Kamene, ktoré nie sú na mape, sú vo vašej zásobe; na mape a v zásobe je ich spolu vždy 16.',

  'rules.tempus.chapter.stacks': 'Koľko sa zmestí na hex',
  'rules.tempus.stack-limit.title': 'Limit',
  'rules.tempus.stack-limit':
    'Keď kameň príde na hex, presunom, narodením, obrátením alebo po súboji, nesmie tam byť viac vašich kameňov, ako dovoľuje vaša éra: na začiatku dva, od éry Miest tri, od éry Priemyslu štyri. Prechod cez hex sa nepočíta.',
  'rules.tempus.stack-one.title': 'Jeden hráč na hexe',
  'rules.tempus.stack-one':
    'Na hexe sú kamene jedného hráča alebo jedno mesto, alebo nič. Nikdy nie kamene a mesto spolu.',
  'rules.tempus.stack-keeps.title': 'Nikto nemusí odísť',
  'rules.tempus.stack-keeps':
    'Ak je ich vďaka Kanalizácii viac ako limit, smú zostať. Nič sa nikdy neodstraňuje preto, že je na hexe kameňov priveľa.',

  'rules.tempus.chapter.move': 'Pohyb',
  'rules.tempus.move-how.title': 'Niektoré vaše kamene sa presunú',
  'rules.tempus.move-how':
    'Koľko rôznych kameňov sa smie presunúť, určuje vaša éra. Presúvajú sa jeden po druhom, každý raz, v poradí, aké chcete. Limit hexu platí vždy, keď kameň zastane. Mestá sa nikdy nepresúvajú.',
  'rules.tempus.move-land.title': 'Pešo',
  'rules.tempus.move-land':
    'Pešo urobí kameň najviac toľko krokov, koľko určuje vaša éra, zo súše na susednú súš. Pohoria sú pritom obyčajná súš. Na vodu sa pešo nikdy nevstupuje.',
  'rules.tempus.move-through.title': 'Cez čo smiete prejsť',
  'rules.tempus.move-through':
    'Smiete prejsť cez vlastné kamene, aj keď je hex plný, a cez vlastné mestá. Cez kamene a mestá iných hráčov prejsť nesmiete.',
  'rules.tempus.move-stop.title': 'Kde nesmiete zastať',
  'rules.tempus.move-stop':
    'Nie na meste, nie pri kameňoch iného hráča, nie tam, kde by sa prekročil limit hexu, a nie tam, odkiaľ kameň vyšiel.',
  'rules.tempus.move-lake.title': 'Cez jazero',
  'rules.tempus.move-lake':
    'Od prvej éry smie kameň na brehu jazera prejsť na ktorýkoľvek iný breh toho istého jazera. To je celý jeho presun, bez kroku predtým a potom. Ostatní okolo jazera mu neprekážajú. Na hexe medzi dvoma jazerami môže použiť ktorékoľvek, ale v jednom presune iba jedno.',
  'rules.tempus.move-sea.title': 'Cez more',
  'rules.tempus.move-sea':
    'Od éry Lodnej dopravy smie kameň na pobreží prejsť na ktorýkoľvek iný hex pobrežia ostrova. Aj to je celý jeho presun a cestou mu nič neprekáža.',
  'rules.tempus.move-mode.title': 'Vždy len jeden spôsob',
  'rules.tempus.move-mode':
    'Kameň ide pešo, prejde cez jedno jazero alebo sa plaví. V jednom presune sa to nikdy nekombinuje.',
  'rules.tempus.move-fresh.title': 'Obrátené a postupujúce kamene',
  'rules.tempus.move-fresh':
    'Kameň získaný Náboženstvom počas vášho Pohybu sa považuje za nepresunutý a ešte sa presunúť smie. Obsadenie hexu po súboji nie je presun a nič na tom nemení. Ak na hexe stoja presunuté aj nepresunuté kamene, určíte, ktoré z nich vojdú alebo o ktoré prídete. Potom Pohyb pokračuje.',

  'rules.tempus.chapter.babies': 'Deti',
  'rules.tempus.baby-where.title': 'Na pastvine s vašimi kameňmi',
  'rules.tempus.baby-where':
    'Každé dieťa je nový kameň zo zásoby na pastvine, kde už máte kamene, v jednej akcii najviac jedno na každom hexe. Ak máte taký hex iba jeden, narodí sa jedno dieťa, aj keď vaša éra dovoľuje dve.',
  'rules.tempus.baby-limits.title': 'Miesto a zásoba',
  'rules.tempus.baby-limits':
    'Limit hexu platí. Kanalizácia ho môže zvýšiť, ale aj tak sa na hexe narodí iba jedno dieťa. Ak je na mape všetkých 16 kameňov, nenarodí sa nikto.',
  'rules.tempus.baby-city.title': 'Nie v mestách',
  'rules.tempus.baby-city': 'V meste, ktoré stojí na bývalej pastvine, sa deti nerodia.',
  'rules.tempus.baby-now.title': 'Podľa súčasného stavu',
  'rules.tempus.baby-now':
    'Deti sa rodia po jednom a zakaždým rozhoduje, ako mapa vyzerá v tej chvíli. Dieťa sa môže narodiť aj na pastvine, ktorú medzitým získate Veliteľom vojska alebo Náboženstvom.',
  'rules.tempus.example-baby.title': 'Dve deti',
  'rules.tempus.example-baby':
    'Ste v ére Poľnohospodárstva: dve deti, najviac dva kamene na hexe. Na jednej pastvine máte jeden kameň a na druhej dva. Na prvej sa narodí dieťa a teraz sú na nej dva. Druhá je plná, takže to je všetko, ak na ňu nezahráte Kanalizáciu.',

  'rules.tempus.chapter.fight': 'Súboj',
  'rules.tempus.fight-who.title': 'Z jedného hexu proti susednému',
  'rules.tempus.fight-who':
    'Útočí iba hráč na ťahu, akciou Súboj alebo Veliteľom vojska. Všetky vaše kamene z jedného hexu útočia na jeden susedný hex súše s kameňmi alebo mestom iného hráča. Nikdy nie cez vodu a mesto útočiť nemôže. Oba hexy určíte verejne; môžete byť slabšou stranou a na teréne nezáleží.',
  'rules.tempus.fight-protected.title': 'Tri hexy chránia',
  'rules.tempus.fight-protected':
    'Hráča, ktorý má obsadené tri hexy alebo menej, nemožno vôbec napadnúť, ani jeho kamene, ani mestá. Počítajú sa hexy s kameňmi, aj pohoria, ale nie mestá. Kto je chránený, sám útočiť a používať Náboženstvo smie.',
  'rules.tempus.fight-terrain.title': 'Terén súboja',
  'rules.tempus.fight-terrain':
    'Rozhoduje terén napadnutého hexu. Ak je to mesto, jeho majiteľ najprv určí pastvinu, farmu, kopce alebo les.',
  'rules.tempus.fight-cards.title': 'Vyložte karty',
  'rules.tempus.fight-cards':
    'Najprv útočník vyloží ľubovoľný počet kariet lícom nadol alebo žiadnu. Potom obranca vyloží ľubovoľný počet lícom nahor alebo žiadnu. Potom sa karty útočníka otočia. Nikto už kartu nepridá ani si ju nevezme späť.',
  'rules.tempus.fight-strength.title': 'Sila',
  'rules.tempus.fight-strength':
    'Spočítajte kamene na hexe alebo vezmite hodnotu mesta. Pridajte 1 za každú svoju kartu, ktorej pozadie je terén súboja, 1 za každé Zbrane a, iba pre obrancu, 2 za každé Opevnenie. Jedna karta sa môže počítať dvakrát: za to, čo je, a za svoje pozadie. Pohorie ako pozadie nemá žiadna karta.',
  'rules.tempus.fight-result.title': 'Kto vyhrá',
  'rules.tempus.fight-result': 'Vyhráva väčšia sila. Pri rovnakej sile útočník prehráva.',
  'rules.tempus.fight-result.border':
    'Vedľa dvoch vašich kameňov stoja dva Brunove. To je 2 proti 2 a rovnosť by vás stála jeden kameň.',
  'rules.tempus.fight-result.attack': 'Útočíte. Brunove kamene stoja na farme, takže to je terén tohto súboja.',
  'rules.tempus.fight-result.lay': 'Vyložíte Zbrane s farmou na pozadí: 2 + 1 + 1 = 4. Bruno nevyloží nič a má 2.',
  'rules.tempus.fight-result.advance':
    'Vyhrávate. Oba Brunove kamene sa vrátia do jeho zásoby a jeden váš kameň vojde na hex.',
  'rules.tempus.fight-won.title': 'Vyhrá útočník',
  'rules.tempus.fight-won':
    'Všetky kamene obrancu na tom hexe alebo mesto sa vrátia do jeho zásoby. Útočník potom smie na prázdny hex presunúť ľubovoľný počet kameňov, ktoré útočili, od nuly po všetky, v rámci limitu. Smie na to zahrať Kanalizáciu.',
  'rules.tempus.fight-lost.title': 'Prehrá útočník',
  'rules.tempus.fight-lost': 'Jeden kameň z útočiaceho hexu sa vráti do zásoby útočníka. Obranca nestráca nič.',
  'rules.tempus.fight-after.title': 'Karty sú preč',
  'rules.tempus.fight-after':
    'Všetky karty vyložené v súboji sa odhodia, či pomohli, alebo nie. Počas súboja sa počítajú iba Zbrane, Opevnenie a pozadia a nič iné sa zahrať nedá.',
  'rules.tempus.fight-again.title': 'Viac ako jeden súboj',
  'rules.tempus.fight-again':
    'S Veliteľom vojska alebo Vládou môžete v jednom ťahu bojovať viackrát. Každý súboj je nový a s novými kartami.',
  'rules.tempus.example-fight.title': 'Súboj v kopcoch',
  'rules.tempus.example-fight':
    'Vaše tri kamene útočia na dva kamene v kopcoch. Vyložíte Zbrane s kopcami na pozadí a Náboženstvo, tiež s kopcami: 3 + 1 + 1 + 1 = 6. Obranca vyloží Opevnenie s kopcami: 2 + 2 + 1 = 5. Vyhrávate a z vašich troch kameňov smie vojsť toľko, koľko sa zmestí. Keby Opevnenie nemalo také pozadie, bolo by to 6 proti 4; bez Náboženstva by bola rovnosť a prišli by ste o jeden kameň.',

  'rules.tempus.chapter.ideas': 'Nápady',
  'rules.tempus.idea-draw.title': 'Ťahanie kariet',
  'rules.tempus.idea-draw':
    'Pri akcii Nápad si potiahnete toľko kariet, koľko určuje vaša éra: na Začiatku jednu, od éry Písma dve. Potiahnete si všetky. Ak potom máte na ruke viac ako päť, od éry Kníhtlače sedem, odhodíte karty nad limit lícom nadol skôr, ako smiete niečo zahrať.',
  'rules.tempus.idea-empty.title': 'Prázdny balíček',
  'rules.tempus.idea-empty':
    'Ak sa balíček minie, odkladací balíček sa zamieša a ťaháte ďalej. Karty, ktoré ležia pred hráčmi, sa doň nedávajú.',
  'rules.tempus.idea-when.title': 'Kedy hrať karty',
  'rules.tempus.idea-when':
    'Hranie kariet nie je akcia. Vo vlastnom ťahu ich smiete zahrať, koľko chcete, aj tie, ktoré ste si práve potiahli. V ťahoch iných hráčov vykladáte karty iba na svoju obranu. A v pretekoch smie vyložiť karty každý.',
  'rules.tempus.idea-once.title': 'Jedna karta, jedno použitie',
  'rules.tempus.idea-once':
    'Kartu použijete raz: pre jej efekt vo svojom ťahu, v súboji alebo v pretekoch. Vo vašom ťahu sa počíta iba efekt, pozadie nie. Potom sa odhodí.',
  'rules.tempus.idea-really.title': 'Efekt sa musí prejaviť',
  'rules.tempus.idea-really':
    'Pre efekt nesmiete zahrať kartu, ktorá by nič nezmenila. Transport a Medicína sa hrajú počas svojej akcie, po prvom kameni, keď sa ešte ďalší môže presunúť alebo narodiť. V súbojoch a pretekoch smiete vyložiť aj karty, ktoré nemajú žiadnu hodnotu.',

  'rules.tempus.chapter.cards': 'Deväť nápadov',
  'rules.tempus.card-education.title': 'Vzdelanie',
  'rules.tempus.card-education': 'V pretekoch: 1 bod a ešte 1, ak je jeho pozadie terén pretekov.',
  'rules.tempus.card-fort.title': 'Opevnenie',
  'rules.tempus.card-fort': 'V obrane: sila 2 a ešte 1, ak sa zhoduje pozadie. Útočníkovi sa môže počítať iba pozadie.',
  'rules.tempus.card-weapons.title': 'Zbrane',
  'rules.tempus.card-weapons': 'V súboji na ktorejkoľvek strane: sila 1 a ešte 1, ak sa zhoduje pozadie.',
  'rules.tempus.card-medicine.title': 'Medicína',
  'rules.tempus.card-medicine':
    'V akcii Deti: ešte jedno dieťa, stále najviac jedno na každom hexe. Účinky viacerých kariet sa sčítavajú.',
  'rules.tempus.card-transport.title': 'Transport',
  'rules.tempus.card-transport':
    'V akcii Pohyb: presunie sa ešte jeden kameň, ktorýmkoľvek možným spôsobom a tak ďaleko ako zvyčajne. Žiadny kameň sa nepresunie dvakrát. Účinky viacerých kariet sa sčítavajú.',
  'rules.tempus.card-war.title': 'Veliteľ vojska',
  'rules.tempus.card-war':
    'Kedykoľvek vo vlastnom ťahu, aj medzi presunmi dvoch kameňov v akcii Pohyb: jeden súboj, ktorý nestojí žetón. Platia všetky pravidlá súboja. Môžete ich použiť viac, jedného po druhom. Samotný Veliteľ vojska sa vo svojom súboji nepočíta.',
  'rules.tempus.card-sanitation.title': 'Kanalizácia',
  'rules.tempus.card-sanitation':
    'Vo vašom ťahu: určte hex súše bez mesta a bez cudzích kameňov. Zmestí sa naň o jeden váš kameň viac, ako je limit. Účinky viacerých kariet sa sčítavajú, na jednom hexe aj na rôznych.',
  'rules.tempus.card-sanitation-lasts.title': 'Ako dlho trvá',
  'rules.tempus.card-sanitation-lasts':
    'Miesto, ktoré do konca ťahu nevyužijete, zaniká. Využité miesto trvá, kým z hexu nikto neodíde; keď jeden kameň odíde, smú zostať iba tie, ktoré tam sú, a nad bežný limit už nesmie prísť žiadny. Keď sa limit vašej éry zvýši, miesto navyše je jeho súčasťou.',
  'rules.tempus.card-religion.title': 'Náboženstvo',
  'rules.tempus.card-religion':
    'Vo vašom ťahu: vyberte hex s kameňmi iného hráča vedľa hexu, ktorý máte obsadený. Jeden z tých kameňov sa vráti do zásoby svojho hráča a na váš hex pribudne jeden z vašej zásoby. Potrebujete kameň v zásobe a miesto na svojom hexe.',
  'rules.tempus.card-religion-limits.title': 'Čo Náboženstvo nedokáže',
  'rules.tempus.card-religion-limits':
    'Nedá sa použiť proti chránenému hráčovi a miest sa netýka. Ak sa váš Pohyb ešte neskončil, nový kameň sa smie presunúť.',
  'rules.tempus.card-government.title': 'Vláda: ďalšia akcia',
  'rules.tempus.card-government':
    'Hneď po akcii, ak vám zostáva žetón, zahrajte Vládu a urobte ďalšiu akciu ihneď. Akcií nemáte viac ako inak, iba robíte dve naraz. Každá ďalšia Vláda dovoľuje ešte jednu.',
  'rules.tempus.card-government-pass.title': 'Vláda: čakanie',
  'rules.tempus.card-government-pass':
    'Alebo ju zahrajte ako jedinú vec v ťahu a neminiete žetón; použijete ho v niektorom z ďalších kôl. Dá sa to, iba kým má žetón aj niekto iný, a žiadny žetón si nemožno odložiť do ďalšej éry.',
  'rules.tempus.card-government-table.title': 'Kde karta leží',
  'rules.tempus.card-government-table':
    'Leží pred vami lícom nahor, kým nie je druhá akcia hotová alebo, ak ste čakali, kým neminiete posledný žetón. Potom sa odhodí.',

  'rules.tempus.chapter.cities': 'Mestá',
  'rules.tempus.city-build.title': 'Postavte mesto',
  'rules.tempus.city-build':
    'Vyberte hex aspoň s dvoma svojimi kameňmi a postavte tam mesto s hodnotou 2, 3 alebo 4, ale nie vyššou, ako je počet kameňov. Všetky kamene z hexu sa vrátia do vašej zásoby, aj tie, ktoré boli nad hodnotu mesta.',
  'rules.tempus.city-where.title': 'Kde nie',
  'rules.tempus.city-where': 'Nie vedľa iného mesta, nech je čiekoľvek, a nie v pohorí.',
  'rules.tempus.city-worth.title': 'Akú má hodnotu',
  'rules.tempus.city-worth':
    'Mesto je 1 bod v každých pretekoch, bráni sa svojou hodnotou a na konci dáva toľko bodov, koľko je jeho hodnota.',
  'rules.tempus.city-ground.title': 'Čo je pod ním',
  'rules.tempus.city-ground':
    'Kým mesto stojí, terén pod ním sa na nič nepočíta. Ak je mesto zničené, terén platí znova.',
  'rules.tempus.city-fixed.title': 'Natrvalo',
  'rules.tempus.city-fixed':
    'V jednej akcii postavíte jedno mesto. Mesto nemôžete zväčšiť, presunúť ani sa ho vzdať. Zničené mesto sa vráti do vašej zásoby a možno ho postaviť znova.',

  'rules.tempus.chapter.race': 'Preteky o ďalšiu éru',
  'rules.tempus.race-catch.title': 'Najprv dobehnúť',
  'rules.tempus.race-catch':
    'Keď už nikto nemá žetón, každá značka za vedúcou sa posunie na jej políčko. Karty sa za to neťahajú.',
  'rules.tempus.race-terrain.title': 'Čo sa počíta',
  'rules.tempus.race-terrain':
    'Terén určuje ďalšie políčko. Dostanete 1 bod za každý svoj kameň v tomto teréne (kameň, nie hex), 1 za každú vyloženú kartu s takým pozadím, 1 za každé vyložené Vzdelanie a 1 za každé svoje mesto kdekoľvek.',
  'rules.tempus.race-cards.title': 'Vyložte karty',
  'rules.tempus.race-cards':
    'V poradí hráčov každý vyloží ľubovoľný počet kariet lícom nadol alebo žiadnu; kto je na rade neskôr, vidí koľko. Potom sa všetky naraz otočia, spočítajú a odhodia. Nič iné tu karty nerobia.',
  'rules.tempus.race-win.title': 'Kto postúpi',
  'rules.tempus.race-win':
    'Kto má najviac bodov, postúpi o jedno políčko. Ak ich má najviac niekoľko hráčov zhodne, postúpia všetci, aj keď nemajú ani bod.',
  'rules.tempus.race-win.tie':
    'Preteky sú o Písmo a počíta sa farma. Vy aj Bruno tam máte po jednom kameni, Vera nemá ani jeden.',
  'rules.tempus.race-win.move': 'Poslednou akciou presuniete na farmu druhý kameň. Teraz sa počítajú dva vaše kamene.',
  'rules.tempus.race-win.count':
    'Nikto nemá karty na vyloženie. Máte 2 body a Bruno 1, takže na políčko Písmo postúpite len vy.',
  'rules.tempus.race-bonus.title': 'Písmo a Kníhtlač',
  'rules.tempus.race-bonus':
    'Ak je políčko, ktoré ste práve vyhrali, Písmo alebo Kníhtlač, ihneď si potiahnete 2 karty; platí limit kariet nového políčka. Kto naň len neskôr dobehne, nedostane nič.',
  'rules.tempus.example-race.title': 'Preteky v kopcoch',
  'rules.tempus.example-race':
    'V kopcoch máte štyri kamene, k tomu dve mestá a vyložíte Vzdelanie s kopcami na pozadí: 4 + 2 + 2 = 8. Váš sused má v kopcoch päť kameňov a jedno mesto a vyloží dve karty s kopcami: 5 + 1 + 2 = 8. Nikto nemá viac, takže postúpite obaja. Ostatní vás dobehnú, keď sa začnú ďalšie preteky.',

  'rules.tempus.chapter.end': 'Koniec',
  'rules.tempus.end-era.title': 'Koniec éry',
  'rules.tempus.end-era':
    'Všetky žetóny sa vrátia a značka začínajúceho hráča prejde na ďalšieho hráča okolo stola. Ak nikto nie je v ére Leteckej dopravy, začína sa ďalšia éra.',
  'rules.tempus.end-flight.title': 'Letecká doprava',
  'rules.tempus.end-flight':
    'Partia sa končí érou, v ktorej niekto postúpi do éry Leteckej dopravy. Je to vždy desiata. Po týchto pretekoch sa už nedá nič urobiť ani zahrať.',
  'rules.tempus.end-points.title': 'Body',
  'rules.tempus.end-points':
    '1 bod za každý hex s vašimi kameňmi, ktorý nie je pohorie, nech ich tam stojí koľkokoľvek. Hodnota každého vášho mesta. 3 body, ak ste v ére Leteckej dopravy.',
  'rules.tempus.end-winner.title': 'Víťaz',
  'rules.tempus.end-winner':
    'Vyhráva, kto má najviac bodov. Pri rovnosti rozhoduje viac kariet na ruke, potom viac miest; ak ani to nerozhodne, delíte sa o víťazstvo. Nikto nikdy nevypadne: aj bez kameňov ste na ťahu a môžete vyhrať.',
  'rules.tempus.example-end.title': 'Sčítanie',
  'rules.tempus.example-end':
    'Máte obsadených deväť hexov, z toho dve pohoria: 7 bodov. Mestá s hodnotou 4, 3 a 3 dávajú 10. Vyhrali ste posledné preteky: 3. Spolu je to 20.',

  'rules.tempus.chapter.know': 'Čo vedia všetci',
  'rules.tempus.know-open.title': 'Verejné a tajné',
  'rules.tempus.know-open':
    'Mapa, kamene, zásoby, značky a žetóny sú verejné a tiež to, ktoré kamene sa už presunuli. O kartách na ruke iných, o kartách vyložených lícom nadol a o kartách z balíčka a odkladacieho balíčka viete iba to, koľko ich je.',
  'rules.tempus.know-luck.title': 'Kde rozhoduje náhoda',
  'rules.tempus.know-luck': 'Náhoda rozhoduje o tom, kto začína, o poradí dielov a o poradí kariet. Kocky tu nie sú.',
  'rules.tempus.know-watch.title': 'Diváci',
  'rules.tempus.know-watch': 'Diváci vidia iba to, čo je verejné, aj po skončení.',

  'rules.tempus.chapter.options': 'Na čom sa možno dohodnúť',
  'rules.tempus.option-cities.title': 'Mestá rušia ochranu',
  'rules.tempus.option-cities':
    'Chránený je hráč s tromi hexmi alebo menej; s touto možnosťou sa medzi ne počítajú aj mestá. Autor hry neskôr povedal, že by tak hral.',
  'rules.tempus.option-discard.title': 'Odkrytý odkladací balíček',
  'rules.tempus.option-discard': 'Odhodené karty si môže prezerať každý a karty nad limit sa odhadzujú lícom nahor.',
  'rules.tempus.option-together.title': 'Všetci vykladajú naraz',
  'rules.tempus.option-together':
    'V pretekoch vykladajú karty všetci naraz a nevidia, koľko ich vykladajú ostatní. Ide to rýchlejšie.',
  'rules.tempus.option-five.title': 'Mestá s hodnotou 5',
  'rules.tempus.option-five': 'V niektorých krabiciach sú mestá s hodnotou 5. Nie sú súčasťou hry a tu ich nenájdete.',

  'rules.tempus.chapter.forget': 'Na čo sa často zabúda',
  'rules.tempus.forget-tie.title': 'Rovnosť je pre útočníka prehra',
  'rules.tempus.forget-tie':
    'Útočte so silou aspoň o 1 väčšou, ako sa vám zdá potrebné: obranca skôr, ako odpovie, vidí, koľko kariet ste vyložili.',
  'rules.tempus.forget-three.title': 'Tri hexy chránia aj vedúceho hráča',
  'rules.tempus.forget-three':
    'Kto má tri mestá a tri hexy, toho nemožno napadnúť. Prepočítajte si to, skôr ako sa tam vydáte.',
  'rules.tempus.forget-grass.title': 'Mesto zaberie pastvinu',
  'rules.tempus.forget-grass': 'Nestavajte na svojej jedinej pastvine, ak sa bez detí nezaobídete.',
  'rules.tempus.forget-catch.title': 'Dobehnutie je zadarmo',
  'rules.tempus.forget-catch':
    'Kto preteky prehrá, pred ďalšími pretekmi sa do tej éry aj tak dostane. Prehrať jedny preteky nie je nešťastie; prehrávať často znamená hrať stále so včerajšími číslami.',
  'rules.tempus.forget-ties.title': 'Pri rovnosti postupujú všetci najlepší',
  'rules.tempus.forget-ties': 'Vedúceho v pretekoch nemusíte prekonať. Vyrovnať sa mu je rovnako dobré.',
  'rules.tempus.forget-mountain.title': 'Pohoria nedávajú body',
  'rules.tempus.forget-mountain':
    'Počítajú sa do ochrany a ako stanovište sú dobré, ale na konci nemajú žiadnu hodnotu.',

  'rules.tempus.index.ideas': 'Všetky nápady',
  'rules.tempus.index.terrains': 'Terény',
  'rules.tempus.index.eras': 'Éry',
  'rules.tempus.index.signs': 'Značky',
  'rules.tempus.copies': 'Karty podľa pozadia: {copies}.',
  'rules.tempus.terrain.hexes':
    'Na dvanástich dieloch {hexes, plural, one {je # taký hex} few {sú # také hexy} many {je # takého hexu} other {je # takých hexov}}.',
  'rules.tempus.terrain.race':
    'Tento terén sa počíta v pretekoch o éru {eras, genitive} a ako pozadie ho {cards, plural, one {má # karta} few {majú # karty} many {má # karty} other {má # kariet}}.',
  'rules.tempus.terrain.none':
    'Nepočíta sa v žiadnych pretekoch, žiadna karta ho nemá ako pozadie, mesto tu stáť nemôže a na konci nedáva bod.',
  'rules.tempus.terrain.grass': 'Rodia sa tu deti.',
  'rules.tempus.sign.token.title': 'Žetón akcie',
  'rules.tempus.sign.token': 'Akcia, ktorú v tejto ére ešte môžete urobiť.',
  'rules.tempus.sign.people.title': 'Obyvateľstvo',
  'rules.tempus.sign.people': 'Kamene v zásobe, ktoré sa ešte môžu narodiť.',
  'rules.tempus.sign.card.title': 'Karty nápadov',
  'rules.tempus.sign.card': 'Koľko kariet má niekto na ruke.',
  'rules.tempus.sign.stack.title': 'Limit',
  'rules.tempus.sign.stack': 'Koľko kameňov sa zmestí na hex.',
  'rules.tempus.sign.lake.title': 'Jazero',
  'rules.tempus.sign.lake': 'Kameň ide na tento hex cez jazero.',
  'rules.tempus.sign.sea.title': 'More',
  'rules.tempus.sign.sea': 'Kameň sa na tento hex plaví.',
  'rules.tempus.sign.shield.title': 'Chránený hráč',
  'rules.tempus.sign.shield': 'Tento hráč má obsadené tri hexy alebo menej a nemožno ho napadnúť.',
  'rules.tempus.sign.points.title': 'Body',
  'rules.tempus.sign.points': 'Koľko by niekto mal, keby sa partia skončila teraz.',
  'rules.tempus.sign.first.title': 'Značka začínajúceho hráča',
  'rules.tempus.sign.first': 'Tento hráč v tejto ére začína.',
  'rules.tempus.column.idea': 'Nápad',
  'rules.tempus.column.effect': 'Čo robí',
  'rules.tempus.summary.era.title': 'Éra',
  'rules.tempus.summary.era':
    'Vezmite si žetóny akcií. V poradí hráčov míňajte po jednom žetóne na jednu akciu, kým niekto nejaký má. Potom preteky o ďalšiu éru. Potom značka začínajúceho hráča prejde na ďalšieho hráča.',
  'rules.tempus.summary.move.title': 'Pohyb',
  'rules.tempus.summary.move':
    'Toľko kameňov, koľko dovoľuje vaša éra, každý pešo, cez jedno jazero z brehu na breh alebo od éry Lodnej dopravy z pobrežia na pobrežie. Cez vlastné kamene a mestá prejdete, na meste ani pri cudzích kameňoch nezastanete.',
  'rules.tempus.summary.babies.title': 'Deti',
  'rules.tempus.summary.babies': 'Na pastvinách, kde máte kamene, po jednom na hexe.',
  'rules.tempus.summary.fight.title': 'Súboj',
  'rules.tempus.summary.fight':
    'Jeden hex proti susednému. Útočník vykladá karty lícom nadol, obranca lícom nahor. Kamene alebo hodnota mesta, + 1 za každé zhodné pozadie, + 1 za Zbrane, + 2 za Opevnenie v obrane. Pri rovnosti prehráva útočník a stráca jeden kameň; obranca, ktorý prehrá, stráca všetko, čo tam má. Kto má tri hexy alebo menej, toho nemožno napadnúť.',
  'rules.tempus.summary.idea.title': 'Nápad',
  'rules.tempus.summary.idea':
    'Potiahnite si toľko kariet, koľko určuje vaša éra; potom odhoďte tie, ktoré sú nad limit.',
  'rules.tempus.summary.city.title': 'Mesto',
  'rules.tempus.summary.city':
    'Aspoň z dvoch kameňov vznikne mesto s hodnotou 2 až 4, nie vyššou, ako bol ich počet. Nie v pohorí, nie vedľa iného mesta.',
  'rules.tempus.summary.race.title': 'Preteky',
  'rules.tempus.summary.race':
    'Najprv všetci dobehnú vedúceho. Potom 1 bod za každý svoj kameň v určenom teréne, za každé mesto, za každú vyloženú kartu s takým pozadím a za každé Vzdelanie. Kto má najviac bodov, postúpi; pri rovnosti všetci, ktorí ich majú najviac. Prví na políčkach Písmo a Kníhtlač si potiahnu 2 karty.',
  'rules.tempus.summary.end.title': 'Koniec',
  'rules.tempus.summary.end':
    'Po pretekoch o éru Leteckej dopravy: 1 bod za každý hex s vašimi kameňmi, ktorý nie je pohorie, hodnota každého mesta, 3 za Leteckú dopravu. Pri rovnosti: karty na ruke, potom mestá.',
} as const;
