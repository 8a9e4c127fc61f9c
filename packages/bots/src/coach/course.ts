import {
  type Advice,
  apply,
  asFrozen,
  type Entry,
  type Frozen,
  type Game,
  type GameTypes,
  isSimultaneous,
  legal,
  open,
  redeal,
  type Seat,
} from '@tempora/kernel';
import { listed } from '../turns.ts';
import type { ChanceJudge } from './chances.ts';

/** A finished game, and how it is looked at. */
export interface ReviewTask<G extends GameTypes> {
  readonly game: Game<G>;
  readonly advice: Advice<G>;
  readonly seats: number;
  readonly options: G['options'];
  readonly seed: string;
  readonly entries: readonly Entry[];
  /** Where the coach's own luck comes from. */
  readonly chance: number[];
  /** How much a Master searches at each turning point; as it likes if nothing is said. */
  readonly iterations?: number;
}

/** A move of the game and what came of it, in chances to win by seat. */
export interface CourseStep<G extends GameTypes> {
  readonly seat: Seat;
  readonly move: G['move'];
  readonly before: Frozen<G['state']>;
  readonly after: Frozen<G['state']>;
  /** Afterwards. */
  readonly chances: readonly number[];
  /** What chance brought. */
  readonly luck: readonly number[];
  /** What the choice brought, whatever chance did. */
  readonly choice: readonly number[];
  /** Did others choose at the same time? */
  readonly isTogether: boolean;
}

/** A game from its first deal to its end. */
export interface GameCourse<G extends GameTypes> {
  /** Chances before the deal, on average, and after it. */
  readonly fair: readonly number[];
  readonly start: readonly number[];
  readonly steps: readonly CourseStep<G>[];
}

/** In how many worlds what chance brought is compared with what it might have brought. */
const DEALS = 8;

/**
 * Plays a game again and tells luck and choices apart. Luck is what a draw brought beyond the mean of the same draw dealt
 * again: its mean is zero, however good or bad the judge is. Pauses after every move.
 */
export function* courseOf<G extends GameTypes>(
  task: ReviewTask<G>,
  judge: ChanceJudge<G>,
): Generator<undefined, GameCourse<G>> {
  const { game, seats, options } = task;
  let before = asFrozen(open(game, seats, options, task.seed));
  const start = judge.chances(before);
  const fair = meanOf(DEALS, (deal) => judge.chances(asFrozen(open(game, seats, options, `${task.seed}/${deal}`))));
  const steps: CourseStep<G>[] = [];
  let chances: readonly number[] = start;
  for (const { seat, move: text } of task.entries) {
    const move = legal(game, before, seat).find((each) => game.notation.write(each) === text);
    if (!move) throw new Error(`${game.id}: ${text} is not legal after ${steps.length} moves`);
    const step = stepOf(task, judge, { seat, move, before, chances });
    steps.push(step);
    before = step.after;
    chances = step.chances;
    yield;
  }
  return { fair, start, steps };
}

type Played<G extends GameTypes> = Pick<CourseStep<G>, 'seat' | 'move' | 'before' | 'chances'>;

function stepOf<G extends GameTypes>(task: ReviewTask<G>, judge: ChanceJudge<G>, played: Played<G>): CourseStep<G> {
  const { game } = task;
  const { seat, move, before, chances } = played;
  const judged = (world: G['state']) => (judge.isSettled(asFrozen(world)) ? judge.chances(asFrozen(world)) : chances);
  const after = judge.copy(before);
  apply(game, after, seat, move);
  const now = judged(after);
  const isDealt = after.clock !== before.clock;
  const expected = isDealt
    ? meanOf(DEALS, () => {
        const world = redeal(game, before, task.chance);
        apply(game, world, seat, listed(game, legal(game, asFrozen(world), seat), move) as G['move']);
        return judged(world);
      })
    : now;
  return {
    ...{ seat, move, before, after: asFrozen(after), chances: now },
    luck: now.map((chance, i) => chance - (expected[i] as number)),
    choice: expected.map((chance, i) => chance - (chances[i] as number)),
    isTogether: isSimultaneous(game, before),
  };
}

function meanOf(count: number, of: (i: number) => readonly number[]): number[] {
  const sums: number[] = [];
  for (let i = 0; i < count; i++)
    for (const [seat, chance] of of(i).entries()) sums[seat] = (sums[seat] ?? 0) + chance / count;
  return sums;
}
