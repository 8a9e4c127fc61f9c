import type { Seat } from '@tempora/kernel';
import type { HexId } from '../components/board.ts';
import { CARDS, type CardId } from '../components/cards.ts';
import { countCard, sumOf } from '../rules/count.ts';
import type { Ground, Question, View } from '../types.ts';

/** How a fight would end as things stand, for one of its two sides, from what this side may know. */
export interface Odds {
  stance: 'attack' | 'defence';
  /** Cards of the other side that are not seen: those in hand, or those face down. */
  unseen: number;
  /** 0 to 1. An attacker fears that all cards that help will be laid; a defender that any card may lie there. */
  chance: number;
}

/** The odds for a seat; `lifted` are cards in its hand that it thinks of laying. */
export function oddsOf(view: View, as: Seat, lifted: readonly CardId[] = []): Odds | null {
  const { fight, question } = view;
  if (!fight?.terrain) return null;
  const margin = fight.attacker.strength - fight.defender.strength;
  const more = worthTogether(view, lifted);
  if (as === fight.attacker.seat) {
    const unseen = view.seats[fight.defender.seat]?.hand.hidden ?? 0;
    return { stance: 'attack', unseen, chance: chanceBelow(worths(view, as, 'defence'), unseen, margin + more) };
  }
  if (as !== fight.defender.seat || question.at !== 'defend') return null;
  const unseen = fight.attacker.hidden;
  return { stance: 'defence', unseen, chance: chanceBelow(worths(view, as, 'attack'), unseen, 1 - margin + more) };
}

/** What each of the cards that a seat cannot see would count for that side of the fight. */
function worths(view: View, seat: Seat, side: 'attack' | 'defence'): number[] {
  return unseenBy(view, seat).map((card) => sumOf([countCard(card, side, view.fight?.terrain ?? null)]));
}

/** The probability that `count` of these numbers add up to less than `limit`. */
function chanceBelow(numbers: readonly number[], count: number, limit: number): number {
  const ways = waysToSum(numbers, count);
  const all = ways.reduce((sum, some) => sum + some, 0);
  return ways.slice(0, Math.max(0, limit)).reduce((sum, some) => sum + some, 0) / all;
}

/** Every card except those in one's own hand and those face up. */
function unseenBy({ seats, fight, discard }: View, seat: Seat): CardId[] {
  const laid = fight ? [...fight.attacker.cards, ...fight.defender.cards].map(({ card }) => card) : [];
  const open = seats.flatMap(({ governments }) => governments);
  const seen = new Set([...(seats[seat]?.hand.cards ?? []), ...laid, ...open, ...discard.cards]);
  return CARDS.map(({ card }) => card).filter((card) => !seen.has(card));
}

/** By sum: in how many ways `count` of these numbers add up to it. */
function waysToSum(numbers: readonly number[], count: number): number[] {
  const most = Math.max(...numbers) * count;
  const ways = Array.from({ length: count + 1 }, () => Array<number>(most + 1).fill(0));
  (ways[0] as number[])[0] = 1;
  for (const number of numbers) {
    for (let taken = count; taken > 0; taken--) {
      const [now, before] = [ways[taken] as number[], ways[taken - 1] as number[]];
      for (let sum = most; sum >= number; sum--) now[sum] = (now[sum] as number) + (before[sum - number] as number);
    }
  }
  return ways[count] as number[];
}

/** What two hexes would bring into a fight, before any card. */
export interface Match {
  defender: Seat;
  /** The attacking people; the defending people, or the city's value. */
  mine: number;
  theirs: number;
  city: boolean;
  /** Cards in the defender's hand. */
  cards: number;
  ground: Ground;
}

export function matchOf(view: View, from: HexId, to: HexId): Match | null {
  const mine = view.people.find(({ hex }) => hex === from)?.people ?? 0;
  const stack = view.people.find(({ hex }) => hex === to);
  const city = view.cities.find(({ hex }) => hex === to);
  const defender = stack?.seat ?? city?.seat;
  const ground = view.grid[to];
  if (defender === undefined || ground === undefined) return null;
  const { cards, hidden } = view.seats[defender]?.hand ?? { cards: [], hidden: 0 };
  const theirs = stack?.people ?? city?.value ?? 0;
  return { defender, mine, theirs, city: city !== undefined, cards: cards.length + hidden, ground };
}

/** By question, the purpose for which a card would be laid. */
const LAID_AS: { readonly [at in Question['at']]?: 'attack' | 'defence' | 'progress' } = {
  attack: 'attack',
  defend: 'defence',
  lay: 'progress',
  together: 'progress',
};

/** TP-FIGHT-10, TP-PROG-6: what a card would count if it were laid now; null where none is. */
export function worthNow(view: View, card: CardId): number | null {
  const as = LAID_AS[view.question.at];
  if (!as) return null;
  const ground = as === 'progress' ? view.next?.terrain : view.fight?.terrain;
  return sumOf([countCard(card, as, ground ?? null)]);
}

/** What several cards would count if they were laid now. */
export function worthTogether(view: View, cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + (worthNow(view, card) ?? 0), 0);
}
