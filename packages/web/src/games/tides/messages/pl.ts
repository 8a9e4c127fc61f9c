/** Polish for Tides of Time. */
export const pl = {
  'clause.TT-COMP-1': 'Jest tylko osiemnaście kart.',
  'clause.TT-SETUP-1': 'Gra dwoje graczy.',
  'clause.TT-DRAFT-1': 'Wybierasz jedną kartę z własnej ręki.',
  'clause.TT-DRAFT-7': 'Wybór jest ostateczny.',
  'clause.TT-DRAFT-8': 'Zagrana karta zostaje w swoim królestwie aż do punktacji rundy.',
  'clause.TT-RELIC-1': 'Zachować lub usunąć można tylko jedną z pięciu kart zagranych przez ciebie w tej rundzie.',
  'clause.TT-RELIC-2': 'Zachowujesz jedną kartę i usuwasz inną.',
  'clause.TT-RELIC-3': 'Relikt i kartę do usunięcia wybierasz raz, jednocześnie.',
  'clause.TT-RELIC-5': 'Relikt już nigdy nie zmienia miejsca.',
  'clause.TT-RELIC-6': 'Usunięta karta jest poza grą.',
  'clause.TT-END-1': 'Partia skończyła się wraz z trzecią rundą.',

  'tides.tray': 'Twoja ręka i wybór',
  'tides.hand': 'Twoja ręka',
  'tides.kingdom': 'Królestwo gracza {name}',
  'tides.scores': 'Punkty według rund',
  'tides.scores.ask': 'Co to za punkty?',
  'tides.scores.explain': 'Punkty w każdej z {rounds} rund, a potem suma. Wygrywa wyższa suma.',
  'tides.round': 'Runda {round}',
  'tides.total': 'Razem',
  'tides.chosen': '{name}: karta wybrana, leży zakryta.',
  'tides.status.chosen': 'wybór dokonany',
  'tides.status.choosing': 'wybiera',
  'tides.where.round': 'Runda {round} z {of}',
  'tides.where.pick': 'wybór {pick} z {of}',
  'tides.where.relic': 'relikty',
  'tides.where.scoring': 'liczenie punktów',
  'tides.where.over': 'Koniec partii',
  'tides.where.left': 'Partia skończyła się przed czasem',
  'tides.deck':
    '{count, plural, =0 {Talia jest pusta.} one {W talii jest # karta.} few {W talii są # karty.} many {W talii jest # kart.} other {W talii jest # karty.}}',
  'tides.deck.explain': 'Talia. Po pierwszej i drugiej rundzie każdy gracz dobiera z niej dwie karty.',
  'tides.discard': 'Usunięte',
  'tides.memory.hand':
    'Na ręce gracza {name}{hidden, plural, =0 {} one { (i jedna nieznana karta)} few { (i # nieznane karty)} many { (i # nieznanych kart)} other { (i # nieznanej karty)}}:',
  'tides.memory.unseen':
    '{count, plural, =0 {Znasz już wszystkie karty.} one {Jeszcze niewidziana:} few {Jeszcze niewidziane:} many {Jeszcze niewidziane:} other {Jeszcze niewidziane:}}',
  'tides.detail.empty': 'Wybierz kartę, żeby przeczytać, co robi.',
  'tides.sign.more': 'więcej niż przeciwnik',
  'tides.sign.each': 'za każdy',
  'tides.sign.missing': 'brakujący symbol',
  'tides.sign.single': 'symbol na jednej karcie',
  'tides.sign.best': 'twoja najlepsza karta',
  'tides.sign.equal': 'remis',
  'tides.prospect.points': 'Punkty: teraz {now}, najwyżej {most}.',
  'tides.prospect.none': 'Sama nie daje punktów.',
  'tides.prospect.suits': 'Twoje symbole po zagraniu:',
  'tides.prospect.gain':
    'Karta {card} da o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.',
  'tides.prospect.loss':
    'Karta {card} da o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} mniej.',
  'tides.prospect.blocks':
    'Zabiera {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} karcie {card} ({name}).',
  'tides.prospect.helps':
    'Dodaje {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} karcie {card} ({name}).',
  'tides.relic.spoken': 'Relikt.',
  'tides.relic.explain': 'Relikt: zostaje tu do końca i liczy się w każdej rundzie.',
  'tides.points.spoken':
    '{points, plural, one {# punkt w tej rundzie.} few {# punkty w tej rundzie.} many {# punktów w tej rundzie.} other {# punktu w tej rundzie.}}',
  'tides.points.now': '{points, plural, one {# punkt.} few {# punkty.} many {# punktów.} other {# punktu.}}',
  'tides.prompt.pick': 'Wybierz kartę do zagrania.',
  'tides.prompt.pick.both': 'Obie strony wybierają kartę.',
  'tides.prompt.relic': 'Zachowaj relikt, który punktuje też w następnych rundach, i usuń inną kartę.',
  'tides.prompt.relic.both': 'Obie strony wybierają relikt i kartę do usunięcia.',
  'tides.prompt.waiting': 'Czekamy na gracza {name}.',
  'tides.prompt.revealed': 'Obie karty są odkryte.',
  'tides.prompt.kept': 'Oba relikty są odkryte.',
  'tides.prompt.counting': 'Punktacja rundy {round}: królestwo gracza {name}.',
  'tides.play.card': 'Zagraj {card, accusative}',
  'tides.play.none': 'Wybierz kartę',
  'tides.wait': 'Poczekaj',
  'tides.play.sealed': 'Twoja karta jest wybrana. Obie zostaną odkryte razem.',
  'tides.relic.sealed': 'Twój relikt jest wybrany. Oba zostaną odkryte razem.',
  'tides.play.final':
    '{left, plural, =0 {Wybór jest ostateczny.} one {Wybór jest ostateczny. Potem wymieniacie się ostatnią kartą.} few {Wybór jest ostateczny. Potem wymieniacie się pozostałymi # kartami.} many {Wybór jest ostateczny. Potem wymieniacie się pozostałymi # kartami.} other {Wybór jest ostateczny. Potem wymieniacie się pozostałymi # kartami.}}',
  'tides.relic.for':
    'Relikt zostaje w twoim królestwie do końca: jego symbol się liczy, a karta znów punktuje w każdej następnej rundzie. Usunięta karta jest poza grą.',
  'tides.relic.keep': 'Zachowaj jako relikt',
  'tides.relic.remove': 'Usuń',
  'tides.relic.keeping': 'Zachowujesz tę kartę.',
  'tides.relic.removing': 'Usuwasz tę kartę.',
  'tides.relic.none': 'Wybierz relikt',
  'tides.relic.half': 'Zachowaj {keep, accusative}, usuń…',
  'tides.relic.rest': 'Wybierz kartę do usunięcia',
  'tides.relic.both': 'Zachowaj i usuń',

  'tides.suit.palace': '{form, select, nominative {pałac} genitive {pałacu} other {Pałac}}',
  'tides.suit.library': '{form, select, nominative {biblioteka} genitive {biblioteki} other {Biblioteka}}',
  'tides.suit.garden': '{form, select, nominative {ogród} genitive {ogrodu} other {Ogród}}',
  'tides.suit.stronghold': '{form, select, nominative {twierdza} genitive {twierdzy} other {Twierdza}}',
  'tides.suit.temple': '{form, select, nominative {świątynia} genitive {świątyni} other {Świątynia}}',
  'tides.suit.none': 'Bez symbolu',
  'tides.suits.palace': '{form, select, genitive {pałaców} other {pałace}}',
  'tides.suits.library': '{form, select, gender {feminine} genitive {bibliotek} other {biblioteki}}',
  'tides.suits.garden': '{form, select, genitive {ogrodów} other {ogrody}}',
  'tides.suits.stronghold': '{form, select, gender {feminine} genitive {twierdz} other {twierdze}}',
  'tides.suits.temple': '{form, select, gender {feminine} genitive {świątyń} other {świątynie}}',

  'tides.card.spoken': '{name}. {suit}. {power}',

  'tides.power.tie': 'Wygrywasz remisy na wszystkich swoich kartach.',
  'tides.power.majority':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, jeśli masz więcej {suit, genitive} niż przeciwnik i przynajmniej {suit, select, feminine {jedną} other {jeden}}.',
  'tides.power.per':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za {suit, select, feminine {każdą} other {każdy}} z twoich {suit, genitive}.',
  'tides.power.set':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdy zestaw: {suits, nominative}.',
  'tides.power.set-once':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, jeden raz, jeśli w twoim królestwie jest komplet pięciu symboli.',
  'tides.power.missing':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdy symbol, którego brakuje w twoim królestwie.',
  'tides.power.single-majority':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, jeśli masz więcej pojedynczych symboli (na dokładnie jednej karcie) niż przeciwnik.',
  'tides.power.double': 'Twój najliczniejszy symbol liczy się podwójnie; przy remisie wszystkie najliczniejsze.',
  'tides.power.best-card':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, jeśli twoja najlepsza inna karta dała więcej punktów niż najlepsza karta przeciwnika.',

  'tides.reason.nothing': 'brak',
  'tides.reason.tie': 'Wygrywa remisy na pozostałych kartach tego królestwa.',
  'tides.reason.double': 'Liczy się podwójnie: {suits, nominative}.',
  'tides.reason.majority.more': 'Więcej {suit, genitive}: {mine} do {theirs}.',
  'tides.reason.majority.nest': 'Tyle samo {suit, genitive}, {mine} do {theirs}: remis wygrywa Królewskie Gniazdo.',
  'tides.reason.majority.tie': 'Remis w liczbie {suit, genitive}, {mine} do {theirs}: nikt nie dostaje punktów.',
  'tides.reason.majority.less': 'Mniej {suit, genitive}: {mine} do {theirs}.',
  'tides.reason.majority.none': 'Brak {suit, genitive}: {mine} do {theirs}.',
  'tides.reason.per': '{suit} × {count}.',
  'tides.reason.set':
    '{sets, plural, =0 {Brak pełnego zestawu} one {# zestaw} few {# zestawy} many {# zestawów} other {# zestawu}}: {counts}.',
  'tides.reason.set-once.all': 'Komplet pięciu symboli.',
  'tides.reason.set-once.missing': 'Brakuje {suits, genitive}.',
  'tides.reason.missing':
    '{count, plural, =0 {Nie brakuje żadnego symbolu.} one {Brakuje {suits, genitive}.} few {Brakuje {suits, genitive}.} many {Brakuje {suits, genitive}.} other {Brakuje {suits, genitive}.}}',
  'tides.reason.single.more': 'Więcej pojedynczych symboli: {mine, nominative}; u przeciwnika: {theirs, nominative}.',
  'tides.reason.single.nest':
    'Tyle samo pojedynczych symboli ({mine, nominative}; u przeciwnika: {theirs, nominative}): remis wygrywa Królewskie Gniazdo.',
  'tides.reason.single.tie':
    'Remis w liczbie pojedynczych symboli: {mine, nominative}; u przeciwnika: {theirs, nominative}. Nikt nie dostaje punktów.',
  'tides.reason.single.less': 'Mniej pojedynczych symboli: {mine, nominative}; u przeciwnika: {theirs, nominative}.',
  'tides.reason.single.none': 'Nikt nie ma pojedynczego symbolu, a przy tym stole taki remis nie daje punktów.',
  'tides.reason.best.more': 'Najlepsza karta ({mine}) dała więcej punktów niż najlepsza karta przeciwnika ({theirs}).',
  'tides.reason.best.nest':
    'Najlepsza karta ({mine}) dała tyle samo punktów co najlepsza karta przeciwnika ({theirs}): remis wygrywa Królewskie Gniazdo.',
  'tides.reason.best.tie':
    'Najlepsza karta ({mine}) dała tylko tyle samo punktów co najlepsza karta przeciwnika ({theirs}): przy remisie nikt nie dostaje punktów.',
  'tides.reason.best.less': 'Najlepsza karta ({mine}) dała mniej punktów niż najlepsza karta przeciwnika ({theirs}).',
  'tides.reason.best.none': 'Żadna inna karta tego królestwa nie dała punktów.',

  'tides.reference.play':
    'Trzy rundy po pięć wyborów. Oboje wybieracie w tajemnicy po jednej karcie, odkrywacie je razem i wymieniacie się resztą kart. Po piątym wyborze następuje punktacja obu królestw.',
  'tides.reference.relic':
    'Po pierwszej i drugiej rundzie bierzesz swoje pięć kart z powrotem, jedną zachowujesz jako relikt do końca gry, inną usuwasz i dobierasz dwie nowe.',

  'tides.option.memory': 'Pomoc pamięciowa',
  'tides.option.memory.hint':
    'Pokazuje obu graczom to, co mogliby zapamiętać: które karty są na ręce przeciwnika, a których jeszcze nikt nie widział.',
  'tides.option.molehill': 'Kretowisko liczy podwojone symbole',
  'tides.option.molehill.hint':
    'Symbol, który Dach Świata podwaja z jednego do dwóch, nie jest już pojedynczy. Gdy opcja jest wyłączona, liczą się tylko same karty.',
  'tides.option.zero': 'Królewskie Gniazdo wygrywa remis 0–0 na Kretowisku',
  'tides.option.zero.hint':
    'Gdy żaden gracz nie ma pojedynczego symbolu, właściciel obu kart i tak dostaje punkty. Gdy opcja jest wyłączona, taki remis nic nie daje.',

  'tides.log.dealt':
    '{count, plural, one {Każdy gracz dobiera kartę.} few {Każdy gracz dobiera # karty.} many {Każdy gracz dobiera # kart.} other {Każdy gracz dobiera # karty.}}',
  'tides.log.drew': '{name} dobiera {cards, accusative}.',
  'tides.move.play': 'Zagraj {card, accusative}',
  'tides.move.keep': 'Zachowaj {keep, accusative} i usuń {discard, accusative}',
  'tides.log.revealed': '{a} zagrywa {cardA, accusative}; {b} zagrywa {cardB, accusative}.',
  'tides.log.swapped':
    '{count, plural, one {Wymiana ostatnich kart.} few {Wymiana kart: po # karty.} many {Wymiana kart: po # kart.} other {Wymiana kart: po # karty.}}',
  'tides.log.scored': 'Punktacja rundy {round}: {a} {scoreA}, {b} {scoreB}.',
  'tides.log.kept': '{name} zachowuje {keep, accusative} i usuwa {discard, accusative}.',
  'tides.log.ended': 'Koniec partii: {a} {totalA}, {b} {totalB}.',

  'tides.end': 'Koniec partii',
  'tides.end.won': '{name} włada największą z epok',
  'tides.end.left': 'Wygrywa {winner}: {loser} odpada z partii',
  'tides.end.shared': 'Wspólne zwycięstwo: {names}',
  'tides.end.story': 'Sumy punktów po każdej rundzie: {a} i {b}.',

  'why.tides.sets':
    'Zestawy są warte o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.',
  'why.tides.majorities':
    'Przewagi są warte o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.',
  'why.tides.suits':
    'Zebrane symbole są warte o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.',
  'why.tides.hand': 'Na następny wybór zostaje lepsza karta.',
} as const;
