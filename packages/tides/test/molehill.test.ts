import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { scoreKingdoms } from '../src/index.ts';
import { STANDARD, worth } from './table.ts';

function singles(a: readonly number[], b: readonly number[]) {
  const why = scoreKingdoms([a, b], STANDARD)[0]?.find(({ card }) => card === 16)?.why;
  return why?.kind === 'single-majority' ? [why.mine, why.theirs] : null;
}

describe('the Molehill', () => {
  clause('TT-MOLE-1', 'single is a suit counted exactly once: not two, not none', () => {
    expect(singles([16, 1, 4, 5, 7, 8, 9], [10, 13, 14])).toEqual([['palace'], ['stronghold']]);
    expect(singles([16, 17, 1, 2, 4], [10, 11])).toEqual([['library'], []]);
    // The rule sheet's example: 3/1/1 against 3/2/1 is two singles against one.
    expect(worth(16, [16, 4, 5, 6, 8, 15], [1, 2, 3, 10, 12, 13])).toBe(8);
  });

  clause('TT-MOLE-2', 'eight points for more single suits, nothing for as many or fewer', () => {
    expect(worth(16, [16, 1, 4], [7])).toBe(8);
    expect(worth(16, [16, 4], [7])).toBe(0);
    expect(worth(16, [16, 4], [7, 10])).toBe(0);
    // More cards, even more suits, are not more singles.
    expect(worth(16, [16, 1, 2, 4, 5, 7], [10, 13])).toBe(0);
  });

  clause('TT-MOLE-2', 'King’s Nest wins the tie for the Molehill’s owner only', () => {
    expect(worth(16, [16, 1], [7])).toBe(8);
    expect(worth(16, [16, 7], [1])).toBe(0);
    expect(worth(16, [16, 1], [7, 10])).toBe(0);
  });

  clause('TT-MOLE-3', 'both players are counted the same way, each under their own Roof', () => {
    expect(worth(16, [16, 17, 4, 7], [10])).toBe(0);
    expect(worth(16, [16, 4], [17, 7, 10])).toBe(8);
    // The other's Roof leaves your singles alone and the reverse.
    expect(worth(16, [16, 4], [17, 7, 8])).toBe(8);
    expect(worth(16, [16, 17, 4, 5, 7], [10, 11])).toBe(8);
  });

  clause('TT-MOLE-4', 'there is no minimum: with King’s Nest a 0-0 tie scores', () => {
    expect(worth(16, [16, 1, 2], [7, 8])).toBe(8);
    expect(worth(16, [16, 2, 3], [7, 8])).toBe(0);
    expect(worth(16, [16, 1, 17], [7, 8])).toBe(8);
  });
});
