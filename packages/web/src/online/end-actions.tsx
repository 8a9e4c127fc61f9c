import type { Update } from '@tempora/protocol';
import { useRef, useState } from 'preact/hooks';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import { server } from '../client/server.ts';
import type { Action } from '../client/use-resource.ts';
import { t } from '../i18n/index.ts';
import { EndActions } from '../match/end-actions.tsx';
import { ViewerSelect } from '../match/viewer-select.tsx';
import { Button, LinkButton } from '../toolkit/button.tsx';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { nameAt } from './banners.tsx';
import { fetchRecord } from './finished-game.tsx';
import { freshEntropy, rememberEntropy } from './match-memory.ts';
import type { MatchProps, TableSession } from './use-table.ts';
import { Verify } from './verify.tsx';

interface Props extends Omit<MatchProps, 'command'> {
  /** Was it played to its end, rather than left? */
  isFinished: boolean;
}

/** On the server: play again, watch it, check it, see it as any player. */
export function OnlineEndActions({ session, update, isFinished }: Props) {
  const { match, table, own, viewer, setViewer } = session;
  const names = table.seats.map((_, seat) => nameAt(table, seat));
  return (
    <EndActions
      update={update}
      record={() => fetchRecord(match)}
      replay={`#/g/${match}`}
      hash={async () => `#/g/${match}`}
      before={(action) => (
        <>
          {(!isFinished || update.controlledBy.includes('out')) && <Ranking names={names} update={update} />}
          {own.length > 0 && <RematchButton session={session} action={action} />}
          <LinkButton look={own.length > 0 ? '' : 'primary'} label={t('end.replay')} href={`#/g/${match}`} />
          <VerifyButton update={update} />
        </>
      )}
      after={<ViewerSelect viewer={viewer} names={names} look=" replay" set={setViewer} />}
    />
  );
}

function VerifyButton({ update }: { update: Update }) {
  const [isVerifying, setVerifying] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const verify = () => {
    setVerifying(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <Button label={t('verify.title')} press={verify} />
      <SheetDialog title={t('verify.title')} dialog={dialog}>
        <div class="verify">{isVerifying && <Verify update={update} />}</div>
      </SheetDialog>
    </>
  );
}

/** Leads to a seat at the next table: whoever presses first opens it, the others are invited. */
function RematchButton({ session, action }: { session: TableSession; action: Action }) {
  const { table, match, own } = session;
  const { rematchSeats } = table;
  const isMine = rematchSeats.some((seat) => own.includes(seat));
  const who = [...new Set(rematchSeats.map((seat) => nameAt(table, seat)))];
  const isAsked = who.length > 0 && !isMine;
  const words = isAsked ? t('end.again.asked', { count: who.length, names: who.join(', ') }) : null;
  return (
    <>
      <Button
        look="primary"
        label={words ?? t(isMine ? 'end.again.mine' : 'end.again')}
        isOff={action.isBusy}
        press={() => action.run(() => requestRematch(match))}
      />
      <span class="visually-hidden" role="status">
        {words}
      </span>
    </>
  );
}

/** Goes to the table that follows a match. */
async function requestRematch(match: string): Promise<void> {
  const entropy = freshEntropy();
  const reply = await server.request({ type: 'rematch', match, entropy });
  if (reply.type !== 'created') return;
  // Whoever sat there already has added to the luck elsewhere.
  if (reply.seats?.length) rememberEntropy(reply.match, entropy);
  location.hash = `#/t/${reply.match}`;
}

/** First to last; players who left come last. */
function Ranking({ names, update }: { names: readonly string[]; update: Update }) {
  return (
    <ol class="left-ranking" aria-label={t('end.ranking')}>
      {update.ranking?.flatMap((tied) =>
        tied.map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} /> {names[seat]}{' '}
            {update.controlledBy[seat] === 'out' && <small>{t('people.out')}</small>}
          </li>
        )),
      )}
    </ol>
  );
}
