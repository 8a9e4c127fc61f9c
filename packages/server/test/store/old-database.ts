import { readFileSync } from 'node:fs';
import type { Db, SqlValue, Statement } from '../../src/store/db.ts';
import { migrate } from '../../src/store/schema.ts';

/** Every released version whose database is in `fixtures`, and how many migrations it had. */
export const RELEASES = { '0.1.0': 6, '0.2.0': 8 } as const;
export type Release = keyof typeof RELEASES;

type Line = { schema: string } | { table: string; row: { [column: string]: SqlValue } };

/** A moment soon after the last thing happened in the old databases. */
export const OLD_NOW = 1_790_000_100_000;

/** Who and what is in an old database: written by its version's own code. */
interface Contents {
  people: { [name in 'ada' | 'bob' | 'eve']: { id: string; token: string } };
  matches: {
    [name in `playing-${'tides' | 'tempus' | 'inca'}` | 'over' | 'rematch' | 'gathering' | 'closed' | 'ended']: string;
  };
}

/** The database of a released version. */
export function oldDatabase(release: Release) {
  const text = readFileSync(new URL(`../fixtures/database-${release}.jsonl`, import.meta.url), 'utf8');
  const [first = '', ...rest] = text.trim().split('\n');
  const lines = rest.map((line) => JSON.parse(line) as Line);
  return {
    ...(JSON.parse(first) as Contents),
    /** Its tables and indexes, as SQLite has them. */
    schema: lines.flatMap((line) => ('schema' in line ? [line.schema] : [])),
    /** Makes an empty database what it was. */
    async fill(db: Db): Promise<void> {
      await migrate(db, RELEASES[release]);
      // Migrating has noted its steps already.
      await db.run(lines.flatMap((line) => ('table' in line && line.table !== 'steps' ? [insertion(line)] : [])));
    },
  };
}

function insertion({ table, row }: Extract<Line, { table: string }>): Statement {
  const columns = Object.keys(row);
  const marks = columns.map((_, i) => `$${i + 1}`);
  return {
    text: `insert into ${table} (${columns.join(', ')}) values (${marks.join(', ')})`,
    values: Object.values(row),
  };
}
