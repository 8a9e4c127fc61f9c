import type { Clause, Frozen, Tell } from '@tempora/kernel';
import type { Powers } from '../components/cards.ts';
import { COSTS } from '../components/costs.ts';
import { SITES, type Site, type SiteKind } from '../components/places.ts';
import { boardOf } from '../geometry.ts';
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
function priceOf(kind: Kind, powers: Powers, site: number): Price {
  switch (kind) {
    case 'city':
      return cityPrice(powers);
    case 'garrison':
      return garrisonPrice(powers);
    case 'outpost':
      return outpostPrice(powers);
    case 'temple': // IE-TEMPLE-3, IE-TEMPLE-4
      return { labor: COSTS.temple.labor, points: (SITES[site] as Site).temple };
  }
}

/** Which builds on sites the turn and the labor allow at all. */
function affordable(s: Seen, f: Frozen<Turn>, powers: Powers, kind: Kind): boolean {
  const { labor } = priceOf(kind, powers, 0);
  return mayBuild(f, kind) && isAllowed(f, powers, kind) && (s.labor[f.seat] as number) >= labor;
}

/** IE-EVENT-OUTPOST-1 needs its card; IE-EVENT-ECLIPSE-1: a temple needs a road block that can be done without. */
function isAllowed(f: Frozen<Turn>, powers: Powers, kind: Kind): boolean {
  if (kind === 'outpost') return powers.outpost > 0;
  return kind !== 'temple' || powers.eclipse === 0 || f.roads === 'unused';
}

/** IE-CITY, IE-GARRISON, IE-TEMPLE: every build on a site. */
export function listSites(s: Seen, f: Frozen<Turn>, powers: Powers, out: Move[]): void {
  const city = affordable(s, f, powers, 'city');
  const garrison = affordable(s, f, powers, 'garrison');
  const outpost = affordable(s, f, powers, 'outpost');
  const temple = affordable(s, f, powers, 'temple');
  if (!city && !garrison && !outpost && !temple) return;
  const board = boardOf(s);
  const bit = bitOf(f.seat);
  for (const site of board.buildSites) {
    const bits = s.sites[site] as number;
    if ((bits & bit) === 0) continue;
    const kind = board.kinds[site] as SiteKind;
    if (city && suits('city', kind, powers, bits)) out.push(MOVES.city[site] as Move);
    if (garrison && suits('garrison', kind, powers, bits)) out.push(MOVES.garrison[site] as Move);
    if (outpost && suits('outpost', kind, powers, bits)) out.push(MOVES.outpost[site] as Move);
    if (temple && suits('temple', kind, powers, bits)) out.push(MOVES.temple[site] as Move);
  }
}

/** Is it the right place, and in the right state? */
function suits(what: Kind, kind: SiteKind, powers: Powers, bits: number): boolean {
  switch (what) {
    case 'city': // IE-CITY-2: one conquered region at the site is enough
      return isCitySite(kind) && (bits & (OPEN | STRUCTURE)) === OPEN;
    case 'garrison':
      return kind === 'garrison' && (bits & (OPEN | STRUCTURE)) === OPEN;
    case 'outpost':
      return (bits & GARRISON) !== 0;
    case 'temple': // IE-TEMPLE-2, IE-EVENT-ZEAL
      return (bits & TEMPLE) === 0 && (bits & (powers.zeal > 0 ? STRUCTURE : CITY)) !== 0;
  }
}

function isCitySite(kind: SiteKind): boolean {
  return kind === 'city' || kind === 'significant';
}

/** Pays, builds, scores (IE-PEOPLE-6, IE-PEOPLE-8). */
export function buildOnSite(s: State, f: Turn, { type, site }: SiteMove, tell: Tell<Inca>): void {
  const powers = s.powers[f.seat] as Powers;
  const { labor, points } = priceOf(type, powers, site);
  s.labor[f.seat] = (s.labor[f.seat] as number) - labor;
  noteBuild(f, type, type === 'garrison' ? powers.garrisons : 0); // IE-EVENT-MASSBUILD
  s.sites[site] = builtUp(s.sites[site] as number, type);
  if (type === 'temple' && powers.eclipse > 0) f.roads = 'over'; // IE-EVENT-ECLIPSE-1
  tell({ type: 'built', seat: f.seat, what: type, site, labor, points });
  score(s, f.seat, points);
}

/** A site's bits once something is built there. */
function builtUp(bits: number, what: Kind): number {
  switch (what) {
    case 'city':
      return bits | CITY;
    case 'garrison':
      return bits | GARRISON;
    case 'outpost': // IE-EVENT-OUTPOST-2: a temple stays
      return (bits & ~GARRISON) | CITY;
    case 'temple':
      return bits | TEMPLE;
  }
}

/** Why nothing of the kind can be built there; null if it can. */
export function forbidsSite(s: Seen, f: Frozen<Turn>, { type, site }: SiteMove): Clause | null {
  const board = boardOf(s);
  const powers = s.powers[f.seat] as Powers;
  const blocked = forbidsBuild(f, type);
  if (blocked) return blocked;
  if (type === 'outpost' && powers.outpost === 0) return 'IE-EVENT-OUTPOST-1';
  if (!isAllowed(f, powers, type)) return f.given === 'roads' ? 'IE-EVENT-ECLIPSE-3' : 'IE-EVENT-ECLIPSE-1';
  if (!board.buildSites.includes(site)) return site === 0 ? 'IE-CITY-3' : CLAUSES[type].site;
  const bits = s.sites[site] as number;
  if ((bits & bitOf(f.seat)) === 0) return CLAUSES[type].connected;
  const kind = board.kinds[site] as SiteKind;
  if (!suits(type, kind, powers, bits)) return unsuited(type, kind, bits);
  return (s.labor[f.seat] as number) < priceOf(type, powers, site).labor ? 'IE-PEOPLE-6' : null;
}

/** By kind of build: the clause that names its sites, and the one that asks for a connection. */
const CLAUSES: { readonly [kind in Kind]: { readonly site: Clause; readonly connected: Clause } } = {
  city: { site: 'IE-CITY-1', connected: 'IE-CITY-2' },
  garrison: { site: 'IE-GARRISON-1', connected: 'IE-GARRISON-2' },
  outpost: { site: 'IE-EVENT-OUTPOST-1', connected: 'IE-EVENT-OUTPOST-1' },
  temple: { site: 'IE-TEMPLE-2', connected: 'IE-TEMPLE-1' },
};

function unsuited(what: Kind, kind: SiteKind, bits: number): Clause {
  if (what === 'temple') return (bits & TEMPLE) !== 0 ? 'IE-DEF-8' : 'IE-TEMPLE-2';
  if (what === 'outpost') return 'IE-EVENT-OUTPOST-1';
  const isRight = what === 'city' ? isCitySite(kind) : kind === 'garrison';
  if (!isRight) return CLAUSES[what].site;
  return (bits & STRUCTURE) !== 0 ? 'IE-DEF-8' : CLAUSES[what].connected; // the same clauses ask for a conquered region
}
