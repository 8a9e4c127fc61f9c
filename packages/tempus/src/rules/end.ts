import type { BySeat, Seat } from '@tempora/kernel';
import { MOUNTAIN } from '../components/board.ts';
import { FLIGHT, FLIGHT_POINTS } from '../components/eras.ts';
import type { Score, Seen } from '../types.ts';
import { citiesOf } from './cities.ts';
import { groundOn } from './stacks.ts';

/** TP-END-1: is somebody on Flight? */
export function isFlightReached(s: Seen): boolean {
  return s.eras.includes(FLIGHT);
}

/** TP-END-3: what every seat would have if the game ended now. */
export function scores(s: Seen): BySeat<Score> {
  const out = s.eras.map((era): Score => {
    const flight = era === FLIGHT ? FLIGHT_POINTS : 0;
    return { hexes: 0, cities: 0, flight, total: flight };
  });
  const { owner, cities, people } = s;
  for (let hex = 0; hex < owner.length; hex++) {
    const seat = owner[hex] as number;
    if (seat < 0) continue;
    const score = out[seat] as Score;
    score.cities += cities[hex] as number;
    if (people[hex] !== 0 && groundOn(s, hex) !== MOUNTAIN) score.hexes++;
  }
  for (const score of out) score.total += score.hexes + score.cities;
  return out;
}

export function totals(s: Seen): BySeat<number> {
  return scores(s).map(({ total }) => total);
}

/** TP-END-4, TP-END-5: most points, then most cards in hand, then most cities; players tied in all three share the place. */
export function ranking(s: Seen): readonly (readonly Seat[])[] | null {
  if (s.flow.length > 0) return null;
  const merits = totals(s).map((total, seat) => [total, s.hands[seat]?.length, citiesOf(s, seat)] as number[]);
  const better = (a: Seat, b: Seat) => {
    const [mine, theirs] = [merits[a] as number[], merits[b] as number[]];
    const first = mine.findIndex((merit, i) => merit !== theirs[i]);
    return first < 0 ? 0 : (theirs[first] as number) - (mine[first] as number);
  };
  const places: Seat[][] = [];
  for (const seat of s.hands.map((_, i) => i).sort(better)) {
    const last = places.at(-1);
    if (last && better(last[0] as Seat, seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}
