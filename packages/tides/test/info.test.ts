import { dream, pending, type Seat, stream } from '@tempora/kernel';
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
  goOn,
  keeps,
  play,
  relicsOf,
  STANDARD,
  sorted,
  ways,
} from './table.ts';

const AIDED = { ...STANDARD, memoryAid: true };

/** The hands a seat can imagine the other to hold, over many dreams. */
function imagined(s: Seen, seat: Seat, dreams: number): Set<string> {
  const chance = stream('many dreams');
  const hands = new Set<string>();
  for (let i = 0; i < dreams; i++) hands.add(dream(tides, s, seat, chance).hands[1 - seat]!.join());
  return hands;
}

/** Every number in a value, however deep: a view that holds a card anywhere holds its number. */
function numbers(x: unknown): number[] {
  if (typeof x === 'number') return [x];
  return typeof x === 'object' && x !== null ? Object.values(x).flatMap(numbers) : [];
}

describe('what everybody sees', () => {
  clause('TT-INFO-1', 'kingdoms, relics, discard, sizes, scores and who has chosen are public', () => {
    const second = keeps(afterRoundOne([1, 10, 2, 4, 5], [11, 3, 6, 7, 8]).state, [1, 5], [6, 3]).state;
    const state = play(goOn(second, at(2, 3)).state, [B, `play:${goOn(second, at(2, 3)).state.hands[B]?.[0]}`]).state;
    for (const viewer of [A, B, 'public'] as const) {
      const view = tides.view(state, viewer);
      expect(view).toMatchObject({ phase: 'pick', round: 2, pick: 3, deck: deckIn(2), discard: [5, 3] });
      expect(view.seats.map(({ relics }) => relics)).toEqual([[1], [6]]);
      expect(view.seats.map(({ played }) => played)).toEqual(state.played);
      expect(view.seats.map(({ hand }) => hand.cards.length + hand.hidden)).toEqual([3, 3]);
      expect(view.seats.map(({ chosen }) => chosen)).toEqual([false, true]);
      expect(view.seats.map(({ total }) => total)).toEqual(state.rounds[0]?.scores);
      expect(view.rounds.map(({ scores }) => scores)).toEqual(state.rounds.map(({ scores }) => scores));
    }
  });

  clause('TT-INFO-2', 'a hand is seen by its holder alone', () => {
    const { state } = begin();
    expect(tides.view(state, A).seats.map(({ hand }) => hand)).toEqual([
      { cards: [1, 2, 3, 4, 5], hidden: 0 },
      { cards: [], hidden: 5 },
    ]);
    expect(tides.view(state, B).seats[A]?.hand).toEqual({ cards: [], hidden: 5 });
    expect(tides.view(state, 'public').seats.map(({ hand }) => hand)).toEqual([
      { cards: [], hidden: 5 },
      { cards: [], hidden: 5 },
    ]);
  });

  clause('TT-INFO-2', 'drawn cards are shown to the player who draws them, not to the public', () => {
    const { told } = goOn(begin().state, at(2, 1));
    const drew = [...begin().told, ...told].filter(({ event }) => event.type === 'drew');
    expect(drew.map(({ to }) => to)).toEqual([[A], [B], [A], [B]]);
    expect(told.filter(({ event }) => event.type === 'dealt').map(({ event }) => event)).toEqual([
      { type: 'dealt', count: 2 },
    ]);
  });

  clause(
    ['TT-INFO-2', 'TT-INFO-8'],
    'no view changes with the order of the deck or with a choice that is still sealed',
    () => {
      const deals = [BOX.slice(10), [...BOX.slice(10)].reverse()].map(
        (rest) => begin([...BOX.slice(0, 10), ...rest], AIDED).state,
      );
      const relics = goOn(begin().state, relicsOf(1)).state;
      const [x, y, z] = relics.hands[A] as readonly [number, number, number];
      const sealed = [`keep:${x},discard:${y}`, `keep:${z},discard:${x}`].map((text) => play(relics, [A, text]).state);
      const played = ['play:1', 'play:5'].map((text) => play(begin().state, [A, text]).state);
      for (const [one, two] of [deals, sealed, played]) {
        for (const viewer of [B, 'public'] as const) {
          expect(tides.view(two as Seen, viewer)).toEqual(tides.view(one as Seen, viewer));
        }
      }
    },
  );

  clause('TT-INFO-8', 'a client is never sent the other hand, the deck or a pending choice', () => {
    // Cards 6 and up stand for the other's hand and the deck: their numbers are nowhere in A's view.
    const { state } = begin();
    const chosen = play(state, [B, 'play:10']).state;
    const view = tides.view(chosen, A);
    expect(view.choice).toBeNull();
    for (const seen of [view, tides.view(chosen, 'public')])
      expect(numbers(seen).filter((n) => n > 5 && n !== deckIn(1))).toEqual([]);
    expect(tides.view(chosen, B).choice).toEqual({ type: 'play', card: 10 });
    expect(tides.view(play(state, [A, 'play:2']).state, 'public').choice).toBeNull();
  });

  clause('TT-INFO-8', 'the memory aid is for both players or for neither, never for spectators', () => {
    for (const moment of [at(1, 1), at(1, 4), relicsOf(1), at(2, 1), at(2, 5), at(3, 1)]) {
      const [off, on] = [STANDARD, AIDED].map((options) => goOn(begin([], options).state, moment).state);
      const memories = (s: Seen | undefined) => ([A, B] as const).map((seat) => tides.view(s as Seen, seat).memory);
      expect(memories(off)).toEqual([null, null]);
      for (const memory of memories(on)) expect(memory).not.toBeNull();
      expect(tides.view(on as Seen, 'public').memory).toBeNull();
    }
  });
});

