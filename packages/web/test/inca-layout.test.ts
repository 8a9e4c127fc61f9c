import { boardOf, type Edge, SITES } from '@tempora/inca/public';
import { describe, expect, it } from 'vitest';
import { type LabelBox, labelBoxes } from '../src/games/inca/map/labels.ts';
import { landOf } from '../src/games/inca/map/land.ts';
import { type Point, placeOf } from '../src/games/inca/map/layout.ts';
import { neighbour, WAYS } from '../src/games/inca/map/walk.ts';
import { en } from '../src/games/inca/messages/en.ts';
import { addMessages, setLanguage } from '../src/i18n/index.ts';

void addMessages('inca', async () => en);
await setLanguage('en');

/** Do the segments between these sites cross? */
function cross(place: (site: number) => Point, e: Edge, f: Edge): boolean {
  if (e.a === f.a || e.a === f.b || e.b === f.a || e.b === f.b) return false;
  const left = (a: number, b: number, c: number) => {
    const [p, q, r] = [place(a), place(b), place(c)];
    return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) > 0;
  };
  return left(e.a, e.b, f.a) !== left(e.a, e.b, f.b) && left(f.a, f.b, e.a) !== left(f.a, f.b, e.b);
}

/** The board's own drawing, turned like ours. */
const printed = (site: number): Point => {
  const { x, y } = SITES[site] as { x: number; y: number };
  return { x: y, y: -x };
};

describe.each(['three', 'four'])('the map for %s', (map) => {
  const board = boardOf({ map });

  it('crosses the same lines and wild roads as the printed board', () => {
    const wrong = board.edges.flatMap((e, i) =>
      board.edges.slice(0, i).filter((f) => cross(placeOf, e, f) !== cross(printed, e, f)),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps every site a finger apart from every other', () => {
    const sites = [...SITES.keys()].filter((site) => board.regionsAt[site]?.length);
    const near = sites.flatMap((a) =>
      sites.filter((b) => b > a && Math.hypot(placeOf(a).x - placeOf(b).x, placeOf(a).y - placeOf(b).y) < 80),
    );
    expect(near).toEqual([]);
  });

  it('has an area and a marker position for every region', () => {
    const { areas, middles } = landOf(board);
    for (const region of [...board.provinces, ...board.starts.map((start) => start.region)]) {
      expect(areas[region]?.length, `region ${region}`).toBeGreaterThan(0);
      expect(Number.isFinite(middles[region]?.x)).toBe(true);
    }
  });

  it.each(['wide', 'tall'] as const)('can be crossed entirely with arrow keys when it is %s', (lie) => {
    const reached = new Set([0]);
    for (const site of reached) for (const way of Object.values(WAYS)) reached.add(neighbour(board, lie, site, way));
    expect([...SITES.keys()].filter((site) => board.regionsAt[site]?.length && !reached.has(site))).toEqual([]);
  });
});

describe.each(['wide', 'tall'] as const)('the names on a %s map', (lie) => {
  const board = boardOf({ map: 'four' });
  const land = landOf(board);
  const boxes = (level: 1 | 2 | 3) => labelBoxes(board, land, lie)[level - 1] as LabelBox[];

  it.each([1, 2, 3] as const)('collide with no other at level %i', (level) => {
    const all = boxes(level);
    const apart = (a: LabelBox, b: LabelBox) =>
      a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
    expect(all.length).toBeGreaterThan(25);
    const touching = all.flatMap((a, i) =>
      all
        .slice(0, i)
        .filter((b) => !apart(a, b))
        .map((b) => [a.place, b.place]),
    );
    expect(touching).toEqual([]);
  });
});
