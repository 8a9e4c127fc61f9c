import { apply, asFrozen, dream, type Frozen, type GameTypes, legal, type Seat } from '@tempora/kernel';
import { listed } from '../turns.ts';
import type { ChanceJudge } from './chances.ts';
import type { CourseStep, GameCourse, ReviewTask } from './course.ts';
import type { Finding } from './turn.ts';

/** A question that two seats answered at once: the step of the first answer and that of the last. */
export interface PairOfAnswers {
  readonly from: number;
  readonly to: number;
}

/** All questions that two seats answered at once. */
export function pairsOf<G extends GameTypes>({ steps }: GameCourse<G>): PairOfAnswers[] {
  const pairs: PairOfAnswers[] = [];
  for (let from = 0; from < steps.length; from++) {
    const first = steps[from] as CourseStep<G>;
    const second = steps[from + 1];
    if (!first.isTogether || !second?.isTogether || second.after.sealed.some((answer) => answer !== null)) continue;
    pairs.push({ from, to: from + 1 });
    from++;
  }
  return pairs;
}

/** In how many worlds that the seat could be in answers are compared. */
const WORLDS = 4;

/**
 * The answer that was best against an opponent who answers well, from what the seat knew. Both choose at once, so what the
 * other one really answered does not count: nobody could know it.
 */
export function betterAnswer<G extends GameTypes>(
  task: ReviewTask<G>,
  judge: ChanceJudge<G>,
  step: CourseStep<G>,
  at: { readonly ply: number; readonly before: Frozen<G['state']> },
): Finding<G> | null {
  const { game, chance } = task;
  const { seat, move } = step;
  const rows = legal(game, at.before, seat);
  if (rows.length < 2) return null;
  const values = rows.map(() => 0);
  const points = rows.map(() => 0);
  for (let i = 0; i < WORLDS; i++) {
    const world = asFrozen(dream(game, at.before, seat, chance));
    const outcomes = outcomesOf(task, judge, world, seat);
    const mix = replyTo(outcomes.map((row) => row.map((outcome) => outcome.chance)));
    for (const [row, cells] of outcomes.entries()) {
      for (const [column, cell] of cells.entries()) {
        const part = (mix[column] as number) / WORLDS;
        values[row] = (values[row] as number) + part * cell.chance;
        points[row] = (points[row] as number) + part * cell.points;
      }
    }
  }
  const played = rows.indexOf(listed(game, rows, move) as G['move']);
  const best = values.indexOf(Math.max(...values));
  const gain = (of: readonly number[]) => (of[best] as number) - (of[played] as number);
  const better = rows[best] as G['move'];
  return { ply: at.ply, seat, played: [move], better: [better], chance: gain(values), points: gain(points) };
}

interface Outcome {
  readonly chance: number;
  readonly points: number;
}

/** By the seat's answer and the other's: what comes of them. */
function outcomesOf<G extends GameTypes>(
  { game }: ReviewTask<G>,
  judge: ChanceJudge<G>,
  world: Frozen<G['state']>,
  seat: Seat,
): Outcome[][] {
  const other = 1 - seat;
  const replies = legal(game, world, other);
  return legal(game, world, seat).map((answer) =>
    replies.map((reply) => {
      const after = judge.copy(world);
      apply(game, after, seat, answer);
      apply(game, after, other, reply);
      return { chance: judge.chances(asFrozen(after))[seat] as number, points: judge.points(asFrozen(after), seat) };
    }),
  );
}

const ROUNDS = 300;

/** How the other answers well: each side plays what it regrets not having played, and the average counts (regret matching). */
export function replyTo(matrix: readonly (readonly number[])[]): number[] {
  const mine = matrix.map(() => 0);
  const theirs = (matrix[0] as readonly number[]).map(() => 0);
  const sum = theirs.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const [own, other] = [shares(mine), shares(theirs)];
    const gains = matrix.map((row) => weighted(row, other));
    const losses = theirs.map((_, column) =>
      own.reduce((total, part, row) => total + part * (matrix[row]?.[column] as number), 0),
    );
    const value = weighted(gains, own);
    for (const [row, gain] of gains.entries()) mine[row] = Math.max(0, (mine[row] as number) + gain - value);
    for (const [column, loss] of losses.entries()) {
      theirs[column] = Math.max(0, (theirs[column] as number) + value - loss);
      sum[column] = (sum[column] as number) + (other[column] as number) * round;
    }
  }
  return shares(sum);
}

function weighted(values: readonly number[], parts: readonly number[]): number {
  return values.reduce((total, value, i) => total + value * (parts[i] as number), 0);
}

/** In proportion to what is given; all alike if that is nothing. */
function shares(parts: readonly number[]): number[] {
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => (sum > 0 ? part / sum : 1 / parts.length));
}
