import { describe, expect, test } from 'vitest';
import type { Options } from '../src/index.ts';
import { countSuits, doubleLargest } from '../src/rules/score.ts';
import { A, afterRoundOne, B, points, sums } from './table.ts';
import vectors from './vectors.json';

interface Vector {
  id: string;
  round: number;
  a: number[];
  b: number[];
  a_points: Record<string, number>;
  b_points: Record<string, number>;
  a_total: number;
  b_total: number;
  note: string;
  a_effective?: Record<string, number>;
  /** By switch, e.g. `molehill=physical`: the values that differ, e.g. `a_points.16`. */
  alt?: Record<string, Record<string, number>>;
}

const ALL = vectors as unknown as Vector[];

function switched(text: string): Partial<Options> {
  const [name, value] = text.split('=') as [string, string];
  return { [name]: value === 'true' || value === 'false' ? value === 'true' : value };
}

/** The vector as it should be under a switch. */
function changed(vector: Vector, values: Record<string, number>): Vector {
  const out = structuredClone(vector);
  for (const [path, value] of Object.entries(values)) {
    const [field, card] = path.split('.') as ['a_points' | 'a_total', string | undefined];
    if (card === undefined) out[field as 'a_total'] = value;
    else out[field as 'a_points'][card] = value;
  }
  return out;
}

function check({ a, b, a_points, b_points, a_total, b_total }: Vector, options: Partial<Options>): void {
  expect(points(a, b, options)).toEqual([a_points, b_points]);
  expect(points(b, a, options)).toEqual([b_points, a_points]);
  expect(sums(a, b, options)).toEqual([a_total, b_total]);
}

describe('worked examples', () => {
  for (const vector of ALL) {
    test(`${vector.id} ${vector.note}`, () => {
      expect(vector.a).toHaveLength(4 + vector.round);
      expect(vector.b).toHaveLength(4 + vector.round);
      check(vector, {});
      if (vector.a_effective) {
        expect(doubleLargest(vector.a, countSuits(vector.a))).toEqual(vector.a_effective);
      }
      // Switches that the vector does not name change nothing.
      for (const text of ['molehill=effective', 'molehill=physical', 'molehillZeroTie=true', 'molehillZeroTie=false']) {
        check(changed(vector, vector.alt?.[text] ?? {}), switched(text));
      }
    });
  }

  for (const vector of ALL.filter(({ round }) => round === 1)) {
    test(`${vector.id} comes out the same at the table, move by move`, () => {
      const { state } = afterRoundOne(vector.a, vector.b);
      expect(state.rounds[0]?.scores).toEqual([vector.a_total, vector.b_total]);
      expect(state.rounds[0]?.kingdoms).toEqual([vector.a, vector.b]);
      expect([A, B].map((seat) => state.hands[seat]?.length)).toEqual([5, 5]);
    });
  }
});
