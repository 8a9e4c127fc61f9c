import { type Ask, type Auto, type Clause, call, done, draw, roll, type Seat, shuffle, stream } from '@tempora/kernel';
import {
  CENTRES,
  CITY_COUNTS,
  HEXES,
  type HexId,
  IS_RIM,
  NEIGHBOURS,
  PEOPLE,
  SEA,
  START_PEOPLE,
} from '../components/board.ts';
import { CARDS } from '../components/cards.ts';
import { ERAS } from '../components/eras.ts';
import { hexesOfTile, TILE_CODES, TILES, TILES_USED } from '../components/tiles.ts';
import { toDigits, withDigit } from '../digits.ts';
import type { Move, Options, Seen, State, Tempus } from '../types.ts';
import { ALONE } from './hands.ts';
import { nameWaters } from './lakes.ts';
import { enter, isLand } from './stacks.ts';
import { inOrder } from './turn.ts';

const TURNS = [0, 1, 2, 3, 4, 5];
const TILE: readonly (readonly Move[])[] = HEXES.map((hex) => TURNS.map((turn) => ({ type: 'tile', hex, turn })));
const PLACE: readonly Move[] = HEXES.map((hex) => ({ type: 'place', hex }));
/** By hex: the seven hexes of a tile with its centre there, and those around them. */
const COVERED: readonly (readonly HexId[])[] = HEXES.map(hexesOfTile);
const TOUCHED: readonly (readonly HexId[])[] = COVERED.map(around);
/** By hex: where the centre of a tile lies that touches one with its centre there. */
const BESIDE: readonly (readonly HexId[])[] = HEXES.map((hex) =>
  around([...(COVERED[hex] as HexId[]), ...(TOUCHED[hex] as HexId[])]),
);

/** The hexes around some. */
function around(hexes: readonly HexId[]): HexId[] {
  return [...new Set(hexes.flatMap((hex) => NEIGHBOURS[hex] ?? []).filter((hex) => !hexes.includes(hex)))];
}

/** TP-SETUP: an empty sea, shuffled tiles and cards, markers on Start, a start player by lot. */
export function setup(seats: number, options: Options, seed: string): State {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const s: State = {
    seats,
    rng: stream(seed),
    clock: 0,
    flow: [{ at: 'game', next: 0 }],
    sealed: each(() => null),
    options,
    first: 0,
    map: toDigits(HEXES.map(() => SEA)),
    tiles: [],
    pile: TILES.map((_, tile) => tile),
    box: [],
    coast: [],
    shores: [],
    owner: HEXES.map(() => -1),
    people: HEXES.map(() => 0),
    cities: HEXES.map(() => 0),
    raised: [],
    supply: each(() => PEOPLE),
    stock: each(() => [...CITY_COUNTS]),
    controls: each(() => 0),
    eras: each(() => 0), // TP-SETUP-3
    tokens: each(() => ERAS[0]?.actions ?? 0),
    deck: CARDS.map(({ card }) => card),
    discard: [],
    hands: each(() => []),
    governments: each(() => []),
    shuffles: 0,
    began: CARDS.map(() => 1),
    lost: each(() => toDigits(CARDS.map(() => 0))),
    lastFight: null,
    lastProgress: null,
  };
  s.first = roll(s, seats); // TP-SETUP-2
  shuffle(s, s.pile); // TP-SETUP-4
  shuffle(s, s.deck); // TP-SETUP-17
  return s;
}

/** TP-SETUP-5: in turn order one tile each until those to be used are gone; TP-SETUP-10: or until none fits. */
export const map: Auto<Tempus, 'map'> = {
  run(s, f, tell) {
    if (f.next < (TILES_USED[s.seats] as number) && canPlaceTile(s)) {
      const seat = inOrder(s, f.next++ % s.seats);
      const [tile] = draw(s, s.pile, 1);
      tell({ type: 'turned', seat, tile: tile as number });
      return call(s, { at: 'tile', seat, tile: tile as number });
    }
    s.box = s.pile.sort((a, b) => a - b);
    s.pile = [];
    nameWaters(s);
    tell({ type: 'mapped', lakes: s.shores.length, unused: s.box.length });
    done(s);
  },
};

