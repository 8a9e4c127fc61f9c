import { boardOf, type Edge, SITES } from '@tempora/inca/public';
import { describe, expect, it } from 'vitest';
import { boxesAt, labelBoxes } from '../src/games/inca/map/labels.ts';
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
      for (const lie of ['wide', 'tall'] as const) expect(Number.isFinite(middles[lie][region]?.x)).toBe(true);
    }
  });

  it.each(['wide', 'tall'] as const)('can be crossed entirely with arrow keys when it is %s', (lie) => {
    const reached = new Set([0]);
    for (const site of reached) for (const way of Object.values(WAYS)) reached.add(neighbour(board, lie, site, way));
    expect([...SITES.keys()].filter((site) => board.regionsAt[site]?.length && !reached.has(site))).toEqual([]);
  });
});

/** How the map lies and how many pixels its unit has when a game begins: on a desktop, a tablet, a phone; and nearer. */
const SEEN = [
  { lie: 'wide', scale: 0.455 },
  { lie: 'wide', scale: 0.7 },
  { lie: 'tall', scale: 0.442 },
  { lie: 'tall', scale: 0.712 },
  { lie: 'tall', scale: 1 },
] as const;

describe.each(['three', 'four'] as const)('on the map for %s', (map) => {
  const board = boardOf({ map });
  const land = landOf(board);

  it.each(SEEN)('no marker, site or name lies on another ($lie, $scale)', ({ lie, scale }) => {
    const all = boxesAt(board, land, lie, scale);
    const apart = (a: (typeof all)[number], b: (typeof all)[number]) =>
      a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
    const touching = all.flatMap((a, i) =>
      all
        .slice(0, i)
        .filter((b) => a.place !== b.place && !apart(a, b))
        .map((b) => [a.place, b.place]),
    );
    expect(touching).toEqual([]);
  });

  it.each(['wide', 'tall'] as const)('all building sites but one and nearly every province have a name (%s)', (lie) => {
    const [sites = [], provinces = []] = labelBoxes(board, land, lie);
    const nameless = board.buildSites.filter((site) => !sites.some(({ place }) => place === `site-${site}`));
    expect(nameless.length).toBeLessThanOrEqual(1);
    const named = provinces.filter(({ place }) => place.startsWith('region'));
    expect(named.length).toBeGreaterThan(board.provinces.length * 0.9);
  });
});
