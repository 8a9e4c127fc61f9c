import { type Board, SITES, type SiteId } from '@tempora/inca/public';
import { type Orientation, type Point, placeOf, siteAt } from './layout.ts';

/** The way each arrow key goes. */
export const WAYS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next site in a direction; what lies aside counts as farther away. */
export function neighbour(board: Board, lie: Orientation, from: SiteId, way: Point): SiteId {
  // As surveyed, where ways up and down are as long as ways across.
  const at = (site: SiteId) => (lie === 'wide' ? placeOf(site) : siteAt(site, lie));
  const start = at(from);
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const site of SITES.keys()) {
    if (site === from || !board.regionsAt[site]?.length) continue;
    const { x, y } = at(site);
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    const far = along + 2 * aside;
    if (along > 0 && aside <= along * 1.6 && far < least) [best, least] = [site, far];
  }
  return best;
}
