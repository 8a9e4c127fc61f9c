import { type Db, sql } from './db.ts';
import { Jobs } from './jobs.ts';
import { Keys } from './keys.ts';
import { Matches } from './matches.ts';
import { People } from './people.ts';
import { openPostgres } from './postgres.ts';
import { Reports } from './reports.ts';
import { migrate } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { Talk } from './talk.ts';

export type { Db } from './db.ts';
export { Unavailable } from './db.ts';
export type { Job, NewJob } from './jobs.ts';
export type { Passkey } from './keys.ts';
export type { Doc, Held, Outcome, Status, Stored, StoredEntry } from './matches.ts';
export type { Person, Session, Settings } from './people.ts';
export type { Report } from './reports.ts';

/** Everything that outlives a process. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens a store: a file, or PostgreSQL by its address. */
export async function openStore(where: { file: string } | { url: string }, wrap: (db: Db) => Db = (db) => db) {
  const db = wrap('url' in where ? openPostgres(where.url) : openSqlite(where.file));
  await migrate(db);
  return {
    db,
    matches: new Matches(db),
    people: new People(db),
    keys: new Keys(db),
    reports: new Reports(db),
    jobs: new Jobs(db),
    talk: new Talk(db),
    /** Can anything be written down at the moment? It is tried. */
    async isWritable(): Promise<boolean> {
      const write = sql`insert into facts (key, value) values (${'written'}, ${String(Date.now())})
                        on conflict (key) do update set value = excluded.value`;
      return db.run([write]).then(
        () => true,
        () => false,
      );
    },
  };
}
