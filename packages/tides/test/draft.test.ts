import { apply, copy, legal, open, pending, type Seat, submit } from '@tempora/kernel';
import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { type State, tides } from '../src/index.ts';
import {
  A,
  afterRoundOne,
  at,
  B,
  begin,
  events,
  forbidden,
  goOn,
  keeps,
  picks,
  play,
  refusal,
  relicsOf,
  STANDARD,
  sorted,
} from './table.ts';

describe('draft', () => {
  clause('TT-DRAFT-1', 'a round has five picks and each asks both for exactly one card of their own hand', () => {
    let { state } = begin();
    for (let pick = 1; pick <= 5; pick++) {
      expect(state.flow.at(-1)).toEqual({ at: 'pick', pick });
      expect(pending(tides, state)).toEqual([A, B]);
      for (const seat of [A, B]) {
        expect(legal(tides, state, seat)).toEqual(state.hands[seat]?.map((card) => ({ type: 'play', card })));
      }
      state = picks(state, [state.hands[A]![0]!], [state.hands[B]![0]!]).state;
    }
    expect(state.rounds).toHaveLength(1);
    expect(state.rounds[0]?.kingdoms.map((cards) => cards.length)).toEqual([5, 5]);
  });

  clause('TT-DRAFT-1', 'a card that is not in your hand cannot be chosen, wherever it is', () => {
    const { state } = begin();
    // 6 is in the other hand, 11 in the deck: the answer must not tell which.
    expect(refusal(state, A, 'play:6')).toBe('TT-DRAFT-1');
    expect(refusal(state, A, 'play:11')).toBe('TT-DRAFT-1');
    expect(refusal(state, B, 'play:1')).toBe('TT-DRAFT-1');
    expect(refusal(state, A, 'keep:1,discard:2')).toBe('TT-DRAFT-1');
  });

  clause('TT-DRAFT-1', 'nobody needs to know what the other chose: the second player gets the same question', () => {
    const { state } = begin();
    const before = legal(tides, state, B);
    for (const card of [1, 2, 3, 4, 5]) {
      expect(legal(tides, play(state, [A, `play:${card}`]).state, B)).toEqual(before);
    }
  });

  clause(
    'TT-DRAFT-2',
    'nothing is turned over until both have chosen, then both cards are, each to its chooser',
    () => {
      const { state } = begin();
      const one = play(state, [B, 'play:7']);
      expect(one.told).toEqual([]);
      expect(one.state.played).toEqual([[], []]);
      expect(one.state.hands).toEqual(state.hands);
      const two = play(one.state, [A, 'play:3']);
      expect(events(two.told, 'revealed')).toEqual([{ type: 'revealed', round: 1, pick: 1, cards: [3, 7] }]);
      expect(two.told.find(({ event }) => event.type === 'revealed')?.to).toBeUndefined();
      expect(two.state.played).toEqual([[3], [7]]);
      for (const viewer of [A, B, 'public'] as const) {
        expect(tides.view(two.state, viewer).seats.map(({ played }) => played)).toEqual([[3], [7]]);
      }
    },
  );

  clause('TT-DRAFT-3', 'after picks one to four the whole remaining hands change owners', () => {
    let { state } = begin();
    for (let pick = 1; pick <= 4; pick++) {
      const [a, b] = state.hands as unknown as [number[], number[]];
      const after = picks(state, [a[0]!], [b[0]!]);
      expect(after.state.hands).toEqual([b.slice(1), a.slice(1)]);
      expect(after.state.hands.map((hand) => hand.length)).toEqual([5 - pick, 5 - pick]);
      expect(events(after.told, 'swapped')).toEqual([{ type: 'swapped', count: 5 - pick }]);
      ({ state } = after);
    }
  });

  clause(
    ['TT-DRAFT-3', 'TT-DRAFT-4'],
    'the last single card is swapped too, then played: there is no other way',
    () => {
      const { state } = picks(begin().state, [1, 6, 2, 7], [8, 3, 9, 4]);
      // A was dealt 1-5 and B 6-10: 5 and 10 are left of these hands, and each is back with its first owner.
      expect(state.hands).toEqual([[5], [10]]);
      expect(legal(tides, state, A)).toEqual([{ type: 'play', card: 5 }]);
      expect(legal(tides, state, B)).toEqual([{ type: 'play', card: 10 }]);
      expect(refusal(state, A, 'play:10')).toBe('TT-DRAFT-1');
      expect(picks(state, [5], [10]).state.rounds[0]?.kingdoms).toEqual([
        [1, 6, 2, 7, 5],
        [8, 3, 9, 4, 10],
      ]);
    },
  );

  clause('TT-DRAFT-5', 'the fifth pick empties both hands and the round is scored at once', () => {
    const { state } = picks(begin().state, [1, 6, 2, 7], [8, 3, 9, 4]);
    const { told } = picks(state, [5], [10]);
    expect(told.map(({ event }) => event.type)).toEqual(['revealed', 'scored']);
    const end = goOn(begin().state).state;
    expect(end.hands).toEqual([[], []]);
    expect(end.flow).toEqual([]);
  });

  clause('TT-DRAFT-7', 'a choice is final: it cannot be made twice, changed or taken back', () => {
    const { state } = begin();
    const chosen = submit(tides, state, { seat: A, move: 'play:1' });
    if ('error' in chosen) throw new Error('refused');
    expect(chosen.undoable).toBe(false);
    expect(pending(tides, chosen.state)).toEqual([B]);
    for (const card of [1, 2]) {
      expect(refusal(chosen.state, A, `play:${card}`)).toBe('not-your-turn');
      expect(forbidden(chosen.state, A, `play:${card}`)).toBe('TT-DRAFT-7');
    }
    expect(play(chosen.state, [B, 'play:6']).state.played).toEqual([[1], [6]]);
  });

  clause('TT-DRAFT-7', 'before the reveal others may learn that you chose, not what', () => {
    const { state } = begin();
    for (const viewer of [B, 'public'] as const) {
      const views = [1, 2, 3, 4, 5].map((card) => tides.view(play(state, [A, `play:${card}`]).state, viewer));
      for (const view of views) expect(view).toEqual(views[0]);
      expect(views[0]?.seats.map(({ chosen }) => chosen)).toEqual([true, false]);
    }
    expect(tides.view(state, B).seats.map(({ chosen }) => chosen)).toEqual([false, false]);
    expect(tides.view(play(state, [A, 'play:4']).state, A).choice).toEqual({ type: 'play', card: 4 });
  });

  clause(
    'TT-DRAFT-8',
    'a played card goes to the kingdom of the player who chose it, not of the one who was dealt it',
    () => {
      const { state } = picks(begin().state, [1, 6], [8, 3]);
      expect(state.played).toEqual([
        [1, 6],
        [8, 3],
      ]);
    },
  );

  clause('TT-DRAFT-8', 'it stays until the relic step and cannot be played again', () => {
    let { state } = begin();
    for (const enough of [at(1, 2), at(1, 3), at(1, 4), at(1, 5)]) {
      const before = state.played;
      ({ state } = goOn(state, enough));
      for (const seat of [A, B]) expect(state.played[seat]?.slice(0, -1)).toEqual(before[seat]);
    }
    for (const card of state.played.flat()) {
      expect(refusal(state, A, `play:${card}`)).toBe('TT-DRAFT-8');
      expect(refusal(state, B, `play:${card}`)).toBe('TT-DRAFT-8');
    }
    const scored = goOn(state, relicsOf(1)).state;
    expect(scored.rounds[0]?.kingdoms.map((cards) => cards.slice(0, 4))).toEqual(state.played);
  });

  clause(['TT-DRAFT-8', 'TT-RELIC-5', 'TT-RELIC-6'], 'relics and discards are refused by their own clauses', () => {
    const { state } = keeps(afterRoundOne([1, 2, 3, 4, 5], [6, 7, 8, 9, 10]).state, [1, 2], [6, 7]);
    for (const card of [1, 6]) expect(refusal(state, A, `play:${card}`)).toBe('TT-RELIC-5');
    for (const card of [2, 7]) expect(refusal(state, A, `play:${card}`)).toBe('TT-RELIC-6');
  });
});

