import type { Tempus } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { victorySentence } from '../../toolkit/sentences.ts';
import { VICTORY } from './names.ts';
import { Story } from './story.tsx';
import './end.css';

/** The end: who won, and where everybody's points come from. */
export function TempusEnd({ snapshot }: { snapshot: Snapshot<Tempus> }) {
  const view = snapshot.view;
  const rows = (snapshot.ranking ?? []).flatMap((seats, i) =>
    seats.map((seat) => ({ seat, place: placeOf(snapshot, i) })),
  );
  const most = Math.max(1, ...view.seats.map(({ total }) => total));
  return (
    <section class="end tp-end" aria-label={t('tempus.end')}>
      <div class="tp-poster">
        <p>{t('tempus.end.over')}</p>
        <h2>{victorySentence(snapshot, VICTORY)}</h2>
        <ol class="tp-ranking">
          {rows.map(({ seat, place }) => {
            const score = view.seats[seat]?.score;
            return (
              <li key={seat} data-seat={seat}>
                <span class="tp-place">{place}</span>
                <span class="tp-rank-name">
                  <SeatMark seat={seat} /> {snapshot.holders[seat]?.name}
                </span>
                <span class="tp-bar" aria-hidden="true">
                  {(['hexes', 'cities', 'flight'] as const).map((part) => (
                    <i key={part} data-part={part} style={{ width: `${((score?.[part] ?? 0) / most) * 100}%` }} />
                  ))}
                </span>
                <b>{score?.total}</b>
                <small>
                  {t('tempus.end.parts', {
                    hexes: score?.hexes ?? 0,
                    cities: score?.cities ?? 0,
                    flight: score?.flight ?? 0,
                  })}
                </small>
              </li>
            );
          })}
        </ol>
        <Story snapshot={snapshot} />
      </div>
    </section>
  );
}

/** Those who tie share a place. */
function placeOf({ ranking }: Snapshot<Tempus>, i: number): number {
  return 1 + (ranking ?? []).slice(0, i).flat().length;
}
