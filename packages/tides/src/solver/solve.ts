import { below, next, type Problem } from '@tempora/kernel';
import { REFILL } from '../components/cards.ts';
import type { Move, Options, Tides } from '../types.ts';
import { solveBlind } from './blind.ts';
import { type CardSet, cardsOf } from './cards.ts';
import { matrixOf } from './draft.ts';
import { lastRelics, lastRoundGame } from './endgame.ts';
import { type JudgedRelics, judgeRelics } from './judged.ts';
import { type Knowledge, knowledgeOf, possible } from './knowledge.ts';
import { gameValue, type MatrixGame, type Solution, solve as solveMatrix } from './matrix.ts';
import { judge } from './net.ts';
import { weightsOf } from './nets.ts';
import { leadsOf, outcomesOf, type Pair, type Position } from './position.ts';
import { afterChoices, afterRefill, choicesFrom, type RelicChoice, refills, solveSparsely } from './relics.ts';
import { type Lead, leadBy } from './scorer.ts';
import { likedIn, likingOf } from './taste.ts';
import { chanceByLead, relicsByThumb } from './thumb.ts';

/** How much is searched if nothing is said: enough for all that is solved to the end. */
const ITERATIONS = 8000;
/** How many of the hands that the other may hold are looked at before the very first pick. */
const HANDS = 40;
/** A lead is worth so little beside a victory that it only decides between choices that are alike. */
const PER_POINT = 1e-6;

type Signal = 'stop' | undefined;

/** A decision under way. */
export interface Task {
  readonly options: Options;
  readonly leadBy: Lead;
  readonly chance: number[];
  readonly strength: 'simple' | 'full';
  /** By card: how much better it is liked than others, in victories. */
  readonly liked: readonly number[];
  /** The round that is played, or that was just scored. */
  readonly round: number;
  /** How much may still be searched. */
  left: number;
}

/** Tides as a player that knows the game: a mix of moves that the other cannot take advantage of, as far as it is solved. */
export function* solve(problem: Problem<Tides>): Generator<undefined, Move, Signal> {
  const { world, seat, chance, strength, iterations = ITERATIONS } = problem;
  const options = world.options as Options;
  const isRelic = world.flow.at(-1)?.at === 'relic';
  const round = world.rounds.length + (isRelic ? 0 : 1);
  const liked = likingOf(problem.taste ?? {});
  const task: Task = { options, leadBy: leadBy(options), chance, strength, liked, round, left: iterations };
  const knowledge = knowledgeOf(world, seat);
  const [hand] = knowledge.known.hands;
  if (!isRelic) return { type: 'play', card: drawn(cardsOf(hand), yield* pick(task, knowledge), chance) };
  const [position] = possible(knowledge) as [Position];
  return { type: 'keep', ...drawn(choicesFrom(hand), yield* relics(task, position), chance) };
}

/** One of several by lot, as likely as its part of the mix. */
function drawn<T>(all: readonly T[], mix: readonly number[], chance: number[]): T {
  let left = next(chance) / 0x100000000;
  let last = 0;
  for (const [i, part] of mix.entries()) {
    if (part <= 0) continue;
    if (left < part) return all[i] as T;
    left -= part;
    last = i;
  }
  return all[last] as T;
}

function* pick(task: Task, knowledge: Knowledge): Generator<undefined, number[], Signal> {
  const positions = possible(knowledge);
  if (positions.length > 1) {
    const games: MatrixGame[] = [];
    for (const each of someOf(task, positions)) {
      games.push(quickDraft(task, each));
      yield;
    }
    return solveBlind(games);
  }
  const [position] = positions as [Position];
  if (task.round === 3) return solveMatrix(lastRoundGame(position, task.leadBy)).rows;
  const quick = task.strength === 'simple' ? quickDraft(task, position) : yield* draft(task, position);
  return solveMatrix(quick).rows;
}

/** Some of the positions that it may be, if they are many. */
function someOf(task: Task, positions: readonly Position[]): Position[] {
  if (positions.length <= HANDS) return [...positions];
  return Array.from({ length: HANDS }, () => positions[below(task.chance, positions.length)] as Position);
}

/** By outcome of a round: the position in which relics are chosen. */
function ends(task: Task, position: Position): { size: number; positions: Position[] } {
  const outcomes = outcomesOf(position);
  const leads = leadsOf(position, outcomes, task.leadBy);
  const positions = Array.from(leads, (lead, i): Position => {
    const hands = [outcomes.mine[i] as number, outcomes.theirs[i] as number] as const;
    return { ...position, lead, played: [0, 0], hands };
  });
  return { size: outcomes.size, positions };
}