describe('what can be known', () => {
  clause('TT-INFO-3', 'from the second pick on each knows the other hand: it is the one they passed', () => {
    for (const round of [1, 2, 3]) {
      for (const pick of [2, 3, 4, 5]) {
        const { state } = goOn(begin([], AIDED).state, at(round, pick), 2);
        for (const seat of [A, B]) {
          const theirs = state.hands[1 - seat] as readonly number[];
          expect(tides.view(state, seat).memory).toMatchObject({ known: theirs, hidden: 0 });
          expect([...imagined(state, seat, 20)]).toEqual([theirs.join()]);
        }
      }
    }
  });

  clause('TT-INFO-4', 'at the first pick the other hand is any five of those unseen', () => {
    const { state } = begin([3, 1, 4, 15, 9, 2, 6], AIDED);
    for (const seat of [A, B]) {
      const unseen = BOX.filter((card) => !state.hands[seat]?.includes(card));
      expect(tides.view(state, seat).memory).toEqual({ known: [], hidden: 5, unseen });
      const hands = imagined(state, seat, 20_000);
      for (const hand of hands) {
        const cards = hand.split(',').map(Number);
        expect(new Set(cards).size).toBe(5);
        expect(cards.filter((card) => !unseen.includes(card))).toEqual([]);
      }
      expect(hands.size).toBe(ways(5 + deckIn(1), 5));
    }
  });

  clause('TT-INFO-5', 'at the first pick of round 2 only the two drawn cards are unknown', () => {
    const after = afterRoundOne([1, 10, 2, 4, 5], [11, 3, 6, 7, 8], [13, 14, 15, 9]).state;
    const { state } = keeps(after, [1, 5], [6, 3]);
    const hands = imagined(state, A, 600);
    expect(hands.size).toBe(ways(2 + deckIn(2), 2));
    const unseen = BOX.filter((card) => ![1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 14].includes(card));
    for (const hand of hands) {
      const cards = hand.split(',').map(Number);
      expect(cards).toEqual(expect.arrayContaining([7, 8, 11]));
      expect(cards.filter((card) => ![7, 8, 11, ...unseen].includes(card))).toEqual([]);
    }
    expect(imagined(state, B, 600).size).toBe(ways(2 + deckIn(2), 2));
    const aided = { ...state, options: AIDED };
    expect(tides.view(aided, A).memory).toEqual({ known: [7, 8, 11], hidden: 2, unseen });
    expect(tides.view(aided, B).memory).toEqual({
      known: [2, 4, 10],
      hidden: 2,
      unseen: BOX.filter((card) => ![1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15].includes(card)),
    });
  });

  clause('TT-INFO-6', 'at the first pick of round 3 only cards that were never seen are unknown', () => {
    for (const rank of [0, 1, 5]) {
      const { state } = goOn(begin([], AIDED).state, at(3, 1), rank);
      for (const seat of [A, B]) {
        const theirs = state.hands[1 - seat] as readonly number[];
        const hands = imagined(state, seat, 100);
        expect(hands).toContain(theirs.join());
        expect(hands.size).toBe(ways(2 + deckIn(3), 2));
        const memory = tides.view(state, seat).memory;
        expect(sorted([...(memory?.known ?? []), ...(memory?.unseen ?? [])])).toEqual(
          sorted([...theirs, ...state.deck]),
        );
        expect(memory?.unseen).toHaveLength(2 + deckIn(3));
      }
    }
  });

  clause(
    'TT-INFO-7',
    'from the second pick to the refill the cards of the deck can be named, never their order',
    () => {
      for (const moment of [at(1, 2), at(1, 5), relicsOf(1), at(2, 2), relicsOf(2)]) {
        const { state } = goOn(begin([], AIDED).state, moment, 1);
        expect(pending(tides, state)).toEqual([A, B]);
        const chance = stream('decks');
        const decks = Array.from({ length: 200 }, () => dream(tides, state, A, chance).deck);
        for (const deck of decks) expect(sorted(deck)).toEqual(sorted(state.deck));
        expect(new Set(decks.map(String)).size).toBeGreaterThan(20);
        for (const seat of [A, B]) expect(tides.view(state, seat).memory?.unseen).toEqual(sorted(state.deck));
      }
    },
  );

  clause(
    'TT-INFO-7',
    'at the first pick of rounds 1 and 2 only the deck and the other hand’s unseen cards together',
    () => {
      for (const [round, unseen] of [
        [1, 5 + deckIn(1)],
        [2, 2 + deckIn(2)],
      ] as const) {
        const { state } = goOn(begin([], AIDED).state, at(round, 1), 1);
        for (const seat of [A, B]) {
          const memory = tides.view(state, seat).memory;
          expect(memory?.unseen).toHaveLength(unseen);
          const hidden = state.hands[1 - seat]!.filter((card) => !memory?.known.includes(card));
          expect(memory?.unseen).toEqual(sorted([...state.deck, ...hidden]));
          const chance = stream('decks');
          const decks = new Set(
            Array.from({ length: 300 }, () => sorted(dream(tides, state, seat, chance).deck).join()),
          );
          expect(decks.size).toBeGreaterThanOrEqual(round === 1 ? 100 : 15);
        }
      }
    },
  );
});
