import type { CardId } from '../components/cards.ts';
import type { State } from '../types.ts';

/** Note that a seat has seen these cards: from now on it knows where they are (TT-INFO-3). */
export function see(s: State, seat: number, cards: readonly CardId[]): void {
  let seen = s.seen[seat] as number;
  for (const card of cards) seen |= 1 << card;
  s.seen[seat] = seen;
}

/** Put cards into a hand, which stays in the order of the numbers. */
export function takeIntoHand(s: State, seat: number, cards: readonly CardId[]): void {
  const hand = s.hands[seat] as CardId[];
  hand.push(...cards);
  hand.sort((a, b) => a - b);
  see(s, seat, cards);
}

/** Takes one card out of a hand; throws if it is not there, which would be a bug. */
export function takeFromHand(s: State, seat: number, card: CardId): CardId {
  const hand = s.hands[seat] as CardId[];
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`seat ${seat} does not hold card ${card}`);
  hand.splice(at, 1);
  return card;
}
