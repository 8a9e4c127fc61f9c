import { apply, below, legal, open, pending, stream } from '@tempora/kernel';
import { perft, perftFrom } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { type Move, type State, tempus } from '../src/index.ts';
import { layOut, row, STANDARD } from './table.ts';

/** A game with that seed after so many moves by chance. */
function midway(seats: number, seed: string, plies: number): State {
  const s = open(tempus, seats, STANDARD, seed);
  const chance = stream(`midway ${seed}`);
  for (let ply = 0; ply < plies; ply++) {
    const [seat] = pending(tempus, s) as [number];
    const moves = legal(tempus, s, seat);
    apply(tempus, s, seat, moves[below(chance, moves.length)] as Move);
  }
  return s;
}

describe('perft', () => {
  test.each([
    [3, 'ebb', 61, [4, 19, 19, 38, 120]],
    [4, 'flood', 252, [12, 24, 216, 1934]],
    [5, 'neap', 500, [14, 403, 3293]],
  ] as const)('with %i seats from the middle of "%s"', (seats, seed, plies, counts) => {
    const s = midway(seats, seed, plies);
    expect(counts.map((_, i) => perft(tempus, s, i + 1))).toEqual(counts);
  });

  for (const seed of ['dawn', 'dusk']) {
    test(`the first two tiles of "${seed}"`, () => {
      expect([1, 2].map((depth) => perftFrom(tempus, 3, seed, depth))).toEqual([660, 47_448]);
    });
  }

  const CASES = {
    'a beginning': { counts: [3, 4, 8, 16], people: { '0,0': [0, 2], '2,0': [1, 2], '4,0': [2, 2] } },
    'ships and a full hand': {
      counts: [9, 49, 252, 1124],
      era: 'ships',
      people: { '0,0': [0, 2], '1,0': [0, 1], '2,0': [1, 2], '4,0': [2, 2] },
      crowd: { 1: 4 },
      hands: [
        ['war_leader/hill', 'religion/farm', 'transport/hill', 'government/hill', 'fort/farm'],
        ['fort/hill', 'weapons/hill'],
      ],
    },
    'a city under attack': {
      counts: [3, 6, 18, 36],
      era: 'cities',
      people: { '0,0': [0, 3], '4,0': [2, 2] },
      cities: { '1,0': [1, 2] },
      crowd: { 1: 4 },
      hands: [['weapons/hill', 'medicine/hill'], ['fort/hill']],
    },
  } as const;
  for (const [name, { counts, ...layout }] of Object.entries(CASES)) {
    test(name, () => {
      const land = { ...row('grass', 'farm', 'hill', 'forest', 'mountain'), '0,1': 'grass', '2,1': 'farm' } as const;
      expect(counts.map((_, i) => perft(tempus, layOut({ land, ...layout }), i + 1))).toEqual(counts);
    });
  }
});
