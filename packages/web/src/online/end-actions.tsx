import type { Table, Update } from '@tempora/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import { callApi } from '../client/api.ts';
import { server } from '../client/server.ts';
import type { Action } from '../client/use-resource.ts';
import { t } from '../i18n/index.ts';
import { EndActions } from '../match/end-actions.tsx';
import { ViewerSelect } from '../match/viewer-select.tsx';
import { Button, LinkButton } from '../toolkit/button.tsx';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { listOf } from '../toolkit/sentences.ts';
import { nameAt } from './banners.tsx';
import { BringSeat } from './bring-seat.tsx';
import { fetchRecord } from './finished-game.tsx';
import { freshEntropy, memoryOf, remember, rememberCommitment, rememberEntropy } from './match-memory.ts';
import type { MatchProps, TableSession } from './use-table.ts';
import { Verify } from './verify.tsx';

/** On the server: play again, watch it, check it, see it as any player. */
export function OnlineEndActions({ session, update }: Omit<MatchProps, 'command'>) {
  const { match, table, own, viewer, setViewer } = session;
  const names = table.seats.map((_, seat) => nameAt(table, seat));
  return (
    <EndActions
      update={update}
      record={() => fetchRecord(match)}
      replay={`#/g/${match}`}
      path={async () => `match/${match}`}
      first={(action) => (
        <>
          {update.controlledBy.includes('out') && <Ranking names={names} update={update} />}
          {own.length > 0 && <RematchButton session={session} action={action} />}
          <LinkButton look={own.length > 0 ? '' : 'primary'} label={t('end.replay')} href={`#/g/${match}`} />
          {own.length === 0 && <BringSeat />}
        </>
      )}
      more={
        <>
          <VerifyButton update={update} />
          <ViewerSelect {...{ viewer, names }} viewers={['public', ...names.keys()]} look=" replay" set={setViewer} />
        </>
      }
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

/** One press accepts a rematch. It starts by itself once all have accepted, and the page goes there. */
function RematchButton({ session, action }: { session: TableSession; action: Action }) {
  const { table, match, own } = session;
  const { rematchSeats } = table;
  useStartedRematch(match);
  const isMine = rematchSeats.some((seat) => own.includes(seat));
  const who = [...new Set(rematchSeats.map((seat) => nameAt(table, seat)))];
  const words = who.length > 0 && !isMine ? t('end.again.asked', { count: who.length, names: listOf(who) }) : null;
  const press = () =>
    action.run(async () => {
      const joined = await joinRematch(match);
      if (joined && (isMine || joined.seats.length === 0)) location.hash = `#/t/${joined.next}`;
    });
  return (
    <span class="rematch-row">
      <Button
        look={isMine ? '' : 'primary'}
        label={words ?? t(isMine ? 'end.again.mine' : 'end.again')}
        isOff={action.isBusy}
        press={press}
      />
      <span class={isMine ? 'hint rematch' : 'visually-hidden'} role="status">
        {isMine ? rematchText(table) : words}
      </span>
    </span>
  );
}

/** Whom the rematch still waits for. */
function rematchText({ seats, rematchSeats }: Table): string {
  const missing = seats.flatMap((place, seat) =>
    place.kind === 'person' && !rematchSeats.includes(seat) ? [place.name] : [],
  );
  return missing.length > 0 ? t('end.again.waiting', { names: listOf([...new Set(missing)]) }) : t('end.again.starts');
}

/** Goes to the rematch this browser has joined, as soon as it is played. */
function useStartedRematch(match: string): void {
  useEffect(
    () =>
      server.onMessage((message) => {
        const { next } = memoryOf(match);
        if (message.type !== 'tables' || next === undefined) return;
        const started = message.mine.find((line) => line.match === next && line.status === 'playing');
        if (started && location.hash === `#/t/${match}`) location.hash = `#/t/${next}`;
      }),
    [match],
  );
}

/** Takes a seat at the one rematch of a match. Then, knowing the commitment, this browser adds to the randomness. */
async function joinRematch(match: string): Promise<{ next: string; seats: readonly number[] } | null> {
  const entropy = freshEntropy();
  const reply = await server.request({ type: 'rematch', match, entropy });
  if (reply.type !== 'created') return null;
  const { match: next, seats = [] } = reply;
  remember(match, { next });
  // Whoever sat there already has added to the randomness before.
  if (seats.length > 0) {
    rememberEntropy(next, entropy);
    await contributeAgain(next, seats).catch(() => {}); // the first contribution stands
  }
  return { next, seats };
}

async function contributeAgain(match: string, seats: readonly number[]): Promise<void> {
  rememberCommitment(await callApi<Table>('GET', `tables/${match}`));
  for (const seat of seats) {
    const entropy = freshEntropy();
    await server.request({ type: 'sit', match, seat, entropy });
    rememberEntropy(match, entropy);
  }
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
