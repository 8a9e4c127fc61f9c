import { describe, expect, test } from 'vitest';
import { scoreKingdoms } from '../../src/index.ts';
import { cardsOf, setOf, subsets } from '../../src/solver/cards.ts';
import { leadBy } from '../../src/solver/scorer.ts';
import { STANDARD } from '../table.ts';
import { shuffled } from './positions.ts';

const OPTIONS = (['effective', 'physical'] as const).flatMap((molehill) =>
  [true, false].map((molehillZeroTie) => ({ ...STANDARD, molehill, molehillZeroTie })),
);

describe('sets of cards', () => {
  test('hold what was put in, in the order of the numbers', () => {
    expect(cardsOf(setOf([18, 1, 7]))).toEqual([1, 7, 18]);
    expect(cardsOf(0)).toEqual([]);
  });

  test('have as many subsets as they should', () => {
    expect(new Set(subsets([2, 4, 6, 8, 10], 3)).size).toBe(10);
    expect(subsets([2, 4], 0)).toEqual([0]);
  });
});

test.each(OPTIONS)('the scorer says what the rules say: $molehill, zero tie $molehillZeroTie', (options) => {
  const lead = leadBy(options);
  for (let i = 0; i < 4000; i++) {
    const cards = shuffled(`score ${i}`);
    const size = 1 + (i % 7);
    const [mine, theirs] = [cards.slice(0, size), cards.slice(size, 2 * size)];
    const [a, b] = scoreKingdoms([mine, theirs], options).map((kingdom) =>
      kingdom.reduce((sum, { points }) => sum + points, 0),
    ) as [number, number];
    expect([mine, theirs, lead(setOf(mine), setOf(theirs))]).toEqual([mine, theirs, a - b]);
  }
});
