import { once } from 'node:events';
import { startThread } from '../thread.ts';
import { type Db, type Row, Unavailable } from './db.ts';
import type { Reply, Request } from './sqlite-worker.ts';

type Asked = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

/** SQLite in a file, in a thread of its own that writes what waits in one commit. */
export function openSqlite(file: string): Db {
  const worker = startThread(new URL('./sqlite-worker.ts', import.meta.url), { file });
  const waiting = new Map<number, { resolve: (rows: Row[][] | null) => void; reject: (error: Error) => void }>();
  let lastId = 0;
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
      worker.postMessage({ ...asked, id });
    });
  return {
    run: (batch) => ask({ batch }),
    async backup(to) {
      await ask({ backup: to });
    },
    async close() {
      worker.postMessage('close');
      if (!gone) await once(worker, 'exit');
    },
  };
}
