import { t } from '../i18n/index.ts';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import type { Board, Snapshot } from './board.ts';
import './open-hands.css';

interface Props {
  board: Board;
  holders: Snapshot['holders'];
  /** The cards each seat holds. */
  hands: readonly (readonly number[])[];
}

/** Every hand, face up: a game that is over has no secrets. */
export function OpenHands({ board: { Card }, holders, hands }: Props) {
  return (
    <ul class="open-hands" aria-label={t('replay.all')}>
      {hands.map((cards, seat) => (
        <li key={seat}>
          <SeatMark seat={seat} /> <b>{holders[seat]?.name}</b>
          {Card && cards.map((card) => <Card key={card} card={card} />)}
          {cards.length === 0 && <span class="hint">{t('replay.hand.none')}</span>}
        </li>
      ))}
    </ul>
  );
}
