import { PICKS } from '../components/cards.ts';
import type { CardSet } from './cards.ts';
import { gameValue, gameValueOfTwo, type MatrixGame } from './matrix.ts';

/**
 * How one hand of cards can be shared out when two players take from it in turn, its holder first: before each pick,
 * the different states it can be in. The last card is nobody's choice, so it belongs to the pick before (TT-DRAFT-4).
 */
interface HandSplit {
  readonly picks: readonly Pick[];
  /** By final state: the places of the cards that the first holder has in the end, as bits. */
  readonly shares: readonly number[];
}

/** One pick from a hand in any of its states. */
interface Pick {
  /** Cards to choose from. */
  readonly count: number;
  /** For each state, the states after the pick, in the order of the cards. */
  readonly next: Int32Array;
  /** How many different states there are after it. */
  readonly width: number;
  /** Have the hands been swapped, so that the other player takes from it? */
  readonly isSwapped: boolean;
}

interface Share {
  first: number;
  second: number;
}

/** By size of the hand. */
const SPLITS: readonly HandSplit[] = Array.from({ length: PICKS + 1 }, (_, size) => share(Math.max(1, size)));

function share(size: number): HandSplit {
  const picks: Pick[] = [];
  let states: Share[] = [{ first: 0, second: 0 }];
  while (picks.length < size - 1) {
    const made = picks.length;
    const later: Share[] = [];
    const places = new Map<string, number>();
    const next = states.flatMap((state) => after(state, size, made).map((each) => placeOf(later, places, each)));
    picks.push({ count: size - made, next: Int32Array.from(next), width: later.length, isSwapped: made % 2 === 1 });
    states = later;
  }
  const all = (1 << size) - 1;
  // Of an odd number of cards the last one is the first holder's.
  return { picks, shares: states.map(({ first, second }) => (size % 2 === 0 ? first : all & ~second)) };
}

/** The states that a pick may lead to. With the last one it is decided where the card goes that is left. */
function after({ first, second }: Share, size: number, made: number): Share[] {
  const all = (1 << size) - 1;
  const out: Share[] = [];
  for (let bit = 1; bit <= all; bit <<= 1) {
    if (((first | second) & bit) !== 0) continue;
    const taken = made % 2 === 0 ? { first: first | bit, second } : { first, second: second | bit };
    if (made < size - 2) out.push(taken);
    else if (size % 2 === 0) out.push({ first: taken.first, second: all & ~taken.first });
    else out.push({ first: all & ~taken.second, second: taken.second });
  }
  return out;
}

function placeOf(states: Share[], places: Map<string, number>, state: Share): number {
  const key = `${state.first} ${state.second}`;
  const known = places.get(key);
  if (known !== undefined) return known;
  places.set(key, states.length);
  return states.push(state) - 1;
}

/** By outcome: what of a hand, given card by card, its holder has in the end. */
export function shares(hand: readonly CardSet[]): CardSet[] {
  return (SPLITS[hand.length] as HandSplit).shares.map((places) => {
    let set = 0;
    for (let i = 0; i < hand.length; i++) if ((places & (1 << i)) !== 0) set |= hand[i] as CardSet;
    return set;
  });
}

/** By number of cards to choose from: the game of one pick, and what all states before it are worth. */
const GAMES = Array.from({ length: PICKS + 1 }, (_, count): MatrixGame => {
  return { rows: count, columns: count, entries: new Float64Array(count * count) };
});
const WORTHS = Array.from({ length: PICKS + 1 }, () => new Float64Array(1024));

/**
 * The rest of a round as one matrix: what each pair of picks is worth to me if both go on as well as they can. Given
 * is what the outcomes are worth: those of my hand as rows, those of the other hand as columns. With a chance that the other
 * slips, and takes any card, what can only be won that way is worth a little.
 */
export function matrixOf(size: number, outcomes: Float64Array, slip = 0): MatrixGame {
  const { picks } = SPLITS[size] as HandSplit;
  let known = outcomes;
  for (let i = picks.length - 1; i > 0; i--) known = worthsBefore(picks[i] as Pick, known, slip);
  const game = { rows: size, columns: size, entries: known.slice(0, size * size) };
  if (slip > 0) expectSlips(game, slip);
  return game;
}

/** What each pair of states is worth before a pick, if it is known what those after it are worth. */
function worthsBefore({ count, next, width, isSwapped }: Pick, known: Float64Array, slip: number): Float64Array {
  const game = GAMES[count] as MatrixGame;
  const { entries } = game;
  const worths = WORTHS[count] as Float64Array;
  const rowStep = isSwapped ? 1 : width;
  const columnStep = isSwapped ? width : 1;
  let at = 0;
  for (let mine = 0; mine < next.length; mine += count) {
    for (let theirs = 0; theirs < next.length; theirs += count) {
      const rows = isSwapped ? theirs : mine;
      const columns = isSwapped ? mine : theirs;
      let entry = 0;
      for (let i = 0; i < count; i++) {
        const row = (next[rows + i] as number) * rowStep;
        for (let j = 0; j < count; j++)
          entries[entry++] = known[row + (next[columns + j] as number) * columnStep] as number;
      }
      if (slip > 0) expectSlips(game, slip);
      worths[at++] = count === 2 ? gameValueOfTwo(entries) : gameValue(game);
    }
  }
  return worths;
}

/** The same game if the other player makes any choice instead of the intended one now and then. */
function expectSlips({ rows, columns, entries }: MatrixGame, slip: number): void {
  for (let i = 0; i < rows; i++) {
    let sum = 0;
    for (let j = 0; j < columns; j++) sum += entries[i * columns + j] as number;
    const mean = sum / columns;
    for (let j = 0; j < columns; j++) {
      const entry = entries[i * columns + j] as number;
      entries[i * columns + j] = entry + slip * (mean - entry);
    }
  }
}
