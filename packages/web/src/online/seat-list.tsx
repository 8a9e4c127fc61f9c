import { BOT_NAMES, type Place, type Table } from '@tempora/protocol';
import type { RequestBody } from '../client/connection.ts';
import { t } from '../i18n/index.ts';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { PersonMenu } from './person-menu.tsx';
import type { TableSession } from './use-table.ts';

interface Props {
  session: TableSession;
  table: Table;
  isHost: boolean;
  sit(seat: number): void;
  command(body: RequestBody): void;
}

/** The seats of a table as they fill. */
export function SeatList(props: Props) {
  return (
    <ol class="places" aria-label={t('setup.seats')}>
      {props.table.seats.map((place, seat) => (
        <li key={seat} data-kind={place.kind}>
          <SeatMark seat={seat} />
          <SeatName place={place} isMe={props.session.own.includes(seat)} host={props.table.host} />
          {place.kind === 'person' && <Presence isHere={place.isHere} />}
          <span class="place-ways">
            <SeatActions {...props} place={place} seat={seat} />
            <OtherPlayerMenu session={props.session} place={place} seat={seat} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Another player's menu: to block or report them. */
export function OtherPlayerMenu({ session, place, seat }: { session: TableSession; place: Place; seat: number }) {
  if (!session.me || place.kind !== 'person' || session.own.includes(seat)) return null;
  return (
    <PersonMenu look="quiet icon" person={place.person} name={place.name} match={session.match}>
      <span aria-hidden="true">⋯</span>
      <span class="visually-hidden">{t('person.open', { name: place.name })}</span>
    </PersonMenu>
  );
}

/** Whose seat it is, and what they are here. */
export function SeatName({ place, isMe, host }: { place: Place; isMe: boolean; host: string }) {
  if (place.kind === 'open') return <span class="place-free">{t('place.open')}</span>;
  const marks = [
    ...(isMe ? [t('place.you')] : []),
    ...(place.kind === 'person' && place.person === host ? [t('place.host')] : []),
    ...(place.kind === 'bot' ? [t('place.bot')] : []),
  ];
  return (
    <span class="place-name">
      {place.name} {marks.length > 0 && <small>{marks.join(' · ')}</small>}
    </span>
  );
}

/** Is somebody here? A full dot or an empty ring, and the word for screen readers. */
export function Presence({ isHere }: { isHere: boolean }) {
  const words = t(isHere ? 'place.here' : 'place.away');
  return <span class={isHere ? 'here' : 'away'} role="img" aria-label={words} title={words} />;
}

type ActionsProps = Props & { place: Place; seat: number };

/** What the viewer may do with a seat. */
function SeatActions(props: ActionsProps) {
  const { session, isHost, command, place, seat } = props;
  const { match, own } = session;
  const isOff = session.connection !== 'connected';
  if (place.kind === 'open') return <OpenSeatActions {...props} />;
  if (own.includes(seat)) {
    const stand = () => command({ type: 'stand', match, seat });
    const label = t('gather.stand');
    return <SeatButton label={label} spoken={t('gather.stand.at', { n: seat + 1 })} isOff={isOff} press={stand} />;
  }
  if (!isHost) return null;
  const { name } = place;
  const [label, spoken] =
    place.kind === 'bot'
      ? [t('gather.remove'), t('gather.remove.at', { name })]
      : [t('gather.send-away'), t('gather.send-away.at', { name })];
  const open = () => command({ type: 'set-seat', match, seat, to: 'open' });
  return <SeatButton label={label} spoken={spoken} isOff={isOff} press={open} />;
}

function OpenSeatActions({ session, isHost, sit, command, seat }: ActionsProps) {
  const { match, own, me } = session;
  const isOff = session.connection !== 'connected';
  const number = { n: seat + 1 };
  return (
    <>
      {me && own.length === 0 && (
        <SeatButton label={t('gather.sit')} spoken={t('gather.sit.at', number)} isOff={isOff} press={() => sit(seat)} />
      )}
      {isHost &&
        BOT_NAMES.toReversed().map((bot) => (
          <SeatButton
            key={bot}
            label={t(`gather.add.${bot}`)}
            spoken={t('gather.add.at', { bot: t(`gather.add.${bot}`), ...number })}
            isOff={isOff}
            press={() => command({ type: 'set-seat', match, seat, to: bot })}
          />
        ))}
    </>
  );
}

interface SeatButtonProps {
  label: string;
  /** The label for screen readers, which do not see beside which seat it stands. */
  spoken: string;
  isOff: boolean;
  press(): void;
}

function SeatButton({ label, spoken, isOff, press }: SeatButtonProps) {
  return (
    <button type="button" class="quiet" disabled={isOff} onClick={press} aria-label={spoken}>
      {label}
    </button>
  );
}
