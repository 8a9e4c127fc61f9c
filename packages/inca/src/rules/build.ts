import type { Clause, Frozen, Tell } from '@tempora/kernel';
import type { Powers } from '../components/cards.ts';
import { COSTS } from '../components/costs.ts';
import { SITES, type Site } from '../components/places.ts';
import { type Board, boardOf } from '../geometry.ts';
import { cityPrice, garrisonPrice, outpostPrice, type Price } from '../prices.ts';
import type { Inca, Move, Seen, State, Turn } from '../types.ts';
import { forbidsBuild, mayBuild, noteBuild } from './blocks.ts';
import { bitOf, CITY, GARRISON, OPEN, STRUCTURE, TEMPLE } from './roads.ts';
import { score } from './score.ts';

/** A move that builds on a site. */
export type SiteMove = Extract<Move, { site: number }>;
type Kind = SiteMove['type'];

/** Every way to build on a site, made once. */
const table = (type: Kind): readonly Move[] => SITES.map((_, site) => ({ type, site }));
const MOVES = { city: table('city'), garrison: table('garrison'), outpost: table('outpost'), temple: table('temple') };

/** Labor and points of a build on a site. */
function priceOf(kind: Kind, p: Powers, site: number): Price {
  switch (kind) {
    case 'city':
      return cityPrice(p);
    case 'garrison':
      return garrisonPrice(p);
    case 'outpost':
      return outpostPrice(p);
    case 'temple': // IE-TEMPLE-3, IE-TEMPLE-4
      return { labor: COSTS.temple.labor, points: (SITES[site] as Site).temple };
  }
}

/** Which builds on sites the turn and the labor allow at all. */
function affordable(s: Seen, f: Frozen<Turn>, p: Powers, kind: Kind): boolean {
  return mayBuild(f, kind) && isAllowed(f, p, kind) && (s.labor[f.seat] as number) >= priceOf(kind, p, 0).labor;
}

/** IE-EVENT-OUTPOST-1 needs its card; IE-EVENT-ECLIPSE-1: a temple needs a road block that can be done without. */
function isAllowed(f: Frozen<Turn>, p: Powers, kind: Kind): boolean {
  if (kind === 'outpost') return p.outpost > 0;
  return kind !== 'temple' || p.eclipse === 0 || f.roads === 'unused';
}

/** IE-CITY, IE-GARRISON, IE-TEMPLE: every build on a site. */
export function listSites(s: Seen, f: Frozen<Turn>, p: Powers, out: Move[]): void {
  const city = affordable(s, f, p, 'city');
  const garrison = affordable(s, f, p, 'garrison');
  const outpost = affordable(s, f, p, 'outpost');
  const temple = affordable(s, f, p, 'temple');
  if (!city && !garrison && !outpost && !temple) return;
  const board = boardOf(s);
  const bit = bitOf(f.seat);
  for (const site of board.buildSites) {
    const bits = s.sites[site] as number;
    if ((bits & bit) === 0) continue;
    if (city && suits('city', board, p, site, bits)) out.push(MOVES.city[site] as Move);
    if (garrison && suits('garrison', board, p, site, bits)) out.push(MOVES.garrison[site] as Move);
    if (outpost && suits('outpost', board, p, site, bits)) out.push(MOVES.outpost[site] as Move);
    if (temple && suits('temple', board, p, site, bits)) out.push(MOVES.temple[site] as Move);
  }
}

/** Is it the right place, and in the right state? */
function suits(kind: Kind, board: Board, p: Powers, site: number, bits: number): boolean {
  switch (kind) {
    case 'city': // IE-CITY-2: one conquered region at the site is enough
      return isCitySite(board, site) && (bits & (OPEN | STRUCTURE)) === OPEN;
    case 'garrison':
      return board.kinds[site] === 'garrison' && (bits & (OPEN | STRUCTURE)) === OPEN;
    case 'outpost':
      return (bits & GARRISON) !== 0;
    case 'temple': // IE-TEMPLE-2, IE-EVENT-ZEAL
      return (bits & TEMPLE) === 0 && (bits & (p.zeal > 0 ? STRUCTURE : CITY)) !== 0;
  }
}

function isCitySite(board: Board, site: number): boolean {
  return board.kinds[site] === 'city' || board.kinds[site] === 'significant';
}

/** Pays, builds, scores (IE-PEOPLE-6, IE-PEOPLE-8). */
export function buildOnSite(s: State, f: Turn, p: Powers, { type, site }: SiteMove, tell: Tell<Inca>): void {
  const { labor, points } = priceOf(type, p, site);
  s.labor[f.seat] = (s.labor[f.seat] as number) - labor;
  noteBuild(f, type, type === 'garrison' ? p.garrisons : 0); // IE-EVENT-MASSBUILD
  const bits = s.sites[site] as number;
  if (type === 'city') s.sites[site] = bits | CITY;
  else if (type === 'garrison') s.sites[site] = bits | GARRISON;
  else if (type === 'outpost')
    s.sites[site] = (bits & ~GARRISON) | CITY; // IE-EVENT-OUTPOST-2: a temple stays
  else s.sites[site] = bits | TEMPLE;
  if (type === 'temple' && p.eclipse > 0) f.roads = 'over'; // IE-EVENT-ECLIPSE-1
  tell({ type: 'built', seat: f.seat, what: type, site, labor, points });
  score(s, f.seat, points);
}

/** Why nothing of the kind can be built there; null if it can. */
export function forbidsSite(s: Seen, f: Frozen<Turn>, p: Powers, { type, site }: SiteMove): Clause | null {
  const board = boardOf(s);
  const blocked = forbidsBuild(f, type);
  if (blocked) return blocked;
  if (type === 'outpost' && p.outpost === 0) return 'IE-EVENT-OUTPOST-1';
  if (!isAllowed(f, p, type)) return f.given === 'roads' ? 'IE-EVENT-ECLIPSE-3' : 'IE-EVENT-ECLIPSE-1';
  if (!board.buildSites.includes(site)) return site === 0 ? 'IE-CITY-3' : wrongSite(type);
  const bits = s.sites[site] as number;
  if ((bits & bitOf(f.seat)) === 0) return notConnected(type);
  if (!suits(type, board, p, site, bits)) return unsuited(type, board, site, bits);
  return (s.labor[f.seat] as number) < priceOf(type, p, site).labor ? 'IE-PEOPLE-6' : null;
}

function wrongSite(kind: Kind): Clause {
  if (kind === 'outpost') return 'IE-EVENT-OUTPOST-1';
  return kind === 'city' ? 'IE-CITY-1' : kind === 'garrison' ? 'IE-GARRISON-1' : 'IE-TEMPLE-2';
}

function notConnected(kind: Kind): Clause {
  if (kind === 'outpost') return 'IE-EVENT-OUTPOST-1';
  return kind === 'city' ? 'IE-CITY-2' : kind === 'garrison' ? 'IE-GARRISON-2' : 'IE-TEMPLE-1';
}

function unsuited(kind: Kind, board: Board, site: number, bits: number): Clause {
  if (kind === 'temple') return (bits & TEMPLE) !== 0 ? 'IE-DEF-8' : 'IE-TEMPLE-2';
  if (kind === 'outpost') return 'IE-EVENT-OUTPOST-1';
  const isRight = kind === 'city' ? isCitySite(board, site) : board.kinds[site] === 'garrison';
  if (!isRight) return wrongSite(kind);
  return (bits & STRUCTURE) !== 0 ? 'IE-DEF-8' : notConnected(kind); // the same clauses ask for a conquered region
}
