/** Polish: moves in a few words, and why bots make them. */
export const plSteps = {
  'tempus.step.tile': 'Połóż kafelek ze środkiem {on, at}',
  'tempus.step.place': 'Postaw pionek {on, at}',
  'tempus.step.from': 'Przesuń pionek {on, from}',
  'tempus.step.to': '{on, to}',
  'tempus.step.baby': 'Dziecko {on, at}',
  'tempus.step.city': 'Zbuduj miasto o wartości {value} {on, at}',
  'tempus.step.raise': 'Zagraj {card, accusative} {on, at}',
  'tempus.step.fight': 'Zaatakuj {to, accusative} {from, from}',
  'tempus.step.convert': 'Zagraj {card, accusative} i nawróć pionek',
  'tempus.step.lead': 'Zagraj {card, accusative} i zaatakuj {to, accusative}',
  'tempus.step.play': 'Zagraj {card, accusative}',
  'tempus.step.pass': 'Zagraj {card, accusative} i spasuj',
  'tempus.step.commit': 'Wyłóż {card, accusative}',
  'tempus.step.discard': 'Odrzuć {card, accusative}',
  'tempus.step.lay':
    '{count, plural, =0 {Nie wykładaj kart} one {Wyłóż {cards, accusative}} few {Wyłóż {cards, accusative}} many {Wyłóż {cards, accusative}} other {Wyłóż {cards, accusative}}}',
  'tempus.step.terrain': 'Wskaż teren: {terrain, nominative}',
  'tempus.step.advance':
    '{people, plural, =0 {Zostań} one {Zajmij pole # pionkiem} few {Zajmij pole # pionkami} many {Zajmij pole # pionkami} other {Zajmij pole # pionka}}',
  'tempus.step.lose': 'Oddaj pionek',
  'tempus.step.idea': 'Dobierz karty postępu',
  'tempus.step.stand': 'Nie wykładaj więcej kart',
  'tempus.step.end': 'Zakończ turę',
  'why.tempus.cities':
    'Miasta są warte o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.',
  'why.tempus.land':
    'Zajęte pola są warte o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.',
  'why.tempus.flight':
    'Osiągnięcie epoki Lotów daje o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.',
  'why.tempus.people': 'Na mapie jest więcej własnych pionków.',
  'why.tempus.strength': 'Stosy, które mogą atakować, są silniejsze.',
  'why.tempus.safety': 'Mniej własnych pól jest narażonych na atak.',
  'why.tempus.cards': 'Na ręce jest więcej kart postępu.',
  'why.tempus.race': 'Daje to więcej w wyścigu do następnej epoki.',
  'why.tempus.front': 'Daje to miejsce w czołówce, w najnowszej epoce.',
  'why.tempus.room': 'Zostaje więcej miejsca do rozwoju.',
} as const;
