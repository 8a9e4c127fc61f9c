import type { Table, Update } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import type { RequestBody } from '../client/connection.ts';
import { durationText } from '../client/pace-text.ts';
import type { ConnectionStatus } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import { isOnVacation } from './seat-badges.tsx';
import type { TableSession } from './use-table.ts';

/** The line to the house is cut: calmly said, and nothing is lost. */
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

/** What could not be done and why. It lies over the table and goes when it is read. */
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
 * Where one would choose, while nothing is asked of one here: we only watch, we have left, a bot plays for us, the table waits for
 * somebody who is away, another table waits for us. Nothing at all where there is nothing to say.
 */
export function meanwhile(props: Props, next: string | null): ComponentChildren {
  const { session, update, table } = props;
  const mine = session.own.find((seat) => update.controlledBy[seat] === 'stand-in');
  const away = update.asked.find((seat) => {
    const place = table.seats[seat];
    return (
      place?.kind === 'person' && !place.isHere && update.controlledBy[seat] === 'holder' && !session.own.includes(seat)
    );
  });
  const hasLeft = session.own.length > 0 && session.own.every((seat) => update.controlledBy[seat] === 'out');
  const isWatching = session.own.length === 0;
  if (mine === undefined && away === undefined && !next && !hasLeft && !isWatching) return undefined;
  return (
    <div class="meanwhile">
      {isWatching && (
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

/** Somebody who is asked is away: where it was agreed so, a bot may play on for them. */
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
  const answer = (agree: boolean) =>
    command({ type: 'answer-undo', match: session.match, seat, seq: update.seq, agree });
  return (
    <Banner text={t('undo.asked', { name, moves })} isQuestion>
      <button type="button" class="primary" onClick={() => answer(true)}>
        {t('undo.agree')}
      </button>
      <button type="button" onClick={() => answer(false)}>
        {t('undo.decline')}
      </button>
    </Banner>
  );
}

function Banner({
  text,
  isQuestion = false,
  children,
}: {
  text: string;
  isQuestion?: boolean;
  children?: ComponentChildren;
}) {
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
