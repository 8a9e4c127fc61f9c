import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AttemptStore } from './attempts.ts';
import { BlockStore } from './blocks.ts';
import { ChatStore } from './chat.ts';
import { CredentialStore } from './credentials.ts';
import { type Db, query, StoreError, sql } from './db.ts';
import { JobStore } from './jobs.ts';
import { MatchStore } from './matches.ts';
import { NoteStore } from './notes.ts';
import { NoticeStore } from './notices.ts';
import { PeopleStore } from './people.ts';
import { openPostgres } from './postgres.ts';
import { ReportStore } from './reports.ts';
import { isCurrent, lastMigration, migrate } from './schema.ts';
import { SessionStore } from './sessions.ts';
import { SettingsStore } from './settings.ts';
import { openSqlite } from './sqlite.ts';

/** Everything that outlives a process. */
export type Store = ReturnType<typeof createStore>;

export type DatabaseLocation = { file: string } | { url: string };

/** A store on a database that is ready. */
export function createStore(db: Db) {
  return {
    db,
    matches: new MatchStore(db),
    people: new PeopleStore(db),
    sessions: new SessionStore(db),
    credentials: new CredentialStore(db),
    attempts: new AttemptStore(db),
    blocks: new BlockStore(db),
    reports: new ReportStore(db),
    jobs: new JobStore(db),
    chat: new ChatStore(db),
    notes: new NoteStore(db),
    notices: new NoticeStore(db),
    settings: new SettingsStore(db),
  };
}

/** Opens a store, a file or PostgreSQL by its address, and brings it up to date. */
export async function openStore(location: DatabaseLocation, wrap: (db: Db) => Db = (db) => db) {
  const db = wrap(openDb(location));
  await migrate(db);
  return createStore(db);
}

/** Opens a store as it is; another version may have made it. */
export function openStoreUnmigrated(location: DatabaseLocation): Store {
  return createStore(openDb(location));
}

/** Opens a store that may be in use: it is not migrated, and refused unless it is up to date. */
export async function openCurrentStore(location: DatabaseLocation): Promise<Store> {
  const db = openDb(location);
  if (await isCurrentOrClose(db)) return createStore(db);
  await db.close();
  throw new StoreError('older-version', 'an older version of Tempora made this database');
}

/** Opens a store for reading, even while a server uses it. A file made by an older version is copied and the copy migrated. */
export async function openStoreToRead(location: DatabaseLocation): Promise<Store> {
  if ('url' in location) return openCurrentStore(location);
  const db = openDb(location);
  if (await isCurrentOrClose(db)) return createStore(db);
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

/** What is wrong with the pages of an SQLite database; null: nothing. */
export async function findFlaw(db: Db): Promise<string | null> {
  const [row] = await query(db, sql`select quick_check as flaw from pragma_quick_check(1)`);
  return row?.flaw === 'ok' ? null : String(row?.flaw).replace(/\s+/g, ' ');
}

/** Why a file is not an intact database that this version could open; null if it is one. */
export async function whyUnusable(file: string): Promise<string | null> {
  const db = openSqlite(file);
  try {
    if ((await lastMigration(db)) === null) return 'it is empty';
    const flaw = await findFlaw(db);
    return flaw && `it is damaged: ${flaw}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await db.close();
  }
}

async function isCurrentOrClose(db: Db): Promise<boolean> {
  try {
    return await isCurrent(db);
  } catch (error) {
    await db.close();
    throw error;
  }
}

function openDb(location: DatabaseLocation): Db {
  return 'url' in location ? openPostgres(location.url) : openSqlite(location.file);
}
