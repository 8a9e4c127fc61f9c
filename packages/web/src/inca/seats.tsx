import type { SeatView, View } from '@tempora/inca/public';
import { t } from '../messages/index.ts';
import type { Shown } from '../shell/board.ts';
import { SeatMark } from '../shell/seat-mark.tsx';
import { Icon } from './icons.tsx';

/** Everybody at the table in turn order: points, labor, and what the next Sapa Inca phase would bring. */
export function Seats({ view, shown }: { view: View; shown: Shown }) {
  return (
    <ol class="ie-seats" aria-label={t('inca.seats')}>
      {view.order.map((seat) => (
        <Seat key={seat} seat={seat} view={view} shown={shown} />
      ))}
    </ol>
  );
}

function Seat({ seat, view, shown }: { seat: number; view: View; shown: Shown }) {
  const place = view.seats[seat] as SeatView;
  const name = shown.holders[seat]?.name ?? '';
  const labor = t('inca.seat.labor', { labor: place.labor, harvest: place.harvest });
  const sapa = t('inca.seat.sapa', { points: place.forecast.points });
  return (
    <li class="ie-seat" data-seat={seat} data-asked={shown.asked.includes(seat)} data-me={seat === shown.viewer}>
      <SeatMark seat={seat} />
      <span class="ie-seat-name">{name}</span>
      {shown.beside?.(seat)}
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
