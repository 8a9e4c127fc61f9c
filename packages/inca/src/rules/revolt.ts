import type { Seat, Tell } from '@tempora/kernel';
import { boardOf } from '../geometry.ts';
import type { Inca, Seen, State } from '../types.ts';
import { NOBODY } from './regions.ts';
import { loseRoads, roadBits } from './roads.ts';

/** IE-EVENT-REVOLT-1: a seat under the card loses its roads in unconquered provinces; a second copy adds nothing. */
export function revolt(s: State, seat: Seat, tell: Tell<Inca>): void {
  if ((s.powers[seat]?.revolt ?? 0) === 0) return;
  const lost = loseRoads(s, boardOf(s), seat, roadsToLose(s, seat));
  if (lost.length > 0) tell({ type: 'revolted', seat, lost });
}

/** The edges with roads that a revolt takes from a seat. */
export function roadsToLose(s: Seen, seat: Seat): number[] {
  const out: number[] = [];
  for (const [edge, region] of boardOf(s).regionOf.entries())
    if (((s.roads[edge] as number) & roadBits(seat)) !== 0 && s.owners[region] === NOBODY) out.push(edge);
  return out;
}
