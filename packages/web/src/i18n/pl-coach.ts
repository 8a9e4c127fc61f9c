/** Polish: the coach, after a game and as a hint. */
export const plCoach = {
  'coach.open': 'Analiza partii',
  'coach.about':
    'Trener przegląda zakończoną partię z odkrytymi kartami: jak zmieniały się szanse graczy, gdzie nastąpił zwrot i ile było w tym szczęścia.',
  'coach.start': 'Zacznij analizę',
  'coach.running': 'Trwa analiza partii',
  'coach.cancel': 'Anuluj',
  'coach.failed': 'Nie udało się przeanalizować partii.',
  'coach.chances': 'Szanse na wygraną',
  'coach.chart': 'Szanse wszystkich graczy na wygraną, od pierwszego ruchu do ostatniego. Liczby są w tabeli poniżej.',
  'coach.band':
    'Każdy pas pokazuje, w jakich granicach zdaniem trenera mieszczą się szanse. Tam, gdzie pasy się pokrywają, trener nie ma pewności.',
  'coach.open-until': 'Wynik otwarty do ruchu {ply}.',
  'coach.open-always': 'Wynik otwarty do samego końca.',
  'coach.decided': 'Od początku był faworyt.',
  'coach.table': 'Liczby w tabeli',
  'coach.table.caption':
    'Szanse na wygraną w procentach, od najmniejszych do największych, jakie trener uważa za prawdopodobne',
  'coach.move': 'Ruch {ply}',
  'coach.range': '{low}–{high}',
  'coach.is-open': 'otwarty',
  'coach.state': 'Wynik',
  'coach.balance': 'Szczęście i decyzje',
  'coach.balance.hint': 'Co złożyło się na wynik: o ile punktów procentowych wzrosły lub spadły szanse każdego gracza.',
  'coach.balance.luck': 'Szczęście w kartach',
  'coach.balance.choices': 'Własne decyzje',
  'coach.balance.others': 'Decyzje innych',
  'coach.turns': 'Punkty zwrotne',
  'coach.turns.none': 'O wyniku nie przesądził żaden pojedynczy ruch ani żadne dobranie kart.',
  'coach.mistake': '{name}: był lepszy wybór.',
  'coach.played': 'W partii',
  'coach.better': 'Wybór mistrza',
  'coach.moves': '{moves}.',
  'coach.moves.between': '; ',
  'coach.moves.more': '{moves}; i tak dalej.',
  'coach.worth':
    'Szanse na wygraną wzrosłyby mniej więcej o {percent, plural, one {# punkt procentowy} few {# punkty procentowe} many {# punktów procentowych} other {# punktu procentowego}}.',
  'coach.worth.points':
    'Szanse na wygraną wzrosłyby mniej więcej o {percent, plural, one {# punkt procentowy} few {# punkty procentowe} many {# punktów procentowych} other {# punktu procentowego}}, a wynik o około {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'coach.luck.good':
    'Los zwiększył szanse gracza {name} o {percent, plural, one {# punkt procentowy} few {# punkty procentowe} many {# punktów procentowych} other {# punktu procentowego}}.',
  'coach.luck.bad':
    'Los zmniejszył szanse gracza {name} o {percent, plural, one {# punkt procentowy} few {# punkty procentowe} many {# punktów procentowych} other {# punktu procentowego}}.',
  'coach.lessons': 'Wnioski dla gracza {name}',
  'coach.lessons.who': 'Wnioski dla gracza',
  'coach.lessons.none': 'Trener nie znalazł błędu na tyle dużego, żeby było się z czego uczyć.',
  'coach.rule': 'Zasada {rule}',
  'coach.jump': 'Pokaż ruch {ply}',
  'hint.ask': 'Podpowiedź',
  'hint.thinking': 'Chwila namysłu…',
  'hint.said': 'Mistrz zagrałby tak: {moves} {reasons}',
  'hint.none': 'W tej chwili nie ma podpowiedzi.',
} as const;
