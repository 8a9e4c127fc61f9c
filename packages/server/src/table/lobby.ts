import type { ApiMessage } from '@tempora/protocol';
import type { Subscriber } from '../match/registry.ts';
import type { Runtime } from '../runtime.ts';
import { tableLineFor } from './dto.ts';
import { isSeated } from './table.ts';

/** How often a list is sent at most. */
const PAUSE = 300;
const OPEN_TABLES = 50;
const OWN_TABLES = 100;

/** Who is told of their own tables: what they know of, what they are yet to be told, and the queue it is told in. */
interface Follower {
  mine: Set<string>;
  due: Set<string>;
  queue: Promise<void>;
}

/** Who looks at the lists of tables, and what they are shown. */
export class Lobby {
  readonly #subscribers = new Map<Subscriber, NodeJS.Timeout | null>();

  readonly #followers = new Map<Subscriber, Follower>();

  constructor(readonly context: Runtime) {
    context.bus.subscribe((event) => {
      if (event.kind !== 'match' && event.kind !== 'missed') return;
      for (const [subscriber, { mine }] of this.#followers)
        if (event.kind === 'missed') this.#sendLists(subscriber).catch(() => {});
        else if (mine.has(event.match) || event.people.includes(subscriber.person ?? ''))
          this.#sendTable(subscriber, event.match);
      for (const [subscriber, timer] of this.#subscribers) if (!timer) this.#schedule(subscriber);
    });
  }

  async enter(subscriber: Subscriber): Promise<void> {
    if (!this.#subscribers.has(subscriber)) this.#subscribers.set(subscriber, null);
    await this.#send(subscriber);
  }

  /** Shows the lists once, and from now on every change at a table of one's own. */
  async follow(subscriber: Subscriber): Promise<void> {
    this.#followers.set(subscriber, { mine: new Set(), due: new Set(), queue: Promise.resolve() });
    await this.#sendLists(subscriber);
  }

  /** Shows a follower the lists as they are now. */
  async #sendLists(subscriber: Subscriber): Promise<void> {
    const follower = this.#followers.get(subscriber);
    if (!follower) return;
    const shown = follower.queue.then(async () => {
      const lists = await this.listsFor(subscriber.person);
      if (!this.#followers.has(subscriber)) return;
      for (const { match } of lists.mine) follower.mine.add(match);
      subscriber.send(JSON.stringify(lists));
    });
    follower.queue = shown.catch(() => {});
    await shown;
  }

  /** Tells a follower how a table of theirs stands; one after the other, so that the latest comes last. */
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
    clearTimeout(this.#subscribers.get(subscriber) ?? undefined);
    this.#subscribers.delete(subscriber);
  }

  /** The lists of one person. */
  async listsFor(person: string | null): Promise<Extract<ApiMessage, { type: 'tables' }>> {
    const { store, bus } = this.context;
    const [gathering, playing, mine] = await Promise.all([
      store.matches.open('gathering', OPEN_TABLES),
      store.matches.open('playing', OPEN_TABLES),
      person ? store.matches.of(person, OWN_TABLES) : [],
    ]);
    const lines = (list: typeof mine) => Promise.all(list.map((table) => tableLineFor(table, bus, person)));
    return { type: 'tables', open: await lines([...gathering, ...playing]), mine: await lines(mine) };
  }

  #schedule(subscriber: Subscriber): void {
    const timer = setTimeout(() => {
      this.#subscribers.set(subscriber, null);
      this.#send(subscriber).catch(() => {});
    }, PAUSE);
    timer.unref();
    this.#subscribers.set(subscriber, timer);
  }

  async #send(subscriber: Subscriber): Promise<void> {
    const text = JSON.stringify(await this.listsFor(subscriber.person));
    if (this.#subscribers.has(subscriber)) subscriber.send(text);
  }
}
