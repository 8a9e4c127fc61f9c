import type { Table, Update } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import type { RequestBody } from '../client/connection.ts';
import { durationText } from '../client/pace-text.ts';
import type { ConnectionStatus } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import { isOnVacation } from './seat-badges.tsx';
import type { TableSession } from './use-table.ts';

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

/** On pages that need the server: says that it is not there yet. */
export function ConnectionHint({ connection }: { connection: ConnectionStatus }) {
  if (connection === 'connected') return null;
  return <p role="status">{t(connection === 'away' ? 'online.away' : 'online.connecting')}</p>;
}

/** What could not be done and why, until it is closed. */
export function RefusedBanner({ text, forget }: { text: string; forget(): void }) {
  return (
    <div class="banner" data-kind="lost">
      <p role="alert">{text}</p>
      <button type="button" class="quiet" onClick={forget}>
        {t('close')}
      </button>
    </div>
  );
}

interface Props {
  session: TableSession;
  table: Table;
  update: Update;
  command(body: RequestBody): void;
}

/**
 * While nothing is asked of the viewer: they watch, they have left, a bot plays for them, the table waits for somebody
 * who is away, another table waits for them. Undefined where there is nothing to say.
 */
export function meanwhile(props: Props, next: string | null): ComponentChildren {
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
      {hasLeft && <p role="status">{t('resign.done')}</p>}
      {mine !== undefined && <MyBot {...props} seat={mine} />}
      {away !== undefined && <Absent {...props} seat={away} />}
      {next && (
        <a class="button" href={`#/t/${next}`}>
          {t('home.next')}
        </a>
      )}
    </div>
  );
}

/** Another player who is asked and not here. */
function absentSeat({ session, table, update }: Props): number | undefined {
  return update.asked.find((seat) => {
    const place = table.seats[seat];
    const isAway = place?.kind === 'person' && !place.isHere;
    return isAway && update.controlledBy[seat] === 'holder' && !session.own.includes(seat);
  });
}

/** A bot plays for us until we say that we are back. */
function MyBot({ session, seat, command }: Props & { seat: number }) {
  return (
    <section aria-label={t('stand-in.mine')}>
      <p role="status">{t('stand-in.mine')}</p>
      <button
        type="button"
        class="primary"
        disabled={session.connection !== 'connected'}
        onClick={() => command({ type: 'return', match: session.match, seat })}
      >
        {t('stand-in.back')}
      </button>
    </section>
  );
}

/** Somebody who is asked is away: where the table agreed to it, a bot may play on for them. */
function Absent({ session, table, update, seat, command }: Props & { seat: number }) {
  const { decidedBy, afterSeconds } = table.standIn;
  const mayAsk =
    decidedBy === 'host' ? session.me?.person === table.host : decidedBy === 'majority' && session.own.length > 0;
  const name = nameAt(table, seat);
  const votes = table.votes.find((vote) => vote.seat === seat)?.by ?? [];
  const hasVoted = session.own.some((mine) => votes.includes(mine));
  const text = t(isOnVacation(seat, table, update) ? 'absent.vacation' : 'absent.text', { name });
  return (
    <section aria-label={text}>
      <p role="status">
        {text} {mayAsk && <span class="hint">{t('absent.after', { span: durationText(afterSeconds) })}</span>}
      </p>
      {mayAsk && !hasVoted && (
        <button
          type="button"
          disabled={session.connection !== 'connected'}
          onClick={() => command({ type: 'stand-in', match: session.match, seat })}
        >
          {t('absent.ask')}
        </button>
      )}
      {votes.length > 0 && <p class="hint">{t('absent.votes', { count: votes.length })}</p>}
    </section>
  );
}

/** Somebody asks to take moves back: those whose moves would go too must agree. */
export function UndoProposal({ session, table, update, command }: Props) {
  const { proposal } = table;
  if (!proposal || update.ranking) return null;
  const name = nameAt(table, proposal.seat);
  const seat = session.own.find((mine) => proposal.needed.includes(mine) && !proposal.agreed.includes(mine));
  const moves = update.ply - proposal.ply;
  if (seat === undefined) {
    const left = proposal.needed.filter((other) => !proposal.agreed.includes(other)).map((s) => nameAt(table, s));
    return <Banner text={t('undo.waiting', { name, moves, names: left.join(', ') })} />;
  }
  const answer = { type: 'answer-undo', match: session.match, seat, seq: update.seq } as const;
  return (
    <Banner text={t('undo.asked', { name, moves })} isQuestion>
      <button type="button" class="primary" onClick={() => command({ ...answer, agree: true })}>
        {t('undo.agree')}
      </button>
      <button type="button" onClick={() => command({ ...answer, agree: false })}>
        {t('undo.decline')}
      </button>
    </Banner>
  );
}

interface BannerProps {
  text: string;
  isQuestion?: boolean;
  children?: ComponentChildren;
}

function Banner({ text, isQuestion = false, children }: BannerProps) {
  return (
    <section class="banner" aria-label={text}>
      <p role={isQuestion ? 'alert' : 'status'}>{text}</p>
      {children}
    </section>
  );
}

export function nameAt({ seats }: Table, seat: number): string {
  const place = seats[seat];
  return place && place.kind !== 'open' ? place.name : '';
}
