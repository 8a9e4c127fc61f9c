import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BOTS, type Bot, findBot } from '@tempora/bots';
import { findGame, GAMES, type RegisteredGame } from '@tempora/games';
import type { AnyGame, AnyGameTypes } from '@tempora/kernel';
import { t } from './language.ts';

/** One command of the tool. */
export interface CliCommand {
  readonly name: string;
  readonly summary: string;
  /** The lines of `help COMMAND`. */
  readonly usage: readonly string[];
  /** Does it speak the user's language? */
  readonly isTranslated?: true;
  run(args: string[]): void | Promise<void>;
}

/** Something the user can put right: one line and an exit code, never a stack trace. */
export class CliError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A file is not what it should be. */
export function broken(message: string): CliError {
  return new CliError(message, 1);
}

/** Prints lines on stdout. */
export function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The option that chooses the language; whoever carries out a command has done so already. */
export const LANG = { lang: { type: 'string' } } as const;

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads arguments strictly; `names` are the positional ones, all of them required. */
export function readArgs<O extends Options>(args: string[], names: readonly string[], options: O) {
  const { values, positionals } = parse(args, options);
  const missing = names[positionals.length];
  if (missing !== undefined) throw new CliError(t('args.missing', { name: missing }));
  const extra = positionals[names.length];
  if (extra !== undefined) throw new CliError(t('args.too-many', { name: extra }));
  return { values, positionals };
}

function parse<O extends Options>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const [first = ''] = (error as Error).message.split(/\n|\. /);
    throw new CliError(first.replace(/\.$/, ''));
  }
}

/** A whole number of at least `least`. */
export function readCount(text: string, what: string, least: number): number {
  const count = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(count >= least)) throw new CliError(t('args.count', { name: what, least, text }));
  return count;
}

/** A seed as records can hold it: one line with something in it. */
export function readSeed(text: string): string {
  if (!/^\S(.*\S)?$/.test(text)) throw new CliError(t('args.seed'));
  return text;
}

/** The game of that id. */
export function readGame(id: string): RegisteredGame {
  const listed = findGame(id);
  if (!listed) throw new CliError(t('args.no-game', { id, games: GAMES.map(({ game }) => game.id).join(', ') }));
  return listed;
}

/** How many play: the game's smallest count unless said. */
export function readSeats(game: AnyGame, text: string | undefined): number {
  if (text === undefined) return Math.min(...game.seats);
  const seats = readCount(text, '--seats', 1);
  if (!game.seats.includes(seats))
    throw new CliError(t('args.seats', { game: game.id, either: either(game.seats), seats }));
  return seats;
}

/** One bot for each of `count` seats; a single name fills them all. */
export function readBots(text: string, count: number): Bot[] {
  const bots = text.split(',').map((name) => {
    const bot = findBot(name.trim());
    if (!bot) throw new CliError(t('args.no-bot', { name, bots: BOTS.map((known) => known.name).join(', ') }));
    return bot;
  });
  if (bots.length === 1) return Array.from({ length: count }, () => bots[0] as Bot);
  if (bots.length !== count) throw new CliError(t('args.bots', { bots: bots.length, seats: count }));
  return bots;
}

/** The table's options; what is not said is standard. */
export function readOptions(game: AnyGame, text: string | undefined): AnyGameTypes['options'] {
  if (text === undefined) return game.options.standard;
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new CliError(t('args.not-json', { text: text.replace(/\s+/g, ' ') }));
  }
  const options = game.options.read(said);
  const standard = JSON.stringify(game.options.standard);
  if (!options) throw new CliError(t('args.no-options', { game: game.id, text: JSON.stringify(said), standard }));
  return options;
}

/** Resolves a path from the folder the user is in: npm changes the folder, and says which it was. */
export function pathOf(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

/** The text of a file that was named on the command line. */
export function readText(file: string): string {
  try {
    return readFileSync(pathOf(file), 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CliError(t('args.no-file', { file }));
    if (code === 'EISDIR') throw new CliError(t('args.is-folder', { file }));
    throw new CliError(t('args.unreadable', { file, reason: message.split('\n')[0] ?? '' }));
  }
}

function either(counts: readonly number[]): string {
  if (counts.length < 2) return counts.join();
  return t('args.either', { most: counts.slice(0, -1).join(', '), last: String(counts.at(-1)) });
}

/** Scores as every game shows them in its view: `seats[i].total`. Null if it does not. */
export function finalScores(view: { seats?: unknown }, seats: number): number[] | null {
  if (!Array.isArray(view.seats)) return null;
  const totals = view.seats.map((seat: { total?: unknown } | null) => seat?.total);
  const isGood = totals.length === seats && totals.every((total) => typeof total === 'number');
  return isGood ? (totals as number[]) : null;
}

/** Rows of two cells as aligned lines, both to the left. */
export function columnsLeft(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `${first.padEnd(width)}  ${second}`);
}

/** A number with a sensible amount of digits. */
export function short(x: number): string {
  return x >= 1000 ? Math.round(x).toLocaleString('en') : x.toFixed(2).replace(/\.?0+$/, '');
}
