import { type Advice, type Frozen, type Game, type GameTypes, mutableCopy, type Seat } from '@tempora/kernel';
import { type Judge, judgeOf } from '../judge.ts';
import { chancesBySpread, spreadOf } from '../spread.ts';

/** Tells what each seat may hope for, all cards on the table; what chance has yet to decide is unknown to it as well. */
export interface ChanceJudge<G extends GameTypes> {
  /** Each seat's chance to win; together 1. A shared victory is shared. */
  chances(s: Frozen<G['state']>): number[];
  /** What a seat's position is worth in points. */
  points(s: Frozen<G['state']>, seat: Seat): number;
  /** A copy to play on. */
  copy(s: Frozen<G['state']>): G['state'];
  /** Is nothing half done, so that the position can be judged? */
  isSettled(s: Frozen<G['state']>): boolean;
  /** The judge of expected points, where there is a net. */
  readonly judge: Judge<G> | null;
}

/** A judge of chances by what the game's advice offers; null if it offers too little. */
export function chanceJudge<G extends GameTypes>(game: Game<G>, advice: Advice<G>): ChanceJudge<G> | null {
  const judge = judgeOf(advice);
  if (!judge && !advice.chances) return null;
  const before = advice.chances ?? ((s) => byPoints(judge as Judge<G>, s));
  return {
    judge,
    chances(s) {
      const [winners] = game.ranking(s) ?? [];
      if (!winners) return before(s);
      return s.sealed.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    },
    points: (s, seat) => (judge ? (judge.finals(s as G['state'])[seat] as number) : advice.value(s, seat)),
    copy: (s) => (judge ? judge.outlook.copy(s as G['state']) : mutableCopy<G['state']>(s)),
    isSettled: (s) => s.sealed.every((answer) => answer === null) && !judge?.outlook.isHalfway?.(s),
  };
}

function byPoints<G extends GameTypes>(judge: Judge<G>, s: Frozen<G['state']>): number[] {
  const { outlook } = judge;
  if (outlook.isBlank?.(s)) return s.sealed.map(() => 1 / s.seats);
  const expected = judge.finals(s as G['state']);
  const seats = s.sealed.map((_, seat) => seat);
  const points = seats.map((seat) => outlook.worth(s, seat));
  return chancesBySpread(
    points,
    seats.map((seat) => expected[seat] as number),
    spreadOf(outlook),
  );
}

/** By how much the odds may be off: in nearly all rows of the reliability tables in docs/COACH.md the share won is within. */
const DOUBT = 2;

/** A chance as a band: from what it is at least to what it is at most. */
export function bandOf(chance: number): readonly [low: number, high: number] {
  return [chance / (chance + (1 - chance) * DOUBT), chance / (chance + (1 - chance) / DOUBT)];
}

/** A game is open as long as the bands of the two best seats overlap. */
export function isOpen(chances: readonly number[]): boolean {
  const [first = 1, second = 0] = [...chances].sort((a, b) => b - a);
  return bandOf(first)[0] < bandOf(second)[1];
}
