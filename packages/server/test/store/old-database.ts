import { readFileSync } from 'node:fs';
import type { Db, Statement, Value } from '../../src/store/db.ts';

/** How many migrations the version had that made the database in `fixtures`. */
export const MIGRATIONS_OF_0_1 = 6;

type Line = { schema: string } | { table: string; row: { [column: string]: Value } };

const [first = '', ...rest] = readFileSync(new URL('../fixtures/database-0.1.0.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const lines = rest.map((line) => JSON.parse(line) as Line);

/** A moment soon after the last thing happened in the old database. */
export const OLD_NOW = 1_790_000_100_000;

/** Who and what is in the old database: written by its version's own code. */
export const { people: OLD_PEOPLE, matches: OLD_MATCHES } = JSON.parse(first) as {
  people: { [name in 'ada' | 'bob' | 'eve']: { id: string; token: string } };
  matches: {
    [name in `playing-${'tides' | 'tempus' | 'inca'}` | 'over' | 'rematch' | 'gathering' | 'closed' | 'ended']: string;
  };
};

/** The tables and indexes of the old database, as SQLite has them. */
export const OLD_SCHEMA = lines.flatMap((line) => ('schema' in line ? [line.schema] : []));

/** Fills a database that has the old schema. */
export async function fillOldDatabase(db: Db): Promise<void> {
  // Migrating has noted its steps already.
  await db.run(lines.flatMap((line) => ('table' in line && line.table !== 'steps' ? [insertion(line)] : [])));
}

function insertion({ table, row }: Extract<Line, { table: string }>): Statement {
  const columns = Object.keys(row);
  const marks = columns.map((_, i) => `$${i + 1}`);
  return {
    text: `insert into ${table} (${columns.join(', ')}) values (${marks.join(', ')})`,
    values: Object.values(row),
  };
}
