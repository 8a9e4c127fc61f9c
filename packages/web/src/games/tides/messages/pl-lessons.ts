/** Polish for the tutorial of Tides of Time. Marea speaks: old, dry, fond of whoever is learning, and always brief. */
export const pl = {
  'lesson.tides.teacher': 'Marea',
  'lesson.tides.about':
    'Marea prowadzi tablice pływów. Widziała, jak powstaje i upada mnóstwo królestw, i wszystkim policzyła punkty.',
  'lesson.tides.done': 'Tyle mogę cię nauczyć słowami. Reszty nauczy cię ktoś, kto chce wygrać.',
  'lesson.tides.first':
    'Z botem, który też dopiero zaczyna. To cała gra, bo nie ma z niej co skracać: trzy krótkie rundy, około piętnastu minut.',
  'lesson.tides.player.0': 'Nowa twarz',
  'lesson.tides.player.1': 'Marea',

  'lesson.tides.points': 'O co grasz',
  'lesson.tides.points.hello':
    'Jestem Marea i prowadzę tablice pływów. Powstają tu dwa królestwa, każde to rząd kart: twoje na dole, moje u góry.',
  'lesson.tides.points.aim':
    'Są trzy rundy i po każdej z nich karty w twoim królestwie dają ci punkty. Punkty się sumują: kto po trzeciej ma ich więcej, wygrywa, ty albo ja.',
  'lesson.tides.points.card':
    'Karta ma symbol i za coś daje punkty. Twój Przedsionek daje 3 punkty za każdy pałac w twoim królestwie, a Wieczny Pałac to pałac: czyli 3.',
  'lesson.tides.points.garden':
    'Twoja Cytadela daje 3 za każdy ogród, a nie masz żadnego. Zagraj ogród: dotknij karty na ręce, żeby ją przeczytać, i naciśnij „Zagraj”.',
  'lesson.tides.points.garden.wrong':
    'To twierdza, a twoja Cytadela daje punkty za ogrody. Dotknij drugiej karty i sprawdź jej symbol.',
  'lesson.tides.points.counted':
    'Twoja ostatnia karta też okazała się pałacem. Dwa pałace, więc Przedsionek daje 6: liczba na karcie to jej punkty.',
  'lesson.tides.points.score':
    'To razem 12 punktów dla ciebie i 8 dla mnie, jak widać przy naszych imionach. Niezły pierwszy przypływ.',

  'lesson.tides.turn': 'Co robisz',
  'lesson.tides.turn.five':
    'Na początku rundy mamy na ręce po pięć kart. Każde z nas wybiera jedną w tajemnicy i odkrywamy je razem.',
  'lesson.tides.turn.first': 'Wybierz dowolną kartę i zagraj ją. Nikt tu nie zaczyna, więc nikt nie musi czekać.',
  'lesson.tides.turn.swap':
    'Obie karty są odkryte, a teraz przypływ zmienia się w odpływ: wymieniamy się kartami. Cztery karty, które teraz masz, przed chwilą były moje.',
  'lesson.tides.turn.second':
    'Wybierz znowu. Co zostawisz, wróci do mnie, więc nie zostawiaj mi niczego, co by mnie ucieszyło.',
  'lesson.tides.turn.third': 'Te trzy karty już znasz: zostały z twojej pierwszej ręki. Weź jeszcze jedną.',
  'lesson.tides.turn.fourth':
    'Dwie karty. Jedną zagraj, a druga będzie moją ostatnią, czy mi się podoba, czy nie: wybierasz za obie strony.',
  'lesson.tides.turn.round':
    'Piąta karta zagrywa się sama i następuje punktacja. Wybór, odkrycie, wymiana: oto cała runda.',

  'lesson.tides.more': 'Więcej niż przeciwnik',
  'lesson.tides.more.library':
    'Twoja Wielka Biblioteka Ahm daje 7, jeśli masz więcej świątyń niż ja. Tyle samo to nie więcej: remis nic nie daje.',
  'lesson.tides.more.temple': 'Mamy po jednej świątyni. Przechyl szalę.',
  'lesson.tides.more.temple.wrong':
    'Wtedy dalej byłoby po jednej świątyni i Wielka Biblioteka Ahm nic by nie dała. Na ręce masz świątynię.',
  'lesson.tides.more.mine':
    'Zgrabnie. Ale spójrz: mój Złoty Zikkurat daje mi 7, jeśli mam więcej pałaców niż ty, a właśnie zagrałam pałac.',
  'lesson.tides.more.deny': 'Nie masz pałacu, więc te 7 punktów należy do mnie. Chyba że coś z tym zrobisz.',
  'lesson.tides.more.deny.wrong':
    'Wtedy Wieczny Pałac będzie moją ostatnią kartą i będę mieć dwa pałace, a ty żadnego. Zabierz mi go.',
  'lesson.tides.more.counted':
    'Dwie świątynie do jednej: 7 dla ciebie. Po jednym pałacu: dla mnie nic. To, czego mi nie oddasz, jest warte tyle samo co to, co weźmiesz.',

  'lesson.tides.relic': 'Co przetrwa',
  'lesson.tides.relic.back':
    'Po pierwszej i po drugiej rundzie twoje pięć kart wraca do ciebie. Wybierasz jedną, która zostanie do końca, i jedną, którą zabierze morze.',
  'lesson.tides.relic.keep':
    'Zachowaj kartę, która dała punkty: jako relikt zostaje i da je znowu w każdej rundzie. Potem wybierz inną, która opuści grę.',
  'lesson.tides.relic.keep.wrong':
    'Łaźnie Bogów nic ci nie dały, bo nie masz twierdzy. Zachowaj kartę, na której widać punkty.',
  'lesson.tides.relic.there':
    'Oto i on, ze swoim żetonem. Jego symbol się liczy, a właściwość daje punkty do samego końca i nikt go nie ruszy.',
  'lesson.tides.relic.removed': 'Dwie usunięte karty leżą odkryte obok talii. Nikt ich już w tej partii nie zagra.',
  'lesson.tides.relic.known':
    'Pozostałe trzy zostają ci na ręce i dochodzą dwie dobrane. Twoje trzy znam, bo widziałam je na stole; a ty znasz trzy moje.',
  'lesson.tides.relic.on': 'Akurat dwie dziwne: jeszcze o nich powiem. Graj dalej dowolną kartą.',
  'lesson.tides.relic.six':
    'I tak to idzie dalej. Z reliktem twoje królestwo ma tym razem sześć kart, a z drugim reliktem, w ostatniej rundzie, siedem.',

  'lesson.tides.odd': 'Dziwne karty',
  'lesson.tides.odd.nest':
    'Kilka kart ma własne zasady. Moje Królewskie Gniazdo samo nic nie daje, ale dzięki niemu wygrywam każdy remis na swoich kartach.',
  'lesson.tides.odd.port':
    'Mój Szafirowy Port nie ma symbolu. Daje 8, jeśli moja najlepsza inna karta dała więcej niż twoja najlepsza karta.',
  'lesson.tides.odd.tie':
    'Znowu potrzebujesz więcej świątyń, jest po jednej, a na ręce nie masz żadnej. Przeczytaj obie karty: jedna sprawia, że świątynia liczy się podwójnie.',
  'lesson.tides.odd.tie.wrong':
    'Okowy Dżinna dają punkty za świątynie, ale same są twierdzą. Dalej będzie po jednej świątyni.',
  'lesson.tides.odd.roof':
    'Dach Świata podwaja twój najliczniejszy symbol, a przy równej liczbie wszystkie takie. Twoja jedna świątynia liczyła się więc za dwie i pobiła moją.',
  'lesson.tides.odd.mole':
    'Zapamiętaj jeszcze dwie: Kretowisko daje 8, jeśli pojedynczych symboli, czyli takich na dokładnie jednej karcie, masz więcej niż przeciwnik, a Labirynt Potępionych daje 13 za komplet pięciu symboli.',

  'lesson.tides.last': 'Ostatnia runda',
  'lesson.tides.last.behind':
    'Nasza ostatnia runda, prawie skończona. Przed jej punktacją masz 13 punktów, a ja 19: brakuje ci sześciu.',
  'lesson.tides.last.maze':
    'Ale twój Labirynt Potępionych to relikt. Daje 13, jeśli w twoim królestwie jest komplet pięciu symboli, a brakuje ci tylko biblioteki i twierdzy.',
  'lesson.tides.last.know':
    'Wiesz, co mam na ręce, bo te karty przyszły właśnie od ciebie: dwie, obie to biblioteki. Jedną zagram, druga trafi do ciebie.',
  'lesson.tides.last.win': 'Biblioteka i tak do ciebie przyjdzie. Którą kartę więc zagrywasz?',
  'lesson.tides.last.win.wrong':
    'To byłby jeszcze jeden ogród i żadnej twierdzy: Labirynt nic by nie dał, a ja bym wygrała. Wybierz jeszcze raz.',
  'lesson.tides.last.won':
    'Komplet pięciu symboli, 13 punktów za Labirynt: 48 do 43. Królestwo jest twoje, do następnego przypływu.',

  'lesson.tides.tip.read': 'Twoja karta będzie leżeć tutaj. Dotknij karty na ręce, żeby przeczytać, ile dałaby teraz.',
  'lesson.tides.tip.swap': 'Jesteście po wymianie kart. Czego teraz nie zagrasz, wróci do przeciwnika.',
  'lesson.tides.tip.two': 'Zostały dwie karty: ta, której nie zagrasz, musi trafić do królestwa przeciwnika.',
  'lesson.tides.tip.relic':
    'Zachowaj kartę, która daje punkty za to, co znowu będziesz zbierać, a usuń taką, którą przeciwnik bardzo chciałby zagrać.',
  'lesson.tides.tip.known': 'Znasz trzy z pięciu kart na ręce przeciwnika: było je widać w poprzedniej rundzie.',
  'lesson.tides.tip.last': 'Ostatnia runda: wszystko, czego jeszcze nie było widać, jest teraz na ręce przeciwnika.',
} as const;
