import { describe, expect, test } from 'vitest';
import { below, draw, next, roll, show, shuffle, stream } from '../src/index.ts';

const take = (rng: number[], n: number) => Array.from({ length: n }, () => next(rng));

describe('a stream', () => {
  test('is the same for the same seed, forever: every record depends on it', () => {
    expect(take(stream('tempora'), 5)).toEqual(take(stream('tempora'), 5));
    expect(take(stream('tempora'), 3)).toEqual([1863796944, 2072706031, 1605979234]);
    expect(take(stream(''), 3)).toEqual([3964317691, 2295682031, 2113742504]);
  });

  test('differs for seeds that differ in length, order, case or one letter', () => {
    const seeds = [
      '',
      'a',
      'b',
      'aa',
      'ab',
      'ba',
      'A',
      'law 1',
      'law 2',
      '1 law',
      'ä',
      '💡',
      'a\u0000',
      'x'.repeat(99),
    ];
    const firsts = seeds.map((seed) => take(stream(seed), 4).join());
    expect(new Set(firsts).size).toBe(seeds.length);
  });

  test('a thousand neighbouring seeds give a thousand different streams', () => {
    const firsts = Array.from({ length: 1000 }, (_, i) => take(stream(`game ${i}`), 2).join());
    expect(new Set(firsts).size).toBe(1000);
  });

  test('is four words of plain data, and its numbers are unsigned 32-bit integers', () => {
    const rng = stream('plain');
    expect(rng).toHaveLength(4);
    expect(JSON.parse(JSON.stringify(rng))).toEqual(rng);
    for (const x of take(rng, 1000)) expect(Number.isInteger(x) && x >= 0 && x < 2 ** 32).toBe(true);
  });

  test('continues from a copy of its words', () => {
    const rng = stream('copy');
    take(rng, 7);
    const again = [...rng];
    expect(take(again, 5)).toEqual(take(rng, 5));
  });

  test('every bit is set half of the time', () => {
    const xs = take(stream('bits'), 20_000);
    for (let bit = 0; bit < 32; bit++) {
      const set = xs.filter((x) => (x >>> bit) & 1).length;
      expect(Math.abs(set - 10_000)).toBeLessThan(5 * 71);
    }
  });
});

describe('sfc32', () => {
  test('is the published generator, computed here with unlimited integers', () => {
    const words = [0xdeadbeef, 0x12345678, 0x9abcdef0, 1];
    let [a, b, c, d] = words.map(BigInt) as [bigint, bigint, bigint, bigint];
    const cut = (x: bigint) => x & 0xffffffffn;
    for (let i = 0; i < 200; i++) {
      const t = cut(a + b + d);
      d = cut(d + 1n);
      a = b ^ (b >> 9n);
      b = cut(c + (c << 3n));
      c = cut((cut(c << 21n) | (c >> 11n)) + t);
      expect(next(words)).toBe(Number(t));
    }
  });
});

describe('below', () => {
  test('gives every number equally often', () => {
    for (const n of [2, 5, 6, 10, 18, 100]) {
      const rng = stream(`dice of ${n}`);
      const counts = Array.from({ length: n }, () => 0);
      for (let i = 0; i < 2000 * n; i++) counts[below(rng, n)]!++;
      const chi = counts.reduce((sum, x) => sum + (x - 2000) ** 2 / 2000, 0);
      expect(chi).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
    }
  });

  test('is fair even where the range does not divide 32 bits', () => {
    // A remainder alone would give the first third of this range half of all numbers.
    const rng = stream('unfair');
    const n = 3 * 2 ** 30;
    const low = Array.from({ length: 6000 }, () => below(rng, n)).filter((x) => x < 2 ** 30).length;
    expect(Math.abs(low - 2000)).toBeLessThan(5 * 37);
  });

  test('one possibility is always taken', () => {
    expect(below(stream('one'), 1)).toBe(0);
  });
});

describe('randomness at the table', () => {
  const luck = (seed: string) => ({ rng: stream(seed), clock: 0 });

  test('a shuffle keeps every card, moves them and ticks the clock', () => {
    const s = luck('deck');
    const cards = Array.from({ length: 30 }, (_, i) => i);
    shuffle(s, cards);
    expect(cards).not.toEqual(Array.from({ length: 30 }, (_, i) => i));
    expect([...cards].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i));
    expect(s.clock).toBe(1);
  });

  test('every order of four cards is as likely as any other', () => {
    const s = luck('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const cards = [0, 1, 2, 3];
      shuffle(s, cards);
      counts.set(cards.join(), (counts.get(cards.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chi = [...counts.values()].reduce((sum, x) => sum + (x - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(23 + 5 * Math.sqrt(46));
  });

  test('an empty pile can be shuffled', () => {
    const cards: number[] = [];
    shuffle(luck('none'), cards);
    expect(cards).toEqual([]);
  });

  test('a draw takes cards from the top, fewer if there are fewer, and ticks the clock', () => {
    const s = luck('draw');
    const pile = [7, 8, 9];
    expect(draw(s, pile, 2)).toEqual([7, 8]);
    expect(draw(s, pile, 2)).toEqual([9]);
    expect(draw(s, pile, 2)).toEqual([]);
    expect([pile, s.clock]).toEqual([[], 3]);
  });

  test('a roll and a reveal tick the clock; a reveal uses no randomness', () => {
    const s = luck('roll');
    const n = roll(s, 6);
    expect(n >= 0 && n < 6).toBe(true);
    expect(s.clock).toBe(1);
    const rng = [...s.rng];
    show(s);
    expect([s.clock, s.rng]).toEqual([2, rng]);
  });
});
