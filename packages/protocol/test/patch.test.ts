import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, diff } from '../src/patch.ts';

/** As the other end of a wire gets it. */
function sent<T>(x: T): T {
  return JSON.parse(JSON.stringify(x));
}

const leaf = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b', null, true, undefined));
const { data } = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('data'), { maxLength: 9 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('data')),
  ),
}));
const record = fc.dictionary(fc.constantFrom('x', 'y', 'z'), data);

describe('a patch', () => {
  test('is enough to rebuild the new value at the other end', () => {
    fc.assert(
      fc.property(record, record, (before, now) => {
        const there = sent(before);
        expect(sent(applyPatch(there, JSON.parse(diff(before, now))))).toEqual(sent(now));
        expect(there).toEqual(sent(before));
      }),
      { numRuns: 1_500 },
    );
  });

  test('is empty where nothing has changed', () => {
    fc.assert(
      fc.property(record, (x) => {
        expect(diff(x, structuredClone(x))).toBe('{}');
      }),
    );
  });

  test('names the place of a change', () => {
    const before = { view: { cells: [0, 0, 0, 0, 0, 0, 0, 0], turn: 0, hand: { cards: [1] } }, moves: ['a', 'b'] };
    const now = { view: { cells: [0, 0, 0, 2, 0, 0, 0, 0], turn: 1, hand: { cards: [1] } }, moves: [] };
    expect(JSON.parse(diff(before, now))).toEqual({ view: { cells: { 3: 2 }, turn: 1 }, moves: [[]] });
  });

  test('has the whole list where much of it has changed', () => {
    expect(diff({ cells: [0, 0, 0, 0] }, { cells: [1, 2, 0, 0] })).toBe('{"cells":[[1,2,0,0]]}');
  });

  test('has the whole record where something is gone', () => {
    const before = { turn: { seat: 1, left: 2 }, at: 1 };
    expect(diff(before, { turn: { seat: 2 }, at: 1 })).toBe('{"turn":[{"seat":2}]}');
    expect(diff(before, { at: 1 })).toBe('[{"at":1}]');
  });

  test('keeps unchanged parts: the new value shares them', () => {
    const before = { hands: [{ cards: [1] }, { cards: [2] }], board: { tiles: [1, 2, 3] } };
    const now = applyPatch(before, { hands: { 1: { cards: { 0: 7 } } } });
    expect(now.hands).toEqual([{ cards: [1] }, { cards: [7] }]);
    expect(now.board).toBe(before.board);
    expect(now.hands[0]).toBe(before.hands[0]);
    expect(before.hands[1]).toEqual({ cards: [2] });
  });
});
