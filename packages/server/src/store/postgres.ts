import postgres from 'postgres';
import { type Db, type Row, type Statement, StoreError } from './db.ts';

/** A statement that takes longer is cancelled, in milliseconds. */
const STATEMENT_TIMEOUT = 8_000;
/** If the database never answers, this is when we stop waiting, in milliseconds. */
const DEADLINE = 10_000;
/** How often a batch is tried that collides with another node's. */
const MAX_TRIES = 5;
/** How many seconds queries on a replaced pool have to finish. */
const CLOSE_SECONDS = 5;

/** PostgreSQL, for several nodes. */
export function openPostgres(url: string): Db {
  let pool = connect(url);
  /** The driver does not always recover from a lost connection, so the pool is replaced. */
  const replace = (lost: postgres.Sql) => {
    if (lost !== pool || isClosed) return;
    pool = connect(url);
    void lost.end({ timeout: CLOSE_SECONDS }).catch(() => {});
  };
  let isClosed = false;

  return {
    async run(batch) {
      for (let tries = 1; ; tries++) {
        const used = pool;
        try {
          return await withDeadline(runBatch(used, batch));
        } catch (error) {
          if (error === NOT_MET) return null;
          if (isOfClass(error, DEADLOCK) && tries < MAX_TRIES) continue;
          if (isOfClass(error, INVALID_VALUE)) throw new StoreError('invalid-value', messageOf(error));
          if (isOfClass(error, CALLERS_FAULT)) throw error;
          if (isCut(error)) replace(used);
          throw new StoreError('unavailable', `PostgreSQL: ${messageOf(error)}`);
        }
      }
    },
    backup() {
      throw new Error('PostgreSQL is backed up with its own pg_dump');
    },
    close() {
      isClosed = true;
      return pool.end({ timeout: CLOSE_SECONDS });
    },
  };
}

/** The driver may lose a query and never answer. */
async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), DEADLINE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function connect(url: string): postgres.Sql {
  return postgres(url, {
    max: 16,
    connect_timeout: 10,
    fetch_types: false,
    onnotice: () => {},
    connection: { statement_timeout: STATEMENT_TIMEOUT, idle_in_transaction_session_timeout: STATEMENT_TIMEOUT },
    // Times and counts fit into a number.
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  }) as postgres.Sql;
}

function query(on: postgres.Sql | postgres.TransactionSql, { text, values }: Statement) {
  return on.unsafe<Row[]>(text, [...values], { prepare: true });
}

async function runBatch(pool: postgres.Sql, batch: readonly Statement[]): Promise<Row[][] | null> {
  const [only] = batch;
  if (batch.length === 1 && only && !only.isCondition) return [[...(await query(pool, only))]];
  return pool.begin(async (transaction) => {
    const done = await Promise.allSettled(batch.map((statement) => query(transaction, statement)));
    const isNotMet = ({ isCondition }: Statement, i: number) =>
      isCondition && done[i]?.status === 'fulfilled' && done[i].value.count === 0;
    const errors = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    // The connection is gone and the driver gives up by itself; an error thrown here would crash it.
    if (errors.some(isCut)) return new Promise<never>(() => {});
    // All run at once, so a later one may have failed only because a condition before it was not met.
    if (batch.some(isNotMet)) throw NOT_MET;
    if (errors.length > 0) throw errors[0];
    return done.map((one) => (one.status === 'fulfilled' ? [...one.value] : []));
  }) as Promise<Row[][]>;
}

const NOT_MET = new Error('a condition was not met');
/** Classes of PostgreSQL's error codes. Deadlocks: nothing has happened, so it may be tried again. */
const DEADLOCK = ['40'];
/** Values that cannot be stored: a text with a NUL in it. */
const INVALID_VALUE = ['22'];
/** Violated constraints, and statements that make no sense. */
const CALLERS_FAULT = ['23', '42'];

function isOfClass(error: unknown, classes: readonly string[]): boolean {
  return error instanceof postgres.PostgresError && classes.includes(error.code.slice(0, 2));
}

/** Is the connection gone? */
function isCut(error: unknown): boolean {
  return !(error instanceof postgres.PostgresError) || ['FATAL', 'PANIC'].includes(error.severity);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
