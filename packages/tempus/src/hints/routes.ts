import type { Seat } from '@tempora/kernel';
import { HEXES, type HexId, NEIGHBOURS, TERRAINS, type Terrain } from '../components/board.ts';
import { toDigits } from '../digits.ts';
import { walkFrom } from '../rules/move.ts';
import type { View, Way } from '../types.ts';

/** How the moving piece would get to a hex: every kind of route, and the hexes of the shortest one by land. */
export interface Route {
  readonly hex: HexId;
  readonly by: readonly Way[];
  /** From where it stands to where it goes; empty if it cannot walk there. */
  readonly walk: readonly HexId[];
}

const known = new WeakMap<View, ReadonlyMap<HexId, Route>>();

/** By hex, where the moving piece can go. */
export function routesOf(view: View): ReadonlyMap<HexId, Route> {
  const before = known.get(view);
  if (before) return before;
  const routes = findRoutes(view);
  known.set(view, routes);
  return routes;
}

function findRoutes(view: View): ReadonlyMap<HexId, Route> {
  const { question } = view;
  if (question.at !== 'to') return new Map();
  const order = walkOrder(view, question.seat, question.from);
  return new Map(
    question.ways.map(({ hex, by }) => [hex, { hex, by, walk: by.includes('land') ? walkTo(order, hex) : [] }]),
  );
}

/** By hex the piece can pass, its place in the order of a walk in all directions: nearer hexes come first (TP-MOVE-2). */
function walkOrder(view: View, seat: Seat, from: HexId): ReadonlyMap<HexId, number> {
  const owner = HEXES.map(() => -1);
  for (const piece of [...view.people, ...view.cities]) owner[piece.hex] = piece.seat;
  const map = toDigits(view.grid.map((ground) => TERRAINS.indexOf(ground as Terrain)));
  const passed = walkFrom({ map, owner }, seat, from, view.seats[seat]?.abilities.distance ?? 0);
  return new Map([from, ...passed].map((hex, place) => [hex, place]));
}

/** Back from a hex, each time to the neighbour that was passed first. */
function walkTo(order: ReadonlyMap<HexId, number>, hex: HexId): readonly HexId[] {
  const placeOf = (other: HexId) => order.get(other) ?? Number.POSITIVE_INFINITY;
  if (placeOf(hex) === 0) return [hex];
  const before = (NEIGHBOURS[hex] as readonly HexId[]).reduce((first, next) =>
    placeOf(next) < placeOf(first) ? next : first,
  );
  return placeOf(before) < placeOf(hex) ? [...walkTo(order, before), hex] : [];
}

/** The hexes a piece of this seat walks over from one hex to another; empty if it cannot walk there. */
export function walkBetween(view: View, seat: Seat, from: HexId, to: HexId): readonly HexId[] {
  return walkTo(walkOrder(view, seat, from), to);
}

/** Is it more than a step by land? Then a player wants to see the route first. */
export function isFar({ walk }: Route): boolean {
  return walk.length !== 2;
}
