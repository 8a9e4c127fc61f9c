import { describe, expect, test } from 'vitest';
import { inca, type Move } from '../src/index.ts';
import { A, arrange, B, idle, inForce, isAt, phaseAt, region, roads, settle } from './table.ts';

/** Ruling R-46: where several clauses forbid a move, the more general one is named. */
describe('which clause is named', () => {
  const s = arrange((t) => {
    t.labor[A] = 0;
    roads(t, A, 'limatambo-saywite');
  });

  test('the end, then the seat, then the phase, then whose turn it is', () => {
    const over = settle(arrange((t) => phaseAt(t, 7, 9)) as never).state;
    expect(inca.forbids(over, 9, { type: 'sun', card: 0, sector: 0 })).toBe('IE-END-1');
    expect(inca.forbids(s, 9, { type: 'sun', card: 0, sector: 0 })).toBe('IE-SETUP-1');
    expect(inca.forbids(s, B, { type: 'sun', card: 0, sector: 0 })).toBe('IE-TRACK-1');
    expect(inca.forbids(s, B, { type: 'conquer', region: 99 })).toBe('IE-PEOPLE-1');
    const sun = idle(s, isAt(2, 1)).state;
    expect(inca.forbids(sun, sun.order[1]!, { type: 'done' })).toBe('IE-TRACK-1');
    expect(inca.forbids(sun, sun.order[1]!, { type: 'sun', card: 99, sector: 9 })).toBe('IE-SUN-4');
  });

  test('the block before the place, the place before the labor', () => {
    expect(inca.forbids(s, A, { type: 'conquer', region: region('lares') })).toBe('IE-CONQUER-2');
    expect(inca.forbids(s, A, { type: 'conquer', region: region('chanca') })).toBe('IE-PEOPLE-6');
    expect(inca.forbids(s, A, { type: 'expand', region: region('lares') })).toBe('IE-EVENT-EXPANSION');
  });

  test('a province that cannot be attacked is refused alike, whatever lies there', () => {
    const hidden = [...s.faces.keys()].filter((r) => s.faces[r] === 0);
    expect(new Set(hidden.map((r) => inca.forbids(s, A, { type: 'conquer', region: r })))).toEqual(
      new Set(['IE-CONQUER-2']),
    );
  });

  test('junk is refused and never crashes', () => {
    const rich = arrange((t) => {
      t.labor[A] = 50;
      inForce(t, 0, 'wildroad outpost zeal local expansion');
    });
    const junk = [-1, 0.5, 99, 118, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, 59];
    for (const x of junk) {
      const moves = [
        ...(['road', 'wild', 'extra', 'extra-wild'] as const).flatMap((type): Move[] => [
          { type, a: x, b: 3 },
          { type, a: 0, b: x },
          { type, a: x, b: x },
          { type, a: 0.5, b: 1 },
        ]),
        ...(['city', 'garrison', 'outpost', 'temple'] as const).map((type): Move => ({ type, site: x })),
        ...(['conquer', 'expand', 'terrace'] as const).map((type): Move => ({ type, region: x === 3 ? 0 : x })),
        { type: 'pilgrimage', card: x, block: 'roads' } as Move,
        { type: 'sun', card: x, sector: x } as Move,
      ];
      for (const move of moves) expect(inca.forbids(rich, A, move)).toMatch(/^IE-/);
    }
  });
});
