import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { BOTS, type Bot, situationOf } from '@tempora/bots';
import type { RegisteredGame } from '@tempora/games';
import { type AnyGameTypes, pending, type Seat, stream } from '@tempora/kernel';
import { canUndo, exportMatch, type Match, openMatch, submit, undo, updateFor, whyNot } from '@tempora/room';
import { clauseText } from './clause.ts';
import { Input } from './input.ts';
import { rankingLines } from './match.ts';
import {
  broken,
  type CliCommand,
  CliError,
  pathOf,
  readArgs,
  readBots,
  readCount,
  readGame,
  readOptions,
  readSeats,
  readSeed,
  say,
} from './shared.ts';
import type { Reader, Words } from './words.ts';
import { wordsOf } from './words-of.ts';

export const play: CliCommand = {
  name: 'play',
  summary: 'play a whole game against bots',
  usage: [
    'tempora play GAME [--seats N] [--seat K] [--bots a,b] [--seed S] [--options JSON] [--save FILE]',
    '',
    '  --seats N       number of players (default: the fewest the game allows)',
    '  --seat K        your seat, counted from 0 (default 0)',
    '  --bots a,b      one bot for each other seat, or one name for all (default: the strongest)',
    '  --seed S        the seed of all randomness (default: a new one each time)',
    '  --options JSON  the table’s options, e.g. for variants',
    '  --save FILE     write the record there when the game is over, for replay and verify',
    '',
    'Answer with the number of a move. Also: ? explains, why MOVE names the rule that forbids a move, undo, quit.',
  ],
  run,
};

interface Game {
  listed: RegisteredGame;
  match: Match;
  you: Seat;
  /** By seat; undefined where you sit. */
  bots: readonly (Bot | undefined)[];
  chance: number[];
  words: Words<AnyGameTypes>;
  reader: Reader;
  /** The last ply whose news has been printed. */
  told: number;
}

type Answer = 'moved' | 'asked' | 'quit';

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, ['GAME'], {
    seats: { type: 'string' },
    seat: { type: 'string', default: '0' },
    bots: { type: 'string', default: (BOTS.at(-1) as Bot).name },
    seed: { type: 'string', default: randomUUID() },
    options: { type: 'string' },
    save: { type: 'string' },
  });
  const listed = readGame(positionals[0] as string);
  const seats = readSeats(listed.game, values.seats);
  const you = readCount(values.seat, '--seat', 0);
  if (you >= seats) throw new CliError(`--seat ${you}: there are seats 0 to ${seats - 1}`);
  const bots = readBots(values.bots, seats - 1);
  const options = readOptions(listed.game, values.options);
  const game = begin(listed, { you, others: bots, options, seed: readSeed(values.seed) });
  say(`${listed.game.id}, seed ${values.seed}. Answer with a number; ? explains, quit leaves.`);
  if (await playOn(game)) finish(game, values.save);
}

interface Start {
  you: Seat;
  others: readonly Bot[];
  options: object;
  seed: string;
}

function begin(listed: RegisteredGame, { you, others, options, seed }: Start): Game {
  const bots: (Bot | undefined)[] = [...others];
  bots.splice(you, 0, undefined);
  const holders = bots.map((bot) =>
    bot ? { kind: 'bot' as const, name: bot.name, bot: bot.name } : { kind: 'human' as const, name: 'human' },
  );
  const match = openMatch(listed.game, { match: 'shell', holders, options, fairSeed: { kind: 'agreed', seed } });
  const reader = { viewer: you, names: holders.map(({ name }) => name) };
  const chance = stream(`${seed}/bots`);
  return { listed, match, you, bots, chance, words: wordsOf(listed.game), reader, told: -1 };
}

/** Plays until the game is over; false if you left before. */
async function playOn(game: Game): Promise<boolean> {
  const input = new Input();
  try {
    for (;;) {
      tellNews(game);
      const seat = nextSeat(game);
      if (seat === null) return true;
      if (seat !== game.you) letBot(game, seat);
      else if (!(await takeTurn(game, input))) return false;
    }
  } finally {
    input.close();
  }
}

