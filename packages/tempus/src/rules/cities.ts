import type { Clause, Seat, Tell } from '@tempora/kernel';
import { CITY_VALUES, HEXES, type HexId, MOUNTAIN, NEIGHBOURS } from '../components/board.ts';
import type { Move, Seen, State, Tempus } from '../types.ts';
import { controls, groundOn, homes, remove } from './stacks.ts';

type CityMove = Extract<Move, { type: 'city' }>;

const CITY: readonly (readonly Move[])[] = HEXES.map((hex) =>
  CITY_VALUES.map((value) => ({ type: 'city', hex, value })),
);

/** TP-CITY-1: the cities a seat can build. */
export function listCities(s: Seen, seat: Seat, out: Move[]): void {
  const stock = s.stock[seat] as readonly number[];
  for (const hex of homes(s, seat)) {
    const people = s.people[hex] as number;
    if (people < 2 || forbidsSite(s, hex)) continue;
    for (let i = 0; i < CITY_VALUES.length; i++) {
      if ((CITY_VALUES[i] as number) <= people && (stock[i] as number) > 0) out.push(CITY[hex]?.[i] as Move);
    }
  }
}

/** TP-CITY-3, TP-CITY-4: not on a mountain, not beside any city. */
function forbidsSite(s: Seen, hex: HexId): Clause | null {
  if (groundOn(s, hex) === MOUNTAIN) return 'TP-CITY-4';
  const next = NEIGHBOURS[hex] as HexId[];
  for (let i = 0; i < next.length; i++) if (s.cities[next[i] as HexId] !== 0) return 'TP-CITY-3';
  return null;
}

/** TP-CITY-1, TP-CITY-2: one city (TP-CITY-5) in place of all the people there. */
export function build(s: State, seat: Seat, { hex, value }: CityMove, tell: Tell<Tempus>): void {
  const people = s.people[hex] as number;
  remove(s, hex, people);
  s.owner[hex] = seat;
  s.cities[hex] = value;
  changeStock(s, seat, value, -1);
  tell({ type: 'built', seat, hex, value, people });
}

/** TP-CITY-5: a destroyed city can be built again. */
export function destroy(s: State, hex: HexId): void {
  changeStock(s, s.owner[hex] as Seat, s.cities[hex] as number, 1);
  s.owner[hex] = -1;
  s.cities[hex] = 0;
}

function changeStock(s: State, seat: Seat, value: number, by: number): void {
  const stock = s.stock[seat] as number[];
  const i = CITY_VALUES.indexOf(value as 2);
  stock[i] = (stock[i] as number) + by;
}

/** How many cities of a seat stand on the map. */
export function citiesOf(s: Seen, seat: Seat): number {
  const left = s.stock[seat] as readonly number[];
  return 8 - (left[0] as number) - (left[1] as number) - (left[2] as number);
}

/** Why that city cannot be built there. */
export function forbidsCity(s: Seen, seat: Seat, hex: HexId, value: number): Clause | null {
  const i = CITY_VALUES.indexOf(value as 2);
  if (!controls(s, seat, hex)) return s.cities[hex] && s.owner[hex] === seat ? 'TP-CITY-8' : 'TP-CITY-1';
  const people = s.people[hex] as number;
  if (i < 0 || people < 2 || value > people || s.stock[seat]?.[i] === 0) return 'TP-CITY-1';
  return forbidsSite(s, hex);
}
