import { asFrozen, type BySeat, type Seat, type Tell } from '@tempora/kernel';
import { ROUNDS } from '../components/cards.ts';
import type { Seen, State, Tides } from '../types.ts';

/** TT-END-2: a player's total is the sum of the round scores. */
export function totals(s: Seen): BySeat<number> {
  return s.relics.map((_, seat) => s.rounds.reduce((sum, { scores }) => sum + (scores[seat] as number), 0));
}

/** TT-END-1: the game ends with the third scoring. */
export function isOver(s: Seen): boolean {
  return s.rounds.length === ROUNDS;
}

/** TT-END-2, TT-END-3: the higher total wins; equal totals are a shared victory, whoever holds King's Nest. */
export function ranking(s: Seen): readonly (readonly Seat[])[] | null {
  if (!isOver(s)) return null;
  const [a, b] = totals(s) as [number, number];
  if (a === b) return [[0, 1]];
  return a > b ? [[0], [1]] : [[1], [0]];
}

/** Announces the end once the last round is scored. */
export function maybeEnd(s: State, tell: Tell<Tides>): void {
  if (isOver(asFrozen(s))) tell({ type: 'ended', totals: totals(asFrozen(s)) });
}
