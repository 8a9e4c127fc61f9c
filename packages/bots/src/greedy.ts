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
import type { Bot, Situation } from './bot.ts';

/** How many worlds it tries each move in: more where the others' sealed answers are unknown too. */
const DREAMS = 2;
const DREAMS_TOGETHER = 6;

/** Looks one move ahead in a few dreams and plays what looks best on average. */
export const greedy: Bot = {
  name: 'greedy',
  choose(situation) {
    const { game, seat, dream, chance } = situation;
    const first = dream();
    const moves = legal(game, asFrozen(first), seat);
    if (moves.length === 1) return moves[0] as (typeof moves)[number];
    const values = moves.map(() => 0);
    const dreams = isSimultaneous(game, asFrozen(first)) ? DREAMS_TOGETHER : DREAMS;
    for (let i = 0; i < dreams; i++) {
      const world = i === 0 ? first : dream();
      // Every move meets the same world and the same answers: only the moves differ.
      for (const [m, move] of moves.entries())
        values[m] = (values[m] as number) + worthOf(situation, copy(world), move);
    }
    const most = Math.max(...values);
    const bests = moves.filter((_, m) => values[m] === most);
    return bests[below(chance, bests.length)] as (typeof moves)[number];
  },
};

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
function answerForAnother<G extends GameTypes>(game: Game<G>, world: G['state']): void {
  const other = pending(game, asFrozen(world)).find((seat) => !world.sealed[seat]) as Seat;
  const moves = legal(game, asFrozen(world), other);
  apply(game, world, other, moves[below(world.rng, moves.length)] as G['move']);
}
