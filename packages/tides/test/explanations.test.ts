import { describe, expect, test } from 'vitest';
import { advice } from '../src/advice.ts';
import { tides } from '../src/index.ts';
import { A, afterRoundOne, at, B, begin, goOn, picks, relicsOf } from './table.ts';

describe('the score sheet', () => {
  const { state } = afterRoundOne([17, 2, 1, 10, 15], [11, 3, 6, 8, 13]);
  const [mine, theirs] = tides.view(state, 'public').rounds[0]!.kingdoms as [object[], object[]];

  test('says of every card why it earned what it earned, and which cards it counted', () => {
    expect(mine).toEqual([
      { card: 17, points: 0, why: { kind: 'double', suits: ['palace'] }, counted: [2, 1] },
      {
        card: 2,
        points: 7,
        why: { kind: 'majority', suit: 'stronghold', mine: 1, theirs: 1, outcome: 'nest' },
        counted: [10],
      },
      { card: 1, points: 0, why: { kind: 'tie' }, counted: [] },
      { card: 10, points: 6, why: { kind: 'missing', missing: ['library', 'garden'] }, counted: [] },
      { card: 15, points: 12, why: { kind: 'per', suit: 'palace', count: 4 }, counted: [2, 1] },
    ]);
    expect(theirs[4]).toEqual({
      card: 13,
      points: 7,
      why: { kind: 'majority', suit: 'garden', mine: 1, theirs: 0, outcome: 'more' },
      counted: [8],
    });
  });

  test('names both best cards for the Port, the first of several equals', () => {
    const after = afterRoundOne([18, 2, 12, 10, 6], [7, 3, 1, 13, 15]).state;
    const port = tides.view(after, A).rounds[0]?.kingdoms[A]?.[0];
    expect(port?.why).toEqual({ kind: 'best-card', mine: 2, theirs: 7, outcome: 'tie' });
    const none = afterRoundOne([18, 1, 2, 3, 13], [4, 5, 7, 8, 17]).state;
    expect(tides.view(none, A).rounds[0]?.kingdoms[A]?.[0]?.why).toEqual({
      kind: 'best-card',
      mine: null,
      theirs: null,
      outcome: 'none',
    });
  });

  test('distinguishes a power with nothing to compare from one that lost', () => {
    const after = afterRoundOne([2, 4, 7, 10, 5], [11, 12, 13, 14, 1]).state;
    const outcomes = tides
      .view(after, A)
      .rounds[0]?.kingdoms[A]?.map(({ card, why }) => ('outcome' in why ? [card, why.outcome] : [card]));
    expect(outcomes).toEqual([[2, 'less'], [4, 'none'], [7, 'tie'], [10], [5]]);
  });
});

describe('advice', () => {
  test('what is good for one is bad for the other', () => {
    for (const enough of [relicsOf(1), relicsOf(2), () => false]) {
      const { state } = goOn(begin().state, enough, 1);
      expect(advice.value(state, A) + advice.value(state, B)).toBe(0);
    }
  });

  test('at the end it is the lead', () => {
    const { state } = goOn(begin().state, undefined, 1);
    const [a, b] = tides.view(state, A).seats.map(({ total }) => total) as [number, number];
    expect(advice.value(state, A)).toBe(a - b);
  });

  test('before the last, forced pick it knows what the round will score', () => {
    for (const rank of [0, 1, 2, 5]) {
      for (const round of [1, 2, 3]) {
        const before = goOn(begin().state, at(round, 5), rank).state;
        const after = picks(before, before.hands[A] as number[], before.hands[B] as number[]).state;
        const [a, b] = tides.view(after, 'public').seats.map(({ total }) => total) as [number, number];
        expect(advice.value(before, A)).toBe(a - b);
        expect(advice.value(before, B)).toBe(b - a);
      }
    }
  });

  test('asking it changes nothing', () => {
    const { state } = goOn(begin().state, at(2, 2), 1);
    const before = JSON.stringify(state);
    advice.value(state, A);
    expect(JSON.stringify(state)).toBe(before);
  });
});
