import type { Place, Table } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
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

/** Other people may be kept away from. */
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

/** Is somebody here? A full dot or an empty ring, and the word for who listens. */
export function Presence({ isHere }: { isHere: boolean }) {
  const words = t(isHere ? 'place.here' : 'place.away');
  return <span class={isHere ? 'here' : 'away'} role="img" aria-label={words} title={words} />;
}

function SeatActions({
  session,
  isHost,
  sit,
  command,
  place,
  seat,
}: Props & { place: Place; seat: number }): ComponentChildren {
  const { match, own, me, connection } = session;
  const isOff = connection !== 'connected';
  const set = (to: 'open' | 'random' | 'greedy') => command({ type: 'set-seat', match, seat, to });
  const action = (label: string, spoken: string, go: () => void, key: string) => (
    <button key={key} type="button" class="quiet" disabled={isOff} onClick={go} aria-label={spoken}>
      {label}
    </button>
  );
  const n = seat + 1;
  if (place.kind === 'open')
    return [
      ...(me && own.length === 0 ? [action(t('gather.sit'), t('gather.sit.at', { n }), () => sit(seat), 'sit')] : []),
      ...(isHost
        ? (['greedy', 'random'] as const).map((bot) =>
            action(t(`gather.add.${bot}`), t('gather.add.at', { bot: t(`gather.add.${bot}`), n }), () => set(bot), bot),
          )
        : []),
    ];
  if (own.includes(seat))
    return action(
      t('gather.stand'),
      t('gather.stand.at', { n }),
      () => command({ type: 'stand', match, seat }),
      'stand',
    );
  if (!isHost) return null;
  const { name } = place;
  if (place.kind === 'bot')
    return action(t('gather.remove'), t('gather.remove.at', { name }), () => set('open'), 'open');
  return action(t('gather.send-away'), t('gather.send-away.at', { name }), () => set('open'), 'open');
}
