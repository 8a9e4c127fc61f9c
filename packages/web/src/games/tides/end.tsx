import type { ExplainedPoints, Tides, View } from '@tempora/tides/public';
import { cardOf } from '@tempora/tides/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { victorySentence } from '../../toolkit/sentences.ts';
import { SuitIcon } from './art/suits.tsx';
import { cardName, VICTORY } from './names.ts';
import { reasonSentence } from './reasons.ts';
import './end.css';

/** The end: who won, how the lead went, and what every card earned in every round. */
export function TidesEnd({ snapshot }: { snapshot: Snapshot<Tides> }) {
  const view = snapshot.view;
  const names = snapshot.holders.map(({ name }) => name);
  return (
    <section class="end" aria-label={t('tides.end')}>
      <div class="poster">
        <p class="poster-over">{t('tides.where.over')}</p>
        <h2>{victorySentence(snapshot, VICTORY)}</h2>
        <p class="poster-score">
          <SeatMark seat={0} /> <b>{view.seats[0]?.total}</b> <span>:</span> <b>{view.seats[1]?.total}</b>{' '}
          <SeatMark seat={1} />
        </p>
        <Story view={view} names={names} />
      </div>
      {view.rounds.map((round, i) => (
        <details key={i} class="round-sheet" open={i === view.rounds.length - 1}>
          <summary>
            {t('tides.round', { round: i + 1 })}{' '}
            <b>
              {round.scores[0]} : {round.scores[1]}
            </b>
          </summary>
          <div class="sheets">
            {round.kingdoms.map((cards, seat) => (
              <Sheet key={seat} seat={seat} name={names[seat] ?? ''} cards={cards} score={round.scores[seat] ?? 0} />
            ))}
          </div>
        </details>
      ))}
    </section>
  );
}

/** The story in a picture: both totals after each round, as two rising tides. */
function Story({ view, names }: { view: View; names: readonly string[] }) {
  const totals = [0, 1].map((seat) => {
    let sum = 0;
    return [0, ...view.rounds.map(({ scores }) => (sum += scores[seat] ?? 0))];
  });
  const most = Math.max(1, ...totals.flat());
  const x = (i: number) => 20 + (i * 260) / 3;
  const y = (n: number) => 92 - (n / most) * 78;
  return (
    <svg
      class="story"
      viewBox="0 0 320 112"
      role="img"
      aria-label={t('tides.end.story', { a: names[0] ?? '', b: names[1] ?? '' })}
    >
      {[1, 2, 3].map((i) => (
        <g key={i}>
          <path d={`M${x(i)} 10V92`} class="story-rule" />
          <text x={x(i)} y="108" text-anchor="middle">
            {t('tides.round', { round: i })}
          </text>
        </g>
      ))}
      {totals.map((line, seat) => (
        <g key={seat} data-seat={seat} class="story-line">
          <path d={`M${line.map((n, i) => `${x(i)} ${y(n)}`).join('L')}`} />
          {line.map(
            (n, i) =>
              i > 0 &&
              (seat === 0 ? (
                <circle key={i} cx={x(i)} cy={y(n)} r="4" />
              ) : (
                <rect
                  key={i}
                  x={x(i) - 3.6}
                  y={y(n) - 3.6}
                  width="7.2"
                  height="7.2"
                  transform={`rotate(45 ${x(i)} ${y(n)})`}
                />
              )),
          )}
        </g>
      ))}
    </svg>
  );
}

interface SheetProps {
  seat: number;
  name: string;
  cards: readonly ExplainedPoints[];
  score: number;
}

function Sheet({ seat, name, cards, score }: SheetProps) {
  return (
    <table class="sheet">
      <caption>
        <SeatMark seat={seat} /> {name}
      </caption>
      <tbody>
        {cards.map((points) => {
          const { suit } = cardOf(points.card);
          return (
            <tr key={points.card}>
              <th scope="row">
                {suit ? <SuitIcon suit={suit} size={18} /> : <span class="no-suit" />}
                {cardName(points.card)}
              </th>
              <td class="sheet-why">{reasonSentence(points)}</td>
              <td class="sheet-points">{points.points}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('tides.total')}</th>
          <td />
          <td class="sheet-points">{score}</td>
        </tr>
      </tfoot>
    </table>
  );
}
