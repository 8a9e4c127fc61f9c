import { type ApiError, type ApiMessage, readMessage } from '@tempora/protocol';
import { RequestFailed } from './errors.ts';

/** Somebody as the server knows them. */
export interface Me {
  person: string;
  name: string;
  /** Null for a guest. */
  login: string | null;
  isAdmin: boolean;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The server sends an empty line every 15 seconds: after this long in silence a stream is dead, in milliseconds. */
const SILENCE = 40_000;

/** Calls a server by HTTP. An error is thrown. */
export class HttpApi {
  /** Where the routes begin. */
  readonly url: URL;
  readonly #session: 'cookie' | 'token';
  /** The token that requests are sent with; null: none, or in a page the browser's cookie. */
  token: string | null = null;

  constructor(url: string | URL, session: 'cookie' | 'token') {
    this.url = new URL('api/', String(url).replace(/\/?$/, '/'));
    this.#session = session;
  }

  async call<T = void>(method: HttpMethod, path: string, body?: object): Promise<T> {
    const reply = await this.#open(path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return (reply.status === 204 ? undefined : await reply.json()) as T;
  }

  /** Becomes a guest, or signs in with login and password; from then on all requests are made as that person. */
  async signIn(path: 'guest' | 'login', body: object): Promise<Me> {
    const { me, token } = await this.call<{ me: Me; token: string }>('POST', path, body);
    if (this.#session === 'token') this.token = token;
    return me;
  }

  /** Follows a stream of messages, one a line, to its end. */
  async *lines(path: string): AsyncGenerator<ApiMessage> {
    const stop = new AbortController();
    let silence = setTimeout(() => stop.abort(), SILENCE);
    try {
      const reply = await this.#open(path, { signal: stop.signal });
      const reader = (reply.body as ReadableStream<Uint8Array<ArrayBuffer>>)
        .pipeThrough(new TextDecoderStream())
        .getReader();
      for (let text = ''; ; ) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(silence);
        silence = setTimeout(() => stop.abort(), SILENCE);
        const lines = (text + value).split('\n');
        text = lines.pop() ?? '';
        for (const line of lines) {
          const message = readMessage(parseJson(line));
          if (message) yield message;
        }
      }
    } finally {
      clearTimeout(silence);
      stop.abort();
    }
  }

  async #open(path: string, init: RequestInit): Promise<Response> {
    const authorization = this.token === null ? {} : { authorization: `Bearer ${this.token}` };
    const reply = await fetch(new URL(path, this.url), { ...init, headers: { ...init.headers, ...authorization } });
    if (reply.ok) return reply;
    // A proxy may have answered instead of the server.
    const answer = (await reply.json().catch(() => null)) as { error?: ApiError } | null;
    throw new RequestFailed(answer?.error ?? { code: 'unavailable' });
  }
}

/** The value of a JSON text; null if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
