import type { Clause, Tell } from '@tempora/kernel';
import type { CardId } from '../../components/cards.ts';
import type { Frame, Move, Seen, SeenFrame, State, Tempus } from '../../types.ts';

/** The frames in which a player may play cards in their own turn. */
export type WindowAt = 'turn' | 'move' | 'babies';
export type Window = Extract<Frame, { at: WindowAt }>;
/** The moves that play a card for its effect. */
export type CardMove = Extract<Move, { type: 'play' | 'pass' | 'raise' | 'convert' | 'lead' }>;

/** What a card can do in its owner's turn: the seat of the frame. */
export interface TurnCard<T extends CardMove['type'] = CardMove['type']> {
  /** Pushes what its owner may do with this card now. */
  moves(s: Seen, f: SeenFrame<WindowAt>, card: CardId, out: Move[]): void;
  /** Why not; null if they may. The card is in their hand and the kind of move is right. */
  forbids(s: Seen, f: SeenFrame<WindowAt>, move: Extract<CardMove, { type: T }>): Clause | null;
  /** The effect. The card has been shown and, unless it is a Government, discarded. */
  play(s: State, f: Window, move: Extract<CardMove, { type: T }>, tell: Tell<Tempus>): void;
}
