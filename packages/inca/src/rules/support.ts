import type { Seat, Tell } from '@tempora/kernel';
import { MARKERS } from '../components/markers.ts';
import { boardOf } from '../geometry.ts';
import type { Inca, Seen, State } from '../types.ts';

/** IE-EVENT-SUPPORT: a seat under the card takes labor at once. */
export function support(s: State, seat: Seat, tell: Tell<Inca>): void {
  const labor = supportLabor(s, seat, s.powers[seat]?.support ?? 0);
  if (labor === 0) return;
  s.labor[seat] = (s.labor[seat] as number) + labor;
  tell({ type: 'supported', seat, labor });
}

/** IE-EVENT-SUPPORT: 1 labor per copy for each own marker of printed resistance 1. */
export function supportLabor(s: Seen, seat: Seat, copies: number): number {
  if (copies === 0) return 0;
  let markers = 0;
  for (const region of boardOf(s).provinces)
    if (s.owners[region] === seat && MARKERS[s.markers[region] as number]?.resistance === 1) markers++;
  return copies * markers;
}
