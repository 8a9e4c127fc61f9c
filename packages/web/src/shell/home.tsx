import type { Summary, TableLine, UnreadableMatch } from '@tempora/protocol';
import type { VNode } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { t, when } from '../messages/index.ts';
import type { Box } from './board.ts';
import { BOXES } from './boards.ts';
import { carry } from './carried.ts';
import { packRecord, saveFile } from './files.ts';
import { device } from './link.ts';
import { useLobby } from './lobby.ts';
import { type Standing, useHouse } from './online-link.ts';
import { PageHead } from './page.tsx';
import { DeviceRow, HouseRow } from './rows.tsx';
import { inWords, recordErrorSentence } from './sentences.ts';
import { useWaitingMark } from './signs.ts';

/** Home: the tables that are under way, the games, and what else goes on in the house. */
export function HomeScreen() {
  const { matches, aside, forget } = useMatches();
  const { standing } = useHouse();
  const lobby = useLobby();
  const [trouble, setTrouble] = useState<string | null>(null);
  const mine = lobby?.mine ?? [];
  const isUnderWay = ({ status, isInvitedToRematch }: TableLine) =>
    status === 'gathering' || status === 'playing' || isInvitedToRematch;
  const running = mine.filter(isUnderWay);
  const finished = mine.filter((line) => line.status === 'over' && !isUnderWay(line));
  const takeAlong = (summary: Summary) =>
    void carryOnline(summary).catch((error: unknown) => setTrouble(inWords(error)));
  const rowsOf = (summary: Summary) => (
    <DeviceRow
      key={summary.match}
      summary={summary}
      forget={forget}
      carry={standing === 'connected' ? () => takeAlong(summary) : undefined}
    />
  );
  const live = matches?.filter(({ ranking }) => !ranking) ?? [];
  const over = matches?.filter(({ ranking }) => ranking) ?? [];
  const isEmpty = matches?.length === 0 && running.length + finished.length === 0;
  useWaitingMark(running.filter(({ isWaiting }) => isWaiting).length);
  return (
    <div class="page home">
      <PageHead />
      <main>
        <h1 class="home-title">{t('home.title')}</h1>
        <p class="home-lead">
          {t('home.lead')} <ToOpenTables count={lobby?.open.filter(isFree).length ?? 0} />
        </p>
        {aside.map((saved) => (
          <SetAside key={saved.match} saved={saved} forget={forget} />
        ))}
        {trouble && <p role="alert">{trouble}</p>}
        <Tables id="tables" title={t('home.tables')} lines={running}>
          {live.map(rowsOf)}
        </Tables>
        <Shelf />
        {isEmpty && <NoTables />}
        <HouseTables standing={standing} open={lobby?.open ?? null} />
        <Tables id="finished" title={t('home.finished')} lines={finished}>
          {over.map(rowsOf)}
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
function ToOpenTables({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <button type="button" onClick={() => document.getElementById('open')?.focus()}>
      {t('home.open-tables.count', { count })}
    </button>
  );
}

function Shelf() {
  return (
    <section class="shelf" aria-label={t('home.games')}>
      {BOXES.map((box) => (
        <OnShelf key={box.game} box={box} />
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
async function carryOnline({ match, game, holders }: Summary): Promise<void> {
  await carry(match, { game, holders, options: {}, ply: null });
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
          <HouseRow key={line.match} line={line} />
        ))}
        {children}
      </ul>
    </section>
  );
}

/** What goes on in the house: tables with a free seat, and games one may watch. */
function HouseTables({ standing, open }: { standing: Standing; open: readonly TableLine[] | null }) {
  const gathering = open?.filter(isFree) ?? [];
  const playing = open?.filter(({ status }) => status === 'playing') ?? [];
  if (standing === 'away' || standing === 'outdated')
    return <p class="empty house-away">{t(standing === 'away' ? 'online.away' : 'error.protocol-version')}</p>;
  return (
    <>
      {standing === 'lost' && (
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
function OnShelf({ box }: { box: Box }) {
  return (
    <article class="box" data-game={box.game}>
      <box.Cover />
      <div class="box-words">
        <h2>{t(box.title)}</h2>
        <p>{t(box.pitch)}</p>
        <div class="box-ways">
          <a class="button primary" href={`#/online/${box.game}`}>
            {t('home.online')}
          </a>
          <a class="button" href={`#/new/${box.game}`}>
            {t('home.new')}
          </a>
        </div>
      </div>
    </article>
  );
}

/** A saved match that cannot be read: kept, explained, and the person's to keep or throw away. */
function SetAside({ saved, forget }: { saved: UnreadableMatch; forget(match: string): void }) {
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
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (event: Event) => {
    const file = (event.currentTarget as HTMLInputElement).files?.[0];
    if (file && file.size > LONGEST_RECORD) setTrouble(t('record-error.too-long'));
    else if (file) location.hash = `#/record/${await packRecord(await file.text())}`;
  };
  return (
    <>
      <label class="button open-record">
        {t('home.open')}
        <input type="file" accept=".txt,text/plain" class="visually-hidden" onChange={open} />
      </label>
      {trouble && <p role="alert">{trouble}</p>}
    </>
  );
}
