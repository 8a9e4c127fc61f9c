import {
  apply,
  asFrozen,
  below,
  copy,
  type Game,
  type GameTypes,
  isSimultaneous,
  legal,
  pending,
  type Seat,
} from '@tempora/kernel';
import { botOf, type Signal, type Situation } from './bot.ts';

/** How many worlds it tries each move in: more where the others' sealed answers are unknown too. */
const DREAMS = 2;
const DREAMS_TOGETHER = 6;

/** Looks one move ahead in a few dreams and takes what looks best on average. */
export const greedy = botOf('greedy', function* (situation) {
  return [yield* greedyMove(situation)];
});

/** How often a beginner slips, in percent, and how far: by this part of what lies between the best move and the mean one. */
const SLIPS = 80;
const FARTHEST = 0.7;

/** Looks one move ahead like greedy, in one dream, and often takes a move that is worse than the best, but not much. */
export const beginner = botOf('beginner', function* (situation) {
  const { moves, values } = yield* lookAhead(situation, 1, 1);
  const most = Math.max(...values);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const least = most - FARTHEST * (most - mean);
  const slips = moves.filter((_, m) => (values[m] as number) < most && (values[m] as number) >= least);
  const isSlip = slips.length > 0 && below(situation.chance, 100) < SLIPS;
  return [
    isSlip
      ? (slips[below(situation.chance, slips.length)] as (typeof slips)[number])
      : oneOf(moves, values, most, situation.chance),
  ];
});

/** What looks best one move ahead, on average over that many dreams. */
export function* greedyMove<G extends GameTypes>(
  situation: Situation<G>,
  worlds = DREAMS,
): Generator<undefined, G['move'], Signal> {
  const { moves, values } = yield* lookAhead(situation, worlds, DREAMS_TOGETHER);
  return oneOf(moves, values, Math.max(...values), situation.chance);
}

/** What looks best of these moves one move ahead; what changes nothing is the last resort. */
export function* bestOf<G extends GameTypes>(
  situation: Situation<G>,
  among: readonly G['move'][],
): Generator<undefined, G['move'], Signal> {
  const { write } = situation.game.notation;
  const texts = among.map(write);
  const { moves, values } = yield* lookAhead(situation, DREAMS, DREAMS_TOGETHER);
  const worths = moves.map((move, m) =>
    texts.includes(write(move)) ? (values[m] as number) : Number.NEGATIVE_INFINITY,
  );
  const most = Math.max(...worths);
  return most > Number.NEGATIVE_INFINITY ? oneOf(moves, worths, most, situation.chance) : (among[0] as G['move']);
}

/** One of the moves that are worth at least that much. */
function oneOf<M>(moves: readonly M[], values: readonly number[], least: number, chance: number[]): M {
  if (moves.length === 1) return moves[0] as M;
  const bests = moves.filter((_, m) => (values[m] as number) >= least);
  return bests[below(chance, bests.length)] as M;
}

/** Moves, and what they are worth in all the dreams they were tried in. */
interface Tried<M> {
  moves: readonly M[];
  values: readonly number[];
}

/** Tries the moves worth trying in some dreams; a single move is not looked at. Stopped, it has tried fewer dreams, or fewer moves. */
function* lookAhead<G extends GameTypes>(
  situation: Situation<G>,
  worlds: number,
  worldsTogether: number,
): Generator<undefined, Tried<G['move']>, Signal> {
  const { game, dream } = situation;
  const first = dream();
  const moves = worthTrying(situation, first);
  if (moves.length === 1) return { moves, values: [0] };
  const dreams = isSimultaneous(game, asFrozen(first)) ? worldsTogether : worlds;
  const sums = yield* valuesIn(situation, first, moves);
  const isTried = (m: number) => !Number.isNaN(sums[m]);
  if (sums.some(Number.isNaN))
    return { moves: moves.filter((_, m) => isTried(m)), values: sums.filter((_, m) => isTried(m)) };
  for (let i = 1; i < dreams; i++) {
    const values = yield* valuesIn(situation, dream(), moves);
    if (values.some(Number.isNaN)) break;
    for (const [m, value] of values.entries()) sums[m] = (sums[m] as number) + value;
  }
  return { moves, values: sums };
}

/** Moves are tried in steps of this prime, so that of a long list that is not finished no part is left out. */
const STRIDE = 7919;

/** What each move is worth in a world, NaN if it was not tried. Every move meets the same world and the same answers: only the moves differ. */
function* valuesIn<G extends GameTypes>(
  situation: Situation<G>,
  world: G['state'],
  moves: readonly G['move'][],
): Generator<undefined, number[], Signal> {
  const copyOf = situation.advice.outlook?.copy ?? copy;
  const values = moves.map(() => Number.NaN);
  for (let i = 0; i < moves.length; i++) {
    const m = (i * STRIDE) % moves.length;
    values[m] = worthOf(situation, copyOf(world), moves[m] as G['move']);
    if ((yield) === 'stop') break;
  }
  return values;
}

/** The legal moves without those that change nothing. */
function worthTrying<G extends GameTypes>(
  { game, advice, seat }: Situation<G>,
  world: G['state'],
): readonly G['move'][] {
  const moves = legal(game, asFrozen(world), seat);
  const isIdle = advice.outlook?.isIdle;
  const rest = isIdle ? moves.filter((move) => !isIdle(asFrozen(world), seat, move)) : moves;
  return rest.length > 0 ? rest : moves;
}

function worthOf<G extends GameTypes>(
  { game, advice, seat }: Situation<G>,
  world: G['state'],
  move: G['move'],
): number {
  apply(game, world, seat, move);
  while (world.sealed[seat]) answerForAnother(game, world);
  return advice.value(asFrozen(world), seat);
}

/** The others' sealed answers are unknown: any of theirs will do. */
export function answerForAnother<G extends GameTypes>(game: Game<G>, world: G['state']): void {
  const other = pending(game, asFrozen(world)).find((seat) => !world.sealed[seat]) as Seat;
  const moves = legal(game, asFrozen(world), other);
  apply(game, world, other, moves[below(world.rng, moves.length)] as G['move']);
}
