import {
  apply,
  below,
  copy,
  type Frozen,
  frozen,
  legal,
  pending,
  type Seat,
  type Terms,
  type Told,
} from '@tempora/kernel';
import { toldTo } from '../play.ts';
import type { Inquiry, Law } from './law.ts';
import { same } from './order.ts';

/** At how many of a seat's moves the law looks in one position. */
const MOVES = 8;

/** 10. What a hint says is what `apply` does: promised from the mover's view, read off the world after the move. */
export const hinting: Law = {
  name: 'hints',
  every: 3,
  position(inquiry, s) {
    if (!inquiry.hints) return null;
    for (const seat of pending(inquiry.game, s)) {
      const view = inquiry.game.view(s, seat);
      for (const move of some(inquiry, legal(inquiry.game, s, seat))) {
        const wrong = broken(inquiry, { before: s, view, seat, move });
        if (wrong) return wrong;
      }
    }
    return null;
  },
};

/** A few of the moves, all if they are few. */
function some<G extends Terms>(inquiry: Inquiry<G>, moves: G['move'][]): G['move'][] {
  if (moves.length <= MOVES) return moves;
  return Array.from({ length: MOVES }, () => moves[below(inquiry.chance, moves.length)] as G['move']);
}

interface Trial<G extends Terms> {
  before: Frozen<G['state']>;
  view: G['view'];
  seat: Seat;
  move: G['move'];
}

function broken<G extends Terms>(inquiry: Inquiry<G>, { before, view, seat, move }: Trial<G>): string | null {
  const promises = (inquiry.hints ?? []).flatMap((hint) => {
    const promise = hint.promise(view, seat, move);
    return promise === null ? [] : [{ hint, promise }];
  });
  if (promises.length === 0) return null;
  const { after, told } = played(inquiry, before, seat, move);
  for (const { hint, promise } of promises) {
    const outcome = hint.outcome({ before, seat, move, after, told: toldTo(told, seat), promise });
    if (outcome === null) continue;
    inquiry.tried[hint.name] = (inquiry.tried[hint.name] ?? 0) + 1;
    if (same(promise, outcome)) continue;
    const text = inquiry.game.notation.write(move);
    return `"${hint.name}" of ${text} by seat ${seat} is ${JSON.stringify(promise)}, not ${JSON.stringify(outcome)}`;
  }
  return null;
}

/** The world after a move; where answers are sealed, the others give any of theirs. */
function played<G extends Terms>(
  inquiry: Inquiry<G>,
  before: Frozen<G['state']>,
  seat: Seat,
  move: G['move'],
): { after: Frozen<G['state']>; told: Told<G>[] } {
  const { game, chance } = inquiry;
  const s = copy(before) as G['state'];
  const told: Told<G>[] = [];
  const tell = (event: G['event'], to?: Told<G>['to']) => void told.push(to ? { event, to } : { event });
  apply(game, s, seat, move, tell);
  while (s.sealed[seat]) {
    const other = pending(game, frozen(s)).find((asked) => !s.sealed[asked]) as Seat;
    const moves = legal(game, frozen(s), other);
    apply(game, s, other, moves[below(chance, moves.length)] as G['move'], tell);
  }
  return { after: frozen(s), told };
}
