import { CARDS, type CardId } from '../../components/cards.ts';
import type { Move, Seen, SeenFrame } from '../../types.ts';
import { canBearMore } from '../babies.ts';
import { canLeave } from '../move.ts';
import { homes } from '../stacks.ts';
import type { TurnCard, WindowAt } from './card.ts';

/** Playing a card that needs no target, made once. */
export const PLAY: readonly Move[] = CARDS.map(({ card }) => ({ type: 'play', card }));

/** TP-CARD-TRANSPORT-1: one more piece in this Move. */
export const transport: TurnCard<'play'> = more((s, f) => {
  return f.at === 'move' && homes(s, f.seat).some((hex) => canLeave(s, f.seat, hex, f.moved));
}, 'TP-CARD-TRANSPORT-1');

/** TP-CARD-MEDICINE-1: one more baby in this Babies action. */
export const medicine: TurnCard<'play'> = more((s, f) => {
  return f.at === 'babies' && canBearMore(s, f.seat, f.born);
}, 'TP-CARD-MEDICINE-1');

/** TP-IDEA-11: inside its action, after the first piece, when a further one is possible. */
function more(
  isUseful: (s: Seen, f: SeenFrame<WindowAt>) => boolean,
  clause: 'TP-CARD-TRANSPORT-1' | 'TP-CARD-MEDICINE-1',
): TurnCard<'play'> {
  const action = clause === 'TP-CARD-TRANSPORT-1' ? 'move' : 'babies';
  return {
    moves(s, f, card: CardId, out) {
      if (isUseful(s, f)) out.push(PLAY[card] as Move);
    },
    forbids(s, f) {
      if (f.at !== action) return clause;
      return isUseful(s, f) ? null : 'TP-IDEA-11';
    },
    play(_s, f) {
      if (f.at !== 'turn') f.left++;
    },
  };
}
