import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { CARDS } from '../src/components/cards.ts';
import { tides } from '../src/index.ts';
import { A, afterRoundOne, keeps, picks, points, worth } from './table.ts';

describe('the Sapphire Port', () => {
  clause('TT-PORT-1', 'it is scored last, wherever it lies in either kingdom', () => {
    for (const a of [
      [18, 5, 3, 11, 15],
      [5, 3, 18, 11, 15],
      [5, 3, 11, 15, 18],
    ]) {
      expect(worth(18, a, [8, 10, 12, 2, 7])).toBe(8);
      expect(points([8, 10, 12, 2, 7], a)[1]).toMatchObject({ 18: 8, 5: 9 });
    }
    // The best card of all is a Molehill, on the other's side and on one's own.
    expect(points([18, 6, 8], [16, 1, 4, 12])).toMatchObject([{ 18: 0 }, { 16: 8 }]);
    expect(points([18, 16, 1, 4, 7], [2, 3, 11, 12])).toMatchObject([{ 18: 8, 16: 8 }, { 2: 7 }]);
  });

  clause('TT-PORT-2', 'single cards are compared, not sums', () => {
    // Best 7 of 7 points against best 6 of 9: the Port scores.
    expect(points([18, 13, 7], [15, 3, 2, 4])).toEqual([
      { 18: 8, 13: 7, 7: 0 },
      { 15: 6, 3: 3, 2: 0, 4: 0 },
    ]);
    // Best 6 of 9 against best 7 of 7: it does not.
    expect(points([18, 15, 3, 2, 4], [13, 7])).toEqual([
      { 18: 0, 15: 6, 3: 3, 2: 0, 4: 0 },
      { 13: 7, 7: 0 },
    ]);
  });

  clause('TT-PORT-2', 'two sets are one card’s points', () => {
    // Two sets of the Pillars are 10, more than the Eye's 9.
    expect(points([18, 14, 4, 5, 7, 8], [10, 1, 12])).toMatchObject([{ 18: 8, 14: 10 }, { 10: 9 }]);
    expect(points([18, 10, 1, 12], [14, 4, 5, 7, 8])).toMatchObject([{ 18: 0, 10: 9 }, { 14: 10 }]);
  });

  clause('TT-PORT-3', 'eight points if the owner’s best card earned more; on a tie only with King’s Nest', () => {
    expect(worth(18, [18, 15, 2, 3], [6, 7])).toBe(8);
    expect(worth(18, [18, 6, 7], [15, 2, 3])).toBe(0);
    expect(worth(18, [18, 6, 7], [15, 2])).toBe(0);
    expect(worth(18, [18, 1, 6, 7], [15, 2])).toBe(8);
    expect(worth(18, [18, 6, 7], [15, 1])).toBe(0);
    expect(worth(18, [18, 1, 6, 7], [15, 2, 3])).toBe(0);
  });

  clause('TT-PORT-4', 'a card that earns nothing takes no part: 0-0 gives nothing, even with the Nest', () => {
    expect(points([18, 1, 2, 3, 13], [4, 5, 7, 8, 17])).toEqual([
      { 18: 0, 1: 0, 2: 0, 3: 0, 13: 0 },
      { 4: 0, 5: 0, 7: 0, 8: 0, 17: 0 },
    ]);
    expect(worth(18, [18, 1], [])).toBe(0);
    expect(worth(18, [18, 2, 3], [5])).toBe(0);
  });

  clause('TT-PORT-4', 'any earning card beats an opponent without one', () => {
    expect(worth(18, [18, 6, 7], [2, 3])).toBe(8);
    expect(worth(18, [18, 6, 7], [])).toBe(8);
  });

  clause('TT-PORT-5', 'its own eight points do not help it', () => {
    // 7 against 7, 3 against 7, and nothing against nothing: the eight would beat them all.
    expect(points([18, 2, 11], [13, 7])).toMatchObject([{ 18: 0, 2: 7 }, { 13: 7 }]);
    expect(points([18, 6, 7], [2, 11])).toMatchObject([{ 18: 0, 6: 3 }, { 2: 7 }]);
    expect(worth(18, [18], [])).toBe(0);
  });

  clause('TT-PORT-6', 'only this round’s points are compared', () => {
    // Round 1: A's Eye of the North earns 9, B's best is 7. Round 2: 3 against 3, so the Port gives nothing.
    const first = afterRoundOne([10, 11, 5, 4, 12], [1, 2, 3, 6, 7], [18, 8, 14, 16]).state;
    const { state } = picks(keeps(first, [4, 10], [1, 7]).state, [18, 6, 8, 2, 5], [14, 12, 3, 11, 16]);
    const sheets = tides
      .view(state, 'public')
      .rounds.map(({ kingdoms }) =>
        kingdoms.map((cards) => Math.max(...cards.filter(({ card }) => card !== 18).map((card) => card.points))),
      );
    expect(sheets).toEqual([
      [9, 7],
      [3, 3],
    ]);
    const port = tides.view(state, 'public').rounds[1]?.kingdoms[A]?.find(({ card }) => card === 18);
    expect(port).toMatchObject({ points: 0, why: { outcome: 'tie' } });
  });

  clause('TT-PORT-7', 'there is only one, so no Port ever compares with another', () => {
    expect(CARDS.filter(({ power }) => power.kind === 'best-card').map(({ card }) => card)).toEqual([18]);
  });
});
