import type { Table } from '@tempora/protocol';
import { useRef, useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import type { Board } from '../shell/board.ts';
import type { Asking } from '../shell/link.ts';
import { paceSentence } from '../shell/pace.ts';
import { PageHead } from '../shell/page.tsx';
import { act } from './act.ts';
import { ConnectionBanner } from './banners.tsx';
import { NameField, useName } from './come-in.tsx';
import { Invite } from './invite.tsx';
import { Luck } from './luck.tsx';
import { freshEntropy, keepEntropy } from './memory.ts';
import { Places } from './places.tsx';
import { Talk, useTalk } from './talk.tsx';
import { TermsFields } from './terms.tsx';
import type { AtTable } from './use-table.ts';

interface Props {
  at: AtTable;
  table: Table;
  board: Board;
}

/** Does what adds to the luck, and remembers what was added; answers with what was wrong. */
async function contribute({ match, isContinued }: Table, asking: Asking & { entropy: string }): Promise<string | null> {
  const refused = await act(asking);
  if (!refused && !isContinued) keepEntropy(match, asking.entropy);
  return refused;
}

/** A table before the start: the link, the seats as they fill, what is agreed. */
export function Gathering({ at, table, board }: Props) {
  const { match, me, own, standing } = at;
  const [trouble, setTrouble] = useState<string | null>(null);
  const isBusy = useRef(false);
  const talk = useTalk(at, 'players');
  const isHost = me?.person === table.host;
  const isFull = table.seats.every(({ kind }) => kind !== 'open');
  const command = (asking: Asking) => void act(asking).then(setTrouble);
  // Who presses twice means it once: a second chair would only be refused.
  const addToLuck = async (asking: Asking & { entropy: string }) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      setTrouble(await contribute(table, asking));
    } finally {
      isBusy.current = false;
    }
  };
  const start = () => void addToLuck({ type: 'start', match, entropy: freshEntropy() });
  // Who does not say which gets the first seat that is still free when they arrive.
  const sit = (seat?: number) =>
    addToLuck({ type: 'sit', match, ...(seat === undefined ? {} : { seat }), entropy: freshEntropy() });
  const isGuest = own.length === 0 && !isHost;
  return (
    <div class="page" data-game={board.game}>
      <PageHead title={t(board.title)} />
      <main class="gathering">
        <ConnectionBanner standing={standing} />
        <section class="gathering-main" aria-labelledby="gathering">
          <h2 id="gathering">{titleOf(table, isFull, isGuest)}</h2>
          {isFull && isGuest && <p>{t('gather.watch')}</p>}
          {!isFull && !isGuest && table.isRematch && <p>{t('gather.again')}</p>}
          {!isFull && !isGuest && <Invite game={t(board.title)} />}
          {own.length === 0 && !isFull && <SitDown isNameless={!me} sit={sit} />}
          <Places at={at} table={table} isHost={isHost} sit={sit} command={command} />
          {trouble && <p role="alert">{trouble}</p>}
          <Starting {...{ table, isHost, isFull, start, command }} isOff={standing !== 'connected'} />
          {isHost && <SentAway table={table} command={command} />}
          <Luck table={table} />
          <Agreed {...{ table, board, isHost, command }} isOff={standing !== 'connected'} />
        </section>
        {(me || talk.lines.length > 0) && (
          <section class="gathering-talk" aria-labelledby="talk">
            <h2 id="talk">{t('talk.title')}</h2>
            <Talk at={at} talk={talk} channels={['players']} />
          </section>
        )}
      </main>
    </div>
  );
}

function titleOf(table: Table, isFull: boolean, isGuest: boolean): string {
  if (isFull) return t('gather.full');
  return isGuest ? t('gather.invited', { name: hostName(table) }) : t('gather.title');
}

function hostName({ seats, host }: Table): string {
  for (const place of seats) if (place.kind === 'person' && place.person === host) return place.name;
  return t('gather.the-host');
}

interface StartingProps {
  table: Table;
  isHost: boolean;
  isFull: boolean;
  isOff: boolean;
  start(): void;
  command(asking: Asking): void;
}

/** The host starts the game or closes the table; the others are told who does. */
function Starting({ table, isHost, isFull, isOff, start, command }: StartingProps) {
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
  const who = useName();
  const go = async (event: Event) => {
    event.preventDefault();
    if (await who.comeIn()) await sit();
  };
  return (
    <form class="setup sit-down" onSubmit={go}>
      {isNameless && <NameField name={who.name} set={who.setName} />}
      {who.trouble && <p role="alert">{who.trouble}</p>}
      <button type="submit" class="primary large">
        {t('gather.sit-down')}
      </button>
    </form>
  );
}

/** Whom the host has sent away may be let in again. */
function SentAway({ table, command }: { table: Table; command(asking: Asking): void }) {
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

interface AgreedProps {
  table: Table;
  board: Board;
  isHost: boolean;
  isOff: boolean;
  command(asking: Asking): void;
}

/** What is agreed: the host's to change, everybody's to read. */
function Agreed({ table, board, isHost, isOff, command }: AgreedProps) {
  const { match, isPublic, pace, standIn, options, isContinued } = table;
  return (
    <details class="agreed">
      <summary>
        {t(isHost ? 'gather.change' : 'gather.agreed')}
        <small>
          {paceSentence(pace)} · {t(isPublic ? 'terms.who.all' : 'terms.who.link')}
        </small>
      </summary>
      <fieldset class="setup" disabled={!isHost || isOff}>
        {isContinued ? (
          <p class="hint">{t('carry.luck')}</p>
        ) : (
          <board.Options
            options={options}
            change={(next) => command({ type: 'change-table', match, options: { ...next } })}
          />
        )}
        <TermsFields
          terms={{ isPublic, pace, standIn }}
          change={(terms) => command({ type: 'change-table', match, ...terms })}
        />
      </fieldset>
    </details>
  );
}
