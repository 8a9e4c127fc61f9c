import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, Outdated, sql } from './db.ts';
import { Jobs } from './jobs.ts';
import { Keys } from './keys.ts';
import { Matches } from './matches.ts';
import { People } from './people.ts';
import { openPostgres } from './postgres.ts';
import { Reports } from './reports.ts';
import { isCurrent, lastStep, migrate } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { Talk } from './talk.ts';

export type { Db } from './db.ts';
export { Ahead, Outdated, Unavailable, Unfit } from './db.ts';
export type { Job, NewJob } from './jobs.ts';
export type { Passkey } from './keys.ts';
export type { Doc, Held, Status, Stored, StoredEntry } from './matches.ts';
export type { Person, Session, Settings } from './people.ts';
export type { Report } from './reports.ts';

/** Everything that outlives a process. */
export type Store = ReturnType<typeof storeOn>;

type Place = { file: string } | { url: string };

/** Opens a store: a file, or PostgreSQL by its address. */
export async function openStore(where: Place, wrap: (db: Db) => Db = (db) => db) {
  const db = wrap(openDb(where));
  await migrate(db);
  return storeOn(db);
}

/** Opens a store as it is, which may be that of another version. */
export function openStoreAsItIs(where: Place): Store {
  return storeOn(openDb(where));
}

/** Opens a store that may be in use: it is left as it is, and taken only if this version has made it. */
export async function openStoreInUse(where: Place): Promise<Store> {
  const db = openDb(where);
  if (await isOurs(db)) return storeOn(db);
  await db.close();
  throw new Outdated('an earlier version has made this database');
}

/** Has this version made it, not an earlier one? Where that cannot be said, nothing is left open. */
async function isOurs(db: Db): Promise<boolean> {
  try {
    return await isCurrent(db);
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Why a file does not hold a house this version could open, whole as it was; null if it does. */
export async function whyNoHouse(file: string): Promise<string | null> {
  const db = openSqlite(file);
  try {
    if ((await lastStep(db)) === null) return 'nothing was ever kept in it';
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
export async function openStoreToRead(where: Place): Promise<Store> {
  if ('url' in where) return openStoreInUse(where);
  const db = openDb(where);
  if (await isOurs(db)) return storeOn(db);
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

function openDb(where: Place): Db {
  return 'url' in where ? openPostgres(where.url) : openSqlite(where.file);
}

/** A store on a database that is ready. */
export function storeOn(db: Db) {
  const talk = new Talk(db);
  return {
    db,
    matches: new Matches(db),
    people: new People(db),
    keys: new Keys(db),
    reports: new Reports(db),
    jobs: new Jobs(db),
    talk,
    /** Can anything be written down at the moment? It is tried. */
    isWritable: () =>
      talk.setFact('written', String(Date.now())).then(
        () => true,
        () => false,
      ),
  };
}
