import { describe, expect, test } from 'vitest';
import { narrow, readAll } from '../src/toolkit/narrowing.ts';

/** Moves of a made-up game: a piece goes to a field. */
interface Go {
  readonly text: string;
  readonly piece: string;
  readonly field: number;
}

interface Touched {
  readonly piece: string | null;
  readonly field: number | null;
}

const read = (text: string): Go | null => {
  const [, piece, field] = /^([a-z])(\d)$/.exec(text) ?? [];
  return piece && field ? { text, piece, field: Number(field) } : null;
};
const fits = (go: Go, { piece, field }: Touched) =>
  (piece === null || go.piece === piece) && (field === null || go.field === field);
const NOTHING: Touched = { piece: null, field: null };
const texts = (moves: readonly Go[]) => moves.map(({ text }) => text);
const all = readAll(['a1', 'a2', 'b2', 'end'], read);

describe('narrowing', () => {
  test('a move the game cannot read is not offered', () => {
    expect(texts(all)).toEqual(['a1', 'a2', 'b2']);
  });

  test('before anything is touched, every move is left and none is decided', () => {
    const { left, decided } = narrow(all, NOTHING, fits);
    expect(texts(left)).toEqual(['a1', 'a2', 'b2']);
    expect(decided).toBeNull();
  });

  test('every touch leaves fewer moves, in whichever order', () => {
    const start = narrow(all, NOTHING, fits);
    expect(texts(start.after({ piece: 'a' }).left)).toEqual(['a1', 'a2']);
    expect(texts(start.after({ field: 2 }).left)).toEqual(['a2', 'b2']);
    expect(start.after({ piece: 'a' }).after({ field: 2 }).left).toEqual(
      start.after({ field: 2 }).after({ piece: 'a' }).left,
    );
  });

  test('the only move left is decided, even by a single touch', () => {
    const start = narrow(all, NOTHING, fits);
    expect(start.after({ piece: 'b' }).decided?.text).toBe('b2');
    expect(start.after({ piece: 'a', field: 1 }).decided?.text).toBe('a1');
  });

  test('a touch that fits no move leaves nothing, and can be taken back', () => {
    const stuck = narrow(all, NOTHING, fits).after({ piece: 'b', field: 1 });
    expect(stuck.left).toEqual([]);
    expect(stuck.decided).toBeNull();
    expect(stuck.after({ field: null }).decided?.text).toBe('b2');
  });

  test('trying a touch changes nothing', () => {
    const start = narrow(all, NOTHING, fits);
    start.after({ piece: 'b' });
    expect(start.touched).toEqual(NOTHING);
    expect(start.left).toHaveLength(3);
  });
});
