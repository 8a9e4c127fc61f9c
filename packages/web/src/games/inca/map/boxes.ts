import { type Board, CUSCO, type SiteId } from '@tempora/inca/public';
import { type Orientation, type Point, siteAt } from './layout.ts';

/** A part of the map, in its units. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Half a width and half a height. */
export interface Half {
  w: number;
  h: number;
}

/** Screen pixels for each unit of the map from which on the whole of it is seen on a tablet and a desktop. */
export const STANDARD = 0.43;

/** How much larger things are drawn at a scale; as in the style sheet. */
export const growth = (scale: number) => Math.min(2.35, Math.max(1, 0.67 / scale));

/** A culture marker with all that may lie on it; as it is drawn. */
export const MARKER: Half = { w: 29, h: 13 };

/** Half a site, for the distance of its name; as in the style sheet. */
export function siteHalf(board: Board, site: SiteId): number {
  if (site === CUSCO) return 27;
  return isCrossing(board, site) ? 7 : 17;
}

/** Nothing is built at a crossing. */
export const isCrossing = (board: Board, site: SiteId) => board.kinds[site] === 'huaca';

/** Where each seat's first road ends: its banner is there. */
function startSites(board: Board): SiteId[] {
  return board.starts.map(({ edge }) => (board.from[edge] as number) + (board.to[edge] as number) - CUSCO);
}

/** How far the badge of a temple reaches beyond its site, to the right and above. */
const BADGE = 4;
const BANNER = 16;

/** All that may be drawn at a site. */
export function siteBox(board: Board, site: SiteId, lie: Orientation, scale: number): Box {
  const isBuilt = site !== CUSCO && !isCrossing(board, site);
  const half = (startSites(board).includes(site) ? BANNER : siteHalf(board, site)) * growth(scale);
  const badge = isBuilt ? BADGE * growth(scale) : 0;
  const { x, y } = siteAt(site, lie);
  return { x: x - half, y: y - half - badge, w: 2 * half + badge, h: 2 * half + badge };
}

/** The box of something that grows around its middle. */
export function boxAround({ x, y }: Point, half: Half, scale: number): Box {
  const [w, h] = [half.w * growth(scale), half.h * growth(scale)];
  return { x: x - w, y: y - h, w: 2 * w, h: 2 * h };
}

/** How much of one box lies on another. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How much of the line between two points lies in a box. */
export function lengthIn({ x, y, w, h }: Box, a: Point, b: Point): number {
  const [left, right, top, bottom] = [x - a.x, x + w - a.x, y - a.y, y + h - a.y];
  const [dx, dy] = [b.x - a.x || 1e-9, b.y - a.y || 1e-9];
  const from = Math.max(0, Math.min(left / dx, right / dx), Math.min(top / dy, bottom / dy));
  const to = Math.min(1, Math.max(left / dx, right / dx), Math.max(top / dy, bottom / dy));
  return to > from ? (to - from) * Math.hypot(dx, dy) : 0;
}

/** The printed lines as they lie. */
export function linesOf(board: Board, lie: Orientation): (readonly [Point, Point])[] {
  return board.edges.slice(0, board.lines).map(({ a, b }) => [siteAt(a, lie), siteAt(b, lie)]);
}
