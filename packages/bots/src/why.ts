import {
  type Advice,
  apply,
  asFrozen,
  copy,
  dream,
  type Frozen,
  type Game,
  type GameTypes,
  legal,
  type Seat,
} from '@tempora/kernel';
import type { Situation } from './bot.ts';
import { answerForAnother } from './greedy.ts';
import { type Judge, judgeOf } from './judge.ts';
import { listed, type Planner, planned } from './turns.ts';

/** Part of the answer to "why?": which sentence of the catalogue, and what is filled in. */
export interface Reason {
  /** `GAME.TERM`, or `hinders`: the message's key without `why.`. */
  readonly key: string;
  /** `points`: by how much, rounded, at least 1. `seat`: whom it concerns. */
  readonly params: { readonly [name: string]: number };
}

/** A game with its advice. */
export interface AdvisedGame<G extends GameTypes> {
  readonly game: Game<G>;
  readonly advice: Advice<G>;
}

/** Where the answer comes from: a seat's move, in worlds that the person who asks could be in. */
export type Inquiry<G extends GameTypes> = Pick<Situation<G>, 'seat' | 'dream'>;

/** Worlds in which the move is compared, and how many are tried because it may be impossible in some. */
const WORLDS = 3;
const TRIES = 24;
/** What is less than this many points makes no difference. */
const LEAST = 0.2;
const MOST_REASONS = 2;
const WIDTH = 2;

/**
 * Why a seat made this move rather than the alternative (null: rather than the next best), the weightiest reason first; empty
 * if there is nothing to say. It looks at nothing but the worlds of the inquiry: whoever dreams them learns nothing new.
 */
export function explain<G extends GameTypes>(
  { game, advice }: AdvisedGame<G>,
  inquiry: Inquiry<G>,
  move: G['move'],
  alternative: G['move'] | null,
): Reason[] {
  const judge = judgeOf(advice, { thumb: 1 });
  const comparison = { game, advice, judge, seat: inquiry.seat, move, alternative };
  const sums: Difference[] = [];
  for (let i = 0; i < TRIES && sums.length < WORLDS; i++) {
    const found = compare(comparison, inquiry.dream());
    if (found) sums.push(found);
  }
  return reasonsOf(sums, game.id, inquiry.seat);
}

/** A move that was made, and the seat that asks about it. */
export interface MoveQuestion<G extends GameTypes> {
  readonly seat: Seat;
  readonly move: G['move'];
  readonly asker: Seat;
}

/** Why a seat made a move in a state, as far as the asker may know; nothing of what lies face down or is still sealed. */
export function explainTo<G extends GameTypes>(
  advised: AdvisedGame<G>,
  state: Frozen<G['state']>,
  { seat, move, asker }: MoveQuestion<G>,
  chance: number[],
): Reason[] {
  if (asker !== seat && advised.advice.isFaceDown?.(move)) return [];
  return explain(advised, { seat, dream: () => dream(advised.game, state, asker, chance) }, move, null);
}

/** By seat and term: how much more it has after the move than after the alternative. */
type Difference = { readonly [term: string]: number }[];

interface Comparison<G extends GameTypes> extends AdvisedGame<G> {
  readonly judge: Judge<G> | null;
  readonly seat: Seat;
  readonly move: G['move'];
  readonly alternative: G['move'] | null;
}

/** The difference in one world; null if the moves are impossible there. */
function compare<G extends GameTypes>(comparison: Comparison<G>, world: G['state']): Difference | null {
  const { game, advice, seat, move, alternative } = comparison;
  const { write } = game.notation;
  const moves = legal(game, asFrozen(world), seat);
  const others = alternative ? [listed(game, moves, alternative)] : moves.filter((each) => write(each) !== write(move));
  if (!advice.terms || !others[0] || !listed(game, moves, move)) return null;
  const is = (each: G['move'], wanted: G['move'] | null) => wanted !== null && write(each) === write(wanted);
  const chosen = bestEnd(comparison, world, (each, before) => before === 0 && !is(each, move));
  // The same turn in another order would be no alternative.
  const other = bestEnd(
    comparison,
    world,
    (each, before) => is(each, move) || (before === 0 && alternative !== null && !is(each, alternative)),
  );
  return Array.from({ length: world.seats }, (_, each) => {
    const [a, b] = [chosen, other].map((end) => advice.terms?.(asFrozen(end), each) ?? {}) as [Terms, Terms];
    return Object.fromEntries(Object.keys(a).map((term) => [term, (a[term] ?? 0) - (b[term] ?? 0)]));
  });
}

type Terms = { readonly [term: string]: number };

/** Which of the moves of a turn are left out. */
type Skips<G extends GameTypes> = NonNullable<Planner<G>['skips']>;

/** How the turn best ends in which these moves are left out. */
function bestEnd<G extends GameTypes>(comparison: Comparison<G>, world: G['state'], skips: Skips<G>): G['state'] {
  const { game, advice, judge, seat } = comparison;
  if (judge) {
    const planner: Planner<G> = { game, judge, seat, width: WIDTH, until: 'turn', skips };
    return planned(planner, judge.outlook.copy(world))[0]?.world ?? world;
  }
  const moves = legal(game, asFrozen(world), seat).filter((move) => !skips(move, 0));
  const ends = moves.map((move) => afterAnswers(comparison, world, move));
  return ends.reduce((best, end) =>
    advice.value(asFrozen(end), seat) > advice.value(asFrozen(best), seat) ? end : best,
  );
}

function afterAnswers<G extends GameTypes>(
  { game, seat }: Comparison<G>,
  before: G['state'],
  move: G['move'],
): G['state'] {
  const world = copy(before);
  apply(game, world, seat, move);
  while (world.sealed[seat]) answerForAnother(game, world);
  return world;
}

/** What made the difference: more of something for oneself, or less of everything for another. */
function reasonsOf(found: readonly Difference[], game: string, seat: Seat): Reason[] {
  if (found.length === 0) return [];
  const mean = (each: Seat, term: string) =>
    found.reduce((sum, seats) => sum + (seats[each]?.[term] ?? 0), 0) / found.length;
  const [first = []] = found;
  const candidates = first.flatMap((terms, each) => {
    const names = Object.keys(terms);
    if (each === seat) return names.map((term) => ({ key: `${game}.${term}`, gain: mean(each, term), params: {} }));
    const loss = names.reduce((sum, term) => sum - mean(each, term), 0);
    return [{ key: 'hinders', gain: loss, params: { seat: each } }];
  });
  return candidates
    .filter(({ gain }) => gain >= LEAST)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_REASONS)
    .map(({ key, gain, params }) => ({ key, params: { ...params, points: Math.max(1, Math.round(gain)) } }));
}
