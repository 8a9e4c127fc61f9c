import { copy, legal, pending } from '@tempora/kernel';
import { randomGame } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { CITY_VALUES, HEXES } from '../src/components/board.ts';
import { CARDS } from '../src/components/cards.ts';
import { type Seen, type State, tempus } from '../src/index.ts';
import {
  limitsOf,
  type Move,
  moveMeantByAction,
  moveMeantByCard,
  moveMeantByHex,
  oddsOf,
  type View,
} from '../src/public.ts';
import { foughtOut } from './hinted.ts';
import { STANDARD } from './table.ts';

const NOTHING = { kind: null, card: null, path: [] };

/** Positions of random games. */
function* positions(games: number): Generator<Seen> {
  for (let i = 0; i < games; i++) {
    const table = {
      game: tempus,
      seats: 3 + (i % 3),
      options: { ...STANDARD, openDiscard: i % 2 > 0 },
      seed: `p ${i}`,
    };
    for (const { after } of randomGame(table)) yield after;
  }
}

/** Every way to take so many of these. */
function choose(cards: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => choose(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

/** Cards that the seat sees: its own, those laid openly or by itself, Governments and an open discard pile. */
function seenBy(view: View, seat: number): number[] {
  const { attacker, defender } = view.fight!;
  const laid = [...attacker.cards, ...defender.cards].map(({ card }) => card);
  return [
    ...view.seats[seat]!.hand.cards,
    ...laid,
    ...view.seats.flatMap(({ governments }) => governments),
    ...view.discard.cards,
  ];
}

/** The same fight with other hidden cards, fought out; was it won by the seat? */
function isWonWith(s: Seen, seat: number, cards: number[]): boolean {
  const state = copy(s) as State;
  const f = state.flow.at(-1)!;
  if (f.at !== 'attack' && f.at !== 'defend') throw new Error('no fight is under way');
  const { fight } = f;
  if (seat === fight.attacker) state.hands[fight.defender] = cards;
  else [fight.down, state.hands[seat]] = [cards, []];
  state.flow[state.flow.length - 1] = { at: 'defend', fight };
  return foughtOut(state)?.winner === seat;
}

describe('odds', () => {
  test('are the share of all hidden hands with which the fight is won', () => {
    const tried = { attack: 0, defence: 0 };
    for (const s of positions(9)) {
      const at = s.flow.at(-1)?.at;
      if (at !== 'attack' && at !== 'defend') continue;
      for (const seat of s.hands.keys()) {
        const view = tempus.view(s, seat);
        const odds = oddsOf(view, seat);
        if (!odds || odds.unseen > 2 || tried[odds.stance] > 8) continue;
        const seen = seenBy(view, seat);
        const hands = choose(
          CARDS.map(({ card }) => card).filter((card) => !seen.includes(card)),
          odds.unseen,
        );
        const won = hands.filter((cards) => isWonWith(s, seat, cards)).length;
        expect(won / hands.length).toBeCloseTo(odds.chance, 10);
        tried[odds.stance]++;
      }
    }
    expect(Math.min(tried.attack, tried.defence)).toBeGreaterThan(3);
  });
});

describe('limits of actions', () => {
  test('no city that can be built exceeds the limit', () => {
    let most = 0;
    for (const s of positions(4)) {
      const f = s.flow.at(-1);
      if (f?.at !== 'turn' || !f.due) continue;
      const limits = limitsOf(tempus.view(s, f.seat))!;
      expect(CITY_VALUES).toContain(limits.city);
      for (const move of legal(tempus, s, f.seat)) {
        if (move.type !== 'city') continue;
        expect(move.value).toBeLessThanOrEqual(limits.city);
        most = Math.max(most, move.value);
      }
    }
    expect(most).toBeGreaterThan(2);
  });
});

describe('the move meant by pointing', () => {
  const hexesOf = (move: Move) => ('hex' in move ? [move.hex] : 'from' in move ? [move.from, move.to] : []);

  test('by a hex, a card or an action that offers nothing is forbidden by a clause', () => {
    let asked = 0;
    for (const s of positions(3)) {
      const [seat] = pending(tempus, s) as [number];
      const at = s.flow.at(-1)?.at;
      if (seat === undefined || !['people', 'turn', 'move', 'to', 'babies'].includes(at ?? '')) continue;
      if (asked++ % 7 > 0) continue;
      const view = tempus.view(s, seat);
      const moves = legal(tempus, s, seat);
      const open = new Set(moves.flatMap((move) => ('card' in move ? [] : hexesOf(move))));
      const meant: (Move | null)[] = HEXES.filter((hex) => !open.has(hex)).map((hex) =>
        moveMeantByHex(view, NOTHING, hex),
      );
      const kinds = ['baby', 'city', 'fight'] as const;
      const shut = at === 'turn' ? kinds.filter((kind) => !moves.some(({ type }) => type === kind)) : [];
      meant.push(...shut.map((kind) => moveMeantByAction(view, kind)));
      for (const kind of shut) meant.push(...HEXES.map((hex) => moveMeantByHex(view, { ...NOTHING, kind }, hex)));
      const idle = s.hands[seat]!.filter((card) => !moves.some((move) => 'card' in move && move.card === card));
      meant.push(...idle.map((card) => moveMeantByCard(view, card)));
      for (const card of s.hands[seat]!) {
        const ways = moves.filter((move) => 'card' in move && move.card === card).map(hexesOf);
        const isOnHexes = ways.length > 0 && ways.every((hexes) => hexes.length > 0);
        const far = HEXES.filter((hex) => isOnHexes && !ways.flat().includes(hex));
        meant.push(...far.map((hex) => moveMeantByHex(view, { ...NOTHING, card }, hex)));
      }
      for (const move of meant) if (move) expect(tempus.forbids(s, seat, move)).toMatch(/^TP-/);
    }
    expect(asked).toBeGreaterThan(500);
  });
});
