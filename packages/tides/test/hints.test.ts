import { describe, expect, test } from 'vitest';
import { tides } from '../src/index.ts';
import { moveMeant, prospectOf } from '../src/public.ts';
import { A, afterRoundOne, at, BOX, begin, goOn, handsFor, picks, play, STANDARD } from './table.ts';

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

describe('what a card would do', () => {
  // After two picks: Ancient Divide and Eternal Palace against Golden Ziggurat and Old Man's Pass.
  const { state } = picks(begin(handsFor([2, 3, 10, 4, 5], [7, 12, 8, 9, 6])).state, [2, 3], [7, 12]);
  const view = tides.view(state, A);

  test('now, and at most with the picks that are left', () => {
    // The Vestibule: 3 for each palace. There are two, and King's Nest may come; the Roof doubles all three.
    expect(prospectOf(view, A, 15, STANDARD)).toMatchObject({ now: 6, most: 18 });
    // The Maze needs all five suits: palace and garden are there, and two picks bring no more than four.
    expect(prospectOf(view, A, 9, STANDARD)).toMatchObject({ now: 0, most: 0 });
    expect(prospectOf(view, A, 17, STANDARD)).toMatchObject({ now: 0, most: 0 });
  });

  test('the majorities it takes and blocks, and the suits that are held then', () => {
    const prospect = prospectOf(view, A, 10, STANDARD);
    expect(prospect?.suits).toEqual({ palace: 2, library: 0, garden: 0, stronghold: 1, temple: 0 });
    expect(prospect?.changes).toEqual([]);
    // The other needs more libraries for Old Man's Pass and has none; Eternal Palace counts libraries.
    expect(prospectOf(view, A, 4, STANDARD)?.changes).toEqual([{ seat: A, card: 3, by: 3 }]);
    // To the other player, King's Nest is a palace more: no majority, but none lost either.
    const theirs = tides.view(state, 1);
    expect(prospectOf(theirs, 1, 8, STANDARD)).toMatchObject({ now: 3, changes: [] });
  });

  test('nothing while relics are chosen', () => {
    const relics = goOn(begin().state, (s) => s.rounds.length === 1 && s.flow.at(-1)?.at === 'relic').state;
    expect(prospectOf(tides.view(relics, A), A, 1, STANDARD)).toBeNull();
    expect(at(1, 1)(relics)).toBe(false);
  });
});
