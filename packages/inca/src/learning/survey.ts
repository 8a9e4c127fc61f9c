import { COSTS, SAPA } from '../components/costs.ts';
import { MARKERS, type Marker } from '../components/markers.ts';
import { SITES, type Site } from '../components/places.ts';
import { type Board, boardOf } from '../geometry.ts';
import { NOBODY } from '../rules/regions.ts';
import { bitOf, CITY, GARRISON, LINE, OPEN, roadBits, STRUCTURE, TEMPLE } from '../rules/roads.ts';
import type { Seen } from '../types.ts';

/** What is counted for each seat. */
const COUNTS = [
  ...[
    'cities',
    'garrisons',
    'temples',
    'sapa',
    'citySites',
    'garrisonSites',
    'templeSites',
    'bestTemple',
    'closedSites',
  ],
  ...['markers', 'laborIncome', 'terraces', 'terraceSites', 'weakMarkers'],
  ...['targets', 'targetPoints', 'targetLabor', 'bestTarget', 'cheapTargets'],
  ...['network', 'roads', 'riskedRoads', 'openLines'],
  ...['oneAwayScore', 'twoAwayScore', 'threeAwayScore', 'fourAwayScore'],
  ...['oneAwayEmpty', 'twoAwayEmpty', 'threeAwayEmpty', 'fourAwayEmpty'],
  ...['shared', 'oneAwayDown', 'twoAwayDown'],
] as const;
export type Count = (typeof COUNTS)[number];

const MOST_SEATS = 4;
/** Where each count begins; by seat from there. */
export const AT = Object.fromEntries(COUNTS.map((count, i) => [count, i * MOST_SEATS])) as { [count in Count]: number };
/** The notepad: one number for each count and seat, wiped by every survey. */
export const counts = new Float64Array(COUNTS.length * MOST_SEATS);

function add(at: number, by: number): void {
  counts[at] = (counts[at] as number) + by;
}

/** Counts everything anew; distances, which take longest, only for the seats `from` to `to`, not included. */
export function survey(s: Seen, from: number, to: number): void {
  counts.fill(0);
  const board = boardOf(s);
  for (let i = 0; i < board.buildSites.length; i++) surveySite(s, board, board.buildSites[i] as number);
  for (let i = 0; i < board.provinces.length; i++) surveyProvince(s, board.provinces[i] as number);
  surveyRoads(s, board);
  for (let seat = from; seat < to; seat++) surveyDistances(s, board, seat);
}

/** What everybody connected to it has of a site. */
function surveySite(s: Seen, board: Board, site: number): void {
  const bits = s.sites[site] as number;
  const connected = bits & LINE;
  if (connected === 0) return;
  const score = scoreOf(bits);
  const isShared = (connected & (connected - 1)) !== 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if ((bits & bitOf(seat)) === 0) continue;
    if ((bits & STRUCTURE) !== 0) {
      add(((bits & CITY) !== 0 ? AT.cities : AT.garrisons) + seat, 1);
      add(AT.sapa + seat, score);
      if (isShared) add(AT.shared + seat, score);
      if ((bits & TEMPLE) !== 0) add(AT.temples + seat, 1);
      else if ((bits & CITY) !== 0) surveyTemple(site, seat);
    } else if ((bits & OPEN) === 0) add(AT.closedSites + seat, 1);
    else add((board.kinds[site] === 'garrison' ? AT.garrisonSites : AT.citySites) + seat, 1);
  }
}

function surveyTemple(site: number, seat: number): void {
  add(AT.templeSites + seat, 1);
  const points = (SITES[site] as Site).temple;
  if (points > (counts[AT.bestTemple + seat] as number)) counts[AT.bestTemple + seat] = points;
}

/** What a site with these bits scores in a Sapa Inca phase. */
function scoreOf(bits: number): number {
  const base = (bits & CITY) !== 0 ? SAPA.city : (bits & GARRISON) !== 0 ? SAPA.garrison : 0;
  return base + ((bits & TEMPLE) !== 0 ? SAPA.temple : 0);
}

