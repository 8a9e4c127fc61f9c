import {
  CARDS,
  type CardId,
  KINGS_NEST,
  type Power,
  ROOF_OF_THE_WORLD,
  SAPPHIRE_PORT,
  SUITS,
} from '../components/cards.ts';
import type { Options } from '../types.ts';
import { bitOf, type CardSet } from './cards.ts';

/** The first kingdom's points less the second's, both given as sets of cards. */
export type Lead = (mine: CardSet, theirs: CardSet) => number;

/** By set of cards: what can be said without knowing the other kingdom. */
interface Tables {
  /** The points of all cards that compare nothing, and the most that one of them brings. */
  points: Uint8Array;
  best: Uint8Array;
  /** Cards of each suit, three bits a suit, after the Roof; then single suits after the Roof, and single suits as they lie. */
  counts: Int32Array;
}

/** TT-SCORE-2: no kingdom is larger. */
const LARGEST = 7;
const WIDTH = 3;
const DIGIT = 7;
const SINGLES = { effective: SUITS.length * WIDTH, physical: (SUITS.length + 1) * WIDTH };

const MAJORITIES = CARDS.flatMap(({ card, power }) =>
  power.kind === 'majority' ? [{ bit: bitOf(card), shift: SUITS.indexOf(power.suit) * WIDTH }] : [],
);
const MAJORITY = 7;
const MOLEHILL = bitOf(CARDS.find(({ power }) => power.kind === 'single-majority')?.card as CardId);
const MOST = 8;
const NEST = bitOf(KINGS_NEST);
const PORT = bitOf(SAPPHIRE_PORT);
/** Total and best card of a kingdom in one number. */
const BEST = 64;

let tables: Tables | null = null;

/** The rules' scoring by table: thousands of kingdoms in the time the rules need to explain one. */
export function leadBy(options: Pick<Options, 'molehill' | 'molehillZeroTie'>): Lead {
  tables ??= build();
  const { points, best, counts } = tables;
  const singles = SINGLES[options.molehill];
  const { molehillZeroTie } = options;

  /** Everything but the Port: the total, and BEST times the best card. */
  function earn(mine: CardSet, theirs: CardSet): number {
    const own = counts[mine] as number;
    const others = counts[theirs] as number;
    const tie = mine & NEST; // 1: a tie is won
    let total = points[mine] as number;
    let most = best[mine] as number;
    for (let i = 0; i < MAJORITIES.length; i++) {
      const { bit, shift } = MAJORITIES[i] as (typeof MAJORITIES)[0];
      if ((mine & bit) === 0) continue;
      const count = (own >> shift) & DIGIT;
      if (count === 0 || count + tie <= ((others >> shift) & DIGIT)) continue;
      total += MAJORITY;
      if (most < MAJORITY) most = MAJORITY;
    }
    if ((mine & MOLEHILL) !== 0) {
      const a = (own >> singles) & DIGIT;
      const b = (others >> singles) & DIGIT;
      if (a + tie > b && (molehillZeroTie || a + b > 0)) {
        total += MOST;
        if (most < MOST) most = MOST;
      }
    }
    return total + most * BEST;
  }

  return (mine, theirs) => {
    const a = earn(mine, theirs);
    const b = earn(theirs, mine);
    const lead = (a % BEST) - (b % BEST);
    if (((mine | theirs) & PORT) === 0) return lead;
    const ours = Math.floor(a / BEST);
    const others = Math.floor(b / BEST);
    if ((mine & PORT) !== 0) return ours > 0 && ours + (mine & NEST) > others ? lead + MOST : lead;
    return others > 0 && others + (theirs & NEST) > ours ? lead - MOST : lead;
  };
}

/** By card, from 0 up: the place of its suit, -1 for none; and what it brings if these are the effective counts. */
const SUIT_PLACES = CARDS.map(({ suit }) => (suit ? SUITS.indexOf(suit) : -1));
const WORTHS = CARDS.map(({ power }) => alone(power));
const ROOF = bitOf(ROOF_OF_THE_WORLD);

function build(): Tables {
  const size = 1 << CARDS.length;
  const made: Tables = { points: new Uint8Array(size), best: new Uint8Array(size), counts: new Int32Array(size) };
  const raw = SUITS.map(() => 0);
  /** Adds cards from one on, if there is room for more. */
  const grow = (set: CardSet, cards: number, from: number): void => {
    fill(made, set, raw);
    for (let card = from; card < CARDS.length && cards < LARGEST; card++) {
      const suit = SUIT_PLACES[card] as number;
      if (suit >= 0) raw[suit] = (raw[suit] as number) + 1;
      grow(set | (1 << card), cards + 1, card + 1);
      if (suit >= 0) raw[suit] = (raw[suit] as number) - 1;
    }
  };
  grow(0, 0, 0);
  return made;
}

const eff = SUITS.map(() => 0);

function fill({ points, best, counts }: Tables, set: CardSet, raw: readonly number[]): void {
  const doubled = (set & ROOF) !== 0 ? Math.max(1, ...raw) : -1;
  let packed = 0;
  let [singles, lying] = [0, 0];
  for (let i = 0; i < SUITS.length; i++) {
    const count = raw[i] as number;
    eff[i] = count === doubled ? 2 * count : count;
    packed |= (eff[i] as number) << (i * WIDTH);
    if (eff[i] === 1) singles++;
    if (count === 1) lying++;
  }
  counts[set] = packed | (singles << SINGLES.effective) | (lying << SINGLES.physical);
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const earned = (WORTHS[31 - Math.clz32(rest & -rest)] as (typeof WORTHS)[0])(eff);
    points[set] = (points[set] as number) + earned;
    if (earned > (best[set] as number)) best[set] = earned;
  }
}

/** What a card brings that asks nothing of the other kingdom. */
function alone(power: Power): (eff: readonly number[]) => number {
  switch (power.kind) {
    case 'per': {
      const suit = SUITS.indexOf(power.suit);
      return (counts) => power.points * (counts[suit] as number);
    }
    case 'set': {
      const suits = power.suits.map((suit) => SUITS.indexOf(suit));
      return (counts) => power.points * suits.reduce((least, suit) => Math.min(least, counts[suit] as number), LARGEST);
    }
    case 'set-once':
      return (counts) => (counts.includes(0) ? 0 : power.points);
    case 'missing':
      return (counts) => power.points * counts.filter((count) => count === 0).length;
    case 'tie':
    case 'majority':
    case 'single-majority':
    case 'double':
    case 'best-card':
      return () => 0;
  }
}
