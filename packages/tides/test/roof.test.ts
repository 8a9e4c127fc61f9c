import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { countSuits, doubleLargest } from '../src/rules/score.ts';
import { A, points, worth } from './table.ts';

/** Palaces, libraries, gardens, strongholds and temples as powers count them. */
function counts(kingdom: readonly number[]): number[] {
  return Object.values(doubleLargest(kingdom, countSuits(kingdom)));
}

describe('the Roof of the World', () => {
  clause('TT-ROOF-1', 'its owner’s most numerous suit counts double, all others normally', () => {
    expect(counts([17, 1, 2, 10, 15])).toEqual([4, 0, 0, 1, 1]);
    expect(counts([17, 4, 5, 6, 8, 9, 1])).toEqual([1, 6, 2, 0, 0]);
    expect(counts([1, 2, 10, 15])).toEqual([2, 0, 0, 1, 1]);
    // The vestibule reads the doubled palaces, the Jinn the single temple.
    expect(points([17, 1, 2, 11, 15], [])[A]).toMatchObject({ 15: 12, 11: 3 });
  });

  clause('TT-ROOF-1', 'without any suit there is nothing to double', () => {
    expect(counts([17])).toEqual([0, 0, 0, 0, 0]);
    expect(counts([16, 17, 18])).toEqual([0, 0, 0, 0, 0]);
    expect(points([16, 17, 18], [])[A]).toEqual({ 16: 0, 17: 0, 18: 0 });
  });

  clause('TT-ROOF-2', 'all suits tied for the most are doubled', () => {
    expect(counts([17, 4, 6, 8, 9, 14])).toEqual([0, 4, 4, 0, 1]);
    expect(counts([17, 1, 4, 7, 10])).toEqual([2, 2, 2, 2, 0]);
    expect(counts([17, 1, 4, 7, 10, 13])).toEqual([2, 2, 2, 2, 2]);
    expect(points([17, 4, 6, 8, 9, 14], [])[A]).toMatchObject({ 6: 12, 14: 20 });
  });

  clause('TT-ROOF-3', 'it doubles once: three become six, and the result is not doubled again', () => {
    expect(counts([17, 1, 2, 3])).toEqual([6, 0, 0, 0, 0]);
    expect(worth(15, [17, 1, 2, 3, 15], [])).toBe(18);
    // One library catches up with nothing: two palaces become four, and that is that.
    expect(counts([17, 1, 2, 4])).toEqual([4, 1, 0, 0, 0]);
  });

  clause('TT-ROOF-3', 'it works for its owner only', () => {
    const b = [15, 1, 2];
    expect(points([17, 4, 6], b)[1]).toEqual(points([4, 6], b)[1]);
    expect(worth(15, b, [17, 4, 6])).toBe(6);
  });

  clause('TT-ROOF-3', 'it works before any power, wherever it lies', () => {
    for (const kingdom of [
      [17, 15, 1, 2],
      [15, 17, 1, 2],
      [15, 1, 2, 17],
    ]) {
      expect(worth(15, kingdom, [])).toBe(12);
    }
  });

  clause('TT-ROOF-4', 'majorities count double, attacking and defending', () => {
    expect(worth(12, [12, 4, 17], [5])).toBe(7);
    expect(worth(12, [12, 4], [5, 17])).toBe(0);
    expect(worth(12, [12, 4, 5], [6, 17])).toBe(0);
    expect(worth(12, [12, 4, 5], [6, 7, 8, 17])).toBe(7);
  });

  clause('TT-ROOF-4', 'cards that count a suit count it double', () => {
    expect(worth(3, [17, 3, 4, 5], [])).toBe(12);
    expect(worth(6, [17, 6, 7, 8], [])).toBe(12);
    expect(worth(8, [17, 8, 10, 12], [])).toBe(12);
    expect(worth(11, [17, 11, 13, 14], [])).toBe(12);
    expect(worth(15, [17, 15, 1, 2], [])).toBe(12);
  });

  clause('TT-ROOF-4', 'sets may be complete twice, but a doubled suit alone makes no second set', () => {
    expect(worth(5, [17, 5, 1, 10, 13], [])).toBe(18);
    expect(worth(5, [17, 5, 1, 2, 10, 13], [])).toBe(9);
    expect(worth(14, [17, 14, 4, 7], [])).toBe(10);
    expect(worth(14, [17, 14, 4, 5, 7], [])).toBe(5);
  });

  clause('TT-ROOF-4', 'the Maze is complete or not, never twice', () => {
    expect(worth(9, [17, 9, 1, 4, 10, 13], [])).toBe(13);
    expect(worth(9, [17, 9, 1, 4, 10, 11], [])).toBe(0);
  });

  clause('TT-ROOF-5', 'the Eye of the North sees the same suits missing', () => {
    expect(worth(10, [10, 17, 1, 2], [])).toBe(9);
    expect(worth(10, [10, 1, 2], [])).toBe(9);
    expect(worth(10, [10, 17], [])).toBe(12);
    expect(worth(10, [10, 17, 1, 4, 7, 13], [])).toBe(0);
  });

  clause('TT-ROOF-6', 'a single suit that is doubled is no longer single, in your Molehill or the other’s', () => {
    expect(worth(16, [16, 17, 6, 8, 10], [1, 2, 12, 15, 13])).toBe(0);
    expect(worth(16, [16, 6, 8, 10], [1, 2, 12, 15, 13])).toBe(8);
    expect(worth(16, [16, 10], [17, 4, 7])).toBe(8);
    expect(worth(16, [16, 10], [4, 7])).toBe(0);
    // What is not doubled stays single: two palaces double, library and garden do not.
    expect(worth(16, [16, 17, 1, 2, 4, 7], [10])).toBe(8);
  });

  clause('TT-ROOF-7', 'it scores nothing, has no suit and is not doubled itself', () => {
    expect(worth(17, [17, 1, 2, 3], [])).toBe(0);
    expect(countSuits([17])).toEqual({ palace: 0, library: 0, garden: 0, stronghold: 0, temple: 0 });
    expect(counts([17, 1])).toEqual([2, 0, 0, 0, 0]);
  });

  clause('TT-ROOF-7', 'the Port feels it only through what other cards earn', () => {
    // The Vestibule earns 6 under the Roof and 3 without; the Pillars opposite earn 5.
    expect(worth(18, [18, 17, 15, 1], [14, 4, 7])).toBe(8);
    expect(worth(18, [18, 15, 1], [14, 4, 7])).toBe(0);
    // The Port's own 8 are not doubled.
    expect(points([18, 17, 10], [])[A]).toEqual({ 18: 8, 17: 0, 10: 12 });
  });
});
