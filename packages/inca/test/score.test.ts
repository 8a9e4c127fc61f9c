import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import type { State } from '../src/index.ts';
import { score, turnOrder } from '../src/rules/score.ts';
import { A, arrange, B, C, D, own, phaseAt, play, region, roads, scores, settle } from './table.ts';

/** A score track with nothing else. */
function figures(...at: [number, number][]): State {
  const s = structuredClone(arrange()) as State;
  scores(s, ...at);
  return s;
}

describe('score track', () => {
  clause('IE-TRACKVP-1', 'points move the figure at once and without limit', () => {
    const s = figures([A, 0], [B, 0], [C, 0], [D, 0]);
    for (const points of [1, 99, 400]) score(s, B, points);
    expect(s.points).toEqual([0, 500, 0, 0]);
    expect(s.places[0]).toBe(B);
    const before = arrange((t) => {
      roads(t, A, 'limatambo-choquequirao');
      t.markers[region('vilcabamba')] = 3;
    });
    expect(play(before, A, 'conquer:vilcabamba').state.points).toEqual([4, 0, 0, 0]);
  });

  clause('IE-TRACKVP-2', 'a figure that arrives stands outside; one that leaves changes no other’s place', () => {
    const s = figures([A, 10], [B, 10], [C, 7], [D, 5]);
    score(s, C, 3);
    expect(s.places).toEqual([A, B, C, D]);
    score(s, D, 5);
    expect(s.places).toEqual([A, B, C, D]);
    score(s, A, 1);
    expect(s.places).toEqual([A, B, C, D]);
    score(s, C, 2);
    expect(s.places).toEqual([C, A, B, D]);
    score(s, B, 1);
    expect(s.places).toEqual([C, A, B, D]);
  });

  clause('IE-TRACKVP-3', 'a gain of 0 moves nothing; only the final space matters', () => {
    const s = figures([A, 10], [B, 10], [C, 9], [D, 0]);
    score(s, A, 0);
    expect(s.places).toEqual([A, B, C, D]);
    const twice = figures([A, 10], [B, 9], [C, 8], [D, 0]);
    score(twice, C, 1);
    score(twice, C, 1);
    const once = figures([A, 10], [B, 9], [C, 8], [D, 0]);
    score(once, C, 2);
    expect([twice.points, twice.places]).toEqual([once.points, once.places]);
    expect(once.places).toEqual([A, C, B, D]);
  });

  clause('IE-TRACKVP-4', 'more points first, then the inner figure; only turn order treats ties the other way', () => {
    const s = figures([D, 20], [B, 15], [C, 15], [A, 11]);
    expect(s.places).toEqual([D, B, C, A]);
    expect(turnOrder(s.places, s.points)).toEqual([A, B, C, D]);
    phaseAt(s, 2, 0);
    own(s, A, 'nasca');
    expect(settle(s).state.help).toEqual([{ from: D, to: A, labor: 1 }]);
  });
});
