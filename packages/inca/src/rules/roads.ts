import type { Frozen } from '@tempora/kernel';
import { CUSCO, type SiteId } from '../components/places.ts';
import type { Board, Edge } from '../geometry.ts';
import type { State } from '../types.ts';

/** The road network, and nothing else: who is connected to what, kept up to date road by road. */
type Net = Pick<State, 'sites' | 'roads' | 'reached'>;
type Seen = Frozen<Net>;

/** A road that was taken away. */
export interface LostRoad {
  a: SiteId;
  b: SiteId;
  wild: boolean;
}

/** Bits of a site. The four lowest say in whose networks it is (IE-DEF-5). */
export const OPEN = 16; // IE-DEF-2: it lies in a conquered region
export const GARRISON = 32;
export const CITY = 64;
export const TEMPLE = 128;
export const STRUCTURE = GARRISON | CITY;

/** Bits of an edge. The four lowest say whose road is on the printed line, the next four who has a wild road. */
export const LINE = 15;
const WILD = 240;

/** A seat's bit in a site or on a printed line. */
export function bitOf(seat: number): number {
  return 1 << seat;
}

/** A seat's bits on an edge, wild or not. */
export function roadBits(seat: number): number {
  return 17 << seat;
}

/** A seat's bit for a wild road. */
export function wildBit(seat: number): number {
  return 16 << seat;
}

/** IE-ROAD-3 and IE-ROAD-4: one end in the network, one end in a conquered region; which is which does not matter. */
export function canReach(net: Seen, board: Board, seat: number, edge: number): boolean {
  const need = bitOf(seat) | OPEN;
  const ends = (net.sites[board.from[edge] as number] as number) | (net.sites[board.to[edge] as number] as number);
  return (ends & need) === need;
}

/** IE-ROAD-2, IE-ROAD-7: is it a printed line that nobody holds and that the seat has not joined otherwise? */
export function isFree(net: Seen, board: Board, seat: number, edge: number): boolean {
  return edge < board.lines && ((net.roads[edge] as number) & (LINE | wildBit(seat))) === 0;
}

/** IE-EVENT-WILDROAD-2, 3: is it beside another's road, or a pair without a line that no wild road crosses? */
export function isFreeForWild(net: Seen, board: Board, seat: number, edge: number): boolean {
  const road = net.roads[edge] as number;
  if ((road & roadBits(seat)) !== 0) return false; // IE-ROAD-7
  if (edge < board.lines) return (road & LINE) !== 0;
  for (const other of board.crossing[edge] as readonly number[]) if ((net.roads[other] as number) & WILD) return false;
  return true;
}

/** Puts a road on a printed line and connects what it reaches. */
export function addRoad(net: Net, board: Board, seat: number, edge: number): void {
  net.roads[edge] = (net.roads[edge] as number) | bitOf(seat);
  join(net, board, seat, edge);
}

/** Puts a wild road on an edge and connects what it reaches. */
export function addWildRoad(net: Net, board: Board, seat: number, edge: number): void {
  net.roads[edge] = (net.roads[edge] as number) | wildBit(seat);
  join(net, board, seat, edge);
}

/** A road without a link to the network reaches nothing. */
function join(net: Net, board: Board, seat: number, edge: number): void {
  const a = board.from[edge] as SiteId;
  const b = board.to[edge] as SiteId;
  const isIn = (site: SiteId) => ((net.sites[site] as number) & bitOf(seat)) !== 0;
  if (isIn(a) !== isIn(b)) connect(net, board, seat, isIn(a) ? b : a);
}

/** Takes a site into the network, and with it every part that was cut off and hangs on it (IE-EVENT-REVOLT-4). */
function connect(net: Net, board: Board, seat: number, from: SiteId): void {
  const bit = bitOf(seat);
  const own = roadBits(seat);
  net.sites[from] = (net.sites[from] as number) | bit;
  for (const region of board.regionsAt[from] as readonly number[])
    net.reached[region] = (net.reached[region] as number) | bit;
  for (const edge of board.edgesAt[from] as readonly number[]) {
    if (((net.roads[edge] as number) & own) === 0) continue;
    const next = (board.from[edge] as number) + (board.to[edge] as number) - from;
    if (((net.sites[next] as number) & bit) === 0) connect(net, board, seat, next);
  }
}

/** IE-DEF-4: rebuilds the whole network from Cusco. Needed only when roads were lost. */
export function reconnect(net: Net, board: Board, seat: number): void {
  const others = ~bitOf(seat);
  for (let site = 0; site < net.sites.length; site++) net.sites[site] = (net.sites[site] as number) & others;
  for (let region = 0; region < net.reached.length; region++)
    net.reached[region] = (net.reached[region] as number) & others;
  connect(net, board, seat, CUSCO);
}

/** IE-EVENT-REVOLT-2, 3: takes away the seat's roads on these edges; parts cut off by that no longer count. */
export function loseRoads(net: Net, board: Board, seat: number, edges: readonly number[]): LostRoad[] {
  const lost = edges.map((edge) => {
    const road = net.roads[edge] as number;
    net.roads[edge] = road & ~roadBits(seat);
    const { a, b } = board.edges[edge] as Edge;
    return { a, b, wild: (road & wildBit(seat)) !== 0 };
  });
  if (lost.length > 0) reconnect(net, board, seat);
  return lost;
}
