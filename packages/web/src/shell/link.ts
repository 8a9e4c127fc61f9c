import { type ApiError, type ApiMessage, type ApiRequest, PROTOCOL_VERSION, readMessage } from '@tempora/protocol';

/** A message without its id: the link gives it one. */
export type Asking = ApiRequest extends infer A ? (A extends ApiRequest ? Omit<A, 'id'> : never) : never;

/** A request that could not be served, with the reason. */
export class RequestFailed extends Error {
  constructor(readonly error: ApiError) {
    super(error.code);
  }
}

/** The page's end of the protocol: asks, gets replies, hears what is told unasked. */
export interface Link {
  request(asking: Asking): Promise<ApiMessage>;
  /** Hear everything that answers no question until the returned function is called. */
  onMessage(hear: (message: ApiMessage) => void): () => void;
}

interface Waiting {
  request: ApiRequest;
  resolve(message: ApiMessage): void;
  reject(error: Error): void;
}

/** Who waits for which reply, and who hears the rest: the same at both ends, whatever carries the messages. */
export class Exchange {
  /** Questions without an answer yet, the oldest first. */
  readonly waiting = new Map<string, Waiting>();
  readonly hearers = new Set<(message: ApiMessage) => void>();

  expect(asking: Asking): { request: ApiRequest; reply: Promise<ApiMessage> } {
    const request = { ...asking, id: crypto.randomUUID() } as ApiRequest;
    const reply = new Promise<ApiMessage>((resolve, reject) =>
      this.waiting.set(request.id, { request, resolve, reject }),
    );
    return { request, reply };
  }

  /** Something came: it goes to whoever waits for it, or else to all who listen. */
  hear(data: unknown): ApiMessage | null {
    const message = readMessage(data);
    if (!message) return null;
    if (!('id' in message)) for (const hear of [...this.hearers]) hear(message);
    const id = ('id' in message && message.id) || '';
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (message.type === 'error') waiting?.reject(new RequestFailed(message.error));
    else waiting?.resolve(message);
    return message;
  }

  onMessage(hear: (message: ApiMessage) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }
}

/** Opens a link to a room in a worker. */
function openLink(worker: Worker): Link {
  const exchange = new Exchange();
  worker.onmessage = ({ data }) => exchange.hear(data);
  const link: Link = {
    request(asking) {
      const { request, reply } = exchange.expect(asking);
      worker.postMessage(request);
      return reply;
    },
    onMessage: (hear) => exchange.onMessage(hear),
  };
  void link.request({ type: 'hello', protocol: PROTOCOL_VERSION });
  return link;
}

/** The room at this device. */
export const device = openLink(
  new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'room' }),
);
