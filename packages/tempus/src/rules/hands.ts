import { draw, type Seat, show, shuffle, type Tell } from '@tempora/kernel';
import { CARDS, type CardId } from '../components/cards.ts';
import { type Digits, digitAt, withDigit } from '../digits.ts';
import type { Move, State, Tempus } from '../types.ts';

/** The seat knows where the card is. It can lose sight of a card only when a pile it knew becomes the deck. */
export const IN_SIGHT = -1;

/** Cards laid and cards dropped, made once. */
export const COMMIT: readonly Move[] = CARDS.map(({ card }) => ({ type: 'commit', card }));
export const DISCARD: readonly Move[] = CARDS.map(({ card }) => ({ type: 'discard', card }));
export const STAND: Move = { type: 'stand' };
export const END: Move = { type: 'end' };

/** By seat, the list that holds this seat alone. */
export const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];

/** The seat learns where these cards are. */
export function see(s: State, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) s.lost[seat] = withDigit(s.lost[seat] as Digits, card, IN_SIGHT);
}

/** Everybody learns these cards. Ticks the clock. */
export function showCards(s: State, cards: readonly CardId[]): void {
  show(s);
  for (let seat = 0; seat < s.seats; seat++) see(s, seat, cards);
}

/** Takes one card out of a hand; throws if it is not there, which would be a bug. */
export function takeFromHand(s: State, seat: Seat, card: CardId): CardId {
  const hand = s.hands[seat] as CardId[];
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`seat ${seat} does not hold card ${card}`);
  hand.splice(at, 1);
  return card;
}

/** TP-IDEA-2: draws `count` cards, fewer only if none are left anywhere. */
export function drawCards(s: State, seat: Seat, count: number, tell: Tell<Tempus>): void {
  const cards: CardId[] = [];
  while (cards.length < count) {
    if (s.deck.length === 0) reshuffle(s, tell);
    if (s.deck.length === 0) break;
    cards.push(...draw(s, s.deck, count - cards.length));
  }
  cards.sort((a, b) => a - b); // the order they came in is nobody's business
  const hand = s.hands[seat] as CardId[];
  hand.push(...cards);
  hand.sort((a, b) => a - b);
  see(s, seat, cards);
  tell({ type: 'drew', seat, count: cards.length });
  tell({ type: 'received', seat, cards }, [seat]);
}

/** TP-IDEA-5: the discard pile becomes the deck; players who knew the pile now only know what is in the deck. */
function reshuffle(s: State, tell: Tell<Tempus>): void {
  if (s.discard.length === 0) return;
  s.shuffles++;
  for (const card of s.discard) {
    s.began[card] = (s.began[card] as number) | (1 << s.shuffles);
    s.lost = s.lost.map((lost) => (digitAt(lost, card) === IN_SIGHT ? withDigit(lost, card, s.shuffles) : lost));
  }
  s.deck = s.discard.sort((a, b) => a - b);
  s.discard = [];
  shuffle(s, s.deck);
  tell({ type: 'reshuffled', count: s.deck.length });
}
