import { call, done, type Seat, type Tell } from '@tempora/kernel';
import type { HexId } from '../components/board.ts';
import { type CardId, cardOf } from '../components/cards.ts';
import type { Frame, Played, Seen, SeenFrame, State, Tempus } from '../types.ts';
import { showCards, takeFromHand } from './hands.ts';

type FrameOf<A extends Frame['at']> = Extract<Frame, { at: A }>;

/** The innermost frame of that name under way. */
export function underWay<A extends Frame['at']>(s: Seen, at: A): SeenFrame<A> | null {
  for (let i = s.flow.length - 1; i >= 0; i--) {
    const frame = s.flow[i] as SeenFrame<A>;
    if (frame.at === at) return frame;
  }
  return null;
}

/** The turn under way; throws outside of turns, which would be a bug. */
export function turnOf(s: State): FrameOf<'turn'> {
  return underWay(s, 'turn') as FrameOf<'turn'>;
}

/** TP-TERM-4: the seat at that place in turn order. */
export function inOrder(s: Seen, place: number): Seat {
  return (s.first + place) % s.seats;
}

/** TP-ACT-4: an action costs a token. What the action asks comes on top. */
export function spend(s: State, turn: FrameOf<'turn'>): void {
  s.tokens[turn.seat] = (s.tokens[turn.seat] as number) - 1;
  turn.due = false;
  call(s, { at: 'acted', seat: turn.seat });
}

/** A card is played for its effect: all see it, and it is discarded at once (TP-IDEA-10), unless it is a Government. */
export function playCard(s: State, seat: Seat, played: Played, tell: Tell<Tempus>): void {
  takeFromHand(s, seat, played.card);
  showCards(s, [played.card]);
  if (cardOf(played.card).effect !== 'government') s.discard.push(played.card);
  turnOf(s).played.push(played);
  tell({ type: 'played', seat, ...played });
}

/** An action is over: Governments that waited for it are discarded (TP-CARD-GOVERNMENT-5). */
export function closeAction(s: State): void {
  done(s);
  const turn = turnOf(s);
  turn.acted++;
  const waiting = s.governments[turn.seat] as CardId[];
  if (waiting.length === 0) return;
  const over = s.tokens[turn.seat] === 0 ? waiting : waiting.filter((card) => card === turn.double);
  s.discard.push(...over);
  s.governments[turn.seat] = waiting.filter((card) => !over.includes(card));
  turn.double = null;
}

/** The turn is over, and with it every raise that is not in use (TP-CARD-SANITATION-3). */
export function endTurn(s: State): void {
  done(s);
  s.raised = [];
}

/** TP-ACT-8: with the word "end" in a Move or Babies both the action and the turn are over. */
export function endActionAndTurn(s: State): void {
  done(s);
  closeAction(s);
  endTurn(s);
}

/** How many people on a hex have moved in the Move under way (TP-INFO-4). */
export function movedOn(s: Seen, hex: HexId): number {
  let count = 0;
  for (const at of underWay(s, 'move')?.moved ?? []) if (at === hex) count++;
  return count;
}
