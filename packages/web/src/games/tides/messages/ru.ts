/** Russian for Tides of Time. */
export const ru = {
  'clause.TT-COMP-1': 'Карт всего восемнадцать.',
  'clause.TT-SETUP-1': 'Игроков двое.',
  'clause.TT-DRAFT-1': 'Выбирают одну карту со своей руки.',
  'clause.TT-DRAFT-7': 'Выбор окончателен.',
  'clause.TT-DRAFT-8': 'Сыгранная карта остаётся в королевстве, пока не подсчитаны очки за раунд.',
  'clause.TT-RELIC-1': 'Оставить или убрать можно только карту из тех пяти, что вы сыграли в этом раунде.',
  'clause.TT-RELIC-2': 'Одну карту оставляют, другую убирают.',
  'clause.TT-RELIC-3': 'Реликвию и карту, которую убирают, выбирают один раз и вместе.',
  'clause.TT-RELIC-5': 'Реликвию больше не перемещают.',
  'clause.TT-RELIC-6': 'Убранная карта вышла из игры.',
  'clause.TT-END-1': 'Игра закончилась после третьего раунда.',

  'tides.tray': 'Ваша рука и ваш выбор',
  'tides.hand': 'Ваша рука',
  'tides.kingdom': 'Королевство: {name}',
  'tides.scores': 'Очки по раундам',
  'tides.scores.ask': 'Что это за очки?',
  'tides.scores.explain':
    'Очки за {rounds, plural, one {# раунд} few {каждый из # раундов} many {каждый из # раундов} other {# раунда}}, затем сумма. Побеждает тот, у кого она больше.',
  'tides.round': 'Раунд {round}',
  'tides.total': 'Итого',
  'tides.chosen': '{name}: карта выбрана и лежит взакрытую.',
  'tides.status.chosen': 'выбор сделан',
  'tides.status.choosing': 'выбирает',
  'tides.where.round': 'Раунд {round} из {of}',
  'tides.where.pick': 'выбор {pick} из {of}',
  'tides.where.relic': 'реликвии',
  'tides.where.scoring': 'подсчёт очков',
  'tides.where.over': 'Партия окончена',
  'tides.where.left': 'Партия окончена досрочно',
  'tides.deck':
    '{count, plural, =0 {Колода пуста.} one {В колоде # карта.} few {В колоде # карты.} many {В колоде # карт.} other {В колоде # карты.}}',
  'tides.deck.explain': 'Колода. После первого и второго раундов каждый игрок берёт из неё две карты.',
  'tides.discard': 'Убраны из игры',
  'tides.memory.hand':
    'На руке у игрока {name}{hidden, plural, =0 {} one { (и ещё # неизвестная карта)} few { (и ещё # неизвестные карты)} many { (и ещё # неизвестных карт)} other { (и ещё # неизвестной карты)}}:',
  'tides.memory.unseen':
    '{count, plural, =0 {Вы видели все карты.} one {Ещё не встречалась:} few {Ещё не встречались:} many {Ещё не встречались:} other {Ещё не встречались:}}',
  'tides.detail.empty': 'Выберите карту, чтобы прочитать её свойство.',
  'tides.sign.more': 'больше, чем у соперника',
  'tides.sign.each': 'за каждый',
  'tides.sign.missing': 'масть, которой у вас нет',
  'tides.sign.single': 'масть с одной картой',
  'tides.sign.best': 'ваша лучшая карта',
  'tides.sign.equal': 'ничья',
  'tides.prospect.points': 'Очки: сейчас {now}, самое большее {most}.',
  'tides.prospect.none': 'Сама очков не приносит.',
  'tides.prospect.suits': 'Ваши масти с ней:',
  'tides.prospect.gain':
    '{card, nominative} {card, select, feminine {принесла} neuter {принесло} plural {принесли} other {принёс}} бы на {points} больше.',
  'tides.prospect.loss':
    '{card, nominative} {card, select, feminine {принесла} neuter {принесло} plural {принесли} other {принёс}} бы на {points} меньше.',
  'tides.prospect.blocks':
    'Отнимает {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} у карты {card, nominative} ({name}).',
  'tides.prospect.helps':
    'Добавляет {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} карте {card, nominative} ({name}).',
  'tides.relic.spoken': 'Реликвия.',
  'tides.relic.explain': 'Реликвия: остаётся здесь до конца и учитывается в каждом раунде.',
  'tides.points.spoken':
    '{points, plural, one {# очко в этом раунде.} few {# очка в этом раунде.} many {# очков в этом раунде.} other {# очка в этом раунде.}}',
  'tides.points.now': '{points, plural, one {# очко.} few {# очка.} many {# очков.} other {# очка.}}',
  'tides.prompt.pick': 'Выберите карту, которую сыграете.',
  'tides.prompt.pick.both': 'Оба игрока выбирают карту.',
  'tides.prompt.relic': 'Оставьте реликвию (она даст очки и дальше) и уберите другую карту.',
  'tides.prompt.relic.both': 'Оба игрока выбирают реликвию и карту, которую уберут.',
  'tides.prompt.waiting': 'Выбирает {name}.',
  'tides.prompt.revealed': 'Обе карты открыты.',
  'tides.prompt.kept': 'Обе реликвии открыты.',
  'tides.prompt.counting': 'Подсчёт раунда {round}. Королевство: {name}.',
  'tides.play.card': 'Сыграть {card, accusative}',
  'tides.play.none': 'Выберите карту',
  'tides.wait': 'Подождите',
  'tides.play.sealed': 'Ваша карта выбрана. Обе откроются одновременно.',
  'tides.relic.sealed': 'Ваша реликвия выбрана. Обе откроются одновременно.',
  'tides.play.final':
    '{left, plural, =0 {Выбор окончателен.} =1 {Выбор окончателен. Затем вы обменяетесь последними картами.} one {Выбор окончателен. Затем вы обменяетесь остальной # картой.} few {Выбор окончателен. Затем вы обменяетесь остальными # картами.} many {Выбор окончателен. Затем вы обменяетесь остальными # картами.} other {Выбор окончателен. Затем вы обменяетесь остальными # картами.}}',
  'tides.relic.for':
    'Реликвия остаётся в вашем королевстве до конца: её масть учитывается, и она снова даёт очки в каждом следующем раунде. Убранная карта выходит из игры.',
  'tides.relic.keep': 'Оставить как реликвию',
  'tides.relic.remove': 'Убрать',
  'tides.relic.keeping': 'Её вы оставляете.',
  'tides.relic.removing': 'Её вы убираете.',
  'tides.relic.none': 'Выберите реликвию',
  'tides.relic.half': 'Оставить {keep, accusative}, убрать…',
  'tides.relic.rest': 'Выберите, какую карту убрать',
  'tides.relic.both': 'Оставить и убрать',

  'tides.suit.palace': '{form, select, nominative {дворец} genitive {дворца} other {Дворец}}',
  'tides.suit.library': '{form, select, nominative {архив} genitive {архива} other {Архив}}',
  'tides.suit.garden': '{form, select, nominative {парк} genitive {парка} other {Парк}}',
  'tides.suit.stronghold': '{form, select, nominative {замок} genitive {замка} other {Замок}}',
  'tides.suit.temple': '{form, select, nominative {храм} genitive {храма} other {Храм}}',
  'tides.suit.none': '{form, select, nominative {без масти} genitive {масти} other {Без масти}}',
  'tides.suits.palace': '{form, select, gender {plural} genitive {дворцов} other {дворцы}}',
  'tides.suits.library': '{form, select, gender {plural} genitive {архивов} other {архивы}}',
  'tides.suits.garden': '{form, select, gender {plural} genitive {парков} other {парки}}',
  'tides.suits.stronghold': '{form, select, gender {plural} genitive {замков} other {замки}}',
  'tides.suits.temple': '{form, select, gender {plural} genitive {храмов} other {храмы}}',

  'tides.card.spoken': '{name}. {suit}. {power}',

  'tides.power.tie': 'Все ничьи на ваших картах решаются в вашу пользу.',
  'tides.power.majority':
    '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если {suit, genitive} у вас больше, чем у соперника, и есть хотя бы один.',
  'tides.power.per':
    '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} за каждый из ваших {suit, genitive}.',
  'tides.power.set':
    '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} за каждый набор: {suits, nominative}.',
  'tides.power.set-once':
    '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, один раз, если в вашем королевстве есть все пять мастей.',
  'tides.power.missing':
    '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} за каждую масть, которой нет в вашем королевстве.',
  'tides.power.single-majority':
    '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если мастей ровно с одной картой у вас больше, чем у соперника.',
  'tides.power.double': 'Ваша самая распространённая масть считается вдвойне; если таких несколько, то каждая из них.',
  'tides.power.best-card':
    '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если лучшая из остальных ваших карт принесла больше, чем лучшая карта соперника.',

  'tides.reason.nothing': 'ни одной',
  'tides.reason.tie': 'Решает ничьи на других картах этого королевства в его пользу.',
  'tides.reason.double': 'Вдвойне: {suits, nominative}.',
  'tides.reason.majority.more': 'Больше {suit, genitive}: {mine} против {theirs}.',
  'tides.reason.majority.nest': 'Поровну {suit, genitive}, {mine} против {theirs}: ничью решает «Королевское гнездо».',
  'tides.reason.majority.tie': 'Ничья по числу {suit, genitive}, {mine} против {theirs}: очков не получает никто.',
  'tides.reason.majority.less': 'Меньше {suit, genitive}: {mine} против {theirs}.',
  'tides.reason.majority.none': 'Совсем нет {suit, genitive}: {mine} против {theirs}.',
  'tides.reason.per': '{suit} × {count}.',
  'tides.reason.set':
    '{sets, plural, =0 {Ни одного полного набора} one {# набор} few {# набора} many {# наборов} other {# набора}}: {counts}.',
  'tides.reason.set-once.all': 'Есть все пять мастей.',
  'tides.reason.set-once.missing': 'Нет {suits, genitive}.',
  'tides.reason.missing':
    '{count, plural, =0 {Есть все масти.} one {Нет {suits, genitive}.} few {Нет {suits, genitive}.} many {Нет {suits, genitive}.} other {Нет {suits, genitive}.}}',
  'tides.reason.single.more': 'Одиночных мастей больше: {mine, nominative}; у соперника — {theirs, nominative}.',
  'tides.reason.single.nest':
    'Одиночных мастей поровну ({mine, nominative}; у соперника — {theirs, nominative}): ничью решает «Королевское гнездо».',
  'tides.reason.single.tie':
    'Ничья по одиночным мастям: {mine, nominative}; у соперника — {theirs, nominative}. Очков не получает никто.',
  'tides.reason.single.less': 'Одиночных мастей меньше: {mine, nominative}; у соперника — {theirs, nominative}.',
  'tides.reason.single.none': 'Одиночных мастей нет ни у кого, а за этим столом такая ничья очков не приносит.',
  'tides.reason.best.more':
    'Лучшая карта ({mine, nominative}) принесла больше, чем лучшая карта соперника ({theirs, nominative}).',
  'tides.reason.best.nest':
    'Лучшая карта ({mine, nominative}) принесла столько же, сколько лучшая карта соперника ({theirs, nominative}): ничью решает «Королевское гнездо».',
  'tides.reason.best.tie':
    'Лучшая карта ({mine, nominative}) принесла лишь столько же, сколько лучшая карта соперника ({theirs, nominative}): при ничьей очков не получает никто.',
  'tides.reason.best.less':
    'Лучшая карта ({mine, nominative}) принесла меньше, чем лучшая карта соперника ({theirs, nominative}).',
  'tides.reason.best.none': 'Другие карты этого королевства ничего не принесли.',

  'tides.reference.play':
    'Три раунда по пять карт. Оба тайно выбирают карту, одновременно открывают её и обмениваются оставшимися. После пятой карты подсчитывают очки обоих королевств.',
  'tides.reference.relic':
    'После первого и второго раундов возьмите свои пять карт обратно, оставьте одну как реликвию до конца игры, другую уберите и возьмите две новые карты.',

  'tides.option.memory': 'Подсказка для памяти',
  'tides.option.memory.hint':
    'Показывает обоим игрокам то, что можно запомнить: какие карты на руке у соперника и какие ещё не встречались.',
  'tides.option.molehill': '«Кротовина» учитывает удвоение',
  'tides.option.molehill.hint':
    'Масть, которую «Свод мира» удваивает с одной карты до двух, больше не одиночная. Если выключено, считаются только сами карты.',
  'tides.option.zero': '«Королевское гнездо» решает ничью 0:0 в пользу «Кротовины»',
  'tides.option.zero.hint':
    'Если одиночных мастей нет ни у одного из игроков, владелец обеих карт всё равно получает очки. Если выключено, такая ничья очков не приносит.',

  'tides.log.dealt':
    '{count, plural, one {Каждый игрок берёт # карту.} few {Каждый игрок берёт # карты.} many {Каждый игрок берёт # карт.} other {Каждый игрок берёт # карты.}}',
  'tides.log.drew': '{name} берёт {cards, accusative}.',
  'tides.move.play': 'Сыграть {card, accusative}',
  'tides.move.keep': 'Оставить {keep, accusative} и убрать {discard, accusative}',
  'tides.log.revealed': '{a} играет {cardA, accusative}; {b} играет {cardB, accusative}.',
  'tides.log.swapped':
    '{count, plural, =1 {Игроки обмениваются последними картами.} one {Игроки обмениваются картами: по # карте.} few {Игроки обмениваются картами: по # карты.} many {Игроки обмениваются картами: по # карт.} other {Игроки обмениваются картами: по # карты.}}',
  'tides.log.scored': 'Подсчёт раунда {round}: {a} {scoreA}, {b} {scoreB}.',
  'tides.log.kept': '{name} оставляет {keep, accusative} и убирает {discard, accusative}.',
  'tides.log.ended': 'Партия окончена: {a} {totalA}, {b} {totalB}.',

  'tides.end': 'Конец партии',
  'tides.end.won': '{name} правит в величайшую из эпох',
  'tides.end.left': 'Побеждает {winner}: {loser} выбывает из партии',
  'tides.end.shared': 'Общая победа: {names}',
  'tides.end.story': 'Сумма очков после каждого раунда: {a} и {b}.',

  'why.tides.sets':
    'Наборы принесут на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше.',
  'why.tides.majorities':
    'Большинство в мастях принесёт на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше.',
  'why.tides.suits':
    'Собранные масти принесут на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше.',
  'why.tides.hand': 'Для следующего выбора останется карта получше.',
} as const;
