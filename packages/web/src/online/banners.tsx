import type { ConnectionStatus } from '@tempora/client';
import type { Table } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Button, LinkButton } from '../toolkit/button.tsx';
import { BringSeat } from './bring-seat.tsx';
import { isOnVacation } from './seat-badges.tsx';
import { clockText, useCountdown } from './use-clocks.ts';
import type { MatchProps } from './use-table.ts';

/** Says calmly that the connection is lost; nothing else is. */
export function ConnectionBanner({ connection }: { connection: ConnectionStatus }) {
  if (connection === 'connected') return null;
  const key =
    connection === 'outdated'
      ? 'error.protocol-version'
      : connection === 'connecting'
        ? 'online.connecting'
        : 'online.lost';
  return (
    <p class="banner" role="status" data-kind="lost">
      {t(key)}
    </p>
  );
}

/** What could not be done and why, until it is closed. */
export function RefusedBanner({ text, forget }: { text: string; forget(): void }) {
  return (
    <div class="banner" data-kind="lost">
      <p role="alert">{text}</p>
      <Button look="quiet" label={t('close')} press={forget} />
    </div>
  );
}

/**
 * While nothing is asked of the viewer: they watch, they have left, a bot plays for them, the table waits for somebody
 * who is away, another table waits for them. Undefined where there is nothing to say.
 */
export function meanwhile(props: MatchProps, next: string | null): ComponentChildren {
  const { own } = props.session;
  const { controlledBy } = props.update;
  const mine = own.find((seat) => controlledBy[seat] === 'stand-in');
  const away = absentSeat(props);
  const hasLeft = own.length > 0 && own.every((seat) => controlledBy[seat] === 'out');
  if (mine === undefined && away === undefined && !next && !hasLeft && own.length > 0) return undefined;
  return (
    <div class="meanwhile">
      {own.length === 0 && (
        <p class="hint" role="status">
          {t('watch.mine')}
        </p>
      )}
      {own.length === 0 && <BringSeat />}
      {hasLeft && <p role="status">{t('resign.done')}</p>}
      {mine !== undefined && <MyBot {...props} seat={mine} />}
      {away !== undefined && <Absent {...props} seat={away} />}
      {next && <LinkButton label={t('home.next')} href={`#/t/${next}`} />}
    </div>
  );
}

/** Another player who is asked and not here. */
function absentSeat({ session, update }: MatchProps): number | undefined {
  return update.asked.find((seat) => {
    const place = session.table.seats[seat];
    const isAway = place?.kind === 'person' && !place.isHere;
    return isAway && update.controlledBy[seat] === 'holder' && !session.own.includes(seat);
  });
}

/** A bot plays for us until we say that we are back. */
function MyBot({ session, seat, command }: MatchProps & { seat: number }) {
  return (
    <section aria-label={t('stand-in.mine')}>
      <p role="status">{t('stand-in.mine')}</p>
      <Button
        look="primary"
        label={t('stand-in.back')}
        isOff={session.connection !== 'connected'}
        press={() => command({ type: 'return', match: session.match, seat })}
      />
    </section>
  );
}

/** Somebody who is asked is away: where the table agreed to it, a bot may play on for them. */
function Absent({ session, update, seat, command }: MatchProps & { seat: number }) {
  const { table, match, own } = session;
  const { decidedBy } = table.standIn;
  const wait = useCountdown(table.standInWait[seat] ?? null, session.receivedAt);
  const mayAsk = decidedBy === 'host' ? session.me?.person === table.host : decidedBy === 'majority' && own.length > 0;
  const name = nameAt(table, seat);
  const votes = table.votes.find((vote) => vote.seat === seat)?.by ?? [];
  const hasVoted = own.some((mine) => votes.includes(mine));
  const text = t(isOnVacation(seat, table, update) ? 'absent.vacation' : 'absent.text', { name });
  return (
    <section aria-label={text}>
      <p role="status">{text}</p>
      {mayAsk && wait !== null && wait > 0 && <p class="hint">{t('absent.in', { time: clockText(wait) })}</p>}
      {mayAsk && !hasVoted && (
        <Button
          label={t('absent.ask')}
          isOff={wait !== 0 || session.connection !== 'connected'}
          press={() => command({ type: 'stand-in', match, seat })}
        />
      )}
      {votes.length > 0 && <p class="hint">{t('absent.votes', { count: votes.length })}</p>}
    </section>
  );
}

export function nameAt({ seats }: Table, seat: number): string {
  const place = seats[seat];
  return place && place.kind !== 'open' ? place.name : '';
}
