import type { Clause, Frozen, Tell } from '@tempora/kernel';
import { COSTS } from '../components/costs.ts';
import { REGIONS } from '../components/places.ts';
import { boardOf } from '../geometry.ts';
import type { Inca, Move, Seen, State, Turn } from '../types.ts';
import { forbidsBuild, mayBuild, noteBuild } from './blocks.ts';
import { score } from './score.ts';

/** A move that builds a terrace. */
export type TerraceMove = Extract<Move, { type: 'terrace' }>;

const TERRACE: readonly Move[] = REGIONS.map((_, region) => ({ type: 'terrace', region }));

/** IE-TERRACE-1: the own markers that have no terrace. */
export function listTerraces(s: Seen, f: Frozen<Turn>, out: Move[]): void {
  if (!mayBuild(f, 'terrace') || (s.labor[f.seat] as number) < COSTS.terrace.labor) return;
  for (const region of boardOf(s).provinces)
    if (s.owners[region] === f.seat && s.terraces[region] === 0) out.push(TERRACE[region] as Move);
}

/** Pays, attaches the terrace to the marker, scores. */
export function buildTerrace(s: State, f: Turn, { region }: TerraceMove, tell: Tell<Inca>): void {
  const { labor, points } = COSTS.terrace;
  s.labor[f.seat] = (s.labor[f.seat] as number) - labor;
  noteBuild(f, 'terrace', s.powers[f.seat]?.terraces ?? 0); // IE-EVENT-SURVEYORS
  s.terraces[region] = 1;
  tell({ type: 'terraced', seat: f.seat, region, labor, points });
  score(s, f.seat, points);
}

/** Why no terrace can be built there; null if one can. */
export function forbidsTerrace(s: Seen, f: Frozen<Turn>, { region }: TerraceMove): Clause | null {
  const blocked = forbidsBuild(f, 'terrace');
  if (blocked) return blocked;
  if (s.owners[region] !== f.seat) return 'IE-TERRACE-1';
  if (s.terraces[region] !== 0) return 'IE-TERRACE-2';
  return (s.labor[f.seat] as number) < COSTS.terrace.labor ? 'IE-PEOPLE-6' : null;
}
