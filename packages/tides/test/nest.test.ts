import { randomGame } from '@tempora/testkit';
import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { CARDS } from '../src/components/cards.ts';
import { type Seen, scoreKingdoms, tides } from '../src/index.ts';
import { A, afterRoundOne, B, keeps, picks, points, STANDARD, sorted, worth } from './table.ts';

/** A tie for each comparing card: its points, a kingdom without the Nest, the same with it, and the other's. */
const TIES: readonly [card: number, points: number, without: number[], within: number[], theirs: number[]][] = [
  [2, 7, [2, 10], [2, 10, 1], [11]],
  [4, 7, [4, 13], [4, 13, 1], [14]],
  [7, 7, [7, 2], [7, 1], [3]],
  [12, 7, [12, 5], [12, 5, 1], [6]],
  [13, 7, [13, 8], [13, 8, 1], [9]],
  [16, 8, [16, 2, 7], [16, 1, 7], [4, 10]],
  [18, 8, [18, 6, 8], [18, 6, 8, 1], [15, 2]],
];

describe('King’s Nest', () => {
  clause('TT-NEST-1', 'its owner wins the ties of every comparing card they own', () => {
    for (const [card, full, without, within, theirs] of TIES) {
      expect([card, worth(card, without, theirs)]).toEqual([card, 0]);
      expect([card, worth(card, within, theirs)]).toEqual([card, full]);
    }
  });

  clause('TT-NEST-1', "the other player's Nest wins nothing for you", () => {
    expect(worth(2, [2, 10], [11, 1])).toBe(0);
    expect(worth(16, [16, 4], [1])).toBe(0);
    expect(worth(18, [18, 6, 8], [15, 1])).toBe(0);
  });

  clause('TT-NEST-2', 'it scores nothing itself and is a palace', () => {
    expect(points([1], [])[A]).toEqual({ 1: 0 });
    expect(worth(15, [1, 15], [])).toBe(3);
    expect(worth(7, [7, 1], [])).toBe(7);
    expect(worth(10, [10, 1], [])).toBe(9);
  });

  clause('TT-NEST-3', 'without the comparing card a tie scores nothing', () => {
    // One stronghold each; the Divide is the other's, and its tie is theirs to lose.
    expect(points([1, 10], [2, 11])).toEqual([
      { 1: 0, 10: 9 },
      { 2: 0, 11: 0 },
    ]);
  });

  clause('TT-NEST-3', 'a loss stays a loss', () => {
    expect(worth(2, [1, 2, 10], [11, 12])).toBe(0);
    expect(worth(16, [1, 16], [4, 7])).toBe(0);
    expect(worth(18, [1, 18, 6, 8], [15, 2, 3])).toBe(0);
  });

  clause('TT-NEST-3', 'the opponent loses no points to it', () => {
    const b = [2, 11, 12, 16, 4, 13];
    const [, plain] = points([3, 10, 7], b);
    const [, nested] = points([1, 10, 7], b);
    expect(nested).toEqual(plain);
    expect(nested[2]).toBe(7);
    expect(nested[4]).toBe(7);
  });

  clause('TT-NEST-4', 'there is only one, so the player without it loses ties', () => {
    expect(CARDS.filter(({ power }) => power.kind === 'tie').map(({ card }) => card)).toEqual([1]);
    // Both own a majority card that is tied; only the owner of the Nest scores.
    expect(points([1, 2, 10, 13, 8], [7, 12, 3, 5, 14])).toMatchObject([
      { 2: 7, 13: 7 },
      { 7: 0, 12: 7 },
    ]);
    expect(points([1, 12, 4], [2, 11, 6])).toMatchObject([{ 12: 7 }, { 2: 0 }]);
  });

  clause('TT-NEST-5', 'it does not choose one suit for the Roof', () => {
    const [a] = scoreKingdoms([[17, 1, 4, 6], []], STANDARD);
    expect(a?.[0]?.why).toEqual({ kind: 'double', suits: ['library'] });
    const [tied] = scoreKingdoms([[17, 1, 4, 15, 3, 6], []], STANDARD);
    expect(tied?.[0]?.why).toEqual({ kind: 'double', suits: ['palace', 'library'] });
    expect(points([17, 1, 4, 15, 3, 6], [])[A]).toMatchObject({ 15: 12, 3: 12 });
  });

  clause('TT-NEST-5', 'equal totals are a shared victory, whoever holds it', () => {
    const found = new Set<number>();
    for (let i = 0; found.size < 2 && i < 2000; i++) {
      let end: Seen | null = null;
      for (const step of randomGame({ game: tides, seats: 2, options: STANDARD, seed: `nest ${i}` })) end = step.after;
      const nest = end?.rounds[2]?.kingdoms.findIndex((kingdom) => kingdom.includes(1)) ?? -1;
      const [a, b] = [A, B].map((seat) => tides.view(end as Seen, seat).seats[seat]?.total);
      if (a !== b || nest < 0) continue;
      expect(tides.ranking(end as Seen)).toEqual([[A, B]]);
      found.add(nest);
    }
    expect(sorted([...found])).toEqual([A, B]);
  });

  clause(['TT-NEST-6', 'TT-RELIC-7'], 'as a relic it goes on winning ties and being a palace', () => {
    const first = afterRoundOne([1, 10, 2, 4, 5], [11, 3, 6, 7, 8], [13, 14, 15, 9]).state;
    const second = keeps(first, [1, 5], [6, 3]).state;
    const { state } = picks(second, [2, 15, 10, 8, 14], [11, 4, 7, 13, 9]);
    const sheet = tides.view(state, 'public').rounds[1]?.kingdoms[A];
    const divide = sheet?.find(({ card }) => card === 2);
    expect(divide).toMatchObject({ points: 7, why: { mine: 1, theirs: 1, outcome: 'nest' } });
    expect(sheet?.find(({ card }) => card === 15)?.points).toBe(6);
  });
});
