import { type Db, queryAll, sql } from './db.ts';

/** Counts of attempts that are limited: guessed passwords, confirmation e-mails. */
export class AttemptStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Counts an attempt, on all nodes together: how many there were, and until when they are remembered. */
  async count(key: string, now: number, until: number): Promise<{ count: number; until: number }> {
    const [, counted] = await queryAll(this.#db, [
      sql`delete from guesses where until < ${now}`,
      sql`insert into guesses (key, n, until) values (${key}, 1, ${until})
          on conflict (key) do update set n = guesses.n + 1 returning n, until`,
    ]);
    const row = counted?.[0];
    return { count: Number(row?.n ?? 1), until: Number(row?.until ?? until) };
  }

  /** The attempt was right, so it does not count. */
  async takeBack(key: string): Promise<void> {
    await this.#db.run([sql`update guesses set n = n - 1 where key = ${key} and n > 0`]);
  }

  async dropExpired(now: number): Promise<void> {
    await this.#db.run([sql`delete from guesses where until < ${now}`]);
  }
}
