import type { ApiMessage } from '@tempora/protocol';
import type { Subscriber } from '../match/registry.ts';
import type { Runtime } from '../runtime.ts';
import { tableLineFor } from './dto.ts';
import { isSeated, isWatchable } from './table.ts';

/** The shortest time between two lists to one subscriber, in milliseconds. */
const PAUSE = 300;
/** Tables on a page: this many that are gathering, and as many that are being played. */
const OPEN_TABLES = 50;
const OWN_TABLES = 100;

/** A subscriber to their own tables: which they know, which are still to be sent, and the queue that sends them in order. */
interface Follower {
  mine: Set<string>;
  due: Set<string>;
  queue: Promise<void>;
}

/** The lists of tables, and their subscribers. */
export class Lobby {
  readonly #subscribers = new Map<Subscriber, { page: number; timer: NodeJS.Timeout | null }>();

  readonly #followers = new Map<Subscriber, Follower>();

  constructor(readonly context: Runtime) {
    context.bus.subscribe((event) => {
      if (event.kind !== 'match' && event.kind !== 'missed') return;
      for (const [subscriber, { mine }] of this.#followers)
        if (event.kind === 'missed') this.#sendLists(subscriber).catch(() => {});
        else if (mine.has(event.match) || event.people.includes(subscriber.person ?? ''))
          this.#sendTable(subscriber, event.match);
      for (const [subscriber, { timer }] of this.#subscribers) if (!timer) this.#schedule(subscriber);
    });
  }

  /** From now on sends the lists, with one page of the open tables. */
  async enter(subscriber: Subscriber, page: number): Promise<void> {
    this.#subscribers.set(subscriber, { page, timer: this.#subscribers.get(subscriber)?.timer ?? null });
    await this.#send(subscriber);
  }

  /** Sends the lists once, and from then on every change at one's own tables. */
  async follow(subscriber: Subscriber): Promise<void> {
    this.#followers.set(subscriber, { mine: new Set(), due: new Set(), queue: Promise.resolve() });
    await this.#sendLists(subscriber);
  }

  async #sendLists(subscriber: Subscriber): Promise<void> {
    const follower = this.#followers.get(subscriber);
    if (!follower) return;
    const shown = follower.queue.then(async () => {
      const lists = await this.listsFor(subscriber.person, 0);
      if (!this.#followers.has(subscriber)) return;
      for (const { match } of lists.mine) follower.mine.add(match);
      subscriber.send(JSON.stringify(lists));
    });
    follower.queue = shown.catch(() => {});
    await shown;
  }

  /** Sends a follower one of their tables; in a queue, so that the latest state comes last. */
  #sendTable(subscriber: Subscriber, match: string): void {
    const follower = this.#followers.get(subscriber);
    if (!follower || follower.due.has(match)) return;
    follower.due.add(match);
    const message = async () => {
      follower.due.delete(match);
      const table = await this.context.store.matches.find(match);
      if (!table || !this.#followers.has(subscriber)) return;
      const isMine = table.host === subscriber.person || isSeated(table, subscriber.person ?? '');
      follower.mine[isMine ? 'add' : 'delete'](match);
      const line = await tableLineFor(table, this.context.bus, subscriber.person);
      subscriber.send(JSON.stringify({ type: 'my-table', table: line } satisfies ApiMessage));
    };
    follower.queue = follower.queue.then(message).catch(() => {});
  }

  leave(subscriber: Subscriber): void {
    this.#followers.delete(subscriber);
    clearTimeout(this.#subscribers.get(subscriber)?.timer ?? undefined);
    this.#subscribers.delete(subscriber);
  }

  /** The lists of one person, with one page of the open tables. */
  async listsFor(person: string | null, page: number): Promise<Extract<ApiMessage, { type: 'tables' }>> {
    const { store, bus } = this.context;
    const { matches } = store;
    const [gathering, playing, mine, counts] = await Promise.all([
      matches.open('gathering', OPEN_TABLES, page),
      matches.open('playing', OPEN_TABLES, page),
      person ? matches.of(person, OWN_TABLES) : [],
      Promise.all([matches.countOpen('gathering'), matches.countOpen('playing')]),
    ]);
    const lines = (list: typeof mine) => Promise.all(list.map((table) => tableLineFor(table, bus, person)));
    const open = await lines([...gathering, ...playing.filter(isWatchable)]);
    const pages = Math.max(1, Math.ceil(Math.max(...counts) / OPEN_TABLES));
    return { type: 'tables', open, mine: await lines(mine), page, pages };
  }

  #schedule(subscriber: Subscriber): void {
    const subscription = this.#subscribers.get(subscriber);
    if (!subscription) return;
    subscription.timer = setTimeout(() => {
      this.#subscribers.set(subscriber, { page: this.#pageOf(subscriber), timer: null });
      this.#send(subscriber).catch(() => {});
    }, PAUSE).unref();
  }

  #pageOf(subscriber: Subscriber): number {
    return this.#subscribers.get(subscriber)?.page ?? 0;
  }

  async #send(subscriber: Subscriber): Promise<void> {
    const text = JSON.stringify(await this.listsFor(subscriber.person, this.#pageOf(subscriber)));
    if (this.#subscribers.has(subscriber)) subscriber.send(text);
  }
}
