import { type AskAll, type Clause, done } from '@tempora/kernel';
import { CARDS, type CardId } from '../components/cards.ts';
import type { Move, Seen, State, Tides } from '../types.ts';
import { takeFromHand, takeIntoHand } from './hands.ts';

const BOTH = [0, 1];
/** Every pair of a card to keep and another to discard, made once. */
const KEEP: readonly (readonly Move[])[] = [0, ...CARDS.map(({ card }) => card)].map((keep, _i, cards) =>
  cards.map((discard) => ({ type: 'keep', keep, discard })),
);

/** TT-RELIC: in secret, one of the five cards just played becomes a relic and another leaves the game. */
export const relic: AskAll<Tides, 'relic'> = {
  seats: () => BOTH,
  moves(s, _f, seat, out) {
    const hand = s.hands[seat] as readonly CardId[];
    for (const keep of hand) {
      for (const discard of hand) if (keep !== discard) out.push(KEEP[keep]?.[discard] as Move); // TT-RELIC-2
    }
  },
  reveal(s, _f, answers, tell) {
    const keep: CardId[] = [];
    const discard: CardId[] = [];
    for (const [seat, move] of answers.entries()) {
      if (move?.type !== 'keep') throw new Error(`seat ${seat} did not choose a relic`);
      keep.push(takeFromHand(s, seat, move.keep));
      discard.push(takeFromHand(s, seat, move.discard));
      (s.relics[seat] as CardId[]).push(move.keep); // TT-RELIC-4
      s.discard.push(move.discard); // TT-RELIC-6
    }
    tell({ type: 'kept', keep, discard }); // TT-RELIC-3: both pairs at once
    done(s);
  },
};

/** TT-RELIC-1: each takes back exactly the cards played this round; earlier relics stay where they are. */
export function takeBack(s: State): void {
  for (const seat of BOTH) {
    takeIntoHand(s, seat, s.played[seat] as CardId[]);
    s.played[seat] = [];
  }
}

/** Why a move is not a choice of relic and discard. */
export function forbidsRelic(s: Seen, seat: number, move: Move): Clause | null {
  if (s.sealed[seat]) return 'TT-RELIC-3'; // one choice per player
  if (move.type !== 'keep') return 'TT-RELIC-2';
  for (const card of [move.keep, move.discard]) {
    if (s.hands[seat]?.includes(card)) continue;
    if (s.discard.includes(card)) return 'TT-RELIC-6';
    if (s.relics.some((relics) => relics.includes(card))) return 'TT-RELIC-5';
    return 'TT-RELIC-1';
  }
  return move.keep === move.discard ? 'TT-RELIC-2' : null;
}
