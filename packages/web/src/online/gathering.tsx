import type { RequestBody } from '@tempora/client';
import type { Table } from '@tempora/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ActionForm } from '../app/action-form.tsx';
import { askToConfirm } from '../app/confirm.tsx';
import { GamePage } from '../app/game-page.tsx';
import { useTurnSound } from '../app/turn-sound.ts';
import { useTitle } from '../app/use-title.ts';
import { useCommand } from '../client/command.ts';
import { paceText } from '../client/pace-text.ts';
import { server } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import type { Board } from '../match/board.ts';
import { Button } from '../toolkit/button.tsx';
import { OptionList } from '../toolkit/option-list.tsx';
import { AboutGame } from './about-game.tsx';
import { Folded } from './account/section.tsx';
import { ConnectionBanner } from './banners.tsx';
import { BringSeat } from './bring-seat.tsx';
import { Chat } from './chat.tsx';
import { DeviceLink } from './device-link.tsx';
import { FairSeed } from './fair-seed.tsx';
import { Invite } from './invite.tsx';
import { freshEntropy, memoryOf, rememberEntropy } from './match-memory.ts';
import { SeatList } from './seat-list.tsx';
import { NameField, rename, signInAsGuest } from './sign-in.tsx';
import { type TableSettings, TableSettingsFields } from './table-settings.tsx';
import { useChat } from './use-chat.ts';
import { clockText, useCountdown } from './use-clocks.ts';
import type { TableSession } from './use-table.ts';

interface Props {
  session: TableSession;
  board: Board;
}

/**
 * Whoever opened the table added to the randomness before the server had committed to its secret. Now that this browser
 * has seen the commitment it adds once more, so that it does not matter who starts.
 */
function useSecondContribution(
  { match, own, me, table }: TableSession,
  contribute: (body: RequestBody & { entropy: string }) => Promise<unknown>,
): void {
  const seat = own[0];
  const isDue = me?.person === table.host && seat !== undefined && table.commitment !== null && !table.isContinued;
  useEffect(() => {
    if (!isDue || (memoryOf(match).entropy?.length ?? 0) > 1) return;
    void contribute({ type: 'sit', match, seat, entropy: freshEntropy() });
  }, [match, isDue]);
}

/** Title and sound say that the table is full, to those who have a seat at it. */
function useFullSignals({ match, table, own }: TableSession, game: string): void {
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const isReady = free === 0 && own.length > 0;
  useTitle(isReady ? t('sign.full', { game }) : t('sign.free', { game, count: free }));
  useTurnSound(isReady ? `${match} full` : null);
}

/** A table before the start: the link, the seats as they fill, the settings. */
export function GatheringScreen({ session, board }: Props) {
  const [error, setError] = useState<string | null>(null);
  const command = useCommand(server, setError);
  const chat = useChat(session, 'players');
  const { me, own, table } = session;
  const isGuest = own.length === 0 && me?.person !== table.host;
  const about = <AboutGame board={board} table={table} />;
  return (
    <GamePage board={board} layout="gathering">
      <ConnectionBanner connection={session.connection} />
      {/* A guest reads first what game it is, the others see the seats and the start. */}
      {isGuest && about}
      <section class="gathering-main" aria-labelledby="gathering">
        <GatheringMain {...{ session, board, command, error }} />
      </section>
      {!isGuest && about}
      {(me || chat.lines.length > 0) && (
        <section class="gathering-chat" aria-labelledby="talk">
          <h2 id="talk">{t('talk.title')}</h2>
          <Chat session={session} chat={chat} channels={['players']} />
        </section>
      )}
    </GamePage>
  );
}

interface MainProps extends Props {
  command(body: RequestBody): Promise<string | null>;
  error: string | null;
}

function GatheringMain({ session, board, command, error }: MainProps) {
  const { match, table, me, own } = session;
  const isHost = me?.person === table.host;
  const isFull = table.seats.every(({ kind }) => kind !== 'open');
  const isGuest = own.length === 0 && !isHost;
  const part = { table, isHost, isOff: session.connection !== 'connected', command };
  /** Adds this browser's entropy, and remembers it to check the record afterwards. */
  const contribute = async (body: RequestBody & { entropy: string }) => {
    const refused = await command(body);
    if (!refused && !table.isContinued) rememberEntropy(match, body.entropy);
    return refused;
  };
  useSecondContribution(session, contribute);
  const start = () => void contribute({ type: 'start', match, entropy: freshEntropy() });
  useFullSignals(session, t(board.title));
  // Without a seat it is the first that is free when the request arrives.
  const sit = (seat?: number) => contribute({ type: 'sit', match, seat, entropy: freshEntropy() });
  return (
    <>
      <h2 id="gathering">
        {isFull ? t('gather.full') : isGuest ? t('gather.invited', { name: hostName(table) }) : t('gather.title')}
      </h2>
      {isFull && isGuest && <p>{t('gather.watch')}</p>}
      {!isFull && !isGuest && table.isRematch && <p>{t('gather.again')}</p>}
      {!isGuest && <Invite match={match} game={t(board.title)} />}
      {own.length === 0 && !isFull && <SitDown session={session} sit={sit} />}
      {own.length === 0 && <BringSeat />}
      <SeatList session={session} isHost={isHost} sit={sit} command={command} />
      {error && <p role="alert">{error}</p>}
      <StartPanel {...part} session={session} isFull={isFull} start={start} />
      {isHost && <RemovedPlayers table={table} command={command} />}
      {own.length > 0 && (
        <Folded title={t('seat.elsewhere')}>
          <DeviceLink match={match} />
        </Folded>
      )}
      <FairSeed table={table} />
      <SettingsPanel {...part} board={board} />
    </>
  );
}

