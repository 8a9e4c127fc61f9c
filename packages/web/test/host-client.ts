import { createHash } from 'node:crypto';
import { type ApiMessage, type DeviceRequest, type Holder, readMessage, type Update } from '@tempora/protocol';
import { DeviceHost, type WorkerContext } from '../src/worker/host.ts';
import type { DeviceStore, Saved } from '../src/worker/store.ts';

export type RequestBody = DeviceRequest extends infer R ? (R extends DeviceRequest ? Omit<R, 'id'> : never) : never;

/** A store that is only a store: what is in it can be looked at. */
export interface MemoryStore extends DeviceStore {
  readonly matches: Map<string, Saved>;
  readonly aside: Map<string, Saved>;
}

export function memoryStore(): MemoryStore {
  const matches = new Map<string, Saved>();
  const aside = new Map<string, Saved>();
  return {
    matches,
    aside,
    load: async () => structuredClone([...matches]),
    save: async (match, saved) => void matches.set(match, { ...saved }),
    async forget(match) {
      matches.delete(match);
      aside.delete(match);
    },
    loadAside: async () => structuredClone([...aside]),
    async setAside(match, saved) {
      aside.set(match, { ...saved });
      matches.delete(match);
    },
  };
}

export const ADA: Holder = { kind: 'human', name: 'Ada' };
export const BEN: Holder = { kind: 'human', name: 'Ben' };
export const DRIFTWOOD: Holder = { kind: 'bot', name: 'Driftwood', bot: 'random' };
export const MAGPIE: Holder = { kind: 'bot', name: 'Magpie', bot: 'greedy' };

/** A page's end of a host: sends requests and keeps every message. */
export class HostClient {
  readonly messages: ApiMessage[] = [];
  readonly host: DeviceHost;
  readonly store: MemoryStore;
  time = 1000;
  #ids = 0;
  #drawn = 0;

  constructor({ luck = 'desk', ...context }: Partial<WorkerContext> & { store?: MemoryStore; luck?: string } = {}) {
    this.store = context.store ?? memoryStore();
    this.host = new DeviceHost({
      now: () => this.time++,
      claim: async () => true,
      release: () => {},
      random: (bytes) =>
        createHash('sha512')
          .update(`${luck} ${this.#drawn++}`)
          .digest('hex')
          .slice(0, bytes * 2),
      ...context,
      store: this.store,
      send: (message) => {
        // What the page could not read would never arrive.
        if (!readMessage(structuredClone(message))) throw new Error(`no page can read ${JSON.stringify(message)}`);
        this.messages.push(structuredClone(message));
      },
    });
  }

  /** Sends anything at all, and waits until it is answered and bots have moved. */
  async receive(message: unknown): Promise<void> {
    await this.host.receive(message);
    await this.host.drain();
  }

  /** Asks, and waits for the one reply. */
  async request(body: RequestBody, id = `ask ${this.#ids++}`): Promise<ApiMessage> {
    const from = this.messages.length;
    await this.receive({ ...body, id });
    const replies = this.messages.slice(from).filter((message) => message.type !== 'update');
    if (replies.length !== 1) throw new Error(`${replies.length} replies to ${JSON.stringify(body)}`);
    return replies[0] as ApiMessage;
  }

  /** All updates so far. */
  updates(): Update[] {
    return this.messages.flatMap((message) => (message.type === 'update' ? [message] : []));
  }

  async create(seats: Holder[], more: { seed?: string; options?: { [key: string]: unknown } } = {}): Promise<string> {
    const reply = await this.request({ type: 'create-match', game: 'tides', options: {}, seats, ...more });
    if (reply.type !== 'created') throw new Error(JSON.stringify(reply));
    return reply.match;
  }

  /** Subscribes, and returns the first update. */
  async subscribe(match: string, viewer: number | 'public', since = -1): Promise<Update> {
    const reply = await this.request({ type: 'subscribe', match, viewer, since });
    const update = this.updates().at(-1);
    if (reply.type !== 'done' || update?.match !== match) throw new Error(JSON.stringify(reply));
    return update;
  }

  /** A person makes the move of this rank; returns the reply. */
  async play(match: string, seat: number, rank = 0): Promise<ApiMessage> {
    const { seq, moves } = await this.subscribe(match, seat);
    return this.request({ type: 'submit', match, seat, seq, move: moves[rank % moves.length] as string });
  }

  /** Persons play on until `enough`, or to the end. */
  async playOn(match: string, enough: (update: Update) => boolean = () => false): Promise<Update> {
    for (let rank = 0; ; rank++) {
      const update = await this.subscribe(match, 'public');
      const [seat] = update.asked;
      if (seat === undefined || enough(update)) return update;
      await this.play(match, seat, rank);
    }
  }
}
