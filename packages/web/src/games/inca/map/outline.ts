import type { Point } from './layout.ts';

/** A closed line. */
export type Loop = readonly Point[];

/** The label of a cell. */
type LabelAt = (column: number, row: number) => number;

const PASSES = 14;
/** Crumbs with a shorter outline are left out. */
const FEWEST = 18;

/**
 * The smoothed outlines of all cells that belong. Corners where three areas meet stay where they are, so that
 * neighbours keep a common border however each of them is smoothed.
 */
export function outline(cells: readonly Point[], at: LabelAt, belongs: (label: number) => boolean): Loop[] {
  const next = edges(cells, at, belongs);
  const isCorner = (x: number, y: number) => new Set([at(x - 1, y - 1), at(x, y - 1), at(x - 1, y), at(x, y)]).size > 2;
  const loops: Loop[] = [];
  for (let first = next.keys().next(); !first.done; first = next.keys().next()) {
    const loop: Point[] = [];
    for (let key: number | undefined = first.value; key !== undefined; ) {
      loop.push({ x: key % WIDTH, y: Math.floor(key / WIDTH) });
      const ways: number[] | undefined = next.get(key);
      const to = ways?.pop();
      if (ways?.length === 0) next.delete(key);
      key = to === first.value ? undefined : to;
    }
    if (loop.length > FEWEST) loops.push(smooth(loop, isCorner));
  }
  return loops;
}

/** Wide enough for every survey: a corner of the grid as one number. */
const WIDTH = 4096;

/** The edges around the cells, each leading on with the area at its right hand. */
function edges(cells: readonly Point[], at: LabelAt, belongs: (label: number) => boolean): Map<number, number[]> {
  const next = new Map<number, number[]>();
  const add = (x: number, y: number, toX: number, toY: number) => {
    const key = y * WIDTH + x;
    next.set(key, [...(next.get(key) ?? []), toY * WIDTH + toX]);
  };
  for (const { x, y } of cells) {
    if (!belongs(at(x, y - 1))) add(x, y, x + 1, y);
    if (!belongs(at(x + 1, y))) add(x + 1, y, x + 1, y + 1);
    if (!belongs(at(x, y + 1))) add(x + 1, y + 1, x, y + 1);
    if (!belongs(at(x - 1, y))) add(x, y + 1, x, y);
  }
  return next;
}

function smooth(loop: Loop, isCorner: (x: number, y: number) => boolean): Loop {
  const fixed = loop.map(({ x, y }) => isCorner(x, y));
  let line = loop;
  for (let pass = 0; pass < PASSES; pass++) {
    const before = line;
    line = before.map((point, i) => {
      if (fixed[i]) return point;
      const [a, b] = [before.at(i - 1) as Point, before[(i + 1) % before.length] as Point];
      return { x: (a.x + 2 * point.x + b.x) / 4, y: (a.y + 2 * point.y + b.y) / 4 };
    });
  }
  return line;
}

/** A loop as a path. */
export function pathOf(loops: readonly Loop[], place: (point: Point) => Point): string {
  return loops
    .map((loop) => {
      const points = loop.map((point) => {
        const { x, y } = place(point);
        return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
      });
      return `M${points.join('L')}Z`;
    })
    .join('');
}
