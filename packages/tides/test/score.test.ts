import { pending } from '@tempora/kernel';
import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { type Seen, scoreKingdoms, tides } from '../src/index.ts';
import {
  A,
  afterRoundOne,
  B,
  begin,
  events,
  goOn,
  keeps,
  picks,
  points,
  relicsOf,
  STANDARD,
  sorted,
  sums,
  worth,
} from './table.ts';

/** All orders of a few cards. */
function orders(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card) => orders(cards.filter((c) => c !== card)).map((rest) => [card, ...rest]));
}

describe('when a round is scored', () => {
  clause('TT-SCORE-1', 'each round is scored once, for both at the same moment', () => {
    const { told } = goOn(begin().state);
    const scored = events(told, 'scored');
    expect(scored.map(({ round }) => round)).toEqual([1, 2, 3]);
    for (const { scores } of scored) expect(scores).toHaveLength(2);
  });

  clause('TT-SCORE-1', 'nobody is asked between the fifth pick and the points', () => {
    const before = picks(begin().state, [1, 6, 2, 7], [8, 3, 9, 4]).state;
    const { state, told } = picks(before, [5], [10]);
    expect(told.map(({ event }) => event.type)).toEqual(['revealed', 'scored']);
    expect(state.flow.at(-1)).toEqual({ at: 'relic' });
    expect(pending(tides, state)).toEqual([A, B]);
  });

  clause('TT-SCORE-1', 'both are scored as the kingdoms lie, before anybody takes a card back', () => {
    const { state } = afterRoundOne([17, 2, 1, 10, 15], [11, 3, 6, 8, 13]);
    expect(state.rounds[0]).toEqual({
      kingdoms: [
        [17, 2, 1, 10, 15],
        [11, 3, 6, 8, 13],
      ],
      scores: [25, 19],
    });
  });

  clause('TT-SCORE-2', 'a kingdom is the five cards of the round and every relic: five, six, seven cards', () => {
    let { state } = begin();
    for (let round = 1; round <= 3; round++) {
      const start = round === 1 ? state : goOn(state, (s) => s.flow.at(-1)?.at === 'pick').state;
      const relics = start.relics;
      const { state: after, told } = goOn(start, (s) => s.rounds.length === round);
      const shown = events(told, 'revealed').map(({ cards }) => cards);
      for (const seat of [A, B]) {
        const kingdom = after.rounds[round - 1]?.kingdoms[seat];
        expect(kingdom).toHaveLength(4 + round);
        expect(sorted(kingdom as number[])).toEqual(
          sorted([...(relics[seat] as number[]), ...shown.map((cards) => cards[seat] as number)]),
        );
      }
      state = after;
    }
  });

  clause('TT-SCORE-6', 'a round is worth the sum of its cards, and totals are the public sum of the rounds', () => {
    let { state } = begin([18, 5, 8, 2, 15, 12, 3, 10, 11, 7]);
    for (let round = 1; round <= 3; round++) {
      ({ state } = goOn(state, (s) => s.rounds.length === round, 2));
      const { kingdoms, scores } = state.rounds[round - 1] as Seen['rounds'][0];
      expect(sums(kingdoms[A] as number[], kingdoms[B] as number[])).toEqual(scores);
      const totals = [A, B].map((seat) => state.rounds.reduce((sum, r) => sum + (r.scores[seat] as number), 0));
      for (const viewer of [A, B, 'public'] as const) {
        const view = tides.view(state, viewer);
        expect(view.seats.map(({ total }) => total)).toEqual(totals);
        expect(view.rounds.map((r) => r.scores)).toEqual(state.rounds.map((r) => r.scores));
      }
    }
    expect(state.rounds.flatMap(({ scores }) => scores).every((n) => n >= 0)).toBe(true);
  });
});

