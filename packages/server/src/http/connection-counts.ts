import type { Config } from '../config.ts';
import type { Identity } from './identity.ts';

/** Counts the open connections of one kind, by person and by address, so that nobody has more than they may. */
export class ConnectionCounts {
  readonly #open = new Map<string, number>();

  constructor(
    readonly config: Pick<Config, 'limitFactor' | 'addressFactor'>,
    readonly mostOfOne: number,
  ) {}

  /** Counts a connection until the function it returns is called; null: there are too many already. */
  open(caller: Pick<Identity, 'person'> | null, address: string): (() => void) | null {
    const most = Math.max(1, this.mostOfOne * this.config.limitFactor);
    const shared = { key: `address ${address}`, most: most * this.config.addressFactor };
    // Clients without a name leave half of it to those who have one.
    const own = caller
      ? { key: `person ${caller.person.id}`, most }
      : { key: `unknown ${address}`, most: shared.most / 2 };
    const counted = [shared, own];
    if (counted.some(({ key, most: limit }) => (this.#open.get(key) ?? 0) + 1 > limit)) return null;
    for (const { key } of counted) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      for (const { key } of counted) {
        const left = (this.#open.get(key) ?? 1) - 1;
        if (left > 0) this.#open.set(key, left);
        else this.#open.delete(key);
      }
    };
  }
}
