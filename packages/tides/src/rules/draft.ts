import { type AskAll, type Clause, done } from '@tempora/kernel';
import { CARDS, type CardId, PICKS } from '../components/cards.ts';
import type { Move, Seen, State, Tides } from '../types.ts';
import { see, takeFromHand } from './hands.ts';

const BOTH = [0, 1];
/** Every way to play a card, made once: moves are values. */
const PLAY: readonly Move[] = [0, ...CARDS.map(({ card }) => card)].map((card) => ({ type: 'play', card }));

/** TT-DRAFT: both choose one card from hand in secret; both are revealed together; hands are swapped. */
export const pick: AskAll<Tides, 'pick'> = {
  seats: () => BOTH, // TT-DRAFT-1: nobody may pass
  moves(s, _f, seat, out) {
    for (const card of s.hands[seat] as readonly CardId[]) out.push(PLAY[card] as Move);
  },
  reveal(s, f, answers, tell) {
    const cards = answers.map((move, seat) => playFromHand(s, seat, move)); // TT-DRAFT-2
    for (const seat of BOTH) see(s, seat, cards);
    tell({ type: 'revealed', round: s.rounds.length + 1, pick: f.pick, cards });
    if (f.pick < PICKS) {
      s.hands.reverse(); // TT-DRAFT-3, and so TT-DRAFT-4: the last single card is swapped before it is played
      for (const seat of BOTH) see(s, seat, s.hands[seat] as CardId[]);
      tell({ type: 'swapped', count: PICKS - f.pick });
    }
    done(s);
  },
};

function playFromHand(s: State, seat: number, move: Move | null): CardId {
  if (move?.type !== 'play') throw new Error(`seat ${seat} did not choose a card`);
  (s.played[seat] as CardId[]).push(takeFromHand(s, seat, move.card)); // TT-DRAFT-8: whoever chose it has it
  return move.card;
}

/** Why a move is not a legal pick. The answer is the same for every card the asking player cannot see. */
export function forbidsPick(s: Seen, seat: number, move: Move): Clause | null {
  if (s.sealed[seat]) return 'TT-DRAFT-7'; // a choice is final
  if (move.type !== 'play') return 'TT-DRAFT-1';
  if (s.hands[seat]?.includes(move.card)) return null;
  if (s.discard.includes(move.card)) return 'TT-RELIC-6';
  if (s.relics.some((relics) => relics.includes(move.card))) return 'TT-RELIC-5';
  if (s.played.some((cards) => cards.includes(move.card))) return 'TT-DRAFT-8';
  return 'TT-DRAFT-1'; // from one's own hand only
}
