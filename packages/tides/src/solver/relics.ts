import type { CardId } from '../components/cards.ts';
import { bitOf, type CardSet, cardsOf, subsets } from './cards.ts';
import { type Solution, solve } from './matrix.ts';
import type { Pair, Position } from './position.ts';

/** TT-RELIC-2: what to keep and what to discard. */
export interface RelicChoice {
  readonly keep: CardId;
  readonly discard: CardId;
}

/** All choices from a hand, in the order of the rules. */
export function choicesFrom(hand: CardSet): RelicChoice[] {
  const cards = cardsOf(hand);
  return cards.flatMap((keep) => cards.flatMap((discard) => (keep === discard ? [] : [{ keep, discard }])));
}

/** My choices and theirs. */
export function allChoices({ hands }: Position): Pair<RelicChoice[]> {
  return [choicesFrom(hands[0]), choicesFrom(hands[1])];
}

/** The position once both have chosen and nobody has drawn yet. */
export function afterChoices(
  { lead, relics, hands, deck }: Position,
  mine: RelicChoice,
  theirs: RelicChoice,
): Position {
  const gone = (each: RelicChoice) => bitOf(each.keep) | bitOf(each.discard);
  return {
    lead,
    relics: [relics[0] | bitOf(mine.keep), relics[1] | bitOf(theirs.keep)],
    played: [0, 0],
    hands: [hands[0] & ~gone(mine), hands[1] & ~gone(theirs)],
    deck,
  };
}

/** Every way in which both may draw so many cards each (TT-RELIC-8). */
export function refills(deck: CardSet, count: number): Pair<CardSet>[] {
  return subsets(cardsOf(deck), count).flatMap((mine) =>
    subsets(cardsOf(deck & ~mine), count).map((theirs): Pair<CardSet> => [mine, theirs]),
  );
}

export function afterRefill(position: Position, [mine, theirs]: Pair<CardSet>): Position {
  const { hands, deck } = position;
  return { ...position, hands: [hands[0] | mine, hands[1] | theirs], deck: deck & ~(mine | theirs) };
}

/** How far a mix may be from the best answer to the other's. */
const PRECISION = 1e-9;

/**
 * A game whose entries are costly to know, solved without knowing them all (a double oracle): each player has a few
 * choices, and gets the best answer to the other's mix until neither has a better one. Pauses after every entry it had to
 * ask for; whoever runs it stops by not going on.
 */
export function* solveSparsely(
  rows: number,
  columns: number,
  entry: (row: number, column: number) => number,
): Generator<undefined, Solution> {
  const known = new Float64Array(rows * columns).fill(Number.NaN);
  const all = { rows: upTo(rows), columns: upTo(columns) };
  const [own, others]: [number[], number[]] = [[0], [0]];
  function* ask(some: readonly number[], against: readonly number[]): Generator<undefined, void> {
    for (const row of some) {
      for (const column of against) {
        if (!Number.isNaN(known[row * columns + column] as number)) continue;
        known[row * columns + column] = entry(row, column);
        yield;
      }
    }
  }
  for (;;) {
    yield* ask(own, others);
    const entries = Float64Array.from(
      own.flatMap((row) => others.map((column) => known[row * columns + column] as number)),
    );
    const mix = spread(solve({ rows: own.length, columns: others.length, entries }), own, others, all);
    yield* ask(all.rows, played(mix.columns));
    yield* ask(played(mix.rows), all.columns);
    const reply = bestReply(mix.value, all.rows, (row) =>
      meanOf(mix.columns, (column) => known[row * columns + column] as number),
    );
    const answer = bestReply(
      -mix.value,
      all.columns,
      (column) => -meanOf(mix.rows, (row) => known[row * columns + column] as number),
    );
    if (reply < 0 && answer < 0) return mix;
    if (reply >= 0) own.push(reply);
    if (answer >= 0) others.push(answer);
  }
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** The choices that a mix makes use of. */
function played(mix: readonly number[]): number[] {
  return mix.flatMap((part, i) => (part > 0 ? [i] : []));
}

/** What a mix is worth if each choice is worth so much. */
export function meanOf(mix: readonly number[], worth: (i: number) => number): number {
  let sum = 0;
  for (let i = 0; i < mix.length; i++) if ((mix[i] as number) > 0) sum += (mix[i] as number) * worth(i);
  return sum;
}

/** The choice that is worth most, if it is worth more than what one has; -1 if none is. */
function bestReply(value: number, choices: readonly number[], worth: (choice: number) => number): number {
  let [best, reply] = [value + PRECISION, -1];
  for (const choice of choices) {
    const worthNow = worth(choice);
    if (worthNow > best) [best, reply] = [worthNow, choice];
  }
  return reply;
}

/** A mix of a few choices as a mix of all. */
function spread(
  mix: Solution,
  own: readonly number[],
  others: readonly number[],
  all: { rows: readonly number[]; columns: readonly number[] },
): Solution {
  const rows = all.rows.map((row) => mix.rows[own.indexOf(row)] ?? 0);
  return { value: mix.value, rows, columns: all.columns.map((column) => mix.columns[others.indexOf(column)] ?? 0) };
}
