import type { ShellCatalogue } from './en.ts';

/** Russian: what `play`, `replay` and `verify` say in the shell. */
export const ru: ShellCatalogue = {
  'usage.play': `tempora play GAME [--seats N] [--seat K] [--bots a,b] [--seed S] [--options JSON] [--save FILE] [--lang L]

  --seats N       число игроков (по умолчанию наименьшее возможное)
  --seat K        ваше место, считая с 0 (по умолчанию 0)
  --bots a,b      по боту на каждое другое место или один на все (по умолчанию самый сильный)
  --seed S        зерно всех случайностей (по умолчанию каждый раз новое)
  --options JSON  условия партии, например варианты правил
  --save FILE     куда записать партию после её окончания, для replay и verify
  --lang L        язык: {languages} (по умолчанию язык оболочки)

Отвечайте номером хода. Ещё можно: ? — пояснение, why ХОД — какое правило его запрещает, undo — отменить, quit — выйти.`,
  'usage.replay': `tempora replay FILE [--ply N] [--as SEAT|public] [--lang L]

  --ply N   остановиться после N ходов (по умолчанию после всех); 0 — начало партии
  --as WHO  чьими глазами: место, считая с 0, или public — зритель (по умолчанию)
  --lang L  язык: {languages} (по умолчанию язык оболочки)`,
  'usage.verify': `tempora verify FILE [--lang L]

  --lang L  язык: {languages} (по умолчанию язык оболочки)

Проверяет, что файл читается, что цепочка хешей цела, что зерно следует из обещанного
и что каждый ход допустим. Код выхода 0, если всё верно, иначе 1 и первая ошибка.`,

  you: 'Вы',
  seat: 'Место {seat} ({name})',
  none: 'нет',
  'play.begin': '{game}, зерно {seed}. Отвечайте номером; ? — пояснение, quit — выход.',
  'play.may': 'Возможные ходы:',
  'play.ask': '{count, plural, =1 {Ход 1?} one {Ход 1–#?} few {Ход 1–#?} many {Ход 1–#?} other {Ход 1–#?}}',
  'play.input-ended':
    'ввод закончился раньше партии, после {moves, plural, one {# хода} few {# ходов} many {# ходов} other {# хода}}',
  'play.left': 'Вы вышли из партии.',
  'play.not-a-move': '«{line}» — не число от 1 до {count}; ? — пояснение.',
  'play.nothing-to-undo': 'Отменять нечего.',
  'play.why': 'Напишите why и ход, например один из тех, что в скобках выше.',
  'play.legal': '{move} — допустимый ход.',
  'play.forbidden': '{move} — ход запрещён правилом {clause}.',
  'play.forbidden.rule': '{move} — ход запрещён правилом {clause}: {rule}',
  'play.unreadable': '{move} — не ход игры {game}; ходы пишутся так, как в скобках выше.',
  'play.help': `Число делает ход с этим номером. why ХОД называет правило, которое запрещает ход; ходы пишутся так, как в скобках.
undo отменяет ваш последний ход, если правила это позволяют. quit — выйти из партии.`,
  'play.no-seat': '--seat {seat}: есть места от 0 до {last}',
  'play.saved': 'Запись партии — в файле {file}.',
  'play.not-saved': 'не удалось записать {file}: {reason}',
  'play.no-words': 'Для игры {game} здесь нет своих слов: ходы пишутся так, как в записях.',

  result: 'Результат:',
  ranking: '{place}. {names}',
  'ranking.shared': '{place}. {names} (поровну)',
  'ranking.points': '{name}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',

  'replay.begin':
    '{game}, {seats, plural, one {# место} few {# места} many {# мест} other {# места}}; {viewer, select, public {глазами зрителя} other {вид с места {viewer}}}',
  'replay.after': 'После хода {ply} из {plies}:',
  'replay.unfinished': 'Здесь запись кончается; ходит место {seats}.',
  'replay.no-seat': '--as {seat}: есть места от 0 до {last}',
  'replay.no-ply': '--ply {ply}: в партии {plies, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}',

  'verify.good': '{file}: запись верна.',
  'verify.read': 'чтение',
  'verify.read.text':
    '{game}, правила {rules}, {seats, plural, one {# место} few {# места} many {# мест} other {# места}}, {entries, plural, one {# строка} few {# строки} many {# строк} other {# строки}}',
  'verify.chain': 'цепочка',
  'verify.chain.good': 'цела во всех строках',
  'verify.chain.none': 'в этой записи её нет, проверять нечего',
  'verify.chain.missing': '{file}: нет цепочки хешей, поэтому изменённую строку не обнаружить',
  'verify.seed': 'зерно',
  'verify.seed.agreed': 'зерно выбрали заранее; обещания не было, проверять нечего',
  'verify.seed.committed': 'секрет тот самый, что был обещан, и зерно следует из него',
  'verify.moves': 'ходы',
  'verify.moves.text':
    '{standing, plural, one {# ход, допустимый} few {# хода, все допустимы} many {# ходов, все допустимы} other {# хода, все допустимы}}{undone, plural, =0 {} one {, # отменён} few {, # отменены} many {, # отменено} other {, # отменено}}',
  'verify.result': 'итог',
  'verify.result.over': 'партия окончена',
  'verify.result.on': 'партия ещё идёт',

  'record.not-a-record': 'это не запись Tempora: её первая строка — не «tempora record 1»',
  'record.truncated': 'запись обрывается: нет последней строки, или число ходов в ней другое',
  'record.unknown-format': 'строка 1: формат записи {format} неизвестен; эта версия читает только 1',
  'record.bad-line': 'строку {line} не прочитать',
  'record.broken-chain': 'цепочка хешей нарушена: строку изменили уже после того, как запись была сделана',
  'record.unknown-game': 'игры «{game}» здесь нет',
  'record.other-rules': 'для записи нужна версия правил {rules}, которой здесь нет',
  'record.bad-seats': 'в этой игре не бывает столько мест',
  'record.bad-options': 'в этой игре нет таких условий',
  'record.bad-holders': 'не прочитать, кто занимает место',
  'record.no-seed':
    'зерна нет: когда запись делали, партия ещё шла, поэтому тасование остаётся тайной и проверить ничего нельзя',
  'record.unfair-seed': 'зерно не сходится: секрет не тот, что был обещан, или зерно из него не следует',
  'record.entry.forbidden': 'строка {line}, ход {ply}: место {seat}, {move} — запрещено правилом {clause}',
  'record.entry.refused': 'строка {line}, ход {ply}: место {seat}, {move} — такой ход не принимается',
  'record.entry.takes-back': 'строка {line}, ход {ply}: место {seat}, {move} — отменять это нельзя',
  'record.entry.unreadable': 'строка {line}, ход {ply}: место {seat}, {move} — не ход игры {game}',
  'record.entry.not-asked': 'строка {line}, ход {ply}: место {seat}, {move} — сейчас не его ход',
  'record.entry.too-late': 'строка {line}, ход {ply}: место {seat}, {move} — партия уже окончена',

  'args.missing': 'не хватает {name}',
  'args.too-many': '«{name}» — лишний аргумент',
  'args.count': '{name} — целое число не меньше {least}, а не «{text}»',
  'args.seed': '--seed — одна строка без пробелов по краям',
  'args.no-game': 'игры «{id}» нет; есть {games}',
  'args.seats': '{game}: мест может быть {either}, а не {seats}',
  'args.either': '{most} или {last}',
  'args.no-bot': 'бота «{name}» нет; есть {bots}',
  'args.bots':
    '--bots называет {bots, plural, one {# бота} few {# ботов} many {# ботов} other {# бота}} на {seats, plural, one {# место} few {# места} many {# мест} other {# места}}',
  'args.not-json': '--options — это не JSON: {text}',
  'args.no-options': '{game}: таких условий нет: {text}; обычные — {standard}',
  'args.no-file': 'файла {file} нет',
  'args.is-folder': '{file} — это папка',
  'args.unreadable': 'не прочитать {file}: {reason}',
  'args.no-language': 'языка «{text}» нет; есть {languages}',

  'table.pick': 'Раунд {round} из {rounds}, карта {pick} из {picks} · колода: {deck} · вне игры: {discard}',
  'table.relic': 'Реликвии после раунда {round} · колода: {deck} · вне игры: {discard}',
  'table.over': 'После раунда {rounds} из {rounds} · колода: {deck} · вне игры: {discard}',
  'table.kingdom':
    '{name}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, на руке {cards}{chosen, select, yes {, карта выбрана} other {}}',
  'table.relics': 'реликвии',
  'table.played': 'сыграно',
  'table.hand': 'Ваша рука:',
  'table.known':
    'Вы помните на другой руке: {cards}{hidden, plural, =0 {} one { и ещё #} few { и ещё #} many { и ещё #} other { и ещё #}}',
  'table.unseen': 'Вы ещё не видели: {cards}',
  'table.explain': `Раундов {rounds}, в каждом по {picks} карт: оба игрока тайно выбирают карту, открывают её и обмениваются оставшимися картами.
После раунда карты приносят очки; после раундов 1 и 2 вы оставляете одну из пяти карт как реликвию, ещё одну убираете из игры
и берёте две новые. Реликвии остаются и приносят очки снова. Побеждает тот, у кого после последнего раунда больше очков.`,
  'table.explain.kingdom': '{whose, select, you {Ваше королевство:} other {Королевство, {name}:}}',
  card: '{name} ({suit, nominative})',
  'card.no-suit': '{name} (без масти)',
  'move.play': 'сыграть {card, accusative}',
  'move.keep': 'оставить {keep, accusative} как реликвию, убрать из игры {discard, accusative}',
  'event.dealt':
    '{count, plural, one {Каждый игрок берёт # карту.} few {Каждый игрок берёт # карты.} many {Каждый игрок берёт # карт.} other {Каждый игрок берёт # карты.}}',
  'event.drew': '{who, select, you {Вы берёте} other {{name} берёт}} {cards, accusative}.',
  'event.played': '{who, select, you {Вы играете} other {{name} играет}} {card, accusative}.',
  'event.swapped':
    '{count, plural, one {Игроки обмениваются картами на руке: по # карте.} few {Игроки обмениваются картами на руке: по # карты.} many {Игроки обмениваются картами на руке: по # карт.} other {Игроки обмениваются картами на руке: по # карты.}}',
  'event.scored': 'Подсчёт раунда {round}: {scores}.',
  'event.kept':
    '{who, select, you {Вы оставляете {keep, accusative} как реликвию и убираете из игры} other {{name} оставляет {keep, accusative} как реликвию и убирает из игры}} {discard, accusative}.',
  'event.ended': 'Партия окончена: {scores}.',
};