function surveyProvince(s: Seen, region: number): void {
  const owner = s.owners[region] as number;
  const { points, labor, resistance } = MARKERS[s.markers[region] as number] as Marker;
  if (owner >= 0 && owner < s.seats) {
    add(AT.markers + owner, 1);
    add(AT.laborIncome + owner, labor + (s.terraces[region] as number));
    add((s.terraces[region] === 1 ? AT.terraces : AT.terraceSites) + owner, 1);
    if (resistance === 1) add(AT.weakMarkers + owner, 1);
    return;
  }
  if (owner !== NOBODY) return;
  const reached = s.reached[region] as number;
  for (let seat = 0; seat < s.seats; seat++) {
    if ((reached & bitOf(seat)) === 0) continue;
    add(AT.targets + seat, 1);
    add(AT.targetPoints + seat, points);
    add(AT.targetLabor + seat, labor);
    if (resistance <= (s.labor[seat] as number)) add(AT.cheapTargets + seat, 1);
    const gain = points + labor;
    if (gain > (counts[AT.bestTarget + seat] as number)) counts[AT.bestTarget + seat] = gain;
  }
}

function surveyRoads(s: Seen, board: Board): void {
  for (let edge = 0; edge < s.roads.length; edge++) {
    const road = s.roads[edge] as number;
    if (road === 0) continue;
    const risked = s.owners[board.regionOf[edge] as number] === NOBODY;
    for (let seat = 0; seat < s.seats; seat++) {
      if ((road & roadBits(seat)) === 0) continue;
      add(AT.roads + seat, 1);
      if (risked) add(AT.riskedRoads + seat, 1);
    }
  }
}

/** How far away a site may be to count. */
const FAR = 5;
const far = new Uint8Array(SITES.length);
const queue = new Uint16Array(SITES.length);

/** What lies one to four roads away over free lines. */
function surveyDistances(s: Seen, board: Board, seat: number): void {
  const bit = bitOf(seat);
  far.fill(FAR);
  let last = 0;
  for (let site = 0; site < s.sites.length; site++) {
    if (((s.sites[site] as number) & bit) === 0) continue;
    far[site] = 0;
    queue[last++] = site;
  }
  add(AT.network + seat, last);
  for (let first = 0; first < last; first++) {
    const site = queue[first] as number;
    const steps = (far[site] as number) + 1;
    if (steps >= FAR) break;
    const edges = board.edgesAt[site] as readonly number[];
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i] as number;
      const road = s.roads[edge] as number;
      if (edge >= board.lines || ((road & LINE) !== 0 && (road & roadBits(seat)) === 0)) continue;
      const end = (board.from[edge] as number) + (board.to[edge] as number) - site;
      if (steps === 1 && road === 0) add(AT.openLines + seat, 1);
      if ((far[end] as number) <= steps) continue;
      far[end] = steps;
      queue[last++] = end;
      surveyAway(s, board, seat, end);
    }
  }
}

function surveyAway(s: Seen, board: Board, seat: number, site: number): void {
  const steps = (far[site] as number) - 1;
  const bits = s.sites[site] as number;
  const kind = board.kinds[site];
  if (kind === 'huaca' || kind === 'capital') return;
  if ((bits & STRUCTURE) !== 0) add(AT.oneAwayScore + steps * MOST_SEATS + seat, scoreOf(bits));
  else {
    const { points } = COSTS[kind === 'garrison' ? 'garrison' : 'city'];
    add(AT.oneAwayEmpty + steps * MOST_SEATS + seat, (bits & OPEN) !== 0 ? points : points / 2);
  }
  if (steps > 1 || (bits & OPEN) !== 0) return;
  add(AT.oneAwayDown + steps * MOST_SEATS + seat, 1);
}
