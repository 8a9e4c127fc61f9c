import { EventEmitter } from 'node:events';

/** Something happened that others may want to look at. It carries no contents: whoever cares reads the store. */
export type News =
  | { kind: 'match'; match: string; node: string; people: string[] }
  | { kind: 'chat'; match: string; channel: string; n: number }
  /** Somebody has come to or left a table, or the house. */
  | { kind: 'here'; match: string }
  | { kind: 'here'; person: string }
  | { kind: 'person'; person: string }
  /** News may have been lost: whoever shows anything looks by itself. */
  | { kind: 'missed' };

/** Carries news between the nodes of a house, and knows who is here on any of them. */
export interface Bus {
  /** May other nodes write into the same store? */
  readonly isShared: boolean;
  publish(news: News): void;
  subscribe(hear: (news: News) => void): void;
  /** A person has come to or left this node. */
  arrive(person: string): void;
  depart(person: string): void;
  areHere(people: readonly string[]): Promise<boolean[]>;
  /** Do news get through at the moment? */
  isLive(): boolean;
  close(): Promise<void>;
}

/** News go to this process only. Should others write into the same store nevertheless, nobody tells us. */
export function localBus(isShared: boolean): Bus {
  const events = new EventEmitter().setMaxListeners(0);
  const here = new Map<string, number>();
  const count = (person: string, by: number) => {
    const left = (here.get(person) ?? 0) + by;
    if (left > 0) here.set(person, left);
    else here.delete(person);
  };
  return {
    isShared,
    publish: (news) => void events.emit('news', news),
    subscribe: (hear) => void events.on('news', hear),
    arrive: (person) => count(person, 1),
    depart: (person) => count(person, -1),
    areHere: async (people) => people.map((person) => here.has(person)),
    isLive: () => !isShared,
    close: async () => void events.removeAllListeners(),
  };
}
