import type { Table } from '@tempora/protocol';
import { useRef, useState } from 'preact/hooks';
import { PageHeader } from '../app/page-header.tsx';
import { sendCommand } from '../client/command.ts';
import type { RequestBody } from '../client/connection.ts';
import { paceText } from '../client/pace-text.ts';
import { server } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import type { Board } from '../match/board.ts';
import { OptionList } from '../toolkit/option-list.tsx';
import { ConnectionBanner } from './banners.tsx';
import { Chat, useChat } from './chat.tsx';
import { FairSeed } from './fair-seed.tsx';
import { Invite } from './invite.tsx';
import { freshEntropy, rememberEntropy } from './match-memory.ts';
import { SeatList } from './seat-list.tsx';
import { NameField, useGuestSignIn } from './sign-in.tsx';
import { TableSettingsFields } from './table-settings.tsx';
import type { TableSession } from './use-table.ts';

interface Props {
  session: TableSession;
  table: Table;
  board: Board;
}

/** Does what adds to the luck, and remembers what was added; answers with what was wrong. */
async function sendEntropy(
  { match, isContinued }: Table,
  body: RequestBody & { entropy: string },
): Promise<string | null> {
  const refused = await sendCommand(server, body);
  if (!refused && !isContinued) rememberEntropy(match, body.entropy);
  return refused;
}

/** A table before the start: the link, the seats as they fill, what is agreed. */
export function GatheringScreen({ session, table, board }: Props) {
  const { match, me, own, connection } = session;
  const [error, setError] = useState<string | null>(null);
  const isBusy = useRef(false);
  const chat = useChat(session, 'players');
  const isHost = me?.person === table.host;
  const isFull = table.seats.every(({ kind }) => kind !== 'open');
  const command = (body: RequestBody) => void sendCommand(server, body).then(setError);
  // Who presses twice means it once: a second chair would only be refused.
  const addEntropy = async (body: RequestBody & { entropy: string }) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      setError(await sendEntropy(table, body));
    } finally {
      isBusy.current = false;
    }
  };
  const start = () => void addEntropy({ type: 'start', match, entropy: freshEntropy() });
  // Who does not say which gets the first seat that is still free when they arrive.
  const sit = (seat?: number) =>
    addEntropy({ type: 'sit', match, ...(seat === undefined ? {} : { seat }), entropy: freshEntropy() });
  const isGuest = own.length === 0 && !isHost;
  return (
    <div class="page" data-game={board.game}>
      <PageHeader title={t(board.title)} />
      <main class="gathering">
        <ConnectionBanner connection={connection} />
        <section class="gathering-main" aria-labelledby="gathering">
          <h2 id="gathering">{titleText(table, isFull, isGuest)}</h2>
          {isFull && isGuest && <p>{t('gather.watch')}</p>}
          {!isFull && !isGuest && table.isRematch && <p>{t('gather.again')}</p>}
          {!isFull && !isGuest && <Invite game={t(board.title)} />}
          {own.length === 0 && !isFull && <SitDown isNameless={!me} sit={sit} />}
          <SeatList session={session} table={table} isHost={isHost} sit={sit} command={command} />
          {error && <p role="alert">{error}</p>}
          <StartPanel {...{ table, isHost, isFull, start, command }} isOff={connection !== 'connected'} />
          {isHost && <RemovedPlayers table={table} command={command} />}
          <FairSeed table={table} />
          <SettingsPanel {...{ table, board, isHost, command }} isOff={connection !== 'connected'} />
        </section>
        {(me || chat.lines.length > 0) && (
          <section class="gathering-talk" aria-labelledby="talk">
            <h2 id="talk">{t('talk.title')}</h2>
            <Chat session={session} chat={chat} channels={['players']} />
          </section>
        )}
      </main>
    </div>
  );
}

function titleText(table: Table, isFull: boolean, isGuest: boolean): string {
  if (isFull) return t('gather.full');
  return isGuest ? t('gather.invited', { name: hostName(table) }) : t('gather.title');
}

function hostName({ seats, host }: Table): string {
  for (const place of seats) if (place.kind === 'person' && place.person === host) return place.name;
  return t('gather.the-host');
}

interface StartPanelProps {
  table: Table;
  isHost: boolean;
  isFull: boolean;
  isOff: boolean;
  start(): void;
  command(body: RequestBody): void;
}

/** The host starts the game or closes the table; the others are told who does. */
function StartPanel({ table, isHost, isFull, isOff, start, command }: StartPanelProps) {
  const { match } = table;
  return (
    <div class="gathering-actions">
      {isHost ? (
        <button type="button" class="primary large" disabled={!isFull || isOff} onClick={start}>
          {t(isFull ? 'gather.start' : 'gather.waiting')}
        </button>
      ) : (
        <p class="hint" role="status">
          {t(isFull ? 'gather.host' : 'gather.others', { name: hostName(table) })}
        </p>
      )}
      {isHost && (
        <button
          type="button"
          class="quiet"
          onClick={() => confirm(t('gather.close.sure')) && command({ type: 'close-table', match })}
        >
          {t('gather.close')}
        </button>
      )}
    </div>
  );
}

/** Who comes by the link says a name and sits down; who has one sits down. */
function SitDown({ isNameless, sit }: { isNameless: boolean; sit(): Promise<void> }) {
  const guest = useGuestSignIn();
  const go = async (event: Event) => {
    event.preventDefault();
    if (await guest.signInAsGuest()) await sit();
  };
  return (
    <form class="setup sit-down" onSubmit={go}>
      {isNameless && <NameField name={guest.name} set={guest.setName} />}
      {guest.error && <p role="alert">{guest.error}</p>}
      <button type="submit" class="primary large">
        {t('gather.sit-down')}
      </button>
    </form>
  );
}

/** Whom the host has sent away may be let in again. */
function RemovedPlayers({ table, command }: { table: Table; command(body: RequestBody): void }) {
  return (
    <>
      {table.removed.map(({ person, name }) => (
        <p key={person} class="hint sent-away">
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

interface SettingsPanelProps {
  table: Table;
  board: Board;
  isHost: boolean;
  isOff: boolean;
  command(body: RequestBody): void;
}

/** What is agreed: the host's to change, everybody's to read. */
function SettingsPanel({ table, board, isHost, isOff, command }: SettingsPanelProps) {
  const { match, isPublic, pace, standIn, options, isContinued } = table;
  return (
    <details class="agreed">
      <summary>
        {t(isHost ? 'gather.change' : 'gather.agreed')}
        <small>
          {paceText(pace)} · {t(isPublic ? 'terms.who.all' : 'terms.who.link')}
        </small>
      </summary>
      <fieldset class="setup" disabled={!isHost || isOff}>
        {isContinued ? (
          <p class="hint">{t('carry.luck')}</p>
        ) : (
          <OptionList
            board={board}
            options={options}
            change={(next) => command({ type: 'change-table', match, options: { ...next } })}
          />
        )}
        <TableSettingsFields
          settings={{ isPublic, pace, standIn }}
          change={(settings) => command({ type: 'change-table', match, ...settings })}
        />
      </fieldset>
    </details>
  );
}
