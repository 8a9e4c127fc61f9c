/** What comes first: matches that somebody watches, then other people's matches, then bots among themselves. */
export const RANKS = ['watched', 'people', 'bots'] as const;

/** Whose work something is: that of an owner, one of several at an address. */
export interface Share {
  owner: string;
  address: string;
  rank: (typeof RANKS)[number];
}

interface Line<T> {
  share: Share;
  items: { item: T; since: number }[];
}

/** A person's match that nobody watches comes before all others when it has waited this long, in milliseconds. */
const PATIENCE = 1_000;

/** After this long, used time counts half, in milliseconds. */
const HALF_LIFE = 5_000;
/** Less than this is forgotten, in milliseconds. */
const NEGLIGIBLE = 0.1;

/**
 * Work of many owners, shared out fairly: within the first rank that waits, next comes the address that has used the least time lately,
 * and of its owners the one that has. So all take turns while all want something, and those who want little do not wait for those who want much.
 */
export class FairQueue<T> {
  readonly #lines = new Map<string, Line<T>>();
  readonly #used = new Map<string, number>();
  #agedAt: number;
  #size = 0;

  constructor(readonly now: () => number) {
    this.#agedAt = now();
  }

  get size(): number {
    return this.#size;
  }

  add(share: Share, item: T): void {
    const key = `${share.rank} ${share.address} ${share.owner}`;
    const line = this.#lines.get(key);
    const waiting = { item, since: this.now() };
    if (line) line.items.push(waiting);
    else this.#lines.set(key, { share, items: [waiting] });
    this.#size++;
  }

  /** Does any work of such a share wait? */
  some(test: (share: Share) => boolean): boolean {
    for (const { share } of this.#lines.values()) if (test(share)) return true;
    return false;
  }

  /** What comes next of all that may be served now. */
  take(mayServe: (share: Share) => boolean = () => true): { share: Share; item: T } | null {
    let best: [key: string, line: Line<T>] | null = null;
    for (const entry of this.#lines)
      if (mayServe(entry[1].share) && (!best || this.#isBefore(entry[1], best[1]))) best = entry;
    if (!best) return null;
    const [key, { share, items }] = best;
    const { item } = items.shift() as Line<T>['items'][number];
    this.#lines.delete(key);
    // At the end of those who have used as much.
    if (items.length > 0) this.#lines.set(key, { share, items });
    this.#size--;
    return { share, item };
  }

  /** How long something took. */
  charge({ owner, address }: Share, milliseconds: number): void {
    this.#age();
    for (const key of [`owner ${owner}`, `address ${address}`])
      this.#used.set(key, (this.#used.get(key) ?? 0) + milliseconds);
  }

  #isBefore(line: Line<T>, other: Line<T>): boolean {
    const [a, b] = [line.share, other.share];
    const places = this.#place(line) - this.#place(other);
    if (places !== 0) return places < 0;
    const between = this.#usedBy(`address ${a.address}`) - this.#usedBy(`address ${b.address}`);
    if (a.address !== b.address && between !== 0) return between < 0;
    return this.#usedBy(`owner ${a.owner}`) < this.#usedBy(`owner ${b.owner}`);
  }

  #place({ share, items }: Line<T>): number {
    const isLate = share.rank === 'people' && this.now() - (items[0]?.since ?? 0) > PATIENCE;
    return isLate ? -1 : RANKS.indexOf(share.rank);
  }

  #usedBy(key: string): number {
    return this.#used.get(key) ?? 0;
  }

  #age(): void {
    const at = this.now();
    const factor = 0.5 ** ((at - this.#agedAt) / HALF_LIFE);
    this.#agedAt = at;
    for (const [key, used] of this.#used) {
      if (used * factor < NEGLIGIBLE) this.#used.delete(key);
      else this.#used.set(key, used * factor);
    }
  }
}
