export type SqlValue = string | number | null;
export type Row = { readonly [column: string]: SqlValue };

/** One statement with `$1`, `$2` … for its values. */
export interface Statement {
  readonly text: string;
  readonly values: readonly SqlValue[];
  /** If it touches no row, nothing of its batch happens. */
  readonly isCondition?: boolean;
}

/** Everything a database must be able to do: SQLite and PostgreSQL share enough SQL for the rest. */
export interface Db {
  /**
   * Carries out a batch, all of it or nothing, and answers only when it is durable: the rows of each statement, or null
   * if a condition was not met.
   */
  run(batch: readonly Statement[]): Promise<Row[][] | null>;
  /** Copies the whole database into a file while others use it. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * `unavailable`: the database cannot be reached or cannot write (full, read-only, gone). `invalid-value`: it cannot hold
 * such a value. In both cases nothing of the batch has happened. `older-version`, `newer-version`: the database was made
 * by another version of Tempora.
 */
export type StoreErrorCode = 'unavailable' | 'invalid-value' | 'older-version' | 'newer-version';

export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly code: StoreErrorCode,
    message: string,
  ) {
    super(message);
  }
}

export function isStoreError(error: unknown, code: StoreErrorCode): error is StoreError {
  return error instanceof StoreError && error.code === code;
}

const texts = new WeakMap<TemplateStringsArray, string>();

/** A statement in SQL: sql`select * from people where id = ${id}`. */
export function sql(parts: TemplateStringsArray, ...values: SqlValue[]): Statement {
  let text = texts.get(parts);
  if (text === undefined) {
    text = parts.reduce((before, part, i) => `${before}$${i}${part}`);
    texts.set(parts, text);
  }
  return { text, values };
}

/** Nothing of the batch happens unless this statement touches a row. */
export function condition({ text, values }: Statement): Statement {
  return { text, values, isCondition: true };
}

/** The rows of a single statement. */
export async function query(db: Db, statement: Statement): Promise<Row[]> {
  const results = await db.run([statement]);
  return results?.[0] ?? [];
}

/** The rows of several statements that are no conditions. */
export async function queryAll(db: Db, statements: readonly Statement[]): Promise<Row[][]> {
  return statements.length > 0 ? ((await db.run(statements)) ?? []) : [];
}
