import { below, type Seat, stream } from '@tempora/kernel';

/** One game of an arena: which bot sits where, and the luck. */
export interface Bout {
  readonly seed: string;
  /** Bots by seat. */
  readonly lineup: readonly string[];
}

/** What came of it. */
export interface BoutResult extends Bout {
  /** Seats from first to last, ties together. */
  readonly ranking: readonly (readonly Seat[])[];
  readonly scores: readonly number[] | null;
  /** By bot: moves made, milliseconds of thought in all, and of each thought. */
  readonly thoughts: { readonly [bot: string]: { readonly moves: number; readonly times: readonly number[] } };
}

/**
 * All bouts: each choice of as many bots as there are seats, in every rotation, each choice with the same seeds. Where there
 * are fewer bots than seats, the last one sits on all that are left.
 */
export function boutsOf(bots: readonly string[], seats: number, games: number, seed: string): Bout[] {
  const filled = [...bots];
  while (filled.length < seats) filled.push(bots.at(-1) as string);
  const lineups = choices(filled, seats);
  const block = lineups.length * seats;
  return Array.from({ length: Math.ceil(games / block) * block }, (_, i) => {
    const lineup = lineups[Math.floor(i / seats) % lineups.length] as string[];
    const turn = i % seats;
    return { seed: `${seed}/${Math.floor(i / block)}`, lineup: [...lineup.slice(turn), ...lineup.slice(0, turn)] };
  });
}

/** Every way to take `count` of a list, in its order. */
function choices<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, i) => choices(list.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}

/** A name for a bout that no other bout of the arena has. */
export function boutKey({ seed, lineup }: Bout): string {
  return `${seed} ${lineup.join(',')}`;
}

/** How a bot did. Wins that were shared count in parts. */
export interface Standing {
  readonly bot: string;
  /** Seats taken in all games. */
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  /** The 95 % interval of the win rate (Wilson), and the one-sided lower bound. */
  readonly low: number;
  readonly high: number;
  readonly least: number;
  readonly meanScore: number | null;
  readonly msPerDecision: number;
  readonly msAtMost99: number;
  /** On one scale for all, with its 95 % interval. */
  readonly rating: number;
  readonly ratingLow: number;
  readonly ratingHigh: number;
}

const TWO_SIDED = 1.96;
const ONE_SIDED = 1.645;

/** Wilson's bounds of a share. */
export function wilson(wins: number, games: number, deviations: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const square = (deviations * deviations) / games;
  const middle = share + square / 2;
  const spread = deviations * Math.sqrt((share * (1 - share) + square / 4) / games);
  const whole = 1 + square;
  return [(middle - spread) / whole, (middle + spread) / whole];
}

/** How everybody did, the strongest first. */
export function standings(results: readonly BoutResult[]): Standing[] {
  const bots = [...new Set(results.flatMap(({ lineup }) => lineup))].sort();
  const ratings = ratingsOf(results, bots);
  const spread = spreadOf(results, bots);
  return bots
    .map((bot, i) => standingOf(results, bot, [ratings[i] as number, ...(spread[i] as [number, number])]))
    .sort((a, b) => b.rating - a.rating);
}

function standingOf(
  results: readonly BoutResult[],
  bot: string,
  [rating, ratingLow, ratingHigh]: readonly [number, number, number],
): Standing {
  let [games, wins, score, moves] = [0, 0, 0, 0];
  const times: number[] = [];
  let scored = true;
  for (const { lineup, ranking, scores, thoughts } of results) {
    const first = ranking[0] ?? [];
    for (const [seat, name] of lineup.entries()) {
      if (name !== bot) continue;
      games++;
      if (first.includes(seat)) wins += 1 / first.length;
      if (scores) score += scores[seat] as number;
      else scored = false;
    }
    moves += thoughts[bot]?.moves ?? 0;
    times.push(...(thoughts[bot]?.times ?? []));
  }
  const [low, high] = wilson(wins, games, TWO_SIDED);
  const [least] = wilson(wins, games, ONE_SIDED);
  times.sort((a, b) => a - b);
  return {
    ...{ bot, games, wins, winRate: wins / games, low, high, least },
    meanScore: scored ? score / games : null,
    msPerDecision: times.reduce((sum, time) => sum + time, 0) / Math.max(1, moves),
    msAtMost99: times[Math.floor(times.length * 0.99)] ?? 0,
    ...{ rating, ratingLow, ratingHigh },
  };
}

