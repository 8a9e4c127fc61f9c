import type { ApiError, ApiMessage } from '@tempora/protocol';
import { findBySession, type Scope } from '../accounts/sessions.ts';
import type { Requester, ServerContext } from '../context.ts';
import type { Identity } from './identity.ts';

/** Events may be lost: a connection that was checked longer ago is checked again with its next request. */
const RECHECK_AFTER = 60_000;

/** Guards one connection: asked before each of its requests, and told when it is closed. */
export interface ConnectionGuard {
  /** Why this session may not do that; null if it may. */
  denies(needed: Scope): ApiError | null;
  closed(): void;
}

interface TrackedConnection {
  caller: Identity;
  requester: Requester;
  checkedAt: number;
  isEnded: boolean;
  close(): void;
}

/** The open connections of known people: their data is kept current, and they are closed when a session ends or a person is banned. */
export class Connections {
  readonly #tracked = new Map<string, Set<TrackedConnection>>();
  #bans = '';

  constructor(readonly context: Pick<ServerContext, 'store' | 'bus' | 'now'>) {
    context.bus.subscribe((event) => {
      if (event.kind !== 'person') return;
      for (const tracked of this.#tracked.get(event.person) ?? []) void this.#recheck(tracked);
    });
  }

  /** A connection was opened. One without a person needs no guard. */
  open(caller: Identity | null, requester: Requester, close: () => void): ConnectionGuard {
    if (!caller) return { denies: () => null, closed() {} };
    const tracked: TrackedConnection = { caller, requester, checkedAt: this.context.now(), isEnded: false, close };
    const { id } = caller.person;
    const all = this.#tracked.get(id) ?? new Set();
    this.#tracked.set(id, all.add(tracked));
    return {
      denies: (needed) => {
        if (caller.session.expires < this.context.now()) this.#end(tracked);
        if (tracked.isEnded) return { code: 'unauthorized' };
        if (this.context.now() - tracked.checkedAt > RECHECK_AFTER) void this.#recheck(tracked);
        return caller.session.scopes.includes(needed) ? null : { code: 'forbidden' };
      },
      closed: () => {
        all.delete(tracked);
        if (all.size === 0 && this.#tracked.get(id) === all) this.#tracked.delete(id);
      },
    };
  }

  /** Somebody may have been banned by another process: then all connections are checked, even idle ones. */
  async recheckAll(): Promise<void> {
    const bans = await this.context.store.settings.banCount();
    if (bans === this.#bans) return;
    this.#bans = bans;
    for (const all of this.#tracked.values()) for (const tracked of all) void this.#recheck(tracked);
  }

  async #recheck(tracked: TrackedConnection): Promise<void> {
    const { store, now } = this.context;
    tracked.checkedAt = now();
    try {
      const found = await findBySession(store, tracked.caller.session.hash, now());
      const person = found?.person ?? (await store.people.find(tracked.caller.person.id));
      if (person?.banned) this.#tellBan(tracked, person.banned);
      else if (found) tracked.requester.person = found.person;
      else this.#end(tracked);
    } catch {
      // The store is unavailable: nothing is known to have changed.
    }
  }

  /** People who are banned learn why before they are disconnected. */
  #tellBan(tracked: TrackedConnection, reason: string): void {
    if (tracked.isEnded) return;
    tracked.isEnded = true;
    const message: ApiMessage = { type: 'error', id: null, error: { code: 'banned', reason } };
    tracked.requester.subscriber.send(JSON.stringify(message));
    setImmediate(() => tracked.close()); // when it is sent
  }

  #end(tracked: TrackedConnection): void {
    tracked.isEnded = true;
    tracked.close();
  }
}
