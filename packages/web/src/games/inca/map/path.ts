import type { Point } from './layout.ts';

/** How much of a road the sites at its ends hide. */
const ENDS = 11;
/** How far apart roads between the same sites run, how long a wave of a wild road is, and how high. */
const LANE = 11;
const WAVE = 13;
const SWING = 6;

const round = (n: number) => Math.round(n * 10) / 10;

/** From one site to another, this many lanes aside. */
function ends(a: Point, b: Point, lane: number) {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const aside = lane * LANE;
  const from = { x: a.x + ux * ENDS - uy * aside, y: a.y + uy * ENDS + ux * aside };
  return { from, ux, uy, length: length - 2 * ENDS };
}

/** A road on its line. */
export function straight(a: Point, b: Point, lane = 0): string {
  const { from, ux, uy, length } = ends(a, b, lane);
  return `M${round(from.x)} ${round(from.y)}l${round(ux * length)} ${round(uy * length)}`;
}

/** A wild road winds its way. */
export function winding(a: Point, b: Point, lane = 0): string {
  const { from, ux, uy, length } = ends(a, b, lane);
  const waves = Math.max(2, Math.round(length / WAVE));
  const step = length / waves;
  let path = `M${round(from.x)} ${round(from.y)}`;
  for (let i = 0; i < waves; i++) {
    const swing = (i % 2 === 0 ? 1 : -1) * SWING * 2;
    const [mx, my] = [(ux * step) / 2 - uy * swing, (uy * step) / 2 + ux * swing];
    path += `q${round(mx)} ${round(my)} ${round(ux * step)} ${round(uy * step)}`;
  }
  return path;
}
