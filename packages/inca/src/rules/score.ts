import type { Seat } from '@tempora/kernel';
import type { State } from '../types.ts';

/** IE-TRACKVP: moves a seat's figure forward; it ends behind, that is outside, all who are as far (IE-TRACKVP-2). */
export function score(s: State, seat: Seat, points: number): void {
  if (points <= 0) return; // IE-TRACKVP-3
  const total = (s.points[seat] as number) + points;
  s.points[seat] = total; // IE-TRACKVP-1: no upper limit
  let at = s.places.indexOf(seat);
  for (; at > 0 && (s.points[s.places[at - 1] as Seat] as number) < total; at--)
    s.places[at] = s.places[at - 1] as Seat;
  s.places[at] = seat;
}

/** IE-SUN-1, IE-SUN-2: from last place upwards, but on one space the inner figure before the outer. */
export function turnOrder(places: readonly Seat[], points: readonly number[]): Seat[] {
  const order = places.map((seat, place) => ({ place, seat, points: points[seat] as number }));
  return order.sort((a, b) => a.points - b.points || a.place - b.place).map(({ seat }) => seat);
}
