import type { Summary, TableLine } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { storeContinuation } from '../client/continuation.ts';
import { errorText } from '../client/error-text.ts';
import { useLobby } from '../client/lobby.ts';
import { type ConnectionStatus, useServer } from '../client/server.ts';
import { useDeviceMatches } from '../client/use-device-matches.ts';
import { GAMES } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../match/board.ts';
import { PageHeader } from './page-header.tsx';
import { OpenRecord, UnreadableRow } from './saved-records.tsx';
import { DeviceRow, OnlineRow } from './table-rows.tsx';
import { useWaitingBadge } from './turn-signals.ts';

/** Home: one's running tables, the games, other tables on the server, and finished games. */
export function HomeScreen() {
  const { matches, unreadable, forget } = useDeviceMatches();
  const { connection } = useServer();
  const lobby = useLobby();
  const [error, setError] = useState<string | null>(null);
  const running = lobby?.mine.filter(isRunning) ?? [];
  const finished = lobby?.mine.filter((line) => line.status === 'over' && !isRunning(line)) ?? [];
  const open = lobby?.open ?? null;
  useWaitingBadge(running.filter(({ isWaiting }) => isWaiting).length);
  const rowsOf = (summaries: readonly Summary[]) => (
    <DeviceRows summaries={summaries} forget={forget} isOnline={connection === 'connected'} fail={setError} />
  );
  const live = matches?.filter(({ ranking }) => !ranking) ?? [];
  const over = matches?.filter(({ ranking }) => ranking) ?? [];
  return (
    <HomePage freeTables={open?.filter(isFree).length ?? 0}>
      {unreadable.map((saved) => (
        <UnreadableRow key={saved.match} saved={saved} forget={forget} />
      ))}
      {error && <p role="alert">{error}</p>}
      <Tables id="tables" title={t('home.tables')} lines={running} more={live.length}>
        {rowsOf(live)}
      </Tables>
      <GameList />
      {matches?.length === 0 && running.length + finished.length === 0 && <NoTables />}
      <OnlineTables connection={connection} open={open} />
      {lobby && lobby.pages > 1 && <Pager {...lobby} />}
      <Tables id="finished" title={t('home.finished')} lines={finished} more={over.length}>
        {rowsOf(over)}
      </Tables>
    </HomePage>
  );
}

function isRunning({ status, isInvitedToRematch }: TableLine): boolean {
  return status === 'gathering' || status === 'playing' || isInvitedToRematch;
}

function isFree({ status, seats }: TableLine): boolean {
  return status === 'gathering' && seats.some(({ kind }) => kind === 'open');
}

function HomePage({ freeTables, children }: { freeTables: number; children: ComponentChildren }) {
  return (
    <div class="page home">
      <PageHeader />
      <main>
        <h1 class="home-title">{t('home.title')}</h1>
        <p class="home-lead">
          {t('home.lead')} <OpenTablesButton count={freeTables} />
        </p>
        {children}
        <OpenRecord />
      </main>
      <footer>
        <p>{t('home.foot')}</p>
      </footer>
    </div>
  );
}

/** Open tables are listed below the games: whoever looks for one is told at once that there are some, and led there. */
function OpenTablesButton({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <button type="button" onClick={() => document.getElementById('open')?.focus()}>
      {t('home.open-tables.count', { count })}
    </button>
  );
}

interface DeviceRowsProps {
  summaries: readonly Summary[];
  isOnline: boolean;
  forget(match: string): void;
  fail(error: string): void;
}

function DeviceRows({ summaries, isOnline, forget, fail }: DeviceRowsProps) {
  const moveOnline = ({ match, game, holders }: Summary) =>
    storeContinuation(match, { game, holders, options: {}, ply: null }).then(
      () => {
        location.hash = `#/online/${game}/on`;
      },
      (error: unknown) => fail(errorText(error)),
    );
  return (
    <>
      {summaries.map((summary) => (
        <DeviceRow
          key={summary.match}
          summary={summary}
          forget={forget}
          moveOnline={isOnline ? () => void moveOnline(summary) : undefined}
        />
      ))}
    </>
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

function NoTables() {
  return (
    <section class="tables" aria-labelledby="tables">
      <h2 id="tables">{t('home.tables')}</h2>
      <p class="empty">{t('home.empty')}</p>
    </section>
  );
}

interface TablesProps {
  id: string;
  title: string;
  lines: readonly TableLine[];
  /** How many rows follow those of the server. */
  more?: number;
  children?: ComponentChildren;
}

/** A list of tables, those on the server first; nothing where there are none. */
function Tables({ id, title, lines, more = 0, children }: TablesProps) {
  const next = lines.find(({ isWaiting }) => isWaiting);
  if (lines.length + more === 0) return null;
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

/** Other people's tables: those with a free seat, and games to watch. */
function OnlineTables({ connection, open }: { connection: ConnectionStatus; open: readonly TableLine[] | null }) {
  const playing = open?.filter(({ status }) => status === 'playing') ?? [];
  if (connection === 'away' || connection === 'outdated')
    return <p class="empty online-away">{t(connection === 'away' ? 'online.away' : 'error.protocol-version')}</p>;
  return (
    <>
      {connection === 'lost' && (
        <p class="empty" role="status">
          {t('online.lost')}
        </p>
      )}
      <OpenTables open={open} />
      <Tables id="watch" title={t('home.watch')} lines={playing} />
    </>
  );
}

/** More open tables and games to watch than fit on one page. */
function Pager({ page, pages, turnTo }: { page: number; pages: number; turnTo(page: number): void }) {
  return (
    <p class="pager">
      <button type="button" disabled={page === 0} onClick={() => turnTo(page - 1)}>
        {t('home.open-tables.earlier')}
      </button>{' '}
      <span role="status">{t('home.open-tables.page', { page: page + 1, pages })}</span>{' '}
      <button type="button" disabled={page + 1 >= pages} onClick={() => turnTo(page + 1)}>
        {t('home.open-tables.later')}
      </button>
    </p>
  );
}

function OpenTables({ open }: { open: readonly TableLine[] | null }) {
  const free = open?.filter(isFree) ?? [];
  if (free.length > 0) return <Tables id="open" title={t('home.open-tables')} lines={free} />;
  return (
    <section class="tables" aria-labelledby="open">
      <h2 id="open" tabIndex={-1}>
        {t('home.open-tables')}
      </h2>
      <p class="empty" role="status">
        {t(open ? 'home.open-tables.none' : 'online.connecting')}
      </p>
    </section>
  );
}
