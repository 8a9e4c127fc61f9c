import type { Summary, TableLine, UnreadableMatch } from '@tempora/protocol';
import type { VNode } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { device } from '../client/connection.ts';
import { storeContinuation } from '../client/continuation.ts';
import { errorText, recordErrorSentence } from '../client/error-text.ts';
import { packRecord, saveFile } from '../client/files.ts';
import { useLobby } from '../client/lobby.ts';
import { type ConnectionStatus, useServer } from '../client/server.ts';
import { GAMES } from '../games/index.ts';
import { t, when } from '../i18n/index.ts';
import type { GameInfo } from '../match/board.ts';
import { PageHeader } from './page-header.tsx';
import { DeviceRow, OnlineRow } from './table-rows.tsx';
import { useWaitingBadge } from './turn-signals.ts';

/** Home: the tables that are under way, the games, and what else goes on in the house. */
export function HomeScreen() {
  const { matches, aside, forget } = useMatches();
  const { connection } = useServer();
  const lobby = useLobby();
  const [error, setError] = useState<string | null>(null);
  const mine = lobby?.mine ?? [];
  const isUnderWay = ({ status, isInvitedToRematch }: TableLine) =>
    status === 'gathering' || status === 'playing' || isInvitedToRematch;
  const running = mine.filter(isUnderWay);
  const finished = mine.filter((line) => line.status === 'over' && !isUnderWay(line));
  const moveOnline = (summary: Summary) =>
    void continueOnline(summary).catch((error: unknown) => setError(errorText(error)));
  const rowOf = (summary: Summary) => (
    <DeviceRow
      key={summary.match}
      summary={summary}
      forget={forget}
      moveOnline={connection === 'connected' ? () => moveOnline(summary) : undefined}
    />
  );
  const live = matches?.filter(({ ranking }) => !ranking) ?? [];
  const over = matches?.filter(({ ranking }) => ranking) ?? [];
  const isEmpty = matches?.length === 0 && running.length + finished.length === 0;
  useWaitingBadge(running.filter(({ isWaiting }) => isWaiting).length);
  return (
    <div class="page home">
      <PageHeader />
      <main>
        <h1 class="home-title">{t('home.title')}</h1>
        <p class="home-lead">
          {t('home.lead')} <OpenTablesButton count={lobby?.open.filter(isFree).length ?? 0} />
        </p>
        {aside.map((saved) => (
          <UnreadableRow key={saved.match} saved={saved} forget={forget} />
        ))}
        {error && <p role="alert">{error}</p>}
        <Tables id="tables" title={t('home.tables')} lines={running}>
          {live.map(rowOf)}
        </Tables>
        <GameList />
        {isEmpty && <NoTables />}
        <OnlineTables connection={connection} open={lobby?.open ?? null} />
        <Tables id="finished" title={t('home.finished')} lines={finished}>
          {over.map(rowOf)}
        </Tables>
        <OpenRecord />
      </main>
      <footer>
        <p>{t('home.foot')}</p>
      </footer>
    </div>
  );
}

function isFree({ status, seats }: TableLine): boolean {
  return status === 'gathering' && seats.some(({ kind }) => kind === 'open');
}

/** Open tables lie below the shelf: who comes to find one is told on arrival that there are some, and led there. */
function OpenTablesButton({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <button type="button" onClick={() => document.getElementById('open')?.focus()}>
      {t('home.open-tables.count', { count })}
    </button>
  );
}

function GameList() {
  return (
    <section class="shelf" aria-label={t('home.games')}>
      {GAMES.map((info) => (
        <GameCard key={info.game} info={info} />
      ))}
    </section>
  );
}

function NoTables() {
  return (
    <section class="tables" aria-labelledby="tables">
      <h2 id="tables">{t('home.tables')}</h2>
      <p class="empty">{t('home.empty')}</p>
    </section>
  );
}

/** A match of this device goes on at a table in the house. */
async function continueOnline({ match, game, holders }: Summary): Promise<void> {
  await storeContinuation(match, { game, holders, options: {}, ply: null });
  location.hash = `#/online/${game}/on`;
}

interface TablesProps {
  id: string;
  title: string;
  lines: readonly TableLine[];
  children?: VNode[];
}

