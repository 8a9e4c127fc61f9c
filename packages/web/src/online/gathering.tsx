import type { RequestBody } from '@tempora/client';
import type { Table } from '@tempora/protocol';
import { useState } from 'preact/hooks';
import { ActionForm } from '../app/action-form.tsx';
import { askToConfirm } from '../app/confirm.tsx';
import { GamePage } from '../app/game-page.tsx';
import { useCommand } from '../client/command.ts';
import { paceText } from '../client/pace-text.ts';
import { server } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import type { Board } from '../match/board.ts';
import { Button } from '../toolkit/button.tsx';
import { OptionList } from '../toolkit/option-list.tsx';
import { ConnectionBanner } from './banners.tsx';
import { Chat } from './chat.tsx';
import { FairSeed } from './fair-seed.tsx';
import { Invite } from './invite.tsx';
import { freshEntropy, rememberEntropy } from './match-memory.ts';
import { SeatList } from './seat-list.tsx';
import { NameField, signInAsGuest } from './sign-in.tsx';
import { type TableSettings, TableSettingsFields } from './table-settings.tsx';
import { useChat } from './use-chat.ts';
import type { TableSession } from './use-table.ts';

interface Props {
  session: TableSession;
  board: Board;
}

/** A table before the start: the link, the seats as they fill, the settings. */
export function GatheringScreen({ session, board }: Props) {
  const [error, setError] = useState<string | null>(null);
  const command = useCommand(server, setError);
  const chat = useChat(session, 'players');
  return (
    <GamePage board={board} layout="gathering">
      <ConnectionBanner connection={session.connection} />
      <section class="gathering-main" aria-labelledby="gathering">
        <GatheringMain {...{ session, board, command, error }} />
      </section>
      {(session.me || chat.lines.length > 0) && (
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
  };
  const start = () => void contribute({ type: 'start', match, entropy: freshEntropy() });
  // Without a seat it is the first that is free when the request arrives.
  const sit = (seat?: number) => contribute({ type: 'sit', match, seat, entropy: freshEntropy() });
  return (
    <>
      <h2 id="gathering">
        {isFull ? t('gather.full') : isGuest ? t('gather.invited', { name: hostName(table) }) : t('gather.title')}
      </h2>
      {isFull && isGuest && <p>{t('gather.watch')}</p>}
      {!isFull && !isGuest && table.isRematch && <p>{t('gather.again')}</p>}
      {!isFull && !isGuest && <Invite game={t(board.title)} />}
      {own.length === 0 && !isFull && <SitDown isNameless={!me} sit={sit} />}
      <SeatList session={session} isHost={isHost} sit={sit} command={command} />
      {error && <p role="alert">{error}</p>}
      <StartPanel {...part} isFull={isFull} start={start} />
      {isHost && <RemovedPlayers table={table} command={command} />}
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

type StartProps = PanelProps & { isFull: boolean; start(): void };

/** The host starts the game or closes the table; the others are told who does. */
function StartPanel({ table, isHost, isFull, isOff, start, command }: StartProps) {
  const close = async () => {
    if (await askToConfirm(t('gather.close.sure'), t('gather.close')))
      command({ type: 'close-table', match: table.match });
  };
  return (
    <div class="gathering-actions">
      {isHost ? (
        <Button
          look="primary large"
          label={t(isFull ? 'gather.start' : 'gather.waiting')}
          isOff={!isFull || isOff}
          press={start}
        />
      ) : (
        <p class="hint" role="status">
          {t(isFull ? 'gather.host' : 'gather.others', { name: hostName(table) })}
        </p>
      )}
      {isHost && <Button look="quiet" label={t('gather.close')} press={close} />}
    </div>
  );
}

/** Whoever comes by the link enters a name, unless they have one, and sits down. */
function SitDown({ isNameless, sit }: { isNameless: boolean; sit(): Promise<void> }) {
  return (
    <ActionForm look="sit-down" button={t('gather.sit-down')} send={(form) => signInAsGuest(form).then(() => sit())}>
      {isNameless && <NameField />}
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
  const { match, isPublic, pace, standIn, options, isContinued } = table;
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
        <TableSettingsFields settings={{ isPublic, pace, standIn }} change={change} />
      </fieldset>
    </details>
  );
}
