import { existsSync } from 'node:fs';
import type { LogError } from '../runtime.ts';
import { type Db, isStoreError, type Statement, StoreError } from './db.ts';
import { whyUnusable } from './open.ts';

/** How a damaged file makes itself known while it is used. */
const DAMAGE = /malformed|not a database|corrupt/i;
/** The shortest time between two checks, in milliseconds; and a check may take this share of the time. */
const SHORTEST_PAUSE = 60_000;
const CHECK_SHARE = 1 / 200;

const ADVICE =
  'Stop the server and restore the last backup with `tempora restore FILE`; the damaged file is kept beside it.';

/**
 * Watches over the file of the embedded database: checks it at the start and from time to time, beside the work. Once it is
 * known to be damaged nothing more is written to it, which could only make it worse.
 */
export class DatabaseIntegrity {
  /** What is wrong, and what to do about it; null: nothing is known to be wrong. */
  damage: string | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    readonly file: string | null,
    readonly logError: LogError,
  ) {}

  /** The same database, read only from the moment that it is known to be damaged. */
  guard(db: Db): Db {
    return {
      ...db,
      run: (batch) => {
        if (this.damage !== null && batch.some(isWrite))
          return Promise.reject(new StoreError('unavailable', this.damage));
        const running = db.run(batch);
        running.catch((error: unknown) => {
          if (isStoreError(error, 'unavailable') && DAMAGE.test(error.message)) this.#found(error.message);
        });
        return running;
      },
    };
  }

  start(): void {
    if (this.file !== null) void this.#check();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Looks for damage now. */
  async check(): Promise<void> {
    if (this.file === null) return;
    const flaw = existsSync(this.file) ? await whyUnusable(this.file) : 'it is gone';
    if (flaw !== null) this.#found(flaw);
  }

  async #check(): Promise<void> {
    const begin = performance.now();
    await this.check();
    if (this.#isStopped || this.damage !== null) return;
    const pause = Math.max(SHORTEST_PAUSE, (performance.now() - begin) / CHECK_SHARE);
    this.#timer = setTimeout(() => void this.#check(), pause).unref();
  }

  #found(flaw: string): void {
    if (this.damage !== null) return;
    this.damage = `The database ${this.file} is damaged (${flaw}). ${ADVICE}`;
    this.logError('checking the database', new Error(this.damage));
  }
}

function isWrite({ text }: Statement): boolean {
  return !/^\s*select/.test(text);
}
