import { type CardId, cardOf, type Options, prospectOf } from '@tempora/tides/public';
import { useMemo } from 'preact/hooks';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { nameOf } from '../../toolkit/sentences.ts';
import { SuitIcon } from './art/suits.tsx';
import type { ShownTides, ShownView } from './moments.ts';
import { cardName, powerSentence } from './names.ts';
import { prospectSentence } from './reasons.ts';
import './opened.css';

interface Props {
  snapshot: Snapshot<ShownTides>;
  cards: readonly CardId[];
  /** The seat whose kingdom is the lower one. */
  mine: number;
}

/** Cards that have just been turned over: who has which, what it does, and what it is worth by now. */
export function Opened({ snapshot, cards, mine }: Props) {
  const { view, options } = snapshot;
  const prospects = useMemo(
    () => cards.map((card, seat) => prospectOf(beforeCard(view, card), seat, card, options as Options)),
    [view],
  );
  return (
    <div class="detail opened">
      {[1 - mine, mine].map((seat) => {
        const card = cards[seat] as CardId;
        const { suit } = cardOf(card);
        const prospect = prospects[seat];
        return (
          <div key={seat}>
            <p class="opened-by">
              <SeatMark seat={seat} /> {nameOf(snapshot, seat)}
            </p>
            <h3>
              {suit && <SuitIcon suit={suit} size={18} />} {cardName(card)}
            </h3>
            <p>{powerSentence(card)}</p>
            {prospect && (
              <p class="prospect">
                <b>{prospectSentence(prospect)}</b>
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The table as it was before this card was played. */
function beforeCard(view: ShownView, card: CardId): ShownView {
  const seats = view.seats.map((seat) => ({ ...seat, played: seat.played.filter((each) => each !== card) }));
  return { ...view, seats };
}
