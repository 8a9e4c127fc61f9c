import { type Db, query, type Row, type Statement, sql } from './db.ts';

/** Something to be done later, by any node. There is at most one job of each key. */
export interface NewJob {
  key: string;
  kind: string;
  /** Which match or person it is about. */
  subject: string;
  body: object;
  due: number;
  /** The node that does it at once; if it dies, others may take the job once `heldUntil` has passed. */
  holder: string;
  heldUntil: number;
}

export interface Job extends NewJob {
  tries: number;
}

export function putJob({ key, kind, subject, body, due, holder, heldUntil }: NewJob): Statement {
  return sql`insert into jobs (key, kind, subject, body, due, holder, held_until, tries)
             values (${key}, ${kind}, ${subject}, ${JSON.stringify(body)}, ${due}, ${holder}, ${heldUntil}, 0)
             on conflict (key) do update set body = excluded.body, due = excluded.due, holder = excluded.holder,
               held_until = excluded.held_until, tries = 0`;
}

function readJob(row: Row): Job {
  return {
    key: row.key as string,
    kind: row.kind as string,
    subject: row.subject as string,
    body: JSON.parse(row.body as string),
    due: row.due as number,
    holder: row.holder as string,
    heldUntil: row.held_until as number,
    tries: row.tries as number,
  };
}

export class JobStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async put(job: NewJob): Promise<void> {
    await this.#db.run([putJob(job)]);
  }

  /** Sets a job unless there is one of that key already. */
  async putFirst({ key, kind, subject, body, due, holder, heldUntil }: NewJob): Promise<void> {
    await this.#db.run([
      sql`insert into jobs (key, kind, subject, body, due, holder, held_until, tries)
          values (${key}, ${kind}, ${subject}, ${JSON.stringify(body)}, ${due}, ${holder}, ${heldUntil}, 0)
          on conflict (key) do nothing`,
    ]);
  }

  /** Takes jobs that are due and held by nobody, so that no other node does them too. */
  async claim(holder: string, now: number, until: number, limit: number): Promise<Job[]> {
    const rows = await query(
      this.#db,
      sql`update jobs set holder = ${holder}, held_until = ${until}, tries = tries + 1
            where key in (select key from jobs where due <= ${now} and held_until <= ${now} order by due limit ${limit})
            and held_until <= ${now} returning *`,
    );
    return rows.map(readJob);
  }

  /** Removes a job that is done, unless it was set again meanwhile. */
  async finish({ key, body, due, holder }: NewJob): Promise<void> {
    await this.#db.run([
      sql`delete from jobs where key = ${key} and body = ${JSON.stringify(body)} and due = ${due}
          and holder = ${holder}`,
    ]);
  }

  /** To be tried again later. */
  async postpone({ key, body, holder }: NewJob, due: number): Promise<void> {
    await this.#db.run([
      sql`update jobs set due = ${due}, held_until = 0 where key = ${key} and body = ${JSON.stringify(body)}
          and holder = ${holder}`,
    ]);
  }

  /** A node is still at work: the jobs it holds stay its own until then. */
  async renew(holder: string, now: number, until: number): Promise<void> {
    await this.#db.run([sql`update jobs set held_until = ${until} where holder = ${holder} and held_until > ${now}`]);
  }

  /** No other node can be alive: nobody has to wait for the jobs of one that was killed. */
  async releaseAll(): Promise<void> {
    await this.#db.run([sql`update jobs set held_until = 0 where held_until > 0`]);
  }

  /** A node stops: others need not wait for the jobs it holds. */
  async release(holder: string): Promise<void> {
    await this.#db.run([sql`update jobs set held_until = 0 where holder = ${holder}`]);
  }

  /** When the next job is due that nobody holds; null if there is none. */
  async nextDue(): Promise<number | null> {
    const rows = await query(
      this.#db,
      sql`select min(case when held_until > due then held_until else due end) as due from jobs`,
    );
    const due = rows[0]?.due;
    return due === null || due === undefined ? null : Number(due);
  }
}
