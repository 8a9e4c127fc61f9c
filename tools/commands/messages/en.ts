/** English: what `play`, `replay` and `verify` say in the shell. */
export const en = {
  'usage.play': `tempora play GAME [--seats N] [--seat K] [--bots a,b] [--seed S] [--options JSON] [--save FILE] [--lang L]

  --seats N       number of players (default: the fewest the game allows)
  --seat K        your seat, counted from 0 (default 0)
  --bots a,b      one bot for each other seat, or one name for all (default: the strongest)
  --seed S        the seed of all randomness (default: a new one each time)
  --options JSON  the table’s options, e.g. for variants
  --save FILE     write the record there when the game is over, for replay and verify
  --lang L        the language: {languages} (default: that of the shell)

Answer with the number of a move. Also: ? explains, why MOVE names the rule that forbids a move, undo, quit.`,
  'usage.replay': `tempora replay FILE [--ply N] [--as SEAT|public] [--lang L]

  --ply N   stop after N moves (default: all); 0 is the start
  --as WHO  the viewer: a seat counted from 0, or public (default)
  --lang L  the language: {languages} (default: that of the shell)`,
  'usage.verify': `tempora verify FILE [--lang L]

  --lang L  the language: {languages} (default: that of the shell)

Checks that the file can be read, that its hash chain holds, that the seed follows from what was committed to,
and that every move was legal. Exit code 0 if everything is right, 1 with the first error.`,

  you: 'You',
  seat: 'Seat {seat} ({name})',
  none: 'none',
  'play.begin': '{game}, seed {seed}. Answer with a number; ? explains, quit leaves.',
  'play.may': 'You may:',
  'play.ask': '{count, plural, =1 {Move 1?} one {Move 1?} other {Move 1–#?}}',
  'play.input-ended': 'the input ended before the game did, after {moves, plural, one {# move} other {# moves}}',
  'play.left': 'You left the game.',
  'play.not-a-move': '"{line}" is not a number from 1 to {count}; ? explains.',
  'play.nothing-to-undo': 'There is nothing to take back.',
  'play.why': 'Write why and a move, e.g. one of those in brackets above.',
  'play.legal': '{move} is legal.',
  'play.forbidden': '{move} is forbidden by {clause}.',
  'play.forbidden.rule': '{move} is forbidden by {clause}: {rule}',
  'play.unreadable': '{move} is no move of {game}; moves are written as in brackets above.',
  'play.help': `A number makes that move. why MOVE tells the rule against a move, written as in the brackets.
undo takes your last move back where the rules allow it. quit leaves the game.`,
  'play.no-seat': '--seat {seat}: there are seats 0 to {last}',
  'play.saved': 'The record is in {file}.',
  'play.not-saved': 'cannot write {file}: {reason}',
  'play.no-words': '{game} has no words of its own here: moves are written as in records.',

  result: 'Result:',
  ranking: '{place}. {names}',
  'ranking.shared': '{place}. {names} (shared)',
  'ranking.points': '{name} with {points, plural, one {# point} other {# points}}',

  'replay.begin':
    '{game}, {seats, plural, one {# seat} other {# seats}}, seen by {viewer, select, public {the public} other {seat {viewer}}}',
  'replay.after': 'After ply {ply} of {plies}:',
  'replay.unfinished': 'The record ends here; to move: seat {seats}.',
  'replay.no-seat': '--as {seat}: there are seats 0 to {last}',
  'replay.no-ply': '--ply {ply}: the game has {plies, plural, one {# move} other {# moves}}',

  'verify.good': '{file} is a good record.',
  'verify.read': 'read',
  'verify.read.text':
    '{game}, rules {rules}, {seats, plural, one {# seat} other {# seats}}, {entries, plural, one {# entry} other {# entries}}',
  'verify.chain': 'chain',
  'verify.chain.good': 'holds over every line',
  'verify.chain.none': 'none in this record, so nothing to check',
  'verify.chain.missing': '{file}: the hash chain is missing, so a changed line cannot be detected',
  'verify.seed': 'seed',
  'verify.seed.agreed': 'a seed agreed on beforehand; there was no commitment to check',
  'verify.seed.committed': 'the secret is the one committed to, and the seed follows from it',
  'verify.moves': 'moves',
  'verify.moves.text':
    '{standing, plural, one {# standing, every one legal} other {# standing, every one legal}}{undone, plural, =0 {} one {, # taken back} other {, # taken back}}',
  'verify.result': 'result',
  'verify.result.over': 'the game is over',
  'verify.result.on': 'the game is still on',

  'record.not-a-record': 'this is not a Tempora record: its first line is not "tempora record 1"',
  'record.truncated': 'the record is cut off: its end line is missing or has another number of moves',
  'record.unknown-format': 'line 1: record format {format} is unknown; this version reads only 1',
  'record.bad-line': 'line {line} cannot be read',
  'record.broken-chain': 'the hash chain does not hold: a line was changed after the record was written',
  'record.unknown-game': 'there is no game "{game}" here',
  'record.other-rules': 'the record needs rules version {rules}, which this version does not have',
  'record.bad-seats': 'the game does not allow that many seats',
  'record.bad-options': 'the game has no such options',
  'record.bad-holders': 'the holder of a seat cannot be read',
  'record.no-seed':
    'there is no seed: the match was still on when it was written, so its shuffles are secret and nothing can be verified',
  'record.unfair-seed':
    'the seed does not match: the secret is not the one that was committed to, or the seed does not follow from it',
  'record.entry.forbidden': 'line {line}, ply {ply}: seat {seat} {move} is forbidden by {clause}',
  'record.entry.refused': 'line {line}, ply {ply}: seat {seat} {move} is refused',
  'record.entry.takes-back': 'line {line}, ply {ply}: seat {seat} {move} takes back what may not be taken back',
  'record.entry.unreadable': 'line {line}, ply {ply}: seat {seat} {move} is no move of {game}',
  'record.entry.not-asked': 'line {line}, ply {ply}: seat {seat} {move} comes from a seat that was not asked',
  'record.entry.too-late': 'line {line}, ply {ply}: seat {seat} {move} comes after the end of the game',

  'args.missing': '{name} is missing',
  'args.too-many': '"{name}" is one argument too many',
  'args.count': '{name} must be a whole number from {least} up, not "{text}"',
  'args.seed': '--seed must be one line without spaces at its ends',
  'args.no-game': 'there is no game "{id}"; there are {games}',
  'args.seats': '{game} is for {either} seats, not {seats}',
  'args.either': '{most} or {last}',
  'args.no-bot': 'there is no bot "{name}"; there are {bots}',
  'args.bots':
    '--bots names {bots, plural, one {# bot} other {# bots}} for {seats, plural, one {# seat} other {# seats}}',
  'args.not-json': '--options is not JSON: {text}',
  'args.no-options': '{game} has no such options: {text}; standard is {standard}',
  'args.no-file': 'there is no file {file}',
  'args.is-folder': '{file} is a folder',
  'args.unreadable': 'cannot read {file}: {reason}',
  'args.no-language': 'there is no language "{text}"; there are {languages}',

  'table.pick': 'Round {round} of {rounds}, card {pick} of {picks} · deck {deck} · discard {discard}',
  'table.relic': 'Relics after round {round} · deck {deck} · discard {discard}',
  'table.over': 'After round {rounds} of {rounds} · deck {deck} · discard {discard}',
  'table.kingdom':
    '{name}: {points, plural, one {# point} other {# points}}, {cards} in hand{chosen, select, yes {, has chosen} other {}}',
  'table.relics': 'relics',
  'table.played': 'played',
  'table.hand': 'Your hand:',
  'table.known': 'You remember in the other hand: {cards}{hidden, plural, =0 {} one { and # more} other { and # more}}',
  'table.unseen': 'You have never seen: {cards}',
  'table.explain': `{rounds} rounds of {picks} cards each: both choose a card in secret, show it, and swap hands.
After each round every card scores; after rounds 1 and 2 you keep one of the five as a relic, discard another,
and draw two. Relics stay and score again. Most points after the last round win.`,
  'table.explain.kingdom': '{whose, select, you {In your kingdom:} other {In the kingdom of {name}:}}',
  card: '{name} ({suit})',
  'card.no-suit': '{name} (no suit)',
  'move.play': 'play {card}',
  'move.keep': 'keep {keep} as a relic, discard {discard}',
  'event.dealt': '{count, plural, one {Everybody draws # card.} other {Everybody draws # cards.}}',
  'event.drew': '{who, select, you {You draw} other {{name} draws}} {cards}.',
  'event.played': '{who, select, you {You play} other {{name} plays}} {card}.',
  'event.swapped':
    '{count, plural, one {The hands are swapped, # card each.} other {The hands are swapped, # cards each.}}',
  'event.scored': 'Round {round} is scored: {scores}.',
  'event.kept':
    '{who, select, you {You keep {keep} as a relic and discard} other {{name} keeps {keep} as a relic and discards}} {discard}.',
  'event.ended': 'The game is over: {scores}.',
} as const;

export type ShellKey = keyof typeof en;
/** English is the reference: every language has its keys. */
export type ShellCatalogue = Readonly<Record<ShellKey, string>>;
