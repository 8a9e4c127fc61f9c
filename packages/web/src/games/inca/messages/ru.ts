/** Russian for Inca Empire. Names of cards are in quotation marks within a sentence; names of places are not inflected. */
import { ruPlaces } from './ru-places.ts';

export const ru = {
  ...ruPlaces,
  'inca.tray': 'Ваш выбор, доска Солнца и ваша рука',
  'inca.hand': 'Ваши карты Солнца',
  'inca.road': '{a} — {b}',
  'inca.back': 'Назад',
  'inca.map': 'Карта Анд. Клавиши со стрелками ведут от пункта к пункту; Enter выбирает пункт.',
  'inca.map.act': 'Показать, где можно действовать',
  'inca.map.sea': 'Тихий океан',
  'inca.map.north': 'С',

  'inca.seats': 'Игроки в порядке хода',
  'inca.points': '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'inca.points.word': '{points, plural, one {очко} few {очка} many {очков} other {очка}}',
  'inca.seat.labor':
    '{labor, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}}; значки и террасы принесут {harvest} в следующей фазе Инки',
  'inca.seat.sapa':
    '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} в следующей фазе Сапа Инки, если ничего не изменится. Нажмите, чтобы узнать почему.',
  'inca.score': 'Шкала очков',
  'inca.score.place': '{place}. {name}: {points}.',

  'inca.era.track': 'Таблица периодов',
  'inca.era.founding': 'Основание',
  'inca.era.early': 'Ранняя Империя',
  'inca.era.middle': 'Средняя Империя',
  'inca.era.late': 'Поздняя Империя',
  'inca.era.column': 'Раунд {n}, {era}',
  'inca.era.phases': 'Раунд {n}, {era}: {phases, nominative}.',
  'inca.era.twice': '{phase, nominative} (дважды)',
  'inca.era.folded': 'Раунд {n} пропускается.',
  'inca.era.income': 'доход {income}',
  'inca.era.income.long':
    'В фазе Инки этого периода каждый берёт {income, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}}.',
  'inca.era.keep': 'оставить {keep}',
  'inca.era.keep.long':
    'После фазы Сапа Инки каждый оставляет не больше {keep, plural, one {# жетона труда} few {# жетонов труда} many {# жетонов труда} other {# жетона труда}}.',
  'inca.era.keep.all': 'оставить всё',
  'inca.era.keep.all.long': 'В этом периоде труд никто не возвращает.',
  'inca.era.next': 'Далее: {phase, nominative}',
  'inca.phase.inca': '{form, select, gender {feminine} nominative {фаза Инки} other {Фаза Инки}}',
  'inca.phase.sun': '{form, select, gender {feminine} nominative {фаза Солнца} other {Фаза Солнца}}',
  'inca.phase.people': '{form, select, gender {feminine} nominative {фаза Народа} other {Фаза Народа}}',
  'inca.phase.sapa': '{form, select, gender {feminine} nominative {фаза Сапа Инки} other {Фаза Сапа Инки}}',
  'inca.pizarro.turned': 'Открыто значков вторжения: {turned} из {of}.',
  'inca.pizarro.arrived': 'Писарро прибыл',

  'inca.legend': 'Обозначения',
  'inca.legend.resistance': 'Красное: сколько труда нужно, чтобы завоевать провинцию',
  'inca.legend.labor': 'Белое: сколько труда она приносит в каждой фазе Инки',
  'inca.legend.points': 'Золотое: очки за её завоевание',
  'inca.legend.city': 'Город',
  'inca.legend.garrison': 'Гарнизон',
  'inca.legend.temple': 'Храм',
  'inca.legend.terrace': 'Терраса на значке: на 1 жетон труда больше в каждой фазе Инки',
  'inca.site.spoken': '{name}. {kind} Где: {regions}.',
  'inca.site.choosable': 'Здесь можно действовать.',
  'inca.site.capital': 'Столица. Здесь ничего не строят.',
  'inca.site.significant':
    'Место для значимого города; храм здесь приносит {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'inca.site.city': 'Место для города.',
  'inca.site.garrison': 'Место для гарнизона.',
  'inca.site.huaca': 'Развилка.',
  'inca.stands.city': 'Здесь стоит город.',
  'inca.stands.city.temple': 'Здесь стоит город с храмом.',
  'inca.stands.garrison': 'Здесь стоит гарнизон.',
  'inca.stands.garrison.temple': 'Здесь стоит гарнизон с храмом.',
  'inca.connected': 'Кто соединён: {names}.',
  'inca.line.of': 'Линия региона {region}.',
  'inca.line.road': 'Здесь дорога игрока {name}.',
  'inca.line.wild': 'Здесь дикая дорога игрока {name}.',
  'inca.province.home': '{name}: отсюда начинает {owner}. Регион завоёван с самого начала.',
  'inca.province.down': '{name}: значок лежит взакрытую.',
  'inca.province.up': '{name}: сопротивление {resistance}, труд {labor}, очки {points}.',
  'inca.province.taken':
    '{name}: завоевание игрока {owner}, приносит {labor, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}}.',
  'inca.province.terrace':
    '{name}: завоевание игрока {owner}, приносит {labor, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}}; с террасой.',

  'inca.prompt.sun': 'Какую карту Солнца вы выложите?',
  'inca.prompt.sun.other': '{name} выкладывает карту Солнца.',
  'inca.prompt.turn': 'Ваш ход: дороги и одна постройка.',
  'inca.prompt.turn.other': 'Ходит {name}.',
  'inca.prompt.more':
    '{count, plural, one {Можно проложить ещё # бесплатную дорогу.} few {Можно проложить ещё # бесплатные дороги.} many {Можно проложить ещё # бесплатных дорог.} other {Можно проложить ещё # бесплатной дороги.}}',
  'inca.prompt.roads': 'Где вы проложите бесплатную дорогу?',
  'inca.prompt.extra': 'Где вы проложите дополнительную дорогу?',
  'inca.prompt.conquer': 'Какую провинцию вы завоюете?',
  'inca.prompt.expand': 'Какую провинцию вы завоюете ещё?',
  'inca.prompt.city': 'Где вы построите город?',
  'inca.prompt.garrison': 'Где вы построите гарнизон?',
  'inca.prompt.outpost': 'Какой гарнизон станет городом?',
  'inca.prompt.temple': 'Где вы построите храм?',
  'inca.prompt.terrace': 'Где вы построите террасу?',
  'inca.prompt.pilgrimage': 'От какой части хода вы откажетесь ради паломничества?',
  'inca.prompt.confirm': '{move}?',
  'inca.prompt.here': 'Что вы здесь сделаете?',
  'inca.prompt.nothing': 'Сейчас здесь ничего сделать нельзя.',
  'inca.prompt.parts':
    '{count, plural, one {Постройку можно повторить ещё # раз.} few {Постройку можно повторить ещё # раза.} many {Постройку можно повторить ещё # раз.} other {Постройку можно повторить ещё # раза.}}',
  'inca.prompt.done': 'Больше ничего сделать нельзя: закончите ход.',
  'inca.prompt.rest': 'Продолжайте ход или закончите его.',

  'inca.left': 'Осталось на этот ход',
  'inca.left.labor': 'труд: {labor}',
  'inca.left.roads':
    '{count, plural, =0 {нет бесплатных дорог} one {# бесплатная дорога} few {# бесплатные дороги} many {# бесплатных дорог} other {# бесплатной дороги}}',
  'inca.left.build.open': 'одна постройка',
  'inca.left.build.more': 'можно строить ещё',
  'inca.left.build.over': 'постройка сделана',
  'inca.left.wild':
    '{count, plural, one {# может быть дикой} few {# могут быть дикими} many {# могут быть дикими} other {# могут быть дикими}}',
  'inca.left.expansions':
    '{count, plural, one {# дополнительное завоевание} few {# дополнительных завоевания} many {# дополнительных завоеваний} other {# дополнительного завоевания}}',

  'inca.groups': 'Что вы можете сделать',
  'inca.group.roads': 'Бесплатная дорога',
  'inca.group.extra': 'Дополни­тельная дорога',
  'inca.group.conquer': 'Завоевать',
  'inca.group.expand': 'Ещё завоевание',
  'inca.group.city': 'Город',
  'inca.group.garrison': 'Гарнизон',
  'inca.group.outpost': 'Город из гарнизона',
  'inca.group.temple': 'Храм',
  'inca.group.terrace': 'Терраса',
  'inca.group.pilgrimage': 'Паломничество',
  'inca.targets.wild': 'Дикие дороги',
  'inca.move.road': 'Дорога {road}',
  'inca.move.wild': 'Дикая дорога {road}',
  'inca.move.extra': 'Дополнительная дорога {road}',
  'inca.move.extra-wild': 'Дополнительная дикая дорога {road}',
  'inca.move.city': 'Город в пункте {site}',
  'inca.move.garrison': 'Гарнизон в пункте {site}',
  'inca.move.outpost': 'Превратить гарнизон в пункте {site} в город',
  'inca.move.temple': 'Храм в пункте {site}',
  'inca.move.conquer': 'Завоевать провинцию {region}',
  'inca.move.expand': 'Завоевать ещё и провинцию {region}',
  'inca.move.terrace': 'Терраса в провинции {region}',
  'inca.move.pilgrimage.roads': '{card, nominative} вместо дорог',
  'inca.move.pilgrimage.build': '{card, nominative} вместо постройки',
  'inca.move.sun': 'Выложить {card, accusative}',
  'inca.move.sun.between': 'Выложить {card, accusative} между игроками {a} и {b}',
  'inca.price.free': 'бесплатно',
  'inca.price.labor': 'труд: {labor}',
  'inca.price.from': 'труд: от {labor}',
  'inca.places': '{count, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}',
  'inca.price.sapa.short': 'Сапа Инка +{points}',
  'inca.price.points': '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} сразу',
  'inca.price.income': 'труд +{labor} в каждой фазе Инки',
  'inca.price.sapa': '+{points} в каждой фазе Сапа Инки',
  'inca.price.other': '{name} +{points}',
  'inca.price.cards': 'с учётом: {cards, nominative}',
  'inca.price.reveals': 'откроет: {regions}',
  'inca.done': 'Закончить ход',
  'inca.done.sure': 'Всё равно закончить',
  'inca.done.no': 'Продолжить',
  'inca.unused': 'Ещё не использовано: {what}.',
  'inca.unused.roads':
    '{count, plural, one {# бесплатная дорога} few {# бесплатные дороги} many {# бесплатных дорог} other {# бесплатной дороги}}',
  'inca.unused.build': 'постройка',
  'inca.unused.parts':
    '{count, plural, one {# повторная постройка} few {# повторные постройки} many {# повторных построек} other {# повторной постройки}}',
  'inca.unused.expansions':
    '{count, plural, one {# дополнительное завоевание} few {# дополнительных завоевания} many {# дополнительных завоеваний} other {# дополнительного завоевания}}',
  'inca.unused.pilgrimage': 'паломничество',
  'inca.why.edge': 'Почему здесь нельзя проложить дорогу?',
  'inca.why.region': 'Почему здесь ничего нельзя сделать?',
  'inca.why.site': 'Почему здесь нельзя строить?',
  'inca.why.card': 'Почему её нельзя выложить сейчас?',

  'inca.sun': 'Доска Солнца',
  'inca.sun.between': 'Между игроками {a} и {b}',
  'inca.sun.down': 'взакрытую',
  'inca.sun.here': 'Выложить сюда',
  'inca.sun.map': 'Карта',
  'inca.sun.hint': 'Выберите карту, и здесь будет видно, как она действует на каждого игрока.',
  'inca.sun.empty': 'Карты здесь — для',
  'inca.sun.deck': 'Колода:',
  'inca.sun.deck.long':
    '{count, plural, one {В колоде осталась # карта Солнца.} few {В колоде остались # карты Солнца.} many {В колоде осталось # карт Солнца.} other {В колоде осталось # карты Солнца.}} Кто кладёт карту, берёт новую.',
  'inca.outlook.labor': 'Следующая фаза Инки: {labor} труда, если ничего не изменится.',
  'inca.outlook.points':
    'Следующая фаза Сапа Инки: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если ничего не изменится.',
  'inca.sun.you': '{text} Для вас {effect}',
  'inca.sun.effect': '{name} {effect}',
  'inca.sun.effects': 'Как эта карта подействует на каждого игрока',
  'inca.sun.choose.card': 'Выложить карту',
  'inca.sun.choose.sector': 'В какой сектор вы выложите {card, accusative}?',
  'inca.sun.place': 'Выложить {card, accusative} между игроками {a} и {b}?',
  'inca.force': 'Действует на вас',

  'inca.card.revolt':
    '{form, select, nominative {«Крестьянский мятеж»} accusative {«Крестьянский мятеж»} other {Крестьян­ский мятеж}}',
  'inca.card.surveyors':
    '{form, select, gender {plural} nominative {«Профессиональные землемеры»} accusative {«Профессиональных землемеров»} other {Профес­сиональ­ные земле­меры}}',
  'inca.card.roadcrew':
    '{form, select, gender {feminine} nominative {«Дополнительная дорожная бригада»} accusative {«Дополнительную дорожную бригаду»} other {Допол­нитель­ная дорожная бригада}}',
  'inca.card.hardlabor':
    '{form, select, gender {feminine} nominative {«Интенсивность труда»} accusative {«Интенсивность труда»} other {Интен­сивность труда}}',
  'inca.card.elnino':
    '{form, select, gender {neuter} nominative {«Наводнение Эль-Ниньо»} accusative {«Наводнение Эль-Ниньо»} other {Наводне­ние Эль-Ниньо}}',
  'inca.card.wildroad':
    '{form, select, gender {feminine} nominative {«Дикая дорога»} accusative {«Дикую дорогу»} other {Дикая дорога}}',
  'inca.card.epidemic':
    '{form, select, gender {feminine} nominative {«Эпидемия»} accusative {«Эпидемию»} other {Эпидемия}}',
  'inca.card.renewal':
    '{form, select, gender {neuter} nominative {«Восстановление города»} accusative {«Восстановление города»} other {Восста­новление города}}',
  'inca.card.outpost':
    '{form, select, gender {feminine} nominative {«Главная сторожевая застава»} accusative {«Главную сторожевую заставу»} other {Главная стороже­вая застава}}',
  'inca.card.storehouses': '{form, select, gender {plural} nominative {«Склады»} accusative {«Склады»} other {Склады}}',
  'inca.card.weather':
    '{form, select, gender {plural} nominative {«Суровые погодные условия»} accusative {«Суровые погодные условия»} other {Суровые погодные условия}}',
  'inca.card.massbuild':
    '{form, select, gender {feminine} nominative {«Массовая застройка»} accusative {«Массовую застройку»} other {Массовая застройка}}',
  'inca.card.expansion':
    '{form, select, gender {neuter} nominative {«Быстрое расширение»} accusative {«Быстрое расширение»} other {Быстрое расшире­ние}}',
  'inca.card.support':
    '{form, select, gender {feminine} nominative {«Народная поддержка»} accusative {«Народную поддержку»} other {Народная поддержка}}',
  'inca.card.superiority':
    '{form, select, gender {neuter} nominative {«Военное превосходство»} accusative {«Военное превосходство»} other {Военное превос­ходство}}',
  'inca.card.resistance':
    '{form, select, gender {neuter} nominative {«Сопротивление»} accusative {«Сопротивление»} other {Сопротив­ление}}',
  'inca.card.zeal':
    '{form, select, gender {neuter} nominative {«Религиозное рвение»} accusative {«Религиозное рвение»} other {Религиоз­ное рвение}}',
  'inca.card.eclipse':
    '{form, select, gender {neuter} nominative {«Солнечное затмение»} accusative {«Солнечное затмение»} other {Солнечное затмение}}',
  'inca.card.great':
    '{form, select, gender {neuter} nominative {«Великое паломничество»} accusative {«Великое паломничество»} other {Великое палом­ничество}}',
  'inca.card.annual':
    '{form, select, gender {neuter} nominative {«Ежегодное паломничество»} accusative {«Ежегодное паломничество»} other {Ежегодное палом­ничество}}',
  'inca.card.local':
    '{form, select, gender {neuter} nominative {«Местное паломничество»} accusative {«Местное паломничество»} other {Местное палом­ничество}}',
  'inca.card.text.revolt':
    'В конце каждой фазы Солнца вы теряете свои дороги в провинциях, которые никем не завоёваны.',
  'inca.card.text.surveyors': 'Если вы строите террасу, можете построить вторую.',
  'inca.card.text.roadcrew': 'Ещё одна бесплатная дорога.',
  'inca.card.text.hardlabor': 'Если вы прокладываете дополнительную дорогу, проложите ещё одну за тот же жетон.',
  'inca.card.text.elnino': 'На одну бесплатную дорогу меньше, но всегда хотя бы одна.',
  'inca.card.text.wildroad': 'Каждый ход одна из ваших дорог может идти не по линиям.',
  'inca.card.text.epidemic': 'Город стоит на 2 жетона труда больше.',
  'inca.card.text.renewal': 'Город приносит на 2 очка больше.',
  'inca.card.text.outpost': 'Вы можете превратить соединённый с вами гарнизон в город: 4 жетона труда, 4 очка.',
  'inca.card.text.storehouses': 'Гарнизон приносит на 1 очко больше.',
  'inca.card.text.weather': 'Гарнизон стоит на 1 жетон труда больше.',
  'inca.card.text.massbuild': 'Если вы строите гарнизон, можете построить второй.',
  'inca.card.text.expansion': 'Ещё одно завоевание помимо постройки, на 2 жетона труда дороже.',
  'inca.card.text.support':
    'В конце каждой фазы Солнца возьмите 1 жетон труда за каждый свой значок с сопротивлением 1.',
  'inca.card.text.superiority': 'Завоевание стоит на 1 жетон труда меньше.',
  'inca.card.text.resistance': 'Завоевание стоит на 1 жетон труда больше.',
  'inca.card.text.zeal': 'Ваш храм может стоять на гарнизоне.',
  'inca.card.text.eclipse': 'Если вы строите храм, в этот ход у вас нет бесплатных дорог.',
  'inca.card.text.pilgrimage':
    '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} за отказ от одной части хода, если вы соединены с храмом в пункте {a} или {b}.',

  'inca.effect.revolt':
    '{to, plural, =0 {— сейчас никаких потерь.} one {— потеря # дороги в конце фазы Солнца.} few {— потеря # дорог в конце фазы Солнца.} many {— потеря # дорог в конце фазы Солнца.} other {— потеря # дороги в конце фазы Солнца.}}',
  'inca.effect.surveyors': '— можно построить две террасы сразу.',
  'inca.effect.roadcrew':
    '— {to, plural, one {# бесплатная дорога} few {# бесплатные дороги} many {# бесплатных дорог} other {# бесплатной дороги}} вместо {from}.',
  'inca.effect.hardlabor':
    '— {to, plural, one {# дорога} few {# дороги} many {# дорог} other {# дороги}} вместо {from} за один жетон труда.',
  'inca.effect.elnino':
    '— {to, plural, one {# бесплатная дорога} few {# бесплатные дороги} many {# бесплатных дорог} other {# бесплатной дороги}} вместо {from}.',
  'inca.effect.wildroad':
    '{to, plural, one {— можно проложить # дикую дорогу за ход.} few {— можно проложить # дикие дороги за ход.} many {— можно проложить # диких дорог за ход.} other {— можно проложить # дикой дороги за ход.}}',
  'inca.effect.epidemic':
    '— город стоит {to, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}} вместо {from}.',
  'inca.effect.renewal':
    '— город приносит {to, plural, one {# очко} few {# очка} many {# очков} other {# очка}} вместо {from}.',
  'inca.effect.outpost': '— можно превратить гарнизон в город.',
  'inca.effect.storehouses':
    '— гарнизон приносит {to, plural, one {# очко} few {# очка} many {# очков} other {# очка}} вместо {from}.',
  'inca.effect.weather':
    '— гарнизон стоит {to, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}} вместо {from}.',
  'inca.effect.massbuild': '— можно построить два гарнизона сразу.',
  'inca.effect.expansion':
    '{to, plural, one {— можно совершить ещё # завоевание за ход.} few {— можно совершить ещё # завоевания за ход.} many {— можно совершить ещё # завоеваний за ход.} other {— можно совершить ещё # завоевания за ход.}}',
  'inca.effect.support':
    '{to, plural, =0 {— сейчас труда это не принесёт.} one {— # жетон труда в конце фазы Солнца.} few {— # жетона труда в конце фазы Солнца.} many {— # жетонов труда в конце фазы Солнца.} other {— # жетона труда в конце фазы Солнца.}}',
  'inca.effect.superiority':
    '— завоевание стоит на {to, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}} меньше.',
  'inca.effect.resistance':
    '— завоевание стоит на {to, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}} больше.',
  'inca.effect.zeal': '— можно построить храм на гарнизоне.',
  'inca.effect.eclipse': '— в тот ход, когда строится храм, бесплатных дорог нет.',
  'inca.effect.pilgrimage': '— можно совершить это паломничество.',
  'inca.effect.pilgrimage.far': '— соединения с нужными храмами пока нет.',

  'inca.option.pizarro': '«Прибытие Писарро»',
  'inca.option.pizarro.hint':
    'Поздняя Империя может закончиться после любой из своих фаз Народа: после какой, не знает никто. Советуем уже для первой партии.',
  'inca.option.earlyFall': '«Раннее падение»',
  'inca.option.earlyFall.hint':
    'Короткая партия: пять раундов вместо семи, без паломничеств. При игре втроём это домашнее правило.',
  'inca.option.agreementOfGods': '«Соглашение богов»',
  'inca.option.agreementOfGods.hint':
    'Значки культуры, которые приносят 3 жетона труда, лежат в открытую в отмеченных провинциях, одинаково далеко от всех.',

  'inca.log.began': '{era}, раунд {column}: {phase, nominative}',
  'inca.log.dealt': '{name} начинает в регионе {region}.',
  'inca.log.drew': '{name} берёт {cards, accusative}.',
  'inca.log.earned': 'Все берут труд: {seats}.',
  'inca.log.helped':
    '{from} отдаёт {labor, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}} игроку {to}.',
  'inca.log.ordered': 'Очерёдность хода: {seats}.',
  'inca.log.placed': '{name} выкладывает карту взакрытую.',
  'inca.log.reshuffled':
    'Из сброса составлена и перемешана новая колода: {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'inca.log.revealed': 'Карта игрока {name} — {card, nominative}.',
  'inca.log.revolted':
    '{count, plural, one {{name} теряет из-за мятежа # дорогу: {roads}.} few {{name} теряет из-за мятежа # дороги: {roads}.} many {{name} теряет из-за мятежа # дорог: {roads}.} other {{name} теряет из-за мятежа # дороги: {roads}.}}',
  'inca.log.supported':
    '«Народная поддержка»: {name} получает {labor, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}}.',
  'inca.log.laid':
    '{labor, plural, =0 {{name} прокладывает дорогу {road}.} one {{name} прокладывает дополнительную дорогу {road} за # жетон труда.} few {{name} прокладывает дополнительную дорогу {road} за # жетона труда.} many {{name} прокладывает дополнительную дорогу {road} за # жетонов труда.} other {{name} прокладывает дополнительную дорогу {road} за # жетона труда.}}',
  'inca.log.laid.wild':
    '{labor, plural, =0 {{name} прокладывает дикую дорогу {road}.} one {{name} прокладывает дополнительную дикую дорогу {road} за # жетон труда.} few {{name} прокладывает дополнительную дикую дорогу {road} за # жетона труда.} many {{name} прокладывает дополнительную дикую дорогу {road} за # жетонов труда.} other {{name} прокладывает дополнительную дикую дорогу {road} за # жетона труда.}}',
  'inca.log.turned': 'Открыто: {markers}.',
  'inca.log.marker': '{region} (сопротивление {resistance}, труд {labor}, очки {points})',
  'inca.log.built.city':
    '{name} основывает город в пункте {site} за {labor, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'inca.log.built.garrison':
    '{name} строит гарнизон в пункте {site} за {labor, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'inca.log.built.outpost':
    '{name} превращает гарнизон в пункте {site} в город за {labor, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'inca.log.built.temple':
    '{name} строит храм в пункте {site} за {labor, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'inca.log.conquered':
    '{name} завоёвывает провинцию {region} за {labor, plural, one {# жетон труда} few {# жетона труда} many {# жетонов труда} other {# жетона труда}}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'inca.log.terraced':
    '{name} строит террасу в провинции {region}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'inca.log.pilgrimage.roads':
    '{name} отказывается от дорог и совершает {card, accusative}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'inca.log.pilgrimage.build':
    '{name} отказывается от постройки и совершает {card, accusative}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'inca.log.finished': '{name} заканчивает ход.',
  'inca.log.cleared':
    '{count, plural, one {Убрана # карта Солнца.} few {Убраны # карты Солнца.} many {Убрано # карт Солнца.} other {Убрано # карты Солнца.}}',
  'inca.log.scored': 'Подсчёт в фазе Сапа Инки: {seats}.',
  'inca.log.returned': 'Лишний труд возвращается в банк: {seats}.',
  'inca.log.returned.none': 'Лишнего труда нет ни у кого.',
  'inca.log.invaded': 'Писарро прибыл: осталась только фаза Сапа Инки.',
  'inca.log.invaded.not': 'На горизонте ни паруса: значок вторжения {n} пуст.',
  'inca.log.ended': 'Партия окончена: {seats}.',

  'inca.reference.turn':
    'Ход состоит из двух частей, в любом порядке: до двух бесплатных дорог и одна постройка. Постройка — это город, гарнизон, храм, терраса, завоевание или дополнительная дорога.',
  'inca.reference.roads':
    'Дорога должна примыкать к вашей сети, идущей от Куско, и хотя бы один её конец должен лежать в завоёванном регионе. На линии помещается дорога одного игрока. Города и гарнизоны не принадлежат никому: очки получает каждый, кто с ними соединён.',
  'inca.reference.sun':
    'Карта Солнца действует на двух игроков по сторонам своего сектора, кто бы её ни выложил, до следующей фазы Сапа Инки.',
  'inca.reference.help':
    'В фазе Инки после дохода первый отдаёт последнему 1 жетон труда в Ранней Империи и 2 начиная со Средней Империи; с этого же периода, если игроков четверо, второй отдаёт третьему 1 жетон.',
  'inca.reference.score':
    'На общем поле шкалы очков фигурка, пришедшая позже, стоит снаружи и считается позади. Каждая фаза Солнца задаёт новую очерёдность хода: первым ходит тот, у кого меньше всех очков, но на общем поле первой ходит внутренняя фигурка.',
  'inca.reference.three':
    'При игре втроём в коробке остаются по одному значку каждого вида, один «Крестьянский мятеж», одна «Дикая дорога» и три паломничества.',
  'inca.reference.costs': 'Постройки',
  'inca.reference.markers': 'Значки культуры',
  'inca.reference.cards': 'События Солнца',
  'inca.word.labor': 'труд',
  'inca.word.points': 'очки',
  'inca.word.sapa': 'Сапа Инка',
  'inca.word.rounds': 'раунды',
  'inca.word.income': 'доход',
  'inca.word.keep': 'оставить',
  'inca.word.resistance': 'сопротивление',
  'inca.word.copies': 'штук',
  'inca.build.city': 'Город',
  'inca.build.garrison': 'Гарнизон',
  'inca.build.temple': 'Храм',
  'inca.build.terrace': 'Терраса',
  'inca.build.extra': 'Дополнительная дорога',
  'inca.build.outpost': 'Город из гарнизона (карта)',

  'inca.scoring.ahead': 'Следующая фаза Сапа Инки, если ничего не изменится',
  'inca.scoring.city': 'Города',
  'inca.scoring.garrison': 'Гарнизоны',
  'inca.scoring.temple': 'Храмы',
  'inca.scoring.terrace': 'Террасы',
  'inca.scoring.sites': 'Соединено: {sites}.',
  'inca.scoring.temples': 'Храмы: {sites}.',
  'inca.scoring.none': 'Соединения с городами и гарнизонами нет.',

  'inca.end': 'Конец партии',
  'inca.end.over': 'Империя пала',
  'inca.end.won': 'Величайшее имя четырёх частей империи — {name}',
  'inca.end.map': 'Империя в конце партии',
  'inca.end.left': 'Партия окончена: остальные выбыли, побеждает {name}.',
  'inca.end.sources': 'Очки за фазу Сапа Инки каждого раунда и за постройки',
  'inca.end.column': 'Раунд {column}',
  'inca.end.scoring': 'Фаза Сапа Инки раунда {column}',
  'inca.end.built': 'Постройки',
  'inca.end.total': 'Итого',
  'inca.end.count.city': '{count, plural, one {# город} few {# города} many {# городов} other {# города}}',
  'inca.end.count.garrison':
    '{count, plural, one {# гарнизон} few {# гарнизона} many {# гарнизонов} other {# гарнизона}}',
  'inca.end.count.temple': '{count, plural, one {# храм} few {# храма} many {# храмов} other {# храма}}',
  'inca.end.count.terrace': '{count, plural, one {# терраса} few {# террасы} many {# террас} other {# террасы}}',
  'inca.end.sources.story': 'Очки за каждую фазу Сапа Инки',
  'inca.end.story': 'Очки за каждую фазу Сапа Инки. Игроки: {names}.',

  'clause.IE-SETUP-1': 'Там никто не сидит.',
  'clause.IE-END-1': 'После последней фазы Сапа Инки игра окончена.',
  'clause.IE-TRACK-1': 'Сейчас не та фаза.',
  'clause.IE-SUN-4': 'Когда подходит ваша очередь, вы выкладываете одну карту со своей руки.',
  'clause.IE-SUN-5': 'За фазу Солнца в каждый сектор кладут одну карту, а в этом она уже есть.',
  'clause.IE-SUN-8': 'Такого сектора нет.',
  'clause.IE-PEOPLE-1': 'Сейчас не ваш ход.',
  'clause.IE-PEOPLE-3': 'Эта часть хода уже закончена, вернуться к ней нельзя.',
  'clause.IE-PEOPLE-4': 'Все ваши бесплатные дороги проложены.',
  'clause.IE-PEOPLE-5': 'Вы уже выбрали, что строите в этот ход.',
  'clause.IE-PEOPLE-6': 'У вас не хватает труда.',
  'clause.IE-PILGRIM-1':
    'Для паломничества нужны карта, которая на вас действует, и целая неиспользованная часть хода.',
  'clause.IE-PILGRIM-2':
    'Для паломничества нужен соединённый с вами храм в городе, названном на карте. Совершить его можно один раз за фазу.',
  'clause.IE-PILGRIM-4': 'От этой части хода вы отказались ради паломничества.',
  'clause.IE-ROAD-1': 'Дорога идёт по напечатанной линии.',
  'clause.IE-ROAD-2': 'На этой линии уже лежит дорога другого игрока.',
  'clause.IE-ROAD-3': 'Она не касается вашей сети.',
  'clause.IE-ROAD-4': 'Ни один из её концов не лежит в завоёванном регионе.',
  'clause.IE-ROAD-7': 'Там уже есть ваша дорога.',
  'clause.IE-EVENT-WILDROAD-1': 'В этот ход больше нельзя прокладывать дикие дороги.',
  'clause.IE-EVENT-WILDROAD-2': 'Дикая дорога идёт по суше напрямик и не пересекает ни линий, ни других диких дорог.',
  'clause.IE-EVENT-WILDROAD-3': 'Вдоль линии дикая дорога идёт только рядом с дорогой другого игрока.',
  'clause.IE-DEF-8': 'Это место уже занято.',
  'clause.IE-CITY-1': 'Город основывают на пустом месте для города.',
  'clause.IE-CITY-2': 'Место для города должно быть соединено с вами и лежать в завоёванном регионе.',
  'clause.IE-CITY-3': 'В Куско ничего строить нельзя.',
  'clause.IE-GARRISON-1': 'Гарнизон строят на пустом месте для гарнизона.',
  'clause.IE-GARRISON-2': 'Место для гарнизона должно быть соединено с вами и лежать в завоёванном регионе.',
  'clause.IE-TEMPLE-1': 'Для храма нужен город, соединённый с вами.',
  'clause.IE-TEMPLE-2': 'Храм ставят только в городе.',
  'clause.IE-TERRACE-1': 'Террасы строят на собственных значках культуры.',
  'clause.IE-TERRACE-2': 'На этом значке уже есть терраса.',
  'clause.IE-CONQUER-2': 'Провинция должна быть ещё не завоёвана, и её должна касаться ваша сеть.',
  'clause.IE-EVENT-EXPANSION': 'У вас нет дополнительного завоевания.',
  'clause.IE-EVENT-OUTPOST-1': 'Для этого нужны «Главная сторожевая застава» и соединённый с вами гарнизон.',
  'clause.IE-EVENT-ECLIPSE-1':
    'При «Солнечном затмении» — либо храм, либо бесплатные дороги, но не то и другое вместе.',
  'clause.IE-EVENT-ECLIPSE-3': 'При «Солнечном затмении» храм и паломничество исключают друг друга.',

  'why.inca.points':
    'Это сразу приносит на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше.',
  'why.inca.places':
    'Это соединяет с пунктами, которые принесут на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше.',
  'why.inca.terraces':
    'Террасы принесут на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше.',
  'why.inca.labor': 'Труда для построек становится больше.',
  'why.inca.cards': 'От соседних карт Солнца больше пользы или меньше вреда.',
  'why.inca.roads': 'Дороги подходят ближе к пунктам, до которых стоит дойти.',
  'why.inca.provinces': 'Сеть достигает провинций, которые можно завоевать.',
} as const;
