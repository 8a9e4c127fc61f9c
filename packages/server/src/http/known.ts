import type { ApiError } from '@tempora/protocol';
import type { Asker, Office } from '../office.ts';
import { type Scope, whoHolds } from '../people/sessions.ts';
import type { Identity } from './identity.ts';

/** News may be lost: after so long we look again by ourselves, once somebody says something. */
const LOOK_AGAIN = 60_000;

/** What a connection is asked before each of its requests, and told when it is closed. */
export interface Line {
  /** Why this may not be done by this way in; null if it may. */
  refuses(needed: Scope): ApiError | null;
  gone(): void;
}

interface Held {
  who: Identity;
  asker: Asker;
  looked: number;
  isOver: boolean;
  close(): void;
}

/** The open connections of people we know: each is kept true to who they are now, and closed when they may no longer be here. */
export class Known {
  readonly #held = new Map<string, Set<Held>>();
  #bans = '';

  constructor(readonly office: Pick<Office, 'store' | 'bus' | 'now'>) {
    office.bus.subscribe((news) => {
      if (news.kind !== 'person') return;
      for (const held of this.#held.get(news.person) ?? []) void this.#look(held);
    });
  }

  /** Somebody has opened a connection. Who is nobody cannot be sent away. */
  open(who: Identity | null, asker: Asker, close: () => void): Line {
    if (!who) return { refuses: () => null, gone() {} };
    const held: Held = { who, asker, looked: this.office.now(), isOver: false, close };
    const { id } = who.person;
    const all = this.#held.get(id) ?? new Set();
    this.#held.set(id, all.add(held));
    return {
      refuses: (needed) => {
        if (who.session.expires < this.office.now()) this.#end(held);
        if (held.isOver) return { code: 'unauthorized' };
        if (this.office.now() - held.looked > LOOK_AGAIN) void this.#look(held);
        return who.session.scopes.includes(needed) ? null : { code: 'forbidden' };
      },
      gone: () => {
        all.delete(held);
        if (all.size === 0 && this.#held.get(id) === all) this.#held.delete(id);
      },
    };
  }

  /** Somebody may have been banned by a hand from outside: then everybody is looked at again, also who says nothing. */
  async lookAround(): Promise<void> {
    const bans = await this.office.store.people.bans();
    if (bans === this.#bans) return;
    this.#bans = bans;
    for (const all of this.#held.values()) for (const held of all) void this.#look(held);
  }

  async #look(held: Held): Promise<void> {
    const { store, now } = this.office;
    held.looked = now();
    try {
      const found = await whoHolds(store, held.who.session.hash, now());
      if (found && !found.person.banned) held.asker.person = found.person;
      else this.#end(held);
    } catch {
      // The store cannot be asked now: nothing is known to have changed.
    }
  }

  #end(held: Held): void {
    held.isOver = true;
    held.close();
  }
}
