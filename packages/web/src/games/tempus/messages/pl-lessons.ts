/** Polish for the tutorial of Tempus. Bruno speaks: a surveyor, hearty and quick, who counts everything and likes being beaten. */
export const pl = {
  'lesson.tempus.teacher': 'Bruno',
  'lesson.tempus.about':
    'Bruno zawodowo mierzy wyspy. Ma ze sobą tyczkę, porządne buty i przyjaciółkę Verę, bo w Tempusa gra się co najmniej we troje.',
  'lesson.tempus.done':
    'Wiesz już tyle co ja, a obszedłem tę wyspę dwa razy. Teraz pora pokonać kogoś innego niż mnie!',
  'lesson.tempus.first':
    'Z dwoma początkującymi botami, przy najmniejszym możliwym stole. W wyścigach wszyscy wykładają karty naraz, bo tak jest szybciej; poza tym nic nie jest skrócone. Dziesięć epok, niecała godzina; przerwij, kiedy chcesz.',
  'lesson.tempus.player.0': 'Nowa twarz',
  'lesson.tempus.player.1': 'Bruno',
  'lesson.tempus.player.2': 'Vera',

  'lesson.tempus.points': 'O co grasz',
  'lesson.tempus.points.hello':
    'Bruno jestem, mierzę wyspy. Partia trwa w najlepsze: na podświetlonych polach stoją twoje pionki. Pozostałe należą do Very i do mnie.',
  'lesson.tempus.points.hexes':
    'Partia ma dziesięć epok, a punkty liczy się na koniec. Każde pole z twoimi pionkami to 1 punkt, ilekolwiek ich tam stoi. Masz cztery takie pola: stąd 4 przy twoim imieniu.',
  'lesson.tempus.points.mountain':
    'Łąka, pole uprawne, wzgórza, las: przy liczeniu wszystko jedno. Tylko góry, takie jak te, nie są nic warte. Za to widok ładny.',
  'lesson.tempus.points.spread':
    'Na jednym polu stoją dwa pionki, a wystarczyłby jeden. Naciśnij „Poruszanie”, dotknij swojej dwójki na polu uprawnym, a potem wolnego lądu obok.',
  'lesson.tempus.points.spread.mountain':
    'Oj, to przecież góry! Stanąć tam wolno, ale punktów z tego nie będzie. Wybierz inne pole.',
  'lesson.tempus.points.spread.wrong':
    'Tak nie przybędzie ci pola. Naciśnij „Poruszanie”, weź jeden z dwóch pionków, które stoją na jednym polu, i poślij go tam, gdzie nie ma nikogo.',
  'lesson.tempus.points.more':
    'Jedno pole więcej, jeden punkt więcej: 5. Tyle punktów byłoby twoich, gdyby partia skończyła się teraz, więc zawsze wiesz, na czym stoisz.',
  'lesson.tempus.points.city':
    'Vera zamieniła dwa swoje pionki w miasto. Jest warte 2, a tamte dwa były warte 1. Większe miasta są warte 3 albo 4.',
  'lesson.tempus.points.flight':
    'A kto jako pierwszy osiągnie Loty, ostatnie pole tablicy epok, dostanie jeszcze 3. Pola, miasta, Loty: nic innego się na koniec nie liczy.',

  'lesson.tempus.turn': 'Co robisz',
  'lesson.tempus.turn.tokens':
    'Wracamy na początek tej partii. Trzy małe znaczniki przy twoim imieniu to twoje akcje w tej epoce: gramy po kolei, po jednej akcji, aż wszystkie będą wydane.',
  'lesson.tempus.turn.able':
    'Oto co możesz robić w swojej epoce: porusza się 1 pionek, o 1 pole; 1 dziecko naraz; i najwyżej 2 pionki na polu.',
  'lesson.tempus.turn.rest':
    'Potem: jeszcze bez rejsów przez morze; dobierasz 1 kartę, na ręce masz najwyżej 5; i 3 akcje. Nie ucz się tego na pamięć: to jest tu napisane, a po dotknięciu dowiesz się więcej.',
  'lesson.tempus.turn.baby':
    'Najpierw więcej ludności! Dzieci rodzą się na łąkach, na których masz pionki. Naciśnij „Nowe pokolenie”, dotknij jednej ze swoich dwóch łąk, a potem naciśnij „Zakończ turę”.',
  'lesson.tempus.turn.baby.wrong':
    'Wszystko w swoim czasie. Trzy pionki to mało: naciśnij „Nowe pokolenie”, dotknij łąki, na której stoi jeden z nich, i zakończ turę.',
  'lesson.tempus.turn.round':
    'I jest, prosto z twojego zapasu: masz razem 16 pionków. Jeden znacznik wydany; Vera i ja też mamy po dziecku i znowu twoja kolej.',
  'lesson.tempus.turn.move':
    'A teraz rozprostuj nogi. Naciśnij „Poruszanie”, dotknij swojego pionka, a potem dowolnego pola, które się podświetli; na koniec „Zakończ turę”.',
  'lesson.tempus.turn.move.wrong':
    'Też dobrze, ale tym razem się przejdźmy: naciśnij „Poruszanie”, dotknij pionka, a potem pola, które się podświetli.',
  'lesson.tempus.turn.five':
    'Został jeden znacznik. Poruszanie i Nowe pokolenie już znasz, Karty postępu to dobieranie kart, a Budowa miasta i Walka będą później. Każdą akcję wybieraj tak często, jak chcesz.',

  'lesson.tempus.race': 'Wyścig',
  'lesson.tempus.race.track':
    'Te pola tablicy to epoki. Wszyscy troje stoimy na polu Początek. Gdy wydamy ostatni znacznik, ruszy wyścig do następnego: Pisma.',
  'lesson.tempus.race.terrain':
    'Ścigamy się do pola w ramce, a jego obrazek mówi, co się liczy: pole uprawne. Każdy twój pionek na polu uprawnym to 1 w tym wyścigu; inne nie dają nic.',
  'lesson.tempus.race.tie':
    'Liczba przy znaku pola uprawnego mówi, ile każde z nas ma dotąd: ty 1, ja 1, Vera nic. Liczy się tylko w tym wyścigu, na koniec nie.',
  'lesson.tempus.race.farm':
    'Jest po równo, więc ruszylibyśmy dalej razem. Została jedna akcja: naciśnij „Poruszanie”, sprowadź na swoje pole uprawne drugi pionek, bo jeszcze jeden się zmieści, i zakończ turę.',
  'lesson.tempus.race.farm.wrong':
    'Wtedy na polu uprawnym będziesz mieć najwyżej jeden pionek, nie więcej niż ja. Naciśnij „Poruszanie” i sprowadź tam drugi.',
  'lesson.tempus.race.won':
    'Dwa do jednego! Kto ma najwięcej, przechodzi o jedno pole tablicy dalej, a przy remisie przechodzą wszyscy, którzy remisują. Na polu Pismo stoisz tylko ty.',
  'lesson.tempus.race.gift':
    'Kto pierwszy osiągnie Pismo, dobiera dwie karty postępu: oto i one. Dalej, na polu Druk, czeka taki sam prezent.',
  'lesson.tempus.race.better':
    'I spójrz, co teraz możesz: akcja Karty postępu daje 2 karty, tobie, ale nie nam. Każde pole tablicy pozwala ci na więcej.',
  'lesson.tempus.race.behind':
    'Tuż przed następnym wyścigiem Vera i ja cię dogonimy, ale bez prezentu. Przewaga trwa więc jedną epokę i nikt nie zostaje w tyle na długo.',

  'lesson.tempus.ideas': 'Karty postępu',
  'lesson.tempus.ideas.two':
    'Każdej karty postępu można użyć na dwa sposoby. Nazwa mówi, co karta robi; tło to teren, który może pomóc w wyścigu albo w walce.',
  'lesson.tempus.ideas.draw': 'Dobranie kolejnych kart to akcja. Naciśnij „Karty postępu”.',
  'lesson.tempus.ideas.draw.wrong':
    'Później, czemu nie. Ale najpierw przyda ci się więcej kart: naciśnij „Karty postępu”.',
  'lesson.tempus.ideas.end':
    'Dwie nowe. Zagranie karty nie jest akcją: możesz to zrobić w dowolnej chwili swojej tury, także teraz, przed jej końcem. Te zatrzymaj i naciśnij „Zakończ turę”.',
  'lesson.tempus.ideas.end.wrong':
    'Kanalizacja robi na polu miejsce dla jeszcze jednego pionka. Teraz miejsca ci nie brakuje, ale ta karta wkrótce ci się przyda. Naciśnij „Zakończ turę”.',
  'lesson.tempus.ideas.medicine':
    'Służba zdrowia to jeszcze jedno dziecko. Naciśnij „Nowe pokolenie” i dotknij łąki. Potem karta Służba zdrowia i „Jeszcze jedno dziecko”, druga łąka i „Zakończ turę”.',
  'lesson.tempus.ideas.medicine.wrong':
    'Prawie: „Nowe pokolenie” i łąka, potem Służba zdrowia, potem druga łąka, bo na każdej rodzi się naraz tylko jedno dziecko. Na koniec „Zakończ turę”.',
  'lesson.tempus.ideas.hill':
    'W następnym wyścigu liczą się wzgórza, a tam nie masz nikogo. Naciśnij „Poruszanie”, zaprowadź jeden pionek na wzgórza i naciśnij „Zakończ turę”.',
  'lesson.tempus.ideas.hill.wrong':
    'Tak nikt nie trafi na wzgórza albo stracisz kartę, która się tam liczy. „Poruszanie”, pionek, wzgórza obok; potem „Zakończ turę”.',
  'lesson.tempus.ideas.lay':
    'Vera ma na wzgórzach 3, ty 1. Dotknij kart, które chcesz wyłożyć: każda ze wzgórzami w tle to +1, a Oświata daje jeszcze +1. Weź tyle, ile trzeba, i naciśnij „Wyłóż”.',
  'lesson.tempus.ideas.lay.waste':
    'Cztery by wystarczyły, ale Broń ma w tle pole uprawne i tutaj się nie liczy. Wyłożone karty przepadają: tę zatrzymaj.',
  'lesson.tempus.ideas.lay.tie':
    'To daje 3, tyle samo co u Very, więc poszłaby dalej z tobą. Jeszcze jedna twoja karta ma w tle wzgórza.',
  'lesson.tempus.ideas.lay.wrong':
    'Za mało: Vera ma 3. Liczba na każdej karcie mówi, za ile się tu liczy. Dodaj te liczby do swojej jedynki.',
  'lesson.tempus.ideas.won':
    'Cztery do trzech i Rolnictwo jest tylko twoje: dwoje dzieci naraz. Wyłożone karty przepadają, czy wygrasz, czy nie, więc wykładaj tyle, ile trzeba, i ani jednej więcej.',

  'lesson.tempus.cities': 'Miasta',
  'lesson.tempus.cities.stock':
    'Dotknij znaków pod swoim imieniem, a dowiesz się, co znaczą. Możesz jeszcze zbudować osiem miast: trzy o wartości 2, trzy o wartości 3, dwa o wartości 4.',
  'lesson.tempus.cities.how':
    'Potrzeba co najmniej dwóch pionków na jednym polu i tylu, ile wynosi wartość miasta. W twojej epoce mieszczą się na polu tylko 2, więc będzie dwójka.',
  'lesson.tempus.cities.build':
    'Zbuduj miasto na polu uprawnym: naciśnij „Budowa miasta”, dotknij swoich dwóch pionków, a potem „Wartość 2”. Dwa inne twoje pionki stoją na łące, a łąka jest dla dzieci.',
  'lesson.tempus.cities.build.grass':
    'To łąka, a w mieście nigdy nie rodzą się dzieci. Miasto zbuduj na polu uprawnym.',
  'lesson.tempus.cities.build.wrong':
    'Najpierw budujmy: naciśnij „Budowa miasta”, a potem dotknij swoich dwóch pionków na polu uprawnym.',
  'lesson.tempus.cities.pays':
    'Pole było warte 1, a miasto jest warte 2: masz 5. Oba pionki wróciły do twojego zapasu, jest ich tam teraz 12, i mogą się urodzić na nowo.',
  'lesson.tempus.cities.race':
    'Miasto liczy się też za 1 w każdym wyścigu, bez względu na teren. W następnym liczy się las: nie masz tam nikogo, a i tak masz 1.',
  'lesson.tempus.cities.apart':
    'Żadne miasto nie może stać obok innego, twojego czy cudzego, ani w górach. A teren pod nim znika: to już nie jest pole uprawne.',
  'lesson.tempus.cities.larger':
    'Od epoki Miast na polu mieszczą się trzy pionki, dość na trójkę; od Industrializacji cztery, na czwórkę. Największe miasta mogą poczekać.',

  'lesson.tempus.fights': 'Walka',
  'lesson.tempus.fights.border':
    'Moje dwa pionki podeszły blisko twoich i nie mam zamiaru się cofać. Na cudze pole nie wolno tak po prostu wejść: trzeba o nie walczyć.',
  'lesson.tempus.fights.shield':
    'Czyja ludność zajmuje trzy pola lub mniej, tego nie można zaatakować; miast się tu nie liczy. To ta mała tarcza: macie ją Vera i ty. Ja zajmuję pięć pól.',
  'lesson.tempus.fights.strength':
    'Policz pionki: twoje dwa przeciw moim dwóm. Atakujący musi mieć więcej, bo przy remisie przegrywa. Potrzebujesz więc karty.',
  'lesson.tempus.fights.weapons':
    'Broń to siła 1 w każdej walce. W tle ma pole uprawne, a ja stoję na polu uprawnym: jeszcze 1. Razem 2 + 2.',
  'lesson.tempus.fights.attack':
    'No to śmiało: naciśnij „Walka”, dotknij swoich dwóch pionków i moich, a potem naciśnij „Zaatakuj”.',
  'lesson.tempus.fights.attack.wrong':
    'Nie oszczędzaj mnie! Naciśnij „Walka”, dotknij swoich dwóch pionków, a potem moich obok nich.',
  'lesson.tempus.fights.lay':
    'Ty wykładasz karty zakryte, a potem obrońca swoje, odkryte. Dotknij Broni i naciśnij „Wyłóż tę kartę”. Ja nie mam czym odpowiedzieć.',
  'lesson.tempus.fights.lay.wrong':
    'Dwa na dwa to remis, więc stracisz pionek. Najpierw dotknij Broni, a potem ją wyłóż.',
  'lesson.tempus.fights.advance':
    'Cztery do dwóch: moje pionki wracają do mojego zapasu. Ile twoich wchodzi na pole? Niech jeden wejdzie, a jeden zostanie.',
  'lesson.tempus.fights.advance.nobody':
    'Tyle zachodu dla pustego pola? Niech wejdzie jeden pionek, a pole będzie twoje.',
  'lesson.tempus.fights.advance.wrong':
    'Wtedy pole, z którego przyszły, będzie puste. Po jednym na każdym to punkt więcej.',
  'lesson.tempus.fights.won':
    '6 punktów, piękna walka. Przegrana kosztowałaby cię jeden pionek, a mnie nic. Miasto broni się swoją wartością, a właściciel mówi, który teren liczy się na kartach.',

  'lesson.tempus.further': 'Co dalej',
  'lesson.tempus.further.lake':
    'Woda ze wszystkich stron otoczona lądem to jezioro. Już od pierwszej epoki pionek na jego brzegu może się przeprawić na dowolny inny brzeg: to cały jego ruch.',
  'lesson.tempus.further.cross':
    'W następnym wyścigu liczy się las, a trochę go jest na drugim brzegu. Naciśnij „Poruszanie”, dotknij pionka nad jeziorem, a potem podświetlonego lasu.',
  'lesson.tempus.further.cross.wrong':
    'Chodziło mi o las po drugiej stronie wody. Naciśnij „Poruszanie”, weź pionek z bliższego brzegu i dotknij podświetlonego pola.',
  'lesson.tempus.further.sea':
    'Z otwartym morzem jest tak samo od epoki Żeglugi: z każdego wybrzeża na każde inne, jednym ruchem. Wtedy nikt od nikogo nie jest daleko.',
  'lesson.tempus.further.transport':
    'Są też inne karty postępu. Transport porusza jeszcze jeden pionek, a Fortyfikacje to siła 2 dla obrońcy. Wszystkie pokazuje Pomoc gracza, podświetlona u góry.',
  'lesson.tempus.further.war':
    'Wódz to walka, która nie kosztuje akcji. Religia zdejmuje z mapy pionek sąsiada, a na twoje pole obok stawia twój.',
  'lesson.tempus.further.government':
    'Rządy pozwalają wykonać dwie akcje w jednej turze albo poczekać i zachować jedną na później. Dodatkowej nie dają nigdy.',
  'lesson.tempus.further.first':
    'Ten znak przy imieniu Very mówi, że w tej epoce zaczyna ona; w następnej zaczniesz ty. Kto działa ostatni, wie przed wyścigiem, co mają inni.',
  'lesson.tempus.further.end':
    'Dziesiąty wyścig prowadzi do Lotów i wtedy liczymy. W ostatniej epoce zajmuj kolejne pola, buduj z tego, co zostało, i pilnuj słabych miejsc.',

  'lesson.tempus.island': 'Tworzenie wyspy',
  'lesson.tempus.island.tiles':
    'Zanim to wszystko się zacznie, tworzymy wyspę. Kładziemy po kolei kafelki, osiem przy trzech graczach, a co zostanie puste, jest wodą.',
  'lesson.tempus.island.why':
    'Gdzie? Zaczniesz na dwóch lub trzech polach obok siebie. Przyda się łąka dla dzieci, pole uprawne na pierwszy wyścig i wzgórza na drugi: takie jak te tutaj.',
  'lesson.tempus.island.tile':
    'Połóż swój kafelek, gdzie chcesz, byle stykał się z lądem: obróć go, dotknij mapy i naciśnij „Połóż tutaj”. Woda zamknięta w środku stanie się jeziorem.',
  'lesson.tempus.island.grass':
    'Wyspa gotowa i lądują twoje pierwsze trzy pionki. Zacznij od jednego na łące: dotknij jednego z dwóch podświetlonych pól.',
  'lesson.tempus.island.grass.wrong':
    'Można i tak, ale obszedłem okolicę i podświetlona łąka jest lepsza: pole uprawne i wzgórza są tuż obok.',
  'lesson.tempus.island.farm': 'Następny na pole uprawne obok: to punkt w pierwszym wyścigu, zanim się w ogóle zaczął.',
  'lesson.tempus.island.farm.wrong':
    'Ładne miejsce, ale w pierwszym wyścigu liczy się pole uprawne. Dotknij podświetlonego pola.',
  'lesson.tempus.island.third':
    'Gdzie stanie trzeci, to twoja sprawa: na innej łące albo na tej samej. Pola muszą się stykać, a na każdym mogą stać najwyżej dwa.',
  'lesson.tempus.island.ready':
    'Teraz kolej na Verę i na mnie, a potem zaczyna się pierwsza epoka. Znaczniki, tury, wyścig; i tak dziesięć razy. Resztę już znasz.',

  'lesson.tempus.tip.tile':
    'Gdzie? Niech łąka i pole uprawne leżą obok siebie: na łące rodzą się dzieci, a w pierwszym wyścigu liczy się pole uprawne. W pobliżu się osiedlisz.',
  'lesson.tempus.tip.people':
    'Trzy pionki na polach, które się stykają. Łąka z polem uprawnym obok to dobry dom; góry nie.',
  'lesson.tempus.tip.first':
    'Twoja pierwsza akcja. Nowe pokolenie na początku rzadko jest błędem: im więcej pionków, tym więcej wszystkiego.',
  'lesson.tempus.tip.race':
    'Ostatnia runda tej epoki. W wyścigu liczą się pionki na polach uprawnych: masz ich tam więcej niż inni?',
  'lesson.tempus.tip.hills':
    'Od teraz liczą się wzgórza. Teren następnego wyścigu zawsze jest zaznaczony na tablicy epok.',
  'lesson.tempus.tip.lay':
    'Na każdej karcie widać, za ile się tu liczy. Wyłóż dość na pierwsze miejsce albo nic: wyłożone karty przepadają.',
  'lesson.tempus.tip.city':
    'Dwa pionki na polu, które nie jest łąką, mogą się stać miastem: 2 punkty, a w każdym wyścigu 1.',
  'lesson.tempus.tip.open':
    'Zajmujesz więcej niż trzy pola, więc można cię zaatakować. Dwa pionki na polu granicznym uczą sąsiadów grzeczności.',
  'lesson.tempus.tip.limit':
    'Za dużo kart. Zatrzymaj te, których tłem jest teren następnego wyścigu, i jedne Fortyfikacje.',
  'lesson.tempus.tip.defend':
    'Ktoś cię atakuje, a przy remisie wygrywasz. Najwięcej warte są Fortyfikacje; karty, które nie zmienią wyniku, lepiej zatrzymać.',
  'lesson.tempus.tip.ships':
    'Masz statki: pionek na wybrzeżu może popłynąć na dowolne inne wybrzeże. Rozejrzyj się za pustym lądem gdzieś daleko.',
  'lesson.tempus.tip.last':
    'Ostatnia epoka. Każde puste pole obok ciebie to punkt, a kto pierwszy osiągnie Loty, dostaje 3.',
} as const;
