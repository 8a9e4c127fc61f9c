import {
  type Advice,
  asFrozen,
  type Entry,
  type Frozen,
  type Game,
  type GameTypes,
  open,
  type Spread,
  stream,
} from '@tempora/kernel';
import type { Bot } from '../bot.ts';
import { chancesBySpread } from '../spread.ts';
import { playTable } from '../table.ts';
import type { ChanceJudge } from './chances.ts';

/** A position of a game, and who won in the end; one number for each seat. */
export interface Sample {
  readonly chances: readonly number[];
  /** Points on the table. */
  readonly points: readonly number[];
  /** By the game's net, where there is one: points now, and at the end. */
  readonly outlook: { readonly now: readonly number[]; readonly end: readonly number[] } | null;
  /** 1 for the winner; a shared victory is shared. */
  readonly won: readonly number[];
}

/** A game that is played to see whether chances come true. */
export interface SampleGame<G extends GameTypes> {
  readonly game: Game<G>;
  readonly advice: Advice<G>;
  readonly seats: number;
  readonly options: G['options'];
  readonly seed: string;
  readonly bots: readonly Bot[];
  /** How many positions are taken from it. */
  readonly count: number;
  points(s: Frozen<G['state']>): readonly number[];
}

/** Plays a game and takes positions from it at equal distances. */
export function sampleGame<G extends GameTypes>(
  plan: SampleGame<G>,
  judge: ChanceJudge<G>,
): { samples: Sample[]; entries: Entry[] } {
  const { game, advice, bots, count } = plan;
  const world = open(game, plan.seats, plan.options, plan.seed);
  const entries: Entry[] = [];
  const note = (seat: number, move: G['move']) => entries.push({ seat, move: game.notation.write(move) });
  const worlds: Frozen<G['state']>[] = [];
  for (const _ of playTable({ game, advice, bots, note, chance: stream(`${plan.seed}/bots`) }, world))
    if (world.flow.length > 0 && judge.isSettled(asFrozen(world))) worlds.push(asFrozen(judge.copy(asFrozen(world))));
  const won = judge.chances(asFrozen(world));
  const samples = Array.from({ length: count }, (_, i): Sample => {
    const s = worlds[Math.floor(((i + 0.5) / count) * worlds.length)] as Frozen<G['state']>;
    return { chances: judge.chances(s), points: plan.points(s), outlook: outlookOf(judge, s), won };
  });
  return { samples, entries };
}

function outlookOf<G extends GameTypes>({ judge, points }: ChanceJudge<G>, s: Frozen<G['state']>): Sample['outlook'] {
  if (!judge || judge.outlook.isBlank?.(s)) return null;
  const seats = s.sealed.map((_, seat) => seat);
  return { now: seats.map((seat) => judge.outlook.worth(s, seat)), end: seats.map((seat) => points(s, seat)) };
}

/** Positions whose chance was about the same, and how many of them were won. */
export interface ReliabilityRow {
  readonly positions: number;
  readonly chance: number;
  readonly won: number;
}

const ROWS = 10;

/** By tenths of chance: was as much won as was said? */
export function reliability(samples: readonly Sample[]): ReliabilityRow[] {
  const rows = Array.from({ length: ROWS }, () => ({ positions: 0, chance: 0, won: 0 }));
  for (const { chances, won } of samples) {
    for (const [seat, chance] of chances.entries()) {
      const row = rows[Math.min(ROWS - 1, Math.floor(chance * ROWS))] as (typeof rows)[number];
      row.positions++;
      row.chance += chance;
      row.won += won[seat] as number;
    }
  }
  return rows
    .filter(({ positions }) => positions > 0)
    .map(({ positions, chance, won }) => ({ positions, chance: chance / positions, won: won / positions }));
}

/** Brier's score of a forecast: the mean over positions of the squares by which it is off, 0 at best. */
export function brier(samples: readonly Sample[], forecast: (sample: Sample) => readonly number[]): number {
  let sum = 0;
  for (const sample of samples)
    for (const [seat, chance] of forecast(sample).entries()) sum += (chance - (sample.won[seat] as number)) ** 2;
  return sum / samples.length;
}

/** The forecast that whoever is ahead will win. */
export function leaderByPoints({ points }: Sample): number[] {
  const most = Math.max(...points);
  const leaders = points.filter((own) => own === most).length;
  return points.map((own) => (own === most ? 1 / leaders : 0));
}

const BASES = [0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 8, 12];
const PER_POINT = [0, 0.01, 0.02, 0.03, 0.04, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.9];
const TRUSTS = [0.2, 0.4, 0.6, 0.8, 1];

/** The spread with which these positions would have been judged best; null where there is no net. */
export function bestSpread(samples: readonly Sample[]): Spread | null {
  const judged = samples.filter(({ outlook }) => outlook !== null);
  if (judged.length === 0) return null;
  let [best, least]: [Spread | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const base of BASES)
    for (const perPoint of PER_POINT)
      for (const trust of TRUSTS) {
        const spread = { base, perPoint, trust };
        const score = brier(judged, ({ outlook }) => chancesBySpread(outlook?.now ?? [], outlook?.end ?? [], spread));
        if (score < least) [best, least] = [spread, score];
      }
  return best;
}
