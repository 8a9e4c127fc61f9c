import type { ServerRequest } from '@tempora/protocol';

/** So much at once, refilling at so much a second. */
export interface Limit {
  burst: number;
  perSecond: number;
}

export const LIMITS = {
  /** Requests and messages of one person, or of one address where nobody is known. */
  person: { burst: 120, perSecond: 30 },
  address: { burst: 400, perSecond: 100 },
  /** Guesses at a secret, and new people, from one address. */
  guess: { burst: 10, perSecond: 0.1 },
  guest: { burst: 30, perSecond: 0.2 },
  /** What makes the house play a whole match again. */
  whole: { burst: 10, perSecond: 0.2 },
  /** What takes the house much work, or a host much reading. */
  rare: { burst: 10, perSecond: 0.02 },
} as const satisfies { [name: string]: Limit };

/** Is a whole match played again for this? */
function replaysMatch(request: ServerRequest): boolean {
  return request.type === 'export-record' || (request.type === 'open-table' && request.record !== undefined);
}

/** Who is so many bytes behind is asked to come back. */
export const MAX_UNSENT = 4_000_000;

const CLEANUP_INTERVAL = 60_000;

/** What is left of a limit, and when that was. */
interface Bucket {
  left: number;
  at: number;
  limit: Limit;
}

/** Counts what everybody does; who does too much waits a while. */
export class Limits {
  readonly #buckets = new Map<string, Bucket>();
  #cleanedAt = 0;

  constructor(
    readonly now: () => number,
    readonly factor: number,
  ) {}

  /** Seconds to wait before this may be done again; 0 if it may be done now, and then it counts. */
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

  /** The same for a request that may be one of the larger ones; of one person, or of one address, by any way in. */
  takeFor(key: string, request: ServerRequest): number {
    return replaysMatch(request) ? this.take(`whole ${key}`, LIMITS.whole) : 0;
  }

  /** Forgets who has been quiet long enough to start afresh. */
  #cleanUp(at: number): void {
    if (at - this.#cleanedAt < CLEANUP_INTERVAL) return;
    this.#cleanedAt = at;
    for (const [key, { left, at: last, limit }] of this.#buckets) {
      if (left + ((at - last) / 1000) * limit.perSecond * this.factor >= limit.burst * this.factor)
        this.#buckets.delete(key);
    }
  }
}
