import { perft, perftFrom } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { inca, type State } from '../src/index.ts';
import { begin, goOn, idle, isAt } from './table.ts';

const depths = [1, 2, 3, 4];

describe('perft', () => {
  for (const [seats, seed, counts] of [
    [4, 'sun', [7, 61, 357, 1298]],
    [4, 'moon', [6, 45, 264, 1046]],
    [3, 'sun', [6, 46, 276, 1181]],
    [3, 'moon', [7, 64, 378, 1096]],
  ] as const) {
    test(`${seats} seats, from the first turn of "${seed}"`, () => {
      expect(depths.map((depth) => perftFrom(inca, seats, seed, depth))).toEqual(counts);
    });
  }

  test('from a Sun phase: three cards into four sectors, then three, two and one', () => {
    const state = structuredClone(idle(begin(4, {}, 'sun').state, isAt(2, 1)).state) as State;
    expect(depths.map((depth) => perft(inca, state, depth))).toEqual([12, 108, 648, 1944]);
  });

  test('from a People phase with cards in force', () => {
    const state = structuredClone(goOn(begin(4, {}, 'moon').state, isAt(5, 4), 5).state) as State;
    expect([1, 2].map((depth) => perft(inca, state, depth))).toEqual([143, 3469]);
  });
});
