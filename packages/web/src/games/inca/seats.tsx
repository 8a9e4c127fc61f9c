import type { Inca, SeatView, View } from '@tempora/inca/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { Icon } from './icons.tsx';

/** Everybody at the table in turn order: points, labor, and what the next Sapa Inca phase would bring. */
export function Seats({ view, snapshot }: { view: View; snapshot: Snapshot<Inca> }) {
  return (
    <ol class="ie-seats" aria-label={t('inca.seats')}>
      {view.order.map((seat) => (
        <Seat key={seat} seat={seat} view={view} snapshot={snapshot} />
      ))}
    </ol>
  );
}

function Seat({ seat, view, snapshot }: { seat: number; view: View; snapshot: Snapshot<Inca> }) {
  const place = view.seats[seat] as SeatView;
  const name = snapshot.holders[seat]?.name ?? '';
  const labor = t('inca.seat.labor', { labor: place.labor, harvest: place.harvest });
  const sapa = t('inca.seat.sapa', { points: place.forecast.points });
  return (
    <li class="ie-seat" data-seat={seat} data-asked={snapshot.asked.includes(seat)} data-me={seat === snapshot.viewer}>
      <SeatMark seat={seat} />
      <span class="ie-seat-name">{name}</span>
      {snapshot.seatBadges?.(seat)}
      <b class="ie-seat-points" title={t('inca.points', { points: place.total })}>
        {place.total}
        <span class="visually-hidden"> {t('inca.points.word', { points: place.total })}</span>
      </b>
      <span class="ie-seat-labor" title={labor}>
        <Icon sign="labor" size={15} />
        <span aria-hidden="true">{place.labor}</span>
        <small aria-hidden="true">+{place.harvest}</small>
        <span class="visually-hidden">{labor}</span>
      </span>
      <span class="ie-seat-sapa" title={sapa}>
        <Icon sign="sapaPoints" size={15} />
        <span aria-hidden="true">+{place.forecast.points}</span>
        <span class="visually-hidden">{sapa}</span>
      </span>
    </li>
  );
}
