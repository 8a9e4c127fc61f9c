import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aheadShare, type BoutResult, boutsOf, type Standing, standings } from '@tempora/bots/arena';
import { GAMES } from '@tempora/games';
import type { AnyGame, AnyGameTypes } from '@tempora/kernel';
import { playBouts } from './arena.ts';
import {
  type CliCommand,
  CliError,
  pathOf,
  readArgs,
  readCount,
  readGame,
  readSeats,
  readSeed,
  say,
} from './shared.ts';

export const ladder: CliCommand = {
  name: 'ladder',
  summary: 'measure every level of every game, and write docs/LADDER.md',
  usage: [
    'tempora ladder --dir DIR [--game GAME] [--seats K] [--bot NAME] [--among NAME] [--games N] [--seed S] [--threads T]',
    '               [--write]',
    '',
    '  --dir DIR    where results are kept, a file for each row; games that are there already are not played again. Those',
    '               of docs/LADDER.md are in bench/ladder: remove the files of a bot that has changed',
    '  --game GAME, --seats K, --bot NAME, --among NAME   play only rows of that game, number of seats, bot or rivals',
    '  --games N    at least this many games in each of those rows, in whole blocks; 0 plays nothing (default 0)',
    '  --seed S     the seed of all randomness (default ladder)',
    '  --threads T  worker threads (default 1)',
    '  --write      write the ladder of everything in DIR into docs/LADDER.md instead of printing it',
  ],
  run,
};

/** One bot among rivals of one kind, with standard options or with one of them changed. */
interface Row {
  readonly game: AnyGame;
  readonly seats: number;
  readonly bot: string;
  readonly rival: string;
  /** The option that is not as usual. */
  readonly changed: string | null;
}

/** Who is measured among whom: each level among the one below, the others, and each character among those it should equal. */
const PAIRS = [
  ['beginner', 'greedy'],
  ['strong', 'greedy'],
  ['master', 'greedy'],
  ['master', 'strong'],
] as const;
const CHARACTER_PAIRS = [
  ['builder', 'strong'],
  ['fighter', 'strong'],
  ['racer', 'strong'],
] as const;

/** What the lower bound of the share of wins should reach, in percent. */
const GOALS: { readonly [row: string]: number } = {
  'tides master greedy': 95,
  'tides master strong': 65,
  'tempus strong greedy': 75,
  'tempus master greedy': 90,
  'tempus master strong': 40,
  'inca strong greedy': 75,
  'inca master greedy': 85,
  'inca master strong': 40,
};

/** The number of seats at which characters and options are measured. */
function usualSeats({ seats }: AnyGame): number {
  return seats.includes(4) ? 4 : Math.min(...seats);
}

function standardRows(game: AnyGame): Row[] {
  return game.seats.flatMap((seats) =>
    [...PAIRS, ...(seats === usualSeats(game) ? CHARACTER_PAIRS : [])].map(([bot, rival]) => ({
      ...{ game, seats, bot, rival, changed: null },
    })),
  );
}

/** Strong among greedy, with each option changed. */
function optionRows(game: AnyGame): Row[] {
  const names = Object.keys(game.options.standard);
  return names.map((changed) => ({ game, seats: usualSeats(game), bot: 'strong', rival: 'greedy', changed }));
}

/** What options that are no switches are changed to. */
const OTHERWISE: { readonly [option: string]: string } = { molehill: 'physical' };

function optionsOf({ game, changed }: Row): AnyGameTypes['options'] {
  const { standard } = game.options;
  if (changed === null) return standard;
  return { ...standard, [changed]: OTHERWISE[changed] ?? !standard[changed] };
}

async function run(args: string[]): Promise<void> {
  const { values } = readArgs(args, [], {
    dir: { type: 'string' },
    game: { type: 'string' },
    seats: { type: 'string' },
    bot: { type: 'string' },
    among: { type: 'string' },
    games: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'ladder' },
    threads: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  });
  if (!values.dir) throw new CliError('--dir is missing');
  const dir = pathOf(values.dir);
  mkdirSync(dir, { recursive: true });
  const games = readCount(values.games, '--games', 0);
  const plan = { dir, games, seed: readSeed(values.seed), threads: readCount(values.threads, '--threads', 1) };
  const chosen = values.game === undefined ? GAMES.map(({ game }) => game) : [readGame(values.game).game];
  const rows = chosen.flatMap((game) => {
    const seats = values.seats === undefined ? null : readSeats(game, values.seats);
    return [...standardRows(game), ...optionRows(game)].filter(
      (row) =>
        row.seats === (seats ?? row.seats) &&
        row.bot === (values.bot ?? row.bot) &&
        row.rival === (values.among ?? row.rival),
    );
  });
  if (rows.length === 0) throw new CliError('no row is like that');
  for (const row of rows) await playRow(row, plan);
  const page = pageOf(plan, new Date().toISOString().slice(0, 10));
  if (values.write) writeFileSync(new URL('../../docs/LADDER.md', import.meta.url), page);
  else say(page);
}

interface Plan {
  readonly dir: string;
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
}

/** Plays what is missing of a row. Bots search as much as they do by themselves. */
async function playRow(row: Row, { dir, games, seed, threads }: Plan): Promise<void> {
  if (games === 0) return;
  const { game, seats, bot, rival, changed } = row;
  const where = changed === null ? '' : `, ${changed} changed`;
  process.stderr.write(`${game.id}, ${seats} seats: ${bot} among ${rival}${where}\n`);
  const task = { game: game.id, options: optionsOf(row), iterations: null, time: null };
  const keeping = { file: fileOf(dir, row), times: 'sum' } as const;
  await playBouts(boutsOf([bot, rival], seats, games, seed), task, threads, keeping);
}

