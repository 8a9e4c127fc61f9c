import { GRASS, type HexId, MOUNTAIN, NEIGHBOURS } from '../components/board.ts';
import { digitAt } from '../digits.ts';
import { isProtected } from '../rules/fight.ts';
import type { Seen } from '../types.ts';

/** What is counted for each seat in one walk over the map. */
const COUNTS = [
  ...['people', 'hexes', 'mountains', 'single', 'pairs', 'threes', 'fours'],
  ...['grass', 'nurseries', 'onGrass', 'onFarm', 'onHill', 'onForest', 'onMountain'],
  ...['cities', 'cityValue', 'bestSite', 'sites', 'bigSites', 'seedSites', 'coast'],
  ...['room', 'roomGrass', 'roomFarm', 'roomHill', 'roomForest', 'roomMountain', 'roomAlone', 'roomTwo'],
  ...['threatened', 'threatenedPoints', 'threatenedCities', 'prey', 'preyPoints', 'preyCities'],
] as const;
export type Count = (typeof COUNTS)[number];

const MOST_SEATS = 5;
/** Where each count begins; by seat from there. */
export const AT = Object.fromEntries(COUNTS.map((count, i) => [count, i * MOST_SEATS])) as { [count in Count]: number };

/** The notepad: one number for each count and seat, wiped by every survey. */
export const counts = new Float64Array(COUNTS.length * MOST_SEATS);
/** By hex: which seats stand beside it, as bits; and within two steps. */
const beside = new Uint8Array(NEIGHBOURS.length);
const shielded = new Uint8Array(MOST_SEATS);
/** Land that nobody holds, without mountains. */
export let freeLand = 0;

let mapped = '';
const grounds = new Int8Array(NEIGHBOURS.length);
let land: HexId[] = [];
const shore = new Uint8Array(NEIGHBOURS.length);

/** A map stays as it is for nearly the whole game. */
function readMap(s: Seen): void {
  if (s.map === mapped) return;
  mapped = s.map;
  land = [];
  for (let hex = 0; hex < grounds.length; hex++) {
    grounds[hex] = digitAt(s.map, hex);
    if ((grounds[hex] as number) >= 0) land.push(hex);
  }
  shore.fill(0);
  for (const hex of s.coast) shore[hex] = 1;
}

function add(at: number, by: number): void {
  counts[at] = (counts[at] as number) + by;
}

/** Counts everything anew. */
export function survey(s: Seen): void {
  readMap(s);
  counts.fill(0);
  beside.fill(0); // what is water here may have been land on another map
  freeLand = 0;
  for (let seat = 0; seat < s.seats; seat++) shielded[seat] = isProtected(s, seat) ? 1 : 0;
  for (let i = 0; i < land.length; i++) {
    const hex = land[i] as HexId;
    const seat = s.owner[hex] as number;
    if (seat < 0) surveyFree(s, hex);
    else if ((s.cities[hex] as number) > 0) surveyCity(s, hex, seat);
    else surveyStack(s, hex, seat);
  }
  for (let i = 0; i < land.length; i++) surveyFar(s, land[i] as HexId);
}

/** Empty land: whose room is it? */
function surveyFree(s: Seen, hex: HexId): void {
  const next = NEIGHBOURS[hex] as readonly HexId[];
  let near = 0;
  for (let i = 0; i < next.length; i++) {
    const seat = s.owner[next[i] as HexId] as number;
    if (seat >= 0 && s.people[next[i] as HexId] !== 0) near |= 1 << seat;
  }
  beside[hex] = near;
  const ground = grounds[hex] as number;
  if (ground !== MOUNTAIN) freeLand++;
  for (let seat = 0; near >> seat !== 0; seat++) {
    if (((near >> seat) & 1) === 0) continue;
    add(AT.roomGrass + ground * MOST_SEATS + seat, 1);
    if (ground === MOUNTAIN) continue;
    add(AT.room + seat, 1);
    if (near === 1 << seat) add(AT.roomAlone + seat, 1);
  }
}

