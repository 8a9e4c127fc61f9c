/**
 * A second scorer, written from RULES.md alone and in another manner than the game's own, so that both must be wrong in
 * the same way before a test is fooled. Suits are letters; the tables are strings.
 */
const SUIT_OF = 'PPPLLLGGGSSSTTT---';
const LETTERS = [...'PLGST'];
const MAJORITY: Record<number, string> = { 2: 'S', 4: 'T', 7: 'P', 12: 'L', 13: 'G' };
const PER: Record<number, string> = { 3: 'L', 6: 'G', 8: 'S', 11: 'T', 15: 'P' };

export interface Switches {
  molehill: 'effective' | 'physical';
  molehillZeroTie: boolean;
}

type Kingdom = readonly number[];

function lying(kingdom: Kingdom): number[] {
  const suits = kingdom.map((card) => SUIT_OF.charAt(card - 1)).join('');
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
function plainly(mine: Kingdom, theirs: Kingdom, o: Switches): number[] {
  const [me, op] = [counting(mine), counting(theirs)];
  const n = (suit: string) => me[LETTERS.indexOf(suit)] as number;
  const ones = (k: Kingdom) => (o.molehill === 'physical' ? lying(k) : counting(k)).filter((x) => x === 1).length;
  return mine.map((card) => {
    const [most, per] = [MAJORITY[card], PER[card]];
    if (most) return n(most) > 0 && wins(n(most), op[LETTERS.indexOf(most)] as number, mine) ? 7 : 0;
    if (per) return 3 * n(per);
    if (card === 5) return 9 * Math.min(n('P'), n('S'), n('T'));
    if (card === 14) return 5 * Math.min(n('L'), n('G'));
    if (card === 9) return me.every((count) => count > 0) ? 13 : 0;
    if (card === 10) return 3 * me.filter((count) => count === 0).length;
    if (card !== 16) return 0;
    if (ones(mine) === 0 && ones(theirs) === 0 && !o.molehillZeroTie) return 0;
    return wins(ones(mine), ones(theirs), mine) ? 8 : 0;
  });
}

/** What each card of `mine` earns against `theirs`, in the order of `mine`. */
export function reference(mine: Kingdom, theirs: Kingdom, o: Switches): number[] {
  const earned = plainly(mine, theirs, o);
  const best = Math.max(...earned);
  const rival = Math.max(...plainly(theirs, mine, o));
  return earned.map((n, i) => (mine[i] === 18 && best > 0 && wins(best, rival, mine) ? 8 : n));
}
