import type { Seat, Tell } from '@tempora/kernel';
import { MARKERS } from '../components/markers.ts';
import { boardOf } from '../geometry.ts';
import type { Inca, State } from '../types.ts';

/** IE-EVENT-SUPPORT: 1 labor a copy for each own marker of printed resistance 1. */
export function support(s: State, seat: Seat, tell: Tell<Inca>): void {
  const copies = s.powers[seat]?.support ?? 0;
  if (copies === 0) return;
  let markers = 0;
  for (const region of boardOf(s).provinces)
    if (s.owners[region] === seat && MARKERS[s.markers[region] as number]?.resistance === 1) markers++;
  const labor = copies * markers;
  if (labor === 0) return;
  s.labor[seat] = (s.labor[seat] as number) + labor;
  tell({ type: 'supported', seat, labor });
}
