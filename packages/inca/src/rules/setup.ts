import { type Auto, done, roll, shuffle, stream } from '@tempora/kernel';
import { CARDS, type CardId } from '../components/cards.ts';
import { HAND } from '../components/costs.ts';
import { GODS_MARKER, MARKERS, type MarkerId } from '../components/markers.ts';
import { REGIONS, type RegionId, SITES } from '../components/places.ts';
import { FALL_SKIPS, INVASIONS, TRACK } from '../components/track.ts';
import { type Board, boardOf, colorAt } from '../geometry.ts';
import { NO_POWERS } from '../prices.ts';
import type { Inca, Options, State } from '../types.ts';
import { conquered, HOME, NOBODY } from './regions.ts';
import { addRoad, reconnect } from './roads.ts';
import { drawCards } from './sun.ts';

/** IE-SETUP-1: the board of that player count. */
export function setup(seats: number, options: Options, seed: string): State {
  return setupOn(seats === 3 ? 'three' : 'four', seats, options, seed);
}

/** The same on any board that has a start for every seat. */
export function setupOn(map: string, seats: number, options: Options, seed: string): State {
  const s = emptyTable(map, seats, options, seed);
  const board = boardOf(s);
  shuffle(s, s.colors); // IE-SETUP-2
  layStarts(s, board);
  layMarkers(s, board);
  s.decks.push(cardsFor(seats, options));
  s.deck = [...(s.decks[0] as CardId[])];
  shuffle(s, s.deck); // IE-SETUP-8
  shuffle(s, s.order); // IE-SETUP-9
  s.places = [...s.order]; // IE-SETUP-10: the first to play stands innermost
  if (options.pizarro) s.arrival = roll(s, INVASIONS); // IE-VARIANT-PIZARRO-1
  return s;
}

/** A table with nothing on it yet. */
export function emptyTable(map: string, seats: number, options: Options, seed: string): State {
  const bySeat = <T>(value: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => value(seat));
  const provinces = boardOf({ map }).provinces;
  return {
    seats,
    rng: stream(seed),
    clock: 0,
    flow: [{ at: 'track' }, { at: 'deal' }],
    sealed: bySeat(() => null),
    options,
    map,
    track: TRACK.map(({ column }) => column).filter((column) => !options.earlyFall || !FALL_SKIPS.includes(column)),
    column: 0,
    phase: -1, // IE-SETUP-12: the first step is onto the top cell
    colors: bySeat((seat) => seat),
    order: bySeat((seat) => seat),
    places: [],
    points: bySeat(() => 0),
    labor: bySeat(() => 0), // IE-SETUP-11
    sites: SITES.map(() => 0),
    roads: boardOf({ map }).edges.map(() => 0),
    reached: REGIONS.map(() => 0),
    markers: REGIONS.map(() => NOBODY),
    faces: REGIONS.map((_, region) => (provinces.includes(region) ? 0 : 1)),
    owners: REGIONS.map(() => NOBODY),
    terraces: REGIONS.map(() => 0),
    unused: [],
    deck: [],
    hands: bySeat(() => []),
    discard: [],
    sunCards: [],
    sunSectors: [],
    sunSeats: [],
    sunOpen: 0,
    powers: bySeat(() => ({ ...NO_POWERS })),
    decks: [],
    drawn: bySeat(() => []),
    drawnFrom: bySeat(() => []),
    placed: bySeat(() => []),
    arrival: -1,
    invasions: 0,
    help: [],
    scorings: [],
  };
}

/** IE-SETUP-3: starting regions count as conquered, and each player has one road out of Cusco. */
export function layStarts(s: State, board: Board): void {
  for (const { region } of board.starts) conquered(s, board, region, HOME);
  for (const [seat, color] of s.colors.entries()) {
    reconnect(s, board, seat);
    addRoad(s, board, seat, board.starts[color]?.edge as number);
  }
}

/** IE-SETUP-4 to IE-SETUP-6: a marker face down in every province, those beside starting regions face up. */
function layMarkers(s: State, board: Board): void {
  const copies = MARKERS.map((marker) => marker.copies - (s.seats === 3 ? 1 : 0));
  const gods = s.options.agreementOfGods ? board.handOfGod : []; // IE-VARIANT-GODS-1
  for (const region of gods) {
    s.markers[region] = GODS_MARKER;
    s.faces[region] = 1;
  }
  copies[GODS_MARKER] = (copies[GODS_MARKER] as number) - gods.length;
  const pool = copies.flatMap((count, marker): MarkerId[] => Array.from({ length: count }, () => marker));
  shuffle(s, pool);
  for (const region of board.provinces) if (!gods.includes(region)) s.markers[region] = pool.pop() as MarkerId;
  s.unused = pool;
  for (const { region } of board.starts)
    for (const near of board.adjacent[region] as readonly RegionId[]) s.faces[near] = 1;
}

/** IE-SETUP-7, IE-VARIANT-FALL-1: the Sun cards that are played with, in order. */
export function cardsFor(seats: number, options: Options): CardId[] {
  return CARDS.flatMap(({ copies, fewer, pilgrimage }, card): CardId[] => {
    const out = options.earlyFall && pilgrimage ? copies : seats === 3 ? fewer : 0;
    return Array.from({ length: copies - out }, () => card);
  });
}

/** IE-SETUP-8: three cards each, in turn order. */
export const deal: Auto<Inca, 'deal'> = {
  run(s, _f, tell) {
    tell({ type: 'dealt', colors: s.colors.map(colorAt), order: [...s.order] });
    for (const seat of s.order) drawCards(s, seat, HAND, tell);
    done(s);
  },
};
