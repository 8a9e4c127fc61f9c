import { AROUND, columnOf, HEXES, type HexId, rowOf } from '@tempora/tempus/public';
import type { Area } from '../../toolkit/pan-zoom.tsx';

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

export type Corner = 'top-left' | 'top-right' | 'bottom-left';

/** The corner of a part of the board that is the farthest from these hexes; the fourth one has buttons. */
export function emptiestCorner(hexes: readonly HexId[], { x, y, w, h }: Area): Corner {
  // Words are wide: hexes beside them are nearer than those above or below.
  const roomAt = (corner: Point) =>
    Math.min(...hexes.map(centreOf).map((hex) => Math.hypot((hex.x - corner.x) / 2, hex.y - corner.y)));
  const corners: readonly (readonly [Corner, number])[] = [
    ['bottom-left', roomAt({ x, y: y + h })],
    ['top-left', roomAt({ x, y })],
    ['top-right', roomAt({ x: x + w, y })],
  ];
  return corners.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
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
