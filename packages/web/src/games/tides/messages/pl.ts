/** Polish for Tides of Time. */
export const pl = {
  'tides.tray': 'Twoja ręka i wybór',
  'tides.kingdom': 'Królestwo: {name}',
  'tides.chosen': '{name}: karta wybrana, leży zakryta.',
  'tides.deck':
    '{count, plural, =0 {Talia jest pusta.} one {W talii jest # karta.} few {W talii są # karty.} many {W talii jest # kart.} other {W talii jest # karty.}}',
  'tides.prospect.gain':
    '{card} {card, select, feminine {dałaby} neuter {dałoby} plural {dałyby} other {dałby}} o {points} więcej.',
  'tides.prospect.blocks': 'Zabiera {points} karcie {card} ({name}).',
  'tides.points.now': '{points, plural, one {# punkt.} few {# punkty.} many {# punktów.} other {# punktu.}}',
  'tides.play.card': 'Zagraj {card, accusative}',
  'tides.relic.half': 'Zachowaj {keep, accusative}, usuń…',
  'tides.relic.both': 'Zachowaj {keep, accusative}, usuń {discard, accusative}',
  'tides.suit.palace': 'Pałac',
  'tides.suits.palace': '{form, select, genitive {pałaców} other {pałace}}',
  'tides.suits.library': '{form, select, genitive {bibliotek} other {biblioteki}}',
  'tides.suits.garden': '{form, select, genitive {ogrodów} other {ogrody}}',
  'tides.suits.stronghold': '{form, select, genitive {twierdz} other {twierdze}}',
  'tides.suits.temple': '{form, select, genitive {świątyń} other {świątynie}}',
  'tides.reason.majority.more': 'Więcej {suit, genitive}: {mine} do {theirs}.',
  'tides.log.drew': '{name} dobiera {cards, accusative}.',
  'tides.log.revealed': '{a} zagrywa {cardA, accusative}; {b} zagrywa {cardB, accusative}.',
  'tides.log.kept': '{name} zachowuje {keep, accusative} i usuwa {discard, accusative}.',
} as const;
