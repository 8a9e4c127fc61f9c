import type { Ask, Clause } from '@tempora/kernel';
import { type CardId, cardOf, type Effect } from '../../components/cards.ts';
import type { Move, Seen, SeenFrame, Tempus } from '../../types.ts';
import { playCard } from '../turn.ts';
import type { CardMove, TurnCard, Window, WindowAt } from './card.ts';
import { government } from './government.ts';
import { medicine, transport } from './more.ts';
import { religion } from './religion.ts';
import { sanitation } from './sanitation.ts';
import { warLeader } from './war-leader.ts';

interface Declaration {
  /** What it does in its owner's turn; null: nothing, it is laid in fights or for progress. */
  readonly card: TurnCard | null;
  /** The moves that play it. */
  readonly by: readonly CardMove['type'][];
}

/** The nine ideas. What they count when laid is in components/cards.ts: Education, Fort and Weapons need no more. */
const IDEA_CARDS: Readonly<Record<Effect, Declaration>> = {
  education: { card: null, by: [] }, // TP-CARD-EDUCATION-1
  fort: { card: null, by: [] }, // TP-CARD-FORT-1
  medicine: { card: medicine as TurnCard, by: ['play'] },
  war_leader: { card: warLeader as TurnCard, by: ['lead'] },
  transport: { card: transport as TurnCard, by: ['play'] },
  sanitation: { card: sanitation as TurnCard, by: ['raise'] },
  weapons: { card: null, by: [] }, // TP-CARD-WEAPONS-1
  religion: { card: religion as TurnCard, by: ['convert'] },
  government: { card: government as TurnCard, by: ['play', 'pass'] },
};

/** By card, what it does in its owner's turn. */
const declared = (card: CardId): Declaration => IDEA_CARDS[cardOf(card).effect];

/** TP-IDEA-6: adds every card that may be played to a question of the player's own turn. */
export function inOwnTurn<A extends WindowAt>(step: Ask<Tempus, A>): Ask<Tempus, A> {
  return {
    seats: step.seats,
    moves(s, f, seat, out) {
      step.moves(s, f, seat, out);
      for (const card of s.hands[seat] as readonly CardId[]) {
        declared(card).card?.moves(s, f as SeenFrame<WindowAt>, card, out);
      }
    },
    play(s, f, seat, move, tell) {
      if (!isCardMove(move)) return step.play(s, f, seat, move, tell);
      playCard(s, seat, { card: move.card, ...targetsOf(move) }, tell);
      declared(move.card).card?.play(s, f as Window, move, tell);
    },
  };
}

export function isCardMove(move: Move): move is CardMove {
  return ['play', 'pass', 'raise', 'convert', 'lead'].includes(move.type);
}

function targetsOf(move: CardMove): { from: number | null; to: number | null } {
  if (move.type === 'raise') return { from: null, to: move.hex };
  return 'from' in move ? { from: move.from, to: move.to } : { from: null, to: null };
}

/** Why a card may not be played for its effect now. */
export function forbidsCard(s: Seen, f: SeenFrame<WindowAt>, move: CardMove): Clause | null {
  if (!s.hands[f.seat]?.includes(move.card)) return 'TP-IDEA-8';
  const { card, by } = declared(move.card);
  if (!card || !by.includes(move.type)) return 'TP-IDEA-9';
  return card.forbids(s, f, move);
}
