import type { Clause, Frozen, Seat, Tell } from '@tempora/kernel';
import type { Powers } from '../components/cards.ts';
import { COSTS } from '../components/costs.ts';
import { type RegionId, SITES, type SiteId } from '../components/places.ts';
import { type Board, boardOf, pair } from '../geometry.ts';
import type { Inca, Move, Seen, State, Turn } from '../types.ts';
import { beginRoads, forbidsBuild, forbidsFree, mayBuild, mayLayFree, noteBuild } from './blocks.ts';
import { turnUp } from './regions.ts';
import { addRoad, addWildRoad, bitOf, canReach, isFree, isFreeForWild, LINE, OPEN, roadBits } from './roads.ts';

/** A move that lays a road. */
export type RoadMove = Extract<Move, { a: number }>;
type RoadType = RoadMove['type'];
type Moves = { readonly [type in RoadType]: readonly RoadMove[] };

const TYPES: readonly RoadType[] = ['road', 'wild', 'extra', 'extra-wild'];
/** Every way to lay a road on a board, made once for each board. */
const MOVES = new WeakMap<Board, Moves>();

function movesOn(board: Board): Moves {
  let moves = MOVES.get(board);
  if (!moves) {
    const lists = TYPES.map((type) => [type, board.edges.map(({ a, b }) => ({ type, a, b }))]);
    moves = Object.fromEntries(lists) as Moves;
    MOVES.set(board, moves);
  }
  return moves;
}

/** IE-PEOPLE-4, IE-XROAD-1: every road that can be laid, free or for labor. */
export function listRoads(s: Seen, f: Frozen<Turn>, powers: Powers, out: Move[]): void {
  const free = mayLayFree(f, powers);
  const paid = mayBuild(f, 'extra') && (s.labor[f.seat] as number) >= roadLabor(f);
  if (!free && !paid) return;
  const board = boardOf(s);
  const moves = movesOn(board);
  const wild = f.wild < powers.wildRoads;
  const { seat } = f;
  const edges = wild ? board.edges.length : board.lines;
  for (let edge = 0; edge < edges; edge++) {
    if (!canReach(s, board, seat, edge)) continue;
    if (isFree(s, board, seat, edge)) {
      if (free) out.push(moves.road[edge] as Move);
      if (paid) out.push(moves.extra[edge] as Move);
    } else if (wild && isFreeForWild(s, board, seat, edge)) {
      if (free) out.push(moves.wild[edge] as Move);
      if (paid) out.push(moves['extra-wild'][edge] as Move);
    }
  }
}

/** IE-XROAD-1, IE-EVENT-HARDLABOR: the one token pays for all parts. */
function roadLabor(f: Frozen<Turn>): number {
  return f.what === '' ? COSTS.extra.labor : 0;
}

const isWild = (type: RoadType) => type === 'wild' || type === 'extra-wild';
const isPaid = (type: RoadType) => type === 'extra' || type === 'extra-wild';

/** IE-ROAD: lays one road; what it reaches counts at once (IE-PEOPLE-7). */
export function layRoad(s: State, f: Turn, { type, a, b }: RoadMove, tell: Tell<Inca>): void {
  const board = boardOf(s);
  const edge = board.edgeAt.get(pair(a, b)) as number;
  const labor = isPaid(type) ? roadLabor(f) : 0;
  if (isPaid(type)) {
    s.labor[f.seat] = (s.labor[f.seat] as number) - labor;
    noteBuild(f, 'extra', s.powers[f.seat]?.extraRoads ?? 0); // IE-EVENT-HARDLABOR
  } else {
    beginRoads(f);
    f.laid++;
  }
  const wild = isWild(type);
  if (wild) f.wild++; // IE-EVENT-WILDROAD-1
  (wild ? addWildRoad : addRoad)(s, board, f.seat, edge);
  tell({ type: 'laid', seat: f.seat, a, b, wild, labor });
  turnUpAlong(s, board, [a, b], tell);
}

/** IE-ROAD-6: the markers of all provinces at its ends are turned up. */
function turnUpAlong(s: State, board: Board, [a, b]: readonly [SiteId, SiteId], tell: Tell<Inca>): void {
  const regions = [...(board.regionsAt[a] as readonly RegionId[])];
  for (const region of board.regionsAt[b] as readonly RegionId[]) if (!regions.includes(region)) regions.push(region);
  turnUp(s, regions, tell);
}

/** Why a road cannot be laid; null if it can. */
export function forbidsRoad(s: Seen, f: Frozen<Turn>, { type, a, b }: RoadMove): Clause | null {
  const powers = s.powers[f.seat] as Powers;
  const board = boardOf(s);
  const edge = a < b && SITES[a] && SITES[b] ? board.edgeAt.get(pair(a, b)) : undefined;
  if (edge === undefined) return isWild(type) ? 'IE-EVENT-WILDROAD-2' : 'IE-ROAD-1';
  const blocked = isPaid(type) ? forbidsBuild(f, 'extra') : forbidsFree(f, powers);
  if (blocked) return blocked;
  if (isWild(type) && f.wild >= powers.wildRoads) return 'IE-EVENT-WILDROAD-1';
  if (((s.roads[edge] as number) & roadBits(f.seat)) !== 0) return 'IE-ROAD-7';
  const taken = isWild(type) ? forbidsWild(s, board, f.seat, edge) : forbidsLine(s, board, edge);
  if (taken) return taken;
  const ends = (s.sites[a] as number) | (s.sites[b] as number);
  if ((ends & bitOf(f.seat)) === 0) return 'IE-ROAD-3';
  if ((ends & OPEN) === 0) return 'IE-ROAD-4';
  return isPaid(type) && (s.labor[f.seat] as number) < roadLabor(f) ? 'IE-PEOPLE-6' : null;
}

function forbidsLine(s: Seen, board: Board, edge: number): Clause | null {
  if (edge >= board.lines) return 'IE-ROAD-1';
  return ((s.roads[edge] as number) & LINE) !== 0 ? 'IE-ROAD-2' : null;
}

function forbidsWild(s: Seen, board: Board, seat: Seat, edge: number): Clause | null {
  if (isFreeForWild(s, board, seat, edge)) return null;
  return edge < board.lines ? 'IE-EVENT-WILDROAD-3' : 'IE-EVENT-WILDROAD-2';
}
