import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { BOTS, type Bot, situationOf } from '@tempora/bots';
import type { RegisteredGame } from '@tempora/games';
import { type AnyGameTypes, pending, type Seat, stream } from '@tempora/kernel';
import { canUndo, exportMatch, type Match, openMatch, submit, undo, updateFor, whyNot } from '@tempora/room';
import { Input } from './input.ts';
import { isSaid, lines, offered, t } from './language.ts';
import { rankingLines } from './match.ts';
import {
  broken,
  type CliCommand,
  CliError,
  LANG,
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
  get usage() {
    return lines('usage.play', { languages: offered().join(', ') });
  },
  isTranslated: true,
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
    ...LANG,
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
  if (you >= seats) throw new CliError(t('play.no-seat', { seat: you, last: seats - 1 }));
  const bots = readBots(values.bots, seats - 1);
  const options = readOptions(listed.game, values.options);
  const game = begin(listed, { you, others: bots, options, seed: readSeed(values.seed) });
  say(t('play.begin', { game: listed.game.id, seed: values.seed }));
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
  say('', ...words.view(view, reader), t('play.may'), ...moves.map((move, i) => moveLine(game, move, i)));
  for (;;) {
    const line = await input.ask(`${t('play.ask', { count: moves.length })} `);
    if (line === null) throw broken(t('play.input-ended', { moves: match.standing.length }));
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
    say(t('play.left'));
    return 'quit';
  }
  if (word === 'undo' && !rest) return takeBack(game);
  if (word === 'why') say(why(game, rest));
  else if (line === '?') say(...help(game, view));
  else if (line !== '') say(t('play.not-a-move', { line, count: moves.length }));
  return 'asked';
}

function takeBack({ match, you }: Game): Answer {
  if (!canUndo(match, you)) {
    say(t('play.nothing-to-undo'));
    return 'asked';
  }
  undo(match, { id: `${match.journal.length} undo`, seat: you, seq: match.journal.length });
  return 'moved';
}

function why({ match, you }: Game, move: string): string {
  if (!move) return t('play.why');
  const refused = whyNot(match, { seat: you, move });
  if (!refused) return t('play.legal', { move });
  if (refused.code !== 'illegal-move') return t('play.unreadable', { move, game: match.game.id });
  const { clause } = refused;
  const key = `clause.${clause}`;
  return isSaid(key) ? t('play.forbidden.rule', { move, clause, rule: t(key) }) : t('play.forbidden', { move, clause });
}

function help({ words, reader }: Game, view: AnyGameTypes['view']): string[] {
  return [...words.explain(view, reader), ...lines('play.help')];
}

function finish({ match, reader, words, you }: Game, file: string | undefined): void {
  say(
    '',
    ...words.view(match.game.view(match.state, you), reader),
    '',
    t('result'),
    ...(rankingLines(match, reader) ?? []),
  );
  if (file === undefined) return;
  try {
    writeFileSync(pathOf(file), exportMatch(match));
  } catch (error) {
    throw broken(t('play.not-saved', { file, reason: (error as Error).message }));
  }
  say(t('play.saved', { file }));
}
