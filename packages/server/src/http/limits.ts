import type { ServerRequest } from '@tempora/protocol';

/** A token bucket: its size, and how fast it refills. */
export interface Limit {
  burst: number;
  perSecond: number;
}

export const LIMITS = {
  /** Requests of one person; of unknown clients from one address; and of everybody there together. */
  person: { burst: 120, perSecond: 30 },
  address: { burst: 400, perSecond: 100 },
  everybody: { burst: 1600, perSecond: 400 },
  /** New tables of one person, and from one address. */
  table: { burst: 20, perSecond: 0.2 },
  addressTables: { burst: 80, perSecond: 1 },
  /** Attempts at a secret, and new guests, from one address. */
  guess: { burst: 10, perSecond: 0.1 },
  guest: { burst: 30, perSecond: 0.2 },
  /** Requests that replay a whole match. */
  whole: { burst: 10, perSecond: 0.2 },
  /** Requests that cost the server much work, or the admins much reading. */
  rare: { burst: 10, perSecond: 0.02 },
} as const satisfies { [name: string]: Limit };

/** Does this request replay a whole match? */
function replaysMatch(request: ServerRequest): boolean {
  return request.type === 'export-record' || (request.type === 'open-table' && request.record !== undefined);
}

/** A client that is more bytes behind is asked to reconnect. */
export const MAX_UNSENT = 4_000_000;

const CLEANUP_INTERVAL = 60_000;

interface Bucket {
  left: number;
  at: number;
  limit: Limit;
}

/** Rate limits for people and addresses. */
export class Limits {
  readonly #buckets = new Map<string, Bucket>();
  #cleanedAt = 0;

  constructor(
    readonly now: () => number,
    readonly factor: number,
  ) {}

  /** Seconds to wait before this may be done; 0 if it may be done now, and then it counts. */
  take(key: string, limit: Limit): number {
    const at = this.now();
    this.#cleanUp(at);
    const burst = limit.burst * this.factor;
    const perSecond = limit.perSecond * this.factor;
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      bucket = { left: burst, at, limit };
      this.#buckets.set(key, bucket);
    }
    bucket.left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond);
    bucket.at = at;
    if (bucket.left < 1) return Math.ceil((1 - bucket.left) / perSecond);
    bucket.left--;
    return 0;
  }

  /** The same for a request that may be an expensive one, by HTTP or socket. */
  takeFor({ person, address }: { person: { id: string } | null; address: string }, request: ServerRequest): number {
    const key = person ? `person ${person.id}` : `address ${address}`;
    if (replaysMatch(request)) {
      const seconds = this.take(`whole ${key}`, LIMITS.whole);
      if (seconds > 0) return seconds;
    }
    if (request.type !== 'open-table' && request.type !== 'rematch') return 0;
    return this.take(`table ${key}`, LIMITS.table) || this.take(`tables address ${address}`, LIMITS.addressTables);
  }

  /** Forgets buckets that are full again. */
  #cleanUp(at: number): void {
    if (at - this.#cleanedAt < CLEANUP_INTERVAL) return;
    this.#cleanedAt = at;
    for (const [key, { left, at: last, limit }] of this.#buckets) {
      if (left + ((at - last) / 1000) * limit.perSecond * this.factor >= limit.burst * this.factor)
        this.#buckets.delete(key);
    }
  }
}
