import type { Table, Update } from '@tempora/protocol';
import { useRef, useState } from 'preact/hooks';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import { errorText } from '../client/error-text.ts';
import { server } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import { RecordActions } from '../match/record-actions.tsx';
import { ViewerSelect } from '../match/viewer-select.tsx';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { nameAt } from './banners.tsx';
import { fetchRecord } from './finished-game.tsx';
import { freshEntropy, rememberEntropy } from './match-memory.ts';
import type { TableSession } from './use-table.ts';
import { Verify } from './verify.tsx';

interface Props {
  session: TableSession;
  table: Table;
  update: Update;
  /** Was it played to its end, rather than left? */
  isFinished: boolean;
}

/** When a game on the server is over: play again, check it, watch it, save it, pass it on, see it as any player. */
export function OnlineEndActions({ session, table, update, isFinished }: Props) {
  const [note, setNote] = useState<string | null>(null);
  const { own, viewer, setViewer } = session;
  const { match, game } = update;
  return (
    <div class="end-actions">
      {(!isFinished || update.controlledBy.includes('out')) && <Ranking table={table} update={update} />}
      {own.length > 0 && <RematchButton session={session} table={table} say={setNote} />}
      <a class={own.length > 0 ? 'button' : 'button primary'} href={`#/g/${match}`}>
        {t('end.replay')}
      </a>
      <VerifyButton match={match} update={update} />
      <RecordActions
        match={match}
        game={game}
        record={() => fetchRecord(match)}
        hash={async () => `#/g/${match}`}
        say={setNote}
      />
      <ViewerSelect
        viewer={viewer}
        names={table.seats.map((_, seat) => nameAt(table, seat))}
        look=" replay"
        set={setViewer}
      />
      <p class="hint copied" role="status" hidden={!note}>
        {note}
      </p>
    </div>
  );
}

function VerifyButton({ match, update }: Pick<Props, 'update'> & { match: string }) {
  const [isVerifying, setVerifying] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const verify = () => {
    setVerifying(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" onClick={verify}>
        {t('verify.title')}
      </button>
      <SheetDialog title={t('verify.title')} dialog={dialog}>
        <div class="verify">{isVerifying && <Verify match={match} update={update} />}</div>
      </SheetDialog>
    </>
  );
}

/** Leads to a seat at the next table: whoever presses first opens it, the others are invited. */
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

/** First to last; players who left come last. */
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
