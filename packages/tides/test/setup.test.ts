import { legal, pending, start } from '@tempora/kernel';
import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { CARDS, SUITS } from '../src/components/cards.ts';
import { type Seen, tides } from '../src/index.ts';
import { PRINTED } from './reference.ts';
import {
  A,
  at,
  B,
  BOX,
  begin,
  deckIn,
  events,
  goOn,
  play,
  relicsOf,
  STANDARD,
  sorted,
  stacked,
  trySubmit,
} from './table.ts';

function everyCard(s: Seen): number[] {
  return [s.hands, s.relics, s.played].flat(2).concat(s.deck, s.discard);
}

describe('components', () => {
  clause('TT-COMP-1', 'the box holds the cards in the table of RULES.md, numbered from 1, each once', () => {
    const printed = PRINTED.map(({ card, name, suit }) => ({ card, name, suit: suit === 'none' ? null : suit }));
    expect(CARDS.map(({ card, name, suit }) => ({ card, name, suit }))).toEqual(printed);
    expect(BOX).toEqual(PRINTED.map((_, i) => i + 1));
    expect(new Set(PRINTED.map(({ suit }) => suit))).toEqual(new Set([...SUITS, 'none']));
    for (const seed of ['one', 'two', 'three']) {
      expect(sorted(everyCard(start(tides, 2, STANDARD, seed).state))).toEqual(BOX);
    }
  });

  clause('TT-COMP-1', 'a number beyond the last card is not in the box', () => {
    const { state } = begin();
    for (const card of [0, BOX.length + 1, -1, 1.5, Number.NaN]) {
      expect(tides.forbids(state, A, { type: 'play', card })).toBe('TT-COMP-1');
      expect(tides.forbids(state, A, { type: 'keep', keep: 1, discard: card })).toBe('TT-COMP-1');
    }
  });

  clause('TT-COMP-1', 'relics are marked, two per player in the whole game, and the marks have no other effect', () => {
    const { state } = goOn(begin().state);
    expect(state.relics.map((relics) => relics.length)).toEqual([2, 2]);
  });
});

