import postgres from 'postgres';
import { type Db, type Row, type Statement, Unavailable } from './db.ts';

/** Seconds to wait before connecting again: a database that is back is found soon. */
const LONGEST_PAUSE = 1;
/** Who waits longer than this, in milliseconds, is told that it cannot be done now. */
const PATIENCE = 15_000;
/** Nodes that stand in each other's way try again so many times. */
const MOST_TRIES = 5;

/** PostgreSQL, for many nodes. */
export function openPostgres(url: string): Db {
  const pool = postgres(url, {
    max: 16,
    connect_timeout: 10,
    backoff: (tries) => Math.min(0.1 * tries, LONGEST_PAUSE),
    onnotice: () => {},
    connection: { statement_timeout: PATIENCE, idle_in_transaction_session_timeout: PATIENCE },
    // Moments and counts fit into a number.
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  });
  const query = (on: postgres.Sql | postgres.TransactionSql, { text, values }: Statement) =>
    on.unsafe(text, [...values], { prepare: true }) as unknown as Promise<Row[]>;

  async function carryOut(batch: readonly Statement[]): Promise<Row[][] | null> {
    const [only] = batch;
    if (batch.length === 1 && only && !only.isCondition) return [[...(await query(pool, only))]];
    return pool.begin(async (transaction) => {
      const done = await Promise.allSettled(batch.map((statement) => query(transaction, statement)));
      const isNotMet = ({ isCondition }: Statement, i: number) =>
        isCondition && done[i]?.status === 'fulfilled' && done[i].value.length === 0;
      // All are under way at once, so a later one may have failed only because a condition before it was not met.
      if (batch.some(isNotMet)) throw NOT_MET;
      return done.map((one) => {
        if (one.status === 'rejected') throw one.reason;
        return [...one.value];
      });
    });
  }

  return {
    async run(batch) {
      for (let tries = 1; ; tries++) {
        try {
          return await carryOut(batch);
        } catch (error) {
          if (error === NOT_MET) return null;
          if (isOfClass(error, COLLISION) && tries < MOST_TRIES) continue;
          if (isOfClass(error, ASKERS_FAULT)) throw error;
          throw new Unavailable(error instanceof Error ? error.message : String(error));
        }
      }
    },
    backup() {
      throw new Error('PostgreSQL is backed up with its own pg_dump');
    },
    close: () => pool.end({ timeout: 5 }),
  };
}

const NOT_MET = new Error('a condition was not met');
/** Classes of PostgreSQL's codes. Deadlocks: nothing has happened, so it may be tried again. */
const COLLISION = ['40'];
/** Values that cannot be stored, somebody else was first, and statements that make no sense. */
const ASKERS_FAULT = ['22', '23', '42'];

function isOfClass(error: unknown, classes: readonly string[]): boolean {
  return error instanceof postgres.PostgresError && classes.includes(error.code.slice(0, 2));
}
