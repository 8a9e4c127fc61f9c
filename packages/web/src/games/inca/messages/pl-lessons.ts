/** Polish for the tutorial of Inca Empire. Illari speaks: young, quick, cheerful, always between two errands, and proud of the roads. */
export const pl = {
  'lesson.inca.teacher': 'Illari',
  'lesson.inca.about':
    'Illari biega po królewskich drogach. Nosi wieści z Cusco na oba krańce imperium i zawsze brakuje jej trochę tchu.',
  'lesson.inca.done': 'Tyle mogłam ci opowiedzieć po drodze. A teraz zbuduj coś, do czego będę mogła dobiec!',
  'lesson.inca.first':
    'Z dwoma botami, które też dopiero zaczynają. Rundy 4 i 6 są pominięte, co przy trzech graczach jest naszą zasadą domową: pięć rund, około godziny.',
  'lesson.inca.player.0': 'Nowa twarz',
  'lesson.inca.player.1': 'Illari',
  'lesson.inca.player.2': 'Waman',

  'lesson.inca.points': 'O co grasz',
  'lesson.inca.points.hello':
    'Jestem Illari i biegam z wieściami po drogach, które wychodzą z Cusco: to ono świeci na mapie. Ty, mój brat Waman i ja budujemy wokół niego imperium.',
  'lesson.inca.points.aim':
    'Wygrywa, kto na koniec ma najwięcej punktów. Ty masz na razie 14, jak widać przy twoim imieniu; Waman i ja mamy trochę więcej.',
  'lesson.inca.points.when':
    'Rund jest siedem, a ta jest trzecia. Każda oprócz pierwszej kończy się fazą Sapa Inki, tą z koroną: to wtedy przychodzi większość punktów.',
  'lesson.inca.points.crown':
    'Korona przy twoim imieniu pokazuje, ile dostaniesz w tej fazie: +6. Twoje drogi prowadzą z Cusco do miasta w lokacji La Raya, to 3 punkty, i do garnizonu, to 2; a taras daje 1.',
  'lesson.inca.points.road':
    'My też mamy miasta, w lokacjach Raqchi i Coporaque, każde o jedną linię od twoich dróg. Połóż drogę do jednego z nich: dotknij linii, a potem przycisku.',
  'lesson.inca.points.road.wrong':
    'Tędy nie dotrzesz do żadnego z naszych miast. Dotknij linii z Ausangate do Raqchi albo tej z Pukará do Coporaque.',
  'lesson.inca.points.second':
    '+9! Miasto nie należy do nikogo: daje punkty każdemu, czyje drogi do niego docierają, ktokolwiek je zbudował. Masz drugą darmową drogę, więc dotrzyj do następnego.',
  'lesson.inca.points.second.wrong':
    'Tak nie dotrzesz do innego miasta. Poszukaj okrągłego miasta na końcu linii, która świeci.',
  'lesson.inca.points.end':
    '+12, i to bez żadnego budowania. Zakończ turę; pojawi się pytanie, czy na pewno, bo można by zrobić więcej, ale zobaczmy, ile dadzą twoje drogi.',
  'lesson.inca.points.end.wrong':
    'Na to jeszcze przyjdzie czas. Teraz naciśnij „Zakończ turę” i zobacz, ile dadzą twoje drogi.',
  'lesson.inca.points.scored':
    'Faza Sapa Inki dała ci 12 punktów. To, z czym łączą cię drogi, daje punkty w każdej rundzie od nowa: o to w tej grze chodzi.',

  'lesson.inca.turn': 'Co robisz',
  'lesson.inca.turn.start':
    'Pierwszy poranek partii. Każde z nas ma jedną drogę z Cusco (twoja prowadzi do Pisac) i 5 żetonów pracy: to nimi płaci się za wszystko.',
  'lesson.inca.turn.road':
    'Tura to najwyżej dwie darmowe drogi i jedna budowa, w dowolnej kolejności. Zacznij od drogi: naciśnij „Darmowa droga”, wybierz linię i potwierdź.',
  'lesson.inca.turn.road.wrong':
    'To może poczekać, a do tego kosztuje żetony pracy. Najpierw darmowa droga, z Pisac dalej.',
  'lesson.inca.turn.second':
    'I jeszcze druga. Droga biegnie dalej od twoich własnych dróg, a co najmniej jeden jej koniec musi leżeć na podbitej ziemi; ta wokół Cusco jest podbita.',
  'lesson.inca.turn.second.wrong':
    'Masz jeszcze darmową drogę, a gdy coś zbudujesz, nie będzie można do niej wrócić. Połóż ją najpierw.',
  'lesson.inca.turn.why':
    'Po co tam? Żeby dotrzeć do prowincji. Znacznik prowincji Opatari mówi: czerwona dwójka to jej cena, biała jedynka to praca, którą daje co rundę, a złota dwójka to punkty od razu.',
  'lesson.inca.turn.conquer':
    'Twoje drogi dotykają prowincji Opatari i to wystarczy. Wykorzystaj budowę i podbij ją: dotknij znacznika, a potem przycisku.',
  'lesson.inca.turn.conquer.wrong':
    'Może później. Opatari leży tuż obok Cusco i będzie pracować dla ciebie przez całą grę: podbij tę prowincję.',
  'lesson.inca.turn.paid':
    '2 żetony pracy wydane, 2 punkty zdobyte. Małe +1 obok żetonów to praca, którą twoja ziemia da następnym razem, a drogi możemy tam teraz kłaść wszyscy.',
  'lesson.inca.turn.end': 'Drogi i budowa za tobą, więc zakończ turę. A potem patrz, co robimy Waman i ja.',
  'lesson.inca.turn.again':
    'I tak w kółko. Znaki rundy to jej fazy: w tej każdy ma dwie tury, w późniejszych dwie albo trzy, a w ostatniej cztery.',

  'lesson.inca.labor': 'Praca',
  'lesson.inca.labor.prices':
    'Dwie drogi już leżą, zostały 3 żetony pracy i jedna budowa. Ceny: dodatkowa droga 1, taras 2, garnizon 4, świątynia 5, miasto 6, a podbój tyle, ile mówi czerwona liczba.',
  'lesson.inca.labor.terrace':
    'Taras kładzie się na znaczniku twojej prowincji, po jednym na każdym: 1 punkt teraz, 1 żeton pracy więcej co rundę i 1 punkt w każdej fazie Sapa Inki. Zbuduj taras w prowincji Opatari.',
  'lesson.inca.labor.terrace.wrong':
    'Niezły pomysł, ale im wcześniej masz taras, tym więcej razy coś ci da. Dotknij swojego znacznika w prowincji Opatari.',
  'lesson.inca.labor.pays':
    'Od teraz twoja ziemia daje +2, a korona pokazuje pierwszy punkt z następnej fazy Sapa Inki. Drobiazgi, ale wracają raz za razem.',
  'lesson.inca.labor.end':
    'Zakończ turę. Gdy i my rozegramy swoje tury, runda 2 zacznie się fazą Inki: wtedy wszyscy biorą żetony pracy.',
  'lesson.inca.labor.income':
    'Proszę bardzo: po 3 żetony pracy dla każdego, bo tyle daje ta epoka, i 2 z twojej ziemi. Z tym jednym, który ci został, to razem 6.',
  'lesson.inca.labor.help':
    'Kto prowadzi, musi też pomóc ostatniemu. Prowadzi Waman, więc dał mi 1 żeton pracy; nie wyglądał na zachwyconego.',
  'lesson.inca.labor.keep':
    'Nie oszczędzaj za bardzo. Gdy runda się kończy, możesz zachować 3 żetony, później tylko 2, potem 1, a wszystko ponad to przepada.',

  'lesson.inca.build': 'Miasta i garnizony',
  'lesson.inca.build.signs':
    'Okrągłe lokacje na mapie są dla miast, te z blankami dla garnizonów. Na małych krzyżykach drogi tylko się spotykają.',
  'lesson.inca.build.where':
    'Budujesz tam, dokąd prowadzą twoje drogi, jeśli ziemia jest podbita; nieważne przez kogo. La Raya leży w prowincji Cana, którą podbił Waman, i prowadzi tam twoja droga.',
  'lesson.inca.build.city': 'Masz 9 żetonów pracy, a miasto kosztuje 6. Załóż je w lokacji La Raya.',
  'lesson.inca.build.city.wrong':
    'To coś innego. Naciśnij „Miasto” albo dotknij samej lokacji La Raya i załóż tam miasto.',
  'lesson.inca.build.city.garrison':
    'To byłby garnizon: tańszy, ale w fazie Sapa Inki daje 2, a miasto 3. Na miasto cię stać.',
  'lesson.inca.build.paid': '4 punkty od razu, a odtąd jeszcze 3 w każdej fazie Sapa Inki: korona pokazuje +6.',
  'lesson.inca.build.theirs':
    'Ale Waman też ma drogę do La Raya, więc miasto daje punkty i jemu. Buduj tam, gdzie inni prędko nie dotrą, albo docieraj tam, gdzie zbudowali inni.',
  'lesson.inca.build.garrison':
    'Garnizon kosztuje 4 i daje 3 punkty, a potem za każdym razem 2, też każdemu, kto jest z nim połączony. Moja zasada: nie stać cię na miasto, buduj garnizon.',
  'lesson.inca.build.temple':
    'Świątynia, za 5, staje w mieście, obojętnie czyim. Daje 4 punkty albo tyle, ile mówi liczba przy lokacji, w Machu Picchu 5; potem za każdym razem po 1 wszystkim połączonym.',

  'lesson.inca.sun': 'Słońce',
  'lesson.inca.sun.order':
    'Od rundy 2 przed każdą turą jest faza Słońca. Zaczyna się od nowej kolejności graczy: pierwszy jest ten, kto ma najmniej punktów, czyli ty.',
  'lesson.inca.sun.board':
    'To plansza Słońca, na początku rundy pusta. Każdy sektor leży między dwoma graczami, a wyłożona w nim karta działa na obu, ktokolwiek ją wyłożył.',
  'lesson.inca.sun.cards':
    'A teraz twoje karty. El Niño zabiera darmową drogę, a Epidemia podnosi cenę miast; Poparcie ludu daje żetony pracy.',
  'lesson.inca.sun.lay':
    'Masz do wyboru wszystkie trzy sektory. Wyłóż jedną ze swoich dwóch szkodliwych kart tam, gdzie trafi Wamana i mnie, ale nie ciebie: karta, sektor, przycisk.',
  'lesson.inca.sun.lay.wrong':
    'Ten sektor jest obok ciebie, więc karta trafiłaby też ciebie. Zobacz, czyje imiona są po obu stronach.',
  'lesson.inca.sun.lay.good':
    'To twoja dobra karta: zachowaj ją na sektor obok siebie. Prosiłam o taką, która szkodzi.',
  'lesson.inca.sun.shown':
    'Wszystkie trzy karty są odkryte. Obok ciebie leżą Główna strażnica i Poparcie ludu; to, co działa na ciebie, jest też wypisane przy twojej ręce.',
  'lesson.inca.sun.use':
    'Więc skorzystaj: Główna strażnica pozwala zamienić garnizon w miasto; kosztuje to 4 żetony pracy, a daje 4 punkty. Twój stoi w lokacji Ollantaytambo.',
  'lesson.inca.sun.use.wrong':
    'To możesz zrobić zawsze, a Główna strażnica leży tam tylko teraz. Dotknij garnizonu w lokacji Ollantaytambo.',
  'lesson.inca.sun.stay':
    'Karty leżą, aż następna faza Sapa Inki opróżni planszę, więc ich przybywa. Dobre obok siebie, złe między rywali: oto całe Słońce.',

  'lesson.inca.open': 'Niepodbita ziemia',
  'lesson.inca.open.way':
    'Inna partia. Twoje drogi docierają do mojego miasta w lokacji La Raya przez Ausangate, a więc przez prowincję Calahuaya, której nikt nie podbił.',
  'lesson.inca.open.lay':
    'Między tobą a mną Waman wyłożył już zakrytą kartę. Wyłóż Dodatkową brygadę drogową w drugim sektorze obok siebie: jedna darmowa droga więcej w każdej turze.',
  'lesson.inca.open.lay.wrong':
    'Na to, co nadchodzi, przyda ci się jeszcze jedna darmowa droga: wyłóż Dodatkową brygadę drogową w sektorze między tobą a Wamanem.',
  'lesson.inca.open.revolt':
    'To był Bunt chłopów! Dopóki ta karta leży przy tobie, po każdej fazie Słońca zabiera wszystkie twoje drogi w prowincjach, których nikt nie podbił.',
  'lesson.inca.open.lost':
    'Twoich dróg w prowincji Calahuaya już nie ma. La Raya jest odcięta i korona pokazuje +3 zamiast +6.',
  'lesson.inca.open.conquer':
    'Jest na to rada. Calahuaya kosztuje tylko 1, a twoje drogi wciąż dotykają jej w lokacji Marcapata: podbij ją.',
  'lesson.inca.open.conquer.wrong':
    'Wtedy bunt w następnej fazie Słońca znowu zabierze twoje drogi w prowincji Calahuaya. Najpierw ją podbij.',
  'lesson.inca.open.back':
    'A teraz z powrotem do La Raya, darmowymi drogami: można przez Ausangate, można przez Ollachea. Zacznij od lokacji Marcapata.',
  'lesson.inca.open.back.wrong':
    'To prowadzi gdzie indziej. Połóż drogę z lokacji Marcapata do lokacji Ausangate albo Ollachea.',
  'lesson.inca.open.there': 'A stamtąd dalej, do La Raya.',
  'lesson.inca.open.there.wrong': 'Jeszcze jedna linia, prosto do La Raya: ta, która świeci.',
  'lesson.inca.open.safe':
    'Znowu +6, i tym razem na dobre: na podbitej ziemi żaden bunt nie zabiera dróg. Podbijaj więc to, przez co przechodzisz, albo idź śladem tych, którzy podbili.',
  'lesson.inca.open.lines':
    'I szybko! Na linii mieści się droga jednego gracza, więc najlepsze prędko są zajęte. Wtedy zostaje trasa naokoło albo karta Dzika droga, dla której linie się nie liczą.',

  'lesson.inca.last': 'Ostatnia tura',
  'lesson.inca.last.where':
    'Twoja ostatnia tura w krótkiej partii, takiej na pięć rund. Waman ma 63 punkty, ty 62, a ja 58; potem jest ostatnia faza Sapa Inki.',
  'lesson.inca.last.equal':
    'Drogi łączą nas z tymi samymi miastami i garnizonami, więc dostaniesz 26, ja 26, a Waman 27, bo ma o jeden taras więcej. Samo to by ci nie wystarczyło.',
  'lesson.inca.last.temple':
    'Ale masz 5 żetonów pracy, czyli cenę świątyni. W większości miast daje ona 4 punkty, a w tych z liczbą tyle, ile mówi liczba: w Machu Picchu 5, w Tiwanaku 6.',
  'lesson.inca.last.win': 'No to co budujesz?',
  'lesson.inca.last.win.wrong':
    'Waman gra po tobie i znajdzie sobie punkt albo dwa. Mając 5 żetonów pracy, możesz zrobić coś lepszego.',
  'lesson.inca.last.win.other': 'Tak, świątynia! Ale jest miasto, w którym da więcej.',
  'lesson.inca.last.built':
    'Świątynia w Tiwanaku: 6 punktów i prowadzisz. W fazie Sapa Inki da każdemu z nas po 1, więc między nami niczego to nie zmieni.',
  'lesson.inca.last.end':
    'Żadna nowa droga nic ci już nie da, bo masz połączenie ze wszystkim. Zakończ turę i wstrzymaj oddech.',
  'lesson.inca.last.end.wrong': 'Nie dałoby to ani jednego punktu. Zakończ turę.',
  'lesson.inca.last.won':
    'Ostatni podbój dał Wamanowi tylko 1 punkt: 95 do 92, a u mnie 85. Imperium jest twoje, a mnie czeka długi bieg, żeby wszystkim o tym powiedzieć.',

  'lesson.inca.tip.roads': 'Masz dwie darmowe drogi: kładź je w stronę prowincji i lokacji, do których chcesz dotrzeć.',
  'lesson.inca.tip.conquer':
    'Po drogach budowa: podbij prowincję, której dotykają. Czerwona liczba to cena, biała to praca, którą da co rundę, złota to punkty od razu.',
  'lesson.inca.tip.terrace':
    'Za 2 żetony pracy możesz zbudować taras na swoim znaczniku. Do końca gry będzie dawać pracę i punkty.',
  'lesson.inca.tip.sun':
    'Karta działa na dwóch graczy, między którymi leży jej sektor. Ta, która ci pomaga, powinna leżeć obok ciebie, a ta, która szkodzi, między rywalami.',
  'lesson.inca.tip.force': 'Karty Słońca są odkryte. Te obok ciebie działają na ciebie do następnej fazy Sapa Inki.',
  'lesson.inca.tip.city':
    'Stać cię na miasto: 6 żetonów pracy. Jeśli twoje drogi docierają do lokacji miasta na podbitej ziemi, załóż miasto: 4 punkty, a potem 3 co rundę.',
  'lesson.inca.tip.connect':
    'Ostatnia tura przed fazą Sapa Inki. Naciśnij koronę, żeby zobaczyć, ile dostaniesz; może jakaś droga prowadzi do jeszcze jednego miasta.',
  'lesson.inca.tip.keep':
    'Po punktacji wszyscy zwrócili żetony pracy ponad ten limit. Wydawaj je, zanim skończy się runda.',
  'lesson.inca.tip.temple':
    'Stać cię na świątynię: 5 żetonów pracy. Jeśli jest z tobą połączone miasto, które jej jeszcze nie ma, da ona 4 punkty lub więcej.',
  'lesson.inca.tip.revolt':
    'Obok ciebie leży Bunt chłopów: po każdej fazie Słońca tracisz drogi w prowincjach, których nikt nie podbił.',
  'lesson.inca.tip.middle':
    'Od teraz runda ma trzy tury, ale dochód to tylko 2. Resztę muszą dać twoje prowincje i tarasy.',
  'lesson.inca.tip.late':
    'Ostatnia runda: cztery tury i jeszcze jedna punktacja. Żetony pracy, które zostaną na koniec, nie są nic warte.',
} as const;
