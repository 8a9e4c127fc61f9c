import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { CardFace } from './card.tsx';
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

/** The card that is counted now, large, with what it earned. */
export function CountedCard({ view }: { view: ShownView }) {
  const { seat, card } = view.counting ?? {};
  if (seat === undefined || !card) return null;
  const points = kingdomCards(view, seat).find((each) => each.card === card)?.points?.points;
  return (
    <span key={card} class="card counted-card" aria-hidden="true">
      <CardFace card={card} />
      <span class="points" data-none={points === 0}>
        {points}
      </span>
    </span>
  );
}

/** What each card of a round has earned, where the hand was: it fills as the cards are counted. */
export function Tally({ view, seats, names }: Props) {
  const scores = view.rounds.at(-1)?.scores;
  return (
    <div class="hand-area tally">
      <div class="tally-card">
        <CountedCard view={view} />
      </div>
      {seats.map((seat) => {
        const cards = kingdomCards(view, seat);
        return (
          <table key={seat} data-now={view.counting?.seat === seat}>
            <caption>
              <span>
                <SeatMark seat={seat} /> <span>{names[seat]}</span> {view.counting && <b>{scores?.[seat]}</b>}
              </span>
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