describe('setup', () => {
  clause('TT-SETUP-1', 'exactly two may play', () => {
    expect(tides.seats).toEqual([2]);
    for (const seats of [0, 1, 3, 4]) expect(() => start(tides, seats, STANDARD, 'x')).toThrow();
    const { state } = begin();
    for (const seat of [-1, 2]) expect(tides.forbids(state, seat, { type: 'play', card: 1 })).toBe('TT-SETUP-1');
  });

  clause(
    'TT-SETUP-1',
    'nobody goes first: both are asked together, and either may answer first with the same effect',
    () => {
      const { state } = begin();
      expect(pending(tides, state)).toEqual([A, B]);
      const aFirst = play(state, [A, 'play:1'], [B, 'play:6']).state;
      const bFirst = play(state, [B, 'play:6'], [A, 'play:1']).state;
      expect(bFirst).toEqual(aFirst);
    },
  );

  clause('TT-SETUP-1', 'swapping the players swaps the scores and nothing else', () => {
    const deck = [4, 9, 14, 2, 17, 8, 1, 12, 18, 6, 3, 5, 7, 10, 11, 13, 15, 16];
    const swapped = [...deck.slice(5, 10), ...deck.slice(0, 5)];
    for (let i = 10; i < 18; i += 4) swapped.push(...deck.slice(i + 2, i + 4), ...deck.slice(i, i + 2));
    const [here, there] = [deck, swapped].map((cards) => goOn(begin(cards).state, undefined, 1).state);
    expect(there?.rounds.map(({ scores }) => [...scores].reverse())).toEqual(here?.rounds.map(({ scores }) => scores));
    expect(tides.ranking(here as Seen)).not.toEqual(tides.ranking(there as Seen));
  });

  clause('TT-SETUP-2', 'each is dealt five, eight stay face down in the order the shuffle gave them', () => {
    for (const seed of ['a', 'b', 'c']) {
      const shuffled = tides.setup(2, STANDARD, seed).deck;
      const { state } = start(tides, 2, STANDARD, seed);
      expect(state.hands.map((hand) => hand.length)).toEqual([5, 5]);
      expect(state.deck).toEqual(shuffled.slice(10));
      expect(state.hands).toEqual([sorted(shuffled.slice(0, 5)), sorted(shuffled.slice(5, 10))]);
    }
  });

  clause('TT-SETUP-2', 'every card is equally likely in every place of the deck', () => {
    const games = 200 * BOX.length;
    const counts = BOX.map(() => BOX.map(() => 0));
    for (let i = 0; i < games; i++) {
      const { deck } = tides.setup(2, STANDARD, `shuffle ${i}`);
      for (const [place, card] of deck.entries()) (counts[card - 1] as number[])[place]!++;
    }
    const expected = games / BOX.length;
    const chi = counts.flat().reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // So many degrees of freedom are the mean, and twice as many the variance.
    const freedom = (BOX.length - 1) ** 2;
    expect(chi).toBeGreaterThan(freedom - 5 * Math.sqrt(2 * freedom));
    expect(chi).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
  });

  clause(
    'TT-SETUP-3',
    'A takes from the top, then B, at the deal and at each refill; the public is told how many (R-26)',
    () => {
      const deck = [9, 2, 13, 4, 17, 6, 15, 8, 1, 10, 18, 12, 3, 14, 7, 16, 5, 11];
      const { state, told } = begin(deck);
      expect(state.hands).toEqual([sorted(deck.slice(0, 5)), sorted(deck.slice(5, 10))]);
      const drew = [...told, ...goOn(state).told].filter(({ event }) => event.type === 'drew');
      expect(events(drew, 'drew').map(({ seat, cards }) => [seat, cards])).toEqual([
        [A, sorted(deck.slice(0, 5))],
        [B, sorted(deck.slice(5, 10))],
        [A, [12, 18]],
        [B, [3, 14]],
        [A, [7, 16]],
        [B, [5, 11]],
      ]);
      expect(drew.map(({ to }) => to)).toEqual([[A], [B], [A], [B], [A], [B]]);
    },
  );

  clause('TT-SETUP-3', 'the refill goes on where the deal stopped', () => {
    const { state } = goOn(begin().state, at(2, 1));
    expect(state.deck).toEqual(BOX.slice(14));
    expect(state.hands[A]).toEqual(expect.arrayContaining([11, 12]));
    expect(state.hands[B]).toEqual(expect.arrayContaining([13, 14]));
  });

  clause('TT-SETUP-4', 'kingdoms and discard start empty and both totals at 0', () => {
    const { state } = begin();
    const view = tides.view(state, 'public');
    expect(view.seats.map(({ relics, played, total }) => ({ relics, played, total }))).toEqual([
      { relics: [], played: [], total: 0 },
      { relics: [], played: [], total: 0 },
    ]);
    expect([view.discard, view.rounds, view.round, view.pick]).toEqual([[], [], 1, 1]);
  });
});

describe('the table of rounds', () => {
  clause(['TT-SETUP-2', 'TT-RELIC-8', 'TT-RELIC-9'], 'the deck shrinks by ten cards, then by four a round', () => {
    const { state } = begin();
    const sizes = [tides.setup(2, STANDARD, 'any').deck.length, state.deck.length];
    for (const round of [2, 3]) sizes.push(goOn(state, at(round, 1)).state.deck.length);
    expect(sizes).toEqual([BOX.length, deckIn(1), deckIn(2), deckIn(3)]);
    expect(goOn(state, relicsOf(1)).state.deck).toHaveLength(deckIn(1));
  });

  clause('TT-SETUP-1', 'the same deck gives both the same number of ways at every question', () => {
    let { state } = begin([3, 1, 4, 15, 9, 2, 6, 5, 8, 7]);
    while (pending(tides, state).length > 0) {
      expect(pending(tides, state)).toEqual([A, B]);
      const [a, b] = [legal(tides, state, A), legal(tides, state, B)];
      expect(a.length).toBe(b.length);
      const first = trySubmit(state, A, tides.notation.write(a[0]!));
      if ('error' in first) throw new Error('refused');
      state = play(first.state, [B, tides.notation.write(b[0]!)]).state;
    }
    expect(stacked([]).id).toBe(tides.id);
  });
});
