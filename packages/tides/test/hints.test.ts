import { describe, expect, test } from 'vitest';
import { tides } from '../src/index.ts';
import { moveMeant } from '../src/public.ts';
import { A, afterRoundOne, BOX, begin, play } from './table.ts';

describe('the move meant by pointing at a card', () => {
  test('is to play a card that is not in hand, and a clause says why not', () => {
    const { state } = play(begin().state, [A, 'play:1'], [1, 'play:6']);
    const view = tides.view(state, A);
    for (const card of BOX) {
      const move = moveMeant(view, A, card);
      expect(move).toEqual(state.hands[A]?.includes(card) ? null : { type: 'play', card });
      if (move) expect(tides.forbids(state, A, move)).toMatch(/^TT-/);
    }
  });

  test('does not exist while relics are chosen', () => {
    const { state } = afterRoundOne([1, 2, 3, 4, 5], [6, 7, 8, 9, 10]);
    expect(moveMeant(tides.view(state, A), A, 17)).toBeNull();
  });
});
