import { clause } from '@tempora/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { type Options, type Seen, tides } from '../src/index.ts';
import { A, at, B, BOX, begin, goOn, handsFor, picks, STANDARD, worth } from './table.ts';

const { read } = tides.options;

describe('options', () => {
  clause('TT-OPT-1', 'optionally the Molehill counts the cards themselves, for both players', () => {
    const physical = { molehill: 'physical' } as const;
    expect(STANDARD.molehill).toBe('effective');
    expect(worth(16, [16, 17, 6, 8, 10], [1, 2, 12, 15, 13])).toBe(0);
    expect(worth(16, [16, 17, 6, 8, 10], [1, 2, 12, 15, 13], physical)).toBe(8);
    expect(worth(16, [16, 10], [17, 4, 7])).toBe(8);
    expect(worth(16, [16, 10], [17, 4, 7], physical)).toBe(0);
    // Everything else still counts double.
    expect(worth(15, [16, 17, 15, 1, 2], [], physical)).toBe(12);
  });

  clause('TT-OPT-2', 'optionally a 0-0 tie never scores for the Molehill', () => {
    const strict = { molehillZeroTie: false };
    expect(STANDARD.molehillZeroTie).toBe(true);
    expect(worth(16, [16, 1, 2], [7, 8])).toBe(8);
    expect(worth(16, [16, 1, 2], [7, 8], strict)).toBe(0);
    // Any other tie is won as before, and more is more.
    expect(worth(16, [16, 1], [7], strict)).toBe(8);
    expect(worth(16, [16, 4], [7, 8], strict)).toBe(8);
  });

  clause(['TT-OPT-1', 'TT-OPT-2'], 'the options of the table are those its rounds are scored by', () => {
    const [a, b] = [
      [16, 17, 6, 8, 10],
      [1, 2, 12, 15, 13],
    ] as const;
    const scored = (options: Options) => picks(begin(handsFor(a, b), options).state, a, b).state.rounds[0]?.scores[A];
    expect(scored(STANDARD)).toBe(18);
    expect(scored({ ...STANDARD, molehill: 'physical' })).toBe(26);
    const [c, d] = [
      [16, 1, 2, 11, 12],
      [7, 8, 13, 14, 15],
    ] as const;
    const tied = (options: Options) => picks(begin(handsFor(c, d), options).state, c, d).state.rounds[0]?.scores[A];
    expect(tied(STANDARD)).toBe(15);
    expect(tied({ ...STANDARD, molehillZeroTie: false })).toBe(7);
  });

  clause('TT-OPT-3', 'the memory aid is off unless chosen, then it serves both players alike and nobody else', () => {
    const memories = (s: Seen) => ([A, B, 'public'] as const).map((viewer) => tides.view(s, viewer).memory);
    expect(STANDARD.memoryAid).toBe(false);
    for (const moment of [at(1, 1), at(1, 3), at(2, 1), at(3, 1)]) {
      expect(memories(goOn(begin().state, moment).state)).toEqual([null, null, null]);
    }
    const aided = goOn(begin([], { ...STANDARD, memoryAid: true }).state, at(1, 2)).state;
    expect(memories(aided)).toEqual([
      { known: aided.hands[B], hidden: 0, unseen: BOX.slice(10) },
      { known: aided.hands[A], hidden: 0, unseen: BOX.slice(10) },
      null,
    ]);
  });

  clause('TT-OPT-3', 'it shows no more than could be remembered', () => {
    const aided = begin([], { ...STANDARD, memoryAid: true }).state;
    expect(tides.view(aided, A).memory).toEqual({
      known: [],
      hidden: 5,
      unseen: BOX.slice(5),
    });
    expect(tides.view(goOn(aided).state, A).memory).toBeNull();
  });
});

describe('options from outside', () => {
  test('missing options are standard', () => {
    expect(read({})).toEqual(STANDARD);
    expect(read({ memoryAid: true })).toEqual({ ...STANDARD, memoryAid: true });
    expect(read({ molehill: 'physical', molehillZeroTie: false, memoryAid: true })).toEqual({
      molehill: 'physical',
      molehillZeroTie: false,
      memoryAid: true,
    });
  });

  test('unknown options and values are refused', () => {
    for (const x of [
      null,
      undefined,
      7,
      'effective',
      { molehill: 'other' },
      { molehill: null },
      { molehillZeroTie: 'false' },
      { memoryAid: 1 },
      { rounds: 4 },
      { ...STANDARD, extra: true },
      JSON.parse('{"__proto__": {"memoryAid": true}}'),
    ]) {
      expect(read(x)).toBeNull();
    }
  });
});
