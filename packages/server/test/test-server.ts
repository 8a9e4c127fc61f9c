import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, stream } from '@tempora/kernel';
import {
  type ApiMessage,
  applyPatch,
  CommandError,
  PROTOCOL_VERSION,
  type ServerRequest,
  type Table,
  type Update,
} from '@tempora/protocol';
import { createApp, createServer, readConfig } from '@tempora/server';
import * as v from 'valibot';
import WebSocket from 'ws';

export type UnsentRequest = ServerRequest extends infer A ? (A extends ServerRequest ? Omit<A, 'id'> : never) : never;

/** A server of its own for a test: a real server on a free port with a store in a folder of its own. */
export async function startTestServer(
  more: NodeJS.ProcessEnv = {},
  overrides: Parameters<typeof createServer>[2] = {},
) {
  const data = more.TEMPORA_DATA ?? mkdtempSync(join(tmpdir(), 'tempora-'));
  const config = readConfig(['--port', '0', '--data', data], {
    LOG_LEVEL: 'silent',
    LIMIT_FACTOR: '1000',
    ALONE_PAUSE: '0',
    ...more,
  });
  const server = await createServer(config, (what, error) => console.error(what, error), overrides);
  const app = await createApp(server, null);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    server,
    app,
    data,
    async close() {
      await app.close();
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Randomness that is the same every time. */
export function seededRandom(seed: string): (bytes: number) => string {
  const chance = stream(seed);
  return (bytes) => Array.from({ length: bytes }, () => below(chance, 256).toString(16).padStart(2, '0')).join('');
}

/** Somebody at a browser: a guest with a token and a socket. */
export class Guest {
  /** Waiting requests by id, the first one first; '' for replies without an id. */
  readonly #waiting = new Map<string, ((message: ApiMessage) => void)[]>();
  readonly #watching: ((message: ApiMessage) => void)[] = [];
  /** Every frame that came, as it came. */
  readonly received: string[] = [];
  /** The latest update and table of each match. */
  readonly updates = new Map<string, Update>();
  readonly tables = new Map<string, Table>();
  #lastId = 0;

  private constructor(
    readonly url: string,
    readonly name: string,
    readonly person: string,
    readonly token: string,
    readonly socket: WebSocket,
  ) {
    socket.on('error', () => {}); // it is closed then, too
    socket.on('message', (data) => {
      this.received.push(String(data));
      const message = this.#whole(JSON.parse(String(data)) as ApiMessage);
      if (message.type === 'update') this.updates.set(message.match, message);
      if (message.type === 'table') this.tables.set(message.match, message);
      const id = ('id' in message && message.id) || '';
      const waiting = this.#waiting.get(id);
      waiting?.shift()?.(message);
      if (waiting?.length === 0) this.#waiting.delete(id);
      for (const watch of [...this.#watching]) watch(message);
    });
  }

  static async arrive(url: string, name: string): Promise<Guest> {
    const reply = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const { me, token } = (await reply.json()) as { me: { person: string }; token: string };
    return Guest.connect(url, name, me.person, token);
  }

  static async connect(url: string, name: string, person: string, token: string): Promise<Guest> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const guest = new Guest(url, name, person, token, socket);
    const closed = new Promise((_, reject) => socket.once('close', () => reject(new Error('the door was closed'))));
    await Promise.race([guest.request({ type: 'hello', protocol: PROTOCOL_VERSION }), closed]);
    return guest;
  }

  /** Applies a patch to the last update. */
  #whole(message: ApiMessage): ApiMessage {
    const last = message.type === 'patch' && this.updates.get(message.match);
    return last ? applyPatch(last, message.patch) : message;
  }

  request(asking: UnsentRequest, id = `${this.name}-${++this.#lastId}`): Promise<ApiMessage> {
    // Subscribes as the pages do, unless the test says otherwise.
    const how = asking.type === 'subscribe' ? { patches: true } : {};
    return this.send(JSON.stringify({ ...how, ...asking, id }), id);
  }

  /** Sends anything at all, and waits for the reply to that id, or for one that has none. */
  send(frame: string | Buffer, id: string | null): Promise<ApiMessage> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(id ?? '');
      if (waiting) waiting.push(resolve);
      else this.#waiting.set(id ?? '', [resolve]);
      this.socket.send(frame);
    });
  }

  /** Waits for a message. */
  until<T>(match: (message: ApiMessage) => T | null | undefined | false): Promise<T> {
    return new Promise((resolve) => {
      const watch = (message: ApiMessage) => {
        const found = match(message);
        if (!found) return;
        this.#watching.splice(this.#watching.indexOf(watch), 1);
        resolve(found);
      };
      this.#watching.push(watch);
    });
  }

  close(): void {
    this.socket.close();
  }
}

export const ENTROPY = '00112233445566778899aabbccddeeff';

/** A table with these seats, the asker's first; answers its id. */
export async function openTable(
  host: Pick<Guest, 'request'>,
  game: string,
  seats: ('me' | 'open' | 'random' | 'greedy')[],
  more: Partial<Extract<ServerRequest, { type: 'open-table' }>> = {},
): Promise<string> {
  const reply = await host.request({
    type: 'open-table',
    game,
    options: {},
    seats,
    isPublic: true,
    pace: { kind: 'none' },
    standIn: { afterSeconds: 0, decidedBy: 'host' },
    entropy: ENTROPY,
    ...more,
  });
  if (reply.type !== 'created') throw new Error(JSON.stringify(reply));
  return reply.match;
}

/** Plays any move for a guest's seat until the match is over. */
export async function playOn(
  guest: Pick<Guest, 'request' | 'until' | 'updates'>,
  match: string,
  seat: number,
  choose = (moves: string[]) => moves[0] as string,
) {
  for (;;) {
    const update = guest.updates.get(match);
    if (update?.ranking) return update;
    if (update && update.viewer === seat && update.moves.length > 0) {
      const next = guest.until(
        (message) => message.type === 'update' && message.match === match && message.seq > update.seq,
      );
      const reply = await guest.request({ type: 'submit', match, seat, seq: update.seq, move: choose(update.moves) });
      if (reply.type !== 'done' && !(reply.type === 'error' && reply.error.code === 'stale'))
        throw new Error(JSON.stringify(reply));
      await next;
    } else await guest.until((message) => message.type === 'update' && message.match === match);
  }
}

/** The outcome of a request, in a word: a command may be refused, which is not a failure. */
export function outcomeOf(message: ApiMessage): ApiMessage['type'] | 'refused' | 'failed' {
  if (message.type !== 'error') return message.type;
  return v.is(CommandError, message.error) ? 'refused' : 'failed';
}

/** One request to the API: as somebody by their token, or as a browser would send it. */
export async function call(
  url: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body, headers = {} }: { token?: string | undefined; body?: object; headers?: Record<string, string> } = {},
) {
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await reply.text();
  // Tests look at what comes as anybody would who reads the documentation: by its fields.
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what is being tested
  return { status: reply.status, body: (text ? JSON.parse(text) : null) as any, headers: reply.headers };
}

/** Subscribes to a match and waits for the first update. */
export async function look(guest: Guest, match: string, viewer: number | 'public', since = -1): Promise<Update> {
  const shown = guest.until(
    (message) => message.type === 'update' && message.match === match && message.viewer === viewer && message,
  );
  const reply = await guest.request({ type: 'subscribe', match, viewer, since });
  if (reply.type !== 'done') throw new Error(JSON.stringify(reply));
  return shown as Promise<Update>;
}
