import { open } from '@tempora/kernel';
import { perft, perftFrom } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { tides } from '../src/index.ts';
import { STANDARD } from './table.ts';

describe('perft', () => {
  for (const seed of ['ebb', 'flood', 'neap', 'spring', 'slack']) {
    test(`from the deal of "${seed}"`, () => {
      // Five cards, five cards, then four and four of the swapped hands.
      expect([1, 2, 3, 4].map((depth) => perftFrom(tides, 2, seed, depth))).toEqual([5, 25, 100, 400]);
    });
  }

  test('a whole round and the first choice of a relic', () => {
    const state = open(tides, 2, STANDARD, 'ebb');
    expect([6, 8, 10].map((depth) => perft(tides, state, depth))).toEqual([3600, 14_400, 14_400]);
    expect(perft(tides, state, 11)).toBe(14_400 * 20);
  });
});