/** TP-SETUP-6 to 9: anywhere inside, not overlapping, touching what lies there, turned freely. */
export const tile: Ask<Tempus, 'tile'> = {
  seats: (_s, f) => ALONE[f.seat] as Seat[],
  moves(s, _f, _seat, out) {
    for (const hex of CENTRES) if (!forbidsCentre(s, hex)) out.push(...(TILE[hex] as Move[]));
  },
  play(s, f, seat, move, tell) {
    if (move.type !== 'tile') throw new Error('a tile must be placed');
    const terrains = TILE_CODES[f.tile]?.[move.turn] as number[];
    for (const [i, hex] of (COVERED[move.hex] as HexId[]).entries())
      s.map = withDigit(s.map, hex, terrains[i] as number);
    const placed = { tile: f.tile, hex: move.hex, turn: move.turn };
    s.tiles.push(placed);
    tell({ type: 'tiled', seat, ...placed });
    done(s);
  },
};

/** Does a tile still fit anywhere? Beside the last one, as a rule. */
function canPlaceTile(s: Seen): boolean {
  const last = s.tiles.at(-1);
  const fits = (hex: HexId) => !forbidsCentre(s, hex);
  return (last !== undefined && (BESIDE[last.hex] as HexId[]).some(fits)) || CENTRES.some(fits);
}

/** Why a tile's centre may not lie there. */
export function forbidsCentre(s: Seen, centre: HexId): Clause | null {
  if (IS_RIM[centre]) return 'TP-SETUP-6';
  if (hasLand(s, COVERED[centre] as HexId[])) return 'TP-SETUP-7';
  return s.tiles.length === 0 || hasLand(s, TOUCHED[centre] as HexId[]) ? null : 'TP-SETUP-8';
}

function hasLand(s: Seen, hexes: readonly HexId[]): boolean {
  for (let i = 0; i < hexes.length; i++) if (isLand(s, hexes[i] as HexId)) return true;
  return false;
}

/**
 * TP-SETUP-15: in turn order, all three before the next player. Nobody can be left without a place: a tile keeps two
 * free neighbours unless four of its seven hexes are taken, the others take twelve at most, and a map has more than
 * three tiles.
 */
export const settle: Auto<Tempus, 'settle'> = {
  run(s, f) {
    if (f.next === s.seats) done(s);
    else call(s, { at: 'people', seat: inOrder(s, f.next++), on: [] });
  },
};

/** TP-SETUP-16, one piece at a time, so that the three can always be completed. */
export const people: Ask<Tempus, 'people'> = {
  seats: (_s, f) => ALONE[f.seat] as Seat[],
  moves(s, f, seat, out) {
    for (const hex of HEXES) if (!forbidsPlace(s, f.on, seat, hex)) out.push(PLACE[hex] as Move);
  },
  play(s, f, seat, move, tell) {
    if (move.type !== 'place') throw new Error('a piece must be placed');
    f.on.push(move.hex);
    enter(s, seat, move.hex);
    tell({ type: 'placed', seat, hex: move.hex });
    if (f.on.length === START_PEOPLE) done(s);
  },
};

/** Why a player whose first people stand on these hexes may not put one there. */
export function forbidsPlace(s: Seen, on: readonly HexId[], seat: Seat, hex: HexId): Clause | null {
  return isFree(s, seat, hex) && isCompletable(s, seat, [...on, hex]) ? null : 'TP-SETUP-16';
}

function isFree(s: Seen, seat: Seat, hex: HexId): boolean {
  return isLand(s, hex) && (s.owner[hex] === -1 || s.owner[hex] === seat);
}

/** Can these be made three people on two or three connected hexes? */
function isCompletable(s: Seen, seat: Seat, on: readonly HexId[]): boolean {
  const [a, b = a, third] = on as [HexId, HexId?, HexId?];
  const beside = NEIGHBOURS[a] as readonly HexId[];
  if (third !== undefined) return on.every((hex) => on.some((other) => NEIGHBOURS[hex]?.includes(other)));
  if (beside.includes(b)) return true;
  return beside.some((hex) => isFree(s, seat, hex) && (a === b || NEIGHBOURS[hex]?.includes(b)));
}
