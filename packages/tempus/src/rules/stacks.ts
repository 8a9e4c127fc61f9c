import type { Clause, Seat } from '@tempora/kernel';
import type { HexId } from '../components/board.ts';
import { ERAS, type Era } from '../components/eras.ts';
import { digitAt } from '../digits.ts';
import type { Seen, State } from '../types.ts';

/** TP-TERM-5: what a seat's own marker allows it. */
export function abilities(s: Seen, seat: Seat): Era {
  return ERAS[s.eras[seat] as number] as Era;
}

/** The map, and nothing else. */
type Land = Pick<Seen, 'map'>;

/** A terrain's place in TERRAINS, SEA, or a lake. */
export function groundOn(s: Land, hex: HexId): number {
  return digitAt(s.map, hex);
}

export function isLand(s: Land, hex: HexId): boolean {
  return digitAt(s.map, hex) >= 0;
}

/** Do people of this seat stand there? TP-TERM-3: a city is owned, not controlled. */
export function controls(s: Seen, seat: Seat, hex: HexId): boolean {
  return s.owner[hex] === seat && (s.people[hex] as number) > 0;
}

/** The hexes a seat controls, in the order of the grid. */
export function homes(s: Seen, seat: Seat): HexId[] {
  const out: HexId[] = [];
  const { owner, people } = s;
  for (let hex = 0; hex < owner.length; hex++) if (owner[hex] === seat && people[hex] !== 0) out.push(hex);
  return out;
}

/** TP-CARD-SANITATION-2: how many of a seat's people a hex can hold. What stands above the limit may stay (TP-STACK-4). */
export function capacity(s: Seen, seat: Seat, hex: HexId): number {
  const limit = abilities(s, seat).stack;
  let most = Math.max(limit, s.people[hex] as number);
  for (const raise of s.raised) if (raise.hex === hex) most = Math.max(most, limit + raise.by);
  return most;
}

/** TP-STACK-1: is there room for one more? Of a land hex that is empty or the seat's own. */
export function hasRoom(s: Seen, seat: Seat, hex: HexId): boolean {
  const people = s.people[hex] as number;
  return people < abilities(s, seat).stack || (s.raised.length > 0 && people < capacity(s, seat, hex));
}

/** May a piece of this seat stop there? */
export function canStand(s: Seen, seat: Seat, hex: HexId): boolean {
  const owner = s.owner[hex] as number;
  if (owner < 0) return isLand(s, hex);
  return owner === seat && s.cities[hex] === 0 && hasRoom(s, seat, hex); // TP-STACK-2
}

/** Why a piece of this seat may not stop there. */
export function forbidsStanding(s: Seen, seat: Seat, hex: HexId): Clause | null {
  if (!isLand(s, hex)) return 'TP-MOVE-4';
  if (s.owner[hex] !== -1 && (s.owner[hex] !== seat || s.cities[hex] !== 0)) return 'TP-MOVE-4';
  return hasRoom(s, seat, hex) ? null : 'TP-STACK-1';
}

/** Puts people of a seat on a hex. */
export function arrive(s: State, seat: Seat, hex: HexId, people: number): void {
  if (people === 0) return;
  if (s.owner[hex] === -1) {
    s.owner[hex] = seat;
    s.controls[seat] = (s.controls[seat] as number) + 1;
  }
  s.people[hex] = (s.people[hex] as number) + people;
}

/** People leave a hex. TP-CARD-SANITATION-3: any piece that leaves ends the raise. */
export function depart(s: State, hex: HexId, people: number): void {
  if (people === 0) return;
  const seat = s.owner[hex] as Seat;
  s.people[hex] = (s.people[hex] as number) - people;
  if (s.people[hex] === 0) {
    s.owner[hex] = -1;
    s.controls[seat] = (s.controls[seat] as number) - 1;
  }
  if (s.raised.length > 0) s.raised = s.raised.filter((raise) => raise.hex !== hex);
}

/** A piece from the supply onto the map. */
export function enter(s: State, seat: Seat, hex: HexId): void {
  s.supply[seat] = (s.supply[seat] as number) - 1;
  arrive(s, seat, hex, 1);
}

/** People back to their owner's supply. */
export function remove(s: State, hex: HexId, people: number): void {
  const seat = s.owner[hex] as Seat;
  depart(s, hex, people);
  s.supply[seat] = (s.supply[seat] as number) + people;
}
