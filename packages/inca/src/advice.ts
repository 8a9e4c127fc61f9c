import type { Advice, Seat } from '@tempora/kernel';
import { COLORS } from './components/board.ts';
import { CARDS, type Powers } from './components/cards.ts';
import { COSTS, SAPA } from './components/costs.ts';
import { MARKERS, type Marker } from './components/markers.ts';
import { SITES, type Site } from './components/places.ts';
import { type Board, boardOf } from './geometry.ts';
import { outlook as learned } from './learning/index.ts';
import { RULE_OF } from './learning/topics.ts';
import { freeRoads } from './prices.ts';
import { incomeOf } from './rules/income.ts';
import { NOBODY } from './rules/regions.ts';
import { bitOf, CITY, canReach, GARRISON, isFree, LINE, OPEN, roadBits, STRUCTURE, TEMPLE } from './rules/roads.ts';
import { eraOf, phasesLeft } from './rules/track.ts';
import type { Inca, Seen } from './types.ts';

/** What a labor token is worth in points, and by how much each missing road to a place discounts it. */
const LABOR = 0.75;
const PER_ROAD = 0.55;
/** How likely somebody is to build on an empty site that the network reaches. */
const SOMEDAY = 0.3;
/** How much the others' positions count against one's own. */
const ENVY = 0.5;

/** What a card does for a player in one People phase, roughly, in points. */
const CARD_WORTH: { readonly [card: string]: number } = {
  revolt: -3,
  surveyors: 0.3,
  roadcrew: 1,
  hardlabor: 0.8,
  elnino: -1,
  wildroad: 0.8,
  epidemic: -0.8,
  renewal: 0.8,
  outpost: 0.8,
  storehouses: 0.3,
  weather: -0.3,
  massbuild: 0.4,
  expansion: 1,
  support: 0.8,
  superiority: 0.6,
  resistance: -0.6,
  zeal: 0.4,
  eclipse: -0.4,
};
const WORTH = CARDS.map(({ id, pilgrimage }) => CARD_WORTH[id] ?? (pilgrimage?.points ?? 0) * 0.15);

/** How a position looks: points now, the coming Sapa Inca phases, labor, what roads lead to, and the cards. */
export const advice: Advice<Inca> = {
  outlook: learned,
  ruleOf: ({ type }) => RULE_OF[type],
  value(s, seat) {
    if (s.flow.length === 0) return lead(s, seat, (other) => s.points[other] as number);
    const board = boardOf(s);
    const scorings = phasesLeft(s, 'sapa');
    takeStock(s, board);
    const known = lead(s, seat, (other) => standing(s, other, scorings));
    return known + outlook(s, board, seat, scorings) - roadsThrownAway(s, board, seat);
  },
  terms(s, seat) {
    const points = s.points[seat] as number;
    if (s.flow.length === 0) return { points };
    const board = boardOf(s);
    const scorings = phasesLeft(s, 'sapa');
    takeStock(s, board);
    const { markers, terraces } = incomeOf(s, seat, 0);
    return {
      points,
      places: scorings * (connections[seat] as number),
      terraces: scorings * terraces * SAPA.terrace,
      labor: laborWorth(s, seat) + (markers + terraces) * LABOR * phasesLeft(s, 'inca'),
      cards: cardsWorth(s, seat),
      roads: placesAhead(s, board, seat, scorings),
      provinces: provincesAhead(s, board, seat, scorings),
    };
  },
  isFaceDown: ({ type }) => type === 'sun',
};

/** One seat's worth against the mean of the others'. */
function lead(s: Seen, seat: Seat, worth: (seat: Seat) => number): number {
  let others = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) others += worth(other);
  return worth(seat) - (ENVY * others) / (s.seats - 1);
}

/** What a seat has for certain: points, connections, labor and income, and the cards that lie beside it. */
function standing(s: Seen, seat: Seat, scorings: number): number {
  return (
    (s.points[seat] as number) +
    scorings * ((connections[seat] as number) + (terraced[seat] as number) * SAPA.terrace) +
    laborWorth(s, seat) +
    (earned[seat] as number) * LABOR * phasesLeft(s, 'inca') +
    cardsWorth(s, seat)
  );
}

/** Notepads, by seat: points of a Sapa Inca phase for places, terraces, and the labor of markers and terraces. */
const connections = new Int32Array(COLORS.length);
const terraced = new Int32Array(COLORS.length);
const earned = new Int32Array(COLORS.length);

/** Writes them anew. */
function takeStock(s: Seen, board: Board): void {
  connections.fill(0);
  terraced.fill(0);
  earned.fill(0);
  for (let i = 0; i < board.buildSites.length; i++) {
    const bits = s.sites[board.buildSites[i] as number] as number;
    if ((bits & LINE) === 0 || (bits & (STRUCTURE | TEMPLE)) === 0) continue;
    const points = worthOfBits(bits);
    for (let seat = 0; seat < s.seats; seat++)
      if ((bits & bitOf(seat)) !== 0) connections[seat] = (connections[seat] as number) + points;
  }
  for (let i = 0; i < board.provinces.length; i++) {
    const region = board.provinces[i] as number;
    const owner = s.owners[region] as number;
    if (owner < 0 || owner >= s.seats) continue;
    const terraces = s.terraces[region] as number;
    terraced[owner] = (terraced[owner] as number) + terraces;
    earned[owner] = (earned[owner] as number) + (MARKERS[s.markers[region] as number] as Marker).labor + terraces;
  }
}

