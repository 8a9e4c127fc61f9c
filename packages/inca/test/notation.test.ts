import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/components/cards.ts';
import { REGIONS, SITES } from '../src/components/places.ts';
import { boardOf } from '../src/geometry.ts';
import { inca, type Move } from '../src/index.ts';

const { read, write } = inca.notation;

describe('notation', () => {
  const moves: Move[] = [{ type: 'done' }];
  for (const card of CARDS.keys()) {
    for (const sector of [0, 1, 2, 3]) moves.push({ type: 'sun', card, sector });
    for (const block of ['roads', 'build'] as const) moves.push({ type: 'pilgrimage', card, block });
  }
  for (const map of ['four', 'three'])
    for (const { a, b } of boardOf({ map }).edges)
      for (const type of ['road', 'wild', 'extra', 'extra-wild'] as const) moves.push({ type, a, b });
  for (const site of SITES.keys())
    for (const type of ['city', 'garrison', 'outpost', 'temple'] as const) moves.push({ type, site });
  for (const region of REGIONS.keys())
    for (const type of ['conquer', 'expand', 'terrace'] as const) moves.push({ type, region });

  test('every move is written one way, in one word, and read back as itself', () => {
    for (const move of moves) {
      expect(write(move)).toMatch(/^\S+$/);
      expect(read(write(move))).toEqual(move);
    }
    const distinct = new Set(moves.map((move) => JSON.stringify(move)));
    expect(new Set(moves.map(write)).size).toBe(distinct.size);
    expect(write({ type: 'road', a: 0, b: 3 })).toBe(`road:cusco-${SITES[3]?.id}`);
    expect(write({ type: 'sun', card: 0, sector: 2 })).toBe('sun:revolt/2');
  });

  test('nothing else is a move', () => {
    for (const text of [
      '',
      'done ',
      'road',
      'road:cusco',
      'road:pisac-cusco',
      'road:cusco-cusco',
      'road:cusco-atlantis',
      'sun:revolt',
      'sun:revolt/',
      'sun:revolt/10',
      'sun:nothing/1',
      'city:',
      'city:nasca',
      'conquer:cusco',
      'conquer:17',
      'pilgrimage:great/road',
      'pilgrimage:great',
      'CITY:quito',
      'city:quito-quito',
      'road:cusco/pisac',
      'toString',
      '__proto__',
    ])
      expect([text, read(text)]).toEqual([text, null]);
  });

  test('any text at all is a move or null, and a move only in its own words', () => {
    const words = fc.constantFrom(
      'road:',
      'city:',
      'sun:',
      'cusco',
      'pisac',
      'quito',
      'nasca',
      'revolt',
      '-',
      '/',
      '1',
      'roads',
      'done',
      'pilgrimage:',
      ' ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words, { maxLength: 5 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (line) => {
        const move = read(line);
        return move === null || write(move) === line;
      }),
      { seed: 1533, numRuns: 2000 },
    );
  });

  test('a move with wrong numbers still has a text, and no two junk moves pass for a real one', () => {
    for (const a of [-1, 0.5, Number.NaN, 118, 2 ** 31]) expect(read(write({ type: 'road', a, b: 3 }))).toBeNull();
  });
});