/** A list of tables, those of the house first; where there are none, nothing. */
function Tables({ id, title, lines, children = [] }: TablesProps) {
  const next = lines.find(({ isWaiting }) => isWaiting);
  if (lines.length + children.length === 0) return null;
  return (
    <section class="tables" aria-labelledby={id}>
      <div class="tables-head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {next && (
          <a class="button primary" href={`#/t/${next.match}`}>
            {t('home.next')}
          </a>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <OnlineRow key={line.match} line={line} />
        ))}
        {children}
      </ul>
    </section>
  );
}

/** What goes on in the house: tables with a free seat, and games one may watch. */
function OnlineTables({ connection, open }: { connection: ConnectionStatus; open: readonly TableLine[] | null }) {
  const gathering = open?.filter(isFree) ?? [];
  const playing = open?.filter(({ status }) => status === 'playing') ?? [];
  if (connection === 'away' || connection === 'outdated')
    return <p class="empty house-away">{t(connection === 'away' ? 'online.away' : 'error.protocol-version')}</p>;
  return (
    <>
      {connection === 'lost' && (
        <p class="empty" role="status">
          {t('online.lost')}
        </p>
      )}
      <Tables id="open" title={t('home.open-tables')} lines={gathering} />
      {gathering.length === 0 && (
        <section class="tables" aria-labelledby="open">
          <h2 id="open" tabIndex={-1}>
            {t('home.open-tables')}
          </h2>
          <p class="empty" role="status">
            {t(open ? 'home.open-tables.none' : 'online.connecting')}
          </p>
        </section>
      )}
      <Tables id="watch" title={t('home.watch')} lines={playing} />
    </>
  );
}

function useMatches() {
  const [matches, setMatches] = useState<Summary[] | null>(null);
  const [aside, setAside] = useState<UnreadableMatch[]>([]);
  const refresh = useCallback(async () => {
    const reply = await device.request({ type: 'list-matches' });
    if (reply.type !== 'matches') return;
    setMatches(reply.matches);
    setAside(reply.unreadable);
  }, []);
  useEffect(() => void refresh(), [refresh]);
  const forget = async (match: string) => {
    await device.request({ type: 'delete-match', match });
    await refresh();
  };
  return { matches, aside, forget };
}

/** A game on the shelf. */
function GameCard({ info }: { info: GameInfo }) {
  return (
    <article class="box" data-game={info.game}>
      <info.Cover />
      <div class="box-words">
        <h2>{t(info.title)}</h2>
        <p>{t(info.pitch)}</p>
        <div class="box-ways">
          <a class="button primary" href={`#/online/${info.game}`}>
            {t('home.online')}
          </a>
          <a class="button" href={`#/new/${info.game}`}>
            {t('home.new')}
          </a>
        </div>
      </div>
    </article>
  );
}

/** A saved match that cannot be read: kept, explained, and the person's to keep or throw away. */
function UnreadableRow({ saved, forget }: { saved: UnreadableMatch; forget(match: string): void }) {
  return (
    <div class="aside" role="alert">
      <p>
        {t('aside.text', { when: when(saved.changed) })} {recordErrorSentence(saved.error)}
      </p>
      <button type="button" onClick={() => saveFile(`tempora-${saved.match}.txt`, saved.text)}>
        {t('aside.save')}
      </button>
      <button type="button" onClick={() => forget(saved.match)}>
        {t('aside.forget')}
      </button>
    </div>
  );
}

/** No honest record is longer, and no address could carry it. */
const LONGEST_RECORD = 500_000;

function OpenRecord() {
  const [error, setError] = useState<string | null>(null);
  const open = async (event: Event) => {
    const file = (event.currentTarget as HTMLInputElement).files?.[0];
    if (file && file.size > LONGEST_RECORD) setError(t('record-error.too-long'));
    else if (file) location.hash = `#/record/${await packRecord(await file.text())}`;
  };
  return (
    <>
      <label class="button open-record">
        {t('home.open')}
        <input type="file" accept=".txt,text/plain" class="visually-hidden" onChange={open} />
      </label>
      {error && <p role="alert">{error}</p>}
    </>
  );
}
