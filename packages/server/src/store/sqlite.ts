import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.ts';
import { type Db, type Row, type Statement, Unavailable, Unfit } from './db.ts';
import type { Batches, Message, Reply } from './sqlite-worker.ts';

interface Waiting {
  /** How many statements it waits for. */
  statements: number;
  resolve(rows: Row[][] | null): void;
  reject(error: Error): void;
}

/**
 * While the thread writes one message others may lie ready for it, if each holds so many batches: with fewer it is better
 * to wait for what else comes, for each message costs a sync.
 */
const ENOUGH = 15;
const MOST_UNDER_WAY = 3;

/** What is asked meanwhile goes over together. */
class Outbox {
  #underWay = 0;
  #unsent: Batches = { texts: [], words: [] };
  #count = 0;
  /** Each text goes over once and is called by its number from then on. */
  readonly #numbers = new Map<string, number>();

  constructor(readonly worker: Worker) {}

  add(id: number, batch: readonly Statement[]): void {
    const { words } = this.#unsent;
    words.push(id, batch.length);
    for (const { text, values, isCondition } of batch)
      words.push(this.#numberOf(text), isCondition ? 1 : 0, values.length, ...values);
    this.#count++;
    if (this.#count >= ENOUGH) this.#sendIfFree();
    else if (this.#count === 1) setImmediate(() => this.#sendIfFree());
  }

  /** The thread has answered one message. */
  answered(): void {
    this.#underWay--;
    this.#sendIfFree();
  }

  post(message: Message): void {
    this.#underWay++;
    this.worker.postMessage(message);
  }

  send(): void {
    if (this.#count === 0) return;
    this.post(this.#unsent);
    this.#unsent = { texts: [], words: [] };
    this.#count = 0;
  }

  #sendIfFree(): void {
    if (this.#underWay === 0 || (this.#underWay < MOST_UNDER_WAY && this.#count >= ENOUGH)) this.send();
  }

  #numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#unsent.texts.push(text);
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

/** SQLite in a file, in a thread of its own that writes what waits in one commit. */
export function openSqlite(file: string): Db {
  const worker = startThread(new URL('./sqlite-worker.ts', import.meta.url), { file });
  const outbox = new Outbox(worker);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let gone: Error | null = null;

  worker.on('message', (replies: Reply[]) => {
    outbox.answered();
    for (const reply of replies) {
      const id = typeof reply === 'number' ? reply : reply.id;
      const asker = waiting.get(id);
      waiting.delete(id);
      if (typeof reply === 'number') asker?.resolve(Array.from({ length: asker.statements }, () => []));
      else if (!('error' in reply)) asker?.resolve(reply.rows);
      else asker?.reject(reply.isUnavailable ? new Unavailable(reply.error) : new Error(reply.error));
    }
  });
  const fail = (error: Error) => {
    gone ??= new Unavailable(error.message);
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the database is closed')));

  const request = (statements: number, say: (id: number) => void) =>
    new Promise<Row[][] | null>((resolve, reject) => {
      if (gone) return reject(gone);
      waiting.set(++lastId, { statements, resolve, reject });
      say(lastId);
    });
  return {
    run(batch) {
      if (batch.some(isUnfit)) return Promise.reject(new Unfit(ZERO));
      return request(batch.length, (id) => outbox.add(id, batch));
    },
    async backup(to) {
      await request(0, (id) => outbox.post({ id, backup: to }));
    },
    async close() {
      outbox.send();
      outbox.post('close');
      if (!gone) await once(worker, 'exit');
    },
  };
}

const ZERO = 'a text with a zero in it';

/** SQLite would take such a text and give back only its beginning. */
function isUnfit({ values }: Statement): boolean {
  return values.some((value) => typeof value === 'string' && value.includes('\0'));
}
