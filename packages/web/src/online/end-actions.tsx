import type { Table, Update } from '@tempora/protocol';
import { useRef, useState } from 'preact/hooks';
import { errorText } from '../client/error-text.ts';
import { saveFile } from '../client/files.ts';
import { server } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import { SheetDialog } from '../match/match-layout.tsx';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { nameAt } from './banners.tsx';
import { fetchRecord } from './finished-game.tsx';
import { freshEntropy, rememberEntropy } from './match-memory.ts';
import type { TableSession, Viewer } from './use-table.ts';
import { Verify } from './verify.tsx';

interface Props {
  session: TableSession;
  table: Table;
  update: Update;
  /** Was it played to its end, rather than left? */
  isFinished: boolean;
}

/** When a game in the house is over: again, check it, watch it, keep it, pass it on, look through anyone's eyes. */
export function OnlineEndActions({ session, table, update, isFinished }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const [isVerifying, setVerifying] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const { match, game } = update;
  const save = () =>
    fetchRecord(match).then(
      (text) => saveFile(`tempora-${game}-${match}.txt`, text),
      (error: unknown) => setSaid(errorText(error)),
    );
  const copy = () => {
    const address = `${location.origin}${location.pathname}#/g/${match}`;
    navigator.clipboard.writeText(address).then(
      () => setSaid(t('end.copied')),
      () => setSaid(address),
    );
  };
  const verify = () => {
    setVerifying(true);
    dialog.current?.showModal();
  };
  return (
    <div class="end-actions">
      {(!isFinished || update.controlledBy.includes('out')) && <Ranking table={table} update={update} />}
      {session.own.length > 0 && <RematchButton session={session} table={table} say={setSaid} />}
      <a class={session.own.length > 0 ? 'button' : 'button primary'} href={`#/g/${match}`}>
        {t('end.replay')}
      </a>
      <button type="button" onClick={verify}>
        {t('verify.title')}
      </button>
      <button type="button" onClick={save}>
        {t('end.save')}
      </button>
      <button type="button" onClick={copy}>
        {t('end.link')}
      </button>
      <ViewerSelect session={session} table={table} />
      {said && (
        <p class="hint copied" role="status">
          {said}
        </p>
      )}
      <SheetDialog title={t('verify.title')} dialog={dialog}>
        <div class="verify">{isVerifying && <Verify match={match} update={update} />}</div>
      </SheetDialog>
    </div>
  );
}

/** One press leads to the table that follows, and to a seat there: whoever presses first opens it, the others are asked. */
function RematchButton({ session, table, say }: Pick<Props, 'session' | 'table'> & { say(said: string | null): void }) {
  const [isBusy, setBusy] = useState(false);
  const { rematchSeats } = table;
  const isMine = rematchSeats.some((seat) => session.own.includes(seat));
  const who = [...new Set(rematchSeats.map((seat) => nameAt(table, seat)))];
  const isAsked = who.length > 0 && !isMine;
  const words = isAsked ? t('end.again.asked', { count: who.length, names: who.join(', ') }) : null;
  const go = async () => {
    setBusy(true);
    say(await requestRematch(session.match));
    setBusy(false);
  };
  return (
    <>
      <button type="button" class="primary" disabled={isBusy} onClick={go}>
        {words ?? t(isMine ? 'end.again.mine' : 'end.again')}
      </button>
      <span class="visually-hidden" role="status">
        {words}
      </span>
    </>
  );
}

/** Goes to the table that follows a match; says what is wrong if there is no way there. */
async function requestRematch(match: string): Promise<string | null> {
  const entropy = freshEntropy();
  try {
    const reply = await server.request({ type: 'rematch', match, entropy });
    if (reply.type !== 'created') return t('error.storage-failed');
    // Who sat there already has added to the luck elsewhere.
    if (reply.seats?.length) rememberEntropy(reply.match, entropy);
    location.hash = `#/t/${reply.match}`;
    return null;
  } catch (error) {
    return errorText(error);
  }
}

function ViewerSelect({ session, table }: { session: TableSession; table: Table }) {
  const set = (value: string) => session.look(value === 'public' ? 'public' : (Number(value) as Viewer));
  return (
    <label class="replay-eyes replay">
      <span>{t('replay.eyes')}</span>
      <select value={String(session.viewer)} onChange={(event) => set(event.currentTarget.value)}>
        <option value="public">{t('replay.public')}</option>
        {table.seats.map((_, seat) => (
          <option key={seat} value={seat}>
            {nameAt(table, seat)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** First to last; who left comes last. */
function Ranking({ table, update }: { table: Table; update: Update }) {
  return (
    <ol class="left-ranking" aria-label={t('end.ranking')}>
      {update.ranking?.flatMap((tied) =>
        tied.map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} /> {nameAt(table, seat)}{' '}
            {update.controlledBy[seat] === 'out' && <small>{t('people.out')}</small>}
          </li>
        )),
      )}
    </ol>
  );
}
