import { type ApiMessage, readMessage, type ServerRequest } from '@tempora/protocol';
import { RequestFailed } from './errors.ts';
import { randomHex } from './random.ts';

/** What every request has, wherever it is sent. */
export interface AnyRequest {
  type: string;
  id: string;
}

/** A request without its id: the connection gives it one. */
export type RequestBody<R extends AnyRequest = ServerRequest> = R extends unknown ? Omit<R, 'id'> : never;

/** A client's end of the protocol: sends requests, gets replies, hears what comes unasked. */
export interface Connection<R extends AnyRequest> {
  request(body: RequestBody<R>): Promise<ApiMessage>;
  /** Hears everything that is no reply until the returned function is called. */
  onMessage(receive: (message: ApiMessage) => void): () => void;
}

interface PendingRequest<R> {
  request: R;
  resolve(data: ApiMessage): void;
  reject(error: Error): void;
}

/** Matches replies with requests and passes on the rest, whatever carries the messages. */
export class Exchange<R extends AnyRequest> {
  /** Requests without a reply yet, the oldest first. */
  readonly pending = new Map<string, PendingRequest<R>>();
  readonly listeners = new Set<(data: ApiMessage) => void>();

  open(body: RequestBody<R>): { request: R; reply: Promise<ApiMessage> } {
    const request = { ...body, id: randomHex() } as unknown as R;
    const reply = new Promise<ApiMessage>((resolve, reject) =>
      this.pending.set(request.id, { request, resolve, reject }),
    );
    return { request, reply };
  }

  /** Passes a message on to the request it answers, or else to all listeners. */
  receive(data: unknown): ApiMessage | null {
    const message = readMessage(data);
    if (!message) return null;
    // What answers no request is news to everybody, even where it has room for an id.
    if (!('id' in message) || message.id === null) for (const receive of [...this.listeners]) receive(message);
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
