import {
  type Announcement,
  apply,
  asFrozen,
  below,
  copy,
  type Frozen,
  type GameTypes,
  legal,
  pending,
  type Seat,
} from '@tempora/kernel';
import { toldTo } from '../play.ts';
import { movesOf, viewOf } from './asked.ts';
import type { Law, LawContext } from './law.ts';
import { same } from './same.ts';

/** How many of a seat's moves the law tries in one position. */
const MOVES = 8;

/** 10. What a hint says is what `apply` does: promised from the mover's view, read off the world after the move. */
export const hinting: Law = {
  name: 'hints',
  every: 3,
  position(context, s) {
    if (!context.hints) return null;
    for (const seat of pending(context.game, s)) {
      const view = viewOf(context, s, seat);
      for (const move of some(context, movesOf(context, s, seat))) {
        const wrong = broken(context, { before: s, view, seat, move });
        if (wrong) return wrong;
      }
    }
    return null;
  },
};

/** A sample of the moves, or all if there are few. */
function some<G extends GameTypes>(context: LawContext<G>, moves: G['move'][]): G['move'][] {
  if (moves.length <= MOVES) return moves;
  return Array.from({ length: MOVES }, () => moves[below(context.chance, moves.length)] as G['move']);
}

interface Trial<G extends GameTypes> {
  before: Frozen<G['state']>;
  view: G['view'];
  seat: Seat;
  move: G['move'];
}

function broken<G extends GameTypes>(context: LawContext<G>, { before, view, seat, move }: Trial<G>): string | null {
  const promises = (context.hints ?? []).flatMap((hint) => {
    const promise = hint.promise(view, seat, move);
    return promise === null ? [] : [{ hint, promise }];
  });
  if (promises.length === 0) return null;
  const { after, told } = played(context, before, seat, move);
  for (const { hint, promise } of promises) {
    const outcome = hint.outcome({ before, seat, move, after, told: toldTo(told, seat), promise });
    if (outcome === null) continue;
    context.tried[hint.name] = (context.tried[hint.name] ?? 0) + 1;
    if (same(promise, outcome)) continue;
    const text = context.game.notation.write(move);
    return `"${hint.name}" of ${text} by seat ${seat} is ${JSON.stringify(promise)}, not ${JSON.stringify(outcome)}`;
  }
  return null;
}

/** The world after a move; where answers are sealed, the others answer at random. */
function played<G extends GameTypes>(
  context: LawContext<G>,
  before: Frozen<G['state']>,
  seat: Seat,
  move: G['move'],
): { after: Frozen<G['state']>; told: Announcement<G>[] } {
  const { game, chance } = context;
  const s = copy(before) as G['state'];
  const told: Announcement<G>[] = [];
  const tell = (event: G['event'], to?: Announcement<G>['to']) => void told.push(to ? { event, to } : { event });
  apply(game, s, seat, move, tell);
  while (s.sealed[seat]) {
    const other = pending(game, asFrozen(s)).find((asked) => !s.sealed[asked]) as Seat;
    const moves = legal(game, asFrozen(s), other);
    apply(game, s, other, moves[below(chance, moves.length)] as G['move'], tell);
  }
  return { after: asFrozen(s), told };
}
