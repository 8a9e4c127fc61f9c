import type { Inca, Score, Scoring, View } from '@tempora/inca/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { MarkShape } from './icons.tsx';

const WIDTH = 360;
const BASE = 128;

/** The story in a picture: what each Sapa Inca phase brought to whom, as threads of a cloth. */
export function Story({ view, snapshot }: { view: View; snapshot: Snapshot<Inca> }) {
  const { scorings } = view;
  const most = Math.max(1, ...scorings.flatMap(({ seats }) => seats.map(({ points }) => points)));
  const x = (i: number) => 26 + (i * (WIDTH - 52)) / Math.max(1, scorings.length - 1);
  const y = (points: number) => BASE - (points / most) * 112;
  const pointsOf = (scoring: Scoring, seat: number) => (scoring.seats[seat] as Score).points;
  return (
    <svg
      class="story ie-story"
      viewBox={`0 0 ${WIDTH} 150`}
      role="img"
      aria-label={t('inca.end.story', { names: snapshot.holders.map(({ name }) => name).join(', ') })}
    >
      {scorings.map(({ column }, i) => (
        <g key={column}>
          <path d={`M${x(i)} 10V${BASE}`} class="story-rule" />
          <text x={x(i)} y="145" text-anchor="middle">
            {t('inca.end.column', { column })}
          </text>
        </g>
      ))}
      {view.seats.map((_, seat) => (
        <g key={seat} class="ie-rank ie-thread" data-seat={seat}>
          <path d={`M${scorings.map((scoring, i) => `${x(i)} ${y(pointsOf(scoring, seat))}`).join('L')}`} />
          {scorings.map((scoring, i) => (
            <g key={i} transform={`translate(${x(i)} ${y(pointsOf(scoring, seat))})`}>
              <MarkShape seat={seat} size={9} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
