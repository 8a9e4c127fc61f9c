/** Slovak for Tides of Time. */
export const sk = {
  'tides.tray': 'Tvoja ruka a výber',
  'tides.kingdom': 'Kráľovstvo: {name}',
  'tides.chosen': '{name}: karta je vybraná a leží lícom nadol.',
  'tides.deck':
    '{count, plural, =0 {Balíček je prázdny.} one {V balíčku je # karta.} few {V balíčku sú # karty.} many {V balíčku je # karty.} other {V balíčku je # kariet.}}',
  'tides.prospect.gain':
    '{card} by {card, select, feminine {priniesla} neuter {prinieslo} plural {priniesli} other {priniesol}} o {points} viac.',
  'tides.prospect.blocks': 'Zoberie {points} karte {card} ({name}).',
  'tides.points.now': '{points, plural, one {# bod.} few {# body.} many {# bodu.} other {# bodov.}}',
  'tides.play.card': 'Zahrať {card, accusative}',
  'tides.relic.half': 'Nechať si {keep, accusative}, odstrániť…',
  'tides.relic.both': 'Nechať si {keep, accusative}, odstrániť {discard, accusative}',
  'tides.suit.palace': 'Palác',
  'tides.suits.palace': '{form, select, genitive {palácov} other {paláce}}',
  'tides.suits.library': '{form, select, genitive {knižníc} other {knižnice}}',
  'tides.suits.garden': '{form, select, genitive {záhrad} other {záhrady}}',
  'tides.suits.stronghold': '{form, select, genitive {pevností} other {pevnosti}}',
  'tides.suits.temple': '{form, select, genitive {chrámov} other {chrámy}}',
  'tides.reason.majority.more': 'Viac {suit, genitive}: {mine} proti {theirs}.',
  'tides.log.drew': '{name} berie {cards, accusative}.',
  'tides.log.revealed': '{a} hrá {cardA, accusative}; {b} hrá {cardB, accusative}.',
  'tides.log.kept': '{name} si necháva {keep, accusative} a odstraňuje {discard, accusative}.',
} as const;
