import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Move, tides } from '../src/index.ts';
import { BOX } from './table.ts';

const { read, write } = tides.notation;

describe('notation', () => {
  test('every move is written one way and read back as itself', () => {
    const moves: Move[] = BOX.map((card) => ({ type: 'play', card }));
    for (const keep of BOX) for (const discard of BOX) moves.push({ type: 'keep', keep, discard });
    expect(new Set(moves.map(write)).size).toBe(BOX.length + BOX.length ** 2);
    for (const move of moves) expect(read(write(move))).toEqual(move);
    expect(write({ type: 'play', card: 4 })).toBe('play:4');
    expect(write({ type: 'keep', keep: 4, discard: 9 })).toBe('keep:4,discard:9');
  });

  test('a move is written with one token and no space: a record has one line for it', () => {
    for (const keep of BOX) expect(write({ type: 'keep', keep, discard: 1 })).toMatch(/^\S+$/);
  });

  test('nothing else is a move', () => {
    for (const text of [
      '',
      'play',
      'play:',
      'play:0',
      'play:00',
      'play:01',
      `play:${BOX.length + 1}`,
      'play:99',
      'play:-1',
      'play:1.0',
      'play:1e0',
      'play: 1',
      ' play:1',
      'play:1 ',
      'play:1\n',
      'PLAY:1',
      'play:١',
      'keep:1',
      'discard:1',
      'keep:1,discard:',
      'keep:1,discard:0',
      `keep:1,discard:${BOX.length + 1}`,
      'keep:0,discard:1',
      'keep:1;discard:2',
      'keep:1,discard:2,',
      'discard:1,keep:2',
      'play:1keep:1,discard:2',
    ]) {
      expect([text, read(text)]).toEqual([text, null]);
    }
  });

  test('any text at all is a move or null, and a move only in its own words', () => {
    const words = fc.constantFrom('play:', 'keep:', 'discard:', ',', '1', '8', '18', '0', ' ', '\n');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words, { maxLength: 6 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (line) => {
        const move = read(line);
        return move === null || write(move) === line;
      }),
      { seed: 18, numRuns: 1000 },
    );
  });
});
