import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Viewer } from '@tempora/kernel';
import type { ApiMessage, Table, Update } from '@tempora/protocol';
import { Guest, type UnsentRequest } from './test-server.ts';

/** The address to connect to next; it may take a while until there is one. */
export type UrlSource = () => string | Promise<string>;

/** How long to wait before connecting or asking again, in milliseconds. */
const PAUSE = 20;

/**
 * A client that does not give up: it reconnects to any node, subscribes to the same matches again, and repeats unanswered
 * requests under the same id.
 */
export class ReconnectingClient {
  readonly #pending = new Map<string, { asking: UnsentRequest; resolve: (message: ApiMessage) => void }>();
  readonly #subscriptions = new Map<string, Viewer>();
  readonly #watching = new Set<(message: ApiMessage) => void>();
  readonly updates = new Map<string, Update>();
  readonly tables = new Map<string, Table>();
  /** Codes of temporary errors. */
  readonly errors: string[] = [];
  /** How often something was asked again. */
  repeats = 0;
  #guest: Guest | null = null;
  #isGone = false;
  #lastId = 0;

  private constructor(
    readonly name: string,
    readonly person: string,
    readonly token: string,
    readonly nextUrl: UrlSource,
  ) {
    void this.#stayConnected();
  }

  static async arrive(nextUrl: UrlSource, name: string): Promise<ReconnectingClient> {
    const { person, token, socket } = await Guest.arrive(await nextUrl(), name);
    socket.close();
    return new ReconnectingClient(name, person, token, nextUrl);
  }

  /** The address of the current connection. */
  get at(): string | null {
    return this.#guest?.url ?? null;
  }

  request(asking: UnsentRequest, id = `${this.name}+${++this.#lastId}`): Promise<ApiMessage> {
    return new Promise((resolve) => {
      this.#pending.set(id, { asking, resolve });
      if (this.#guest) void this.#send(this.#guest, id);
    });
  }

  subscribe(match: string, viewer: Viewer): void {
    this.#subscriptions.set(match, viewer);
    if (this.#guest) void this.#subscribe(this.#guest, match);
  }

  /** Waits for a message. */
  until<T>(match: (message: ApiMessage) => T | null | undefined | false): Promise<T> {
    return new Promise((resolve) => {
      const watch = (message: ApiMessage) => {
        const found = match(message);
        if (!found) return;
        this.#watching.delete(watch);
        resolve(found);
      };
      this.#watching.add(watch);
    });
  }

  /** Drops the connection, so that the client connects to another node. */
  reconnect(): void {
    this.#guest?.socket.terminate();
  }

  leave(): void {
    this.#isGone = true;
    this.#guest?.close();
  }

  async #stayConnected(): Promise<void> {
    while (!this.#isGone) {
      try {
        const guest = await Guest.connect(await this.nextUrl(), this.name, this.person, this.token);
        void guest.until((message) => this.#hear(message));
        this.#guest = guest;
        for (const match of this.#subscriptions.keys()) void this.#subscribe(guest, match);
        this.repeats += this.#pending.size;
        for (const id of this.#pending.keys()) void this.#send(guest, id);
        if (guest.socket.readyState <= guest.socket.OPEN) await once(guest.socket, 'close');
      } catch {
        await pause(PAUSE);
      }
      this.#guest = null;
    }
  }

  #hear(message: ApiMessage): false {
    if (message.type === 'update') this.updates.set(message.match, message);
    if (message.type === 'table') this.tables.set(message.match, message);
    for (const watch of [...this.#watching]) watch(message);
    return false;
  }

  async #send(guest: Guest, id: string): Promise<void> {
    const pending = this.#pending.get(id);
    if (!pending || guest !== this.#guest) return;
    const reply = await guest.request(pending.asking, id);
    if (isTemporary(reply)) {
      this.errors.push(reply.error.code);
      await pause(PAUSE);
      this.repeats++;
      return this.#send(guest, id);
    }
    if (this.#pending.delete(id)) pending.resolve(reply);
  }

  async #subscribe(guest: Guest, match: string): Promise<void> {
    const viewer = this.#subscriptions.get(match);
    if (viewer === undefined || guest !== this.#guest) return;
    const since = this.updates.get(match)?.seq ?? -1;
    if (!isTemporary(await guest.request({ type: 'subscribe', match, viewer, since }))) return;
    await pause(PAUSE);
    return this.#subscribe(guest, match);
  }
}

/** An error that may be gone in a moment. */
function isTemporary(message: ApiMessage): message is Extract<ApiMessage, { type: 'error' }> {
  return message.type === 'error' && message.error.code === 'unavailable';
}

/** Opens a table for clients, the first one as host, who sit down, start and subscribe; bots fill it up. */
export async function gather(
  clients: readonly ReconnectingClient[],
  game: string,
  open: (host: ReconnectingClient) => Promise<string>,
): Promise<string> {
  const [host, ...others] = clients;
  if (!host) throw new Error(`nobody wants to play ${game}`);
  const match = await open(host);
  for (const other of others) await other.request({ type: 'sit', match, entropy: '00112233445566778899aabbccddeeff' });
  const reply = await host.request({ type: 'start', match });
  if (reply.type === 'error' && reply.error.code !== 'already-started') throw new Error(JSON.stringify(reply));
  clients.forEach((client, seat) => {
    client.subscribe(match, seat);
  });
  return match;
}
