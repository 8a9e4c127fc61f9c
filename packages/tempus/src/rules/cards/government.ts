import { done } from '@tempora/kernel';
import { CARDS, type CardId } from '../../components/cards.ts';
import type { Move, Seen, SeenFrame } from '../../types.ts';
import { closeAction, endTurn, turnOf } from '../turn.ts';
import type { TurnCard, WindowAt } from './card.ts';
import { PLAY } from './more.ts';

const PASS: readonly Move[] = CARDS.map(({ card }) => ({ type: 'pass', card }));

/** TP-CARD-GOVERNMENT: two actions in one turn, or none. It never adds any (TP-CARD-GOVERNMENT-1). */
export const government: TurnCard<'play' | 'pass'> = {
  moves(s, f, card, out) {
    if (!forbidsDouble(s, f)) out.push(PLAY[card] as Move);
    if (isUntouched(f) && othersHaveTokens(s, f.seat)) out.push(PASS[card] as Move);
  },
  forbids(s, f, move) {
    if (move.type === 'play') return forbidsDouble(s, f) ? 'TP-CARD-GOVERNMENT-2' : null;
    if (!isUntouched(f)) return 'TP-CARD-GOVERNMENT-3';
    return othersHaveTokens(s, f.seat) ? null : 'TP-CARD-GOVERNMENT-4';
  },
  play(s, f, move, tell) {
    const { seat } = f;
    (s.governments[seat] as CardId[]).push(move.card); // TP-CARD-GOVERNMENT-5
    if (move.type === 'pass') {
      tell({ type: 'passed', seat, card: move.card });
      return endTurn(s);
    }
    if (f.at !== 'turn') {
      done(s); // the Move or Babies before it is finished
      closeAction(s);
    }
    const turn = turnOf(s);
    turn.due = true;
    turn.double = move.card;
  },
};

/** TP-CARD-GOVERNMENT-2: only right after an action, and with a token left. */
function forbidsDouble(s: Seen, f: SeenFrame<WindowAt>): boolean {
  return (f.at === 'turn' && (f.due || f.acted === 0)) || s.tokens[f.seat] === 0;
}

/** TP-CARD-GOVERNMENT-3: has nothing been done in this turn? */
function isUntouched(f: SeenFrame<WindowAt>): boolean {
  return f.at === 'turn' && f.due && f.acted === 0 && f.played.length === 0;
}

function othersHaveTokens(s: Seen, seat: number): boolean {
  return s.tokens.some((tokens, other) => other !== seat && tokens > 0);
}
