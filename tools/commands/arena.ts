import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Bout, type BoutResult, boutKey, boutsOf, type Standing, standings } from '@tempora/bots/arena';
import { table } from '../lib/files.ts';
import { Threads } from '../lib/threads.ts';
import { type BoutTask, namedBot, type PlayedBout } from './arena-worker.ts';
import { isExternal } from './external-bot.ts';
import { Progress } from './progress.ts';
import {
  type CliCommand,
  CliError,
  pathOf,
  readArgs,
  readCount,
  readGame,
  readOptions,
  readSeats,
  readSeed,
  say,
} from './shared.ts';

export const arena: CliCommand = {
  name: 'arena',
  summary: 'measure how strong bots are: every seat, the same luck for all',
  usage: [
    'tempora arena GAME --bots a,b,c [--seats K] [--games N] [--seed S] [--time MS | --iterations I]',
    '             [--options JSON] [--threads T] [--out FILE] [--json]',
    '',
    '  --bots a,b,c    who plays; with fewer bots than seats the last one fills the rest, with more all choices play',
    '                  exec:COMMAND is a program of your own, asked over standard input and output (docs/ARENA.md)',
    '  --seats K       how many play (default: the fewest the game is for)',
    '  --games N       at least this many games, in whole blocks (default 100); a block is one seed in every rotation',
    '  --seed S        the seed of all randomness (default tempora)',
    '  --time MS       milliseconds of thought for each decision of a bot that searches',
    '  --iterations I  or that much work, which can be repeated exactly',
    '  --options JSON  the table’s options',
    '  --threads T     worker threads (default 1)',
    '  --out FILE      a line of JSON for every game; games that are there already are not played again',
    '  --json          JSON instead of a table',
    '',
    'wins: shared victories count in parts. games: seats taken, so a bot that fills three seats has three a game.',
    'low and high: 95 % interval of the win rate; least: its one-sided 95 % lower bound.',
    'rating: Bradley-Terry from who finished ahead of whom, on the scale of Elo, greedy = 1000; its 95 % interval is',
    'found by resampling the games seed by seed. msPerDecision: thinking time for each move made; ms99: 99 % of all',
    'thoughts (a thought may be a whole turn) took no longer.',
  ],
  run,
};

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, ['GAME'], {
    bots: { type: 'string' },
    seats: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'tempora' },
    time: { type: 'string' },
    iterations: { type: 'string' },
    options: { type: 'string' },
    threads: { type: 'string', default: '1' },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const { game } = readGame(positionals[0] as string);
  const seats = readSeats(game, values.seats);
  const bots = readNames(values.bots);
  const bouts = boutsOf(bots, seats, readCount(values.games, '--games', 1), readSeed(values.seed));
  const count = (text: string | undefined, what: string) => (text === undefined ? null : readCount(text, what, 1));
  const task = {
    game: game.id,
    options: readOptions(game, values.options),
    iterations: count(values.iterations, '--iterations'),
    time: count(values.time, '--time'),
  };
  const threads = readCount(values.threads, '--threads', 1);
  const keeping = values.out ? ({ file: pathOf(values.out), times: 'each' } as const) : undefined;
  const results = await playBouts(bouts, task, threads, keeping);
  const found = { game: game.id, seats, games: results.length, seed: values.seed, bots: standings(results) };
  say(...(values.json ? [JSON.stringify({ ...found, bots: byName(found.bots) }, null, 2)] : inWords(found)));
}

function readNames(text: string | undefined): string[] {
  const names = text?.split(',').map((name) => name.trim()) ?? [];
  if (names.length === 0) throw new CliError('--bots is missing');
  for (const name of names) if (!isExternal(name) && !namedBot(name)) throw new CliError(`there is no bot "${name}"`);
  return names;
}

type Task = Omit<BoutTask, 'bout'>;

/** Where results are kept, and whether with the time of each thought or only all of it. */
export interface Keeping {
  readonly file: string;
  readonly times: 'each' | 'sum';
}

/** Plays what is not in the file yet, and adds it there game by game. */
export async function playBouts(
  bouts: Bout[],
  task: Task,
  threads: number,
  keeping: Keeping | undefined,
): Promise<BoutResult[]> {
  const file = keeping?.file;
  const known = new Map<string, BoutResult>();
  const lines = file && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  for (const result of lines.map((line) => JSON.parse(line) as BoutResult)) known.set(boutKey(result), result);
  const missing = bouts.filter((bout) => !known.has(boutKey(bout)));
  const progress = new Progress('games', bouts.length);
  const tasks = missing.map((bout): BoutTask => ({ ...task, bout }));
  const pool = new Threads<BoutTask, PlayedBout>(new URL('./arena-worker.ts', import.meta.url), threads);
  await pool.run(tasks, (result) => {
    known.set(boutKey(result), result);
    if (result.forfeit) process.stderr.write(`lost by default: ${result.forfeit}\n`);
    if (file) appendFileSync(file, `${JSON.stringify(keeping.times === 'sum' ? summed(result) : result)}\n`);
    progress.tell(known.size);
  });
  await pool.close();
  progress.end();
  return bouts.map((bout) => known.get(boutKey(bout)) as BoutResult);
}

/** The same result with all time of a bot in one number. */
function summed({ thoughts, ...rest }: BoutResult): BoutResult {
  const short = Object.entries(thoughts).map(([bot, { moves, times }]) => {
    const sum = Number(times.reduce((total, time) => total + time, 0).toFixed(0));
    return [bot, { moves, times: [sum] }] as const;
  });
  return { ...rest, thoughts: Object.fromEntries(short) };
}

function byName(found: readonly Standing[]): { [bot: string]: Omit<Standing, 'bot'> } {
  return Object.fromEntries(found.map(({ bot, ...rest }) => [bot, rest]));
}

interface Found {
  game: string;
  seats: number;
  games: number;
  seed: string;
  bots: readonly Standing[];
}

function inWords({ game, seats, games, seed, bots }: Found): string[] {
  const percent = (x: number) => (100 * x).toFixed(1);
  const rows = bots.map((bot) => [
    bot.bot,
    String(bot.games),
    percent(bot.winRate),
    `${percent(bot.low)}–${percent(bot.high)}`,
    percent(bot.least),
    bot.meanScore?.toFixed(1) ?? '–',
    `${bot.rating.toFixed(0)} (${bot.ratingLow.toFixed(0)}–${bot.ratingHigh.toFixed(0)})`,
    bot.msPerDecision.toFixed(1),
    bot.msAtMost99.toFixed(0),
  ]);
  const head = ['', 'seats', 'won %', '95 %', 'at least', 'mean score', 'rating', 'ms', 'ms99'];
  return [`${game}, ${seats} seats, ${games} games, seed ${seed}`, ...table([head, ...rows])];
}
