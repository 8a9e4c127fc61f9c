import { request } from 'node:http';
import { createInterface } from 'node:readline';
import type { ApiMessage } from '@tempora/protocol';

/** A client of the HTTP API, with a token or without. */
export class ApiClient {
  /** Every answer that came, with the route it came from. */
  readonly received: { method: string; path: string; status: number; body: unknown }[] = [];

  constructor(
    readonly url: string,
    readonly token: string,
    readonly person = '',
  ) {}

  static async arrive(url: string, name: string): Promise<ApiClient> {
    const { body } = await new ApiClient(url, '').call('POST', '/api/guest', { name });
    return new ApiClient(url, body.token, body.me.person);
  }

  /** Makes a request; `body` may be text that is not JSON. */
  async call(method: string, path: string, body?: unknown, headers: { [name: string]: string } = {}) {
    const reply = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came.
    const said: any = text ? JSON.parse(text) : null;
    this.received.push({ method, path, status: reply.status, body: said });
    return { status: reply.status, body: said, headers: reply.headers };
  }

  /** Follows a stream: its status, its lines one by one (null: it has ended), and a way to stop reading. */
  follow(path: string): Promise<EventStream> {
    return new Promise((resolve, reject) => {
      const asked = request(this.url + path, {
        agent: false,
        headers: this.token ? { authorization: `Bearer ${this.token}` } : {},
      });
      asked.on('error', reject);
      asked.on('response', (reply) => resolve(new EventStream(reply)));
      asked.end();
    });
  }
}

export class EventStream {
  readonly #lines: string[] = [];
  readonly all: string[] = [];
  #isOver = false;
  #wake = () => {};

  constructor(readonly reply: import('node:http').IncomingMessage) {
    const reader = createInterface({ input: reply, crlfDelay: Number.POSITIVE_INFINITY });
    reader.on('line', (line) => {
      this.#lines.push(line);
      this.all.push(line);
      this.#wake();
    });
    const end = () => {
      this.#isOver = true;
      this.#wake();
    };
    reply.on('error', end);
    reader.on('error', end);
    reader.on('close', end);
  }

  get status(): number {
    return this.reply.statusCode ?? 0;
  }

  /** The next line as it came; null at the end. */
  async line(): Promise<string | null> {
    while (this.#lines.length === 0 && !this.#isOver)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.#lines.shift() ?? null;
  }

  /** The next message of a type; throws if the stream ends before. */
  async next<T extends ApiMessage['type']>(type: T): Promise<Extract<ApiMessage, { type: T }>> {
    for (;;) {
      const line = await this.line();
      if (line === null) throw new Error(`the stream ended before ${type}`);
      const message = line && (JSON.parse(line) as ApiMessage);
      if (message && message.type === type) return message as Extract<ApiMessage, { type: T }>;
    }
  }

  /** Reads to the end. */
  async rest(): Promise<void> {
    while ((await this.line()) !== null);
  }

  close(): void {
    this.reply.destroy();
  }
}

/** What it takes to open a table. */
export function terms(game: string, seats: string[], more: object = {}) {
  return {
    game,
    seats,
    options: {},
    isPublic: true,
    pace: { kind: 'none' },
    standIn: { afterSeconds: 0, decidedBy: 'host' },
    entropy: '00112233445566778899aabbccddeeff',
    ...more,
  };
}
