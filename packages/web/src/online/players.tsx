import type { Table, Update } from '@tempora/protocol';
import { t } from '../i18n/index.ts';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { SeatBadges } from './seat-badges.tsx';
import { OtherPlayerMenu, SeatName } from './seat-list.tsx';
import type { TableSession } from './use-table.ts';

interface Props {
  session: TableSession;
  table: Table;
  update: Update;
}

/** Who sits at the table. */
export function Players({ session, table, update }: Props) {
  return (
    <ol class="places" aria-label={t('people.title')}>
      {table.seats.map((place, seat) => (
        <li key={seat}>
          <SeatMark seat={seat} />
          <SeatName place={place} isMe={session.own.includes(seat)} host={table.host} />
          {place.kind === 'person' && <SeatBadges {...{ seat, table, update }} receivedAt={session.receivedAt} />}
          <span class="place-ways">
            <OtherPlayerMenu session={session} place={place} seat={seat} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Who has several seats looks through one of them at a time; the others say when they are asked. */
export function SeatSwitch({ session, table, update }: Props) {
  if (session.own.length < 2 || update.ranking) return null;
  return (
    <fieldset class="own-seats" aria-label={t('people.own')}>
      {session.own.map((seat) => {
        const place = table.seats[seat];
        const isAsked = update.asked.includes(seat);
        return (
          <button
            key={seat}
            type="button"
            class="quiet"
            aria-pressed={seat === session.viewer}
            data-asked={isAsked}
            onClick={() => session.setViewer(seat)}
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
