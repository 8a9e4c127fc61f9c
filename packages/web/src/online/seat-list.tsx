import type { RequestBody } from '@tempora/client';
import { BOT_NAMES, type Place } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { botText } from '../app/bot-text.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { PersonMenu } from './person-menu.tsx';
import type { TableSession } from './use-table.ts';

interface Props {
  session: TableSession;
  isHost: boolean;
  sit(seat: number): void;
  command(body: RequestBody): void;
}

/** The seats of a table as they fill. */
export function SeatList(props: Props) {
  return (
    <SeatRows
      session={props.session}
      label={t('setup.seats')}
      status={(place) => place.kind === 'person' && <Presence isHere={place.isHere} />}
      actions={(place, seat) => <SeatActions {...props} place={place} seat={seat} />}
    />
  );
}

interface RowsProps {
  session: TableSession;
  label: string;
  status(place: Place, seat: number): ComponentChildren;
  actions?(place: Place, seat: number): ComponentChildren;
}

/** The seats of a table: whose each is, how it stands with them, and what can be done. */
export function SeatRows({ session, label, status, actions }: RowsProps) {
  const { table, own, me, match } = session;
  return (
    <ol class="seat-list" aria-label={label}>
      {table.seats.map((place, seat) => (
        <li key={seat}>
          <SeatMark seat={seat} />
          <SeatName place={place} isMe={own.includes(seat)} host={table.host} before={table.formerNames[seat]} />
          {status(place, seat)}
          <span class="seat-actions">
            {actions?.(place, seat)}
            {me && place.kind === 'person' && !own.includes(seat) && (
              <PersonMenu look="quiet icon" person={place.person} name={place.name} match={match}>
                <span aria-hidden="true">⋯</span>
                <span class="visually-hidden">{t('person.open', { name: place.name })}</span>
              </PersonMenu>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface NameProps {
  place: Place;
  isMe: boolean;
  host: string;
  /** In a continued game: who had the seat before. */
  before: string | undefined;
}

/** Whose seat it is, and what they are here. */
function SeatName({ place, isMe, host, before }: NameProps) {
  const had = before && (place.kind === 'open' || place.name !== before) ? t('carry.seat', { name: before }) : null;
  if (place.kind === 'open')
    return (
      <span class="seat-open">
        {t('place.open')} {had && <small class="hint">{had}</small>}
      </span>
    );
  const marks = [
    ...(isMe ? [t('place.you')] : []),
    ...(place.kind === 'person' && place.person === host ? [t('place.host')] : []),
    ...(place.kind === 'bot' ? [t('place.bot')] : []),
    ...(had ? [had] : []),
  ];
  return (
    <span class="seat-owner">
      {place.name} {marks.length > 0 && <small class="hint">{marks.join(' · ')}</small>}
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
  const { match, own, connection } = session;
  const button = { look: 'quiet', isOff: connection !== 'connected' };
  if (place.kind === 'open') return <OpenSeatActions {...props} />;
  if (own.includes(seat)) {
    const stand = () => command({ type: 'stand', match, seat });
    return (
      <Button {...button} label={t('gather.stand')} spoken={t('gather.stand.at', { n: seat + 1 })} press={stand} />
    );
  }
  if (!isHost) return null;
  const { name } = place;
  const words =
    place.kind === 'bot'
      ? { label: t('gather.remove'), spoken: t('gather.remove.at', { name }) }
      : { label: t('gather.send-away'), spoken: t('gather.send-away.at', { name }) };
  return <Button {...button} {...words} press={() => command({ type: 'set-seat', match, seat, to: 'open' })} />;
}

function OpenSeatActions({ session, isHost, sit, command, seat }: ActionsProps) {
  const { match, own, me, connection } = session;
  const button = { look: 'quiet', isOff: connection !== 'connected' };
  const number = { n: seat + 1 };
  return (
    <>
      {me && own.length === 0 && (
        <Button {...button} label={t('gather.sit')} spoken={t('gather.sit.at', number)} press={() => sit(seat)} />
      )}
      {isHost && (
        <select
          aria-label={t('gather.add.at', number)}
          disabled={button.isOff}
          value=""
          onChange={({ currentTarget }) => {
            const to = BOT_NAMES.find((bot) => bot === currentTarget.value);
            if (to) command({ type: 'set-seat', match, seat, to });
          }}
        >
          <option value="" disabled>
            {t('gather.add')}
          </option>
          {BOT_NAMES.toReversed().map((bot) => (
            <option key={bot} value={bot}>
              {botText(bot, session.table.game)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
