import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Viewer } from '@tempora/kernel';
import type { ApiMessage, Table, Update } from '@tempora/protocol';
import { Guest, type UnsentRequest } from './test-server.ts';

/** Where to knock next; it may take a while until there is a door. */
export type UrlSource = () => string | Promise<string>;

/** A moment before knocking or asking again. */
const BREATH = 20;

/**
 * Somebody who does not give up: comes back through whichever door is open, looks at the same matches again, and asks
 * again, under the same id, what was not answered.
 */
export class ReconnectingClient {
  readonly #pending = new Map<string, { asking: UnsentRequest; resolve: (message: ApiMessage) => void }>();
  readonly #looks = new Map<string, Viewer>();
  readonly #watching = new Set<(message: ApiMessage) => void>();
  readonly updates = new Map<string, Update>();
  readonly tables = new Map<string, Table>();
  /** The troubles met on the way. */
  readonly troubles: string[] = [];
  /** How often something was asked again. */
  repeats = 0;
  #guest: Guest | null = null;
  #isGone = false;
  #lastId = 0;

  private constructor(
    readonly name: string,
    readonly person: string,
    readonly token: string,
    readonly doors: UrlSource,
  ) {
    void this.#travel();
  }

  static async arrive(doors: UrlSource, name: string): Promise<ReconnectingClient> {
    const { person, token, socket } = await Guest.arrive(await doors(), name);
    socket.close();
    return new ReconnectingClient(name, person, token, doors);
  }

  /** The door they came through last. */
  get at(): string | null {
    return this.#guest?.url ?? null;
  }

  request(asking: UnsentRequest, id = `${this.name}+${++this.#lastId}`): Promise<ApiMessage> {
    return new Promise((resolve) => {
      this.#pending.set(id, { asking, resolve });
      if (this.#guest) void this.#send(this.#guest, id);
    });
  }

  look(match: string, viewer: Viewer): void {
    this.#looks.set(match, viewer);
    if (this.#guest) void this.#lookThrough(this.#guest, match);
  }

  /** Waits for something to be told. */
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

  /** Goes through another door, without a word. */
  moveOn(): void {
    this.#guest?.socket.terminate();
  }

  leave(): void {
    this.#isGone = true;
    this.#guest?.close();
  }

  async #travel(): Promise<void> {
    while (!this.#isGone) {
      try {
        const guest = await Guest.connect(await this.doors(), this.name, this.person, this.token);
        void guest.until((message) => this.#hear(message));
        this.#guest = guest;
        for (const match of this.#looks.keys()) void this.#lookThrough(guest, match);
        this.repeats += this.#pending.size;
        for (const id of this.#pending.keys()) void this.#send(guest, id);
        if (guest.socket.readyState <= guest.socket.OPEN) await once(guest.socket, 'close');
      } catch {
        await pause(BREATH);
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
    if (isTrouble(reply)) {
      this.troubles.push(reply.error.code);
      await pause(BREATH);
      this.repeats++;
      return this.#send(guest, id);
    }
    if (this.#pending.delete(id)) pending.resolve(reply);
  }

  async #lookThrough(guest: Guest, match: string): Promise<void> {
    const viewer = this.#looks.get(match);
    if (viewer === undefined || guest !== this.#guest) return;
    const since = this.updates.get(match)?.seq ?? -1;
    if (!isTrouble(await guest.request({ type: 'subscribe', match, viewer, since }))) return;
    await pause(BREATH);
    return this.#lookThrough(guest, match);
  }
}

/** Something that may be different in a moment. */
function isTrouble(message: ApiMessage): message is Extract<ApiMessage, { type: 'error' }> {
  return message.type === 'error' && message.error.code === 'unavailable';
}

/** A table of travellers, the first the host, who sit, start and look; bots fill it up. Asking twice does no harm. */
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
    client.look(match, seat);
  });
  return match;
}
