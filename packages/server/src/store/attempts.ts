import { condition, type Db, query, queryAll, type Row, sql } from './db.ts';

/** How often something was tried, and until when that is remembered. */
export interface Attempts {
  count: number;
  until: number;
}

function readAttempts(row: Row | undefined): Attempts {
  return { count: Number(row?.n ?? 0), until: Number(row?.until ?? 0) };
}

/** Counts of attempts that are limited: guessed passwords, confirmation e-mails. */
export class AttemptStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Counts an attempt, on all nodes together: how many there were, and until when they are remembered. */
  async count(key: string, now: number, until: number): Promise<Attempts> {
    const [, counted] = await queryAll(this.#db, [
      sql`delete from guesses where until < ${now}`,
      sql`insert into guesses (key, n, until) values (${key}, 1, ${until})
          on conflict (key) do update set n = guesses.n + 1 returning n, until`,
    ]);
    return readAttempts(counted?.[0]);
  }

  /** What is remembered of earlier attempts. */
  async find(key: string, now: number): Promise<Attempts> {
    const [row] = await query(this.#db, sql`select n, until from guesses where key = ${key} and until >= ${now}`);
    return readAttempts(row);
  }

  /** Counts one more than there were. False: others were counted meanwhile. */
  async countAfter(key: string, count: number, now: number, until: number): Promise<boolean> {
    const done = await this.#db.run([
      sql`delete from guesses where key = ${key} and until < ${now}`,
      condition(
        sql`insert into guesses (key, n, until) values (${key}, ${count + 1}, ${until})
            on conflict (key) do update set n = excluded.n, until = excluded.until where guesses.n = ${count}`,
      ),
    ]);
    return done !== null;
  }

  /** The attempt was right, so it does not count. */
  async takeBack(key: string): Promise<void> {
    await this.#db.run([sql`update guesses set n = n - 1 where key = ${key} and n > 0`]);
  }

  /** It was right, so what was wrong before does not count either. */
  async forget(key: string): Promise<void> {
    await this.#db.run([sql`delete from guesses where key = ${key}`]);
  }

  async dropExpired(now: number): Promise<void> {
    await this.#db.run([sql`delete from guesses where until < ${now}`]);
  }
}
