import { type Bot, situationOf } from '@tempora/bots';
import type { RegisteredGame } from '@tempora/games';
import { type AnyGameTypes, apply, asFrozen, below, legal, open, pending, type Seat, stream } from '@tempora/kernel';
import { table } from '../lib/files.ts';
import { Progress } from './progress.ts';
import {
  type CliCommand,
  finalScores,
  readArgs,
  readBots,
  readCount,
  readGame,
  readOptions,
  readSeats,
  readSeed,
  say,
  short,
} from './shared.ts';

type State = AnyGameTypes['state'];

interface Plan {
  listed: RegisteredGame;
  seats: number;
  games: number;
  seed: string;
  bots: readonly Bot[];
  options: AnyGameTypes['options'];
  rotate: boolean;
}

interface Tally {
  moves: number;
  seconds: number;
  /** Sums by seat; null once a game showed no scores. */
  scores: number[] | null;
  /** Likewise at the game's milestone; null if it has none. */
  before: number[] | null;
  bySeat: number[];
  byBot: { [name: string]: number };
  shared: number;
}

export const sim: CliCommand = {
  name: 'sim',
  summary: 'bots play many games against each other',
  usage: [
    'tempora sim GAME [--seats N] [--games G] [--seed S] [--bots a,b] [--rotate] [--options JSON] [--json]',
    '',
    '  --seats N       number of players (default: the fewest the game allows)',
    '  --games G       number of games (default 100)',
    '  --seed S        the seed of all randomness (default tempora); the same seed gives the same games',
    '  --bots a,b      one bot per seat, or one name for all seats (default: random)',
    '  --rotate        bots move on by one seat each game; without it they keep their seats',
    '  --options JSON  the table’s options, e.g. for variants',
    '  --json          JSON instead of a table',
    '',
    'wins: bySeat and byBot count games won alone. A victory shared by several seats counts once in `shared`',
    'and for no seat and no bot. meanScores are final scores by seat, null if the game shows none.',
    'If a game also reports scores of an earlier moment, they are in meanScoresBefore, and `before` says when that is.',
    'seconds is the time spent playing (setup and moves), without reading the scores afterwards.',
    'If only random plays, there is a warm-up of up to 0.3 s, so that movesPerSecond is the engine’s speed.',
    'random plays directly on the state; every other bot is given dreams and never the state.',
  ],
  run,
};

