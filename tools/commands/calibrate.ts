import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Bot, findBot } from '@tempora/bots';
import {
  bestSpread,
  brier,
  chanceJudge,
  chancesBySpread,
  courseOf,
  leaderByPoints,
  reliability,
  type Sample,
  sampleGame,
} from '@tempora/bots/coach';
import type { RegisteredGame } from '@tempora/games';
import { type AnyGameTypes, below, type Frozen, stream } from '@tempora/kernel';
import { table } from '../lib/files.ts';
import { Progress } from './progress.ts';
import {
  type CliCommand,
  CliError,
  finalScores,
  pathOf,
  readArgs,
  readCount,
  readGame,
  readSeed,
  say,
} from './shared.ts';

export const calibrate: CliCommand = {
  name: 'calibrate',
  summary: 'whether the coach’s chances come true, and whether luck is fair',
  usage: [
    'tempora calibrate GAME [--games N] [--positions P] [--bots a,b] [--seed S] [--luck] [--out FILE] [--json]',
    '',
    '  --games N      how many games are played (default 100), at every number of seats',
    '  --positions P  how many positions are taken from each (default 12)',
    '  --bots a,b     a bot for each seat is drawn from these (default beginner,greedy,strong)',
    '  --seed S       the seed of all randomness (default tempora)',
    '  --luck         measure each game’s luck as well: its mean must be 0',
    '  --out FILE     a line of JSON for every game; games that are there already are not played again, but their',
    '                 positions are judged again with the game’s current spread',
    '  --json         JSON instead of tables',
    '',
    'chance and won: of the positions in which a seat was given about this chance, how many it won.',
    'Brier’s score: the mean square by which a forecast is off, all seats of a position together; 0 is perfect.',
    'spread: the numbers in the game’s outlook that would have been best for these positions.',
  ],
  run,
};

/** What one game showed. */
interface Played {
  readonly seed: string;
  readonly seats: number;
  readonly samples: readonly Sample[];
  readonly luck: readonly number[] | null;
}

interface Plan {
  readonly listed: RegisteredGame;
  readonly bots: readonly Bot[];
  readonly positions: number;
  readonly withLuck: boolean;
}

function run(args: string[]): void {
  const { values, positionals } = readArgs(args, ['GAME'], {
    games: { type: 'string', default: '100' },
    positions: { type: 'string', default: '12' },
    bots: { type: 'string', default: 'beginner,greedy,strong' },
    seed: { type: 'string', default: 'tempora' },
    luck: { type: 'boolean', default: false },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const bots = values.bots.split(',').map((name) => {
    const bot = findBot(name.trim());
    if (!bot) throw new CliError(`there is no bot "${name}"`);
    return bot;
  });
  const plan: Plan = {
    listed: readGame(positionals[0] as string),
    bots,
    positions: readCount(values.positions, '--positions', 1),
    withLuck: values.luck,
  };
  const seed = readSeed(values.seed);
  const games = playAll(plan, seed, readCount(values.games, '--games', 1), values.out && pathOf(values.out));
  const found = findingsOf(games);
  say(...(values.json ? [JSON.stringify(found, null, 2)] : inWords(found)));
}

/** Plays what is not in the file yet. */
function playAll(plan: Plan, seed: string, count: number, file: string | undefined): Played[] {
  const lines = file && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const known = new Map(lines.map((line) => JSON.parse(line) as Played).map((played) => [played.seed, played]));
  const progress = new Progress('games', count);
  return Array.from({ length: count }, (_, i) => {
    const own = `${seed}/${i}`;
    const played = judgedAnew(plan, known.get(own) ?? playOne(plan, own, i));
    if (file && !known.has(own)) appendFileSync(file, `${JSON.stringify(played)}\n`);
    progress.tell(i + 1);
    return played;
  });
}

function judgedAnew({ listed: { advice } }: Plan, played: Played): Played {
  const spread = advice.outlook?.spread;
  if (!spread) return played;
  const judged = (sample: Sample): Sample =>
    sample.outlook ? { ...sample, chances: chancesBySpread(sample.outlook.now, sample.outlook.end, spread) } : sample;
  return { ...played, samples: played.samples.map(judged) };
}

function playOne({ listed: { game, advice }, bots, positions, withLuck }: Plan, seed: string, i: number): Played {
  const judge = chanceJudge(game, advice);
  if (!judge) throw new CliError(`${game.id} has no chances to calibrate: its bots have learned nothing about it`);
  const chance = stream(`${seed}/seats`);
  const seats = game.seats[i % game.seats.length] as number;
  const plan = {
    ...{ game, advice, seats, seed, count: positions, options: game.options.standard },
    bots: Array.from({ length: seats }, () => bots[below(chance, bots.length)] as Bot),
    points: (s: Frozen<AnyGameTypes['state']>) => finalScores(game.view(s, 'public'), seats) ?? [],
  };
  const { samples, entries } = sampleGame(plan, judge);
  return { seed, seats, samples, luck: withLuck ? luckOf({ ...plan, entries, chance }, judge) : null };
}

/** What luck brought each seat in a whole game. */
function luckOf(...[task, judge]: Parameters<typeof courseOf<AnyGameTypes>>): number[] {
  const following = courseOf(task, judge);
  for (;;) {
    const { done, value } = following.next();
    if (!done) continue;
    const { fair, start, steps } = value;
    return start.map((chance, seat) =>
      steps.reduce((sum, { luck }) => sum + (luck[seat] as number), chance - (fair[seat] as number)),
    );
  }
}

function findingsOf(games: readonly Played[]) {
  const samples = games.flatMap((played) => played.samples);
  const lucky = games.flatMap(({ luck }) => (luck ? [luck] : []));
  const most = Math.max(0, ...lucky.map((luck) => luck.length));
  return {
    games: games.length,
    positions: samples.length,
    reliability: reliability(samples),
    brier: {
      coach: brier(samples, ({ chances }) => chances),
      leaderByPoints: brier(samples, leaderByPoints),
      equal: brier(samples, ({ won }) => won.map(() => 1 / won.length)),
    },
    luck: Array.from({ length: most }, (_, seat) =>
      meanOf(lucky.flatMap((luck) => (seat < luck.length ? [luck[seat] as number] : []))),
    ),
    spread: bestSpread(samples),
  };
}

/** The mean of some numbers, and its standard error. */
function meanOf(numbers: readonly number[]): { games: number; mean: number; error: number } {
  const games = numbers.length;
  const mean = numbers.reduce((sum, x) => sum + x, 0) / games;
  const squares = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  return { games, mean, error: Math.sqrt(squares / (games - 1) / games) };
}

function inWords({ games, positions, reliability: rows, brier: scores, luck, spread }: ReturnType<typeof findingsOf>) {
  const percent = (x: number) => (100 * x).toFixed(1);
  return [
    `${games} games, ${positions} positions`,
    '',
    ...table([
      ['seats', 'chance %', 'won %'],
      ...rows.map((row) => [String(row.positions), percent(row.chance), percent(row.won)]),
    ]),
    '',
    'Brier’s score',
    ...table([
      ['coach', scores.coach.toFixed(3)],
      ['leader by points', scores.leaderByPoints.toFixed(3)],
      ['all seats equal', scores.equal.toFixed(3)],
    ]),
    ...(luck.length > 0 ? ['', 'luck'] : []),
    ...luck.map(
      ({ games: count, mean, error }, seat) =>
        `  seat ${seat}: ${count} games, mean ${percent(mean)} %, standard error ${percent(error)} %`,
    ),
    ...(spread ? ['', `best spread: ${JSON.stringify(spread)}`] : []),
  ];
}
