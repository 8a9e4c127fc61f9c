import type { Seat } from '@tempora/kernel';
import { GRASS, HEXES, type HexId, MOUNTAIN, NEIGHBOURS } from '../components/board.ts';
import { groundOn, isLand } from '../rules/stacks.ts';
import { inOrder } from '../rules/turn.ts';
import type { Seen } from '../types.ts';

/** What land beside a start is worth: points lie everywhere but on mountains, and babies come from grass. */
const LAND = 1;
const NURSERY = 0.5;
const PEAK = 0.1;
/** How much the others' starts count against one's own. */
const ENVY = 1;

function worthOn(s: Seen, hex: HexId): number {
  if (!isLand(s, hex)) return 0;
  const ground = groundOn(s, hex);
  return ground === MOUNTAIN ? PEAK : LAND + (ground === GRASS ? NURSERY : 0);
}

/** How good it is to begin on a hex: what lies there and around it. */
function startWorth(s: Seen, hex: HexId): number {
  let worth = 2 * worthOn(s, hex);
  for (const next of NEIGHBOURS[hex] as readonly HexId[]) worth += worthOn(s, next);
  return worth;
}

/**
 * How the map as it lies suits a seat before anybody stands on it. In turn order each takes the best start that is left, away
 * from the others' (TP-SETUP-15); what counts is one's own against the mean of theirs.
 */
export function startsFor(s: Seen, seat: Seat): number {
  const places = HEXES.filter((hex) => isLand(s, hex) && groundOn(s, hex) !== MOUNTAIN)
    .map((hex) => ({ hex, worth: startWorth(s, hex) }))
    .sort((a, b) => b.worth - a.worth || a.hex - b.hex);
  const taken = new Set<HexId>();
  let value = 0;
  for (let i = 0; i < s.seats; i++) {
    const found = places.find(({ hex }) => !taken.has(hex));
    if (!found) break;
    value += inOrder(s, i) === seat ? found.worth : (-ENVY * found.worth) / (s.seats - 1);
    takeAround(taken, found.hex);
  }
  return value;
}

/** A start reaches two steps. */
function takeAround(taken: Set<HexId>, hex: HexId): void {
  taken.add(hex);
  for (const near of NEIGHBOURS[hex] as readonly HexId[]) {
    taken.add(near);
    for (const far of NEIGHBOURS[near] as readonly HexId[]) taken.add(far);
  }
}
