import type { Clause, Frozen, Seat, Tell } from '@tempora/kernel';
import type { Powers } from '../components/cards.ts';
import { REGIONS, type RegionId } from '../components/places.ts';
import { boardOf } from '../geometry.ts';
import { conquestPrice } from '../prices.ts';
import type { Inca, Move, Seen, State, Turn } from '../types.ts';
import { beginBuild, forbidsBuild, forbidsExpansion, mayBuild, mayExpand, noteBuild } from './blocks.ts';
import { conquered, NOBODY, turnUp } from './regions.ts';
import { bitOf } from './roads.ts';
import { score } from './score.ts';

/** A move that conquers: as the build itself, or on top of it. */
export type ConquestMove = Extract<Move, { type: 'conquer' | 'expand' }>;

const CONQUER: readonly Move[] = REGIONS.map((_, region) => ({ type: 'conquer', region }));
const EXPAND: readonly Move[] = REGIONS.map((_, region) => ({ type: 'expand', region }));

/** IE-CONQUER-2: the unconquered provinces that the network reaches, as far as labor allows. */
export function listConquests(s: Seen, f: Frozen<Turn>, powers: Powers, out: Move[]): void {
  const build = mayBuild(f, 'conquest');
  const expand = mayExpand(f, powers);
  if (!build && !expand) return;
  const labor = s.labor[f.seat] as number;
  for (const region of boardOf(s).provinces) {
    if (!isConquerable(s, f.seat, region)) continue;
    const marker = s.markers[region] as number;
    if (build && conquestPrice(powers, marker, 'conquer').labor <= labor) out.push(CONQUER[region] as Move);
    if (expand && conquestPrice(powers, marker, 'expand').labor <= labor) out.push(EXPAND[region] as Move);
  }
}

function isConquerable(s: Seen, seat: Seat, region: RegionId): boolean {
  return s.owners[region] === NOBODY && ((s.reached[region] as number) & bitOf(seat)) !== 0;
}

/** IE-CONQUER-1: pays, takes the marker, scores; the neighbours' markers are turned up. */
export function conquer(s: State, f: Turn, { type, region }: ConquestMove, tell: Tell<Inca>): void {
  if (s.faces[region] === 0) throw new Error(`region ${region} is attacked face down`); // IE-CONQUER-2
  const marker = s.markers[region] as number;
  const { labor, points } = conquestPrice(s.powers[f.seat] as Powers, marker, type);
  s.labor[f.seat] = (s.labor[f.seat] as number) - labor;
  if (type === 'conquer') noteBuild(f, 'conquest', 0);
  else {
    beginBuild(f);
    f.expansions++;
    f.parts = 0; // IE-PEOPLE-5: a build of several parts is not interrupted
  }
  const board = boardOf(s);
  conquered(s, board, region, f.seat);
  tell({ type: 'conquered', seat: f.seat, region, marker, labor, points });
  score(s, f.seat, points);
  turnUp(s, board.adjacent[region] as readonly RegionId[], tell); // IE-CONQUER-3
}

/** Why the province cannot be conquered; null if it can. */
export function forbidsConquest(s: Seen, f: Frozen<Turn>, { type, region }: ConquestMove): Clause | null {
  const powers = s.powers[f.seat] as Powers;
  const blocked = type === 'expand' ? forbidsExpansion(f, powers) : forbidsBuild(f, 'conquest');
  if (blocked) return blocked;
  if (!boardOf(s).provinces.includes(region) || !isConquerable(s, f.seat, region)) return 'IE-CONQUER-2';
  const { labor } = conquestPrice(powers, s.markers[region] as number, type);
  return (s.labor[f.seat] as number) < labor ? 'IE-PEOPLE-6' : null;
}
