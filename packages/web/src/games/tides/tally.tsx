import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { kingdomCards } from './kingdom.tsx';
import type { ShownView } from './moments.ts';
import { cardName } from './names.ts';
import './tally.css';

interface Props {
  view: ShownView;
  /** Both seats, the upper kingdom's first. */
  seats: readonly number[];
  names: readonly string[];
}

/** What each card of a round has earned, where the hand was: it fills as the cards are counted. */
export function Tally({ view, seats, names }: Props) {
  return (
    <div class="hand-area tally">
      {seats.map((seat) => {
        const cards = kingdomCards(view, seat);
        return (
          <table key={seat} data-now={view.counting?.seat === seat}>
            <caption>
              <SeatMark seat={seat} /> {names[seat]}
            </caption>
            <tbody>
              {cards.map(({ card, points }) => (
                <tr key={card} data-now={view.counting?.card === card}>
                  <th scope="row">{cardName(card)}</th>
                  <td>{points?.points ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
