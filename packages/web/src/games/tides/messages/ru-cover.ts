/** Russian for the cover of Tides of Time: what is read before the box is opened. */
export const ru = {
  'tides.title': 'Приливы времени',
  'tides.pitch':
    'Двое игроков, восемнадцать карт, три раунда. Выбирайте тайно, меняйтесь руками и оставьте после себя то, что не исчезнет.',
  'tides.audience': 'Для двоих, кто любит угадывать мысли соперника. Хорошая первая игра.',
  'tides.sign.double': '×2',
  'tides.card.1':
    '{form, select, gender {neuter} genitive {Королевского гнезда} accusative {Королевское гнездо} other {Королевское гнездо}}',
  'tides.card.2': '{form, select, genitive {Древнего рубежа} accusative {Древний рубеж} other {Древний рубеж}}',
  'tides.card.3': '{form, select, genitive {Вечного дворца} accusative {Вечный дворец} other {Вечный дворец}}',
  'tides.card.4':
    '{form, select, gender {feminine} genitive {Великой библиотеки Ахмы} accusative {Великую библиотеку Ахмы} other {Великая библиотека Ахмы}}',
  'tides.card.5': '{form, select, genitive {Источника маны} accusative {Источник маны} other {Источник маны}}',
  'tides.card.6':
    '{form, select, gender {feminine} genitive {Цитадели пророков} accusative {Цитадель пророков} other {Цитадель пророков}}',
  'tides.card.7':
    '{form, select, genitive {Золотого зиккурата} accusative {Золотой зиккурат} other {Золотой зиккурат}}',
  'tides.card.8': '{form, select, gender {plural} genitive {Бань богов} accusative {Бани богов} other {Бани богов}}',
  'tides.card.9':
    '{form, select, genitive {Лабиринта проклятых} accusative {Лабиринт проклятых} other {Лабиринт проклятых}}',
  'tides.card.10': '{form, select, gender {neuter} genitive {Ока Севера} accusative {Око Севера} other {Око Севера}}',
  'tides.card.11':
    '{form, select, gender {plural} genitive {Кандалов джинна} accusative {Кандалы джинна} other {Кандалы джинна}}',
  'tides.card.12': '{form, select, genitive {Перевала старца} accusative {Перевал старца} other {Перевал старца}}',
  'tides.card.13':
    '{form, select, genitive {Родника Кровавых Слёз} accusative {Родник Кровавых Слёз} other {Родник Кровавых Слёз}}',
  'tides.card.14':
    '{form, select, gender {plural} genitive {Столпов Небес} accusative {Столпы Небес} other {Столпы Небес}}',
  'tides.card.15': '{form, select, gender {neuter} genitive {Преддверия} accusative {Преддверие} other {Преддверие}}',
  'tides.card.16': '{form, select, gender {feminine} genitive {Кротовины} accusative {Кротовину} other {Кротовина}}',
  'tides.card.17': '{form, select, genitive {Свода мира} accusative {Свод мира} other {Свод мира}}',
  'tides.card.18': '{form, select, genitive {Сапфирового порта} accusative {Сапфировый порт} other {Сапфировый порт}}',
} as const;
