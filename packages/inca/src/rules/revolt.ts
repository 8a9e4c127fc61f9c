import type { Seat, Tell } from '@tempora/kernel';
import { boardOf } from '../geometry.ts';
import type { Inca, State } from '../types.ts';
import { NOBODY } from './regions.ts';
import { loseRoads } from './roads.ts';

/** IE-EVENT-REVOLT-1: a seat under the card loses its roads in unconquered provinces; a second copy adds nothing. */
export function revolt(s: State, seat: Seat, tell: Tell<Inca>): void {
  if ((s.powers[seat]?.revolt ?? 0) === 0) return;
  const lost = loseRoads(s, boardOf(s), seat, (region) => s.owners[region] === NOBODY);
  if (lost.length > 0) tell({ type: 'revolted', seat, lost });
}
