import { apply, asFrozen, copy, type Game, type GameTypes, legal, open, pending } from '@tempora/kernel';

/** The number of move sequences of that length: one number catches what a thousand examples miss. */
export function perft<G extends GameTypes>(g: Game<G>, s: G['state'], depth: number): number {
  if (depth === 0) return 1;
  const [seat] = pending(g, asFrozen(s));
  if (seat === undefined) return 0;
  const moves = legal(g, asFrozen(s), seat);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const next = copy(s);
    apply(g, next, seat, move);
    count += perft(g, next, depth - 1);
  }
  return count;
}

/** Perft from the start of a game with that seed. */
export function perftFrom<G extends GameTypes>(g: Game<G>, seats: number, seed: string, depth: number): number {
  return perft(g, open(g, seats, g.options.standard, seed), depth);
}
