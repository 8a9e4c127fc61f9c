import { type HexId, NEIGHBOURS, type View, type Way } from '@tempora/tempus/public';
import { isLand } from './ground.tsx';

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
  const came = walkFrom(view, question.seat, question.from);
  return new Map(
    question.ways.map(({ hex, by }) => [hex, { hex, by, walk: by.includes('land') ? walkTo(came, hex) : [] }]),
  );
}

/** By hex, the one before it on the shortest walk: over empty land, own people and own cities (TP-MOVE-3). */
function walkFrom(view: View, seat: number, from: HexId): ReadonlyMap<HexId, HexId> {
  const foreign = new Set(
    [...view.people, ...view.cities].filter((piece) => piece.seat !== seat).map(({ hex }) => hex),
  );
  const came = new Map<HexId, HexId>([[from, from]]);
  for (const at of came.keys()) {
    for (const next of NEIGHBOURS[at] ?? []) {
      if (isLand(view.grid[next]) && !foreign.has(next) && !came.has(next)) came.set(next, at);
    }
  }
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
