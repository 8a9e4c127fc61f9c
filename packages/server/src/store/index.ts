import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChatStore } from './chat.ts';
import { CredentialStore } from './credentials.ts';
import { type Db, Outdated, sql } from './db.ts';
import { JobStore } from './jobs.ts';
import { MatchStore } from './matches.ts';
import { PeopleStore } from './people.ts';
import { openPostgres } from './postgres.ts';
import { ReportStore } from './reports.ts';
import { isCurrent, lastMigration, migrate } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type { Passkey } from './credentials.ts';
export type { Db } from './db.ts';
export { Ahead, Outdated, Unavailable, Unfit } from './db.ts';
export type { Job, NewJob } from './jobs.ts';
export type { SeatHolder, Status, StoredEntry, StoredTable, TableDoc } from './matches.ts';
export type { Person, Session, Settings } from './people.ts';
export type { Report } from './reports.ts';

/** Everything that outlives a process. */
export type Store = ReturnType<typeof createStore>;

type DatabaseLocation = { file: string } | { url: string };

/** Opens a store: a file, or PostgreSQL by its address. */
export async function openStore(location: DatabaseLocation, wrap: (db: Db) => Db = (db) => db) {
  const db = wrap(openDb(location));
  await migrate(db);
  return createStore(db);
}

/** Opens a store as it is, which may be that of another version. */
export function openStoreUnmigrated(location: DatabaseLocation): Store {
  return createStore(openDb(location));
}

/** Opens a store that may be in use: it is left as it is, and taken only if this version has made it. */
export async function openCurrentStore(location: DatabaseLocation): Promise<Store> {
  const db = openDb(location);
  if (await isOurVersion(db)) return createStore(db);
  await db.close();
  throw new Outdated('an earlier version has made this database');
}

/** Has this version made it, not an earlier one? Where that cannot be said, nothing is left open. */
async function isOurVersion(db: Db): Promise<boolean> {
  try {
    return await isCurrent(db);
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Why a file does not hold a house this version could open, whole as it was; null if it does. */
export async function whyUnusable(file: string): Promise<string | null> {
  const db = openSqlite(file);
  try {
    if ((await lastMigration(db)) === null) return 'nothing was ever kept in it';
    const [found] = (await db.run([sql`select quick_check as flaw from pragma_quick_check(1)`])) ?? [];
    const flaw = found?.[0]?.flaw;
    return flaw === 'ok' ? null : `it is damaged: ${flaw}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await db.close();
  }
}

/** Opens a store for reading, whatever is at work there. What an earlier version has made in a file is brought up to date in a copy. */
export async function openStoreToRead(location: DatabaseLocation): Promise<Store> {
  if ('url' in location) return openCurrentStore(location);
  const db = openDb(location);
  if (await isOurVersion(db)) return createStore(db);
  const folder = mkdtempSync(join(tmpdir(), 'tempora-'));
  const clear = () => rmSync(folder, { recursive: true });
  const file = join(folder, 'copy.db');
  try {
    await db.backup(file);
    return await openStore({ file }, (copy) => ({ ...copy, close: () => copy.close().finally(clear) }));
  } catch (error) {
    clear();
    throw error;
  } finally {
    await db.close();
  }
}

function openDb(location: DatabaseLocation): Db {
  return 'url' in location ? openPostgres(location.url) : openSqlite(location.file);
}

/** A store on a database that is ready. */
export function createStore(db: Db) {
  const talk = new ChatStore(db);
  return {
    db,
    matches: new MatchStore(db),
    people: new PeopleStore(db),
    keys: new CredentialStore(db),
    reports: new ReportStore(db),
    jobs: new JobStore(db),
    talk,
    /** Can anything be written down at the moment? It is tried. */
    isWritable: () =>
      talk.setFact('written', String(Date.now())).then(
        () => true,
        () => false,
      ),
  };
}
