import { type Ask, PROTOCOL, readTell, type Tell, type Trouble, type Update } from '@tempora/protocol';

type Asking = Ask extends infer A ? (A extends Ask ? Omit<A, 'id'> : never) : never;

/** A request that could not be served, with the reason. */
export class InTrouble extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.trouble);
  }
}

/** The page's end of the protocol: asks, gets replies, hears updates. */
export interface Link {
  ask(asking: Asking): Promise<Tell>;
  /** Hear every update until the returned function is called. */
  onUpdate(hear: (update: Update) => void): () => void;
}

/** A fresh id for a message. */
function freshId(): string {
  return crypto.randomUUID();
}

/** Opens a link to a room in a worker. */
function openLink(worker: Worker): Link {
  const waiting = new Map<string, { resolve: (tell: Tell) => void; reject: (trouble: InTrouble) => void }>();
  const hearers = new Set<(update: Update) => void>();
  worker.onmessage = ({ data }) => {
    const tell = readTell(data);
    if (!tell) return;
    if (tell.type === 'update') {
      for (const hear of hearers) hear(tell);
      return;
    }
    const id = ('id' in tell && tell.id) || '';
    const asker = waiting.get(id);
    waiting.delete(id);
    if (tell.type === 'trouble') asker?.reject(new InTrouble(tell.trouble));
    else asker?.resolve(tell);
  };
  const link: Link = {
    ask(asking) {
      const id = freshId();
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...asking, id });
      });
    },
    onUpdate(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
  void link.ask({ type: 'hello', protocol: PROTOCOL });
  return link;
}

/** The one link of this page. */
export const link = openLink(
  new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'room' }),
);
