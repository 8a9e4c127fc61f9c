import { PassThrough } from 'node:stream';
import type { ApiMessage } from '@tempora/protocol';
import type { Requester } from '../context.ts';
import { ConnectionCounts } from './connection-counts.ts';
import type { ConnectionGuard } from './connections.ts';
import type { HttpContext } from './context.ts';
import { networkOf } from './identity.ts';
import { MAX_UNSENT } from './limits.ts';
import { markPresent } from './presence.ts';
import { HttpError, type RouteCall } from './route.ts';

/** How often an empty line is sent as a heartbeat, in milliseconds. */
const HEARTBEAT = 15_000;
/** Streams of one person. */
const MAX_STREAMS = 16;
/** When to try again if there are too many, in seconds. */
const RETRY_SECONDS = 30;
/** How long a reader may take for the last lines, in milliseconds. */
const DRAIN_TIMEOUT = 5_000;

interface StreamSource {
  /** Subscribes the requester; throws if they may not. */
  join(requester: Requester): Promise<void>;
  leave(requester: Requester): void;
  /** Is this the last line? */
  isLast?(text: string): boolean;
}

type AnyCall = RouteCall<unknown, unknown, unknown>;

/** Streams of events, a line of JSON each, for clients without a socket. */
export class Streams {
  readonly #open = new Set<Stream>();
  readonly #counts: ConnectionCounts;
  readonly #heartbeat: NodeJS.Timeout;
  #isClosed = false;

  constructor(readonly context: HttpContext) {
    this.#counts = new ConnectionCounts(context.config, MAX_STREAMS);
    this.#heartbeat = setInterval(() => this.#each((stream) => stream.beat()), HEARTBEAT).unref();
  }

  /** Opens a stream and returns the body of the reply. */
  async open(call: AnyCall, source: StreamSource): Promise<unknown> {
    if (this.#isClosed) throw new HttpError({ code: 'unavailable' });
    const release = this.#counts.open(call.caller, networkOf(call.request.ip));
    if (!release) throw new HttpError({ code: 'rate-limited', retryAfter: RETRY_SECONDS });
    const stream = new Stream(this.context, call, source);
    this.#open.add(stream);
    this.context.metrics.streams.inc();
    stream.onClose = () => {
      release();
      this.context.metrics.streams.dec();
      this.#open.delete(stream);
    };
    return stream.start();
  }

  /** Asks all clients to reconnect, here or to another node. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    this.#each((stream) => stream.askToReconnect('stopping'));
  }

  #each(work: (stream: Stream) => void): void {
    for (const stream of [...this.#open]) work(stream);
  }
}

class Stream {
  readonly #lines = new PassThrough();
  readonly #requester: Requester;
  readonly #guard: ConnectionGuard;
  readonly #markAbsent: () => void;
  #isClosed = false;
  onClose = () => {};

  constructor(
    context: HttpContext,
    readonly call: AnyCall,
    readonly source: StreamSource,
  ) {
    const person = call.caller?.person ?? null;
    const subscriber = { person: person?.id ?? null, send: (text: string) => this.#send(text) };
    this.#requester = { person, address: networkOf(call.request.ip), subscriber };
    this.#guard = context.connections.open(call.caller, this.#requester, () => call.reply.raw.destroy());
    this.#markAbsent = markPresent(context, person);
  }

  async start(): Promise<unknown> {
    const { reply } = this.call;
    reply.raw.once('close', () => this.#close());
    try {
      await this.source.join(this.#requester);
    } catch (error) {
      this.#close();
      throw error;
    }
    // A client that has gone meanwhile may have been subscribed after it left.
    if (this.#isClosed) this.source.leave(this.#requester);
    reply.headers({ 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    return this.#lines;
  }

  /** Sends a heartbeat, unless the session has ended. */
  beat(): void {
    if (!this.#lines.writableEnded && !this.#guard.denies('read')) this.#lines.write('\n');
  }

  askToReconnect(reason: 'stopping' | 'behind'): void {
    this.source.leave(this.#requester);
    if (this.#lines.writableEnded) return;
    this.#lines.end(`${JSON.stringify({ type: 'reconnect', reason } satisfies ApiMessage)}\n`);
    setTimeout(() => this.call.reply.raw.destroy(), DRAIN_TIMEOUT).unref();
  }

  #send(text: string): void {
    if (this.#lines.writableEnded) return;
    if (this.#lines.writableLength > MAX_UNSENT) this.askToReconnect('behind');
    else this.#lines.write(`${text}\n`);
    // Lines sent together with the last one are let through.
    if (this.source.isLast?.(text)) setImmediate(() => this.#lines.end());
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onClose();
    this.#guard.closed();
    this.#markAbsent();
    this.source.leave(this.#requester);
  }
}
