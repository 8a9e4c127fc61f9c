/** Russian for the list of possible moves. */
export const ru = {
  'help.count': '{count, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}',
  'help.waiting': 'Сейчас не ваш ход. Ожидаем: {names}.',
  'help.watch': 'Минутку: вам ещё показывают, что сделали остальные.',
  'help.rule': 'Открыть правило',
  'help.do': 'Сделать это',
  'help.do.first': 'Сделать первый шаг',
  'help.table': 'Остальное выберите за столом.',
  'help.first': 'О чём стоит подумать сначала',
  'help.first.ask': 'Спросить мастера',
  'help.key': 'Клавиша «?» открывает и закрывает этот список.',
} as const;
