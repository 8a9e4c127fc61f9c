import { CARDS, type CardId, KINGS_NEST, ROOF_OF_THE_WORLD, SAPPHIRE_PORT, SUITS } from '../components/cards.ts';
import type { Options } from '../types.ts';
import { bitOf, type CardSet, cardsOf, subsets } from './cards.ts';

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

const BOX = CARDS.map(({ card }) => card);
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

function build(): Tables {
  const size = 1 << CARDS.length;
  const made: Tables = { points: new Uint8Array(size), best: new Uint8Array(size), counts: new Int32Array(size) };
  for (let count = 0; count <= LARGEST; count++) for (const set of subsets(BOX, count)) fill(made, set);
  return made;
}

function fill({ points, best, counts }: Tables, set: CardSet): void {
  const cards = cardsOf(set);
  const raw = SUITS.map(() => 0);
  for (const card of cards) {
    const suit = (CARDS[card - 1] as (typeof CARDS)[0]).suit;
    if (suit) raw[SUITS.indexOf(suit)] = (raw[SUITS.indexOf(suit)] as number) + 1;
  }
  const doubled = (set & bitOf(ROOF_OF_THE_WORLD)) !== 0 ? Math.max(1, ...raw) : 0;
  const eff = raw.map((count) => (count === doubled ? 2 * count : count));
  let packed = 0;
  for (const [i, count] of eff.entries()) packed |= count << (i * WIDTH);
  packed |= eff.filter((count) => count === 1).length << SINGLES.effective;
  counts[set] = packed | (raw.filter((count) => count === 1).length << SINGLES.physical);
  for (const card of cards) {
    const earned = alone(card, eff);
    points[set] = (points[set] as number) + earned;
    best[set] = Math.max(best[set] as number, earned);
  }
}

/** What a card brings that asks nothing of the other kingdom. */
function alone(card: CardId, eff: readonly number[]): number {
  const { power } = CARDS[card - 1] as (typeof CARDS)[0];
  switch (power.kind) {
    case 'per':
      return power.points * (eff[SUITS.indexOf(power.suit)] as number);
    case 'set':
      return power.points * Math.min(...power.suits.map((suit) => eff[SUITS.indexOf(suit)] as number));
    case 'set-once':
      return eff.includes(0) ? 0 : power.points;
    case 'missing':
      return power.points * eff.filter((count) => count === 0).length;
    case 'tie':
    case 'majority':
    case 'single-majority':
    case 'double':
    case 'best-card':
      return 0;
  }
}
