import { Notice } from '../app/notice.tsx';
import { useBoard } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { LinkButton } from '../toolkit/button.tsx';
import { BringSeat } from './bring-seat.tsx';
import { GatheringScreen } from './gathering.tsx';
import { OnlineMatch } from './online-match.tsx';
import { type TableSession, useTable } from './use-table.ts';
import './online.css';

/** A table of the server, from the first free seat to the last point. */
export function TableScreen({ match }: { match: string }) {
  const { table, ...session } = useTable(match);
  const { shown, error, connection } = session;
  const board = useBoard(table?.game);
  if (connection === 'outdated') return <Notice text={t('error.protocol-version')} />;
  if (error) return <Unwatched text={error} />;
  if (!table && (connection === 'away' || connection === 'lost')) return <Notice text={t('online.trying')} />;
  if (!table || !board) return <Notice text={t('loading')} isQuiet />;
  if (table.status === 'ended') return <Notice text={table.endedFor ?? t('table.closed')} />;
  if (table.status === 'gathering') return <GatheringScreen session={{ ...session, table }} board={board} />;
  if (isBarred({ table, own: session.own, me: session.me })) return <Unwatched text={t('watch.forbidden')} />;
  if (shown) return <OnlineMatch session={{ ...session, table }} shown={shown} board={board} />;
  return session.isShown ? <Notice text={t('error.rules-unavailable')} /> : <Notice text={t('loading')} isQuiet />;
}

/** Why the table cannot be watched. Whoever has a seat there under a login may come in. */
function Unwatched({ text }: { text: string }) {
  if (text !== t('watch.forbidden')) return <Notice text={text} />;
  return (
    <main class="notice">
      <h1 class="visually-hidden">Tempora</h1>
      <p role="alert">{text}</p>
      <BringSeat />
      <LinkButton label={t('home.back')} href="#/" />
    </main>
  );
}

/** Does the table let nobody watch, and does the viewer have no seat there? */
function isBarred({ table, own, me }: Pick<TableSession, 'table' | 'own' | 'me'>): boolean {
  return !table.isWatchable && table.status === 'playing' && own.length === 0 && me?.person !== table.host;
}
