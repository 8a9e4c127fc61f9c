import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { CUSCO, REGIONS, SITES } from '../src/components/places.ts';
import { ERAS } from '../src/components/track.ts';
import { distancesFrom, fairness, isFair, nearness, spread } from '../src/fairness.ts';
import { type Board, boardOf } from '../src/geometry.ts';
import { inca } from '../src/index.ts';
import { CARDS } from '../src/public.ts';
import { area, around, at, connected, diagonals, disjointWays, faces, linesOf, meet } from './atlas.ts';
import { region, STANDARD, site } from './table.ts';

const FOUR = boardOf({ map: 'four' });
const THREE = boardOf({ map: 'three' });
const BOTH: Board[] = [FOUR, THREE];
const sitesOf = (board: Board) => [...around(board).keys()];
const homes = (board: Board) => board.starts.map((start) => start.region);
const kindOf = (board: Board, ...kinds: string[]) =>
  sitesOf(board).filter((each) => kinds.includes(board.kinds[each]!));

describe('the map', () => {
  clause('IE-MAP-1', '4 + 42 regions for four, 3 + 36 for three', () => {
    expect(BOTH.map((board) => [board.starts.length, board.provinces.length])).toEqual([
      [4, 42],
      [3, 36],
    ]);
    expect(BOTH.map((board) => [sitesOf(board).length, board.lines, board.edges.length - board.lines])).toEqual([
      [118, 235, 91],
      [102, 203, 90],
    ]);
  });

  clause('IE-MAP-2', 'simple, connected, planar, and drawn without crossings', () => {
    for (const board of BOTH) {
      const lines = linesOf(board);
      expect(new Set(lines.map(({ a, b }) => `${a} ${b}`)).size).toBe(lines.length);
      for (const { a, b } of lines) expect(a).toBeLessThan(b);
      expect(connected(lines, CUSCO).size).toBe(sitesOf(board).length);
      const crossings = lines.flatMap((x, i) => lines.slice(i + 1).filter((y) => meet(x.a, x.b, y.a, y.b)));
      expect(crossings).toEqual([]);
      expect(sitesOf(board).length - lines.length + faces(board).length).toBe(2);
    }
  });

  clause('IE-MAP-3', 'a line has one region, and a region’s lines hang together', () => {
    for (const board of BOTH)
      for (const r of [...homes(board), ...board.provinces]) {
        const lines = linesOf(board).filter((line) => line.region === r);
        expect(connected(lines, lines[0]!.a).size).toBe(new Set(lines.flatMap(({ a, b }) => [a, b])).size);
      }
  });

  clause('IE-MAP-4', 'sites belong to the regions of their lines', () => {
    for (const board of BOTH)
      for (const each of SITES.keys()) {
        const regions = new Set(
          linesOf(board)
            .filter(({ a, b }) => a === each || b === each)
            .map((line) => line.region),
        );
        expect(new Set(board.regionsAt[each])).toEqual(regions);
        for (const r of regions) expect(board.sitesIn[r]).toContain(each);
      }
  });

  clause('IE-MAP-5', 'at least 3 sites and 3 lines per region', () => {
    for (const board of BOTH)
      for (const r of [...homes(board), ...board.provinces]) {
        expect(board.sitesIn[r]!.length).toBeGreaterThanOrEqual(3);
        expect(linesOf(board).filter((line) => line.region === r).length).toBeGreaterThanOrEqual(3);
      }
  });

  clause('IE-MAP-6', 'round a site the lines of one region lie side by side', () => {
    for (const board of BOTH)
      for (const [each, ends] of around(board)) {
        const regions = ends.map(
          (end) => linesOf(board).find(({ a, b }) => a === Math.min(each, end) && b === Math.max(each, end))!.region,
        );
        const changes = regions.filter((r, i) => r !== regions[(i + 1) % regions.length]).length;
        const kinds = new Set(regions).size;
        expect(changes).toBe(kinds === 1 ? 0 : kinds);
      }
  });

  clause('IE-MAP-7', 'regions are adjacent that share a site, and all hang together', () => {
    for (const board of BOTH) {
      const all = [...homes(board), ...board.provinces];
      const pairs = all.flatMap((r) => board.adjacent[r]!.map((other) => ({ a: r, b: other })));
      for (const { a, b } of pairs)
        expect(board.sitesIn[a]!.some((each) => board.sitesIn[b]!.includes(each))).toBe(true);
      expect(connected(pairs, all[0]!).size).toBe(all.length);
    }
  });

  clause('IE-MAP-8', 'Cusco has one line per player and is in every starting region', () => {
    for (const board of BOTH) {
      expect([...board.regionsAt[CUSCO]!].sort()).toEqual([...homes(board)].sort());
      const lines = linesOf(board).flatMap((line, edge) => (line.a === CUSCO ? [edge] : []));
      expect(lines.sort()).toEqual(board.starts.map(({ edge }) => edge).sort());
      for (const start of board.starts) expect(board.regionOf[start.edge]).toBe(start.region);
      expect(board.kinds[CUSCO]).toBe('capital');
    }
  });

  clause('IE-MAP-9', 'starting regions have the same size', () => {
    const sizes = (board: Board) =>
      homes(board).map((r) => [
        linesOf(board).filter((line) => line.region === r).length,
        board.adjacent[r]!.filter((other) => board.provinces.includes(other)).length,
      ]);
    expect(sizes(FOUR)).toEqual(Array(4).fill([4, 3]));
    const [lines, provinces] = [0, 1].map((i) => sizes(THREE).map((size) => size[i]!)) as [number[], number[]];
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(2);
    expect(Math.max(...provinces) - Math.min(...provinces)).toBeLessThanOrEqual(1);
  });

  clause('IE-MAP-10', 'no line is a bridge', () => {
    for (const board of BOTH) {
      const lines = linesOf(board);
      for (const line of lines)
        expect(
          connected(
            lines.filter((other) => other !== line),
            CUSCO,
          ).size,
        ).toBe(sitesOf(board).length);
    }
  });

  clause('IE-MAP-11', 'three ways without a common line lead to every site but one on the frontier', () => {
    for (const [board, frontier] of [
      [FOUR, 'ancasmayo'],
      [THREE, 'quito'],
    ] as const) {
      const lines = linesOf(board).filter(({ a }) => a !== CUSCO);
      const starts = board.starts.map(({ edge }) => board.to[edge]!);
      const few = board.buildSites.filter((each) => disjointWays(lines, starts, each) < 3);
      expect(few).toEqual([site(frontier)]);
      expect(disjointWays(lines, starts, site(frontier))).toBe(2);
    }
  });

  clause('IE-MAP-12', 'there are as many sites as the box has pieces', () => {
    const counts = (board: Board) =>
      ['capital', 'significant', 'city', 'garrison', 'huaca'].map((kind) => kindOf(board, kind).length);
    expect(BOTH.map(counts)).toEqual([
      [1, 8, 12, 20, 77],
      [1, 6, 11, 18, 66],
    ]);
  });

  const far = distancesFrom(FOUR, CUSCO);
  clause('IE-MAP-13', 'pilgrimages that are worth more lead further', () => {
    const ways = ['local', 'annual', 'great'].map((id) => CARDS.find((card) => card.id === id)!.pilgrimage!);
    expect(ways.map(({ points }) => points)).toEqual([4, 5, 7]);
    expect(ways.map(({ cities }) => cities.map((city) => far[site(city)]!).sort((x, y) => x - y))).toEqual([
      [3, 9],
      [7, 12],
      [14, 16],
    ]);
    for (const { cities } of ways) for (const city of cities) expect(FOUR.kinds[site(city)]).toBe('significant');
  });

  clause('IE-MAP-14', 'temple values are 5 to 8 and do not fall with the distance from Cusco', () => {
    const cities = kindOf(FOUR, 'significant').map((each): [number, number] => [far[each]!, SITES[each]!.temple]);
    cities.sort(([d, v], [e, w]) => d - e || v - w);
    expect(cities).toEqual([
      [3, 5],
      [7, 6],
      [7, 6],
      [9, 6],
      [12, 7],
      [14, 8],
      [16, 8],
      [17, 8],
    ]);
    for (const each of kindOf(FOUR, 'city', 'garrison')) expect(SITES[each]!.temple).toBe(4);
  });

  clause('IE-MAP-15', 'wild pairs are exactly the diagonals of inner faces', () => {
    for (const board of BOTH) {
      const all = faces(board);
      const outer = all.reduce((x, y) => (Math.abs(area(y)) > Math.abs(area(x)) ? y : x));
      const inner = all.filter((walk) => walk !== outer);
      for (const walk of inner) expect(Math.sign(area(walk))).toBe(-Math.sign(area(outer)));
      const pairs = inner.flatMap((walk) => diagonals(walk, board).map(([a, b]) => ({ a, b, walk })));
      const wild = board.edges.slice(board.lines);
      const text = (list: readonly { a: number; b: number }[]) => list.map(({ a, b }) => `${a} ${b}`).sort();
      expect(text(wild)).toEqual(text(pairs));
      for (const { a, b, region: r } of wild) {
        const walk = pairs.find((pair) => pair.a === a && pair.b === b)!.walk;
        expect(linesOf(board).some((line) => line.region === r && walk.includes(line.a) && walk.includes(line.b))).toBe(
          true,
        );
        expect(board.sitesIn[r]!.some((each) => each === a || each === b)).toBe(true);
      }
      for (const [edge, others] of board.crossing.entries())
        for (const [other] of board.edges.entries())
          if (edge >= board.lines && other >= board.lines && edge !== other) {
            const [x, y] = [board.edges[edge]!, board.edges[other]!];
            expect(others.includes(other)).toBe(meet(x.a, x.b, y.a, y.b) && !(x.a === y.a && x.b === y.b));
          }
    }
  });

  clause('IE-MAP-16', 'the Hand of God is equally near to every start', () => {
    for (const board of BOTH) {
      expect(board.handOfGod).toHaveLength(board.starts.length);
      const ways = homes(board).map((home) => {
        const steps = new Map([[home, 0]]);
        for (const [r, n] of steps) for (const next of board.adjacent[r]!) if (!steps.has(next)) steps.set(next, n + 1);
        return board.handOfGod.map((r) => steps.get(r)!).sort((x, y) => x - y);
      });
      for (const way of ways) expect(way).toEqual(ways[0]);
      expect(ways[0]).toEqual(board === FOUR ? [1, 1, 2, 2] : [1, 1, 2]);
    }
  });

  clause('IE-MAP-17', 'sites of starting regions: at most two each, and no city in the Founding era', () => {
    for (const board of BOTH)
      for (const r of homes(board))
        expect(board.buildSites.filter((each) => board.regionsAt[each]!.includes(r)).length).toBeLessThanOrEqual(2);
    const near = (board: Board, id: string) =>
      board.buildSites.filter((each) => board.regionsAt[each]!.includes(region(id))).map((each) => SITES[each]!.id);
    const quarters = ['chinchaysuyu', 'antisuyu', 'collasuyu', 'cuntisuyu'];
    expect(quarters.map((id) => near(FOUR, id))).toEqual([[], ['ollantaytambo'], ['paucartambo'], ['accha']]);
    expect(quarters.map((id) => near(THREE, id))).toEqual([[], ['ollantaytambo'], ['paucartambo', 'raqchi'], []]);
    expect(ERAS.founding.income).toBeLessThan(6);
  });

  clause('IE-MAP-4', 'every region and every site has a name and a place on the sheet', () => {
    expect(REGIONS).toHaveLength(46);
    for (const each of sitesOf(FOUR))
      expect([at(each).x >= 0, at(each).x <= 703, at(each).y >= 0, at(each).y <= 2553]).toEqual(Array(4).fill(true));
    expect(new Set(SITES.map(({ id }) => id)).size).toBe(118);
    expect(new Set(REGIONS.map(({ id }) => id)).size).toBe(46);
  });
});

