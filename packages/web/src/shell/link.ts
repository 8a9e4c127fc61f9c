import { type Ask, PROTOCOL, readTell, type Tell, type Trouble } from '@tempora/protocol';

/** A message without its id: the link gives it one. */
export type Asking = Ask extends infer A ? (A extends Ask ? Omit<A, 'id'> : never) : never;

/** A request that could not be served, with the reason. */
export class InTrouble extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.trouble);
  }
}

/** The page's end of the protocol: asks, gets replies, hears what is told unasked. */
export interface Link {
  ask(asking: Asking): Promise<Tell>;
  /** Hear everything that answers no question until the returned function is called. */
  onTell(hear: (tell: Tell) => void): () => void;
}

interface Waiting {
  ask: Ask;
  resolve(tell: Tell): void;
  reject(error: Error): void;
}

/** Who waits for which reply, and who hears the rest: the same at both ends, whatever carries the messages. */
export class Exchange {
  /** Questions without an answer yet, the oldest first. */
  readonly waiting = new Map<string, Waiting>();
  readonly hearers = new Set<(tell: Tell) => void>();

  expect(asking: Asking): { ask: Ask; reply: Promise<Tell> } {
    const ask = { ...asking, id: crypto.randomUUID() } as Ask;
    const reply = new Promise<Tell>((resolve, reject) => this.waiting.set(ask.id, { ask, resolve, reject }));
    return { ask, reply };
  }

  /** Something came: it goes to who waits for it, or else to all who listen. */
  hear(message: unknown): Tell | null {
    const tell = readTell(message);
    if (!tell) return null;
    if (!('id' in tell)) for (const hear of [...this.hearers]) hear(tell);
    const id = ('id' in tell && tell.id) || '';
    const asker = this.waiting.get(id);
    this.waiting.delete(id);
    if (tell.type === 'trouble') asker?.reject(new InTrouble(tell.trouble));
    else asker?.resolve(tell);
    return tell;
  }

  onTell(hear: (tell: Tell) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }
}

/** Opens a link to a room in a worker. */
function openLink(worker: Worker): Link {
  const exchange = new Exchange();
  worker.onmessage = ({ data }) => exchange.hear(data);
  const link: Link = {
    ask(asking) {
      const { ask, reply } = exchange.expect(asking);
      worker.postMessage(ask);
      return reply;
    },
    onTell: (hear) => exchange.onTell(hear),
  };
  void link.ask({ type: 'hello', protocol: PROTOCOL });
  return link;
}

/** The room at this device. */
export const device = openLink(
  new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'room' }),
);