/** Who answers next: you first, so that nobody waits for the bots twice. */
function nextSeat({ match, you }: Game): Seat | null {
  const open = pending(match.game, match.state).filter((seat) => !match.state.sealed[seat]);
  return open.includes(you) ? you : (open[0] ?? null);
}

function letBot({ listed, match, bots, chance }: Game, seat: Seat): void {
  const move = (bots[seat] as Bot).choose(situationOf(listed, match.state, seat, chance));
  make(match, seat, listed.game.notation.write(move));
}

function make(match: Match, seat: Seat, move: string): void {
  const refused = submit(match, { id: `${match.journal.length} ${move}`, seat, seq: match.journal.length, move });
  if (refused) throw new Error(`seat ${seat} ${move} was refused: ${JSON.stringify(refused)}`);
}

function tellNews(game: Game): void {
  const { match, you, words, reader } = game;
  const { log, view, ply } = updateFor(match, you, game.told);
  game.told = ply;
  for (const { event } of log.lines) say(...words.event(event as AnyGameTypes['event'], view, reader));
}

/** Shows the table and asks until you move (true) or leave (false). */
async function takeTurn(game: Game, input: Input): Promise<boolean> {
  const { match, you, words, reader } = game;
  const { view, moves } = updateFor(match, you, match.standing.length);
  say('', ...words.view(view, reader), 'You may:', ...moves.map((move, i) => moveLine(game, move, i)));
  for (;;) {
    const line = await input.ask(moves.length === 1 ? 'Move 1? ' : `Move 1–${moves.length}? `);
    if (line === null) throw broken(`the input ended before the game did, after ${match.standing.length} moves`);
    const answer = obey(game, line, moves, view);
    if (answer !== 'asked') return answer === 'moved';
  }
}

function moveLine({ words, match }: Game, move: string, i: number): string {
  const text = words.move(match.game.notation.read(move));
  return `${String(i + 1).padStart(4)}  ${text}${text === move ? '' : `  [${move}]`}`;
}

function obey(game: Game, line: string, moves: readonly string[], view: AnyGameTypes['view']): Answer {
  const [word = '', rest = ''] = line.split(/\s+/, 2);
  const move = /^\d+$/.test(line) ? moves[Number(line) - 1] : moves.find((known) => known === line);
  if (move !== undefined) {
    make(game.match, game.you, move);
    return 'moved';
  }
  if (word === 'quit' && !rest) {
    say('You left the game.');
    return 'quit';
  }
  if (word === 'undo' && !rest) return takeBack(game);
  if (word === 'why') say(why(game, rest));
  else if (line === '?') say(...help(game, view));
  else if (line !== '') say(`"${line}" is not a number from 1 to ${moves.length}; ? explains.`);
  return 'asked';
}

function takeBack({ match, you }: Game): Answer {
  if (!canUndo(match, you)) {
    say('There is nothing to take back.');
    return 'asked';
  }
  undo(match, { id: `${match.journal.length} undo`, seat: you, seq: match.journal.length });
  return 'moved';
}

function why({ match, you }: Game, text: string): string {
  if (!text) return 'Write why and a move, e.g. one of those in brackets above.';
  const refused = whyNot(match, { seat: you, move: text });
  if (!refused) return `${text} is legal.`;
  if (refused.code === 'illegal-move') return `${text} is forbidden by ${clauseText(match.game.id, refused.clause)}`;
  return `${text} is no move of ${match.game.id}; moves are written as in brackets above.`;
}

function help({ words, reader }: Game, view: AnyGameTypes['view']): string[] {
  return [
    ...words.explain(view, reader),
    'A number makes that move. why MOVE tells the rule against a move, written as in the brackets.',
    'undo takes your last move back where the rules allow it. quit leaves the game.',
  ];
}

function finish({ match, reader, words, you }: Game, file: string | undefined): void {
  say(
    '',
    ...words.view(match.game.view(match.state, you), reader),
    '',
    'Result:',
    ...(rankingLines(match, reader) ?? []),
  );
  if (file === undefined) return;
  try {
    writeFileSync(pathOf(file), exportMatch(match));
  } catch (error) {
    throw broken(`cannot write ${file}: ${(error as Error).message}`);
  }
  say(`The record is in ${file}.`);
}
