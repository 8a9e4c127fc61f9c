import type { Options } from '../types.ts';
import type { Solution } from './matrix.ts';
import { judge } from './net.ts';
import type { Pair, Position } from './position.ts';
import { afterChoices, allChoices, meanOf, type RelicChoice, solveSparsely } from './relics.ts';

/** Relics as they are chosen if a net is believed: the solution, and the choices that do best against it. */
export interface JudgedRelics {
  readonly solution: Solution;
  likely(count: number): Pair<RelicChoice[]>;
}

/** The net judges positions after the choice. */
export function judgeRelics(net: Float64Array, position: Position, options: Options): JudgedRelics {
  const [mine, theirs] = allChoices(position);
  const worth = (row: number, column: number) =>
    judge(net, afterChoices(position, mine[row] as RelicChoice, theirs[column] as RelicChoice), options);
  const solution = finish(solveSparsely(mine.length, theirs.length, worth));
  const likely = (count: number) =>
    [
      likeliest(mine, count, (row) => meanOf(solution.columns, (column) => worth(row, column))),
      likeliest(theirs, count, (column) => -meanOf(solution.rows, (row) => worth(row, column))),
    ] as const;
  return { solution, likely };
}

function likeliest(choices: readonly RelicChoice[], count: number, worth: (i: number) => number): RelicChoice[] {
  const rated = choices.map((choice, i) => ({ choice, worth: worth(i) })).sort((a, b) => b.worth - a.worth);
  return rated.slice(0, count).map(({ choice }) => choice);
}

/** A search without pauses. */
function finish<T>(search: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}
