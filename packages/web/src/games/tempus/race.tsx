import type { Tempus, View } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { namesOf } from '../../toolkit/sentences.ts';
import { TerrainIcon } from './art/terrain.tsx';
import { eraName, terrainName } from './names.ts';
import './race.css';

/** How the next race would end now: a stone for each piece and each city that counts, seat by seat. */
export function Race({ snapshot }: { snapshot: Snapshot<Tempus> }) {
  const { view } = snapshot;
  const { next } = view;
  if (!next || view.fight || (view.phase !== 'actions' && view.phase !== 'progress')) return null;
  const names = namesOf(snapshot);
  const title = t('tempus.progress.title', { era: (form) => eraName(next.era, form) });
  const most = Math.max(...view.seats.map(({ prospect }) => prospect));
  return (
    <section class="tp-race" aria-label={title} data-terrain={next.terrain}>
      <p>
        <b>{title}</b> <TerrainIcon terrain={next.terrain} size={20} /> {terrainName(next.terrain)}
      </p>
      <ol style={{ '--most': most }}>
        {view.seats.map(({ prospect }, seat) => (
          <li key={seat} data-seat={seat} data-ahead={isAhead(view, seat)}>
            <Stones view={view} seat={seat} />
            <span class="tp-name">
              <SeatMark seat={seat} /> {names[seat]}
            </span>
            <b>{prospect}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whoever has the most for all that lies on the map, alone or with others. */
export function isAhead({ seats }: View, seat: number): boolean {
  const points = seats[seat]?.prospect ?? 0;
  return points > 0 && seats.every(({ prospect }) => prospect <= points);
}

interface StonesProps {
  view: View;
  seat: number;
  /** What cards in hand would add. */
  cards?: number;
}

/** A stone for each point of a seat, cities at the bottom, cards on top. */
export function Stones({ view, seat, cards = 0 }: StonesProps) {
  const prospect = view.seats[seat]?.prospect ?? 0;
  const cities = view.cities.filter((city) => city.seat === seat).length;
  return (
    <span class="tp-race-stones" aria-hidden="true">
      {Array.from({ length: prospect + cards }, (_, i) => (
        <i key={i} data-from={i < cities ? 'city' : i < prospect ? 'people' : 'card'} />
      ))}
    </span>
  );
}
