import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row, SqlValue } from './db.ts';

/**
 * Batches to write, and the SQL texts that are new to the thread. All in one flat list, which is copied between threads
 * several times faster than a tree: for each batch its id and its number of statements, for each statement the number of
 * its text, whether it is a condition, its number of values, and the values.
 */
export interface Batches {
  texts: string[];
  words: SqlValue[];
}

export type WorkerMessage = Batches | { id: number; backup: string } | 'close';

/** The thread's answer: only the id where a batch is written and returns no rows. */
export type WorkerReply =
  | number
  | { id: number; rows: Row[][] | null }
  | { id: number; error: string; isUnavailable: boolean };

/** A statement by the number of its text. */
interface NumberedStatement {
  number: number;
  isCondition: boolean;
  values: SqlValue[];
}

interface BatchRequest {
  id: number;
  batch: NumberedStatement[];
}

interface Prepared {
  all(...values: SqlValue[]): unknown[];
  run(...values: SqlValue[] | [SqlValue[]]): { changes: number | bigint };
}

/** The part of the two SQLite drivers we use; both have it, but for one difference. */
interface Driver {
  exec(text: string): void;
  prepare(text: string): Prepared;
  close(): void;
}

const port = parentPort;
if (!port) throw new Error('this file is a worker');
const { file } = workerData as { file: string };
/** Node's own SQLite where it is stable, else the driver that brings its binary. */
const isNodes = Number(process.versions.node.split('.')[0]) >= 24;
const db = open(file);
const texts: string[] = [];
const prepared: { statement: Prepared; givesRows: boolean }[] = [];

function open(path: string): Driver {
  const load = createRequire(import.meta.url);
  try {
    const driver: Driver = isNodes ? new (load('node:sqlite').DatabaseSync)(path) : new (load('libsql'))(path);
    driver.exec('pragma busy_timeout = 5000');
    driver.exec('pragma journal_mode = wal');
    driver.exec('pragma synchronous = full');
    driver.exec('pragma foreign_keys = on');
    return driver;
  } catch (error) {
    throw new Error(`${path} cannot be opened: ${reasonOf(error)}`);
  }
}

/** Some errors of one driver have no message, only a code. */
function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
}

function prepare(text: string) {
  return { statement: db.prepare(text.replace(/\$(\d+)/g, '?$1')), givesRows: /^\s*select|\breturning\b/.test(text) };
}

/** Executes a statement: the rows it returns, and how many it has touched. */
function execute({ number, values }: NumberedStatement): { rows: Row[]; touched: number } {
  // Prepared only when needed: its table may have only just been created.
  prepared[number] ??= prepare(texts[number] as string);
  const { statement, givesRows } = prepared[number];
  // Running a statement without rows costs half of asking it for rows.
  if (!givesRows) {
    // The other driver takes an array much faster than arguments.
    const { changes } = isNodes ? statement.run(...values) : statement.run(values);
    return { rows: NO_ROWS, touched: Number(changes) };
  }
  const rows = statement.all(...values) as Row[];
  return { rows, touched: rows.length };
}

const NO_ROWS: Row[] = [];

/** A later condition of a batch was not met: what came before it must be rolled back. */
const UNMET = new Error('a condition was not met');

/** One batch inside the transaction of its group. A condition that comes first has nothing to roll back. */
function runBatch(batch: readonly NumberedStatement[]): Row[][] | null {
  const rows: Row[][] = [];
  for (const statement of batch) {
    const done = execute(statement);
    if (statement.isCondition && done.touched === 0) {
      if (rows.length === 0) return null;
      throw UNMET;
    }
    rows.push(done.rows);
  }
  return rows;
}

/** Constraints and wrong statements are the caller's fault; after any other error nothing can be stored now. */
function failureReply(id: number, error: unknown): WorkerReply {
  const message = reasonOf(error);
  return { id, error: message, isUnavailable: !/constraint|syntax error|no such/i.test(message) };
}

function successReply(id: number, rows: Row[][] | null): WorkerReply {
  return rows?.every(({ length }) => length === 0) ? id : { id, rows };
}

/** All waiting batches are written together and synced once: many moves share one commit. */
function runGroup(group: readonly BatchRequest[]): WorkerReply[] {
  try {
    db.exec('begin immediate');
    const replies = group.map(({ id, batch }) => successReply(id, runBatch(batch)));
    db.exec('commit');
    return replies;
  } catch (error) {
    try {
      db.exec('rollback');
    } catch {
      // There was no transaction to roll back.
    }
    // Each batch is tried alone: one batch's failure is its own, and on a full disk reading goes on.
    if (group.length > 1) return group.flatMap((request) => runGroup([request]));
    return group.map(({ id }) => (error === UNMET ? { id, rows: null } : failureReply(id, error)));
  }
}

function backup({ id, backup: to }: { id: number; backup: string }): WorkerReply {
  try {
    db.prepare('vacuum into ?').all(to);
    return { id, rows: [] };
  } catch (error) {
    return failureReply(id, error);
  }
}

/** Reads batches from a flat list. */
function decodeBatches(words: SqlValue[]): BatchRequest[] {
  const group: BatchRequest[] = [];
  for (let at = 0; at < words.length; ) {
    const [id, statements] = [words[at] as number, words[at + 1] as number];
    at += 2;
    const batch: NumberedStatement[] = [];
    while (batch.length < statements) {
      const first = at + 3;
      const next = first + (words[at + 2] as number);
      const values = words.slice(first, next);
      batch.push({ number: words[at] as number, isCondition: words[at + 1] === 1, values });
      at = next;
    }
    group.push({ id, batch });
  }
  return group;
}

port.on('message', (message: WorkerMessage) => {
  if (message === 'close') {
    db.close();
    port.close();
  } else if ('backup' in message) port.postMessage([backup(message)]);
  else {
    texts.push(...message.texts);
    port.postMessage(runGroup(decodeBatches(message.words)));
  }
});
