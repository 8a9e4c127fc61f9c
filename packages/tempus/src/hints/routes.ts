import type { Seat } from '@tempora/kernel';
import { HEXES, type HexId, TERRAINS, type Terrain } from '../components/board.ts';
import { toDigits } from '../digits.ts';
import { walkFrom } from '../rules/move.ts';
import type { View, Way } from '../terms.ts';

/** How the piece in question would get to a hex: every way it could take, and the hexes of the shortest by land. */
export interface Route {
  readonly hex: HexId;
  readonly by: readonly Way[];
  /** From where it stands to where it goes; empty if it cannot walk there. */
  readonly walk: readonly HexId[];
}

const known = new WeakMap<View, ReadonlyMap<HexId, Route>>();

/** By hex, where the piece in question can go. */
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
  const came = cameFrom(view, question.seat, question.from);
  return new Map(
    question.ways.map(({ hex, by }) => [hex, { hex, by, walk: by.includes('land') ? walkTo(came, hex) : [] }]),
  );
}

/** By hex, the one before it on the shortest walk (TP-MOVE-2, TP-MOVE-3). */
function cameFrom(view: View, seat: Seat, from: HexId): ReadonlyMap<HexId, HexId> {
  const owner = HEXES.map(() => -1);
  for (const piece of [...view.people, ...view.cities]) owner[piece.hex] = piece.seat;
  const map = toDigits(view.grid.map((ground) => TERRAINS.indexOf(ground as Terrain)));
  const came = new Map<HexId, HexId>([[from, from]]);
  const distance = view.seats[seat]?.abilities.distance ?? 0;
  walkFrom({ map, owner }, { seat, from, distance }, (hex, before) => came.set(hex, before));
  return came;
}

function walkTo(came: ReadonlyMap<HexId, HexId>, hex: HexId): readonly HexId[] {
  const before = came.get(hex);
  if (before === undefined) return [];
  return before === hex ? [hex] : [...walkTo(came, before), hex];
}

/** A step onto the next hex goes without saying; farther, or over water, one wants to see the way first. */
export function isFar({ walk }: Route): boolean {
  return walk.length !== 2;
}
