import { readFileSync } from 'node:fs';

/**
 * A second scorer, written from RULES.md alone and in another manner than the game's own, so that both must be wrong in
 * the same way before a test is fooled. Suits are letters; what a card does is read from the table of the rules.
 */
const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const LETTERS = [...'PLGST'];
const letterOf = (word: string) => word.charAt(0).toUpperCase();

/** The box as RULES.md prints it, in the order of the numbers. */
export const PRINTED = [...RULES.matchAll(/^\| (\d\d) +\| (.+?) +\| (\w+) +\| (.+?) +\|$/gm)].map(
  ([, card, name, suit, what]) => ({
    card: Number(card),
    name: name as string,
    suit: suit as string,
    what: what as string,
  }),
);

const printed = (card: number) => PRINTED[card - 1] as (typeof PRINTED)[number];

/** What each card says, taken apart once: a law test scores hundreds of thousands of kingdoms. */
const SAID = PRINTED.map(({ what }) => ({
  points: Number.parseInt(what, 10),
  most: /for more (\w+)(?: than the other player)?, at least 1$/.exec(what)?.[1],
  set: /for each set of (.+)$/.exec(what)?.[1]?.split(/, | and /),
  per: /for each (\w+)$/.exec(what)?.[1],
  isOfAll: what.includes('once for a set of all'),
  isOfMissing: what.includes('each suit missing'),
  isOfSingles: what.includes('more single suits'),
}));

export interface Switches {
  molehill: 'effective' | 'physical';
  molehillZeroTie: boolean;
}

type Kingdom = readonly number[];

function lying(kingdom: Kingdom): number[] {
  const suits = kingdom.map((card) => (printed(card).suit === 'none' ? '-' : letterOf(printed(card).suit))).join('');
  return LETTERS.map((letter) => suits.split(letter).length - 1);
}

function counting(kingdom: Kingdom): number[] {
  const counts = lying(kingdom);
  if (!kingdom.includes(17)) return counts;
  const most = Math.max(...counts);
  return counts.map((n) => (n === most ? n + n : n));
}

function wins(mine: number, theirs: number, kingdom: Kingdom): boolean {
  return mine > theirs || (mine === theirs && kingdom.includes(1));
}

/** The points of every card of `mine`, the Port left aside. */
function plainly(mine: Kingdom, theirs: Kingdom, switches: Switches): number[] {
  const [me, op] = [counting(mine), counting(theirs)];
  const n = (suit: string) => me[LETTERS.indexOf(letterOf(suit))] as number;
  const singles = (kingdom: Kingdom) =>
    (switches.molehill === 'physical' ? lying(kingdom) : counting(kingdom)).filter((count) => count === 1).length;
  return mine.map((card) => {
    const { points, most, set, per, isOfAll, isOfMissing, isOfSingles } = SAID[card - 1] as (typeof SAID)[number];
    if (most) return n(most) > 0 && wins(n(most), op[LETTERS.indexOf(letterOf(most))] as number, mine) ? points : 0;
    if (set) return points * Math.min(...set.map(n));
    if (per) return points * n(per);
    if (isOfAll) return me.every((count) => count > 0) ? points : 0;
    if (isOfMissing) return points * me.filter((count) => count === 0).length;
    if (!isOfSingles) return 0;
    if (singles(mine) === 0 && singles(theirs) === 0 && !switches.molehillZeroTie) return 0;
    return wins(singles(mine), singles(theirs), mine) ? points : 0;
  });
}

/** What each card of `mine` earns against `theirs`, in the order of `mine`. */
export function reference(mine: Kingdom, theirs: Kingdom, switches: Switches): number[] {
  const earned = plainly(mine, theirs, switches);
  const best = Math.max(...earned);
  const rival = Math.max(...plainly(theirs, mine, switches));
  return earned.map((n, i) => (mine[i] === 18 && best > 0 && wins(best, rival, mine) ? 8 : n));
}
