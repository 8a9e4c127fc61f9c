import type { Tempus } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { EndPoster } from '../../toolkit/end-poster.tsx';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { StoryChart } from '../../toolkit/story-chart.tsx';
import { partAround } from './geometry.ts';
import { Ground, landOf } from './ground.tsx';
import { eraName, wonSentence } from './names.ts';
import { Pieces, Signs } from './pieces.tsx';
import './end.css';

/** The end: who won, and where everybody's points come from. */
export function TempusEnd({ snapshot }: { snapshot: Snapshot<Tempus> }) {
  const view = snapshot.view;
  const over = view.phase === 'over' ? t('tempus.end.over') : t('tempus.end.early', { era: view.era });
  const rows = (snapshot.ranking ?? []).flatMap((seats, i) =>
    seats.map((seat) => ({ seat, place: placeOf(snapshot, i) })),
  );
  const most = Math.max(1, ...view.seats.map(({ total }) => total));
  return (
    <section class="end tp-end" aria-label={t('tempus.end')}>
      <EndPoster snapshot={snapshot} over={over} won={wonSentence(snapshot)}>
        <ol class="tp-ranking">
          {rows.map(({ seat, place }) => {
            const score = view.seats[seat]?.score;
            return (
              <li key={seat} data-seat={seat}>
                <span class="tp-place">{place}</span>
                <span class="tp-name">
                  <SeatMark seat={seat} /> {snapshot.holders[seat]?.name}
                </span>
                <span class="tp-bar" aria-hidden="true">
                  {(['hexes', 'cities', 'flight'] as const).map((part) => (
                    <i key={part} data-part={part} style={{ width: `${((score?.[part] ?? 0) / most) * 100}%` }} />
                  ))}
                </span>
                <b>{score?.total}</b>
                <small class="hint">{score && t('tempus.end.parts', { ...score })}</small>
              </li>
            );
          })}
        </ol>
        <Picture snapshot={snapshot} />
        <Story snapshot={snapshot} />
      </EndPoster>
    </section>
  );
}

/** The map as it was left. What it is drawn with is defined by the map of the table. */
function Picture({ snapshot }: { snapshot: Snapshot<Tempus> }) {
  const { view } = snapshot;
  const { x, y, w, h } = partAround(landOf(view), 30);
  return (
    <svg class="tp-picture" viewBox={`${x} ${y} ${w} ${h}`} role="img" aria-label={t('tempus.end.map')}>
      <Ground view={view} />
      <Signs view={view} />
      <Pieces snapshot={snapshot} />
    </svg>
  );
}

/** Those who tie share a place. */
function placeOf({ ranking }: Snapshot<Tempus>, i: number): number {
  return 1 + (ranking ?? []).slice(0, i).flat().length;
}

const FRAME = { width: 420, height: 150, across: [12, 408], up: [124, 18], rule: [8, 126], words: 142 } as const;
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2'];

/** Every era's progress points, seat by seat. */
function Story({ snapshot: { log, holders } }: { snapshot: Snapshot<Tempus> }) {
  const eras = log.flatMap(({ event }) => (event.type === 'progressed' ? [event.report] : []));
  if (eras.length < 2) return null;
  return (
    <figure class="tp-story">
      <StoryChart
        frame={FRAME}
        label={t('tempus.end.story')}
        moments={eras.map(({ era }, i) => (i % 3 === 0 ? eraName(era) : ''))}
        lines={holders.map((_, seat) => eras.map(({ seats }) => seats[seat]?.points ?? 0))}
        dashes={DASHES}
      />
      <figcaption class="hint">{t('tempus.end.story')}</figcaption>
    </figure>
  );
}
