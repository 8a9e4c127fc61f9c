import { show, type Tell } from '@tempora/kernel';
import type { RegionId, SiteId } from '../components/places.ts';
import type { Board } from '../geometry.ts';
import type { Inca, State } from '../types.ts';
import { OPEN } from './roads.ts';

/** The owner of a region that no seat owns: nobody yet, or the empire from the start (IE-DEF-2). */
export const NOBODY = -1;
export const HOME = 9;

/** IE-DEF-2: notes a region as conquered, for all players and for good. */
export function conquered(s: State, board: Board, region: RegionId, owner: number): void {
  s.owners[region] = owner;
  for (const site of board.sitesIn[region] as readonly SiteId[]) s.sites[site] = (s.sites[site] as number) | OPEN;
}

/** Turns up the markers of these regions that are still face down: everybody learns something. */
export function turnUp(s: State, regions: readonly RegionId[], tell: Tell<Inca>): void {
  const down = regions.filter((region) => s.faces[region] === 0);
  if (down.length === 0) return;
  for (const region of down) s.faces[region] = 1;
  show(s);
  tell({ type: 'turned', markers: down.map((region) => ({ region, marker: s.markers[region] as number })) });
}
