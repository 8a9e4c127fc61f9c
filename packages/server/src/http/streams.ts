import { PassThrough } from 'node:stream';
import type { ApiMessage } from '@tempora/protocol';
import type { Asker } from '../office.ts';
import type { Line } from './known.ts';
import { MOST_UNSENT } from './limits.ts';
import { beHere } from './presence.ts';
import { type Desks, HttpError, type Visit } from './route.ts';

/** An empty line so often says that the stream is alive. */
const HEARTBEAT = 15_000;
/** Streams of one person, or of one address where nobody is known. */
const MOST_STREAMS = 16;
/** How soon it makes sense to try again where there are too many, in seconds. */
const TRY_AGAIN = 30;
/** Who does not read to the end in this time is cut off. */
const LAST_WORDS = 5_000;

/** What a stream is about. */
interface Following {
  /** Begins to tell the asker things; throws if they may not be told. */
  join(asker: Asker): Promise<void>;
  leave(asker: Asker): void;
  /** Does nothing more follow after this line? */
  isLast?(text: string): boolean;
}

type AnyVisit = Visit<unknown, unknown, unknown>;

/** Answers that go on: what is told, a line of JSON each, for who has no socket. */
export class Streams {
  readonly #open = new Map<string, Set<Stream>>();
  readonly #heartbeat: NodeJS.Timeout;
  #isClosed = false;

  constructor(readonly desks: Pick<Desks, 'office' | 'config' | 'known'>) {
    this.#heartbeat = setInterval(() => this.#each((stream) => stream.beat()), HEARTBEAT).unref();
  }

  /** Opens a stream; answers what is to be sent. */
  async open(visit: AnyVisit, following: Following): Promise<unknown> {
    const key = visit.who ? `person ${visit.who.person.id}` : `address ${visit.request.ip}`;
    const others = this.#open.get(key) ?? new Set();
    if (this.#isClosed) throw new HttpError({ code: 'unavailable' });
    if (others.size >= MOST_STREAMS * this.desks.config.limitFactor)
      throw new HttpError({ code: 'rate-limited', retryAfter: TRY_AGAIN });
    const stream = new Stream(this.desks, visit, following);
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
    this.#each((stream) => stream.sayAgain('stopping'));
  }

  #each(work: (stream: Stream) => void): void {
    for (const streams of this.#open.values()) for (const stream of [...streams]) work(stream);
  }
}

class Stream {
  readonly #lines = new PassThrough();
  readonly #asker: Asker;
  readonly #line: Line;
  readonly #goodbye: () => void;
  #isClosed = false;
  onClose = () => {};

  constructor(
    { office, known }: Pick<Desks, 'office' | 'known'>,
    readonly visit: AnyVisit,
    readonly following: Following,
  ) {
    const person = visit.who?.person ?? null;
    this.#asker = { person, watcher: { person: person?.id ?? null, send: (text) => this.#send(text) } };
    this.#line = known.open(visit.who, this.#asker, () => visit.reply.raw.destroy());
    this.#goodbye = beHere(office, person, (what, error) => visit.request.log.error({ err: error }, what));
  }

  async start(): Promise<unknown> {
    const { reply } = this.visit;
    reply.raw.once('close', () => this.#close());
    try {
      await this.following.join(this.#asker);
    } catch (error) {
      this.#close();
      throw error;
    }
    // Whoever has gone meanwhile may have been joined after leaving.
    if (this.#isClosed) this.following.leave(this.#asker);
    reply.headers({ 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    return this.#lines;
  }

  /** Says that the stream is alive, and sees whether it still may be. */
  beat(): void {
    if (!this.#lines.writableEnded && !this.#line.refuses('read')) this.#lines.write('\n');
  }

  sayAgain(reason: 'stopping' | 'behind'): void {
    this.following.leave(this.#asker);
    if (this.#lines.writableEnded) return;
    this.#lines.end(`${JSON.stringify({ type: 'reconnect', reason } satisfies ApiMessage)}\n`);
    setTimeout(() => this.visit.reply.raw.destroy(), LAST_WORDS).unref();
  }

  #send(text: string): void {
    if (this.#lines.writableEnded) return;
    if (this.#lines.writableLength > MOST_UNSENT) this.sayAgain('behind');
    else this.#lines.write(`${text}\n`);
    // What is told in one go with the last line is let through.
    if (this.following.isLast?.(text)) setImmediate(() => this.#lines.end());
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onClose();
    this.#line.gone();
    this.#goodbye();
    this.following.leave(this.#asker);
  }
}
