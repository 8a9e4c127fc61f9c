import { AROUND, columnOf, HEXES, type HexId, rowOf } from '@tempora/tempus/public';
import type { Area } from '../../toolkit/camera.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From a hex's middle to its corner; flat sides lie north and south. */
const RADIUS = 50;
const HEIGHT = RADIUS * Math.sqrt(3);

const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => ({
  x: round(RADIUS * Math.cos((i * Math.PI) / 3)),
  y: round(RADIUS * Math.sin((i * Math.PI) / 3)),
}));
function round(n: number): number {
  return Math.round(n * 10) / 10;
}

const CENTRES: readonly Point[] = HEXES.map((hex) => ({
  x: columnOf(hex) * RADIUS * 1.5,
  y: round((rowOf(hex) + (columnOf(hex) % 2) / 2) * HEIGHT),
}));

/** Where the middle of a hex lies on the board. */
export function centreOf(hex: HexId): Point {
  return CENTRES[hex] as Point;
}

/** Puts what is drawn around the origin there. */
export function placeOf(hex: HexId): string {
  const { x, y } = centreOf(hex);
  return `translate(${x} ${y})`;
}

/** A hex around the origin or another point, somewhat smaller or larger than its cell. */
export function hexPath(scale = 1, { x, y }: Point = { x: 0, y: 0 }): string {
  return `M${CORNERS.map((corner) => `${round(x + corner.x * scale)} ${round(y + corner.y * scale)}`).join('L')}Z`;
}

/** The whole hexes, in the board's units. */
export function areaPath(hexes: readonly HexId[]): string {
  return hexes.map((hex) => hexPath(1, centreOf(hex))).join('');
}

/** The sides where these hexes end. */
export function outlinePath(hexes: readonly HexId[]): string {
  const inside = new Set(hexes);
  const sidesOf = (hex: HexId) =>
    // Directions go clockwise from the north, corners from the east.
    CORNERS.map((_, i) => {
      if (inside.has(AROUND[hex]?.[i] ?? -1)) return '';
      const { x, y } = centreOf(hex);
      const [a, b] = [CORNERS[(i + 4) % 6] as Point, CORNERS[(i + 5) % 6] as Point];
      return `M${round(x + a.x)} ${round(y + a.y)}L${round(x + b.x)} ${round(y + b.y)}`;
    });
  return hexes.flatMap(sidesOf).join('');
}

/** The smallest part of the board that shows all these hexes with some water around. */
export function partAround(hexes: readonly HexId[], margin: number): Area {
  const xs = hexes.map((hex) => centreOf(hex).x);
  const ys = hexes.map((hex) => centreOf(hex).y);
  const [x, y] = [Math.min(...xs) - RADIUS - margin, Math.min(...ys) - HEIGHT / 2 - margin];
  return { x, y, w: Math.max(...xs) + RADIUS + margin - x, h: Math.max(...ys) + HEIGHT / 2 + margin - y };
}

/** How large a part of the screen is, in pixels. */
export interface Box {
  readonly w: number;
  readonly h: number;
}

export type Corner = 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left';

/** Where the thumb is: the map's buttons always lie there. */
export const BUTTON_CORNER = 'bottom-right';

/** Where a hex may be named. */
const NAME_CORNERS: readonly Corner[] = ['top-left', 'top-right', 'bottom-left'];

/** The corner of a part of the board, as a point. */
export function pointAt(corner: Corner, { x, y, w, h }: Area): Point {
  return { x: corner.endsWith('right') ? x + w : x, y: corner.startsWith('bottom') ? y + h : y };
}

/** How much larger than the island the part is that shows it. */
const WATER = 16;

/** The room of a button in a corner, in pixels. */
const BUTTON = 54;

/** All these hexes in the middle of a box, with the water that lies beside them there. */
export function middleOf(hexes: readonly HexId[], box: Box): Area {
  const land = partAround(hexes, WATER);
  return isEmpty(box) ? land : partOfForm(land, box, unitOf(land, box), MIDDLE);
}

/** The same, but where the button would cover a hex they move away from it, and only as far as they must; what does not help makes them smaller. */
export function framingOf(hexes: readonly HexId[], box: Box): Area {
  const land = partAround(hexes, WATER);
  if (isEmpty(box)) return land;
  const largest = unitOf(land, box);
  for (let unit = largest; unit < 2 * largest; unit *= 1.02) {
    const free = SHIFTS.map((shift) => partOfForm(land, box, unit, shift)).find((part) => isFree(hexes, part, unit));
    if (free) return free;
  }
  return middleOf(hexes, box);
}

