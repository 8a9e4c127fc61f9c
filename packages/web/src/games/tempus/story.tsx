import type { Tempus } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { eraName } from './names.ts';

const [WIDTH, HEIGHT, LEFT] = [420, 150, 12];
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2'];

/** The story of the game: every era's progress points, seat by seat. */
export function Story({ snapshot }: { snapshot: Snapshot<Tempus> }) {
  const eras = snapshot.log.flatMap(({ event }) => {
    const told = event;
    return told.type === 'progressed' ? [told.report] : [];
  });
  if (eras.length < 2) return null;
  const most = Math.max(1, ...eras.flatMap(({ seats }) => seats.map(({ points }) => points)));
  const x = (i: number) => LEFT + (i * (WIDTH - 2 * LEFT)) / (eras.length - 1);
  const y = (points: number) => HEIGHT - 26 - (points / most) * (HEIGHT - 44);
  return (
    <figure class="tp-story">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('tempus.end.story')}>
        {eras.map(({ era }, i) => (
          <g key={era}>
            <path class="tp-story-rule" d={`M${x(i)} 8V${HEIGHT - 24}`} />
            <text x={x(i)} y={HEIGHT - 8} text-anchor={i === 0 ? 'start' : i === eras.length - 1 ? 'end' : 'middle'}>
              {i % 3 === 0 ? eraName(era) : ''}
            </text>
          </g>
        ))}
        {snapshot.holders.map((_, seat) => (
          <path
            key={seat}
            class="tp-story-line"
            data-seat={seat}
            stroke-dasharray={DASHES[seat]}
            d={`M${eras.map(({ seats }, i) => `${x(i)} ${y(seats[seat]?.points ?? 0)}`).join('L')}`}
          />
        ))}
      </svg>
      <figcaption>{t('tempus.end.story')}</figcaption>
    </figure>
  );
}
