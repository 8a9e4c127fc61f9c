import { EventEmitter } from 'node:events';

/** Something happened that others may want to look at. It carries no contents: whoever cares reads the store. */
export type BusEvent =
  | { kind: 'match'; match: string; node: string; people: string[] }
  | { kind: 'chat'; match: string; channel: 'players' | 'watchers'; n: number }
  /** Somebody has come to the house or left it. */
  | { kind: 'here'; person: string }
  | { kind: 'person'; person: string }
  /** News may have been lost since then: whoever shows anything looks by itself. */
  | { kind: 'missed'; since: number };

/** Carries news between the nodes of a house, and knows who is here on any of them. */
export interface Bus {
  /** May other nodes write into the same store? */
  readonly isShared: boolean;
  publish(news: BusEvent): void;
  subscribe(listener: (news: BusEvent) => void): void;
  /** A person has come to this node or left it by one way in. True: by the first, or by the last. */
  addConnection(person: string): boolean;
  removeConnection(person: string): boolean;
  arePresent(people: readonly string[]): Promise<boolean[]>;
  /** Do news get through at the moment? */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Who is on this node, and by how many ways in. */
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

/** News go to this process only. Should others write into the same store nevertheless, nobody tells us. */
export function localBus({ isShared }: Pick<Bus, 'isShared'>): Bus {
  const events = new EventEmitter().setMaxListeners(0);
  const presence = new LocalPresence();
  return {
    isShared,
    publish: (news) => void events.emit('news', news),
    subscribe: (listener) => void events.on('news', listener),
    addConnection: (person) => presence.addConnection(person),
    removeConnection: (person) => presence.removeConnection(person),
    arePresent: async (people) => people.map((person) => presence.has(person)),
    isConnected: () => !isShared,
    close: async () => void events.removeAllListeners(),
  };
}
