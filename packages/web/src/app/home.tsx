import type { ConnectionStatus } from '@tempora/client';
import type { Summary, TableLine } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { continueMatch } from '../client/continuation.ts';
import { isStorageCleared } from '../client/installed.ts';
import { useLobby } from '../client/lobby.ts';
import { useServer } from '../client/server.ts';
import { useDeviceMatches } from '../client/use-device-matches.ts';
import { useAction } from '../client/use-resource.ts';
import { GAMES } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { LearnLink } from '../lessons/links.tsx';
import { RulesLink } from '../rules/links.tsx';
import { Button, LinkButton } from '../toolkit/button.tsx';
import { GameFacts } from './game-facts.tsx';
import { PageHeader } from './page-header.tsx';
import { OpenRecord, UnreadableRow } from './saved-records.tsx';
import { DeviceRow, OnlineRow } from './table-rows.tsx';
import { useTitle } from './use-title.ts';
import { useWaitingBadge } from './waiting-badge.ts';

/** Home: the person's running tables, the games, other tables on the server, and finished games. */
export function HomeScreen() {
  const { matches, unreadable, forget } = useDeviceMatches();
  const { connection } = useServer();
  const lobby = useLobby();
  const { error, run } = useAction();
  const running = lobby?.mine.filter(isRunning) ?? [];
  const finished = lobby?.mine.filter((line) => line.status === 'over' && !isRunning(line)) ?? [];
  const waiting = running.filter(({ isWaiting }) => isWaiting).length;
  useWaitingBadge(waiting);
  useTitle(waiting > 0 ? t('sign.title', { count: waiting }) : null);
  const moveOnline = ({ match, game, holders }: Summary) =>
    void run(() => continueMatch(match, { game, holders, options: {}, ply: null }, 'online'));
  const deviceRow = (summary: Summary) => (
    <DeviceRow
      key={summary.match}
      summary={summary}
      forget={forget}
      moveOnline={connection === 'connected' ? () => moveOnline(summary) : undefined}
    />
  );
  return (
    <HomePage freeTables={lobby?.open.filter(isFree).length ?? 0}>
      {unreadable.map((saved) => (
        <UnreadableRow key={saved.match} saved={saved} forget={forget} />
      ))}
      {error && <p role="alert">{error}</p>}
      <Tables id="tables" title={t('home.tables')} lines={running}>
        {matches?.filter(({ ranking }) => !ranking).map(deviceRow)}
      </Tables>
      {matches && matches.length > 0 && <StorageNote />}
      <GameList />
      {matches?.length === 0 && running.length + finished.length === 0 && (
        <Tables id="tables" title={t('home.tables')} lines={[]} empty={t('home.empty')} />
      )}
      <OnlineTables connection={connection} open={lobby?.open ?? null} />
      {lobby && lobby.pages > 1 && <Pager {...lobby} />}
      <Tables id="finished" title={t('home.finished')} lines={finished}>
        {matches?.filter(({ ranking }) => ranking).map(deviceRow)}
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
  // Open tables are listed below the games: anyone who looks for one sees at once that there are some, and is led there.
  const toOpenTables = () => document.getElementById('open')?.focus();
  return (
    <div class="page home">
      <PageHeader />
      <main>
        <h1 class="home-title">{t('home.title')}</h1>
        <p class="home-lead">
          {t('home.lead')}{' '}
          {freeTables > 0 && <Button label={t('home.open-tables.count', { count: freeTables })} press={toOpenTables} />}
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

/** Where the browser will clear the games on this device: how to keep them. */
function StorageNote() {
  const [isTold, setTold] = useState(false);
  useEffect(() => void isStorageCleared().then(setTold), []);
  return isTold ? <p class="hint">{t('home.cleared')}</p> : null;
}

function GameList() {
  return (
    <section class="shelf" aria-label={t('home.games')}>
      {GAMES.map((info) => (
        <article key={info.game} class="box" data-game={info.game}>
          <info.Cover />
          <div>
            <h2>{t(info.title)}</h2>
            <p>{t(info.pitch)}</p>
            <GameFacts info={info} />
            <p class="hint box-audience">{t(info.audience)}</p>
            <div class="buttons">
              <LinkButton look="primary" label={t('home.online')} href={`#/online/${info.game}`} />
              <LinkButton label={t('home.new')} href={`#/new/${info.game}`} />
              <LearnLink game={info.game} />
              <RulesLink game={info.game} />
            </div>
          </div>
        </article>
      ))}
    </section>
  );
}

interface TablesProps {
  id: string;
  title: string;
  lines: readonly TableLine[];
  /** What is said where there are none; without it the list is left out. */
  empty?: string;
  /** Further rows. */
  children?: ComponentChildren[] | undefined;
}

/** A list of tables, those on the server first. */
function Tables({ id, title, lines, empty, children = [] }: TablesProps) {
  const next = lines.find(({ isWaiting }) => isWaiting);
  const isEmpty = lines.length + children.length === 0;
  if (isEmpty && !empty) return null;
  return (
    <section class="tables" aria-labelledby={id}>
      <div class="tables-head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {next && <LinkButton look="primary" label={t('home.next')} href={`#/t/${next.match}`} />}
      </div>
      {isEmpty ? (
        <p class="empty" role="status">
          {empty}
        </p>
      ) : (
        <ul>
          {lines.map((line) => (
            <OnlineRow key={line.match} line={line} />
          ))}
          {children}
        </ul>
      )}
    </section>
  );
}

/** Other people's tables: those with a free seat, and games to watch. */
function OnlineTables({ connection, open }: { connection: ConnectionStatus; open: readonly TableLine[] | null }) {
  if (connection === 'away' || connection === 'outdated')
    return <p class="empty online-away">{t(connection === 'away' ? 'online.away' : 'error.protocol-version')}</p>;
  const playing = open?.filter(({ status }) => status === 'playing') ?? [];
  const none = t(open ? 'home.open-tables.none' : 'online.connecting');
  return (
    <>
      {connection === 'lost' && (
        <p class="empty" role="status">
          {t('online.lost')}
        </p>
      )}
      <Tables id="open" title={t('home.open-tables')} lines={open?.filter(isFree) ?? []} empty={none} />
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
