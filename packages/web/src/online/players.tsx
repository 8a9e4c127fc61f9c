import type { Place } from '@tempora/protocol';
import { t } from '../i18n/index.ts';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { SeatBadges } from './seat-badges.tsx';
import { SeatRows } from './seat-list.tsx';
import type { MatchProps } from './use-table.ts';

type Props = Omit<MatchProps, 'command'>;

/** Who sits at the table. */
export function Players({ session, update }: Props) {
  const { table, receivedAt } = session;
  const badges = (place: Place, seat: number) =>
    place.kind === 'person' && <SeatBadges {...{ seat, table, update, receivedAt }} />;
  return <SeatRows session={session} label={t('people.title')} status={badges} />;
}

/** Whoever has several seats looks through one of them at a time; the others say when they are asked. */
export function SeatSwitch({ session, update }: Props) {
  const { table, own, viewer, setViewer } = session;
  if (own.length < 2 || update.ranking) return null;
  return (
    <fieldset class="own-seats" aria-label={t('people.own')}>
      {own.map((seat) => {
        const place = table.seats[seat];
        const isAsked = update.asked.includes(seat);
        return (
          <button
            key={seat}
            type="button"
            class="quiet"
            aria-pressed={seat === viewer}
            data-asked={isAsked}
            onClick={() => setViewer(seat)}
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
