import { t } from '../messages/index.ts';
import { useBoard } from '../shell/boards.ts';
import { Notice } from '../shell/notice.tsx';
import { Gathering } from './gathering.tsx';
import { OnlineMatch } from './match.tsx';
import { useTable } from './use-table.ts';
import './online.css';

/** A table of the house, from the first free seat to the last point. */
export function TableScreen({ match }: { match: string }) {
  const at = useTable(match);
  const { table, seen, trouble, standing } = at;
  const board = useBoard(table?.game);
  if (standing === 'outdated') return <Notice text={t('error.protocol-version')} />;
  if (trouble) return <Notice text={trouble} />;
  if (!table && (standing === 'away' || standing === 'lost')) return <Notice text={t('online.trying')} />;
  if (!table || !board) return <Notice text={t('loading')} isQuiet />;
  if (table.status === 'ended') return <Notice text={table.endedFor ?? t('table.closed')} />;
  if (table.status === 'gathering') return <Gathering at={at} table={table} board={board} />;
  if (seen) return <OnlineMatch at={at} table={table} seen={seen} board={board} />;
  return at.isShown ? <Notice text={t('error.rules-unavailable')} /> : <Notice text={t('loading')} isQuiet />;
}
