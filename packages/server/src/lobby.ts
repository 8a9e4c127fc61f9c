import type { ApiMessage } from '@tempora/protocol';
import type { World } from './desk.ts';
import type { Watcher } from './showing.ts';
import { lineFor } from './table-tell.ts';
import { isSeated } from './tables.ts';

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
  readonly #watchers = new Map<Watcher, NodeJS.Timeout | null>();

  readonly #followers = new Map<Watcher, Follower>();

  constructor(readonly world: World) {
    world.bus.subscribe((news) => {
      if (news.kind !== 'match' && news.kind !== 'missed') return;
      for (const [watcher, { mine }] of this.#followers)
        if (news.kind === 'missed') this.#tellLists(watcher).catch(() => {});
        else if (mine.has(news.match) || news.people.includes(watcher.person ?? '')) this.#tellOf(watcher, news.match);
      for (const [watcher, timer] of this.#watchers) if (!timer) this.#soon(watcher);
    });
  }

  async enter(watcher: Watcher): Promise<void> {
    if (!this.#watchers.has(watcher)) this.#watchers.set(watcher, null);
    await this.#show(watcher);
  }

  /** Shows the lists once, and from now on every change at a table of one's own. */
  async follow(watcher: Watcher): Promise<void> {
    this.#followers.set(watcher, { mine: new Set(), due: new Set(), queue: Promise.resolve() });
    await this.#tellLists(watcher);
  }

  /** Shows a follower the lists as they are now. */
  async #tellLists(watcher: Watcher): Promise<void> {
    const follower = this.#followers.get(watcher);
    if (!follower) return;
    const shown = follower.queue.then(async () => {
      const lists = await this.listsFor(watcher.person);
      if (!this.#followers.has(watcher)) return;
      for (const { match } of lists.mine) follower.mine.add(match);
      watcher.send(JSON.stringify(lists));
    });
    follower.queue = shown.catch(() => {});
    await shown;
  }

  /** Tells a follower how a table of theirs stands; one after the other, so that the latest comes last. */
  #tellOf(watcher: Watcher, match: string): void {
    const follower = this.#followers.get(watcher);
    if (!follower || follower.due.has(match)) return;
    follower.due.add(match);
    const message = async () => {
      follower.due.delete(match);
      const t = await this.world.store.matches.find(match);
      if (!t || !this.#followers.has(watcher)) return;
      const isMine = t.host === watcher.person || isSeated(t, watcher.person ?? '');
      follower.mine[isMine ? 'add' : 'delete'](match);
      const table = await lineFor(t, this.world.bus, watcher.person);
      watcher.send(JSON.stringify({ type: 'my-table', table } satisfies ApiMessage));
    };
    follower.queue = follower.queue.then(message).catch(() => {});
  }

  leave(watcher: Watcher): void {
    this.#followers.delete(watcher);
    clearTimeout(this.#watchers.get(watcher) ?? undefined);
    this.#watchers.delete(watcher);
  }

  /** The lists of one person. */
  async listsFor(person: string | null): Promise<Extract<ApiMessage, { type: 'tables' }>> {
    const { store, bus } = this.world;
    const [gathering, playing, mine] = await Promise.all([
      store.matches.open('gathering', OPEN_TABLES),
      store.matches.open('playing', OPEN_TABLES),
      person ? store.matches.of(person, OWN_TABLES) : [],
    ]);
    const lines = (list: typeof mine) => Promise.all(list.map((t) => lineFor(t, bus, person)));
    return { type: 'tables', open: await lines([...gathering, ...playing]), mine: await lines(mine) };
  }

  #soon(watcher: Watcher): void {
    const timer = setTimeout(() => {
      this.#watchers.set(watcher, null);
      this.#show(watcher).catch(() => {});
    }, PAUSE);
    timer.unref();
    this.#watchers.set(watcher, timer);
  }

  async #show(watcher: Watcher): Promise<void> {
    const text = JSON.stringify(await this.listsFor(watcher.person));
    if (this.#watchers.has(watcher)) watcher.send(text);
  }
}
