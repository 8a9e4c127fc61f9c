/** Russian for Tides of Time. */
export const ru = {
  'tides.tray': 'Ваша рука и выбор',
  'tides.kingdom': 'Королевство: {name}',
  'tides.chosen': '{name}: карта выбрана и лежит лицом вниз.',
  'tides.deck':
    '{count, plural, =0 {Колода пуста.} one {В колоде # карта.} few {В колоде # карты.} many {В колоде # карт.} other {В колоде # карты.}}',
  'tides.prospect.gain':
    '{card} {card, select, feminine {принесла} neuter {принесло} plural {принесли} other {принёс}} бы на {points} больше.',
  'tides.prospect.blocks': 'Отнимает {points} у карты {card, genitive} ({name}).',
  'tides.points.now': '{points, plural, one {# очко.} few {# очка.} many {# очков.} other {# очка.}}',
  'tides.play.card': 'Сыграть {card, accusative}',
  'tides.relic.half': 'Оставить {keep, accusative}, убрать…',
  'tides.relic.both': 'Оставить {keep, accusative}, убрать {discard, accusative}',
  'tides.suit.palace': 'Дворец',
  'tides.suits.palace': '{form, select, genitive {дворцов} other {дворцы}}',
  'tides.suits.library': '{form, select, genitive {библиотек} other {библиотеки}}',
  'tides.suits.garden': '{form, select, genitive {садов} other {сады}}',
  'tides.suits.stronghold': '{form, select, genitive {крепостей} other {крепости}}',
  'tides.suits.temple': '{form, select, genitive {храмов} other {храмы}}',
  'tides.reason.majority.more': 'Больше {suit, genitive}: {mine} против {theirs}.',
  'tides.log.drew': '{name} берёт {cards, accusative}.',
  'tides.log.revealed': '{a} играет {cardA, accusative}; {b} играет {cardB, accusative}.',
  'tides.log.kept': '{name} оставляет {keep, accusative} и убирает {discard, accusative}.',
} as const;
