/** A queue for each match; different matches run side by side. */
export class Queues {
  readonly #last = new Map<string, Promise<unknown>>();

  add<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(id);
    const mine = before ? before.then(work, work) : work();
    this.#last.set(id, mine);
    mine.then(
      () => this.#done(id, mine),
      () => this.#done(id, mine),
    );
    return mine;
  }

  /** Is anything under way for a match? */
  has(id: string): boolean {
    return this.#last.has(id);
  }

  /** Waits until nothing is under way. */
  async drain(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values());
  }

  #done(id: string, last: Promise<unknown>): void {
    if (this.#last.get(id) === last) this.#last.delete(id);
  }
}