function fileOf(dir: string, { game, seats, bot, rival, changed }: Row): string {
  return join(dir, `${[game.id, seats, bot, rival, ...(changed ? [changed] : [])].join('-')}.jsonl`);
}

function resultsOf({ dir, seed }: Plan, row: Row): BoutResult[] {
  const file = fileOf(dir, row);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line) as BoutResult).filter((result) => result.seed.startsWith(`${seed}/`));
}

/** The ladder as a page. */
function pageOf(plan: Plan, date: string): string {
  return [
    '# The ladder',
    '',
    'How strong the bots are: one bot among rivals of one kind, in every seat with the same luck and standard options, each',
    'searching as much as it usually does (master: 200 iterations in Tempus and Inca Empire). Written on ' +
      `${date} by`,
    '',
    '```sh',
    `tempora ladder --dir bench/ladder --games 400 --seed ${plan.seed} --write`,
    '```',
    '',
    'which can be interrupted and resumed, row by row (`tempora help ladder`): every game is kept in bench/ladder. `games` is',
    'the number played so far: where it is small, the interval says how little is known. `par` is what equal bots would win; `at least` is the one-sided 95 %',
    'lower bound, and a goal is reached when this bound reaches it; `ahead` is how often the bot finished ahead of a rival.',
    'A draw is shared. `ms` is elapsed time per move in milliseconds: on a machine that is also used for other work it is',
    'several times what a bot needs. [packages/bots/README.md](../packages/bots/README.md) says how the bots think, how much',
    'processor time they take, and how fair the starts are.',
    ...GAMES.flatMap(({ game }) => ['', ...sectionOf(plan, game)]),
    '',
  ].join('\n');
}

function sectionOf(plan: Plan, game: AnyGame): string[] {
  const rows = standardRows(game).map((row) => ({ row, results: resultsOf(plan, row) }));
  const all = rows.flatMap(({ results }) => results);
  const found = all.length === 0 ? [] : standings(all);
  return [
    `## ${game.id}`,
    '',
    ...markdown([
      ['seats', 'bot', 'among', 'games', 'won %', '95 %', 'at least', 'goal', 'par', 'ahead %', 'mean score', 'ms'],
      ...rows.map(({ row, results }) => cellsOf(row, results)),
    ]),
    '',
    'Ratings from all these games together (Bradley-Terry on the scale of Elo, greedy = 1000), with their 95 % interval:',
    '',
    ...markdown([
      ['bot', 'rating', '95 %'],
      ...found.map(({ bot, rating, ratingLow, ratingHigh }) => [
        bot,
        rating.toFixed(0),
        `${ratingLow.toFixed(0)}–${ratingHigh.toFixed(0)}`,
      ]),
    ]),
    '',
    `Strong among greedy with one option changed, ${usualSeats(game)} seats. \`by\` is how many points in a hundred that is more than with standard options:`,
    '',
    ...markdown([['option', 'games', 'won %', '95 %', 'by'], ...optionCells(plan, game)]),
  ];
}

function optionCells(plan: Plan, game: AnyGame): string[][] {
  const standingIn = (row: Row) => standings(resultsOf(plan, row)).find(({ bot }) => bot === row.bot);
  return optionRows(game).map((row) => {
    const [usual, found] = [standingIn({ ...row, changed: null }), standingIn(row)];
    const name = row.changed as string;
    if (!usual || !found) return [name, '0', '–', '–', '–'];
    const more = 100 * (found.winRate - usual.winRate);
    const range = `${percent(found.low)}–${percent(found.high)}`;
    return [
      name,
      String(found.games),
      percent(found.winRate),
      range,
      `${more < 0 ? '−' : '+'}${Math.abs(more).toFixed(1)}`,
    ];
  });
}

function cellsOf({ game, seats, bot, rival }: Row, results: readonly BoutResult[]): string[] {
  const goal = GOALS[`${game.id} ${bot} ${rival}`];
  const par = (100 / seats).toFixed(0);
  const ends = [goal === undefined ? '' : String(goal), par];
  const [mine, theirs] = [bot, rival].map((name) => standings(results).find((found) => found.bot === name));
  if (!mine || !theirs) return [String(seats), bot, rival, '0', '–', '–', '–', ...ends, '–', '–', '–'];
  return [
    ...[String(seats), bot, rival, String(mine.games), percent(mine.winRate)],
    ...[`${percent(mine.low)}–${percent(mine.high)}`, percent(mine.least), ...ends],
    ...[percent(aheadShare(results, bot, rival)), scoresOf(mine, theirs), mine.msPerDecision.toFixed(0)],
  ];
}

function scoresOf(mine: Standing, theirs: Standing): string {
  return `${mine.meanScore?.toFixed(1) ?? '–'} : ${theirs.meanScore?.toFixed(1) ?? '–'}`;
}

function percent(x: number): string {
  return (100 * x).toFixed(1);
}

/** Rows as a table of Markdown: names to the left, all else to the right. */
function markdown(rows: readonly (readonly string[])[]): string[] {
  const [head = [], ...rest] = rows;
  const widths = head.map((_, i) => Math.max(3, ...rows.map((cells) => (cells[i] as string).length)));
  const isName = head.map((cell) => ['bot', 'among', 'option'].includes(cell));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (isName[i] ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number))).join(' | ')} |`;
  const rule = widths.map((width, i) => (isName[i] ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), `| ${rule.join(' | ')} |`, ...rest.map(line)];
}
