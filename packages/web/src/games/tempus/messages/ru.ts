/** Russian for Tempus. Names of cards and eras are in quotation marks within a sentence; terrains begin with a small letter there. */
import { ruSteps } from './ru-steps.ts';

export const ru = {
  ...ruSteps,
  'clause.TP-SETUP-1': '«Темпус» — игра для трёх, четырёх или пяти игроков.',
  'clause.TP-SETUP-5': 'Каждый игрок кладёт верхний тайл стопки.',
  'clause.TP-SETUP-6': 'Тайл должен целиком лежать на сетке моря.',
  'clause.TP-SETUP-7': 'Тайл не может перекрывать другой тайл.',
  'clause.TP-SETUP-8': 'Тайл должен касаться тайла, который уже лежит на карте.',
  'clause.TP-SETUP-9': 'Тайл можно поворачивать, но нельзя переворачивать.',
  'clause.TP-SETUP-10': 'Пока для тайла есть место, его нужно положить.',
  'clause.TP-SETUP-15': 'Сначала каждый ставит три фишки людей.',
  'clause.TP-SETUP-16':
    'Ваши первые люди стоят рядом друг с другом на суше, не больше двух на гексе и не там, где стоит другой игрок.',
  'clause.TP-SETUP-17': 'Карт идей 54.',
  'clause.TP-ACT-2': 'В этой эре у вас не осталось действий.',
  'clause.TP-ACT-4': 'За ход выполняют ровно одно действие.',
  'clause.TP-ACT-5': 'Действие должно что-то изменить.',
  'clause.TP-ACT-8': 'Сначала закончите начатое действие.',
  'clause.TP-STACK-1': 'На этом гексе больше ваших людей не поместится.',
  'clause.TP-MOVE-1': 'Перемещать можно только своих людей и только столько, сколько позволяет ваша эра.',
  'clause.TP-MOVE-2': 'По суше это слишком далеко.',
  'clause.TP-MOVE-4': 'Здесь фишка остановиться не может.',
  'clause.TP-MOVE-6': 'За одно действие фишку перемещают только один раз.',
  'clause.TP-MOVE-8': 'Города не перемещаются.',
  'clause.TP-MOVE-9': 'Выбирайте из тех людей, которые там стоят.',
  'clause.TP-SEA-1': 'Пересекать море можно, когда вы достигли эры «Корабли».',
  'clause.TP-BABY-1': 'В этом действии больше детей не будет.',
  'clause.TP-BABY-2': 'Дети рождаются на пастбищах, где стоят ваши люди, по одному на гекс.',
  'clause.TP-BABY-4': 'На этом гексе больше ваших людей не поместится.',
  'clause.TP-BABY-5': 'Все ваши люди уже на карте.',
  'clause.TP-BABY-6': 'В городе дети не рождаются.',
  'clause.TP-FIGHT-2': 'С гекса, где стоят ваши люди, атакуют соседний гекс, занятый другим игроком.',
  'clause.TP-FIGHT-3': 'Игрока, у которого три гекса или меньше, атаковать нельзя.',
  'clause.TP-FIGHT-6': 'Владелец города называет пастбище, поле, холмы или лес.',
  'clause.TP-FIGHT-7': 'Атакующий выкладывает карты со своей руки.',
  'clause.TP-FIGHT-8': 'Защитник выкладывает карты со своей руки.',
  'clause.TP-FIGHT-13': 'Занять гекс могут только атаковавшие люди и только столько, сколько поместится.',
  'clause.TP-FIGHT-14': 'Проигравший атакующий теряет ровно одну фишку.',
  'clause.TP-FIGHT-16': 'В сражении важны только эффект и фон карт; ничего другого сыграть нельзя.',
  'clause.TP-IDEA-3': 'У вас слишком много карт: сначала сбросьте лишние.',
  'clause.TP-IDEA-4': 'Пока на руке слишком много карт, играть их нельзя.',
  'clause.TP-IDEA-7': 'Вне своего хода карты выкладывают только при защите и для прогресса.',
  'clause.TP-IDEA-8': 'Играть можно карты только со своей руки.',
  'clause.TP-IDEA-9': 'Собственный эффект этой карты сейчас ничего не даст. Выложите её в сражении или для прогресса.',
  'clause.TP-IDEA-11':
    'Эту карту играют во время соответствующего действия, после первой фишки, пока есть место ещё для одной.',
  'clause.TP-CITY-1':
    'Для города нужно не меньше двух людей на вашем гексе, и его ценность не может быть больше их числа.',
  'clause.TP-CITY-3': 'Город не может стоять рядом с другим городом.',
  'clause.TP-CITY-4': 'Город не может стоять в горах или на воде.',
  'clause.TP-CITY-8': 'Там уже есть город.',
  'clause.TP-CARD-GOVERNMENT-2':
    '«Правительство» позволяет сразу после действия выполнить ещё одно, если у вас остались действия.',
  'clause.TP-CARD-GOVERNMENT-3': 'Если вы пасуете с «Правительством», больше за этот ход делать ничего нельзя.',
  'clause.TP-CARD-GOVERNMENT-4': 'Пасовать можно, только пока у кого-то из других игроков ещё есть действие.',
  'clause.TP-CARD-MEDICINE-1': '«Медицину» играют во время действия «Дети».',
  'clause.TP-CARD-TRANSPORT-1': '«Транспорт» играют во время действия «Перемещение».',
  'clause.TP-CARD-SANITATION-1': 'Для «Санитарии» нужен гекс суши без города и без людей другого игрока.',
  'clause.TP-CARD-RELIGION-1': '«Религия» забирает фишку с гекса, соседнего с одним из ваших.',
  'clause.TP-CARD-RELIGION-3': 'Нужны фишка в вашем запасе и место на вашем гексе.',
  'clause.TP-CARD-RELIGION-4': 'Людей игрока, у которого три гекса или меньше, обратить нельзя.',
  'clause.TP-CARD-RELIGION-5': 'Города обратить нельзя.',
  'clause.TP-PROG-4': 'Для прогресса выкладывают карты со своей руки.',
  'clause.TP-PROG-11': 'В фазе прогресса учитываются только выложенные карты; ничего другого сыграть нельзя.',
  'clause.TP-OPT-3': 'За этим столом все выкладывают карты одновременно.',
  'clause.TP-END-2': 'Игра окончена.',

  'tempus.map': 'Карта',
  'tempus.tray': 'Ваша рука и ваш выбор',
  'tempus.hand': 'Ваши карты идей',
  'tempus.hand.none': 'У вас нет карт идей. Их даёт действие «Идеи».',
  'tempus.seats': 'Игроки',
  'tempus.eras': 'Шкала эр',
  'tempus.back': 'Назад',
  'tempus.why.later': 'Сейчас её использовать нельзя.',

  'tempus.terrain.grass':
    '{form, select, gender {neuter} nominative {пастбище} accusative {пастбище} at {на пастбище} to {на пастбище} from {с пастбища} other {Пастбище}}',
  'tempus.terrain.farm':
    '{form, select, gender {neuter} nominative {поле} accusative {поле} at {на поле} to {на поле} from {с поля} other {Поле}}',
  'tempus.terrain.hill':
    '{form, select, gender {plural} nominative {холмы} accusative {холмы} at {на холмах} to {на холмы} from {с холмов} other {Холмы}}',
  'tempus.terrain.forest':
    '{form, select, nominative {лес} accusative {лес} at {в лесу} to {в лес} from {из леса} other {Лес}}',
  'tempus.terrain.mountain':
    '{form, select, gender {plural} nominative {горы} accusative {горы} at {в горах} to {в горы} from {с гор} other {Горы}}',
  'tempus.terrain.sea':
    '{form, select, gender {neuter} nominative {море} accusative {море} at {в море} to {в море} from {из моря} other {Море}}',
  'tempus.terrain.lake':
    '{form, select, gender {neuter} nominative {озеро} accusative {озеро} at {на озере} to {на озеро} from {с озера} other {Озеро}}',

  'tempus.era.start': '{form, select, gender {neuter} nominative {«Начало»} accusative {«Начало»} other {Начало}}',
  'tempus.era.writing':
    '{form, select, gender {feminine} nominative {«Письменность»} accusative {«Письменность»} other {Письменность}}',
  'tempus.era.agriculture':
    '{form, select, gender {neuter} nominative {«Земледелие»} accusative {«Земледелие»} other {Земледелие}}',
  'tempus.era.cities': '{form, select, gender {plural} nominative {«Города»} accusative {«Города»} other {Города}}',
  'tempus.era.roads': '{form, select, gender {plural} nominative {«Дороги»} accusative {«Дороги»} other {Дороги}}',
  'tempus.era.trade':
    '{form, select, gender {feminine} nominative {«Торговля»} accusative {«Торговлю»} other {Торговля}}',
  'tempus.era.ships': '{form, select, gender {plural} nominative {«Корабли»} accusative {«Корабли»} other {Корабли}}',
  'tempus.era.printing':
    '{form, select, gender {neuter} nominative {«Печатное дело»} accusative {«Печатное дело»} other {Печатное дело}}',
  'tempus.era.industry':
    '{form, select, gender {feminine} nominative {«Промышленность»} accusative {«Промышленность»} other {Промышленность}}',
  'tempus.era.trains': '{form, select, gender {plural} nominative {«Поезда»} accusative {«Поезда»} other {Поезда}}',
  'tempus.era.flight': '{form, select, nominative {«Полёт»} accusative {«Полёт»} other {Полёт}}',
  'tempus.era.next': 'Следующая гонка: {terrain, nominative}',
  'tempus.era.brings': 'Что даёт: {gains}.',
  'tempus.era.counts': 'Местность в гонке за эту эру: {terrain, nominative}.',

  'tempus.gain.start': 'здесь начинают все',
  'tempus.gain.move':
    '{moves, plural, one {# фишка идёт} few {# фишки идут} many {# фишек идут} other {# фишки идут}} на {distance, plural, one {# гекс} few {# гекса} many {# гексов} other {# гекса}}',
  'tempus.gain.babies': '{babies, plural, one {# ребёнок} few {# ребёнка} many {# детей} other {# ребёнка}}',
  'tempus.gain.stack': 'до {stack} на гексе',
  'tempus.gain.ships': 'плавание по морю',
  'tempus.gain.draw':
    'по {draw, plural, one {# карте идеи} few {# карты идей} many {# карт идей} other {# карты идей}}',
  'tempus.gain.hand': 'до {hand, plural, one {# карты} few {# карт} many {# карт} other {# карты}} на руке',
  'tempus.gain.actions': '{actions, plural, one {# действие} few {# действия} many {# действий} other {# действия}}',
  'tempus.gain.bonus': 'первым — {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'tempus.gain.flight': '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',

  'tempus.card.education':
    '{form, select, gender {neuter} nominative {«Образование»} accusative {«Образование»} other {Образование}}',
  'tempus.card.fort':
    '{form, select, gender {feminine} nominative {«Крепость»} accusative {«Крепость»} other {Крепость}}',
  'tempus.card.medicine':
    '{form, select, gender {feminine} nominative {«Медицина»} accusative {«Медицину»} other {Медицина}}',
  'tempus.card.war_leader':
    '{form, select, nominative {«Военный лидер»} accusative {«Военного лидера»} other {Военный лидер}}',
  'tempus.card.transport': '{form, select, nominative {«Транспорт»} accusative {«Транспорт»} other {Транспорт}}',
  'tempus.card.sanitation':
    '{form, select, gender {feminine} nominative {«Санитария»} accusative {«Санитарию»} other {Санитария}}',
  'tempus.card.weapons': '{form, select, gender {neuter} nominative {«Оружие»} accusative {«Оружие»} other {Оружие}}',
  'tempus.card.religion':
    '{form, select, gender {feminine} nominative {«Религия»} accusative {«Религию»} other {Религия}}',
  'tempus.card.government':
    '{form, select, gender {neuter} nominative {«Правительство»} accusative {«Правительство»} other {Правительство}}',
  'tempus.card.spoken': '{name} ({terrain, nominative})',
  'tempus.card.playable': '{card}. Можно сыграть.',
  'tempus.card.counts': '{card}. Здесь даёт {worth}.',
  'tempus.card.hidden': 'Закрытая карта',
  'tempus.effect.education': 'Выложено для прогресса: одно очко и ещё одно, если подходит фон.',
  'tempus.effect.fort': 'Выложена при защите: две единицы силы и ещё одна, если подходит фон.',
  'tempus.effect.medicine': 'В действии «Дети»: ещё один ребёнок, на другом гексе.',
  'tempus.effect.war_leader': 'В свой ход: одно сражение дополнительно к вашему действию.',
  'tempus.effect.transport': 'В действии «Перемещение»: перемещается ещё одна фишка.',
  'tempus.effect.sanitation': 'В свой ход: один гекс вмещает на одну фишку больше лимита.',
  'tempus.effect.weapons': 'Выложено в сражении: одна единица силы и ещё одна, если подходит фон.',
  'tempus.effect.religion':
    'В свой ход: фишка соседа возвращается в его запас, а на ваш гекс рядом с ней ставится одна ваша.',
  'tempus.effect.government':
    'После вашего действия: потратьте ещё один жетон на ещё одно действие. Или пасуйте и сохраните жетон на потом.',
  'tempus.gist.education': '+1 в гонке',
  'tempus.gist.fort': '+2 в защите',
  'tempus.gist.medicine': 'ещё ребёнок',
  'tempus.gist.war_leader': 'ещё сражение',
  'tempus.gist.transport': 'ещё фишка',
  'tempus.gist.sanitation': '+1 место',
  'tempus.gist.weapons': '+1 в бою',
  'tempus.gist.religion': 'обратить фишку',
  'tempus.gist.government': 'ещё действие',

  'tempus.hex.name': '{ground} {at}',
  'tempus.hex.open': '{hex}. Можно выбрать.',
  'tempus.hex.people': '{name}: людей {people}, лимит {capacity}',
  'tempus.hex.moved':
    '{moved, plural, one {Уже перемещена # фишка} few {Уже перемещены # фишки} many {Уже перемещено # фишек} other {Уже перемещено # фишки}}',
  'tempus.hex.city': '{name}: город ценностью {value}',
  'tempus.hex.raised': '«Санитария»: лимит {capacity}',
  'tempus.hex.shield': 'Под защитой',

  'tempus.way.land':
    '{steps, plural, one {Пешком # шаг} few {Пешком # шага} many {Пешком # шагов} other {Пешком # шага}}',
  'tempus.way.lake': 'Через озеро',
  'tempus.way.sea': 'По морю',
  'tempus.way.again': 'Нажмите ещё раз, чтобы пойти туда.',

  'tempus.seat.race': 'гонка',
  'tempus.seat.cards': 'карты',
  'tempus.seat.people': 'запас',
  'tempus.seat.cities': 'Города',
  'tempus.seat.first': 'Первый игрок в этой эре',
  'tempus.seat.about': 'Что есть у игрока {name}',
  'tempus.seat.asked': 'Сейчас ходит.',
  'tempus.seat.points': 'Очков сейчас',
  'tempus.seat.points.line':
    '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если партия закончится сейчас',
  'tempus.seat.tokens':
    '{tokens, plural, =0 {действий не осталось} one {осталось # действие} few {осталось # действия} many {осталось # действий} other {осталось # действия}}',
  'tempus.seat.hand':
    '{cards, plural, =0 {на руке нет карт} one {на руке # карта} few {на руке # карты} many {на руке # карт} other {на руке # карты}}',
  'tempus.seat.supply':
    '{people, plural, =0 {в запасе никого} one {в запасе # человек} few {в запасе # человека} many {в запасе # человек} other {в запасе # человека}}',
  'tempus.seat.stock': 'ещё не построены города: ценностью 2 — {twos}, ценностью 3 — {threes}, ценностью 4 — {fours}',
  'tempus.seat.prospect':
    '{points, plural, one {# очко прогресса} few {# очка прогресса} many {# очков прогресса} other {# очка прогресса}} на карте в следующей гонке ({terrain, nominative})',
  'tempus.seat.shield': 'под защитой: три гекса или меньше',
  'tempus.seat.government': '«Правительство» для отложенного действия: {count}',

  'tempus.able': 'Что позволяет ваша эра',
  'tempus.able.era': 'Ваша эра: {era}',
  'tempus.able.ashore': 'только по суше',
  'tempus.able.yes': 'да',
  'tempus.able.no': 'нет',
  'tempus.able.move':
    'перемещение: {moves, plural, one {# фишка} few {# фишки} many {# фишек} other {# фишки}}, до {distance, plural, one {# гекса} few {# гексов} many {# гексов} other {# гекса}}',
  'tempus.able.babies':
    '{babies, plural, one {# ребёнок} few {# ребёнка} many {# детей} other {# ребёнка}} за действие',
  'tempus.able.stack':
    'не больше {stack, plural, one {# человека} few {# человек} many {# человек} other {# человека}} на гексе',
  'tempus.able.ships': 'можно пересекать море',
  'tempus.able.land': 'море пока пересекать нельзя',
  'tempus.able.draw': '{draw, plural, one {# карта} few {# карты} many {# карт} other {# карты}} за действие «Идеи»',
  'tempus.able.hand': 'не больше {hand, plural, one {# карты} few {# карт} many {# карт} other {# карты}} на руке',
  'tempus.able.actions':
    '{actions, plural, one {# действие} few {# действия} many {# действий} other {# действия}} за эру',

  'tempus.where':
    '{round, plural, =0 {Гонка за {era, accusative}} one {Гонка за {era, accusative}, раунд #} few {Гонка за {era, accusative}, раунд #} many {Гонка за {era, accusative}, раунд #} other {Гонка за {era, accusative}, раунд #}}',
  'tempus.piles': 'Колода {deck} · сброс {discard}',
  'tempus.discard': 'Сброс',
  'tempus.laid': 'Вы выложили:',
  'tempus.laid.by':
    '{name}: {count, plural, one {выложена # карта} few {выложены # карты} many {выложено # карт} other {выложено # карты}}.',

  'tempus.ask.tile': 'Положите этот тайл так, чтобы он касался суши.',
  'tempus.ask.tile.first': 'Положите первый тайл в море, куда угодно.',
  'tempus.ask.people':
    'Поставьте первых людей: {left, plural, =1 {ещё одного, рядом с остальными} one {осталось #} few {осталось #} many {осталось #} other {осталось #}}.',
  'tempus.ask.turn': 'Ваш ход: выберите действие.',
  'tempus.ask.again': '«Правительство»: выберите ещё одно действие.',
  'tempus.ask.done': 'Действие выполнено. Играйте карты или закончите ход.',
  'tempus.ask.move':
    '{left, plural, =0 {Все перемещения использованы.} =1 {Можно переместить ещё одну фишку.} one {Можно переместить ещё # фишку.} few {Можно переместить ещё # фишки.} many {Можно переместить ещё # фишек.} other {Можно переместить ещё # фишки.}}',
  'tempus.ask.to': 'Куда идёт эта фишка?',
  'tempus.ask.babies':
    '{left, plural, =0 {В этом действии детей больше не будет.} =1 {Может родиться ещё один ребёнок.} one {Может родиться ещё # ребёнок.} few {Может родиться ещё # ребёнка.} many {Может родиться ещё # детей.} other {Может родиться ещё # ребёнка.}}',
  'tempus.ask.terrain': 'Ваш город атакуют. Назовите местность этого сражения.',
  'tempus.ask.attack': 'Вы атакуете: выложите карты взакрытую.',
  'tempus.ask.defend': 'Вас атакуют: выложите карты в открытую.',
  'tempus.ask.advance': 'Гекс можно занять. Сколько фишек войдёт?',
  'tempus.ask.lose': 'Вы теряете одну фишку. Какую?',
  'tempus.ask.limit':
    '{over, plural, =1 {Одна лишняя карта: сбросьте её.} one {# лишняя карта: сбросьте их.} few {# лишние карты: сбросьте их.} many {# лишних карт: сбросьте их.} other {# лишней карты: сбросьте их.}}',
  'tempus.ask.lay': 'Гонка за {era, accusative}: выложите карты.',

  'tempus.hint.people':
    'Два или три гекса, которые касаются друг друга, не больше двух людей на каждом, на суше, которую не занимает никто другой.',
  'tempus.hint.races': 'Детям нужны пастбища. Первые гонки:',
  'tempus.hint.move':
    '{moves, plural, =1 {Идёт одна фишка} one {Идут до # фишки} few {Идут до # фишек} many {Идут до # фишек} other {Идут до # фишки}}, {distance, plural, =1 {на один гекс} one {не дальше # гекса} few {не дальше # гексов} many {не дальше # гексов} other {не дальше # гекса}}.',
  'tempus.hint.to': 'Знаки на карте показывают, каким путём пойдёт фишка. «Отменить» вернёт её назад.',

  'tempus.wait.tile': '{name} кладёт тайл.',
  'tempus.wait.people': '{name} ставит первых людей.',
  'tempus.wait.turn': 'Ходит {name}.',
  'tempus.wait.move': '{name} перемещает людей.',
  'tempus.wait.to': '{name} перемещает фишку.',
  'tempus.wait.babies': '{name} заводит детей.',
  'tempus.wait.terrain': '{name} называет местность сражения.',
  'tempus.wait.attack': '{name} атакует и выбирает карты.',
  'tempus.wait.defend': '{name} защищается и выбирает карты.',
  'tempus.wait.advance': '{name} занимает гекс.',
  'tempus.wait.lose': '{name} теряет фишку.',
  'tempus.wait.limit': '{name} сбрасывает карты.',
  'tempus.wait.lay': '{name} выбирает карты для прогресса.',
  'tempus.wait.together':
    '{count, plural, =1 {{names} выбирает} one {{names} выбирают} few {{names} выбирают} many {{names} выбирают} other {{names} выбирают}} карты для прогресса.',

  'tempus.action.move': 'Переме­щение',
  'tempus.action.baby': 'Дети',
  'tempus.action.fight': 'Сражение',
  'tempus.action.city': 'Город',
  'tempus.action.idea': 'Идеи',
  'tempus.action.shut': 'почему нельзя?',
  'tempus.worth.move':
    '{moves, plural, one {# фишка} few {# фишки} many {# фишек} other {# фишки}}, {distance, plural, one {# гекс} few {# гекса} many {# гексов} other {# гекса}}',
  'tempus.worth.baby':
    '{babies, plural, =0 {запас пуст} =1 {1 ребёнок} one {до # ребёнка} few {до # детей} many {до # детей} other {до # ребёнка}}',
  'tempus.worth.fight': 'занять гекс',
  'tempus.worth.city':
    '{city, plural, =2 {ценность 2} one {ценность 2–#} few {ценность 2–#} many {ценность 2–#} other {ценность 2–#}}',
  'tempus.worth.idea': 'взять {draw}, на руке до {hand}',

  'tempus.step.here': 'Что здесь произойдёт?',
  'tempus.step.city.all': 'Какой ценности город?',
  'tempus.step.move.0': 'Выберите фишку, которую переместите.',
  'tempus.step.baby.0': 'Выберите пастбище для ребёнка.',
  'tempus.step.city.0': 'Выберите, где строить.',
  'tempus.step.fight.0': 'Выберите атакующего или цель.',
  'tempus.step.fight.all': 'Атаковать?',
  'tempus.step.fight.1': 'Теперь выберите другую сторону сражения.',
  'tempus.step.raise.0': 'Выберите гекс, который вместит на одну фишку больше.',
  'tempus.step.convert.0': 'Выберите фишку, которую обратите, или свой гекс рядом с ней.',
  'tempus.step.raise.all': 'Повысить лимит этого гекса?',
  'tempus.step.convert.all': 'Обратить эту фишку?',
  'tempus.step.convert.1': 'Теперь выберите другой гекс.',
  'tempus.step.lead.0': 'Выберите атакующего или цель.',
  'tempus.step.lead.all': 'Атаковать?',
  'tempus.step.lead.1': 'Теперь выберите другую сторону сражения.',

  'tempus.plan.fight':
    'Ваши люди: {mine} против {theirs} у игрока {name}. Местность: {terrain, nominative}. На руке у игрока {name} {cards, plural, =0 {нет карт} one {# карта} few {# карты} many {# карт} other {# карты}}. Если победите, {name} теряет там всех; если нет (и при ничьей), вы теряете одну фишку.',
  'tempus.plan.siege':
    'Ваши люди: {mine} против города игрока {name} (сила {theirs}). Местность называет {name}, и на руке у этого игрока {cards, plural, =0 {нет карт} one {# карта} few {# карты} many {# карт} other {# карты}}. Если победите, города больше не будет; если нет (и при ничьей), вы теряете одну фишку.',
  'tempus.plan.convert': 'Одна фишка игрока {name} возвращается в запас, и ставится одна ваша.',
  'tempus.plan.city': 'Все люди оттуда вернутся в ваш запас.',

  'tempus.do.move': 'Переместить',
  'tempus.do.baby': 'Завести ребёнка',
  'tempus.do.fight': 'Атаковать',
  'tempus.do.lead': 'Атаковать',
  'tempus.do.convert': 'Обратить',
  'tempus.do.raise': 'Повысить лимит гекса',
  'tempus.do.pass': 'Пасовать',
  'tempus.do.discard': 'Сбросить',
  'tempus.do.end': 'Закончить ход',
  'tempus.do.ideaAndEnd':
    'Взять {draw, plural, one {# карту} few {# карты} many {# карт} other {# карты}} и закончить ход',
  'tempus.do.city': 'Ценность {value}',
  'tempus.do.advance': '{people, plural, =0 {Ни одной} one {# фишка} few {# фишки} many {# фишек} other {# фишки}}',
  'tempus.do.advance.moved':
    '{people, plural, =1 {1 фишка, уже перемещённая} one {# фишка, из них уже перемещены {moved}} few {# фишки, из них уже {moved, plural, one {перемещена #} few {перемещены #} many {перемещено #} other {перемещено #}}} many {# фишек, из них уже {moved, plural, one {перемещена #} few {перемещены #} many {перемещено #} other {перемещено #}}} other {# фишки, из них уже перемещено {moved}}}',
  'tempus.do.lose.moved': 'Ту, что уже перемещена',
  'tempus.do.lose.unmoved': 'Ту, что не перемещена',
  'tempus.do.lay':
    '{count, plural, =0 {Не выкладывать карт} =1 {Выложить эту карту} one {Выложить эту # карту} few {Выложить эти # карты} many {Выложить эти # карт} other {Выложить эти # карты}}',
  'tempus.do.play.transport': 'Переместить ещё фишку',
  'tempus.do.play.medicine': 'Ещё один ребёнок',
  'tempus.do.play.government': 'Ещё одно действие',

  'tempus.tile.left': 'Повернуть влево (Shift+R)',
  'tempus.tile.right': 'Повернуть вправо (R)',
  'tempus.tile.where': 'Нажмите на карту или перетащите',
  'tempus.tile.lay': 'Положить сюда',
  'tempus.tile.hint':
    '{left, plural, =0 {Последний тайл.} =1 {Останется ещё один тайл.} one {Останется ещё # тайл.} few {Останутся ещё # тайла.} many {Останется ещё # тайлов.} other {Останется ещё # тайла.}}',
  'tempus.tile.wheel': 'Поворачивайте его клавишей R или колесом мыши с клавишей Shift.',
  'tempus.tile.spoken': 'Тайл, сначала середина, затем по часовой стрелке с севера: {terrains}',

  'tempus.scene': 'Что произошло',
  'tempus.sum.mine': '{base} + {cards} = {sum}',
  'tempus.sum.unseen': '{points} + ?',
  'tempus.fight.now': '{attacker} атакует игрока {defender}',
  'tempus.fight.attacker': 'Сила атаки:',
  'tempus.fight.defender': 'Сила защиты:',
  'tempus.fight.attacker.does': 'атакует',
  'tempus.fight.defender.does': 'обороняется',
  'tempus.fight.more': '+ ?',
  'tempus.fight.people': '{base, plural, one {# фишка} few {# фишки} many {# фишек} other {# фишки}}',
  'tempus.fight.city': 'город, ценность {base}',
  'tempus.fight.unnamed': 'местность ещё не названа',
  'tempus.odds.attack':
    'При таком раскладе вы победите в {percent, plural, one {# случае} few {# случаях} many {# случаях} other {# случая}} из 100, если {name} выложит {unseen, plural, =1 {свою единственную карту, когда та полезна} one {все полезные из # карты на руке} few {все полезные из # карт на руке} many {все полезные из # карт на руке} other {все полезные из # карты на руке}}.',
  'tempus.odds.attack.1': 'При таком раскладе вы наверняка победите.',
  'tempus.odds.attack.0': 'При таком раскладе вы наверняка проиграете.',
  'tempus.odds.defence':
    'При таком раскладе вы устоите в {percent, plural, one {# случае} few {# случаях} many {# случаях} other {# случая}} из 100, если {unseen, plural, =1 {закрытая карта — любая} one {# закрытая карта — любая} few {# закрытые карты — любые} many {# закрытых карт — любые} other {# закрытой карты — любые}} из тех, что вы не видели.',
  'tempus.odds.defence.1': 'При таком раскладе вы наверняка устоите.',
  'tempus.odds.defence.0': 'При таком раскладе вы наверняка проиграете.',
  'tempus.fight.won': '{attacker} побеждает игрока {defender}',
  'tempus.fight.lost': '{defender} отбивает атаку игрока {attacker}',
  'tempus.progress.title': 'Гонка за {era, accusative}',
  'tempus.progress.from': 'люди {people}, города {cities}',
  'tempus.stake.race':
    'Местность: {terrain, nominative}. Эры {era, nominative} достигают первые, при ничьей — все они: {gains}.',
  'tempus.stake.attack': 'При ничьей побеждает {name}.',
  'tempus.stake.people': 'При ничьей вы устоите. Если проиграете, потеряете там всех.',
  'tempus.stake.city': 'При ничьей вы устоите. Если проиграете, потеряете город.',
  'tempus.after.tie': 'Ничья: атака отбита.',
  'tempus.after.won':
    '{defender} теряет {base, plural, one {# фишку} few {# фишки} many {# фишек} other {# фишки}} {on, at}; {attacker} может занять гекс.',
  'tempus.after.city': 'Города игрока {defender} {on, at} больше нет; {attacker} может занять гекс.',
  'tempus.after.lost': '{attacker} теряет одну фишку {on, at}; {defender} не теряет ничего.',
  'tempus.after.others': 'Остальные догоняют на эру позже.',

  'tempus.log.tiled': '{name} кладёт тайл; в середине — {on, nominative}.',
  'tempus.log.mapped':
    '{lakes, plural, =0 {Остров готов; озёр на нём нет.} =1 {Остров готов; на нём есть озеро.} one {Остров готов; на нём # озеро.} few {Остров готов; на нём # озера.} many {Остров готов; на нём # озёр.} other {Остров готов; на нём # озера.}}',
  'tempus.log.placed': '{name} ставит фишку {on, to}.',
  'tempus.log.began': 'Начинается гонка за {era, accusative}; первый игрок — {first}.',
  'tempus.log.moved': '{name} перемещает фишку {from, from} {to, to}.',
  'tempus.log.born': '{name} заводит ребёнка {on, at}.',
  'tempus.log.attacked': '{name} атакует игрока {defender}: {from, from} {to, to}.',
  'tempus.log.named': '{name} называет местность: {terrain, nominative}.',
  'tempus.log.laid':
    '{name} выкладывает {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}} взакрытую.',
  'tempus.log.answered': '{name} выкладывает {card, accusative}.',
  'tempus.log.won': '{attacker} побеждает {on, at}: {a} против {d} у игрока {defender}.',
  'tempus.log.lost': '{defender} удерживает {on, accusative}: {d} против {a} у игрока {attacker}.',
  'tempus.log.advanced':
    '{people, plural, =0 {{name} не занимает гекс.} one {{name} занимает {to, accusative}: # фишка.} few {{name} занимает {to, accusative}: # фишки.} many {{name} занимает {to, accusative}: # фишек.} other {{name} занимает {to, accusative}: # фишки.}}',
  'tempus.log.built': '{name} строит город ценностью {value} {on, at}.',
  'tempus.log.drew': '{name} берёт {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'tempus.log.received': '{name} берёт {cards, accusative}.',
  'tempus.log.reshuffled':
    'Сброс становится колодой: {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'tempus.log.discarded':
    '{name} сбрасывает {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'tempus.log.exchanged':
    '{name} берёт {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}} и сбрасывает {gone}.',
  'tempus.log.dropped': '{name} сбрасывает {cards, accusative}.',
  'tempus.log.played.education': '{name} играет «Образование».',
  'tempus.log.played.fort': '{name} играет «Крепость».',
  'tempus.log.played.weapons': '{name} играет «Оружие».',
  'tempus.log.played.medicine': '{name} играет «Медицину»: ещё один ребёнок.',
  'tempus.log.played.war_leader': '{name} играет «Военного лидера»: сражение дополнительно к действию.',
  'tempus.log.played.transport': '{name} играет «Транспорт»: перемещается ещё одна фишка.',
  'tempus.log.played.sanitation': '{name} играет «Санитарию»: {to, at} есть место ещё для одной фишки.',
  'tempus.log.played.religion': '{name} играет «Религию»: фишка {from, at} обращена, {to, to} встаёт своя.',
  'tempus.log.played.government': '{name} играет «Правительство».',
  'tempus.log.passed': '{name} пасует с картой {card, nominative} и сохраняет жетон.',
  'tempus.log.caughtUp':
    '{count, plural, =1 {{names} догоняет} one {{names} догоняют} few {{names} догоняют} many {{names} догоняют} other {{names} догоняют}} лидера в эре {era, nominative}.',
  'tempus.log.progressed':
    '{count, plural, =1 {{names} достигает} one {{names} достигают} few {{names} достигают} many {{names} достигают} other {{names} достигают}} эры {era, nominative}.',
  'tempus.log.points': '{name}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'tempus.log.closed': '{first} берёт маркер первого игрока.',
  'tempus.log.ended': 'Партия окончена: {totals}.',

  'tempus.end': 'Конец партии',
  'tempus.end.over': 'Спустя десять эр',
  'tempus.end.early':
    '{era, plural, =0 {Партия окончена до первой эры} one {Партия окончена досрочно, в эре #} few {Партия окончена досрочно, в эре #} many {Партия окончена досрочно, в эре #} other {Партия окончена досрочно, в эре #}}',
  'tempus.end.won.early': 'Побеждает {name}; остальные выбыли из партии',
  'tempus.end.shared.early': 'Общая победа: {names}; остальные выбыли из партии',
  'tempus.end.map': 'Карта в конце партии',
  'tempus.end.won': '{name} оставляет самый глубокий след',
  'tempus.end.shared': 'Общая победа: {names}',
  'tempus.end.parts': 'гексы {hexes} · города {cities} · полёт {flight}',
  'tempus.end.part.hexes': 'гексы',
  'tempus.end.part.cities': 'города',
  'tempus.end.part.flight': 'полёт',
  'tempus.end.story': 'Очки прогресса в каждой гонке',

  'tempus.option.protectionCountsCities': 'Города лишают защиты',
  'tempus.option.protectionCountsCities.hint':
    'Игрока, у которого три гекса или меньше, атаковать нельзя. Если включено, среди этих гексов считаются и города, как позже решил автор игры.',
  'tempus.option.openDiscard': 'Открытый сброс',
  'tempus.option.openDiscard.hint': 'Сброшенные карты может просматривать каждый.',
  'tempus.option.simultaneousProgress': 'Карты для прогресса — одновременно',
  'tempus.option.simultaneousProgress.hint':
    'Все выкладывают карты для прогресса одновременно, не видя, сколько выложили другие. Так быстрее.',

  'tempus.reference.play':
    'В каждой эре берите жетоны действий, затем ходите по очереди, выполняя по одному действию, пока все жетоны не будут потрачены. Можно также играть карты идей.',
  'tempus.reference.progress':
    'Затем — прогресс. Вы получаете по очку за каждого своего человека на местности следующей эры, за каждый свой город, за каждую выложенную карту с таким фоном и за «Образование». Тот, у кого очков больше всех, переходит вперёд; остальные догоняют на эру позже.',
  'tempus.reference.actions': 'Пять действий',
  'tempus.reference.ideas': 'Девять идей',
  'tempus.reference.eras': 'Одиннадцать ячеек',
  'tempus.reference.move':
    'Перемещайте людей по суше, через озеро с берега на берег или, начиная с «Кораблей», по морю.',
  'tempus.reference.baby': 'Новые люди на пастбищах, где уже есть ваши, по одному на гекс.',
  'tempus.reference.fight':
    'С одного гекса на соседний. Сила — это люди или ценность города плюс карты. Атакующий побеждает, только если его сила больше.',
  'tempus.reference.city':
    'Двое или больше людей становятся городом: это очко в каждой фазе прогресса, а его ценность — сила при защите и очки в конце.',
  'tempus.reference.idea': 'Возьмите карты идей.',
  'tempus.column.era': 'Эра',
  'tempus.column.terrain': 'Местность',
  'tempus.column.move': 'Перемещение',
  'tempus.column.babies': 'Дети',
  'tempus.column.stack': 'Лимит',
  'tempus.column.sea': 'Море',
  'tempus.column.draw': 'Взять',
  'tempus.column.hand': 'Рука',
  'tempus.column.actions': 'Действия',
} as const;
