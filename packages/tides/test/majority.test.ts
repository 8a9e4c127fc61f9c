import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { worth } from './table.ts';

/** The five majority cards and the three cards of the suit each one counts. */
const MAJORITIES: readonly [number, number, number, number][] = [
  [2, 10, 11, 12],
  [4, 13, 14, 15],
  [7, 1, 2, 3],
  [12, 4, 5, 6],
  [13, 7, 8, 9],
];

describe('majorities', () => {
  clause('TT-MAJ-1', 'seven points for more cards of the suit than the other player, nothing for a tie or less', () => {
    for (const [card, x, y, z] of MAJORITIES) {
      expect(worth(card, [card, x, y], [z])).toBe(7);
      expect(worth(card, [card, x, y, z], [])).toBe(7);
      expect(worth(card, [card, x === 1 ? z : x], [y])).toBe(0);
      expect(worth(card, [card, z], [x === 1 ? 2 : x, ...(y === 2 ? [] : [y])])).toBe(0);
    }
    expect(worth(4, [4, 13], [14, 15])).toBe(0);
  });

  clause('TT-MAJ-1', 'only the named suit is compared', () => {
    // Plenty of everything else, none of the suit.
    expect(worth(2, [2, 3, 4, 5, 7], [])).toBe(0);
    expect(worth(4, [4, 5, 6, 10, 1], [])).toBe(0);
    expect(worth(7, [7, 8, 9, 10, 4], [])).toBe(0);
    expect(worth(12, [12, 11, 10, 1, 7], [])).toBe(0);
    expect(worth(13, [13, 14, 15, 1, 4], [])).toBe(0);
  });

  clause('TT-MAJ-2', "your Roof can make a majority, the other's Roof can break it", () => {
    for (const [card, x, y, z] of MAJORITIES) {
      if (card === 7) continue;
      expect(worth(card, [card, x, 17], [y])).toBe(7);
      expect(worth(card, [card, x, y], [z, 17])).toBe(0);
    }
    expect(worth(7, [7, 2, 17], [3])).toBe(7);
    expect(worth(7, [7, 2, 3], [1, 17])).toBe(0);
  });

  clause('TT-MAJ-2', 'a Roof over another suit changes nothing', () => {
    expect(worth(2, [2, 10, 11], [12, 17, 4, 5])).toBe(7);
    expect(worth(2, [2, 3, 10, 17], [11])).toBe(0);
  });

  clause('TT-MAJ-3', 'a 0-0 tie never scores, not even with King’s Nest', () => {
    for (const [card] of MAJORITIES) expect(worth(card, [card], [])).toBe(0);
    for (const card of [2, 4, 12, 13]) expect(worth(card, [card, 1], [])).toBe(0);
    for (const card of [2, 4, 12, 13]) expect(worth(card, [card, 1, 17], [16, 18])).toBe(0);
    // None against one is simply less.
    for (const [card, x] of MAJORITIES) expect(worth(card, [card], [x])).toBe(0);
  });

  clause('TT-MAJ-4', 'one against none is a majority, whatever else the opponent has', () => {
    for (const [card, , y] of MAJORITIES) expect(worth(card, [card, y], [])).toBe(7);
    const others: readonly (readonly number[])[] = [
      [1, 3, 4],
      [4, 5, 6, 17],
      [7, 8, 9, 16, 18],
      [13, 14, 15, 1, 17],
    ];
    for (const b of others) expect(worth(2, [2, 10], b)).toBe(7);
  });
});