describe('fairness', () => {
  const rounded = (board: Board, g: number) => nearness(board, g).map((value) => Math.round(value * 10) / 10);

  clause('IE-MAP-FAIR-1', 'distances run along lines; a province is as near as its nearest site', () => {
    expect(distancesFrom(FOUR, site('limatambo'))[site('curamba')]).toBe(2);
    expect(distancesFrom(FOUR, CUSCO)[site('ranchillo')]).toBe(16);
    expect(distancesFrom(THREE, CUSCO)[site('ranchillo')]).toBe(Number.POSITIVE_INFINITY);
  });

  clause('IE-MAP-FAIR-2', 'fairness is measured by distance, for the opening and for the whole game', () => {
    expect([0.5, 0.65, 0.8].map((g) => rounded(FOUR, g))).toEqual([
      [20.3, 19.2, 18.2, 20.7],
      [42.5, 38.1, 37.3, 42.5],
      [92.8, 84.4, 84.3, 92.0],
    ]);
    expect([0.5, 0.65, 0.8].map((g) => rounded(THREE, g))).toEqual([
      [17.9, 18.2, 20.0],
      [38.0, 36.2, 39.2],
      [85.0, 79.9, 83.6],
    ]);
  });

  clause('IE-MAP-FAIR-3', 'no start is more than 15% ahead of another', () => {
    expect(spread([9, 10, 11])).toBeCloseTo(0.2);
    for (const board of BOTH) for (const g of [0.5, 0.65, 0.8]) expect(spread(nearness(board, g))).toBeLessThan(0.15);
  });

  clause('IE-MAP-FAIR-4', 'a play test counts points and wins by colour', () => {
    const short = { ...inca, options: { ...inca.options, standard: { ...STANDARD, earlyFall: true } } };
    const result = fairness(short, 3, 2, 'fair');
    expect(result.games).toBe(2);
    expect(result.wins.reduce((sum, rate) => sum + rate, 0)).toBe(1);
    for (const mean of result.means) expect(mean).toBeGreaterThan(40);
    expect(isFair({ games: 2000, means: [100, 102, 98, 100], wins: [0.25, 0.3, 0.2, 0.25] })).toBe(true);
    expect(isFair({ games: 2000, means: [100, 104, 98, 100], wins: [0.25, 0.3, 0.2, 0.25] })).toBe(false);
    expect(isFair({ games: 2000, means: [100, 102, 98, 100], wins: [0.25, 0.32, 0.18, 0.25] })).toBe(false);
  });
});