function worthOfBits(bits: number): number {
  const base = (bits & CITY) !== 0 ? SAPA.city : (bits & GARRISON) !== 0 ? SAPA.garrison : 0;
  return base + ((bits & TEMPLE) !== 0 ? SAPA.temple : 0);
}

/** Labor that can still be spent before some of it goes back. */
function laborWorth(s: Seen, seat: Seat): number {
  const spendable = phasesLeft(s, 'people') * 5 + (eraOf(s).keep ?? 0);
  return LABOR * Math.min(s.labor[seat] as number, spendable);
}

function cardsWorth(s: Seen, seat: Seat): number {
  const color = s.colors[seat] as number;
  let worth = 0;
  for (let i = 0; i < s.sunCards.length; i++) {
    const sector = s.sunSectors[i] as number;
    // IE-SUN-8: a sector borders on two colours.
    if (sector === color || (sector + 1) % s.seats === color) worth += WORTH[s.sunCards[i] as number] as number;
  }
  return worth;
}

/** What a seat's roads lead to. */
function outlook(s: Seen, board: Board, seat: Seat, scorings: number): number {
  return placesAhead(s, board, seat, scorings) + provincesAhead(s, board, seat, scorings);
}

/** Sites to be reached or built on: the fewer roads are missing, the more of it counts. */
function placesAhead(s: Seen, board: Board, seat: Seat, scorings: number): number {
  measure(s, board, seat);
  let worth = 0;
  for (let i = 0; i < board.buildSites.length; i++) {
    const site = board.buildSites[i] as number;
    const roads = far[site] as number;
    if (roads >= FAR) continue;
    const bits = s.sites[site] as number;
    const fade = FADE[roads] as number;
    if (roads > 0) worth += fade * scorings * worthOfBits(bits);
    if ((bits & STRUCTURE) === 0) worth += fade * SOMEDAY * emptyWorth(board, site, bits, scorings);
    else if ((bits & (CITY | TEMPLE)) === CITY) worth += fade * SOMEDAY * ((SITES[site] as Site).temple + scorings);
  }
  return worth;
}

/** Provinces that could be conquered. */
function provincesAhead(s: Seen, board: Board, seat: Seat, scorings: number): number {
  let worth = 0;
  for (const region of board.provinces) {
    if (s.owners[region] !== NOBODY || ((s.reached[region] as number) & bitOf(seat)) === 0) continue;
    const { points, labor, resistance } = MARKERS[s.markers[region] as number] as Marker;
    worth += SOMEDAY * Math.max(0, points + labor * scorings * LABOR - resistance * LABOR);
  }
  return worth;
}

function emptyWorth(board: Board, site: number, bits: number, scorings: number): number {
  const kind = board.kinds[site] === 'garrison' ? 'garrison' : 'city';
  const { points, labor } = COSTS[kind];
  const worth = Math.max(0, points + SAPA[kind] * scorings - labor * LABOR);
  return (bits & OPEN) !== 0 ? worth : worth / 2;
}

const FAR = 6;
/** By repeated multiplication, because engines differ in the last bit of powers. */
const FADE = [1];
for (let roads = 1; roads < FAR; roads++) FADE.push((FADE[roads - 1] as number) * PER_ROAD);

/** A notepad, by site: how many roads are missing to it over lines that are free; FAR for many. */
const far = new Uint8Array(SITES.length);
const queue = new Uint16Array(SITES.length);

/** Writes it anew, for a seat. */
function measure(s: Seen, board: Board, seat: Seat): void {
  far.fill(FAR);
  let last = 0;
  for (let site = 0; site < s.sites.length; site++) {
    if (((s.sites[site] as number) & bitOf(seat)) === 0) continue;
    far[site] = 0;
    queue[last++] = site;
  }
  for (let first = 0; first < last; first++) {
    const site = queue[first] as number;
    const roads = (far[site] as number) + 1;
    if (roads >= FAR) return;
    const edges = board.edgesAt[site] as readonly number[];
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i] as number;
      const road = s.roads[edge] as number;
      if (edge >= board.lines || ((road & LINE) !== 0 && (road & roadBits(seat)) === 0)) continue;
      const end = (board.from[edge] as number) + (board.to[edge] as number) - site;
      if ((far[end] as number) <= roads) continue;
      far[end] = roads;
      queue[last++] = end;
    }
  }
}

/** Leaving the road block with free roads unlaid is a mistake while there is a road to lay. */
function roadsThrownAway(s: Seen, board: Board, seat: Seat): number {
  const f = s.flow.at(-1);
  if (f?.at !== 'turn' || f.seat !== seat || f.roads !== 'over' || f.laid === 0) return 0;
  if (f.laid >= freeRoads(s.powers[seat] as Powers)) return 0;
  for (let edge = 0; edge < board.lines; edge++)
    if (canReach(s, board, seat, edge) && isFree(s, board, seat, edge)) return 20;
  return 0;
}
