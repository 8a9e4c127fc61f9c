import { type HexId, NEIGHBOURS } from '../components/board.ts';
import { digitAt } from '../digits.ts';
import type { Seen } from '../types.ts';

let mapped = '';
/** By hex: its terrain's place in TERRAINS, below 0 for water. */
export const grounds = new Int8Array(NEIGHBOURS.length);
/** The hexes that are land; and by hex, those beside it. */
export let land: HexId[] = [];
export const landAround: HexId[][] = NEIGHBOURS.map(() => []);
/** By hex: 1 beside the sea. */
export const shore = new Uint8Array(NEIGHBOURS.length);

/** Makes all of the above fit the state; a map stays as it is for nearly the whole game. */
export function readLand(s: Pick<Seen, 'map' | 'coast'>): void {
  if (s.map === mapped) return;
  mapped = s.map;
  land = [];
  for (let hex = 0; hex < grounds.length; hex++) {
    grounds[hex] = digitAt(s.map, hex);
    if ((grounds[hex] as number) >= 0) land.push(hex);
  }
  const isLand = (hex: HexId) => (grounds[hex] as number) >= 0;
  for (const [hex, next] of NEIGHBOURS.entries()) landAround[hex] = next.filter(isLand);
  shore.fill(0);
  for (const hex of s.coast) shore[hex] = 1;
}
