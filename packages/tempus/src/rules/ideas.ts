import { type Ask, call, done, type Seat, type Tell } from '@tempora/kernel';
import type { CardId } from '../components/cards.ts';
import type { Move, Seen, State, Tempus } from '../types.ts';
import { ALONE, DISCARD, drawCards, showCards, takeFromHand } from './hands.ts';
import { abilities } from './stacks.ts';

export const IDEA: Move = { type: 'idea' };

/** TP-ACT-5: an Idea must draw at least one card; in a real game it always does. */
export function canDraw(s: Seen): boolean {
  return s.deck.length + s.discard.length > 0;
}

/** TP-IDEA-1: draws as many cards as the era says (TP-IDEA-2), then applies the hand limit. */
export function drawIdeas(s: State, seat: Seat, count: number, tell: Tell<Tempus>): void {
  drawCards(s, seat, count, tell);
  if (overLimit(s, seat) > 0) call(s, { at: 'limit', seat });
}

/** How many cards a hand has too many. */
export function overLimit(s: Seen, seat: Seat): number {
  return (s.hands[seat] as readonly CardId[]).length - abilities(s, seat).hand;
}

/** TP-IDEA-3: at once down to the limit, face down; TP-IDEA-4: nothing else until then. */
export const limit: Ask<Tempus, 'limit'> = {
  seats: (_s, f) => ALONE[f.seat] as Seat[],
  moves(s, _f, seat, out) {
    for (const card of s.hands[seat] as readonly CardId[]) out.push(DISCARD[card] as Move);
  },
  play(s, _f, seat, move, tell) {
    if (move.type !== 'discard') throw new Error('a card must be discarded');
    s.discard.push(takeFromHand(s, seat, move.card));
    if (s.options.openDiscard) showCards(s, [move.card]); // TP-OPT-2
    tell({ type: 'discarded', seat });
    if (s.options.openDiscard) tell({ type: 'dropped', seat, card: move.card });
    else tell({ type: 'dropped', seat, card: move.card }, [seat]);
    if (overLimit(s, seat) <= 0) done(s);
  },
};