/** What lies two steps away over empty land. */
function surveyFar(s: Seen, hex: HexId): void {
  if (s.owner[hex] !== -1 || grounds[hex] === MOUNTAIN) return;
  const next = NEIGHBOURS[hex] as readonly HexId[];
  let far = 0;
  for (let i = 0; i < next.length; i++) far |= beside[next[i] as HexId] as number;
  far &= ~(beside[hex] as number);
  for (let seat = 0; far >> seat !== 0; seat++) if ((far >> seat) & 1) add(AT.roomTwo + seat, 1);
}

/** The strongest other seat's stack beside a hex, if its owner may be attacked. */
function strongestBeside(s: Seen, hex: HexId, seat: number): number {
  if (shielded[seat] === 1) return 0;
  const next = NEIGHBOURS[hex] as readonly HexId[];
  let most = 0;
  for (let i = 0; i < next.length; i++) {
    const other = s.owner[next[i] as HexId] as number;
    if (other >= 0 && other !== seat) most = Math.max(most, s.people[next[i] as HexId] as number);
  }
  return most;
}

/** Who could take what stands on a hex of that strength. */
function surveyPrey(s: Seen, hex: HexId, value: number): void {
  const owner = s.owner[hex] as number;
  if (shielded[owner] === 1) return;
  const city = (s.cities[hex] as number) > 0;
  const next = NEIGHBOURS[hex] as readonly HexId[];
  let hunters = 0;
  for (let i = 0; i < next.length; i++) {
    const other = s.owner[next[i] as HexId] as number;
    if (other >= 0 && other !== owner && (s.people[next[i] as HexId] as number) > value) hunters |= 1 << other;
  }
  for (let seat = 0; hunters >> seat !== 0; seat++) {
    if (((hunters >> seat) & 1) === 0) continue;
    add((city ? AT.preyCities : AT.prey) + seat, 1);
    add(AT.preyPoints + seat, city ? value : grounds[hex] === MOUNTAIN ? 0 : 1);
  }
}

function surveyCity(s: Seen, hex: HexId, seat: number): void {
  const value = s.cities[hex] as number;
  add(AT.cities + seat, 1);
  add(AT.cityValue + seat, value);
  if (strongestBeside(s, hex, seat) > value) {
    add(AT.threatenedCities + seat, 1);
    add(AT.threatenedPoints + seat, value);
  }
  surveyPrey(s, hex, value);
}

function surveyStack(s: Seen, hex: HexId, seat: number): void {
  const people = s.people[hex] as number;
  const ground = grounds[hex] as number;
  add(AT.people + seat, people);
  add((ground === MOUNTAIN ? AT.mountains : AT.hexes) + seat, 1);
  add(AT.single + Math.min(3, people - 1) * MOST_SEATS + seat, 1);
  add(AT.onGrass + ground * MOST_SEATS + seat, people);
  if (shore[hex] === 1) add(AT.coast + seat, 1);
  if (ground === GRASS) {
    add(AT.grass + seat, 1);
    if (people < 2) add(AT.nurseries + seat, 1);
  }
  if (ground !== MOUNTAIN) surveySite(s, hex, seat);
  if (strongestBeside(s, hex, seat) > people) {
    add(AT.threatened + seat, 1);
    add(AT.threatenedPoints + seat, ground === MOUNTAIN ? 0 : 1);
  }
  surveyPrey(s, hex, people);
}

/** Could a city be built here, now or with more people? */
function surveySite(s: Seen, hex: HexId, seat: number): void {
  const next = NEIGHBOURS[hex] as readonly HexId[];
  for (let i = 0; i < next.length; i++) if (s.cities[next[i] as HexId] !== 0) return;
  const people = s.people[hex] as number;
  const stock = s.stock[seat] as readonly number[];
  let value = Math.min(4, people);
  while (value >= 2 && stock[value - 2] === 0) value--;
  if (value < 2) {
    add(AT.seedSites + seat, 1);
    return;
  }
  add(AT.sites + seat, 1);
  if (value > 2) add(AT.bigSites + seat, 1);
  counts[AT.bestSite + seat] = Math.max(counts[AT.bestSite + seat] as number, value);
}
