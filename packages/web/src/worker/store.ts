import { createStore, del, entries, set } from 'idb-keyval';

/** A match as it lies in the store: its record as text, and when it last changed. */
export interface Saved {
  text: string;
  changed: number;
}

/** Where matches are kept. `aside` holds what could not be read: nothing is thrown away unasked. */
export interface DeviceStore {
  load(): Promise<[match: string, saved: Saved][]>;
  save(match: string, saved: Saved): Promise<void>;
  forget(match: string): Promise<void>;
  loadAside(): Promise<[match: string, saved: Saved][]>;
  setAside(match: string, saved: Saved): Promise<void>;
}

/** The store in the browser. */
export function browserStore(): DeviceStore {
  const matches = createStore('tempora-matches', 'matches');
  const aside = createStore('tempora-aside', 'aside');
  return {
    load: () => entries(matches),
    save: (match, saved) => set(match, saved, matches),
    async forget(match) {
      await del(match, matches);
      await del(match, aside);
    },
    loadAside: () => entries(aside),
    async setAside(match, saved) {
      await set(match, saved, aside);
      await del(match, matches);
    },
  };
}

/** A store for lessons, which nobody goes on with another day: it lasts as long as the page. */
export function pageStore(): DeviceStore {
  const matches = new Map<string, Saved>();
  const forget = async (match: string) => void matches.delete(match);
  return {
    load: async () => [...matches],
    save: async (match, saved) => void matches.set(match, saved),
    forget,
    loadAside: async () => [],
    setAside: forget,
  };
}
