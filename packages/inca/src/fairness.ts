import { apply, asFrozen, copy, dream, type Game, legal, open, pending, type Seat, stream } from '@tempora/kernel';
import { advice } from './advice.ts';
import type { SiteId, SiteKind } from './components/places.ts';
import type { Board } from './geometry.ts';
import type { Inca, Move, State } from './types.ts';

/** IE-MAP-FAIR-1: what a place is worth to somebody near it. */
const WEIGHTS: { readonly [kind in SiteKind]: number } = { capital: 0, significant: 8, city: 7, garrison: 5, huaca: 0 };
const PROVINCE_WEIGHT = 3;

/** IE-MAP-FAIR-1: how many lines lead from a site to every other on a shortest way; Infinity where none does. */
export function distancesFrom(board: Board, start: SiteId): number[] {
  const far = board.kinds.map(() => Number.POSITIVE_INFINITY);
  far[start] = 0;
  for (const ring = [start]; ring.length > 0; ) {
    const site = ring.shift() as SiteId;
    for (const edge of board.edgesAt[site] as readonly number[]) {
      const end = (board.from[edge] as SiteId) + (board.to[edge] as SiteId) - site;
      if (edge >= board.lines || far[end] !== Number.POSITIVE_INFINITY) continue;
      far[end] = (far[site] as number) + 1;
      ring.push(end);
    }
  }
  return far;
}

/** IE-MAP-FAIR-2: how much lies near each start, discounted by the factor `g` per line. */
export function nearness(board: Board, g: number): number[] {
  return board.starts.map(({ edge }) => {
    const far = distancesFrom(board, board.to[edge] as SiteId);
    const sites = board.buildSites.map((site) => WEIGHTS[board.kinds[site] as SiteKind] * g ** (far[site] as number));
    const provinces = board.provinces.map((region) => {
      const nearest = Math.min(...(board.sitesIn[region] as readonly SiteId[]).map((site) => far[site] as number));
      return PROVINCE_WEIGHT * g ** nearest;
    });
    return [...sites, ...provinces].reduce((sum, worth) => sum + worth, 0);
  });
}

/** IE-MAP-FAIR-3: the spread of the starts, as a fraction of their mean. */
export function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return (Math.max(...values) - Math.min(...values)) / mean;
}

/** What a play test found, by place in the ring of colours. */
export interface Fairness {
  games: number;
  means: number[];
  wins: number[];
}

/** IE-MAP-FAIR-4: plays games of identical players, each looking one move ahead by the advice in one dream. */
export function fairness(game: Game<Inca>, seats: number, games: number, seed: string): Fairness {
  const sums = Array.from({ length: seats }, () => 0);
  const won = [...sums];
  for (let i = 0; i < games; i++) {
    const end = playOut(game, seats, `${seed} ${i}`);
    for (const [seat, color] of end.colors.entries())
      sums[color] = (sums[color] as number) + (end.points[seat] as number);
    const winner = end.colors[end.places[0] as Seat] as number;
    won[winner] = (won[winner] as number) + 1;
  }
  return { games, means: sums.map((sum) => sum / games), wins: won.map((count) => count / games) };
}

function playOut(game: Game<Inca>, seats: number, seed: string): State {
  const s = open(game, seats, game.options.standard, seed);
  const chance = stream(`fairness ${seed}`);
  for (let [seat] = pending(game, asFrozen(s)); seat !== undefined; [seat] = pending(game, asFrozen(s)))
    apply(game, s, seat, bestMove(game, dream(game, asFrozen(s), seat, chance), seat));
  return s;
}

function bestMove(game: Game<Inca>, world: State, seat: Seat): Move {
  world.scorings = []; // Much to copy, and nothing to come depends on them.
  const moves = legal(game, asFrozen(world), seat);
  let best = moves[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves.length > 1 ? moves : []) {
    const next = copy(world);
    apply(game, next, seat, move);
    const value = advice.value(asFrozen(next), seat);
    if (value > most) [most, best] = [value, move];
  }
  return best;
}

/** IE-MAP-FAIR-4: are all means within 2.5% of the overall mean and all win rates within 6 points of an equal share? */
export function isFair({ means, wins }: Fairness): boolean {
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
  const isNear = means.every((value) => Math.abs(value - mean) <= 0.025 * mean);
  return isNear && wins.every((rate) => Math.abs(rate - 1 / wins.length) <= 0.06);
}
