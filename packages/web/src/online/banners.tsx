import type { Table, Update } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { t } from '../messages/index.ts';
import type { Asking } from '../shell/link.ts';
import type { Standing } from '../shell/online-link.ts';
import { spanSentence } from '../shell/pace.ts';
import type { AtTable } from './use-table.ts';

/** The line to the house is cut: calmly said, and nothing is lost. */
export function ConnectionBanner({ standing }: { standing: Standing }) {
  if (standing === 'connected') return null;
  const key =
    standing === 'outdated' ? 'trouble.protocol' : standing === 'connecting' ? 'online.connecting' : 'online.lost';
  return (
    <p class="banner" role="status" data-kind="lost">
      {t(key)}
    </p>
  );
}

interface Props {
  at: AtTable;
  table: Table;
  update: Update;
  command(asking: Asking): void;
}

/** Somebody is away: we, or somebody the table waits for. */
export function Absences(props: Props) {
  if (props.update.ranking) return null;
  return (
    <>
      <MyBot {...props} />
      <Absent {...props} />
    </>
  );
}

/** A bot plays for us until we say that we are back. */
function MyBot({ at, update, command }: Props) {
  const seat = at.own.find((mine) => update.charge[mine] === 'stand-in');
  if (seat === undefined) return null;
  return (
    <Banner text={t('stand-in.mine')}>
      <button
        type="button"
        class="primary"
        disabled={at.standing !== 'connected'}
        onClick={() => command({ type: 'return', match: at.match, seat })}
      >
        {t('stand-in.back')}
      </button>
    </Banner>
  );
}

/** Somebody asks to take moves back: those whose moves would go too must agree. */
export function UndoProposal({ at, table, update, command }: Props) {
  const { proposal } = table;
  if (!proposal || update.ranking) return null;
  const name = nameAt(table, proposal.seat);
  const seat = at.own.find((mine) => proposal.needed.includes(mine) && !proposal.agreed.includes(mine));
  const moves = update.ply - proposal.ply;
  if (seat === undefined) {
    const left = proposal.needed.filter((other) => !proposal.agreed.includes(other)).map((s) => nameAt(table, s));
    return <Banner text={t('undo.waiting', { name, moves, names: left.join(', ') })} />;
  }
  const answer = (agree: boolean) => command({ type: 'answer-undo', match: at.match, seat, seq: update.seq, agree });
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

/** Somebody who is asked is away: where it was agreed so, a bot may play on for them. */
function Absent({ at, table, update, command }: Props) {
  const { who, grace } = table.absence;
  const mayAsk = who === 'host' ? at.me?.person === table.host : who === 'majority' && at.own.length > 0;
  const away = update.asked.find((seat) => {
    const place = table.seats[seat];
    return place?.kind === 'person' && !place.isHere && update.charge[seat] === 'holder' && !at.own.includes(seat);
  });
  if (away === undefined) return null;
  const name = nameAt(table, away);
  const votes = table.votes.find(({ seat }) => seat === away)?.by ?? [];
  const hasVoted = at.own.some((seat) => votes.includes(seat));
  return (
    <Banner text={t('absent.text', { name })}>
      {mayAsk && !hasVoted && (
        <button type="button" onClick={() => command({ type: 'stand-in', match: at.match, seat: away })}>
          {t('absent.ask', { span: spanSentence(grace) })}
        </button>
      )}
      {votes.length > 0 && <span class="hint">{t('absent.votes', { count: votes.length })}</span>}
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
