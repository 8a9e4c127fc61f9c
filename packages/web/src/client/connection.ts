import { type ApiError, type ApiMessage, type ApiRequest, PROTOCOL_VERSION, readMessage } from '@tempora/protocol';

/** A message without its id: the link gives it one. */
export type RequestBody = ApiRequest extends infer A ? (A extends ApiRequest ? Omit<A, 'id'> : never) : never;

/** A request that could not be served, with the reason. */
export class RequestFailed extends Error {
  constructor(readonly error: ApiError) {
    super(error.code);
  }
}

/** The page's end of the protocol: asks, gets replies, hears what is told unasked. */
export interface Connection {
  request(body: RequestBody): Promise<ApiMessage>;
  /** Hear everything that answers no question until the returned function is called. */
  onMessage(receive: (message: ApiMessage) => void): () => void;
}

interface PendingRequest {
  request: ApiRequest;
  resolve(data: ApiMessage): void;
  reject(error: Error): void;
}

/** Who waits for which reply, and who hears the rest: the same at both ends, whatever carries the messages. */
export class Exchange {
  /** Questions without an answer yet, the oldest first. */
  readonly pending = new Map<string, PendingRequest>();
  readonly listeners = new Set<(data: ApiMessage) => void>();

  open(body: RequestBody): { request: ApiRequest; reply: Promise<ApiMessage> } {
    const request = { ...body, id: crypto.randomUUID() } as ApiRequest;
    const reply = new Promise<ApiMessage>((resolve, reject) =>
      this.pending.set(request.id, { request, resolve, reject }),
    );
    return { request, reply };
  }

  /** Something came: it goes to whoever waits for it, or else to all who listen. */
  receive(data: unknown): ApiMessage | null {
    const message = readMessage(data);
    if (!message) return null;
    if (!('id' in message)) for (const receive of [...this.listeners]) receive(message);
    const id = ('id' in message && message.id) || '';
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    if (message.type === 'error') waiting?.reject(new RequestFailed(message.error));
    else waiting?.resolve(message);
    return message;
  }

  onMessage(receive: (message: ApiMessage) => void): () => void {
    this.listeners.add(receive);
    return () => this.listeners.delete(receive);
  }
}

/** Opens a link to a room in a worker. */
function connectWorker(worker: Worker): Connection {
  const exchange = new Exchange();
  worker.onmessage = ({ data }) => exchange.receive(data);
  const connection: Connection = {
    request(body) {
      const { request, reply } = exchange.open(body);
      worker.postMessage(request);
      return reply;
    },
    onMessage: (receive) => exchange.onMessage(receive),
  };
  void connection.request({ type: 'hello', protocol: PROTOCOL_VERSION });
  return connection;
}

/** The room at this device. */
export const device = connectWorker(
  new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'room' }),
);
