import type { Seat } from '@tempora/kernel';
import { FIRST_LAKE, HEXES, type HexId, IS_RIM, NEIGHBOURS, SEA } from '../components/board.ts';
import { toDigits, toNumbers } from '../digits.ts';
import type { Seen, State } from '../types.ts';
import { canStand } from './stacks.ts';

/** What water is called until it is known to be sea or lake. */
const NAMELESS = -99;

/** TP-SETUP-11 to 14: once the map is complete, water is sea or lake, and land is coast, shore, both or neither. */
export function nameWaters(s: State): void {
  const map = toNumbers(s.map).map((ground) => (ground < 0 ? NAMELESS : ground));
  for (const hex of HEXES) if (IS_RIM[hex]) flood(map, hex, SEA); // TP-SETUP-12: beyond the rim all is one sea
  s.shores = [];
  for (const hex of HEXES) {
    if (map[hex] !== NAMELESS) continue;
    const lake = FIRST_LAKE - s.shores.length;
    flood(map, hex, lake); // TP-SETUP-13
    s.shores.push(HEXES.filter((land) => isBeside(map, land, lake)));
  }
  s.coast = HEXES.filter((land) => isBeside(map, land, SEA) || (IS_RIM[land] && (map[land] as number) >= 0));
  s.map = toDigits(map);
}

/** Gives all nameless water connected with a hex this name. */
function flood(map: number[], from: HexId, water: number): void {
  if (map[from] !== NAMELESS) return;
  map[from] = water;
  for (const hex of NEIGHBOURS[from] as HexId[]) flood(map, hex, water);
}

function isBeside(map: readonly number[], land: HexId, water: number): boolean {
  return (map[land] as number) >= 0 && (NEIGHBOURS[land] as HexId[]).some((hex) => map[hex] === water);
}

/** TP-LAKE-2, TP-LAKE-5: the other shore hexes of every lake beside a hex, if a piece can stand there (TP-LAKE-4). */
export function acrossLakes(s: Seen, seat: Seat, from: HexId): HexId[] {
  const out: HexId[] = [];
  for (const shore of s.shores) {
    if (!shore.includes(from)) continue;
    for (const hex of shore) if (hex !== from && canStand(s, seat, hex) && !out.includes(hex)) out.push(hex);
  }
  return out;
}