describe('consequences of the draft', () => {
  clause('TT-DRAFT-6', 'of the five cards you start with you play three and your opponent two, in every round', () => {
    for (const rank of [0, 1, 2, 3, 7, 11]) {
      let { state } = begin();
      for (let round = 1; round <= 3; round++) {
        ({ state } = goOn(state, at(round, 1), rank));
        const hands = state.hands;
        const relics = state.relics.map((cards) => cards.length);
        ({ state } = goOn(state, (s) => s.rounds.length === round, rank));
        for (const seat of [A, B]) {
          const mine = state.rounds[round - 1]!.kingdoms[seat]!.slice(relics[seat]);
          const held = mine.map((card) => hands[seat]!.includes(card));
          expect(held).toEqual([true, false, true, false, true]);
        }
      }
    }
  });

  clause(
    ['TT-DRAFT-1', 'TT-DRAFT-6'],
    'a round can be played in 5! x 5! ways and comes to 10 x 10 pairs of kingdoms',
    () => {
      const ends = new Set<string>();
      let ways = 0;
      const walk = (s: State) => {
        if (s.rounds.length === 1) {
          ways++;
          ends.add(s.rounds[0]!.kingdoms.map((cards) => sorted(cards).join()).join(' '));
          return;
        }
        const [seat] = pending(tides, s) as [Seat];
        for (const move of legal(tides, s, seat)) {
          const next = copy(s);
          apply(tides, next, seat, move);
          walk(next);
        }
      };
      walk(open(tides, 2, STANDARD, 'all ways'));
      expect([ways, ends.size]).toEqual([14_400, 100]);
    },
  );
});
