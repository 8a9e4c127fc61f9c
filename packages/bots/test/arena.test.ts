import { describe, expect, test } from 'vitest';
import { aheadShare, type BoutResult, boutKey, boutsOf, standings, wilson } from '../src/arena.ts';

describe('bouts', () => {
  test('a block is one seed in every rotation', () => {
    const bouts = boutsOf(['a', 'b', 'c'], 3, 4, 's');
    expect(bouts.map(({ lineup }) => lineup.join(''))).toEqual(['abc', 'bca', 'cab', 'abc', 'bca', 'cab']);
    expect(bouts.map(({ seed }) => seed)).toEqual(['s/0', 's/0', 's/0', 's/1', 's/1', 's/1']);
  });

  test('with fewer bots than seats the last one fills the rest', () => {
    expect(boutsOf(['hero', 'x'], 4, 4, 's').map(({ lineup }) => lineup.indexOf('hero'))).toEqual([0, 3, 2, 1]);
    expect(boutsOf(['hero', 'x'], 4, 1, 's')[0]?.lineup).toEqual(['hero', 'x', 'x', 'x']);
  });

  test('with more bots than seats all choices meet, with the same seeds', () => {
    const bouts = boutsOf(['a', 'b', 'c'], 2, 6, 's');
    expect(bouts.map(({ lineup }) => lineup.join(''))).toEqual(['ab', 'ba', 'ac', 'ca', 'bc', 'cb']);
    expect(new Set(bouts.map(({ seed }) => seed)).size).toBe(1);
  });

  test('no two have the same key', () => {
    const bouts = boutsOf(['a', 'b', 'c', 'd'], 3, 100, 's');
    expect(new Set(bouts.map(boutKey)).size).toBe(bouts.length);
  });
});

describe('standings', () => {
  /** The first of the lineup's names in the order of strength wins. */
  function result(seed: string, lineup: string[], order: string): BoutResult {
    const ranking = lineup
      .map((_, seat) => seat)
      .sort((a, b) => order.indexOf(lineup[a] as string) - order.indexOf(lineup[b] as string));
    const thoughts = Object.fromEntries(lineup.map((name) => [name, { moves: 4, times: [2, 6] }]));
    return {
      seed,
      lineup,
      ranking: ranking.map((seat) => [seat]),
      scores: lineup.map((_, seat) => 10 - ranking.indexOf(seat)),
      thoughts,
    };
  }
  const results = boutsOf(['a', 'b', 'c'], 3, 60, 's').map(({ seed, lineup }, i) =>
    result(seed, [...lineup], i % 5 === 0 ? 'bac' : 'abc'),
  );

  test('count wins, points and thinking', () => {
    const [a, b, last] = standings(results);
    expect(a).toMatchObject({ bot: 'a', games: 60, wins: 48, winRate: 0.8, meanScore: 9.8, msPerDecision: 2 });
    expect(b).toMatchObject({ bot: 'b', wins: 12 });
    expect(last).toMatchObject({ bot: 'c', wins: 0, meanScore: 8 });
  });

  test('rate by who finished ahead of whom: 4 to 1 is 241 points', () => {
    const pairs = boutsOf(['greedy', 'z'], 2, 1000, 's').map(({ seed, lineup }) =>
      result(seed, [...lineup], Number(seed.split('/')[1]) % 5 < 4 ? 'z greedy' : 'greedy z'),
    );
    const [first, second] = standings(pairs);
    expect(first?.bot).toBe('z');
    expect(second?.rating).toBe(1000);
    expect(first?.rating).toBeGreaterThan(1000 + 230);
    expect(first?.rating).toBeLessThan(1000 + 250);
    expect(first?.ratingLow).toBeLessThan(first?.rating ?? 0);
    expect(first?.ratingHigh).toBeGreaterThan(first?.rating ?? 0);
  });

  test('tell how often one finished ahead of another, whoever else played', () => {
    expect(aheadShare(results, 'a', 'b')).toBe(0.8);
    expect(aheadShare(results, 'c', 'a')).toBe(0);
  });

  test('shared victories count in parts', () => {
    const tie = { ...result('s/0', ['a', 'b'], 'ab'), ranking: [[0, 1]] };
    expect(standings([tie]).map(({ wins }) => wins)).toEqual([0.5, 0.5]);
  });

  test('Wilson’s interval is that of the textbook', () => {
    const [low, high] = wilson(80, 100, 1.96);
    expect(low).toBeCloseTo(0.7112, 3);
    expect(high).toBeCloseTo(0.8666, 3);
    expect(wilson(0, 10, 1.96)[0]).toBe(0);
  });
});
