import { open, start } from '@tempora/kernel';
import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { MARKERS } from '../src/components/markers.ts';
import { boardOf } from '../src/geometry.ts';
import { inca, type Seen } from '../src/index.ts';
import { cardsFor } from '../src/rules/setup.ts';
import { begin, card, edge, events, STANDARD, site } from './table.ts';

const SEEDS = Array.from({ length: 200 }, (_, i) => `setup ${i}`);
const count = (list: readonly unknown[], what: unknown) => list.filter((each) => each === what).length;
const markersOf = (s: Seen) => [...boardOf(s).provinces.map((region) => s.markers[region] as number), ...s.unused];

describe('setup', () => {
  clause('IE-SETUP-1', 'three or four play, each on the board and with the box of their number', () => {
    expect(inca.seats).toEqual([3, 4]);
    expect(() => start(inca, 2, STANDARD, '')).toThrow();
    expect(() => start(inca, 5, STANDARD, '')).toThrow();
    const [three, four] = [begin(3).state, begin(4).state];
    expect([three.map, four.map]).toEqual(['three', 'four']);
    expect([three, four].map((s) => boardOf(s).provinces.length)).toEqual([36, 42]);
    expect([three, four].map((s) => inca.view(s, 'public').sun.length)).toEqual([3, 4]);
  });

  clause('IE-SETUP-2', 'every player gets every colour equally often, and with it the starting region', () => {
    for (const seats of [3, 4]) {
      const first = SEEDS.map((seed) => begin(seats, {}, seed).state.colors[0]);
      for (let color = 0; color < seats; color++) expect(count(first, color)).toBeGreaterThan(200 / seats / 2);
    }
    const { state, told } = begin();
    expect([...state.colors].sort()).toEqual([0, 1, 2, 3]);
    expect(events(told, 'dealt')[0]?.colors).toEqual(inca.view(state, 'public').seats.map(({ color }) => color));
  });

  clause('IE-SETUP-3', 'each has one road, from Cusco to the start of that colour, and no points for it', () => {
    const starts = ['limatambo', 'pisac', 'rumicolca', 'pacariqtambo'];
    for (const seats of [3, 4]) {
      const { state } = begin(seats);
      for (const [seat, color] of state.colors.entries()) {
        const view = inca.view(state, seat).seats[seat]!;
        expect(view.roads).toEqual([edge(state, `cusco-${starts[color]}`)]);
        expect(view.network).toEqual([site('cusco'), site(starts[color]!)]);
        expect([view.total, view.wildRoads]).toEqual([0, []]);
      }
    }
  });

  clause('IE-SETUP-4', 'with three players one marker of each kind is out', () => {
    const copies = (s: Seen) => MARKERS.map((_, marker) => count(markersOf(s), marker));
    expect(copies(begin(4).state)).toEqual([12, 9, 8, 6, 6, 4]);
    expect(copies(begin(3).state)).toEqual([11, 8, 7, 5, 5, 3]);
  });

  clause('IE-SETUP-5', 'one shuffled marker lies in every province, three are put away', () => {
    for (const seats of [3, 4]) {
      const { state } = begin(seats);
      expect(state.unused).toHaveLength(3);
      for (const region of boardOf(state).provinces) expect(MARKERS[state.markers[region]!]).toBeDefined();
      for (const { region } of boardOf(state).starts) expect(state.markers[region]).toBe(-1);
    }
    const region = boardOf(begin().state).provinces[0]!;
    const kinds = SEEDS.map((seed) => begin(4, {}, seed).state.markers[region]);
    for (const marker of MARKERS.keys()) expect(count(kinds, marker)).toBeGreaterThan(4);
  });

  clause('IE-SETUP-6', 'exactly the markers beside starting regions are face up', () => {
    for (const seats of [3, 4]) {
      const { state } = begin(seats);
      const board = boardOf(state);
      const near = new Set(board.starts.flatMap(({ region }) => board.adjacent[region]!));
      for (const province of inca.view(state, 'public').provinces)
        expect(province.face).toBe(near.has(province.region) ? 'up' : 'down');
    }
  });

  clause('IE-SETUP-7', 'with three players five cards are out', () => {
    const [four, three] = [cardsFor(4, STANDARD), cardsFor(3, STANDARD)];
    expect([four.length, three.length]).toEqual([32, 27]);
    const fewer = four.filter((kind) => count(three, kind) < count(four, kind));
    expect([...new Set(fewer)]).toEqual(['revolt', 'wildroad', 'great', 'annual', 'local'].map(card));
    expect(['revolt', 'wildroad'].map((name) => count(three, card(name)))).toEqual([1, 3]);
    const { state } = begin(3);
    expect([...state.deck, ...state.hands.flat()].sort((a, b) => a - b)).toEqual(three);
  });

  clause('IE-SETUP-8', 'three cards each, the rest is the deck, nothing is discarded', () => {
    for (const [seats, deck] of [
      [3, 18],
      [4, 20],
    ] as const) {
      const { state, told } = begin(seats);
      expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(3));
      expect([state.deck.length, state.discard.length]).toEqual([deck, 0]);
      expect(events(told, 'drew')).toHaveLength(seats);
    }
    const tops = new Set(SEEDS.map((seed) => begin(4, {}, seed).state.deck[0]));
    expect(tops.size).toBeGreaterThan(15);
  });

  clause('IE-SETUP-9', 'the turn order is shuffled and stays until the first Sun phase', () => {
    const first = SEEDS.map((seed) => begin(4, {}, seed).state.order[0]);
    for (const seat of [0, 1, 2, 3]) expect(count(first, seat)).toBeGreaterThan(25);
    const { state } = begin();
    expect([...state.order].sort()).toEqual([0, 1, 2, 3]);
    expect(inca.view(state, 'public').asked).toBe(state.order[0]);
  });

  clause('IE-SETUP-10', 'all figures start at 0, the first in turn order innermost', () => {
    const { state } = begin();
    expect(state.points).toEqual([0, 0, 0, 0]);
    expect(state.places).toEqual(state.order);
  });

  clause('IE-SETUP-11', 'nobody has labor before the first Inca phase', () => {
    expect(inca.setup(4, STANDARD, 'x').labor).toEqual([0, 0, 0, 0]);
    expect(open(inca, 4, STANDARD, 'x').labor).toEqual([5, 5, 5, 5]);
  });

  clause('IE-SETUP-12', 'the first phase is the top cell of column 1', () => {
    const { told } = begin();
    expect(events(told, 'began')[0]).toEqual({ type: 'began', column: 1, phase: 'inca', cell: 0 });
  });
});