function hostName({ seats, host }: Table): string {
  for (const place of seats) if (place.kind === 'person' && place.person === host) return place.name;
  return t('gather.the-host');
}

interface PanelProps {
  table: Table;
  isHost: boolean;
  isOff: boolean;
  command(body: RequestBody): void;
}

type StartProps = PanelProps & { session: TableSession; isFull: boolean; start(): void };

/** The start button for whoever may press it now, or what everybody waits for; the host may close the table. */
function StartPanel({ session, table, isHost, isFull, isOff, start, command }: StartProps) {
  const wait = useStartWait(session);
  const mayStart = isHost || (isFull && wait === 0 && session.own.length > 0 && table.start.by !== 'host');
  const close = async () => {
    if (await askToConfirm(t('gather.close.sure'), t('gather.close')))
      command({ type: 'close-table', match: table.match });
  };
  return (
    <div class="gathering-actions">
      {mayStart && (
        <Button
          look="primary large"
          label={t(isFull ? 'gather.start' : 'gather.waiting')}
          isOff={!isFull || isOff}
          press={start}
        />
      )}
      <p class="hint" role="status">
        {startText({ table, mayStart, isFull })}
      </p>
      {isFull && wait !== null && wait > 0 && <StartCountdown by={table.start.by} wait={wait} />}
      {isHost && <Button look="quiet" label={t('gather.close')} press={close} />}
    </div>
  );
}

/** Milliseconds until a full table may be started by anybody there, or starts by itself; null where only the host starts. */
function useStartWait({ table, receivedAt }: TableSession): number | null {
  const { start, fullFor } = table;
  const isSet = fullFor !== null && start.by !== 'host';
  return useCountdown(isSet ? Math.max(0, start.afterSeconds * 1000 - fullFor) : null, receivedAt);
}

/** Who starts the game, in a sentence; nothing where a button says it. */
function startText({ table, mayStart, isFull }: { table: Table; mayStart: boolean; isFull: boolean }): string {
  if (!isFull && table.start.by === 'itself') return t('gather.itself');
  if (mayStart || (isFull && table.start.by === 'itself')) return '';
  return t(isFull ? 'gather.host' : 'gather.others', { name: hostName(table) });
}

/** Not a status: nobody wants every second announced. */
function StartCountdown({ by, wait }: { by: Table['start']['by']; wait: number }) {
  const time = clockText(wait);
  return <p class="hint">{t(by === 'itself' ? 'gather.itself.in' : 'gather.anyone.in', { time })}</p>;
}

interface SitDownProps {
  session: TableSession;
  /** Returns why not, in words. */
  sit(): Promise<string | null>;
}

/**
 * Whoever comes by the link enters a name, unless they have one, and sits down; a name that somebody here has, or one
 * like it, can be changed.
 */
function SitDown({ session: { me, table }, sit }: SitDownProps) {
  const [isLikeAnother, setLikeAnother] = useState(false);
  const isTaken = me !== null && table.seats.some((place) => place.kind === 'person' && place.name === me.name);
  const mustChange = isTaken || isLikeAnother;
  const enter = async (form: FormData) => {
    if (me && mustChange) await rename(form);
    else await signInAsGuest(form);
    setLikeAnother((await sit()) === t('error.look-alike'));
  };
  return (
    <ActionForm look="sit-down" button={t('gather.sit-down')} send={enter}>
      {isTaken && <p role="status">{t('gather.same-name', { name: me.name })}</p>}
      {(!me || mustChange) && <NameField />}
    </ActionForm>
  );
}

/** Players the host has removed, who may be let in again. */
function RemovedPlayers({ table, command }: Pick<PanelProps, 'table' | 'command'>) {
  return (
    <>
      {table.removed.map(({ person, name }) => (
        <p key={person} class="hint removed-player">
          {t('gather.removed', { name })}{' '}
          <button type="button" class="quiet" onClick={() => command({ type: 'readmit', match: table.match, person })}>
            {t('gather.let-in')}
            <span class="visually-hidden"> {name}</span>
          </button>
        </p>
      ))}
    </>
  );
}

/** The settings: the host's to change, everybody's to read. */
function SettingsPanel({ table, board, isHost, isOff, command }: PanelProps & { board: Board }) {
  const { match, isPublic, isWatchable, pace, standIn, start, options, isContinued } = table;
  const change = (part: Partial<Pick<Table, 'options' | keyof TableSettings>>) =>
    command({ type: 'change-table', match, ...part });
  return (
    <details class="agreed">
      <summary>
        {t(isHost ? 'gather.change' : 'gather.agreed')}
        <small class="hint">
          {paceText(pace)} · {t(isPublic ? 'terms.who.all' : 'terms.who.link')}
        </small>
      </summary>
      <fieldset class="setup" disabled={!isHost || isOff}>
        {isContinued ? (
          <p class="hint">{t('carry.luck')}</p>
        ) : (
          <OptionList board={board} options={options} change={(next) => change({ options: next })} />
        )}
        <TableSettingsFields settings={{ isPublic, isWatchable, pace, standIn, start }} change={change} />
      </fieldset>
    </details>
  );
}
