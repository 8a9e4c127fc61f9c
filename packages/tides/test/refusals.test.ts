import { clause } from '@tempora/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { tides } from '../src/index.ts';
import { A, afterRoundOne, B, begin, forbidden, goOn, keeps, play, relicsOf } from './table.ts';

/** Ruling R-22: where several clauses forbid a move, the more general one is named. */
describe('which clause is named', () => {
  const first = afterRoundOne([1, 10, 2, 4, 5], [11, 3, 6, 7, 8]).state;
  const second = keeps(first, [1, 5], [6, 3]).state;

  test('the end, then the seat, then the box', () => {
    const end = goOn(begin().state).state;
    expect(tides.forbids(end, 9, { type: 'play', card: 99 })).toBe('TT-END-1');
    expect(tides.forbids(begin().state, 9, { type: 'play', card: 99 })).toBe('TT-SETUP-1');
    const chosen = play(begin().state, [A, 'play:1']).state;
    expect(tides.forbids(chosen, A, { type: 'play', card: 99 })).toBe('TT-COMP-1');
  });

  test('a choice already made, then the kind of move', () => {
    const chosen = play(begin().state, [A, 'play:1']).state;
    expect(forbidden(chosen, A, 'keep:1,discard:2')).toBe('TT-DRAFT-7');
    expect(forbidden(begin().state, A, 'keep:1,discard:2')).toBe('TT-DRAFT-1');
    const kept = play(first, [B, 'keep:6,discard:3']).state;
    expect(forbidden(kept, B, 'play:6')).toBe('TT-RELIC-3');
    expect(forbidden(first, B, 'play:6')).toBe('TT-RELIC-2');
  });

  test('the card to keep, then the card to remove, then that both are the same', () => {
    const later = goOn(second, relicsOf(2)).state;
    expect(forbidden(later, A, 'keep:1,discard:5')).toBe('TT-RELIC-5');
    expect(forbidden(later, A, 'keep:5,discard:1')).toBe('TT-RELIC-6');
    expect(forbidden(later, A, 'keep:1,discard:1')).toBe('TT-RELIC-5');
    const [own] = later.hands[A] as readonly [number];
    expect(forbidden(later, A, `keep:${own},discard:${own}`)).toBe('TT-RELIC-2');
  });

  clause(['TT-DRAFT-1', 'TT-RELIC-1', 'TT-INFO-2'], 'a hidden card is refused alike wherever it is', () => {
    for (const state of [begin().state, second]) {
      const hidden = [...state.deck, ...(state.hands[B] as number[])];
      expect(new Set(hidden.map((card) => forbidden(state, A, `play:${card}`)))).toEqual(new Set(['TT-DRAFT-1']));
    }
    const others = [...first.deck, ...(first.hands[B] as number[])];
    const named = others.map((card) => forbidden(first, A, `keep:1,discard:${card}`));
    expect(new Set(named)).toEqual(new Set(['TT-RELIC-1']));
  });
});
