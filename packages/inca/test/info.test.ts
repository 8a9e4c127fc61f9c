import { copy, dream, legal, pending, stream, submit } from '@tempora/kernel';
import { randomGame } from '@tempora/testkit';
import { clause } from '@tempora/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/components/cards.ts';
import { boardOf } from '../src/geometry.ts';
import { inca, type Seen, type State } from '../src/index.ts';
import { unseenCards } from '../src/public.ts';
import { A, arrange, B, begin, C, card, D, goOn, idle, isAt, may, play } from './table.ts';

const cards = (list: readonly number[]) => [...list].sort((x, y) => x - y).join();

describe('what everybody sees', () => {
  clause('IE-INFO-1', 'all that lies open, the same for every seat and for the public', () => {
    for (const rank of [3, 7, 11]) {
      const { state } = goOn(begin(4, { pizarro: true }).state, isAt(5, 4), rank);
      const open = inca.view(state, 'public');
      for (const seat of [A, B, C, D]) {
        const { seats, placed, ...rest } = inca.view(state, seat);
        expect(rest).toEqual({ ...rest, ...Object.fromEntries(Object.entries(open).filter(([key]) => key in rest)) });
        for (const [i, each] of seats.entries()) expect({ ...each, hand: 0 }).toEqual({ ...open.seats[i], hand: 0 });
        expect(placed).toBeNull();
      }
      expect(open.seats.map(({ labor }) => labor)).toEqual(state.labor);
      expect([open.deck, open.discard, open.order, open.places]).toEqual([
        state.deck.length,
        state.discard,
        state.order,
        state.places,
      ]);
      expect(open.seats.map(({ hand }) => hand)).toEqual(Array(4).fill({ cards: [], hidden: 3 }));
    }
    const sun = idle(arrange(), isAt(2, 1)).state;
    const seat = pending(inca, sun)[0]!;
    const after = play(sun, seat, may(sun, seat).find((text) => text.endsWith('/2'))!).state;
    expect(inca.view(after, 'public').sun[2]?.down).toBe(seat);
  });

  clause('IE-INFO-2', 'only their owner sees a hand and a face-down card', () => {
    const sun = idle(arrange(), isAt(2, 1)).state;
    const seat = pending(inca, sun)[0]!;
    const move = legal(inca, sun, seat)[0]!;
    const { state, told } = submit(inca, sun, { seat, move: inca.notation.write(move) }) as {
      state: Seen;
      told: { event: object; to?: unknown }[];
    };
    expect(inca.view(state, seat).placed).toEqual({ card: (move as { card: number }).card, sector: 0 });
    for (const other of [A, B, C, D].filter((each) => each !== seat)) {
      expect(inca.view(state, other).placed).toBeNull();
      expect(inca.view(state, other).seats[seat]?.hand).toEqual({ cards: [], hidden: 3 });
      expect(inca.view(state, other).seats[other]?.hand.cards).toEqual(state.hands[other]);
    }
    expect(told.filter(({ event }) => (event as { type: string }).type === 'drew').map(({ to }) => to)).toEqual([
      [seat],
    ]);
  });

  clause('IE-INFO-3', 'nobody sees the deck’s order, face-down markers, unused ones, or where Pizarro waits', () => {
    const { state } = begin(4, { pizarro: true });
    const other = copy(state) as State;
    other.deck.reverse();
    const down = boardOf(other).provinces.filter((r) => other.faces[r] === 0);
    [other.markers[down[0]!], other.unused[0]] = [other.unused[0]!, other.markers[down[0]!]!];
    other.arrival = (other.arrival + 1) % 4;
    for (const viewer of [A, B, C, D, 'public'] as const)
      expect(inca.view(other, viewer)).toEqual(inca.view(state, viewer));
  });

  clause('IE-INFO-4', 'the unseen cards can be counted, kind by kind', () => {
    for (const [seats, options] of [
      [4, {}],
      [3, {}],
      [4, { earlyFall: true }],
    ] as const) {
      const { state } = goOn(begin(seats, options).state, isAt(3, 3), 5);
      for (let seat = 0; seat < seats; seat++) {
        const unseen = unseenCards(inca.view(state, seat)).flatMap((n, kind) => Array<number>(n).fill(kind));
        const hidden = state.hands.flatMap((hand, other) => (other === seat ? [] : hand));
        const down = state.sunCards.filter((_, i) => i >= state.sunOpen && state.sunSeats[i] !== seat);
        expect(cards(unseen)).toBe(cards([...state.deck, ...hidden, ...down]));
      }
    }
    expect(unseenCards(inca.view(begin().state, 'public'))).toEqual(CARDS.map(({ copies }) => copies));
  });

  clause(
    'IE-INFO-5',
    'the same seed and the same moves give the same game; no randomness but dealing and reshuffling',
    () => {
      const table = { game: inca, seats: 4, options: inca.options.standard, seed: 'twice' };
      const ends = [1, 2].map(() => [...randomGame(table)].at(-1)!.after);
      expect(ends[0]).toEqual(ends[1]);
      for (const step of randomGame({ ...table, seed: 'luck' })) {
        const chanced = step.before.rng.join() !== step.after.rng.join();
        expect(chanced).toBe(step.told.some(({ event }) => event.type === 'reshuffled'));
      }
    },
  );

  clause('IE-INFO-6', 'players decide about cards and turns only; the rest runs by itself', () => {
    const asked = new Set(
      [...randomGame({ game: inca, seats: 3, options: inca.options.standard, seed: 'asked' })].map(
        ({ before }) => before.flow.at(-1)?.at,
      ),
    );
    expect([...asked].sort()).toEqual(['place', 'turn']);
  });

  clause('IE-INFO-7', 'labor and discards are open', () => {
    const { state } = goOn(begin().state, isAt(4, 2), 5);
    expect(inca.view(state, 'public').discard).toEqual(state.discard);
    expect(state.discard.length).toBeGreaterThan(10);
    expect(inca.view(state, B).seats[C]?.labor).toBe(state.labor[C]);
  });
});

