import { describe, expect, test } from 'vitest';
import {
  bandOf,
  brier,
  chancesBySpread,
  isOpen,
  leaderByPoints,
  reliability,
  type Sample,
} from '../src/coach/index.ts';
import { replyTo } from '../src/coach/together.ts';

describe('chances by expected points', () => {
  const spread = { base: 1, perPoint: 0.1, trust: 1 };

  test('add up to one, and are higher for whoever is expected to have more', () => {
    const chances = chancesBySpread([3, 5, 4], [20, 18, 12], spread);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(chances[0]).toBeGreaterThan(chances[1] as number);
    expect(chances[1]).toBeGreaterThan(chances[2] as number);
  });

  test('are surer of the same lead when less is to come', () => {
    const [early] = chancesBySpread([0, 0], [42, 40], spread) as [number];
    const [late] = chancesBySpread([41, 39], [42, 40], spread) as [number];
    expect(late).toBeGreaterThan(early + 0.1);
  });

  test('a net that is not believed leaves only the points on the table', () => {
    const [first] = chancesBySpread([5, 3], [10, 30], { ...spread, trust: 0 }) as [number];
    expect(first).toBeGreaterThan(0.5);
  });
});

describe('a band', () => {
  test('holds the chance and stays between none and all', () => {
    for (const chance of [0, 0.01, 0.3, 0.5, 0.99, 1]) {
      const [low, high] = bandOf(chance);
      expect(low).toBeLessThanOrEqual(chance);
      expect(high).toBeGreaterThanOrEqual(chance);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
    }
  });

  test('the game is open while the bands of the two best overlap', () => {
    expect(isOpen([0.55, 0.45])).toBe(true);
    expect(isOpen([0.9, 0.1])).toBe(false);
    expect(isOpen([0.4, 0.3, 0.3])).toBe(true);
  });
});

describe('an answer given at once with the other’s', () => {
  test('a player who must not be predictable mixes evenly', () => {
    const mix = replyTo([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    for (const part of mix) expect(part).toBeCloseTo(1 / 3, 1);
  });

  test('a reply that is always worse is never given', () => {
    const mix = replyTo([
      [0.9, 0.2],
      [0.8, 0.1],
    ]);
    expect(mix[1]).toBeGreaterThan(0.98);
  });
});

describe('whether chances come true', () => {
  const sample = (chance: number, won: 0 | 1): Sample => ({
    chances: [chance, 1 - chance],
    points: [won, 1 - won],
    outlook: null,
    won: [won, 1 - won],
  });

  test('of positions given 70 % as many are won as are counted', () => {
    const samples = Array.from({ length: 10 }, (_, i) => sample(0.72, i < 6 ? 1 : 0));
    expect(reliability(samples)).toEqual([
      { positions: 10, chance: expect.closeTo(0.28, 9), won: 0.4 },
      { positions: 10, chance: expect.closeTo(0.72, 9), won: 0.6 },
    ]);
  });

  test('Brier’s score is 0 for a prophet and 2 for whoever is always wrong', () => {
    const samples = [sample(0.5, 1), sample(0.5, 0)];
    expect(brier(samples, leaderByPoints)).toBe(0);
    expect(brier(samples, ({ won }) => won.map((part) => 1 - part))).toBe(2);
    expect(brier(samples, ({ chances }) => chances)).toBe(0.5);
  });

  test('leaders that are level share', () => {
    expect(leaderByPoints({ chances: [], points: [4, 4, 1], outlook: null, won: [] })).toEqual([0.5, 0.5, 0]);
  });
});
