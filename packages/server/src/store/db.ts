export type Value = string | number | null;
export type Row = { readonly [column: string]: Value };

/** One statement with `$1`, `$2` … for its values. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
  /** If it touches no row, nothing of its batch happens. */
  readonly isCondition?: boolean;
}

/** All a database must be able to do: both of ours speak enough of the same SQL. */
export interface Db {
  /**
   * Carries out a batch, all of it or nothing, and answers only when it is durable: the rows of each statement, or null
   * if a condition was not met.
   */
  run(batch: readonly Statement[]): Promise<Row[][] | null>;
  /** A copy of the whole database in a file, made while others go on working. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be reached, or cannot write: full, read-only, gone. Nothing of the batch has happened. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** An earlier version has made this database, and may be at work there. */
export class Outdated extends Error {
  override readonly name = 'Outdated';
}

/** A later version has made this database, and only it knows what is in there. */
export class Ahead extends Error {
  override readonly name = 'Ahead';
}

/** A value no database of ours can be trusted to hold. Nothing of the batch has happened. */
export class Unfit extends Error {
  override readonly name = 'Unfit';
}

const texts = new WeakMap<TemplateStringsArray, string>();

/** A statement in SQL: sql`select * from people where id = ${id}`. */
export function sql(parts: TemplateStringsArray, ...values: Value[]): Statement {
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