describe('how a round is scored', () => {
  clause('TT-SCORE-3', 'suits are counted, then doubled, before any power reads them, wherever the Roof lies', () => {
    for (const order of orders([17, 2, 1, 10, 15])) {
      expect(points(order, [11, 3, 6, 8, 13])[A]).toEqual({ 17: 0, 2: 7, 1: 0, 10: 6, 15: 12 });
    }
  });

  clause('TT-SCORE-3', 'the Port waits for every other card of both players, even for the Molehill', () => {
    // A's best is the Molehill's 8 (three single suits against none), B's best the Divide's 7.
    for (const order of orders([18, 16, 1, 4, 7])) {
      expect(points(order, [2, 3, 11, 12])[A]).toEqual({ 18: 8, 16: 8, 1: 0, 4: 0, 7: 0 });
    }
    // And it loses to the other's Molehill: 8 against 3.
    for (const order of orders([16, 1, 4, 12])) {
      expect(points([18, 6, 7, 8], order)).toEqual([
        { 18: 0, 6: 6, 7: 0, 8: 0 },
        { 16: 8, 1: 0, 4: 0, 12: 7 },
      ]);
    }
  });

  clause('TT-SCORE-4', 'every card scores exactly once', () => {
    const [a, b] = scoreKingdoms(
      [
        [17, 2, 1, 10, 15],
        [11, 3, 6, 8, 13],
      ],
      STANDARD,
    );
    expect(a?.map(({ card }) => card)).toEqual([17, 2, 1, 10, 15]);
    expect(b?.map(({ card }) => card)).toEqual([11, 3, 6, 8, 13]);
  });

  clause('TT-SCORE-4', 'one suit may serve any number of powers, its own card among them', () => {
    // The one library (6) serves the Palace, the Pillars and the Maze; the Maze counts its own garden.
    const a = [3, 14, 6, 9, 11];
    expect(points(a, [])[A]).toEqual({ 3: 3, 14: 5, 6: 3, 9: 13, 11: 3 });
  });

  clause('TT-SCORE-4', 'a relic scores again in every later round', () => {
    // The Eye of the North is kept from round 1; A's later kingdoms still lack suits.
    const { state } = keeps(afterRoundOne([10, 1, 2, 3, 4], [5, 6, 7, 8, 9]).state, [10, 1], [5, 6]);
    const end = goOn(state).state;
    const earned = tides.view(end, A).rounds.map((r) => r.kingdoms[A]?.find(({ card }) => card === 10)?.points);
    expect(earned).toHaveLength(3);
    for (const [i, round] of end.rounds.entries()) {
      expect(round.kingdoms[A]).toContain(10);
      expect(earned[i]).toBe(points(round.kingdoms[A] as number[], round.kingdoms[B] as number[])[A][10]);
    }
    expect(earned.filter((n) => n !== undefined && n > 0).length).toBeGreaterThan(1);
  });

  clause('TT-SCORE-5', 'cards without a suit are no suit: not present, not missing, not single', () => {
    expect(worth(10, [10, 16, 17, 18], [])).toBe(12);
    expect(worth(10, [10, 16, 1], [])).toBe(9);
    expect(worth(9, [9, 1, 4, 10, 16], [])).toBe(0);
    // Three suitless cards are no single suits: one against one is a tie.
    expect(worth(16, [16, 18, 1, 2, 4], [7, 3], { molehill: 'physical' })).toBe(0);
    expect(worth(16, [16, 4], [18, 17, 1, 7])).toBe(8);
  });

  clause('TT-SCORE-6', 'points are never negative and cannot be declined', () => {
    const { state } = afterRoundOne([1, 4, 7, 10, 13], [2, 5, 8, 11, 14]);
    for (const { kingdoms } of tides.view(state, 'public').rounds) {
      for (const { points: earned } of kingdoms.flat()) expect(earned).toBeGreaterThanOrEqual(0);
    }
    expect(relicsOf(1)(state)).toBe(true);
  });

  clause('TT-SCORE-7', 'powers read the counts after the Roof, on both sides', () => {
    // Raw: two strongholds against one. After B's Roof: two against two.
    expect(worth(2, [2, 10, 11], [12])).toBe(7);
    expect(worth(2, [2, 10, 11], [12, 17])).toBe(0);
    // Raw: one against one. After A's Roof: two against one.
    expect(worth(2, [2, 10], [11])).toBe(0);
    expect(worth(2, [2, 10, 17], [11])).toBe(7);
    expect(worth(8, [8, 10, 11], [])).toBe(6);
    expect(worth(8, [8, 10, 11, 17], [])).toBe(12);
  });

  clause('TT-SCORE-8', 'order of play and place on the table change nothing', () => {
    const b = [18, 9, 3, 6, 12];
    const straight = points([16, 17, 1, 4, 13], b);
    for (const order of orders([16, 17, 1, 4, 13])) expect(points(order, b)).toEqual(straight);
    for (const order of orders(b)) expect(points([16, 17, 1, 4, 13], order)).toEqual(straight);
  });

  clause('TT-SCORE-8', 'it does not matter which card is a relic', () => {
    const scored = [15, 1, 2].map((relic) => {
      const { state } = keeps(afterRoundOne([1, 2, 15, 4, 5], [6, 7, 8, 9, 10]).state, [relic, 4], [6, 7]);
      // The last pick of round 2, with the same six and five cards on the table whichever of them is the relic.
      const last: Seen = {
        ...state,
        flow: [
          { at: 'game', next: 3 },
          { at: 'round', round: 2, next: 5 },
          { at: 'pick', pick: 5 },
        ],
        played: [[1, 2, 15, 11, 12].filter((card) => card !== relic), [8, 9, 10, 13]],
        hands: [[3], [16]],
      };
      return picks(last, [3], [16]).state.rounds[1]?.scores;
    });
    expect(scored[1]).toEqual(scored[0]);
    expect(scored[2]).toEqual(scored[0]);
    expect(scored[0]).toEqual(sums([1, 2, 15, 11, 12, 3], [6, 8, 9, 10, 13, 16]));
  });
});
