/** Russian: moves in a few words, and why bots make them. */
export const ruSteps = {
  'tempus.step.tile': 'Положить тайл (середина — {on, nominative})',
  'tempus.step.place': 'Поставить фишку {on, to}',
  'tempus.step.from': 'Переместить фишку {on, from}',
  'tempus.step.to': '{on, to}',
  'tempus.step.baby': 'Ребёнок {on, at}',
  'tempus.step.city': 'Построить город ценностью {value} {on, at}',
  'tempus.step.raise': 'Сыграть {card, accusative} {on, at}',
  'tempus.step.fight': 'Атаковать {to, accusative} {from, from}',
  'tempus.step.convert': 'Сыграть {card, accusative} и обратить фишку',
  'tempus.step.lead': 'Сыграть {card, accusative} и атаковать {to, accusative}',
  'tempus.step.play': 'Сыграть {card, accusative}',
  'tempus.step.pass': 'Пасовать с картой {card, nominative}',
  'tempus.step.commit': 'Выложить {card, accusative}',
  'tempus.step.discard': 'Сбросить {card, accusative}',
  'tempus.step.lay':
    '{count, plural, =0 {Не выкладывать карт} one {Выложить {cards, accusative}} few {Выложить {cards, accusative}} many {Выложить {cards, accusative}} other {Выложить {cards, accusative}}}',
  'tempus.step.terrain': 'Назвать местность: {terrain, nominative}',
  'tempus.step.advance':
    '{people, plural, =0 {Остаться на месте} one {Занять гекс # фишкой} few {Занять гекс # фишками} many {Занять гекс # фишками} other {Занять гекс # фишки}}',
  'tempus.step.lose': 'Потерять фишку',
  'tempus.step.idea': 'Взять карты идей',
  'tempus.step.stand': 'Больше не выкладывать карт',
  'tempus.step.end': 'Закончить ход',
  'why.tempus.cities':
    'Города дают на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше.',
  'why.tempus.land':
    'Занятые земли дают на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше.',
  'why.tempus.flight':
    '«Полёт» даёт на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше.',
  'why.tempus.people': 'На карте становится больше людей.',
  'why.tempus.strength': 'Для атаки собираются более сильные группы.',
  'why.tempus.safety': 'Становится меньше мест, открытых для атаки.',
  'why.tempus.cards': 'Становится больше карт идей.',
  'why.tempus.race': 'Это даёт больше в гонке за следующую эру.',
  'why.tempus.front': 'Это позволяет остаться среди тех, кто в новейшей эре.',
  'why.tempus.room': 'Остаётся больше места для роста.',
} as const;
