import { SITES, type SiteId } from '../src/components/places.ts';
import type { Board } from '../src/geometry.ts';

/** What a map looks like, found out from its lines and coordinates alone. */
interface Point {
  x: number;
  y: number;
}
export const at = (site: SiteId): Point => SITES[site]!;
export const linesOf = (board: Board) => board.edges.slice(0, board.lines);

const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
const isBetween = (p: Point, q: Point, r: Point) =>
  side(p, q, r) === 0 &&
  Math.min(p.x, q.x) <= r.x &&
  r.x <= Math.max(p.x, q.x) &&
  Math.min(p.y, q.y) <= r.y &&
  r.y <= Math.max(p.y, q.y);

/** Do two segments meet other than in a common end? */
export function meet(a: SiteId, b: SiteId, c: SiteId, d: SiteId): boolean {
  const [p, q, r, s] = [at(a), at(b), at(c), at(d)];
  const ends = [a, b].filter((site) => site === c || site === d);
  if (ends.length > 0) {
    const [other, far] = [[a, b].find((site) => !ends.includes(site)), [c, d].find((site) => !ends.includes(site))];
    if (other === undefined || far === undefined) return false;
    return isBetween(p, q, at(far)) || isBetween(r, s, at(other));
  }
  return side(p, q, r) !== side(p, q, s) && side(r, s, p) !== side(r, s, q);
}

/** Everything that a set of lines connects to one of their ends. */
export function connected(lines: readonly { a: number; b: number }[], from: number): Set<number> {
  const found = new Set([from]);
  for (const site of found)
    for (const { a, b } of lines) {
      if (a === site) found.add(b);
      if (b === site) found.add(a);
    }
  return found;
}

/** Per site, its lines' other ends in the order of their directions. */
export function around(board: Board): Map<SiteId, SiteId[]> {
  const ends = new Map<SiteId, SiteId[]>();
  for (const { a, b } of linesOf(board)) {
    ends.set(a, [...(ends.get(a) ?? []), b]);
    ends.set(b, [...(ends.get(b) ?? []), a]);
  }
  for (const [site, others] of ends) {
    const angle = (other: SiteId) => Math.atan2(at(other).y - at(site).y, at(other).x - at(site).x);
    others.sort((x, y) => angle(x) - angle(y));
  }
  return ends;
}

/** The faces between the lines, each as a walk round it. */
export function faces(board: Board): SiteId[][] {
  const ends = around(board);
  const seen = new Set<string>();
  const out: SiteId[][] = [];
  for (const [start, others] of ends) {
    for (const first of others) {
      const walk: SiteId[] = [];
      for (let [from, to] = [start, first]; !seen.has(`${from} ${to}`); ) {
        seen.add(`${from} ${to}`);
        walk.push(from);
        const turn = ends.get(to)!;
        [from, to] = [to, turn[(turn.indexOf(from) + turn.length - 1) % turn.length]!];
      }
      if (walk.length > 0) out.push(walk);
    }
  }
  return out;
}

/** Twice the area of a walk, with its sign: the outer face has the other sign than the inner ones. */
export function area(walk: readonly SiteId[]): number {
  return walk.reduce((sum, site, i) => {
    const [p, q] = [at(site), at(walk[(i + 1) % walk.length]!)];
    return sum + p.x * q.y - q.x * p.y;
  }, 0);
}

function isInside(walk: readonly SiteId[], p: Point): boolean {
  let inside = false;
  for (const [i, site] of walk.entries()) {
    const [q, r] = [at(site), at(walk[(i + 1) % walk.length]!)];
    if (q.y > p.y !== r.y > p.y && p.x < ((r.x - q.x) * (p.y - q.y)) / (r.y - q.y) + q.x) inside = !inside;
  }
  return inside;
}

/** Pairs of sites of one face whose straight segment stays inside it. */
export function diagonals(walk: readonly SiteId[], board: Board): [SiteId, SiteId][] {
  const sites = [...new Set(walk)].sort((x, y) => x - y);
  const all = [...around(board).keys()];
  return sites.flatMap((a) =>
    sites.flatMap((b): [SiteId, SiteId][] => {
      if (a >= b) return [];
      const middle = { x: (at(a).x + at(b).x) / 2, y: (at(a).y + at(b).y) / 2 };
      if (linesOf(board).some((line) => (line.a === a && line.b === b) || meet(a, b, line.a, line.b))) return [];
      if (all.some((site) => site !== a && site !== b && isBetween(at(a), at(b), at(site)))) return [];
      return isInside(walk, middle) ? [[a, b]] : [];
    }),
  );
}

/** How many ways without a common line lead from any of the sources to a site. */
export function disjointWays(
  lines: readonly { a: SiteId; b: SiteId }[],
  sources: readonly SiteId[],
  goal: SiteId,
): number {
  const flow = new Map<string, number>();
  const ends = new Map<SiteId, SiteId[]>();
  for (const { a, b } of lines) {
    ends.set(a, [...(ends.get(a) ?? []), b]);
    ends.set(b, [...(ends.get(b) ?? []), a]);
  }
  const used = (a: SiteId, b: SiteId) => flow.get(`${a} ${b}`) ?? 0;
  for (let ways = 0; ; ways++) {
    const from = new Map<SiteId, SiteId>(sources.map((site) => [site, site]));
    for (const [site] of from)
      for (const next of ends.get(site) ?? []) if (!from.has(next) && used(site, next) < 1) from.set(next, site);
    if (!from.has(goal)) return ways;
    for (let site = goal; from.get(site) !== site; site = from.get(site)!) {
      const before = from.get(site)!;
      flow.set(`${before} ${site}`, used(before, site) + 1);
      flow.set(`${site} ${before}`, used(site, before) - 1);
    }
  }
}
