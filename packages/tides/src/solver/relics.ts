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
  const [own, others]: [number[], number[]] = [[0], [0]];
  function* ask(row: number, column: number): Generator<undefined, number> {
    const at = row * columns + column;
    if (Number.isNaN(known[at])) {
      known[at] = entry(row, column);
      yield;
    }
    return known[at] as number;
  }
  for (;;) {
    const entries = new Float64Array(own.length * others.length);
    let at = 0;
    for (const row of own) for (const column of others) entries[at++] = yield* ask(row, column);
    const mix = solve({ rows: own.length, columns: others.length, entries });
    let [best, reply] = [mix.value + PRECISION, -1];
    for (let row = 0; row < rows; row++) {
      let value = 0;
      for (const [i, share] of mix.columns.entries())
        if (share > 0) value += share * (yield* ask(row, others[i] as number));
      if (value > best) [best, reply] = [value, row];
    }
    let [least, answer] = [mix.value - PRECISION, -1];
    for (let column = 0; column < columns; column++) {
      let value = 0;
      for (const [i, share] of mix.rows.entries())
        if (share > 0) value += share * (yield* ask(own[i] as number, column));
      if (value < least) [least, answer] = [value, column];
    }
    if (reply < 0 && answer < 0) return spread(mix, own, others, { rows, columns });
    if (reply >= 0) own.push(reply);
    if (answer >= 0) others.push(answer);
  }
}

/** A mix of a few choices as a mix of all. */
function spread(
  mix: Solution,
  own: readonly number[],
  others: readonly number[],
  size: { rows: number; columns: number },
): Solution {
  const all = (count: number, chosen: readonly number[], parts: readonly number[]) =>
    Array.from({ length: count }, (_, i) => (chosen.includes(i) ? (parts[chosen.indexOf(i)] as number) : 0));
  return { value: mix.value, rows: all(size.rows, own, mix.rows), columns: all(size.columns, others, mix.columns) };
}
