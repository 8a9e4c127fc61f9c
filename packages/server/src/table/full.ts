import type { ApiError, Table } from '@tempora/protocol';
import type { NewJob, StoredTable } from '../store/index.ts';
import { isSeated } from './table.ts';

/** Who may start a table, and when. */
export function startOf({ doc }: StoredTable): Table['start'] {
  return doc.start ?? { by: 'host', afterSeconds: 0 };
}

/** For how many milliseconds all seats have been taken; null: they are not, or the match has begun. */
export function fullFor({ status, doc }: StoredTable, now: number): number | null {
  return status === 'gathering' && doc.fullSince !== undefined ? Math.max(0, now - doc.fullSince) : null;
}

/** Notes since when all seats have been taken; from then on the job that starts the match by itself is due. */
export function noteFull(table: StoredTable, now: number): NewJob[] {
  const { id, doc, status } = table;
  if (status !== 'gathering' || doc.seats.some(({ kind }) => kind === 'open')) {
    delete doc.fullSince;
    return [];
  }
  if (doc.fullSince !== undefined) return [];
  doc.fullSince = now;
  const { by, afterSeconds } = startOf(table);
  if (by !== 'itself') return [];
  const due = now + afterSeconds * 1000;
  return [{ key: `start ${id}`, kind: 'start', subject: id, body: {}, due, holder: '', heldUntil: 0 }];
}

/** The host may start at any time, the others at the table once they have waited as long as agreed. */
export function refusalToStart(table: StoredTable, person: { id: string }, now: number): ApiError | null {
  if (table.host === person.id) return null;
  const { by, afterSeconds } = startOf(table);
  if (by === 'host' || !isSeated(table, person.id)) return { code: 'not-host' };
  const waited = fullFor(table, now);
  return waited !== null && waited < afterSeconds * 1000 ? { code: 'too-early' } : null;
}
