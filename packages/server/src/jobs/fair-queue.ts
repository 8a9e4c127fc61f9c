/** Whose work something is: an owner, who is one of several at an address. People's matches come before bots among themselves. */
export interface Share {
  owner: string;
  address: string;
  rank: 'people' | 'bots';
}

interface Line<T> {
  share: Share;
  items: T[];
}

/** Used time counts half after this long, in milliseconds. */
const HALF_LIFE = 5_000;
/** Less than this is forgotten, in milliseconds. */
const NEGLIGIBLE = 0.1;

/**
 * Work of many owners, shared out fairly: next comes the address that has used the least time lately, and of its owners the
 * one that has. So all take turns while all want something, and whoever wants little does not wait for those who want much.
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
    if (line) line.items.push(item);
    else this.#lines.set(key, { share, items: [item] });
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
      if (mayServe(entry[1].share) && (!best || this.#isBefore(entry[1].share, best[1].share))) best = entry;
    if (!best) return null;
    const [key, { share, items }] = best;
    const item = items.shift() as T;
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

  #isBefore(a: Share, b: Share): boolean {
    if (a.rank !== b.rank) return a.rank === 'people';
    const between = this.#usedBy(`address ${a.address}`) - this.#usedBy(`address ${b.address}`);
    if (a.address !== b.address && between !== 0) return between < 0;
    return this.#usedBy(`owner ${a.owner}`) < this.#usedBy(`owner ${b.owner}`);
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
