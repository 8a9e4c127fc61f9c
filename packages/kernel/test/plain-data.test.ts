import { describe, expect, test } from 'vitest';
import { asFrozen, copy, freeze, mutableCopy } from '../src/index.ts';

const sample = () => ({ a: 1, b: [1, [2, { c: null, d: 'x' }]], e: { f: [], g: { h: true } } });

function parts(x: unknown): object[] {
  return typeof x === 'object' && x !== null ? [x, ...Object.values(x).flatMap(parts)] : [];
}

describe('plain data', () => {
  test('a copy is equal and shares nothing', () => {
    const original = sample();
    const twin = copy(original);
    expect(twin).toEqual(original);
    const mine = new Set(parts(original));
    expect(parts(twin).filter((part) => mine.has(part))).toEqual([]);
    expect(parts(twin)).toHaveLength(parts(original).length);
  });

  test('changing a copy leaves the original alone', () => {
    const original = sample();
    const twin = copy(original);
    (twin.b as number[]).push(9);
    twin.e.g.h = false;
    expect(original).toEqual(sample());
  });

  test('numbers, strings, booleans and null are their own copies', () => {
    for (const x of [0, -1, 'x', true, null]) expect(copy(x)).toBe(x);
  });

  test('freezing goes all the way down and gives the same value', () => {
    const original = sample();
    const cold = freeze(original);
    expect(cold).toBe(original);
    expect(parts(cold).every((part) => Object.isFrozen(part))).toBe(true);
    expect(() => (original.b as number[]).push(1)).toThrow(TypeError);
    expect(() => {
      original.e.g.h = false;
    }).toThrow(TypeError);
  });

  test('a copy of frozen data can be changed again', () => {
    const warm = mutableCopy<ReturnType<typeof sample>>(freeze(sample()));
    warm.e.g.h = false;
    expect(warm.e.g.h).toBe(false);
    expect(asFrozen(warm)).toBe(warm);
  });
});
