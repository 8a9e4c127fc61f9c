import { createRequire } from 'node:module';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Row, Statement, Value } from './db.ts';

/** What the thread is asked, and what it answers. */
type Written = { id: number; batch: readonly Statement[] };
export type Request = Written | { id: number; backup: string };
export type Reply = { id: number; rows: Row[][] | null } | { id: number; error: string; isUnavailable: boolean };

/** The part of the two SQLite drivers we use; it is the same in both. */
interface Driver {
  exec(text: string): void;
  prepare(text: string): { all(...values: Value[]): unknown[] };
  close(): void;
}

/** So many batches share a commit at most. */
const LARGEST_GROUP = 512;

const port = parentPort;
if (!port) throw new Error('this file is a worker');
const { file } = workerData as { file: string };
const db = open(file);
const prepared = new Map<string, ReturnType<Driver['prepare']>>();

/** Node's own SQLite where it has one, else the driver whose binary comes with its package. */
function open(path: string): Driver {
  const load = createRequire(import.meta.url);
  const [major = 0] = process.versions.node.split('.').map(Number);
  const driver: Driver = major >= 22 ? new (load('node:sqlite').DatabaseSync)(path) : new (load('libsql'))(path);
  driver.exec('pragma busy_timeout = 5000');
  driver.exec('pragma journal_mode = wal');
  driver.exec('pragma synchronous = full');
  driver.exec('pragma foreign_keys = on');
  return driver;
}

function all({ text, values }: Statement): Row[] {
  let statement = prepared.get(text);
  if (!statement) {
    statement = db.prepare(text.replace(/\$(\d+)/g, '?$1'));
    prepared.set(text, statement);
  }
  return statement.all(...values) as Row[];
}

/** One batch inside the transaction of its group: its failure is its own. */
function carryOut(batch: readonly Statement[]): Row[][] | null {
  const [only] = batch;
  if (batch.length === 1 && only && !only.isCondition) return [all(only)];
  db.exec('savepoint batch');
  try {
    const rows: Row[][] = [];
    for (const statement of batch) {
      const found = all(statement);
      if (statement.isCondition && found.length === 0) {
        db.exec('rollback to batch');
        db.exec('release batch');
        return null;
      }
      rows.push(found);
    }
    db.exec('release batch');
    return rows;
  } catch (error) {
    db.exec('rollback to batch');
    db.exec('release batch');
    throw error;
  }
}

/** Statements that make no sense and constraints are the asker's fault; everything else: nothing can be stored now. */
function failed(id: number, error: unknown): Reply {
  const message = error instanceof Error ? error.message : String(error);
  return { id, error: message, isUnavailable: !/constraint|syntax error|no such/i.test(message) };
}

/** Whatever waits is written together and synced once: many moves share one commit. */
function serve(group: readonly Written[]): Reply[] {
  const replies: Reply[] = [];
  try {
    db.exec('begin immediate');
    for (const request of group) replies.push(answer(request));
    db.exec('commit');
    return replies;
  } catch (error) {
    try {
      db.exec('rollback');
    } catch {
      // There was no transaction to give up.
    }
    // What fails together may do alone: on a full disk reading goes on.
    return group.length > 1 ? group.flatMap((request) => serve([request])) : group.map(({ id }) => failed(id, error));
  }
}

function answer(request: Written): Reply {
  try {
    return { id: request.id, rows: carryOut(request.batch) };
  } catch (error) {
    const reply = failed(request.id, error);
    if ('error' in reply && reply.isUnavailable) throw error;
    return reply;
  }
}

function backup({ id, backup: to }: { id: number; backup: string }): Reply {
  try {
    db.prepare('vacuum into ?').all(to);
    return { id, rows: [] };
  } catch (error) {
    return failed(id, error);
  }
}

port.on('message', (first: Request | 'close') => {
  const group: Written[] = [];
  let next: Request | 'close' | undefined = first;
  while (next && next !== 'close') {
    if ('backup' in next) port.postMessage([backup(next)]);
    else group.push(next);
    next = group.length < LARGEST_GROUP ? (receiveMessageOnPort(port)?.message as typeof next) : undefined;
  }
  if (group.length > 0) port.postMessage(serve(group));
  if (next === 'close') {
    db.close();
    port.close();
  }
});
