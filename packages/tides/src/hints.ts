import type { Seat } from '@tempora/kernel';
import { type CardId, PICKS } from './components/cards.ts';
import type { Move, View } from './types.ts';

/** TT-DRAFT-1: how many picks of this round come after the one that is asked for. */
export function picksLeft(view: View): number {
  return view.phase === 'pick' ? PICKS - view.pick : 0;
}

/** TT-SCORE-2: how many cards a kingdom holds when it is scored: relics, and a card a pick. */
export function placesIn(view: View, seat: Seat): number {
  const relics = view.seats[seat]?.relics.length ?? 0;
  return view.phase === 'pick' ? relics + PICKS : (view.rounds.at(-1)?.kingdoms[seat]?.length ?? 0);
}

/** The move a player means by a card that is not in their hand, to ask why not. */
export function moveMeant(view: View, seat: Seat, card: CardId): Move | null {
  if (view.phase !== 'pick' || view.seats[seat]?.hand.cards.includes(card)) return null;
  return { type: 'play', card };
}
