import type { Tell } from '@tempora/protocol';
import type { Watcher, World } from './desk.ts';
import { lineFor } from './table-tell.ts';

/** How often a list is sent at most. */
const PAUSE = 300;
const OPEN_TABLES = 50;
const OWN_TABLES = 100;

/** Who looks at the lists of tables, and what they are shown. */
export class Lobby {
  readonly #watchers = new Map<Watcher, NodeJS.Timeout | null>();

  constructor(readonly world: World) {
    world.bus.subscribe((news) => {
      if (news.kind !== 'match' && news.kind !== 'missed') return;
      for (const [watcher, timer] of this.#watchers) if (!timer) this.#soon(watcher);
    });
  }

  async enter(watcher: Watcher): Promise<void> {
    if (!this.#watchers.has(watcher)) this.#watchers.set(watcher, null);
    await this.#show(watcher);
  }

  leave(watcher: Watcher): void {
    clearTimeout(this.#watchers.get(watcher) ?? undefined);
    this.#watchers.delete(watcher);
  }

  /** The lists of one person. */
  async listsFor(person: string | null): Promise<Extract<Tell, { type: 'tables' }>> {
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
