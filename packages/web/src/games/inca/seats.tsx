import type { Inca, SeatView, View } from '@tempora/inca/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { Explain } from '../../toolkit/explain.tsx';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { Icon } from './icons.tsx';
import { laborPlace, sapaPlace, seatPlace } from './places.ts';

interface Props {
  view: View;
  snapshot: Snapshot<Inca>;
  /** Points of a scoring that are still to be counted, by seat. */
  pending: readonly number[];
  /** Opens the table of the next Sapa Inca phase. */
  openScoring(): void;
}

/** Everybody at the table in turn order: points, labor, and what the next Sapa Inca phase would bring. */
export function Seats(props: Props) {
  return (
    <ol class="ie-seats" aria-label={t('inca.seats')}>
      {/* Where the order changes, the places stay and their players change. */}
      {props.view.order.map((seat, i) => (
        <Seat key={i} {...props} seat={seat} />
      ))}
    </ol>
  );
}

function Seat({ seat, view, snapshot, pending, openScoring }: Props & { seat: number }) {
  const { labor, harvest, forecast, total } = view.seats[seat] as SeatView;
  const points = total - (pending[seat] ?? 0);
  const sapa = t('inca.seat.sapa', { points: forecast.points });
  return (
    <li
      class="ie-seat"
      data-seat={seat}
      data-asked={snapshot.asked.includes(seat)}
      data-me={seat === snapshot.viewer}
      data-place={seatPlace(seat)}
    >
      <SeatMark seat={seat} />
      <span class="ie-seat-name">{snapshot.holders[seat]?.name}</span>
      {snapshot.seatBadges?.(seat)}
      <b class="ie-seat-points" title={t('inca.points', { points })}>
        {points}
        <span class="visually-hidden"> {t('inca.points.word', { points })}</span>
      </b>
      <Explain
        look="ie-seat-labor"
        place={laborPlace(seat)}
        spoken={t('inca.left.labor', { labor })}
        text={t('inca.seat.labor', { labor, harvest })}
      >
        <Icon sign="labor" size={15} />
        <span>{labor}</span>
        <small>+{harvest}</small>
      </Explain>
      <button
        type="button"
        class="explain ie-seat-sapa"
        data-place={sapaPlace(seat)}
        aria-label={sapa}
        title={sapa}
        onClick={openScoring}
      >
        <Icon sign="sapaPoints" size={15} />
        <span>+{forecast.points}</span>
      </button>
    </li>
  );
}
