import type { Seat, Tell } from '@tempora/kernel';
import type { Inca, Seen, State } from '../types.ts';

/** IE-END-1: the game is over once the last Sapa Inca phase is. */
export function isOver(s: Seen): boolean {
  return s.flow.length === 0;
}

/** IE-END-2, IE-END-3: most points win; on one space the inner figure is ahead, so there are no ties. */
export function ranking(s: Seen): readonly (readonly Seat[])[] | null {
  return isOver(s) ? s.places.map((seat) => [seat]) : null;
}

export function announceEnd(s: State, tell: Tell<Inca>): void {
  tell({ type: 'ended', ranking: [...s.places], totals: [...s.points] });
}
