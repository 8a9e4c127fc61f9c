/** Russian for the cover of Tides of Time: what is read before the box is opened. Within a sentence a card's name is in quotation marks. */
export const ru = {
  'tides.title': 'Tides of Time',
  'tides.pitch':
    'Двое игроков, восемнадцать карт, три раунда. Выбирайте тайно, обменивайтесь картами и оставьте после себя то, что не исчезнет.',
  'tides.audience': 'Для двоих, кому нравится угадывать замысел соперника. Хорошая первая игра.',
  'tides.sign.double': '×2',
  'tides.card.1':
    '{form, select, gender {neuter} nominative {«Королевское гнездо»} accusative {«Королевское гнездо»} other {Королевское гнездо}}',
  'tides.card.2': '{form, select, nominative {«Древний рубеж»} accusative {«Древний рубеж»} other {Древний рубеж}}',
  'tides.card.3': '{form, select, nominative {«Вечный дворец»} accusative {«Вечный дворец»} other {Вечный дворец}}',
  'tides.card.4':
    '{form, select, gender {feminine} nominative {«Великая библиотека Ахмы»} accusative {«Великую библиотеку Ахмы»} other {Великая библиотека Ахмы}}',
  'tides.card.5': '{form, select, nominative {«Источник маны»} accusative {«Источник маны»} other {Источник маны}}',
  'tides.card.6':
    '{form, select, gender {feminine} nominative {«Цитадель пророков»} accusative {«Цитадель пророков»} other {Цитадель пророков}}',
  'tides.card.7':
    '{form, select, nominative {«Золотой зиккурат»} accusative {«Золотой зиккурат»} other {Золотой зиккурат}}',
  'tides.card.8':
    '{form, select, gender {plural} nominative {«Бани богов»} accusative {«Бани богов»} other {Бани богов}}',
  'tides.card.9':
    '{form, select, nominative {«Лабиринт проклятых»} accusative {«Лабиринт проклятых»} other {Лабиринт проклятых}}',
  'tides.card.10':
    '{form, select, gender {neuter} nominative {«Око Севера»} accusative {«Око Севера»} other {Око Севера}}',
  'tides.card.11':
    '{form, select, gender {plural} nominative {«Кандалы джинна»} accusative {«Кандалы джинна»} other {Кандалы джинна}}',
  'tides.card.12': '{form, select, nominative {«Перевал старца»} accusative {«Перевал старца»} other {Перевал старца}}',
  'tides.card.13':
    '{form, select, nominative {«Родник Кровавых Слёз»} accusative {«Родник Кровавых Слёз»} other {Родник Кровавых Слёз}}',
  'tides.card.14':
    '{form, select, gender {plural} nominative {«Столпы Небес»} accusative {«Столпы Небес»} other {Столпы Небес}}',
  'tides.card.15':
    '{form, select, gender {neuter} nominative {«Преддверие»} accusative {«Преддверие»} other {Преддверие}}',
  'tides.card.16':
    '{form, select, gender {feminine} nominative {«Кротовина»} accusative {«Кротовину»} other {Кротовина}}',
  'tides.card.17': '{form, select, nominative {«Свод мира»} accusative {«Свод мира»} other {Свод мира}}',
  'tides.card.18':
    '{form, select, nominative {«Сапфировый порт»} accusative {«Сапфировый порт»} other {Сапфировый порт}}',
} as const;
