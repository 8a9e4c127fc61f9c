import { shuffle, stream } from '@tempora/kernel';
import { clause } from '@tempora/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { type Options, scoreKingdoms } from '../src/index.ts';
import { reference, type Switches } from './reference.ts';
import { A, B, BOX, STANDARD, sums } from './table.ts';

const SWITCHES: readonly Switches[] = [
  { molehill: 'effective', molehillZeroTie: true },
  { molehill: 'effective', molehillZeroTie: false },
  { molehill: 'physical', molehillZeroTie: true },
  { molehill: 'physical', molehillZeroTie: false },
];
/** Kingdom sizes of the three rounds and the most a kingdom of that size can score. */
const MOST: readonly [size: number, most: number][] = [
  [5, 43],
  [6, 55],
  [7, 63],
];
const PAIRS = 4000;
const TOGETHER = [[], [16, 1], [16, 17], [18, 1]] as const;

/** Disjoint pairs of kingdoms, the same ones every time. */
function* pairs(size: number, count: number): Generator<[number[], number[]]> {
  const luck = { rng: stream(`kingdoms of ${size}`), clock: 0 };
  const deck = [...BOX];
  for (let i = 0; i < count; i++) {
    shuffle(luck, deck);
    // Three pairs in four have two of the odd cards in one kingdom: that is where the rules are difficult.
    for (const [at, card] of (TOGETHER[i % 4] as readonly number[]).entries()) {
      const from = deck.indexOf(card);
      [deck[at], deck[from]] = [card, deck[at] as number];
    }
    yield [deck.slice(0, size), deck.slice(size, 2 * size)];
  }
}

function earned(a: readonly number[], b: readonly number[], options: Options): number[][] {
  return scoreKingdoms([a, b], options).map((cards) => cards.map(({ points }) => points));
}

const add = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);

describe('against a second scorer', () => {
  for (const switches of SWITCHES) {
    for (const [size, most] of MOST) {
      test(`${size} cards each, Molehill ${switches.molehill}, none against none ${switches.molehillZeroTie}`, () => {
        const options = { ...STANDARD, ...switches };
        for (const [a, b] of pairs(size, PAIRS)) {
          const mine = earned(a, b, options);
          const [wantedA, wantedB] = [reference(a, b, switches), reference(b, a, switches)];
          if (String(mine) !== String([wantedA, wantedB])) {
            expect({ a, b, mine }).toEqual({ a, b, mine: [wantedA, wantedB] });
          }
          if (Math.max(add(mine[A]!), add(mine[B]!)) > most) expect({ a, b, mine }).toBe(`at most ${most}`);
        }
      });
    }
  }

  test('the sample tells the switches apart', () => {
    for (const [size] of MOST) {
      const seen = SWITCHES.map((switches) =>
        [...pairs(size, PAIRS)].map(([a, b]) => earned(a, b, { ...STANDARD, ...switches })).join('|'),
      );
      expect(new Set(seen).size).toBe(4);
    }
  });
});

describe('whatever the kingdoms', () => {
  clause('TT-SCORE-8', 'swapping the players swaps the scores, and order changes nothing', () => {
    const luck = { rng: stream('orders'), clock: 0 };
    for (const [size] of MOST) {
      for (const [a, b] of pairs(size, 1000)) {
        const straight = sums(a, b);
        expect(sums(b, a)).toEqual([straight[1], straight[0]]);
        const [shuffledA, shuffledB] = [[...a], [...b]];
        shuffle(luck, shuffledA);
        shuffle(luck, shuffledB);
        expect(sums(shuffledA, shuffledB)).toEqual(straight);
      }
    }
  });

  clause('TT-SCORE-6', 'no kingdom can score more than 43, 55 and 63, and these can be reached', () => {
    expect(sums([2, 9, 13, 12, 5], [18, 17, 16, 14, 1])[A]).toBe(43);
    expect(sums([17, 12, 5, 9, 2, 14], [13, 10, 3, 8, 4, 1])[A]).toBe(55);
    expect(sums([9, 17, 12, 14, 18, 5, 2], [10, 7, 1, 4, 8, 16, 15])[A]).toBe(63);
  });
});
