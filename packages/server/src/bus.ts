import { EventEmitter } from 'node:events';

/** Something happened that others may want to look at. It carries no contents: whoever cares reads the store. */
export type News =
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
  publish(news: News): void;
  subscribe(hear: (news: News) => void): void;
  /** A person has come to this node or left it by one way in. True: by the first, or by the last. */
  arrive(person: string): boolean;
  depart(person: string): boolean;
  areHere(people: readonly string[]): Promise<boolean[]>;
  /** Do news get through at the moment? */
  isLive(): boolean;
  close(): Promise<void>;
}

/** Who is on this node, and by how many ways in. */
export class Here {
  readonly #ways = new Map<string, number>();

  arrive(person: string): boolean {
    const ways = (this.#ways.get(person) ?? 0) + 1;
    this.#ways.set(person, ways);
    return ways === 1;
  }

  depart(person: string): boolean {
    const ways = (this.#ways.get(person) ?? 1) - 1;
    if (ways > 0) this.#ways.set(person, ways);
    else this.#ways.delete(person);
    return ways <= 0;
  }

  has(person: string): boolean {
    return this.#ways.has(person);
  }

  all(): string[] {
    return [...this.#ways.keys()];
  }
}

/** News go to this process only. Should others write into the same store nevertheless, nobody tells us. */
export function localBus(isShared: boolean): Bus {
  const events = new EventEmitter().setMaxListeners(0);
  const here = new Here();
  return {
    isShared,
    publish: (news) => void events.emit('news', news),
    subscribe: (hear) => void events.on('news', hear),
    arrive: (person) => here.arrive(person),
    depart: (person) => here.depart(person),
    areHere: async (people) => people.map((person) => here.has(person)),
    isLive: () => !isShared,
    close: async () => void events.removeAllListeners(),
  };
}
