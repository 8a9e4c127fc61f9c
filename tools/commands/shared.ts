import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BOTS, type Bot, findBot } from '@tempora/bots';
import { findGame, GAMES, type RegisteredGame } from '@tempora/games';
import type { AnyGame, AnyGameTypes } from '@tempora/kernel';

/** One command of the tool. */
export interface CliCommand {
  readonly name: string;
  readonly summary: string;
  /** The lines of `help COMMAND`. */
  readonly usage: readonly string[];
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

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads arguments strictly; `names` are the positional ones, all of them required. */
export function readArgs<O extends Options>(args: string[], names: readonly string[], options: O) {
  const { values, positionals } = parse(args, options);
  const missing = names[positionals.length];
  if (missing !== undefined) throw new CliError(`${missing} is missing`);
  const extra = positionals[names.length];
  if (extra !== undefined) throw new CliError(`"${extra}" is one argument too many`);
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
  if (!(count >= least)) throw new CliError(`${what} must be a whole number from ${least} up, not "${text}"`);
  return count;
}

/** A seed as records can hold it: one line with something in it. */
export function readSeed(text: string): string {
  if (!/^\S(.*\S)?$/.test(text)) throw new CliError('--seed must be one line without spaces at its ends');
  return text;
}

/** The game of that id. */
export function readGame(id: string): RegisteredGame {
  const listed = findGame(id);
  if (!listed) throw new CliError(`there is no game "${id}"; there are ${GAMES.map(({ game }) => game.id).join(', ')}`);
  return listed;
}

/** How many play: the game's smallest count unless said. */
export function readSeats(game: AnyGame, text: string | undefined): number {
  if (text === undefined) return Math.min(...game.seats);
  const seats = readCount(text, '--seats', 1);
  if (!game.seats.includes(seats)) throw new CliError(`${game.id} is for ${either(game.seats)} seats, not ${seats}`);
  return seats;
}

/** One bot for each of `count` seats; a single name fills them all. */
export function readBots(text: string, count: number): Bot[] {
  const bots = text.split(',').map((name) => {
    const bot = findBot(name.trim());
    if (!bot) throw new CliError(`there is no bot "${name}"; there are ${BOTS.map((known) => known.name).join(', ')}`);
    return bot;
  });
  if (bots.length === 1) return Array.from({ length: count }, () => bots[0] as Bot);
  if (bots.length !== count) throw new CliError(`--bots names ${bots.length} bots for ${count} seats`);
  return bots;
}

/** The table's options; what is not said is standard. */
export function readOptions(game: AnyGame, text: string | undefined): AnyGameTypes['options'] {
  if (text === undefined) return game.options.standard;
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new CliError(`--options is not JSON: ${text.replace(/\s+/g, ' ')}`);
  }
  const options = game.options.read(said);
  const standard = JSON.stringify(game.options.standard);
  if (!options) throw new CliError(`${game.id} has no such options: ${JSON.stringify(said)}; standard is ${standard}`);
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
    if (code === 'ENOENT') throw new CliError(`there is no file ${file}`);
    if (code === 'EISDIR') throw new CliError(`${file} is a folder`);
    throw new CliError(`cannot read ${file}: ${message.split('\n')[0]}`);
  }
}

function either(counts: readonly number[]): string {
  return counts.length < 2 ? counts.join() : `${counts.slice(0, -1).join(', ')} or ${counts.at(-1)}`;
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
