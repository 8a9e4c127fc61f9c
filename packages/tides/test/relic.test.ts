import { legal, pending, type Seat } from '@tempora/kernel';
import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { type Seen, tides } from '../src/index.ts';
import {
  A,
  afterRoundOne,
  at,
  B,
  BOX,
  begin,
  deckIn,
  events,
  forbidden,
  goOn,
  keeps,
  play,
  points,
  refusal,
  relicsOf,
  sorted,
  trySubmit,
} from './table.ts';

const ONE = [1, 10, 2, 4, 5];
const TWO = [11, 3, 6, 7, 8];

/** The end of round 2 on a table where 1 and 6 are relics, 5 and 3 are out. */
function secondRelics(): Seen {
  const second = keeps(afterRoundOne(ONE, TWO).state, [1, 5], [6, 3]).state;
  return goOn(second, relicsOf(2)).state;
}

describe('relics', () => {
  clause('TT-RELIC-1', 'after scoring each takes back the five cards they played, whoever was dealt them', () => {
    const { state } = afterRoundOne(ONE, TWO);
    expect(state.hands).toEqual([sorted(ONE), sorted(TWO)]);
    expect(state.played).toEqual([[], []]);
  });

  clause('TT-RELIC-1', 'after round 2 the relics of round 1 stay where they are', () => {
    const state = secondRelics();
    expect(state.relics).toEqual([[1], [6]]);
    for (const seat of [A, B]) {
      const kingdom = state.rounds[1]?.kingdoms[seat] as readonly number[];
      expect(state.hands[seat]).toHaveLength(5);
      expect(state.hands[seat]).toEqual(sorted(kingdom.filter((card) => !state.relics[seat]?.includes(card))));
    }
  });

  clause('TT-RELIC-1', 'only those five can be kept or removed', () => {
    const { state } = afterRoundOne(ONE, TWO);
    for (const text of ['keep:11,discard:1', 'keep:1,discard:11', 'keep:18,discard:1', 'keep:1,discard:18']) {
      expect(refusal(state, A, text)).toBe('TT-RELIC-1');
    }
  });

  clause('TT-RELIC-2', 'one card to keep and a different one to remove, any of the five: twenty ways', () => {
    const { state } = afterRoundOne(ONE, TWO);
    for (const [seat, cards] of [
      [A, ONE],
      [B, TWO],
    ] as const) {
      const ways = legal(tides, state, seat).map(tides.notation.write);
      const wanted = cards.flatMap((keep) =>
        cards.filter((card) => card !== keep).map((discard) => `keep:${keep},discard:${discard}`),
      );
      expect(wanted).toHaveLength(20);
      expect([...ways].sort()).toEqual([...wanted].sort());
    }
  });

  clause('TT-RELIC-2', 'keeping and removing the same card is refused, and so is doing only one of the two', () => {
    const { state } = afterRoundOne(ONE, TWO);
    expect(refusal(state, A, 'keep:1,discard:1')).toBe('TT-RELIC-2');
    expect(refusal(state, A, 'play:1')).toBe('TT-RELIC-2');
    expect(tides.notation.read('keep:1')).toBeNull();
    expect(tides.notation.read('discard:1')).toBeNull();
  });

  clause('TT-RELIC-3', 'both pairs are shown together, and each player commits once', () => {
    const { state } = afterRoundOne(ONE, TWO);
    const one = play(state, [B, 'keep:6,discard:3']);
    expect(one.told).toEqual([]);
    expect([one.state.relics, one.state.discard]).toEqual([[[], []], []]);
    expect(pending(tides, one.state)).toEqual([A]);
    expect(refusal(one.state, B, 'keep:7,discard:8')).toBe('not-your-turn');
    expect(forbidden(one.state, B, 'keep:7,discard:8')).toBe('TT-RELIC-3');
    const two = play(one.state, [A, 'keep:1,discard:5']);
    expect(events(two.told, 'kept')).toEqual([{ type: 'kept', keep: [1, 6], discard: [5, 3] }]);
    expect(two.told[0]?.to).toBeUndefined();
  });

  clause('TT-RELIC-4', 'the kept card lies marked in the kingdom to the end of the game', () => {
    let { state } = keeps(afterRoundOne(ONE, TWO).state, [1, 5], [6, 3]);
    expect(state.relics).toEqual([[1], [6]]);
    for (let [seat] = pending(tides, state); seat !== undefined; [seat] = pending(tides, state)) {
      for (const viewer of [A, B, 'public'] as const) {
        expect(tides.view(state, viewer).seats.map(({ relics }) => relics[0])).toEqual([1, 6]);
      }
      ({ state } = play(state, [seat, tides.notation.write(legal(tides, state, seat)[0]!)]));
    }
    for (const { kingdoms } of state.rounds.slice(1)) {
      expect(kingdoms[A]).toContain(1);
      expect(kingdoms[B]).toContain(6);
    }
    expect(state.relics.map((cards) => cards.length)).toEqual([2, 2]);
  });

  clause('TT-RELIC-5', 'a relic is never drafted, passed, kept again, replaced or removed', () => {
    const second = keeps(afterRoundOne(ONE, TWO).state, [1, 5], [6, 3]).state;
    for (const hand of second.hands) for (const relic of [1, 6]) expect(hand).not.toContain(relic);
    expect(refusal(second, A, 'play:1')).toBe('TT-RELIC-5');
    expect(refusal(second, B, 'play:1')).toBe('TT-RELIC-5');
    const after = secondRelics();
    const other = after.hands[A]?.[0];
    for (const text of [`keep:1,discard:${other}`, `keep:${other},discard:1`, `keep:6,discard:${other}`]) {
      expect(refusal(after, A, text)).toBe('TT-RELIC-5');
    }
    for (const move of legal(tides, after, A)) expect(tides.notation.write(move)).not.toMatch(/:1\b/);
  });

  clause('TT-RELIC-6', 'the removed card lies open in the discard and never comes back', () => {
    let { state } = keeps(afterRoundOne(ONE, TWO).state, [1, 5], [6, 3]);
    for (let [seat] = pending(tides, state); seat !== undefined; [seat] = pending(tides, state)) {
      for (const viewer of [A, B, 'public'] as const) {
        expect(tides.view(state, viewer).discard.slice(0, 2)).toEqual([5, 3]);
      }
      const elsewhere = [state.hands, state.relics, state.played].flat(2).concat(state.deck);
      expect(elsewhere.filter((card) => state.discard.includes(card))).toEqual([]);
      if (at(2, 1)(state)) expect(refusal(state, seat, 'play:5')).toBe('TT-RELIC-6');
      const other = state.hands[seat]?.[0];
      if (relicsOf(2)(state)) expect(refusal(state, seat, `keep:5,discard:${other}`)).toBe('TT-RELIC-6');
      ({ state } = play(state, [seat, tides.notation.write(legal(tides, state, seat)[0]!)]));
    }
    expect(state.discard).toHaveLength(4);
  });

  clause('TT-RELIC-7', 'a relic keeps suit and power: it scores and is counted again', () => {
    // The Mana Well of round 1 is a library and a power in round 2.
    const second = keeps(afterRoundOne(ONE, TWO).state, [5, 1], [6, 3]).state;
    const { state } = goOn(second, relicsOf(2));
    const { kingdoms } = state.rounds[1] as Seen['rounds'][0];
    const sheet = tides.view(state, A).rounds[1]?.kingdoms[A];
    const [full] = points(kingdoms[A] as number[], kingdoms[B] as number[]);
    expect(kingdoms[A]).toContain(5);
    expect(sheet?.find(({ card }) => card === 5)?.points).toBe(full[5]);
    expect(full[5]).toBeGreaterThan(0);
    expect(state.rounds[1]?.scores[A]).toBe(Object.values(full).reduce((sum, n) => sum + n, 0));
    const without = points(
      (kingdoms[A] as number[]).filter((card) => card !== 5),
      kingdoms[B] as number[],
    )[A];
    expect(state.rounds[1]?.scores[A]).not.toBe(Object.values(without).reduce((sum, n) => sum + n, 0));
  });

  clause(
    'TT-RELIC-8',
    'the other three stay in hand, two are drawn, and the next round starts at its first pick',
    () => {
      const { state, told } = keeps(afterRoundOne(ONE, TWO, [13, 14, 15, 9]).state, [1, 5], [6, 3]);
      expect(state.hands).toEqual([
        [2, 4, 10, 13, 14],
        [7, 8, 9, 11, 15],
      ]);
      expect(told.map(({ event }) => event.type)).toEqual(['kept', 'dealt', 'drew', 'drew']);
      expect(state.flow.at(-1)).toEqual({ at: 'pick', pick: 1 });
      expect(tides.view(state, A)).toMatchObject({ phase: 'pick', round: 2, pick: 1, deck: deckIn(2) });
    },
  );

  clause(
    'TT-RELIC-9',
    'at the start of round 3 there are 4 relics, 4 discards, 10 cards in hands, and the rest is deck',
    () => {
      const { state } = goOn(begin().state, at(3, 1), 3);
      expect(state.relics.flat()).toHaveLength(4);
      expect(state.discard).toHaveLength(4);
      expect(state.hands.map((hand) => hand.length)).toEqual([5, 5]);
      expect(state.deck).toHaveLength(deckIn(3));
      expect(sorted([...state.relics.flat(), ...state.discard, ...state.hands.flat(), ...state.deck])).toEqual(BOX);
    },
  );

  clause('TT-RELIC-9', 'after round 3 nobody chooses a relic any more', () => {
    const { state, told } = goOn(begin().state);
    expect(events(told, 'kept')).toHaveLength(2);
    expect(told.at(-1)?.event.type).toBe('ended');
    expect(pending(tides, state)).toEqual([]);
    const [keep, discard] = state.played[A] as readonly [number, number];
    expect(trySubmit(state, A as Seat, `keep:${keep},discard:${discard}`)).toEqual({ error: { code: 'game-over' } });
  });
});
