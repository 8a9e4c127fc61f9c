/** Russian for what all rulebooks have in common. */
export const ru = {
  'rules.title': 'Правила: {game}',
  'rules.contents': 'Содержание',
  'rules.search': 'Поиск по правилам',
  'rules.found':
    '{count, plural, =0 {Ничего не найдено. Попробуйте другое слово.} one {Найден # абзац.} few {Найдено # абзаца.} many {Найдено # абзацев.} other {Найдено # абзаца.}}',
  'rules.example': 'Пример',
  'rules.example.steps': 'Шаг за шагом',
  'rules.example.back': 'Назад',
  'rules.example.next': 'Дальше',
  'rules.example.where': 'Шаг {step} из {steps}',
  'rules.player.0': 'Вы',
  'rules.player.1': 'Бруно',
  'rules.player.2': 'Вера',
  'rules.clauses': 'Правила {clauses}',
  'rules.ruling.ids': 'Наше решение {rulings}',
  'rules.rulings': 'Наши решения',
  'rules.rulings.about':
    'Печатные правила оставляют некоторые вопросы открытыми или отвечают на них по-разному на разных языках. Здесь собрано то, что пришлось решить нам. Каждый абзац с нашим решением отмечен.',
  'rules.print': 'Напечатать',
  'rules.whole': 'Все правила',
  'rules.summary': 'Памятка на одну страницу',
  'rules.summary.of': '{game} на одной странице',
} as const;