function readPlan(args: string[]): Plan & { json: boolean } {
  const { values, positionals } = readArgs(args, ['GAME'], {
    seats: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'tempora' },
    bots: { type: 'string', default: 'random' },
    options: { type: 'string' },
    rotate: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  const listed = readGame(positionals[0] as string);
  const seats = readSeats(listed.game, values.seats);
  return {
    listed,
    seats,
    games: readCount(values.games, '--games', 1),
    seed: readSeed(values.seed),
    bots: readBots(values.bots, seats),
    options: readOptions(listed.game, values.options),
    rotate: values.rotate,
    json: values.json,
  };
}

function run(args: string[]): void {
  const plan = readPlan(args);
  const tally = play(plan);
  const summary = summarize(plan, tally);
  if (tally.scores === null) process.stderr.write(`${plan.listed.game.id} shows no scores, so there is no mean.\n`);
  if (plan.json) say(JSON.stringify(summary, null, 2));
  else say(...summaryLines(plan, summary));
}

/** Milliseconds of warming up, at most. */
const WARM_UP = 300;

/** Warms up the compiler before the measurement; plays at most as many games as were asked for. */
function warmUp(plan: Plan, tally: Tally): void {
  const end = performance.now() + WARM_UP;
  for (let i = 0; i < plan.games && performance.now() < end; i++)
    playOne({ ...plan, seed: 'warm' }, plan.bots, i, tally);
  tally.moves = 0;
  tally.before = tally.before && plan.bots.map(() => 0);
}

/** Scores are read between batches of games, so that reading them does not disturb the playing. */
const BATCH = 256;

function play(plan: Plan): Tally {
  const isSlow = plan.bots.some(({ name }) => name !== 'random');
  const names = plan.bots.map(({ name }) => name);
  const tally: Tally = {
    moves: 0,
    seconds: 0,
    scores: names.map(() => 0),
    before: plan.listed.milestone ? names.map(() => 0) : null,
    bySeat: names.map(() => 0),
    byBot: Object.fromEntries(names.map((name) => [name, 0])),
    shared: 0,
  };
  if (!isSlow) warmUp(plan, tally);
  const progress = new Progress('games', plan.games);
  for (let first = 0; first < plan.games; first += BATCH) {
    const last = Math.min(first + BATCH, plan.games);
    const start = performance.now();
    const states: State[] = [];
    for (let i = first; i < last; i++) {
      states.push(playOne(plan, seated(plan, i), i, tally));
      if (isSlow) progress.tell(i + 1);
    }
    tally.seconds += (performance.now() - start) / 1000;
    for (const [i, state] of states.entries()) count(plan, seated(plan, first + i), state, tally);
    progress.tell(last);
  }
  progress.end();
  return tally;
}

/** Which bot sits where in the game of that number. */
function seated({ bots, rotate, seats }: Plan, i: number): readonly Bot[] {
  return rotate ? bots.map((_, seat) => bots[(seat + i) % seats] as Bot) : bots;
}

/** Plays one game in the kitchen; only bots other than random need dreams. */
function playOne({ listed, seats, options, seed }: Plan, bots: readonly Bot[], i: number, tally: Tally): State {
  const { game, milestone } = listed;
  let isBefore = milestone !== undefined;
  const chance = stream(`${seed}/${i}/bots`);
  const state = open(game, seats, options, `${seed}/${i}`);
  for (;;) {
    const asked = pending(game, state);
    if (asked.length === 0) return state;
    const seat = next(state, asked);
    const bot = bots[seat] as Bot;
    const move =
      bot.name === 'random'
        ? anyMove(legal(game, state, seat), chance)
        : bot.choose(situationOf(listed, asFrozen(state), seat, chance));
    apply(game, state, seat, move);
    tally.moves++;
    if (isBefore && milestone?.isPast(state)) {
      isBefore = false;
      tally.before = added(tally.before, game.view(state, 'public'));
    }
  }
}

/** The first seat that has not answered yet. */
function next(state: State, asked: readonly Seat[]): Seat {
  let i = 0;
  while (i < asked.length - 1 && state.sealed[asked[i] as Seat]) i++;
  return asked[i] as Seat;
}

function anyMove(moves: readonly AnyGameTypes['move'][], chance: number[]): AnyGameTypes['move'] {
  return moves[below(chance, moves.length)];
}

function count({ listed: { game } }: Plan, bots: readonly Bot[], state: State, tally: Tally): void {
  const [best = []] = game.ranking(state) ?? [];
  const [winner] = best;
  if (winner === undefined || best.length > 1) tally.shared++;
  else {
    const { name } = bots[winner] as Bot;
    tally.bySeat[winner] = (tally.bySeat[winner] as number) + 1;
    tally.byBot[name] = (tally.byBot[name] as number) + 1;
  }
  tally.scores = added(tally.scores, game.view(state, 'public'));
}

/** Sums by seat with the scores of one more view; null once there were none. */
function added(sums: number[] | null, view: AnyGameTypes['view']): number[] | null {
  const scores = sums && finalScores(view, sums.length);
  return scores && (sums?.map((sum, seat) => sum + (scores[seat] as number)) ?? null);
}

function summarize({ listed, seats, games, seed, bots, rotate }: Plan, tally: Tally) {
  return {
    game: listed.game.id,
    seats,
    games,
    seed,
    bots: bots.map(({ name }) => name),
    rotate,
    moves: tally.moves,
    movesPerSecond: Math.round(tally.moves / tally.seconds),
    seconds: Number(tally.seconds.toFixed(6)),
    meanScores: means(tally.scores, games),
    ...(listed.milestone && { before: listed.milestone.name, meanScoresBefore: means(tally.before, games) }),
    wins: { bySeat: tally.bySeat, byBot: tally.byBot, shared: tally.shared },
  };
}

function means(sums: number[] | null, games: number): number[] | null {
  return sums?.map((sum) => Number((sum / games).toFixed(4))) ?? null;
}

function summaryLines(plan: Plan, { meanScores, wins, ...s }: ReturnType<typeof summarize>): string[] {
  const rows = plan.bots.map(({ name }, seat) => [
    plan.rotate ? `seat ${seat}` : `seat ${seat}, ${name}`,
    String(wins.bySeat[seat]),
    meanScores ? short(meanScores[seat] as number) : '–',
    ...(s.before ? [s.meanScoresBefore ? short(s.meanScoresBefore[seat] as number) : '–'] : []),
  ]);
  return [
    `${s.game}, ${s.seats} seats, ${s.games} games, seed ${s.seed}`,
    ...table([['', 'won', 'mean score', ...(s.before ? [s.before] : [])], ...rows]),
    `shared ${wins.shared}; won by bot: ${Object.entries(wins.byBot)
      .map(([name, won]) => `${name} ${won}`)
      .join(', ')}`,
    `${short(s.moves)} moves in ${short(s.seconds)} s: ${short(s.movesPerSecond)} moves a second`,
  ];
}