/** By pair of bots, how often the first finished ahead of the second; a tie is half. */
function aheadCounts(results: readonly BoutResult[], bots: readonly string[]): number[][] {
  const ahead = bots.map(() => bots.map(() => 0));
  for (const { lineup, ranking } of results) {
    const place = lineup.map((_, seat) => ranking.findIndex((seats) => seats.includes(seat)));
    for (const [a, one] of lineup.entries())
      for (const [b, other] of lineup.entries()) {
        const row = ahead[bots.indexOf(one)];
        const column = bots.indexOf(other);
        if (one === other || !row || column < 0) continue;
        const [mine, theirs] = [place[a] as number, place[b] as number];
        row[column] = (row[column] as number) + (mine < theirs ? 1 : mine === theirs ? 0.5 : 0);
      }
  }
  return ahead;
}

/** How often a bot finished ahead of a rival that played in the same game; a tie is half. */
export function aheadShare(results: readonly BoutResult[], bot: string, rival: string): number {
  const [[, won = 0] = [], [lost = 0] = []] = aheadCounts(results, [bot, rival]);
  return won / (won + lost);
}

/** Where the scale is fixed: greedy, or else the mean of all. */
const ANCHOR = 'greedy';
const ANCHOR_RATING = 1000;

/** Bradley-Terry ratings on the scale of Elo, from who finished ahead of whom; half a game each way keeps them finite. */
function ratingsOf(results: readonly BoutResult[], bots: readonly string[]): number[] {
  const ahead = aheadCounts(results, bots).map((row, i) => row.map((count, j) => (i === j ? 0 : count + 0.5)));
  let strength = bots.map(() => 1);
  for (let round = 0; round < 300; round++) {
    strength = strength.map((_, i) => {
      let [won, met] = [0, 0];
      for (let j = 0; j < bots.length; j++) {
        if (i === j) continue;
        const [mine, theirs] = [(ahead[i] as number[])[j] as number, (ahead[j] as number[])[i] as number];
        won += mine;
        met += (mine + theirs) / ((strength[i] as number) + (strength[j] as number));
      }
      return won / Math.max(met, 1e-9);
    });
    const sum = strength.reduce((total, x) => total + x, 0);
    strength = strength.map((x) => (x * bots.length) / sum);
  }
  const elo = strength.map((x) => 400 * Math.log10(Math.max(x, 1e-9)));
  const at = bots.indexOf(ANCHOR);
  const base = at >= 0 ? (elo[at] as number) : elo.reduce((sum, x) => sum + x, 0) / elo.length;
  return elo.map((x) => x - base + ANCHOR_RATING);
}

const RESAMPLES = 100;

/** 95 % of the ratings when games are resampled, seed by seed. */
function spreadOf(results: readonly BoutResult[], bots: readonly string[]): (readonly [number, number])[] {
  const blocks = new Map<string, BoutResult[]>();
  for (const result of results) blocks.set(result.seed, [...(blocks.get(result.seed) ?? []), result]);
  const all = [...blocks.values()];
  const chance = stream('arena');
  const drawn = Array.from({ length: RESAMPLES }, () =>
    ratingsOf(
      all.flatMap(() => all[below(chance, all.length)] as BoutResult[]),
      bots,
    ),
  );
  return bots.map((_, i) => {
    const sorted = drawn.map((ratings) => ratings[i] as number).sort((a, b) => a - b);
    return [sorted[Math.floor(RESAMPLES * 0.025)] as number, sorted[Math.floor(RESAMPLES * 0.975)] as number];
  });
}
