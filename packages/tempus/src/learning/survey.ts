import { GRASS, type HexId, MOUNTAIN, NEIGHBOURS } from '../components/board.ts';
import { isProtected } from '../rules/fight.ts';
import type { Seen } from '../types.ts';
import { grounds, land, landAround, readLand, shore } from './land.ts';

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
/** By hex that is empty: which seats stand beside it, as bits. */
const beside = new Uint8Array(NEIGHBOURS.length);
const shielded = new Uint8Array(MOST_SEATS);
/** Land that nobody holds, without mountains. */
export let freeLand = 0;

function add(at: number, by: number): void {
  counts[at] = (counts[at] as number) + by;
}

/** Counts everything anew. */
export function survey(s: Seen): void {
  readLand(s);
  counts.fill(0);
  beside.fill(0);
  freeLand = 0;
  for (let seat = 0; seat < s.seats; seat++) shielded[seat] = isProtected(s, seat) ? 1 : 0;
  for (let i = 0; i < land.length; i++) {
    const hex = land[i] as HexId;
    const seat = s.owner[hex] as number;
    if (seat < 0) continue;
    if ((s.cities[hex] as number) > 0) surveyCity(s, hex, seat);
    else surveyStack(s, hex, seat);
  }
  for (let i = 0; i < land.length; i++) {
    const hex = land[i] as HexId;
    if ((s.owner[hex] as number) < 0) surveyFree(hex);
  }
}

/** Empty land: whose room is it? */
function surveyFree(hex: HexId): void {
  const near = beside[hex] as number;
  const ground = grounds[hex] as number;
  for (let seat = 0; near >> seat !== 0; seat++) {
    if (((near >> seat) & 1) === 0) continue;
    add(AT.roomGrass + ground * MOST_SEATS + seat, 1);
    if (ground === MOUNTAIN) continue;
    add(AT.room + seat, 1);
    if (near === 1 << seat) add(AT.roomAlone + seat, 1);
  }
  if (ground === MOUNTAIN) return;
  freeLand++;
  surveyFar(hex, near);
}

/** Who stands two steps away over empty land, and not beside it. */
function surveyFar(hex: HexId, near: number): void {
  const next = landAround[hex] as readonly HexId[];
  let far = 0;
  for (let i = 0; i < next.length; i++) far |= beside[next[i] as HexId] as number;
  far &= ~near;
  for (let seat = 0; far >> seat !== 0; seat++) if ((far >> seat) & 1) add(AT.roomTwo + seat, 1);
}

/** What `around` says of a city beside a hex, after the bits of the seats. */
const CITY = 1 << MOST_SEATS;

/**
 * What lies around a hex of a seat: the others that have more people than that beside it, as bits, and if there is a city.
 * Notes whose people the empty land has beside it.
 */
function around(s: Seen, hex: HexId, people: number): number {
  const { owner } = s;
  const seat = owner[hex] as number;
  const own = s.people[hex] === 0 ? 0 : 1 << seat;
  const next = landAround[hex] as readonly HexId[];
  let found = 0;
  for (let i = 0; i < next.length; i++) {
    const at = next[i] as HexId;
    const other = owner[at] as number;
    if (other < 0) beside[at] = (beside[at] as number) | own;
    else if (s.cities[at] !== 0) found |= CITY;
    else if (other !== seat && (s.people[at] as number) > people) found |= 1 << other;
  }
  return shielded[seat] === 1 ? found & CITY : found;
}

/** Who could take what stands on a hex, and how many points. */
function surveyPrey(hunters: number, count: number, points: number): void {
  for (let seat = 0; hunters >> seat !== 0; seat++) {
    if (((hunters >> seat) & 1) === 0) continue;
    add(count + seat, 1);
    add(AT.preyPoints + seat, points);
  }
}

function surveyCity(s: Seen, hex: HexId, seat: number): void {
  const value = s.cities[hex] as number;
  const hunters = around(s, hex, value) & ~CITY;
  add(AT.cities + seat, 1);
  add(AT.cityValue + seat, value);
  if (hunters === 0) return;
  add(AT.threatenedCities + seat, 1);
  add(AT.threatenedPoints + seat, value);
  surveyPrey(hunters, AT.preyCities, value);
}

function surveyStack(s: Seen, hex: HexId, seat: number): void {
  const people = s.people[hex] as number;
  const ground = grounds[hex] as number;
  const found = around(s, hex, people);
  add(AT.people + seat, people);
  add((ground === MOUNTAIN ? AT.mountains : AT.hexes) + seat, 1);
  add(AT.single + Math.min(3, people - 1) * MOST_SEATS + seat, 1);
  add(AT.onGrass + ground * MOST_SEATS + seat, people);
  if (shore[hex] === 1) add(AT.coast + seat, 1);
  if (ground === GRASS) {
    add(AT.grass + seat, 1);
    if (people < 2) add(AT.nurseries + seat, 1);
  }
  if (ground !== MOUNTAIN && (found & CITY) === 0) surveySite(s, seat, people);
  const hunters = found & ~CITY;
  if (hunters === 0) return;
  const points = ground === MOUNTAIN ? 0 : 1;
  add(AT.threatened + seat, 1);
  add(AT.threatenedPoints + seat, points);
  surveyPrey(hunters, AT.prey, points);
}

/** A place for a city of that many people, or with more of them. */
function surveySite(s: Seen, seat: number, people: number): void {
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
