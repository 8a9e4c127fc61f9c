/** Polish for the rulebook of Tempus. */
export const pl = {
  'rules.tempus.chapter.about': 'O co chodzi',
  'rules.tempus.about-aim.title': 'Cel gry',
  'rules.tempus.about-aim':
    'Od trzech do pięciu ludów dzieli się wyspą i rozwija od wynalezienia pisma do pierwszego lotu. Po dokładnie dziesięciu epokach gra się kończy. Dostajesz 1 punkt za każde pole zajęte przez twoją ludność, oprócz gór, od 2 do 4 punktów za każde swoje miasto i 3 punkty, jeśli twój lud jako jeden z pierwszych wzbije się w powietrze.',
  'rules.tempus.about-era.title': 'Epoka',
  'rules.tempus.about-era':
    'W każdej epoce masz kilka akcji, na początku trzy, na końcu sześć, i wykonujecie je na zmianę, po jednej: poruszacie ludność, wychowujecie nowe pokolenie, dobieracie karty postępu, walczycie albo budujecie miasto. Gdy nikt już nie ma akcji, wszyscy biorą udział w wyścigu do następnej epoki.',
  'rules.tempus.about-race.title': 'Wyścig',
  'rules.tempus.about-race':
    'Następna epoka wskazuje teren. Każdy twój pionek, który na nim stoi, to punkt w wyścigu, podobnie każde miasto, a karty z ręki mogą dołożyć kolejne. Kto ma najwięcej, przechodzi o jedną epokę do przodu i ma przewagę przez całą następną epokę: więcej dzieci, dłuższe ruchy, więcej akcji. Pozostali doganiają go, gdy zaczyna się następny wyścig, więc nikt nie zostaje w tyle o więcej niż jedną epokę.',
  'rules.tempus.about-think.title': 'O czym myśleć',
  'rules.tempus.about-think':
    'Łąki dają ludność, właściwe tereny wygraną w wyścigach, a miasta wygraną w całej grze. Akcji nigdy nie starcza na wszystko naraz. Zanim się ruszysz, sprawdź teren najbliższego wyścigu i tego, który przyjdzie po nim.',

  'rules.tempus.chapter.map': 'Tworzenie wyspy',
  'rules.tempus.map-players.title': 'Gracze i pionki',
  'rules.tempus.map-players':
    'Grać może troje, czworo lub pięcioro graczy. Masz 16 pionków ludności, osiem miast (trzy o wartości 2, trzy o wartości 3, dwa o wartości 4), sześć znaczników akcji i znacznik na tablicy epok. Wszystkie znaczniki zaczynają na polu Początek, na którym każdy ma trzy akcje.',
  'rules.tempus.map-first.title': 'Kto zaczyna',
  'rules.tempus.map-first':
    'Pierwszego gracza startowego wyznacza los. Kolejność graczy biegnie dookoła stołu od gracza ze znacznikiem gracza startowego.',
  'rules.tempus.map-tiles.title': 'Kafelki',
  'rules.tempus.map-tiles':
    'Wyspa powstaje z kafelków o siedmiu polach: 8 kafelków przy trzech graczach, 10 przy czterech, 12 przy pięciu. Zgodnie z kolejnością graczy każdy kładzie kafelek z wierzchu stosu, aż wszystkie zostaną użyte, więc niektórzy mogą położyć o jeden więcej niż inni. Nieużytych kafelków nikt nie ogląda.',
  'rules.tempus.map-place.title': 'Gdzie może leżeć kafelek',
  'rules.tempus.map-place':
    'Pierwszy kafelek może leżeć w dowolnym miejscu siatki pól morza. Każdy następny musi stykać się z kafelkiem, który już leży, nie może na żaden zachodzić i nie może wystawać poza siatkę. Można go dowolnie obrócić, ale nie odwrócić na drugą stronę. Tereny nie muszą do siebie pasować.',
  'rules.tempus.map-noroom.title': 'Gdy nie ma miejsca',
  'rules.tempus.map-noroom':
    'Jeśli możesz położyć kafelek, musisz to zrobić. Wszystkie kafelki mają ten sam kształt, więc jeśli jeden się nie mieści, nie zmieści się żaden: wszystkie pozostałe wypadają z gry nieobejrzane.',
  'rules.tempus.map-water.title': 'Morze i jeziora',
  'rules.tempus.map-water':
    'To, co nie zostało zakryte, jest wodą do końca gry. Woda, która sięga brzegu siatki, to morze, a całe morze jest jedno, jakby otaczało siatkę z zewnątrz. Woda ze wszystkich stron otoczona lądem to jezioro.',
  'rules.tempus.map-coast.title': 'Wybrzeża i brzegi jezior',
  'rules.tempus.map-coast':
    'Dwa pola sąsiadują ze sobą, jeśli mają wspólną krawędź. Pole lądu obok morza albo na brzegu siatki to wybrzeże; pole lądu obok jeziora to brzeg tego jeziora. Pole może być jednym i drugim.',
  'rules.tempus.map-people.title': 'Pierwsze trzy pionki',
  'rules.tempus.map-people':
    'Gdy mapa jest gotowa, każdy gracz stawia trzy pionki ludności, od razu wszystkie trzy, zanim przyjdzie kolej następnego. Stoją na dwóch lub trzech polach tworzących jedną grupę, najwyżej dwa na polu, na dowolnym lądzie, którego nie zajmuje inny gracz. Góry są dozwolone.',
  'rules.tempus.example-people.title': 'Trzy pionki',
  'rules.tempus.example-people':
    'Dwa na łące i jeden na wzgórzach obok: dobrze. Trzy w rzędzie, po jednym na polu: też dobrze. Trzy na jednym polu albo jeden z dala od pozostałych dwóch: niedozwolone.',
  'rules.tempus.map-cards.title': 'Jeszcze bez kart',
  'rules.tempus.map-cards': '54 karty postępu zostają potasowane. Na początku nikt nie ma żadnej.',

  'rules.tempus.chapter.era': 'Przebieg epoki',
  'rules.tempus.era-phases.title': 'Cztery fazy',
  'rules.tempus.era-phases':
    'Epoka ma cztery fazy: pobranie znaczników akcji, tury graczy, wyścig, koniec epoki. Epoka to całość; tura to kolej jednego gracza.',
  'rules.tempus.era-row.title': 'Co daje ci epoka',
  'rules.tempus.era-row':
    'Wszystko, co możesz zrobić, zależy od pola, na którym stoi twój znacznik: ile pionków się porusza i jak daleko, ile dzieci się rodzi, ile pionków mieści się na polu mapy, czy masz statki, ile kart dobierasz i ile możesz mieć na ręce oraz ile masz akcji.',
  'rules.tempus.era-tokens.title': 'Pobranie znaczników',
  'rules.tempus.era-tokens':
    'Każdy bierze tyle znaczników akcji, ile wskazuje jego pole na tablicy: na początku trzy, od epoki Miast cztery, od Żeglugi pięć, od Industrializacji sześć.',
  'rules.tempus.era-rounds.title': 'Tury',
  'rules.tempus.era-rounds':
    'Zgodnie z kolejnością graczy każdy, kto ma znacznik, rozgrywa turę, i tak w kółko, aż nikt nie będzie miał znaczników. Gracz, który ma ich więcej, działa na końcu sam.',
  'rules.tempus.era-one.title': 'Jeden znacznik, jedna akcja',
  'rules.tempus.era-one':
    'W swojej turze musisz wydać jeden znacznik na jedną z pięciu akcji: Poruszanie, Nowe pokolenie, Walka, Karty postępu albo Budowa miasta. Tę samą akcję możesz wybierać dowolnie często. Nie można pasować; zmienia to tylko karta Rządy.',
  'rules.tempus.era-real.title': 'Akcja musi coś zmienić',
  'rules.tempus.era-real':
    'Jakiś pionek musi naprawdę się poruszyć, urodzić lub walczyć albo musi powstać miasto. Jeśli nic innego nie jest możliwe, zawsze można dobrać karty postępu. Liczba ruchów, odległość i liczba dzieci to górne granice: możesz wykorzystać mniej. Kart dobierasz jednak dokładnie tyle, ile wskazuje epoka.',
  'rules.tempus.era-windows.title': 'Karty przed akcją i po niej',
  'rules.tempus.era-windows':
    'Karty postępu możesz zagrywać przed akcją, po niej, a w Poruszaniu i Nowym pokoleniu także po każdym pojedynczym pionku. Tura kończy się, gdy tak zdecydujesz.',
  'rules.tempus.era-own.title': 'Zajmować i posiadać',
  'rules.tempus.era-own':
    'Zajmujesz pole, jeśli stoi na nim przynajmniej jeden twój pionek. Miasto jest twoje, ale jego pole nie liczy się jako zajęte. Pionki, których nie ma na mapie, są w twoim zapasie; na mapie i w zapasie jest ich zawsze razem 16.',

  'rules.tempus.chapter.stacks': 'Ile mieści się na polu',
  'rules.tempus.stack-limit.title': 'Limit stosu',
  'rules.tempus.stack-limit':
    'Gdy pionek trafia na pole przez ruch, narodziny, nawrócenie albo po walce, nie może tam być więcej twoich pionków, niż pozwala twoja epoka: na początku dwa, od epoki Miast trzy, od Industrializacji cztery. Przechodzenie przez pole się nie liczy.',
  'rules.tempus.stack-one.title': 'Jeden gracz na polu',
  'rules.tempus.stack-one':
    'Na polu są pionki jednego gracza albo jedno miasto, albo nic. Nigdy pionki i miasto razem.',
  'rules.tempus.stack-keeps.title': 'Nikt nie musi odejść',
  'rules.tempus.stack-keeps':
    'Jeśli dzięki Kanalizacji na polu jest więcej pionków, niż wynosi limit, mogą zostać. Nigdy niczego się nie usuwa dlatego, że stos jest za wysoki.',

  'rules.tempus.chapter.move': 'Poruszanie',
  'rules.tempus.move-how.title': 'Ile pionków się porusza',
  'rules.tempus.move-how':
    'Twoja epoka określa, ile różnych pionków może się poruszyć. Poruszają się jeden po drugim, każdy raz, w dowolnej kolejności. Limit pola obowiązuje za każdym razem, gdy pionek się zatrzymuje. Miasta nigdy się nie poruszają.',
  'rules.tempus.move-land.title': 'Pieszo',
  'rules.tempus.move-land':
    'Pieszo pionek robi najwyżej tyle kroków, ile wynosi odległość w twojej epoce, z pola lądu na sąsiednie pole lądu. Góry są tu zwykłym lądem. Na wodę nigdy nie wchodzi się pieszo.',
  'rules.tempus.move-through.title': 'Przez co wolno przejść',
  'rules.tempus.move-through':
    'Wolno przechodzić przez własne pionki, nawet jeśli pole jest pełne, i przez własne miasta. Nie wolno przechodzić przez pionki ani miasta innych graczy.',
  'rules.tempus.move-stop.title': 'Gdzie nie wolno się zatrzymać',
  'rules.tempus.move-stop':
    'Ani na polu z miastem, ani na polu z pionkami innego gracza, ani tam, gdzie byłoby za ciasno, ani na polu, z którego pionek wyruszył.',
  'rules.tempus.move-lake.title': 'Przez jezioro',
  'rules.tempus.move-lake':
    'Od pierwszej epoki pionek na brzegu jeziora może przenieść się na dowolny inny brzeg tego samego jeziora. To jego cały ruch, bez kroku przed nim ani po nim. Inni wokół jeziora mu nie przeszkadzają. Z pola między dwoma jeziorami może przepłynąć dowolne z nich, ale tylko jedno w jednym ruchu.',
  'rules.tempus.move-sea.title': 'Przez morze',
  'rules.tempus.move-sea':
    'Od epoki Żeglugi pionek na wybrzeżu może przenieść się na dowolne inne pole wybrzeża wyspy. To także jego cały ruch i nic go po drodze nie zatrzyma.',
  'rules.tempus.move-mode.title': 'Jeden sposób naraz',
  'rules.tempus.move-mode': 'Pionek idzie, przepływa jedno jezioro albo żegluje. Nigdy nie łączy tego w jednym ruchu.',
  'rules.tempus.move-fresh.title': 'Pionki nawrócone i zajmujące pole',
  'rules.tempus.move-fresh':
    'Pionek zdobyty dzięki Religii podczas twojego Poruszania liczy się jako jeszcze nieprzesunięty i może się poruszyć. Zajęcie pola po walce nie jest ruchem i niczego nie zmienia. Jeśli w stosie są pionki już przesunięte i jeszcze nieprzesunięte, to ty wskazujesz, które zajmują pole albo giną. Potem Poruszanie trwa dalej.',

  'rules.tempus.chapter.babies': 'Nowe pokolenie',
  'rules.tempus.baby-where.title': 'Na łące, przy swoich',
  'rules.tempus.baby-where':
    'Każde dziecko to nowy pionek z twojego zapasu na łące, na której masz już pionki, najwyżej jedno na polu w jednej akcji. Jeśli masz tylko jedno takie pole, dostajesz jedno dziecko, nawet gdy twoja epoka pozwala na dwoje.',
  'rules.tempus.baby-limits.title': 'Miejsce i zapas',
  'rules.tempus.baby-limits':
    'Limit pola obowiązuje. Kanalizacja może go podnieść, ale i tak na polu rodzi się tylko jedno dziecko. Jeśli wszystkie 16 pionków jest na mapie, żadne dziecko nie może się urodzić.',
  'rules.tempus.baby-city.title': 'Nie w miastach',
  'rules.tempus.baby-city': 'W mieście zbudowanym na dawnej łące nie rodzą się dzieci.',
  'rules.tempus.baby-now.title': 'Liczy się bieżąca sytuacja',
  'rules.tempus.baby-now':
    'Dzieci rodzą się jedno po drugim i za każdym razem liczy się to, jak mapa wygląda w tej chwili. Pole łąki zdobyte w międzyczasie dzięki Wodzowi lub Religii też może dostać dziecko.',
  'rules.tempus.example-baby.title': 'Dwoje dzieci',
  'rules.tempus.example-baby':
    'Jesteś w epoce Rolnictwa: dwoje dzieci, najwyżej dwa pionki na polu. Na jednej łące masz jeden pionek, na drugiej dwa. Pierwsze pole dostaje dziecko i ma teraz dwa pionki. Drugie jest pełne, więc to wszystko, chyba że zagrasz na nie Kanalizację.',

  'rules.tempus.chapter.fight': 'Walka',
  'rules.tempus.fight-who.title': 'Z jednego pola na sąsiednie',
  'rules.tempus.fight-who':
    'Atakować może tylko gracz, którego tura trwa, dzięki akcji Walka albo karcie Wódz. Wszystkie twoje pionki z jednego pola atakują jedno sąsiednie pole lądu z pionkami lub miastem innego gracza. Nigdy przez wodę, a miasto nie może atakować. Oba pola wskazujesz jawnie; możesz być słabszą stroną, a teren może być dowolny.',
  'rules.tempus.fight-protected.title': 'Trzy pola dają ochronę',
  'rules.tempus.fight-protected':
    'Gracza, który zajmuje trzy pola lub mniej, w ogóle nie można zaatakować: ani jego pionków, ani miast. Liczą się pola z pionkami, także góry, ale nie miasta. Kto jest chroniony, sam może atakować i używać Religii.',
  'rules.tempus.fight-terrain.title': 'Teren walki',
  'rules.tempus.fight-terrain':
    'Liczy się teren zaatakowanego pola. Jeśli stoi tam miasto, jego właściciel najpierw wskazuje łąkę, pole uprawne, wzgórza albo las.',
  'rules.tempus.fight-cards.title': 'Wykładanie kart',
  'rules.tempus.fight-cards':
    'Najpierw atakujący wykłada dowolną liczbę zakrytych kart, także zero. Potem obrońca wykłada dowolną liczbę odkrytych kart, także zero. Następnie zostają odkryte karty atakującego. Nikt już nie dokłada kart ani ich nie cofa.',
  'rules.tempus.fight-strength.title': 'Siła',
  'rules.tempus.fight-strength':
    'Policz pionki na polu albo wartość miasta. Dodaj 1 za każdą swoją kartę, której tłem jest teren walki, 1 za każdą Broń, a obrońca dodaje jeszcze 2 za każde Fortyfikacje. Jedna karta może liczyć się podwójnie: za to, czym jest, i za tło. Żadna karta nie ma w tle gór.',
  'rules.tempus.fight-result.title': 'Kto wygrywa',
  'rules.tempus.fight-result': 'Wygrywa większa siła. Przy równej sile atakujący przegrywa.',
  'rules.tempus.fight-result.border':
    'Dwa twoje pionki stoją obok dwóch pionków Bruna. To 2 do 2, a remis kosztowałby cię jeden pionek.',
  'rules.tempus.fight-result.attack': 'Atakujesz. Pionki Bruna stoją na polu uprawnym, więc to jest teren tej walki.',
  'rules.tempus.fight-result.lay':
    'Wykładasz Broń z polem uprawnym w tle: 2 + 1 + 1 = 4. Bruno nie wykłada nic i ma 2.',
  'rules.tempus.fight-result.advance': 'Wygrywasz. Pionki Bruna wracają do jego zapasu, a jeden twój wchodzi na pole.',
  'rules.tempus.fight-won.title': 'Wygrywa atakujący',
  'rules.tempus.fight-won':
    'Wszystkie pionki obrońcy z tego pola albo miasto wracają do jego zapasu. Potem atakujący może wejść na puste pole dowolną liczbą pionków, które atakowały, od zera do wszystkich, w granicach limitu. Można w tym celu zagrać Kanalizację.',
  'rules.tempus.fight-lost.title': 'Przegrywa atakujący',
  'rules.tempus.fight-lost':
    'Jeden pionek z pola, z którego wyszedł atak, wraca do zapasu atakującego. Obrońca nic nie traci.',
  'rules.tempus.fight-after.title': 'Karty przepadają',
  'rules.tempus.fight-after':
    'Wszystkie karty wyłożone w walce zostają odrzucone, przydatne czy nie. W czasie walki liczą się tylko Broń, Fortyfikacje i tła; niczego innego nie można zagrać.',
  'rules.tempus.fight-again.title': 'Więcej niż jedna walka',
  'rules.tempus.fight-again':
    'Dzięki Wodzowi lub Rządom możesz walczyć kilka razy w jednej turze. Każda walka jest nowa, z nowymi kartami.',
  'rules.tempus.example-fight.title': 'Walka na wzgórzach',
  'rules.tempus.example-fight':
    'Twoje trzy pionki atakują dwa pionki na wzgórzach. Wykładasz Broń i Religię, obie ze wzgórzami w tle: 3 + 1 + 1 + 1 = 6. Obrońca wykłada Fortyfikacje ze wzgórzami w tle: 2 + 2 + 1 = 5. Wygrywasz i na pole może wejść tyle z twoich trzech pionków, ile się zmieści. Gdyby tło Fortyfikacji nie pasowało, byłoby 6 do 4; bez Religii padłby remis i trzeba by oddać jeden pionek.',

  'rules.tempus.chapter.ideas': 'Karty postępu',
  'rules.tempus.idea-draw.title': 'Dobieranie',
  'rules.tempus.idea-draw':
    'W akcji Karty postępu dobierasz tyle kart, ile wskazuje twoja epoka: na polu Początek jedną, od epoki Pisma dwie. Dobierasz wszystkie. Jeśli masz potem na ręce więcej niż pięć, a od epoki Druku więcej niż siedem, nadliczbowe karty odrzucasz zakryte, zanim wolno ci cokolwiek zagrać.',
  'rules.tempus.idea-empty.title': 'Pusta talia',
  'rules.tempus.idea-empty':
    'Jeśli talia się skończy, stos kart odrzuconych zostaje potasowany i dobierasz dalej. Kart, które leżą przed graczami, nie wtasowuje się.',
  'rules.tempus.idea-when.title': 'Kiedy zagrywać karty',
  'rules.tempus.idea-when':
    'Zagranie karty nie jest akcją. We własnej turze możesz zagrać ich dowolnie wiele, nawet te dopiero co dobrane. W turach innych graczy wykładasz karty tylko po to, żeby się bronić. A w wyścigu każdy może wykładać karty.',
  'rules.tempus.idea-once.title': 'Jedna karta, jedno użycie',
  'rules.tempus.idea-once':
    'Karty używasz raz: dla jej działania w swojej turze, w walce albo w wyścigu. W swojej turze liczy się tylko działanie, a tło nie. Potem karta zostaje odrzucona.',
  'rules.tempus.idea-really.title': 'Działanie musi nastąpić',
  'rules.tempus.idea-really':
    'Nie wolno zagrać karty dla jej działania, jeśli nic by nie zrobiła. Transport i Służbę zdrowia zagrywa się w trakcie ich akcji, po jej pierwszym pionku, gdy kolejny mógłby się jeszcze poruszyć lub urodzić. W walkach i wyścigach wolno wykładać karty, które nic nie są warte.',

  'rules.tempus.chapter.cards': 'Dziewięć rodzajów kart postępu',
  'rules.tempus.card-education.title': 'Oświata',
  'rules.tempus.card-education': 'W wyścigu: 1 punkt i jeszcze 1, jeśli jej tłem jest teren wyścigu.',
  'rules.tempus.card-fort.title': 'Fortyfikacje',
  'rules.tempus.card-fort': 'W obronie: siła 2 i jeszcze 1, jeśli tło pasuje. U atakującego może się liczyć tylko tło.',
  'rules.tempus.card-weapons.title': 'Broń',
  'rules.tempus.card-weapons': 'W walce, po każdej ze stron: siła 1 i jeszcze 1, jeśli tło pasuje.',
  'rules.tempus.card-medicine.title': 'Służba zdrowia',
  'rules.tempus.card-medicine':
    'W akcji Nowe pokolenie: jeszcze jedno dziecko, nadal najwyżej jedno na polu. Kilka kart się sumuje.',
  'rules.tempus.card-transport.title': 'Transport',
  'rules.tempus.card-transport':
    'W akcji Poruszanie: porusza się jeszcze jeden pionek, w dowolny dostępny sposób i na zwykłą odległość. Żaden pionek nie porusza się dwa razy. Kilka kart się sumuje.',
  'rules.tempus.card-war.title': 'Wódz',
  'rules.tempus.card-war':
    'W dowolnej chwili twojej tury, nawet między ruchami dwóch pionków w akcji Poruszanie: jedna walka, która nie kosztuje znacznika. Obowiązują wszystkie zasady walki. Możesz użyć kilku, jednego po drugim. Sam Wódz nie liczy się w swojej walce.',
  'rules.tempus.card-sanitation.title': 'Kanalizacja',
  'rules.tempus.card-sanitation':
    'W twojej turze: wskaż pole lądu bez miasta i bez cudzych pionków. Mieści ono o jeden twój pionek więcej, niż wynosi limit. Kilka kart się sumuje, na jednym polu albo na różnych.',
  'rules.tempus.card-sanitation-lasts.title': 'Jak długo działa',
  'rules.tempus.card-sanitation-lasts':
    'Miejsce niewykorzystane do końca tury przepada. Wykorzystane trwa, dopóki nikt nie opuści stosu; gdy jeden pionek odejdzie, mogą zostać tylko te, które tam są, a żaden nie może dojść ponad zwykły limit. Gdy limit twojej epoki wzrośnie, dodatkowe miejsce się w nim mieści.',
  'rules.tempus.card-religion.title': 'Religia',
  'rules.tempus.card-religion':
    'W twojej turze: wybierz pole z pionkami innego gracza obok pola, które zajmujesz. Jeden z tych pionków wraca do zapasu swojego właściciela, a na twoje pole trafia jeden z twojego zapasu. Potrzebujesz pionka w zapasie i miejsca na swoim polu.',
  'rules.tempus.card-religion-limits.title': 'Czego Religia nie może',
  'rules.tempus.card-religion-limits':
    'Nie można jej użyć przeciw chronionemu graczowi i nie dotyczy ona miast. Nowy pionek może się jeszcze poruszyć, jeśli twoje Poruszanie nie jest skończone.',
  'rules.tempus.card-government.title': 'Rządy: jeszcze jedna akcja',
  'rules.tempus.card-government':
    'Tuż po akcji, jeśli został ci znacznik, zagraj Rządy i od razu wykonaj następną akcję. Nie masz przez to więcej akcji, tylko wykonujesz dwie jedną po drugiej. Każda kolejna karta Rządy pozwala na jeszcze jedną.',
  'rules.tempus.card-government-pass.title': 'Rządy: czekanie',
  'rules.tempus.card-government-pass':
    'Albo zagraj tę kartę jako jedyną rzecz w turze i nie wydawaj znacznika; użyjesz go w późniejszej rundzie. Działa to tylko wtedy, gdy ktoś inny ma jeszcze znacznik, a żadnego znacznika nie można zachować na następną epokę.',
  'rules.tempus.card-government-table.title': 'Gdzie leży karta',
  'rules.tempus.card-government-table':
    'Leży przed tobą odkryta, dopóki nie wykonasz drugiej akcji albo, przy czekaniu, dopóki nie zużyjesz ostatniego znacznika. Potem zostaje odrzucona.',

  'rules.tempus.chapter.cities': 'Miasta',
  'rules.tempus.city-build.title': 'Budowa miasta',
  'rules.tempus.city-build':
    'Wybierz pole z przynajmniej dwoma swoimi pionkami i zbuduj tam miasto o wartości 2, 3 lub 4, ale nie większej niż liczba pionków. Wszystkie pionki wracają do twojego zapasu, także te ponad wartość miasta.',
  'rules.tempus.city-where.title': 'Gdzie nie wolno',
  'rules.tempus.city-where': 'Nie obok żadnego innego miasta, bez względu na właściciela, i nie w górach.',
  'rules.tempus.city-worth.title': 'Co daje',
  'rules.tempus.city-worth':
    'Miasto to 1 punkt w każdym wyścigu, broni się swoją wartością i na koniec daje tyle punktów, ile wynosi jego wartość.',
  'rules.tempus.city-ground.title': 'Co jest pod nim',
  'rules.tempus.city-ground':
    'Dopóki miasto stoi, teren pod nim do niczego się nie liczy. Jeśli miasto zostanie zniszczone, teren wraca.',
  'rules.tempus.city-fixed.title': 'Na stałe',
  'rules.tempus.city-fixed':
    'Jedno miasto na akcję. Miasta nie można powiększyć, przenieść ani porzucić. Zniszczone wraca do twojego zapasu i można je zbudować ponownie.',

  'rules.tempus.chapter.race': 'Wyścig do następnej epoki',
  'rules.tempus.race-catch.title': 'Najpierw doganianie',
  'rules.tempus.race-catch':
    'Gdy nikt nie ma już znaczników akcji, każdy znacznik, który na tablicy epok jest za prowadzącym, przesuwa się na jego pole. Nie daje to kart.',
  'rules.tempus.race-terrain.title': 'Co się liczy',
  'rules.tempus.race-terrain':
    'Następne pole tablicy wskazuje teren. Dostajesz 1 punkt za każdy swój pionek na nim (liczą się pionki, a nie pola), 1 za każdą wyłożoną kartę z takim tłem, 1 za każdą wyłożoną Oświatę i 1 za każde swoje miasto, gdziekolwiek stoi.',
  'rules.tempus.race-cards.title': 'Wykładanie kart',
  'rules.tempus.race-cards':
    'Zgodnie z kolejnością graczy każdy wykłada dowolną liczbę zakrytych kart, także zero; kolejni gracze widzą, ile ich jest. Potem wszystkie zostają razem odkryte, policzone i odrzucone. Innego działania karty tu nie mają.',
  'rules.tempus.race-win.title': 'Kto przechodzi dalej',
  'rules.tempus.race-win':
    'Kto ma najwięcej punktów, przesuwa się o jedno pole tablicy do przodu. Jeśli na pierwszym miejscu jest remis, przesuwają się wszyscy, którzy remisują, nawet jeśli nie mają ani jednego punktu.',
  'rules.tempus.race-win.tie':
    'Wyścig toczy się o Pismo i liczy się pole uprawne. Ty i Bruno macie tam po jednym pionku, Vera nie ma żadnego.',
  'rules.tempus.race-win.move':
    'Ostatnią akcją przesuwasz na pole uprawne drugi pionek. Teraz liczą się dwa twoje pionki.',
  'rules.tempus.race-win.count':
    'Nikt nie ma kart do wyłożenia. Masz 2 punkty, a Bruno 1, więc tylko ty przechodzisz dalej, do Pisma.',
  'rules.tempus.race-bonus.title': 'Pismo i Druk',
  'rules.tempus.race-bonus':
    'Jeśli pole, które właśnie udało ci się zdobyć, to Pismo albo Druk, od razu dobierasz 2 karty; obowiązuje limit ręki z nowego pola. Kto tylko dogania potem innych, nie dostaje żadnej.',
  'rules.tempus.example-race.title': 'Wyścig o wzgórza',
  'rules.tempus.example-race':
    'Masz cztery pionki na wzgórzach oraz dwa miasta i wykładasz Oświatę ze wzgórzami w tle: 4 + 2 + 2 = 8. Sąsiad ma pięć pionków na wzgórzach oraz jedno miasto i wykłada dwie karty ze wzgórzami w tle: 5 + 1 + 2 = 8. Nikt nie ma więcej, więc przechodzicie dalej razem. Pozostali dołączą, gdy zacznie się następny wyścig.',

  'rules.tempus.chapter.end': 'Koniec gry',
  'rules.tempus.end-era.title': 'Koniec epoki',
  'rules.tempus.end-era':
    'Wszystkie znaczniki akcji wracają, a znacznik gracza startowego przechodzi do następnego gracza przy stole. Jeśli nikt nie osiągnął epoki Lotów, zaczyna się następna epoka.',
  'rules.tempus.end-flight.title': 'Loty',
  'rules.tempus.end-flight':
    'Gra kończy się wraz z epoką, w której ktoś osiągnie Loty. Jest to zawsze dziesiąta. Po tym wyścigu niczego już nie można zrobić ani zagrać.',
  'rules.tempus.end-points.title': 'Punkty',
  'rules.tempus.end-points':
    '1 punkt za każde pole z twoimi pionkami, oprócz gór, bez względu na liczbę pionków. Wartość każdego twojego miasta. 3 punkty, jeśli twój znacznik jest na polu Loty.',
  'rules.tempus.end-winner.title': 'Zwycięzca',
  'rules.tempus.end-winner':
    'Wygrywa gracz z największą liczbą punktów. Przy remisie decyduje większa liczba kart na ręce, potem większa liczba miast; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne. Nikt nigdy nie odpada z gry: nawet bez pionków rozgrywasz tury i możesz wygrać.',
  'rules.tempus.example-end.title': 'Podliczanie',
  'rules.tempus.example-end':
    'Zajmujesz dziewięć pól, w tym dwa pola gór: 7 punktów. Miasta o wartości 4, 3 i 3 dają 10. Za wygrany ostatni wyścig: 3. Razem to 20.',

  'rules.tempus.chapter.know': 'Co wiedzą wszyscy',
  'rules.tempus.know-open.title': 'Jawne i tajne',
  'rules.tempus.know-open':
    'Mapa, pionki, zapasy, znaczniki epok i akcji są jawne, podobnie jak to, które z twoich pionków już się poruszyły. O kartach na ręce innych graczy, kartach wyłożonych zakrytych, talii i stosie kart odrzuconych wiesz tylko tyle, ile kart tam jest.',
  'rules.tempus.know-luck.title': 'Gdzie decyduje los',
  'rules.tempus.know-luck':
    'Los decyduje o tym, kto zaczyna, o kolejności kafelków i o kolejności kart. W grze nie ma kości.',
  'rules.tempus.know-watch.title': 'Ci, którzy oglądają',
  'rules.tempus.know-watch': 'Widzowie widzą tylko to, co jawne, także po zakończeniu partii.',

  'rules.tempus.chapter.options': 'Na co można się umówić',
  'rules.tempus.option-cities.title': 'Miasta kończą ochronę',
  'rules.tempus.option-cities':
    'Z tą opcją miasta wliczają się do trzech pól, które cię chronią. Autor gry powiedział później, że tak by grał.',
  'rules.tempus.option-discard.title': 'Jawny stos kart odrzuconych',
  'rules.tempus.option-discard': 'Każdy może przeglądać odrzucone karty, a karty ponad limit ręki odrzuca się odkryte.',
  'rules.tempus.option-together.title': 'Wszyscy wykładają naraz',
  'rules.tempus.option-together':
    'W wyścigu wszyscy wykładają karty jednocześnie, nie widząc, ile wykładają inni. Tak jest szybciej.',
  'rules.tempus.option-five.title': 'Miasta o wartości 5',
  'rules.tempus.option-five': 'W niektórych pudełkach są miasta o wartości 5. Nie należą do gry i nie ma ich tutaj.',

  'rules.tempus.chapter.forget': 'O czym często się zapomina',
  'rules.tempus.forget-tie.title': 'Remis to porażka atakującego',
  'rules.tempus.forget-tie':
    'Atakuj z siłą przynajmniej o jeden większą, niż uważasz za konieczną: obrońca, zanim odpowie, widzi, ile kart wykładasz.',
  'rules.tempus.forget-three.title': 'Trzy pola chronią, także prowadzącego',
  'rules.tempus.forget-three':
    'Kogoś, kto ma trzy miasta i trzy pola, nie można zaatakować. Policz, zanim tam wyruszysz.',
  'rules.tempus.forget-grass.title': 'Miasto pochłania łąkę',
  'rules.tempus.forget-grass': 'Nie buduj na swoim jedynym polu łąki, chyba że obejdziesz się bez dzieci.',
  'rules.tempus.forget-catch.title': 'Doganianie nic nie kosztuje',
  'rules.tempus.forget-catch':
    'Kto przegra wyścig, i tak dotrze do tej epoki przed następnym. Jeden przegrany wyścig to nie katastrofa; kto przegrywa wiele, ten stale gra z możliwościami poprzedniej epoki.',
  'rules.tempus.forget-ties.title': 'Przy remisie na czele dalej przechodzą wszyscy',
  'rules.tempus.forget-ties': 'W wyścigu nie musisz pokonać prowadzącego. Wystarczy się z nim zrównać.',
  'rules.tempus.forget-mountain.title': 'Góry nie dają punktów',
  'rules.tempus.forget-mountain': 'Liczą się do ochrony i dobrze mieć tam pionki, ale na koniec nie są nic warte.',

  'rules.tempus.index.ideas': 'Wszystkie karty postępu',
  'rules.tempus.index.terrains': 'Rodzaje terenu',
  'rules.tempus.index.eras': 'Epoki',
  'rules.tempus.index.signs': 'Znaki',
  'rules.tempus.copies': 'Karty według tła: {copies}.',
  'rules.tempus.terrain.hexes':
    'Na dwunastu kafelkach {hexes, plural, one {jest # takie pole} few {są # takie pola} many {jest # takich pól} other {jest # takiego pola}}.',
  'rules.tempus.terrain.race':
    'Ten teren liczy się w wyścigach do epok {eras, genitive}; {cards, plural, one {takie tło ma # karta} few {takie tło mają # karty} many {takie tło ma # kart} other {takie tło ma # karty}}.',
  'rules.tempus.terrain.none':
    'Ten teren nie liczy się w żadnym wyścigu, żadna karta nie ma takiego tła, nie może na nim stanąć żadne miasto, a na koniec nie daje punktów.',
  'rules.tempus.terrain.grass': 'Tu rodzą się dzieci.',
  'rules.tempus.sign.token.title': 'Znacznik akcji',
  'rules.tempus.sign.token': 'Akcja, którą możesz jeszcze wykonać w tej epoce.',
  'rules.tempus.sign.people.title': 'Ludność',
  'rules.tempus.sign.people': 'Pionki w twoim zapasie, które mogą się jeszcze urodzić.',
  'rules.tempus.sign.card.title': 'Karty postępu',
  'rules.tempus.sign.card': 'Ile kart ktoś ma na ręce.',
  'rules.tempus.sign.stack.title': 'Limit',
  'rules.tempus.sign.stack': 'Ile pionków mieści się na polu.',
  'rules.tempus.sign.lake.title': 'Jezioro',
  'rules.tempus.sign.lake': 'Pionek dociera na to pole przez jezioro.',
  'rules.tempus.sign.sea.title': 'Morze',
  'rules.tempus.sign.sea': 'Pionek dociera na to pole morzem.',
  'rules.tempus.sign.shield.title': 'Ochrona',
  'rules.tempus.sign.shield': 'Ten gracz zajmuje trzy pola lub mniej i nie można go zaatakować.',
  'rules.tempus.sign.points.title': 'Punkty',
  'rules.tempus.sign.points': 'Ile ktoś miałby punktów, gdyby gra skończyła się teraz.',
  'rules.tempus.sign.first.title': 'Znacznik gracza startowego',
  'rules.tempus.sign.first': 'Ten gracz zaczyna w tej epoce.',
  'rules.tempus.column.idea': 'Karta postępu',
  'rules.tempus.column.effect': 'Co robi',
  'rules.tempus.summary.era.title': 'Epoka',
  'rules.tempus.summary.era':
    'Weźcie znaczniki akcji. Zgodnie z kolejnością graczy wydawajcie po jednym znaczniku na jedną akcję, aż nikt nie będzie ich miał. Potem wyścig do następnej epoki. Potem znacznik gracza startowego przechodzi do następnego gracza.',
  'rules.tempus.summary.move.title': 'Poruszanie',
  'rules.tempus.summary.move':
    'Tyle pionków, na ile pozwala twoja epoka, każdy pieszo, przez jedno jezioro z brzegu na brzeg albo, od epoki Żeglugi, z wybrzeża na wybrzeże. Można przechodzić przez własne pionki i miasta; nie wolno zatrzymać się na polu z miastem ani z cudzymi pionkami.',
  'rules.tempus.summary.babies.title': 'Nowe pokolenie',
  'rules.tempus.summary.babies': 'Na łąkach, na których masz pionki, po jednym na pole.',
  'rules.tempus.summary.fight.title': 'Walka',
  'rules.tempus.summary.fight':
    'Z jednego pola na sąsiednie. Atakujący wykłada karty zakryte, obrońca odkryte. Pionki albo wartość miasta, +1 za każde pasujące tło, +1 za Broń, +2 za Fortyfikacje w obronie. Przy remisie przegrywa atakujący. Atakujący, który przegrywa, traci jeden pionek; obrońca, który przegrywa, traci wszystko na tym polu. Nie można zaatakować nikogo, kto ma trzy pola lub mniej.',
  'rules.tempus.summary.idea.title': 'Karty postępu',
  'rules.tempus.summary.idea': 'Dobierz tyle kart, ile wskazuje epoka; potem odrzuć karty ponad limit.',
  'rules.tempus.summary.city.title': 'Budowa miasta',
  'rules.tempus.summary.city':
    'Co najmniej dwa pionki stają się miastem o wartości od 2 do 4, nie większej niż ich liczba. Nie w górach, nie obok innego miasta.',
  'rules.tempus.summary.race.title': 'Wyścig',
  'rules.tempus.summary.race':
    'Najpierw wszyscy doganiają prowadzącego. Potem 1 punkt za każdy swój pionek na danym terenie, za każde miasto, za każdą wyłożoną kartę z takim tłem i za każdą Oświatę. Dalej przechodzi ten, kto ma najwięcej punktów, a przy remisie wszyscy, którzy mają ich najwięcej. Pierwsi na polach Pismo i Druk dobierają 2 karty.',
  'rules.tempus.summary.end.title': 'Koniec gry',
  'rules.tempus.summary.end':
    'Po wyścigu do epoki Lotów: 1 punkt za każde pole z twoimi pionkami (oprócz gór), wartość każdego miasta, 3 za Loty. Remisy: karty na ręce, potem miasta.',
} as const;
