import type { Clause, Frozen } from '@tempora/kernel';
import type { Powers } from '../components/cards.ts';
import { freeRoads } from '../prices.ts';
import type { Build, Turn } from '../types.ts';

type Seen = Frozen<Turn>;

/** A turn that has not begun. */
export function freshTurn(seat: number): Turn {
  return {
    at: 'turn',
    seat,
    roads: 'unused',
    build: 'unused',
    laid: 0,
    wild: 0,
    what: '',
    parts: 0,
    expansions: 0,
    pilgrimage: -1,
    given: '',
  };
}

/** IE-PEOPLE-4: is there a free road left? */
export function mayLayFree(f: Seen, powers: Powers): boolean {
  return f.roads === 'unused' || (f.roads === 'open' && f.laid < freeRoads(powers));
}

/** IE-PEOPLE-5: one build per turn, or the next part of the one under way. */
export function mayBuild(f: Seen, what: Build): boolean {
  return f.build !== 'over' && (f.what === '' || (f.what === what && f.parts > 0));
}

/** IE-EVENT-EXPANSION: is there a conquest left on top of the build? */
export function mayExpand(f: Seen, powers: Powers): boolean {
  return f.build !== 'over' && f.expansions < powers.conquests;
}

/** IE-PEOPLE-3: whoever lays a free road has left the build block. */
export function beginRoads(f: Turn): void {
  if (f.build === 'open') f.build = 'over';
  f.roads = 'open';
}

/** IE-PEOPLE-3: whoever builds has left the road block. */
export function beginBuild(f: Turn): void {
  if (f.roads === 'open') f.roads = 'over';
  f.build = 'open';
}

/** Notes a build, or the next part of it; `more` is how many further parts a new one may have. */
export function noteBuild(f: Turn, what: Build, more: number): void {
  beginBuild(f);
  if (f.what === '') {
    f.what = what;
    f.parts = more;
  } else {
    f.parts--;
  }
}

/** Why no free road can be laid; null if one can. */
export function forbidsFree(f: Seen, powers: Powers): Clause | null {
  if (mayLayFree(f, powers)) return null;
  if (f.given === 'roads') return 'IE-PILGRIM-4';
  if (f.what === 'temple' && powers.eclipse > 0) return 'IE-EVENT-ECLIPSE-1';
  return f.roads === 'over' ? 'IE-PEOPLE-3' : 'IE-PEOPLE-4';
}

/** Why this cannot be the build, or its next part; null if it can. */
export function forbidsBuild(f: Seen, what: Build): Clause | null {
  if (mayBuild(f, what)) return null;
  if (f.given === 'build') return 'IE-PILGRIM-4';
  return f.build === 'over' ? 'IE-PEOPLE-3' : 'IE-PEOPLE-5';
}

/** Why there is no conquest on top of the build; null if there is. */
export function forbidsExpansion(f: Seen, powers: Powers): Clause | null {
  if (mayExpand(f, powers)) return null;
  if (f.given === 'build') return 'IE-PILGRIM-4';
  return f.build === 'over' ? 'IE-PEOPLE-3' : 'IE-EVENT-EXPANSION';
}