/** A draft whose outcomes are judged at a glance. */
export function quickDraft(task: Task, position: Position): MatrixGame {
  const { size, positions } = ends(task, position);
  const net = weightsOf(task.round === 1 ? 'firstRelics' : 'secondRelics');
  const worths = Float64Array.from(positions, (each) =>
    task.strength === 'simple'
      ? chanceByLead(each.lead, task.round) + likedIn(each.hands[0], task.liked)
      : judge(net, each, task.options) + each.lead * PER_POINT,
  );
  return matrixOf(size, worths);
}

/** A draft whose outcomes are judged by the relics that both will choose; those before the last round to the end, if there is time. */
function* draft(task: Task, position: Position): Generator<undefined, MatrixGame, Signal> {
  const { size, positions } = ends(task, position);
  const quick: JudgedRelics[] = [];
  for (const each of positions) {
    quick.push(quickRelics(task, each));
    if ((yield) === 'stop') task.left = -1;
  }
  const worths = Float64Array.from(quick, ({ solution }) => solution.value);
  const level = task.round === 2 && LEVELS.find(({ work }) => task.left >= work * positions.length);
  for (const [i, each] of level ? positions.entries() : []) {
    const choices = level && level.likely > 0 ? quick[i]?.likely(level.likely) : undefined;
    const better = yield* within(task, lastRelics(each, task.leadBy, choices));
    if (!better) break;
    worths[i] = better.value;
  }
  return matrixOf(
    size,
    worths.map((worth, i) => worth + (positions[i] as Position).lead * PER_POINT),
  );
}

/** How many choices of either player to look at (0: all), and how many last rounds are solved for that, as a rule. */
const LEVELS = [
  { likely: 0, work: 600 },
  { likely: 6, work: 110 },
  { likely: 4, work: 60 },
  { likely: 3, work: 40 },
  { likely: 2, work: 22 },
];
/** For every pair of choices, six ways to draw are looked at. */
const DRAWS = 6;

/** Runs a search as far as the task allows; null if that is not to its end. */
function* within<T>(task: Task, search: Generator<undefined, T>, work = DRAWS): Generator<undefined, T | null, Signal> {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    task.left -= work;
    if ((yield) === 'stop') task.left = -1;
    if (task.left < 0) return null;
  }
}

function* relics(task: Task, position: Position): Generator<undefined, number[], Signal> {
  if (task.strength === 'simple') return best(relicsByThumb(position, task.leadBy, task.chance));
  const better = yield* task.round === 2
    ? within(task, lastRelics(position, task.leadBy))
    : firstRelics(task, position);
  const { value, rows } = better ?? quickRelics(task, position).solution;
  // What is lost against a perfect player may still be won against another.
  return value > PER_POINT ? rows : best(relicsByThumb(position, task.leadBy, task.chance));
}

/** After the first round: how many choices of either player to look at, with how many ways to draw, and what one of those costs. */
const FIRST = { likely: 4, draws: 16, work: 8 };

/** The likely choices of relics after the first round, judged by the drafts that follow. */
function* firstRelics(task: Task, position: Position): Generator<undefined, Solution | null, Signal> {
  const [mine, theirs] = quickRelics(task, position).likely(FIRST.likely);
  const all = refills(position.deck, REFILL);
  const draws = Array.from({ length: FIRST.draws }, () => all[below(task.chance, all.length)] as Pair<CardSet>);
  const second: Task = { ...task, round: 2 };
  const search = solveSparsely(mine.length, theirs.length, (row, column) => {
    const after = afterChoices(position, mine[row] as RelicChoice, theirs[column] as RelicChoice);
    let sum = 0;
    for (const draw of draws) sum += gameValue(quickDraft(second, afterRefill(after, draw)));
    return sum / draws.length;
  });
  const found = yield* within(task, search, FIRST.draws * FIRST.work);
  const part = ({ keep, discard }: RelicChoice) =>
    found?.rows[mine.findIndex((each) => each.keep === keep && each.discard === discard)] ?? 0;
  return found && { ...found, rows: choicesFrom(position.hands[0]).map(part) };
}

/** Relics chosen by what a net says of the positions after it. */
export function quickRelics({ round, options }: Task, position: Position): JudgedRelics {
  return judgeRelics(weightsOf(round === 1 ? 'second' : 'third'), position, options);
}

function best(values: readonly number[]): number[] {
  const at = values.indexOf(Math.max(...values));
  return values.map((_, i) => (i === at ? 1 : 0));
}
