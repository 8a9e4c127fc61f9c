/** What this browser remembers by match, the latest last, up to a number. Unreadable memory counts as none. */
export class DeviceMemory<T> {
  constructor(
    private readonly key: string,
    private readonly most: number,
  ) {}

  of(match: string): T | undefined {
    return this.#all().find(([id]) => id === match)?.[1];
  }

  set(match: string, what: T): void {
    const others = this.#all().filter(([id]) => id !== match);
    localStorage.setItem(this.key, JSON.stringify([...others, [match, what]].slice(-this.most)));
  }

  #all(): [match: string, what: T][] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      return Array.isArray(kept) ? (kept as [string, T][]) : [];
    } catch {
      return [];
    }
  }
}
