import { EventEmitter } from 'node:events';

/** Something happened. Events carry no contents: whoever needs them reads the store. */
export type BusEvent =
  | { kind: 'match'; match: string; node: string; people: string[] }
  | { kind: 'chat'; match: string; channel: 'players' | 'watchers'; line: number }
  /** A person has connected or disconnected. */
  | { kind: 'here'; person: string }
  | { kind: 'person'; person: string }
  /** The number of people who watch a match has changed. */
  | { kind: 'watched'; match: string }
  /** Events may have been lost: subscribers must check for themselves. */
  | { kind: 'missed'; since: number };

/** Carries events between the nodes of a server, and knows who is connected to any of them. */
export interface Bus {
  /** May other nodes write into the same store? */
  readonly isShared: boolean;
  publish(news: BusEvent): void;
  subscribe(listener: (news: BusEvent) => void): void;
  /** Counts a connection of a person to this node. True: it is their first, or was their last. */
  addConnection(person: string): boolean;
  removeConnection(person: string): boolean;
  arePresent(people: readonly string[]): Promise<boolean[]>;
  /** Sets how many people watch a match at this node. */
  setWatchers(match: string, count: number): void;
  /** How many people watch a match, at all nodes. */
  watchersOf(match: string): Promise<number>;
  /** Do events get through at the moment? */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Who is connected to this node, and how often. */
export class LocalPresence {
  readonly #connections = new Map<string, number>();

  addConnection(person: string): boolean {
    const connections = (this.#connections.get(person) ?? 0) + 1;
    this.#connections.set(person, connections);
    return connections === 1;
  }

  removeConnection(person: string): boolean {
    const connections = (this.#connections.get(person) ?? 1) - 1;
    if (connections > 0) this.#connections.set(person, connections);
    else this.#connections.delete(person);
    return connections <= 0;
  }

  has(person: string): boolean {
    return this.#connections.has(person);
  }

  all(): string[] {
    return [...this.#connections.keys()];
  }
}

/** How many people watch each match at this node. */
export class WatcherCounts {
  readonly #counts = new Map<string, number>();

  set(match: string, count: number): void {
    if (count > 0) this.#counts.set(match, count);
    else this.#counts.delete(match);
  }

  of(match: string): number {
    return this.#counts.get(match) ?? 0;
  }

  all(): [match: string, count: number][] {
    return [...this.#counts];
  }
}

/** Events stay in this process. Where `isShared`, other processes may write into the same store unnoticed. */
export function localBus({ isShared }: Pick<Bus, 'isShared'>): Bus {
  const events = new EventEmitter().setMaxListeners(0);
  const presence = new LocalPresence();
  const watchers = new WatcherCounts();
  return {
    isShared,
    publish: (news) => void events.emit('news', news),
    subscribe: (listener) => void events.on('news', listener),
    addConnection: (person) => presence.addConnection(person),
    removeConnection: (person) => presence.removeConnection(person),
    arePresent: async (people) => people.map((person) => presence.has(person)),
    setWatchers: (match, count) => watchers.set(match, count),
    watchersOf: async (match) => watchers.of(match),
    isConnected: () => !isShared,
    close: async () => void events.removeAllListeners(),
  };
}
