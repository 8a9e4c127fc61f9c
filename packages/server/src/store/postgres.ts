import postgres from 'postgres';
import { type Db, type Row, type Statement, Unavailable } from './db.ts';

/** PostgreSQL, for many nodes. */
export function openPostgres(url: string): Db {
  const pool = postgres(url, {
    max: 16,
    connect_timeout: 10,
    onnotice: () => {},
    // Moments and counts fit into a number.
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  });
  const query = (on: postgres.Sql | postgres.TransactionSql, { text, values }: Statement) =>
    on.unsafe(text, [...values], { prepare: true }) as unknown as Promise<Row[]>;

  return {
    async run(batch) {
      try {
        const [only] = batch;
        if (batch.length === 1 && only && !only.isCondition) return [[...(await query(pool, only))]];
        return await pool.begin(async (transaction) => {
          const rows = await Promise.all(batch.map((statement) => query(transaction, statement)));
          if (batch.some(({ isCondition }, i) => isCondition && rows[i]?.length === 0)) throw NOT_MET;
          return rows.map((found) => [...found]);
        });
      } catch (error) {
        if (error === NOT_MET) return null;
        throw isConstraint(error) ? error : new Unavailable(error instanceof Error ? error.message : String(error));
      }
    },
    backup() {
      throw new Error('PostgreSQL is backed up with its own pg_dump');
    },
    close: () => pool.end({ timeout: 5 }),
  };
}

const NOT_MET = new Error('a condition was not met');

/** Class 23 of PostgreSQL's codes: somebody else was first. */
function isConstraint(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.code.startsWith('23');
}