describe('what a perfect memory knows', () => {
  /** Every card a seat dreams of in the others' hands, by kind. */
  function dreamt(s: Seen, seat: number, times = 300): Set<number>[] {
    const chance = stream('dreams');
    const held = s.hands.map(() => new Set<number>());
    for (let i = 0; i < times; i++)
      for (const [other, hand] of dream(inca, s, seat, chance).hands.entries())
        for (const kind of hand) held[other]!.add(kind);
    return held;
  }

  test('anything unseen may be anywhere before the first reshuffle', () => {
    const { state } = begin();
    const unseen = CARDS.flatMap(({ copies }, kind) =>
      state.hands[A]!.filter((each) => each === kind).length < copies ? [kind] : [],
    );
    const held = dreamt(state, A, 2000);
    for (const other of [B, C, D]) expect([...held[other]!].sort((x, y) => x - y)).toEqual(unseen);
    expect([...held[A]!].sort((x, y) => x - y)).toEqual([...new Set(state.hands[A])]);
  });

  test('a card that was discarded at the reshuffle was in nobody’s hand', () => {
    const s = structuredClone(idle(arrange(), isAt(2, 1)).state) as State;
    const [first, second, third, fourth] = s.order as [number, number, number, number];
    const gone = [card('great'), card('annual'), card('local'), card('eclipse')];
    const kept = s.decks[0]!.filter((kind) => !gone.includes(kind));
    // The four are discarded, the deck is empty: the rest is in hands or was placed before.
    s.discard = [...gone];
    s.deck = [];
    for (const seat of s.order) s.drawn[seat] = kept.splice(0, 3);
    s.hands = s.drawn.map((mine) => [...mine].sort((x, y) => x - y));
    s.decks[0] = s.drawn.flat().sort((x, y) => x - y);
    const placed = play(s, first, may(s, first)[0]!).state;
    expect(placed.decks).toHaveLength(2);
    const held = dreamt(placed, second);
    const fresh = [...held[first]!].filter((kind) => gone.includes(kind));
    expect(fresh.length).toBeGreaterThan(1); // the one card drawn since may be any of the four
    for (const other of [third, fourth]) expect([...held[other]!].some((kind) => gone.includes(kind))).toBe(false);
  });

  test('a seat that has placed may have placed any card it could hold', () => {
    const sun = idle(arrange(), isAt(2, 1)).state;
    const [first, second] = sun.order as [number, number];
    const after = play(sun, first, may(sun, first)[0]!).state;
    const chance = stream('down');
    const kinds = new Set(Array.from({ length: 300 }, () => dream(inca, after, second, chance).sunCards[0]));
    expect(kinds.size).toBeGreaterThan(12);
  });
});
