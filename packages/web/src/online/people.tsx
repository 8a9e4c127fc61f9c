import type { Table, Update } from '@tempora/protocol';
import { t } from '../messages/index.ts';
import { SeatMark } from '../shell/seat-mark.tsx';
import { Beside } from './beside.tsx';
import { PlaceName, WaysWithPerson } from './places.tsx';
import type { AtTable } from './use-table.ts';

interface Props {
  at: AtTable;
  table: Table;
  update: Update;
}

/** Who sits at the table. */
export function People({ at, table, update }: Props) {
  return (
    <ol class="places" aria-label={t('people.title')}>
      {table.seats.map((place, seat) => (
        <li key={seat}>
          <SeatMark seat={seat} />
          <PlaceName place={place} isMe={at.own.includes(seat)} host={table.host} />
          {place.kind === 'person' && <Beside {...{ seat, table, update }} toldAt={at.toldAt} />}
          <span class="place-ways">
            <WaysWithPerson at={at} place={place} seat={seat} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Who has several seats looks through one of them at a time; the others say when they are asked. */
export function OwnSeats({ at, table, update }: Props) {
  if (at.own.length < 2 || update.ranking) return null;
  return (
    <fieldset class="own-seats" aria-label={t('people.own')}>
      {at.own.map((seat) => {
        const place = table.seats[seat];
        const isAsked = update.asked.includes(seat);
        return (
          <button
            key={seat}
            type="button"
            class="quiet"
            aria-pressed={seat === at.viewer}
            data-asked={isAsked}
            onClick={() => at.look(seat)}
          >
            <SeatMark seat={seat} />
            <span>{t('setup.seat', { n: seat + 1 })}</span>
            <span class="visually-hidden">{place?.kind === 'person' ? place.name : ''}</span>
            {isAsked && <span class="visually-hidden">{t('people.asked')}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
