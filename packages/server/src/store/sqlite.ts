import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.ts';
import { type Db, type Row, type Statement, StoreError } from './db.ts';
import type { Batches, WorkerMessage, WorkerReply } from './sqlite-worker.ts';

interface PendingBatch {
  /** How many statements it waits for. */
  statements: number;
  resolve(rows: Row[][] | null): void;
  reject(error: Error): void;
}

/**
 * While the thread writes one message, others may wait for it only if each holds this many batches: with fewer it is
 * better to collect more, because each message costs a sync.
 */
const FULL_MESSAGE = 15;
const MAX_IN_FLIGHT = 3;

/** Collects batches for the thread and sends them together. */
class Outbox {
  #inFlight = 0;
  #unsent: Batches = { texts: [], words: [] };
  #count = 0;
  /** Each SQL text is sent once and then referred to by its number. */
  readonly #numbers = new Map<string, number>();

  constructor(readonly worker: Worker) {}

  add(id: number, batch: readonly Statement[]): void {
    const { words } = this.#unsent;
    words.push(id, batch.length);
    for (const { text, values, isCondition } of batch)
      words.push(this.#numberOf(text), isCondition ? 1 : 0, values.length, ...values);
    this.#count++;
    if (this.#count >= FULL_MESSAGE) this.#sendIfFree();
    else if (this.#count === 1) setImmediate(() => this.#sendIfFree());
  }

  /** The thread has answered one message. */
  answered(): void {
    this.#inFlight--;
    this.#sendIfFree();
  }

  post(message: WorkerMessage): void {
    this.#inFlight++;
    this.worker.postMessage(message);
  }

  send(): void {
    if (this.#count === 0) return;
    this.post(this.#unsent);
    this.#unsent = { texts: [], words: [] };
    this.#count = 0;
  }

  #sendIfFree(): void {
    if (this.#inFlight === 0 || (this.#inFlight < MAX_IN_FLIGHT && this.#count >= FULL_MESSAGE)) this.send();
  }

  #numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#unsent.texts.push(text);
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

/** SQLite in a file, in a thread that writes all waiting batches in one commit. */
export function openSqlite(file: string): Db {
  const worker = startThread(new URL('./sqlite-worker.ts', import.meta.url), { file });
  const outbox = new Outbox(worker);
  const waiting = new Map<number, PendingBatch>();
  let lastId = 0;
  let failure: Error | null = null;

  worker.on('message', (replies: WorkerReply[]) => {
    outbox.answered();
    for (const reply of replies) {
      const id = typeof reply === 'number' ? reply : reply.id;
      const waiter = waiting.get(id);
      waiting.delete(id);
      if (typeof reply === 'number') waiter?.resolve(Array.from({ length: waiter.statements }, () => []));
      else if (!('error' in reply)) waiter?.resolve(reply.rows);
      else waiter?.reject(reply.isUnavailable ? new StoreError('unavailable', reply.error) : new Error(reply.error));
    }
  });
  const fail = (error: Error) => {
    failure ??= new StoreError('unavailable', error.message);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the database is closed')));

  const request = (statements: number, post: (id: number) => void) =>
    new Promise<Row[][] | null>((resolve, reject) => {
      if (failure) return reject(failure);
      waiting.set(++lastId, { statements, resolve, reject });
      post(lastId);
    });
  return {
    run(batch) {
      if (batch.some(hasNul)) return Promise.reject(new StoreError('invalid-value', NUL_TEXT));
      return request(batch.length, (id) => outbox.add(id, batch));
    },
    async backup(to) {
      await request(0, (id) => outbox.post({ id, backup: to }));
    },
    async close() {
      outbox.send();
      outbox.post('close');
      if (!failure) await once(worker, 'exit');
    },
  };
}

const NUL_TEXT = 'a text with a NUL in it';

/** SQLite would accept such a text and return only its beginning. */
function hasNul({ values }: Statement): boolean {
  return values.some((value) => typeof value === 'string' && value.includes('\0'));
}