/** Which parts of the room that is left lie on the left and above. */
type Shift = readonly [left: number, above: number];
const MIDDLE: Shift = [0.5, 0.5];
const SHARES = [0.5, 0.4, 0.3, 0.2, 0.1, 0];
const SHIFTS: readonly Shift[] = SHARES.flatMap((left) => SHARES.map((above): Shift => [left, above])).sort(
  (a, b) => b[0] + b[1] - (a[0] + a[1]),
);

function isEmpty({ w, h }: Box): boolean {
  return w === 0 || h === 0;
}

/** How many units of the board a pixel is if all of a part is to be seen. */
function unitOf(part: Area, box: Box): number {
  return Math.max(part.w / box.w, part.h / box.h);
}

function partOfForm(part: Area, box: Box, unit: number, [left, above]: Shift): Area {
  const [w, h] = [box.w * unit, box.h * unit];
  return { x: part.x - (w - part.w) * left, y: part.y - (h - part.h) * above, w, h };
}

/** Does the button cover none of these hexes? */
function isFree(hexes: readonly HexId[], part: Area, unit: number): boolean {
  const at = pointAt(BUTTON_CORNER, part);
  const beyond = (distance: number) => Math.max(0, Math.abs(distance) - BUTTON * unit);
  return hexes.map(centreOf).every(({ x, y }) => Math.hypot(beyond(x - at.x), beyond(y - at.y)) > RADIUS);
}

/** How finely open water is looked for. */
const PROBE = 50;

/** The point of a part of the board that has the most water around it, and how much; something small may lie somewhere. */
export function openWater(hexes: readonly HexId[], { x, y, w, h }: Area, taken?: Point): Point & { r: number } {
  const land = hexes.map(centreOf);
  let best = { x, y, r: 0 };
  for (let px = x; px <= x + w; px += PROBE)
    for (let py = y; py <= y + h; py += PROBE) {
      const shore = Math.min(...land.map((hex) => Math.hypot(hex.x - px, hex.y - py) - RADIUS - PROBE));
      const button = taken ? Math.hypot(taken.x - px, taken.y - py) - 2 * RADIUS : Infinity;
      const r = Math.min(shore, button, px - x, x + w - px, py - y, y + h - py);
      if (r > best.r) best = { x: px, y: py, r };
    }
  return best;
}

/** The corner of a part of the board that is the farthest from these hexes, except the one that is taken. */
export function emptiestCorner(hexes: readonly HexId[], part: Area): Corner {
  // Words are wide: hexes beside them are nearer than those above or below.
  const roomAt = (corner: Point) =>
    Math.min(...hexes.map(centreOf).map((hex) => Math.hypot((hex.x - corner.x) / 2, hex.y - corner.y)));
  const [best] = NAME_CORNERS.map((corner) => ({ corner, room: roomAt(pointAt(corner, part)) })).sort(
    (a, b) => b.room - a.room,
  );
  return best?.corner ?? 'top-left';
}

/** That far from one point towards another. */
function towards(a: Point, b: Point, by: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) / length) * by, y: a.y + ((b.y - a.y) / length) * by };
}

/** A line over these hexes from middle to middle, short of the first and the last. */
export function walkPath(hexes: readonly HexId[]): string {
  const points = hexes.map(centreOf);
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const line = [
    towards(first, points[1] ?? first, 24),
    ...points.slice(1, -1),
    towards(last, points.at(-2) ?? last, 30),
  ];
  return `M${line.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** Points on the line over these hexes from middle to middle, equally far apart; the last hex is none of them. */
export function pointsAlong(hexes: readonly HexId[], count: number): Point[] {
  const points = hexes.map(centreOf);
  const steps = points.length - 1;
  return Array.from({ length: count }, (_, i) => {
    const at = (i / count) * steps;
    const [a, b] = [points[Math.floor(at)] as Point, points[Math.floor(at) + 1] as Point];
    const part = at - Math.floor(at);
    return { x: round(a.x + (b.x - a.x) * part), y: round(a.y + (b.y - a.y) * part) };
  });
}

/** A bent line from one hex to another, short of both middles. */
export function arrowPath(from: HexId, to: HexId, bend = 0.14): string {
  const [a, b] = [centreOf(from), centreOf(to)];
  const [start, end] = [towards(a, b, 24), towards(b, a, 30)];
  const [x, y] = [(start.x + end.x) / 2 - (b.y - a.y) * bend, (start.y + end.y) / 2 + (b.x - a.x) * bend];
  return `M${round(start.x)} ${round(start.y)}Q${round(x)} ${round(y)} ${round(end.x)} ${round(end.y)}`;
}
