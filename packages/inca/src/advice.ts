import type { Advice, Seat } from '@tempora/kernel';
import { CARDS, type Powers } from './components/cards.ts';
import { COSTS, SAPA } from './components/costs.ts';
import { MARKERS, type Marker } from './components/markers.ts';
import { SITES, type Site } from './components/places.ts';
import { type Board, boardOf, sectorColors } from './geometry.ts';
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
    const known = lead(s, seat, (other) => standing(s, board, other, scorings));
    return known + outlook(s, board, seat, scorings) - roadsThrownAway(s, board, seat);
  },
  terms(s, seat) {
    const points = s.points[seat] as number;
    if (s.flow.length === 0) return { points };
    const board = boardOf(s);
    const scorings = phasesLeft(s, 'sapa');
    const { markers, terraces } = incomeOf(s, seat, 0);
    return {
      points,
      places: scorings * connections(s, board, seat),
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
function standing(s: Seen, board: Board, seat: Seat, scorings: number): number {
  const { markers, terraces } = incomeOf(s, seat, 0);
  const useful = phasesLeft(s, 'inca') + 1;
  return (
    (s.points[seat] as number) +
    scorings * (connections(s, board, seat) + terraces * SAPA.terrace) +
    laborWorth(s, seat) +
    (markers + terraces) * LABOR * (useful - 1) +
    cardsWorth(s, seat)
  );
}

function connections(s: Seen, board: Board, seat: Seat): number {
  let points = 0;
  for (const site of board.buildSites) {
    const bits = s.sites[site] as number;
    if ((bits & bitOf(seat)) !== 0) points += worthOfBits(bits);
  }
  return points;
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
  for (const [i, card] of s.sunCards.entries())
    if (sectorColors(s.seats, s.sunSectors[i] as number).includes(color)) worth += WORTH[card] as number;
  return worth;
}

/** What a seat's roads lead to. */
function outlook(s: Seen, board: Board, seat: Seat, scorings: number): number {
  return placesAhead(s, board, seat, scorings) + provincesAhead(s, board, seat, scorings);
}

/** Sites to be reached or built on: the fewer roads are missing, the more of it counts. */
function placesAhead(s: Seen, board: Board, seat: Seat, scorings: number): number {
  const far = distances(s, board, seat);
  let worth = 0;
  for (const site of board.buildSites) {
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

/** Per site, how many roads are missing to it over lines that are free; FAR for many. */
function distances(s: Seen, board: Board, seat: Seat): number[] {
  const far: number[] = [];
  let ring: number[] = [];
  for (let site = 0; site < s.sites.length; site++) {
    const isIn = ((s.sites[site] as number) & bitOf(seat)) !== 0;
    far.push(isIn ? 0 : FAR);
    if (isIn) ring.push(site);
  }
  for (let roads = 1; roads < FAR; roads++) {
    const next: number[] = [];
    for (const site of ring) {
      for (const edge of board.edgesAt[site] as readonly number[]) {
        const road = s.roads[edge] as number;
        if (edge >= board.lines || ((road & LINE) !== 0 && (road & roadBits(seat)) === 0)) continue;
        const end = (board.from[edge] as number) + (board.to[edge] as number) - site;
        if ((far[end] as number) <= roads) continue;
        far[end] = roads;
        next.push(end);
      }
    }
    ring = next;
  }
  return far;
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
