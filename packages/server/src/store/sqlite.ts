import { once } from 'node:events';
import { startThread } from '../thread.ts';
import { type Db, type Row, type Statement, Unavailable, Unfit } from './db.ts';
import type { Message, Numbered, Reply, Request } from './sqlite-worker.ts';

type Asked = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

/** SQLite in a file, in a thread of its own that writes what waits in one commit. */
export function openSqlite(file: string): Db {
  const worker = startThread(new URL('./sqlite-worker.ts', import.meta.url), { file });
  const waiting = new Map<number, { resolve: (rows: Row[][] | null) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let unsent: Message = { texts: [], requests: [] };
  /** Each text goes over once and is called by its number from then on. */
  const numbers = new Map<string, number>();
  const numbered = ({ text, values, isCondition }: Statement): Numbered => {
    let number = numbers.get(text);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(text, number);
      unsent.texts.push(text);
    }
    return { number, values, isCondition: isCondition === true };
  };
  let gone: Error | null = null;

  worker.on('message', (replies: Reply[]) => {
    for (const reply of replies) {
      const asker = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (!('error' in reply)) asker?.resolve(reply.rows);
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

  const ask = (asked: Asked) =>
    new Promise<Row[][] | null>((resolve, reject) => {
      if (gone) return reject(gone);
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      // What is asked in one round of the event loop goes over together.
      if (unsent.requests.push({ ...asked, id }) === 1) setImmediate(send);
    });
  const send = () => {
    if (unsent.requests.length > 0) worker.postMessage(unsent);
    unsent = { texts: [], requests: [] };
  };
  return {
    run: (batch) => (batch.some(isUnfit) ? Promise.reject(new Unfit(ZERO)) : ask({ batch: batch.map(numbered) })),
    async backup(to) {
      await ask({ backup: to });
    },
    async close() {
      send();
      worker.postMessage('close');
      if (!gone) await once(worker, 'exit');
    },
  };
}

const ZERO = 'a text with a zero in it';

/** SQLite would take such a text and give back only its beginning. */
function isUnfit({ values }: Statement): boolean {
  return values.some((value) => typeof value === 'string' && value.includes('\0'));
}
