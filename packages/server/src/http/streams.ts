import { PassThrough } from 'node:stream';
import type { ApiMessage } from '@tempora/protocol';
import type { Requester } from '../context.ts';
import type { ConnectionGuard } from './connections.ts';
import type { HttpContext } from './context.ts';
import { MAX_UNSENT } from './limits.ts';
import { markPresent } from './presence.ts';
import { HttpError, type RouteCall } from './route.ts';

/** An empty line so often says that the stream is alive. */
const HEARTBEAT = 15_000;
/** Streams of one person, or of one address where nobody is known. */
const MAX_STREAMS = 16;
/** How soon it makes sense to try again where there are too many, in seconds. */
const RETRY_SECONDS = 30;
/** Who does not read to the end in this time is cut off. */
const DRAIN_TIMEOUT = 5_000;

/** What a stream is about. */
interface StreamSource {
  /** Begins to tell the asker things; throws if they may not be told. */
  join(requester: Requester): Promise<void>;
  leave(requester: Requester): void;
  /** Does nothing more follow after this line? */
  isLast?(text: string): boolean;
}

type AnyCall = RouteCall<unknown, unknown, unknown>;

/** Answers that go on: what is told, a line of JSON each, for who has no socket. */
export class Streams {
  readonly #open = new Map<string, Set<Stream>>();
  readonly #heartbeat: NodeJS.Timeout;
  #isClosed = false;

  constructor(readonly context: HttpContext) {
    this.#heartbeat = setInterval(() => this.#each((stream) => stream.beat()), HEARTBEAT).unref();
  }

  /** Opens a stream; answers what is to be sent. */
  async open(call: AnyCall, source: StreamSource): Promise<unknown> {
    const key = call.who ? `person ${call.who.person.id}` : `address ${call.request.ip}`;
    const others = this.#open.get(key) ?? new Set();
    if (this.#isClosed) throw new HttpError({ code: 'unavailable' });
    if (others.size >= MAX_STREAMS * this.context.config.limitFactor)
      throw new HttpError({ code: 'rate-limited', retryAfter: RETRY_SECONDS });
    const stream = new Stream(this.context, call, source);
    this.#open.set(key, others.add(stream));
    stream.onClose = () => {
      others.delete(stream);
      if (others.size === 0 && this.#open.get(key) === others) this.#open.delete(key);
    };
    return stream.start();
  }

  /** Asks everybody to come back, here or to another node. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    this.#each((stream) => stream.askToReconnect('stopping'));
  }

  #each(work: (stream: Stream) => void): void {
    for (const streams of this.#open.values()) for (const stream of [...streams]) work(stream);
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
    const person = call.who?.person ?? null;
    this.#requester = { person, subscriber: { person: person?.id ?? null, send: (text) => this.#send(text) } };
    this.#guard = context.connections.open(call.who, this.#requester, () => call.reply.raw.destroy());
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
    // Whoever has gone meanwhile may have been joined after leaving.
    if (this.#isClosed) this.source.leave(this.#requester);
    reply.headers({ 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    return this.#lines;
  }

  /** Says that the stream is alive, and sees whether it still may be. */
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
    // What is told in one go with the last line is let through.
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
