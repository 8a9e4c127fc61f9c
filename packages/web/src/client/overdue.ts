import type { AnyRequest, Connection } from '@tempora/client';

/** How long a reply may take before it is overdue, in milliseconds. */
const PATIENCE = 15_000;

export interface WatchedConnection<R extends AnyRequest> extends Connection<R> {
  /** Tells whether any reply is overdue, whenever that changes, until the returned function is called. */
  onOverdue(listen: (isOverdue: boolean) => void): () => void;
}

/** Notices when replies do not come. */
export function watchReplies<R extends AnyRequest>(connection: Connection<R>): WatchedConnection<R> {
  const overdue = new Set<Promise<unknown>>();
  const listeners = new Set<(isOverdue: boolean) => void>();
  const tell = () => {
    for (const listen of listeners) listen(overdue.size > 0);
  };
  return {
    ...connection,
    request(body) {
      const reply = connection.request(body);
      const timer = setTimeout(() => {
        overdue.add(reply);
        tell();
      }, PATIENCE);
      const settle = () => {
        clearTimeout(timer);
        if (overdue.delete(reply)) tell();
      };
      reply.then(settle, settle);
      return reply;
    },
    onOverdue(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
