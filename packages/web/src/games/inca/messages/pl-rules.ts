/** Polish for the rulebook of Inca Empire. */
export const pl = {
  'rules.inca.chapter.about': 'O co chodzi',
  'rules.inca.about-aim.title': 'Cel gry',
  'rules.inca.about-aim':
    'Ty i dwoje lub troje rywali wspólnie budujecie jedno imperium, a każde z was chce, żeby kojarzono je właśnie z jego imieniem. Miasta, garnizony i świątynie nie należą do nikogo: punkty za nie dostaje każdy, kto jest z nimi połączony własnymi drogami. Po siedmiu rundach wygrywa ten, kto ma najwięcej punktów.',
  'rules.inca.about-turn.title': 'Tura',
  'rules.inca.about-turn':
    'W każdej swojej turze kładziesz za darmo dwie drogi i wykonujesz jedną budowę: podbijasz prowincję, zakładasz miasto, budujesz garnizon, świątynię lub taras albo kładziesz jeszcze jedną drogę. Budowy kosztują żetony pracy. Podbite prowincje dają ci pracę w każdej rundzie.',
  'rules.inca.about-sun.title': 'Słońce',
  'rules.inca.about-sun':
    'Przed większością tur każdy wykłada kartę Słońca między dwoma graczami. Przez resztę rundy pomaga ona albo przeszkadza dokładnie tym dwóm graczom. Którym – zależy od tego, gdzie ją położysz; możesz więc pomóc sobie i niegroźnemu sąsiadowi albo zaszkodzić prowadzącemu i komuś jeszcze.',
  'rules.inca.about-score.title': 'Punkty',
  'rules.inca.about-score':
    'Trochę punktów zdobywasz od razu, gdy budujesz lub podbijasz. Najwięcej przynosi koniec każdej rundy, faza Sapa Inki: 3 za każde miasto, 2 za każdy garnizon i 1 za każdą świątynię, z którymi łączy cię sieć dróg, bez względu na to, kto je zbudował, oraz 1 za każdy twój taras. To, co wcześnie zbudujesz albo z czym wcześnie się połączysz, da ci punkty wiele razy.',

  'rules.inca.chapter.setup': 'Przed pierwszą rundą',
  'rules.inca.setup-players.title': 'Troje lub czworo',
  'rules.inca.setup-players':
    'Grać może troje lub czworo graczy; dla trojga i dla czworga jest osobna mapa i osobna plansza Słońca. Kolory przydziela los, a twój kolor decyduje o tym, w którym regionie wokół Cusco zaczynasz.',
  'rules.inca.setup-road.title': 'Twoja pierwsza droga',
  'rules.inca.setup-road':
    'Zaczynasz z jedną drogą z Cusco do swojego regionu startowego. Nic nie kosztuje i nie daje punktów.',
  'rules.inca.setup-markers.title': 'Znaczniki kultury',
  'rules.inca.setup-markers':
    'W każdej prowincji leży zakryty znacznik kultury. Te, które leżą obok regionów startowych, zostają odkryte. Trzy znaczniki odkłada się bez oglądania, więc nikt nie wie, które to są. Przy trzech graczach w pudełku zostaje po jednym znaczniku każdego z sześciu rodzajów.',
  'rules.inca.setup-cards.title': 'Karty Słońca',
  'rules.inca.setup-cards':
    'Każdy dostaje trzy karty Słońca; reszta to talia. Przy trzech graczach w pudełku zostają trzy karty pielgrzymek, jeden Bunt chłopów i jedna Dzika droga.',
  'rules.inca.setup-order.title': 'Kolejność graczy i punkty',
  'rules.inca.setup-order':
    'Pierwszą kolejność graczy wyznacza los; obowiązuje ona do pierwszej fazy Słońca. Wszyscy zaczynają z 0 punktów; na polu 0 figurki stoją w kolejności graczy, a figurka gracza, który zaczyna, najbardziej wewnątrz.',
  'rules.inca.setup-labor.title': 'Jeszcze bez żetonów pracy',
  'rules.inca.setup-labor': 'Pierwsze żetony pracy dostajesz w fazie Inki, od której zaczyna się pierwsza runda.',

  'rules.inca.chapter.words': 'Potrzebne pojęcia',
  'rules.inca.word-region.title': 'Regiony, prowincje, linie',
  'rules.inca.word-region':
    'Mapa dzieli się na regiony: regiony startowe wokół Cusco i prowincje. Każda linia między dwiema lokacjami należy do jednego regionu. Lokacja należy do wszystkich regionów, które mają w niej linię, więc lokacja na granicy należy do dwóch lub więcej. Regiony, które mają wspólną lokację, sąsiadują ze sobą.',
  'rules.inca.word-conquered.title': 'Podbita prowincja',
  'rules.inca.word-conquered':
    'Prowincja jest podbita, gdy ktoś wziął jej znacznik. Odtąd jest podbita na zawsze i dla wszystkich. Regiony startowe są podbite od początku.',
  'rules.inca.word-network.title': 'Twoja sieć dróg',
  'rules.inca.word-network':
    'Twoja sieć to wszystkie lokacje, do których można dotrzeć z Cusco po twoich własnych drogach, łącznie z Cusco. To, co w nich stoi, jest z tobą połączone. Cudze drogi nigdy ci nie pomagają.',
  'rules.inca.word-whose.title': 'Co do kogo należy',
  'rules.inca.word-whose':
    'Drogi, znaczniki kultury i tarasy mają właścicieli. Miasta, garnizony i świątynie nie należą do nikogo.',
  'rules.inca.word-room.title': 'Miejsce',
  'rules.inca.word-room':
    'W lokacji mieści się jedno miasto albo jeden garnizon, a w nim najwyżej jedna świątynia. Elementów gry i żetonów pracy nigdy nie brakuje.',
  'rules.inca.word-sites.title': 'Rodzaje lokacji',
  'rules.inca.word-sites':
    'Okrągła lokacja to miejsce na miasto; ta z liczbą to ważne miasto, a liczba mówi, ile punktów daje tam świątynia. Lokacja z blankami to miejsce na garnizon. Huaca to tylko rozstaj. Cusco jest stolicą: niczego się tam nie buduje i nie daje ono punktów.',

  'rules.inca.chapter.round': 'Przebieg rundy',
  'rules.inca.round-track.title': 'Tor epok',
  'rules.inca.round-track':
    'Gra ma siedem rund, a każda to kolumna toru epok. Znacznik schodzi w kolumnie od fazy do fazy; każdą fazę rozgrywają wszyscy, zanim zacznie się następna. Zasady, w których mowa o epoce, obowiązują we wszystkich jej rundach.',
  'rules.inca.round-phases.title': 'Jakie są fazy',
  'rules.inca.round-phases':
    'Runda 1 (Założenie) ma fazę Inki i dwie fazy Ludu, bez fazy Słońca i bez punktacji. Rundy od 2 do 4 (Wczesne Imperium) mają fazę Inki, potem dwa razy fazę Słońca i fazę Ludu, a potem fazę Sapa Inki. Rundy 5 i 6 (Środkowe Imperium) mają fazę Słońca i fazę Ludu po trzy razy, runda 7 (Późne Imperium) po cztery razy.',
  'rules.inca.inca-income.title': 'Faza Inki: praca',
  'rules.inca.inca-income':
    'Każdy bierze dochód epoki: 5 w Założeniu, 3 we Wczesnym, 2 w Środkowym i 1 w Późnym Imperium. Oprócz tego bierzesz tyle żetonów pracy, ile wskazują wszystkie twoje znaczniki kultury, i po 1 za każdy swój taras.',
  'rules.inca.inca-help.title': 'Prowadzący pomagają',
  'rules.inca.inca-help':
    'Potem gracz na pierwszym miejscu musi dać żetony pracy graczowi na ostatnim: 1 we Wczesnym Imperium, 2 od Środkowego Imperium. Przy czterech graczach od Środkowego Imperium także drugi daje 1 trzeciemu. Kto ma za mało, daje tyle, ile ma. W Założeniu nikt nic nie daje.',

  'rules.inca.chapter.sun': 'Faza Słońca',
  'rules.inca.sun-order.title': 'Nowa kolejność graczy',
  'rules.inca.sun-order':
    'Każda faza Słońca zaczyna się od nowej kolejności graczy: pierwszy jest ten, kto ma najmniej punktów. Na wspólnym polu toru punktacji pierwszeństwo ma figurka wewnętrzna. Ta kolejność obowiązuje do następnej fazy Słońca; w rundzie 1 obowiązuje kolejność wylosowana.',
  'rules.inca.sun-lay.title': 'Wyłóż jedną kartę',
  'rules.inca.sun-lay':
    'W tej kolejności każdy wykłada z ręki jedną zakrytą kartę do jednego z sektorów planszy Słońca. Kartę trzeba wyłożyć, a w jednej fazie w każdym sektorze mieści się tylko jedna. Ostatni gracz nie ma więc wyboru sektora.',
  'rules.inca.sun-draw.title': 'Dobierz jedną',
  'rules.inca.sun-draw':
    'Zaraz potem dobierasz kartę i znowu masz trzy. Jeśli talia jest pusta, najpierw tasuje się stos kart odrzuconych.',
  'rules.inca.sun-two.title': 'Zawsze dwóch graczy',
  'rules.inca.sun-two':
    'Karta działa na dwóch graczy, których kolory sąsiadują z jej sektorem, i na nikogo innego, bez względu na to, kto ją wyłożył.',
  'rules.inca.sun-two.ring': 'Wokół planszy Słońca siedzi troje graczy. Między każdymi dwoma sąsiadami jest sektor.',
  'rules.inca.sun-two.lay': 'Wykładasz zakrytą Powódź El Niño do sektora, obok którego siedzą Vera i Bruno.',
  'rules.inca.sun-two.reveal':
    'Vera wykłada Poparcie ludu, a Bruno Główną strażnicę, obie karty obok ciebie. Potem wszystkie zostają odkryte.',
  'rules.inca.sun-two.two':
    'Każda karta działa na dwóch graczy obok niej i na nikogo innego. Vera i Bruno mają o jedną darmową drogę mniej, ty nie.',
  'rules.inca.sun-reveal.title': 'Odkryj i zostaw',
  'rules.inca.sun-reveal':
    'Gdy każdy wyłoży kartę, wszystkie zostają odkryte. Działają aż do następnej fazy Sapa Inki, więc w Środkowym i Późnym Imperium zbiera się ich coraz więcej.',
  'rules.inca.sun-add.title': 'Kilka kart',
  'rules.inca.sun-add':
    'Działania się sumują, także działania jednakowych kart. Jeśli karta na coś ci pozwala, za każdym razem decydujesz na nowo, czy z tego skorzystać.',
  'rules.inca.sun-end.title': 'Na koniec każdej fazy Słońca',
  'rules.inca.sun-end':
    'Bunt chłopów i Poparcie ludu działają na koniec każdej fazy Słońca, dopóki leżą na planszy, a więc nie tylko tej, w której je wyłożono, ale i następnych.',
  'rules.inca.example-sun.title': 'Gdzie ją położyć',
  'rules.inca.example-sun':
    'Czworo graczy siedzi wokół planszy Słońca w tej kolejności: niebieski, pomarańczowy, zielony, brązowy. Masz kolor zielony, a na ręce Przewagę wojskową. Wyłożona między zielonym a brązowym obniża koszt podbojów tobie i brązowemu; wyłożona między pomarańczowym a zielonym – tobie i pomarańczowemu. Jeśli prowadzi pomarańczowy, wybierz brązowego.',

  'rules.inca.chapter.people': 'Faza Ludu',
  'rules.inca.turn-blocks.title': 'Dwie części tury',
  'rules.inca.turn-blocks':
    'Zgodnie z kolejnością graczy każdy rozgrywa całą turę. Ma ona dwie części: drogi i budowę. Wykorzystaj każdą raz, w dowolnej kolejności, albo ją pomiń. Dokończ jedną, zanim zaczniesz drugą; nie można wrócić.',
  'rules.inca.turn-roads.title': 'Część z drogami',
  'rules.inca.turn-roads': 'Połóż za darmo do dwóch dróg. Karty mogą zwiększyć lub zmniejszyć tę liczbę.',
  'rules.inca.turn-build.title': 'Część z budową',
  'rules.inca.turn-build':
    'Wybierz jedno: miasto, garnizon, podbój, świątynię, taras, dodatkową drogę albo to, na co pozwala karta. Jeśli karta pozwala zbudować dwie rzeczy tego samego rodzaju, budujesz je razem, jako jedną budowę. Dodatkowe podboje z Szybkiej ekspansji następują przed nią albo po niej.',
  'rules.inca.turn-pay.title': 'Najpierw zapłać',
  'rules.inca.turn-pay':
    'Płacisz, zanim zbudujesz, i musisz mieć dość żetonów na całość. Punkty za budowę dostajesz od razu.',
  'rules.inca.turn-atonce.title': 'Wszystko działa od razu',
  'rules.inca.turn-atonce':
    'Droga, podbój i odkryty znacznik liczą się już przy wszystkim, co robisz dalej w tej samej turze. Możesz więc położyć drogę do prowincji, a potem ją podbić; albo podbić ją i położyć tam drogi.',
  'rules.inca.turn-pass.title': 'Tura bez budowy',
  'rules.inca.turn-pass':
    'Nie musisz budować. Darmowe drogi oraz dodatkowe podboje z Szybkiej ekspansji i tak ci przysługują. Tura kończy się, gdy tak zdecydujesz.',

  'rules.inca.chapter.roads': 'Drogi',
  'rules.inca.road-line.title': 'Wzdłuż linii',
  'rules.inca.road-line':
    'Droga leży na jednej nadrukowanej linii między dwiema lokacjami. Na linii jest miejsce na drogę tylko jednego gracza, a na tej samej linii nigdy nie kładziesz dwóch.',
  'rules.inca.road-join.title': 'Musi się łączyć',
  'rules.inca.road-join': 'Jeden koniec musi być w twojej sieci. Rozgałęzienia i pętle są dozwolone.',
  'rules.inca.road-conquered.title': 'Musi dotykać podbitej ziemi',
  'rules.inca.road-conquered':
    'Jeden koniec musi leżeć w podbitym regionie, bez względu na to, kto go podbił. Może to być ten sam koniec, który łączy się z twoją siecią, albo drugi. Zamknięta jest tylko taka linia, której oba końce leżą wyłącznie w niepodbitych prowincjach.',
  'rules.inca.road-reveal.title': 'Co odkrywa droga',
  'rules.inca.road-reveal':
    'Po położeniu drogi odkrywa się znaczniki wszystkich prowincji na obu jej końcach; potem leżą już odkryte.',
  'rules.inca.road-stay.title': 'Drogi zostają',
  'rules.inca.road-stay': 'Drogę może zabrać tylko Bunt chłopów.',
  'rules.inca.example-road.title': 'O krok dalej',
  'rules.inca.example-road':
    'Lokacja na granicy należy do podbitej prowincji i do takiej, której nikt nie podbił. Z tej lokacji możesz położyć drogę do niepodbitej prowincji: jeden koniec dotyka podbitej ziemi. Z drugiego końca nie możesz iść dalej, chyba że tamta lokacja też dotyka podbitej ziemi. Najpierw podbij prowincję.',

  'rules.inca.chapter.builds': 'Co można zbudować',
  'rules.inca.build-conquer.title': 'Podbij prowincję',
  'rules.inca.build-conquer':
    'Zapłać tyle żetonów pracy, ile wskazuje czerwona liczba na znaczniku, weź go i zdobądź tyle punktów, ile wskazuje złota liczba. Wystarczy, że w twojej sieci jest jedna lokacja tej prowincji. Prowincja musi być jeszcze niepodbita.',
  'rules.inca.build-conquered.title': 'Po podboju',
  'rules.inca.build-conquered':
    'Znaczniki wszystkich sąsiednich prowincji zostają odkryte. Nowy znacznik daje ci w każdej następnej fazie Inki tyle żetonów pracy, ile wskazuje biała liczba.',
  'rules.inca.build-city.title': 'Załóż miasto',
  'rules.inca.build-city':
    'Kosztuje 6 żetonów pracy i daje 4 punkty. Powstaje w pustej lokacji miasta w twojej sieci. Lokacja musi leżeć w co najmniej jednym podbitym regionie; na granicy wystarczy jedna podbita strona.',
  'rules.inca.build-garrison.title': 'Zbuduj garnizon',
  'rules.inca.build-garrison':
    'Kosztuje 4 żetony pracy i daje 3 punkty. Powstaje w pustej lokacji garnizonu w twojej sieci, która leży w co najmniej jednym podbitym regionie.',
  'rules.inca.build-temple.title': 'Zbuduj świątynię',
  'rules.inca.build-temple':
    'Kosztuje 5 żetonów pracy i powstaje w mieście w twojej sieci, w którym nie ma świątyni. Miasto mógł założyć ktoś inny. W zwykłym mieście daje 4 punkty, w ważnym mieście tyle, ile wynosi nadrukowana tam liczba, od 5 do 8.',
  'rules.inca.build-terrace.title': 'Zbuduj taras',
  'rules.inca.build-terrace':
    'Kosztuje 2 żetony pracy, daje 1 punkt i powstaje na jednym z twoich znaczników kultury; na każdym mieści się jeden taras. Daje ci 1 żeton pracy w każdej fazie Inki i 1 punkt w każdej fazie Sapa Inki.',
  'rules.inca.build-road.title': 'Połóż dodatkową drogę',
  'rules.inca.build-road': 'Kosztuje 1 żeton pracy. Obowiązują ją wszystkie zasady dotyczące dróg; nie daje punktów.',
  'rules.inca.example-build.title': 'Pierwsza tura z 5 żetonami pracy',
  'rules.inca.example-build':
    'Twoja pierwsza droga prowadzi do lokacji prowincji, której znacznik ma opór 2, pracę 2 i 1 punkt. Kładziesz dwie darmowe drogi, jedną z nich do tej prowincji. Potem podbijasz ją za 2 żetony pracy: 1 punkt teraz i 2 żetony pracy w każdej późniejszej rundzie. Na drugą turę w tej rundzie zostają ci jeszcze 3 żetony pracy, a w Założeniu niczego nie trzeba zwracać.',

  'rules.inca.chapter.sapa': 'Faza Sapa Inki',
  'rules.inca.sapa-clear.title': 'Najpierw znikają karty Słońca',
  'rules.inca.sapa-clear': 'Wszystkie karty z planszy Słońca zostają odrzucone. Żadna karta nie zmienia punktacji.',
  'rules.inca.sapa-score.title': 'Potem wszyscy zdobywają punkty',
  'rules.inca.sapa-score':
    '3 punkty za każde miasto, 2 za każdy garnizon i 1 za każdą świątynię w twojej sieci, bez względu na to, kto je zbudował. 1 za każdy twój taras. To, co jest odcięte od Cusco, nie daje punktów.',
  'rules.inca.sapa-score.crown':
    'Twoje drogi prowadzą do miasta La Raya i garnizonu Ollantaytambo, masz też taras: 3 + 2 + 1 = 6 punktów.',
  'rules.inca.sapa-score.road':
    'Kolejna droga sięga miasta Raqchi. Zbudowała je Vera, ale ty też dostajesz za nie punkty: już 9 punktów.',
  'rules.inca.sapa-score.second': 'Druga droga sięga miasta Coporaque, które zbudował Bruno: 12 punktów.',
  'rules.inca.sapa-score.scored': 'W fazie Sapa Inki dostajesz te 12 punktów: z 14 robi się 26.',
  'rules.inca.sapa-order.title': 'Od pierwszego do ostatniego',
  'rules.inca.sapa-order':
    'Zdobywacie punkty w kolejności zajmowanych miejsc, prowadzący pierwszy, każdy za wszystko naraz. Ma to znaczenie, gdy figurki spotkają się na jednym polu.',
  'rules.inca.sapa-keep.title': 'Zwrot żetonów pracy',
  'rules.inca.sapa-keep':
    'Na koniec zwracasz do banku żetony pracy ponad limit: zachowujesz 3 we Wczesnym, 2 w Środkowym i 1 w Późnym Imperium.',
  'rules.inca.sapa-founding.title': 'Nie w rundzie 1',
  'rules.inca.sapa-founding':
    'Założenie nie ma fazy Sapa Inki: nikt nie zdobywa punktów i zachowujesz wszystkie żetony pracy.',
  'rules.inca.example-sapa.title': 'Liczenie',
  'rules.inca.example-sapa':
    'W twojej sieci są dwa miasta, jedno ze świątynią, i trzy garnizony; masz dwa tarasy. To 2 × 3 + 1 + 3 × 2 + 2 = 15 punktów. Rywal połączony z tymi samymi miejscami też dostaje za nie punkty.',

  'rules.inca.chapter.track': 'Tor punktacji',
  'rules.inca.track-move.title': 'Przesuwanie figurek',
  'rules.inca.track-move':
    'Za każdy punkt figurka od razu przesuwa się o jedno pole; górnej granicy nie ma. Kto nie zdobywa punktów, ten nie przesuwa figurki.',
  'rules.inca.track-shared.title': 'Na wspólnym polu',
  'rules.inca.track-shared':
    'Figurka, która przybywa później, staje na zewnątrz i jest z tyłu. Dwoje graczy nigdy nie zajmuje więc tego samego miejsca: wewnątrz znaczy z przodu. Gdy faza Słońca ustala kolejność graczy, wewnętrzna z dwóch figurek ma też pierwszeństwo.',

  'rules.inca.chapter.end': 'Koniec gry',
  'rules.inca.end-when.title': 'Po rundzie 7',
  'rules.inca.end-when': 'Gra kończy się fazą Sapa Inki Późnego Imperium.',
  'rules.inca.end-win.title': 'Zwycięzca',
  'rules.inca.end-win':
    'Wygrywa gracz z największą liczbą punktów. Remisów nie ma: na wspólnym polu z przodu jest figurka wewnętrzna.',

  'rules.inca.chapter.events': 'Karty Słońca',
  'rules.inca.event-revolt.title': 'Bunt chłopów',
  'rules.inca.event-revolt':
    'Na koniec każdej fazy Słońca tracisz wszystkie swoje drogi, także dzikie, w prowincjach, których nikt nie podbił. Każda linia należy do jednego regionu, także wzdłuż granicy; liczy się tylko ten region. Drugi egzemplarz niczego nie zmienia.',
  'rules.inca.event-revolt-after.title': 'Po buncie',
  'rules.inca.event-revolt-after':
    'Drogi w regionach startowych i w podbitych prowincjach zostają, podobnie budowle i znaczniki. Linie są znowu wolne dla wszystkich. Drogi odcięte od Cusco zostają na mapie, ale są bezużyteczne, dopóki nowa droga nie połączy ich z twoją siecią.',
  'rules.inca.event-roads.title': 'Więcej i mniej darmowych dróg',
  'rules.inca.event-roads':
    'Dodatkowa brygada drogowa daje ci jedną darmową drogę więcej, Powódź El Niño jedną mniej. Przy kilku kartach dodawaj i odejmuj; zawsze zostaje przynajmniej jedna darmowa droga.',
  'rules.inca.event-hardlabor.title': 'Intensywna praca',
  'rules.inca.event-hardlabor':
    'Jeśli twoja budowa to dodatkowa droga, za ten sam żeton pracy możesz położyć jeszcze jedną. Powódź nie dotyczy tych dróg.',
  'rules.inca.event-wild.title': 'Dzika droga',
  'rules.inca.event-wild':
    'Za każdy egzemplarz jedna z dróg, które kładziesz w turze, darmowa albo płatna, może być dzika. Zastępuje zwykłą drogę; dodatkowej nie dostajesz.',
  'rules.inca.event-wild-where.title': 'Którędy może biec dzika droga',
  'rules.inca.event-wild-where':
    'Biegnie prosto od lokacji do lokacji przez ląd, tam gdzie nie ma linii, nie przecina żadnej linii ani innej dzikiej drogi i nie przechodzi przez inną lokację. Albo biegnie obok linii, na której inny gracz ma drogę.',
  'rules.inca.event-wild-rules.title': 'To nadal droga',
  'rules.inca.event-wild-rules':
    'Musi łączyć się z twoją siecią i dotykać podbitej ziemi, a znaczniki odkrywa tak jak inne drogi. Kilku graczy może mieć dzikie drogi między tymi samymi dwiema lokacjami.',
  'rules.inca.event-city.title': 'Karty dotyczące miast',
  'rules.inca.event-city':
    'Podczas Epidemii każde zakładane przez ciebie miasto kosztuje o 2 żetony pracy więcej za każdy egzemplarz karty. Odbudowa miasta daje ci o 2 punkty więcej za każde zakładane miasto.',
  'rules.inca.event-outpost.title': 'Główna strażnica',
  'rules.inca.event-outpost':
    'Możesz zbudować miasto w miejscu garnizonu w swojej sieci; kosztuje to 4 żetony pracy i daje 4 punkty. Garnizon mógł zbudować ktokolwiek. Karty dotyczące miast zmieniają ten koszt i te punkty, karty dotyczące garnizonów nie. Stojąca tam świątynia zostaje.',
  'rules.inca.event-garrison.title': 'Karty dotyczące garnizonów',
  'rules.inca.event-garrison':
    'Magazyny: każdy zbudowany przez ciebie garnizon daje o 1 punkt więcej. Trudne warunki pogodowe: każdy kosztuje o 1 żeton pracy więcej. Masowa zabudowa: jeśli twoja budowa to garnizon, możesz zbudować drugi w innej lokacji; koszt i punkty są takie jak zwykle.',
  'rules.inca.event-surveyors.title': 'Zawodowi mierniczy',
  'rules.inca.event-surveyors':
    'Jeśli twoja budowa to taras, możesz zbudować jeszcze jeden na innym swoim znaczniku; on też kosztuje 2 żetony pracy i daje 1 punkt.',
  'rules.inca.event-conquest.title': 'Ile kosztuje podbój',
  'rules.inca.event-conquest':
    'Przewaga wojskowa obniża koszt twoich podbojów o 1 żeton pracy, każdy Opór podnosi go o 1, ale koszt nigdy nie spada poniżej 0. To, co daje znacznik, się nie zmienia.',
  'rules.inca.event-expansion.title': 'Szybka ekspansja',
  'rules.inca.event-expansion':
    'Za każdy egzemplarz możesz w swojej turze dokonać jednego podboju więcej, oprócz budowy albo nawet zamiast niej. Kosztuje on o 2 żetony pracy więcej niż zwykle.',
  'rules.inca.event-support.title': 'Poparcie ludu',
  'rules.inca.event-support': 'Na koniec każdej fazy Słońca bierzesz 1 żeton pracy za każdy swój znacznik o oporze 1.',
  'rules.inca.event-zeal.title': 'Religijna żarliwość',
  'rules.inca.event-zeal':
    'Możesz zbudować świątynię w garnizonie w swojej sieci zamiast w mieście; kosztuje to 5 żetonów pracy i daje 4 punkty. Garnizon zostaje.',
  'rules.inca.event-eclipse.title': 'Zaćmienie Słońca',
  'rules.inca.event-eclipse':
    'Jeśli budujesz świątynię, rezygnujesz w tej turze z części z drogami. Po położeniu darmowej drogi nie możesz już w tej turze zbudować świątyni. Wszystko inne jest dozwolone, ale w jednej turze nie można połączyć budowy świątyni z pielgrzymką.',
  'rules.inca.event-pilgrimage.title': 'Pielgrzymki',
  'rules.inca.event-pilgrimage':
    'Zrezygnuj z jednej niewykorzystanej części tury, dróg albo budowy, i zdobądź punkty z karty. Jedno z wymienionych na niej miast musi być w twojej sieci i mieć świątynię. Możesz to zrobić raz w fazie Ludu i znowu w następnej, dopóki karta leży na planszy. Oddana część tury nie daje nic innego.',
  'rules.inca.event-pilgrims.title': 'Trzy pielgrzymki',
  'rules.inca.event-pilgrims':
    'Tylko przy czterech graczach. Wielka pielgrzymka: 7 punktów, do Pucará de Andalgalá albo Ranchillo. Doroczna pielgrzymka: 5 punktów, do Chiquitoy Viejo albo Pachacamac. Lokalna pielgrzymka: 4 punkty, do Machu Picchu albo Huánuco Pampa.',

  'rules.inca.chapter.variants': 'Na co można się umówić',
  'rules.inca.variant-pizarro.title': 'Przybycie Pizarra',
  'rules.inca.variant-pizarro':
    'Obok czterech faz Ludu rundy 7 leżą zakryte cztery znaczniki inwazji. Po każdej z tych faz jeden zostaje odkryty. Jeden z nich to Pizarro: gdy zostanie odkryty, od razu następuje faza Sapa Inki i gra się kończy. Może leżeć przy każdej z czterech faz z równym prawdopodobieństwem.',
  'rules.inca.variant-fall.title': 'Wczesny upadek',
  'rules.inca.variant-fall':
    'Krótsza gra dla czterech graczy: rundy 4 i 6 są pominięte, zostaje więc pięć rund i cztery punktacje. Nie używa się trzech kart pielgrzymek.',
  'rules.inca.variant-fall-three.title': 'Wczesny upadek we troje',
  'rules.inca.variant-fall-three': 'Dla trzech graczy to nasz własny dodatek: pominięte są tylko te dwie rundy.',
  'rules.inca.variant-gods.title': 'Porozumienie bogów',
  'rules.inca.variant-gods':
    'Znaczniki, które dają 3 żetony pracy, leżą odkryte w oznaczonych prowincjach: cztery przy czterech graczach i trzy przy trzech. Wszyscy mają do nich równie daleko.',

  'rules.inca.chapter.know': 'Co wiedzą wszyscy',
  'rules.inca.know-open.title': 'Jawne',
  'rules.inca.know-open':
    'Mapa i wszystko, co na niej stoi, znaczniki odkryte i zabrane, żetony pracy i punkty wszystkich graczy, odkryte karty Słońca, stos kart odrzuconych oraz to, kto gdzie wyłożył zakrytą kartę.',
  'rules.inca.know-secret.title': 'Tajne',
  'rules.inca.know-secret':
    'Swoją rękę i dopiero co wyłożoną kartę znasz tylko ty. Nikt nie zna kolejności kart w talii, zakrytych znaczników ani tych trzech, które odłożono.',
  'rules.inca.know-count.title': 'Można liczyć',
  'rules.inca.know-count':
    'Wiadomo, ile jest kart i znaczników każdego rodzaju, więc można obliczyć, co jeszcze może się pojawić.',
  'rules.inca.know-luck.title': 'Los i decyzje',
  'rules.inca.know-luck':
    'Los przydziela kolory, znaczniki i karty oraz wyznacza pierwszą kolejność graczy. W grze nie ma kości. Decydujesz tylko o swojej karcie Słońca i jej miejscu oraz o swojej turze: o drogach, o budowie i o tym, czy użyć karty. Wszystko inne dzieje się samo.',

  'rules.inca.chapter.maps': 'O naszych mapach',
  'rules.inca.map-made.title': 'Dlaczego te mapy są nasze',
  'rules.inca.map-made':
    'Nie mogliśmy zobaczyć drukowanej planszy, więc obie mapy są nasze własne, narysowane na podstawie prawdziwych Andów: 4 regiony startowe i 42 prowincje dla czterech graczy, 3 i 36 dla trzech, z około 20 lokacjami miast i 20 lokacjami garnizonów. Nasze są też koszty na znacznikach, dochody i limity tam, gdzie w druku są to obrazki.',
  'rules.inca.map-lines.title': 'Jak są narysowane',
  'rules.inca.map-lines':
    'Linie nigdy się nie przecinają. Każda linia należy do jednego regionu, każdy region ma co najmniej trzy lokacje i trzy linie tworzące spójną całość, a lokacja należy do regionów swoich linii.',
  'rules.inca.map-cusco.title': 'Wokół Cusco',
  'rules.inca.map-cusco':
    'Z Cusco wychodzi po jednej linii dla każdego gracza. Wszystkie regiony startowe są mniej więcej równie duże. W kilku jest lokacja, z której można korzystać bez wcześniejszego podboju, ale w Założeniu nikogo nie stać na miasto.',
  'rules.inca.map-ways.title': 'Zawsze jest inna droga',
  'rules.inca.map-ways':
    'Żadna pojedyncza linia nie dzieli mapy na dwie części, a prawie do każdej lokacji do zabudowy prowadzą co najmniej trzy różne trasy. Nikt więc nie odetnie cię w pojedynkę.',
  'rules.inca.map-temples.title': 'Im dalej, tym więcej',
  'rules.inca.map-temples':
    'Świątynie w ważnych miastach dają od 5 punktów blisko Cusco do 8 daleko od niego; tak samo jest z miastami pielgrzymek.',
  'rules.inca.map-wild.title': 'Dzikie drogi na mapie',
  'rules.inca.map-wild':
    'Dla mapy ustalono wszystkie pary lokacji, które może połączyć prosta dzika droga, oraz region, do którego każda taka droga należy. Gra pokazuje ci te, z których możesz skorzystać.',
  'rules.inca.map-gods.title': 'Oznaczone prowincje',
  'rules.inca.map-gods':
    'Na każdego gracza przypada jedna prowincja Ręki Boga, a wszystkie są równie daleko od każdego regionu startowego.',
  'rules.inca.map-fair.title': 'Czy każdy start jest równie dobry?',
  'rules.inca.map-fair':
    'Zmierzyliśmy, ile możliwości jest w pobliżu każdego regionu startowego, a potem kazaliśmy równie silnym botom rozegrać tysiące partii. Mapę uznajemy za dość dobrą, gdy wyniki punktowe z każdego regionu startowego różnią się od średniej najwyżej o 2,5%, a z każdego wygrywa się mniej więcej równie często.',

  'rules.inca.chapter.forget': 'O czym często się zapomina',
  'rules.inca.forget-others.title': 'Punkty daje też to, co zbudowali inni',
  'rules.inca.forget-others':
    'Dwie drogi do miasta rywala dają 3 punkty w każdej fazie Sapa Inki. Często jest to lepsze niż własna budowla.',
  'rules.inca.forget-conquered.title': 'Każdy podbój otwiera ziemię wszystkim',
  'rules.inca.forget-conquered': 'Możesz kłaść drogi i budować w prowincjach, które podbili inni.',
  'rules.inca.forget-keep.title': 'Pracy nie da się odłożyć',
  'rules.inca.forget-keep': 'Na koniec rundy zwracasz prawie wszystkie żetony. Wydawaj je.',
  'rules.inca.forget-sun.title': 'Twoja karta może uderzyć w ciebie',
  'rules.inca.forget-sun':
    'Sprawdź, czyje kolory są przy sektorze. Złą kartę można położyć między dwoma innymi graczami, chyba że te sektory są zajęte.',
  'rules.inca.forget-revolt.title': 'Drogi na niepodbitej ziemi są zagrożone',
  'rules.inca.forget-revolt': 'Podbij prowincję niedługo po położeniu w niej dróg, bo inaczej zabierze je czyjś bunt.',
  'rules.inca.forget-temple.title': 'Świątynia potrzebuje miasta, niekoniecznie twojego',
  'rules.inca.forget-temple':
    'Każdy, kto jest połączony z ważnym miastem, może je zwieńczyć świątynią i zgarnąć od 5 do 8 punktów. Gdy je zakładasz, pomyśl, kto gra następny.',

  'rules.inca.index.cards': 'Wszystkie karty Słońca',
  'rules.inca.index.markers': 'Znaczniki kultury',
  'rules.inca.index.sites': 'Lokacje do zabudowy',
  'rules.inca.index.signs': 'Znaki',
  'rules.inca.copies': 'W pudełku: {four} przy czterech graczach, {three} przy trzech.',
  'rules.inca.marker': 'Opór {resistance}, praca {labor}, punkty {points}',
  'rules.inca.site.boards': 'Przy czterech graczach: {four} Przy trzech graczach: {three}',
  'rules.inca.site.none': 'Nie ma jej na tej mapie.',
  'rules.inca.sign.labor.title': 'Praca',
  'rules.inca.sign.labor': 'Żetony, którymi płaci się za wszystko.',
  'rules.inca.sign.points.title': 'Punkty',
  'rules.inca.sign.points': 'Kroki na torze punktacji.',
  'rules.inca.sign.resistance.title': 'Opór',
  'rules.inca.sign.resistance': 'Praca potrzebna do podbicia prowincji.',
  'rules.inca.sign.sapaPoints.title': 'Punkty w każdej fazie Sapa Inki',
  'rules.inca.sign.sapaPoints': 'Ile coś dałoby ci w następnej fazie Sapa Inki.',
  'rules.inca.sign.keep.title': 'Zachowaj',
  'rules.inca.sign.keep': 'Ile żetonów pracy możesz zachować na koniec rundy.',
  'rules.inca.sign.road.title': 'Droga',
  'rules.inca.sign.road': 'Droga na nadrukowanej linii.',
  'rules.inca.sign.wild.title': 'Dzika droga',
  'rules.inca.sign.wild': 'Droga poza nadrukowanymi liniami. Wymaga karty.',
  'rules.inca.sign.conquer.title': 'Podbój',
  'rules.inca.sign.conquer': 'Prowincja zostaje podbita, a jej znacznik zabrany.',
  'rules.inca.sign.inca.title': 'Faza Inki',
  'rules.inca.sign.inca': 'Wszyscy biorą żetony pracy; prowadzący pomagają.',
  'rules.inca.sign.sun.title': 'Faza Słońca',
  'rules.inca.sign.sun': 'Nowa kolejność graczy, potem każdy wykłada kartę Słońca.',
  'rules.inca.sign.people.title': 'Faza Ludu',
  'rules.inca.sign.people': 'Każdy rozgrywa turę: drogi i budowa.',
  'rules.inca.sign.sapa.title': 'Faza Sapa Inki',
  'rules.inca.sign.sapa': 'Każdy zdobywa punkty za to, z czym jest połączony.',
  'rules.inca.sign.pizarro.title': 'Pizarro',
  'rules.inca.sign.pizarro': 'Znacznik inwazji: gra może się tu skończyć.',
  'rules.inca.column.card': 'Karta',
  'rules.inca.column.effect': 'Jak działa na dwóch graczy obok niej',
  'rules.inca.summary.round.title': 'Runda',
  'rules.inca.summary.round':
    'Faza Inki, potem na zmianę faza Słońca i faza Ludu, potem faza Sapa Inki. Runda 1 nie ma fazy Słońca ani fazy Sapa Inki, za to ma dwie fazy Ludu.',
  'rules.inca.summary.inca.title': 'Faza Inki',
  'rules.inca.summary.inca':
    'Weź dochód, pracę ze swoich znaczników i 1 za każdy taras. Potem gracz na pierwszym miejscu daje ostatniemu 1 żeton pracy we Wczesnym Imperium, później 2; przy czterech graczach od Środkowego Imperium także drugi daje 1 trzeciemu. W Założeniu nie ma pomocy.',
  'rules.inca.summary.sun.title': 'Faza Słońca',
  'rules.inca.summary.sun':
    'Nowa kolejność graczy: najpierw ten, kto ma najmniej punktów, na wspólnym polu najpierw figurka wewnętrzna. Każdy wykłada jedną zakrytą kartę do wolnego sektora i dobiera jedną. Wszystkie zostają odkryte; karta działa na dwóch graczy obok niej aż do następnej fazy Sapa Inki.',
  'rules.inca.summary.people.title': 'Faza Ludu',
  'rules.inca.summary.people':
    'Zgodnie z kolejnością graczy: do dwóch darmowych dróg i jedna budowa, w dowolnej kolejności. Dokończ jedno, zanim zaczniesz drugie.',
  'rules.inca.summary.roads.title': 'Drogi',
  'rules.inca.summary.roads':
    'Jeden koniec w twojej sieci wychodzącej z Cusco, jeden koniec w podbitym regionie. Na linii droga jednego gracza. Znaczniki na obu końcach zostają odkryte.',
  'rules.inca.summary.builds.title': 'Budowy',
  'rules.inca.summary.builds':
    'Miasto i garnizon: w pustej lokacji odpowiedniego rodzaju, w twojej sieci, w podbitym regionie. Świątynia: w dowolnym mieście twojej sieci, które jej nie ma. Podbój: jedna lokacja prowincji w twojej sieci. Taras: na własnym znaczniku, po jednym.',
  'rules.inca.summary.sapa.title': 'Faza Sapa Inki',
  'rules.inca.summary.sapa':
    'Usuńcie karty z planszy Słońca. Zdobądź 3 punkty za każde miasto, 2 za każdy garnizon, 1 za każdą świątynię w swojej sieci, bez względu na to, kto je zbudował, i 1 za każdy swój taras. Zwróć do banku żetony pracy ponad limit.',
  'rules.inca.summary.end.title': 'Koniec gry',
  'rules.inca.summary.end':
    'Po rundzie 7 wygrywa gracz z największą liczbą punktów. Na wspólnym polu z przodu jest figurka wewnętrzna.',
} as const;
