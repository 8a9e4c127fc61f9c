import { existsSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, isStoreError, type Statement, StoreError } from './db.ts';
import { findFlaw, whyUnusable } from './open.ts';

/** How a damaged file makes itself known. Whatever else may go wrong, such as a full disk, is no damage. */
const DAMAGE = /malformed|not a database|corrupt|damaged|it is empty/i;
/** A smaller file is checked before the server starts, on the way: that takes a fraction of a second. In bytes. */
const SMALL_FILE = 64_000_000;
/** The shortest time between two checks, in milliseconds; and a check may take this share of the time. */
const SHORTEST_PAUSE = 60_000;
const CHECK_SHARE = 1 / 200;
/** How long the end of a server waits for a check, in milliseconds. */
const LONGEST_WAIT = 2_000;

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
  #checking: Promise<void> = Promise.resolve();

  constructor(
    readonly file: string | null,
    readonly logError: (what: string, error: unknown) => void,
  ) {}

  /** The same database, read only from the moment that it is known to be damaged. */
  guard(db: Db): Db {
    return {
      ...db,
      run: (batch) => {
        if (this.damage !== null && batch.some(isWrite))
          return Promise.reject(new StoreError('unavailable', this.damage));
        const running = db.run(batch);
        running.catch((error: unknown) => this.#heard(error));
        return running;
      },
    };
  }

  /** Checks for the first time, and from then on from time to time. */
  async start(db: Db): Promise<void> {
    if (this.file === null) return;
    if (statSync(this.file).size > SMALL_FILE) this.#checking = this.#checkAgain();
    else {
      await findFlaw(db).then(
        (flaw) => flaw && this.#found(flaw),
        (error: unknown) => this.#heard(error),
      );
      this.#schedule(SHORTEST_PAUSE);
    }
  }

  /** A check under way has the file open and would keep it from being closed cleanly: it is waited for, unless it takes long. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.race([this.#checking, wait(LONGEST_WAIT, undefined, { ref: false })]);
  }

  /** Looks for damage now, in a thread of its own. */
  async check(): Promise<void> {
    if (this.file === null) return;
    if (!existsSync(this.file)) return this.#found('it is gone');
    const flaw = await whyUnusable(this.file);
    if (flaw !== null && DAMAGE.test(flaw)) this.#found(flaw);
    else if (flaw !== null) this.logError('checking the database', new Error(flaw));
  }

  async #checkAgain(): Promise<void> {
    const begin = performance.now();
    await this.check();
    this.#schedule(Math.max(SHORTEST_PAUSE, (performance.now() - begin) / CHECK_SHARE));
  }

  #schedule(pause: number): void {
    if (this.#isStopped || this.damage !== null) return;
    this.#timer = setTimeout(() => {
      this.#checking = this.#checkAgain();
    }, pause).unref();
  }

  #heard(error: unknown): void {
    if (isStoreError(error, 'unavailable') && DAMAGE.test(error.message)) this.#found(error.message);
  }

  /** Is it what the log has said already: that the database is damaged? */
  isKnown(error: unknown): boolean {
    return this.damage !== null && isStoreError(error, 'unavailable') && DAMAGE.test(error.message);
  }

  /** What the host reads about an error that kept the database from being opened. */
  explain(error: unknown): unknown {
    const flaw = error instanceof Error ? error.message : String(error);
    return DAMAGE.test(flaw) ? new StoreError('unavailable', this.#sentence(flaw)) : error;
  }

  #sentence(flaw: string): string {
    return `The database ${this.file} is damaged (${flaw}). ${ADVICE}`;
  }

  #found(flaw: string): void {
    if (this.damage !== null) return;
    this.damage = this.#sentence(flaw);
    this.logError('checking the database', new Error(this.damage));
  }
}

function isWrite({ text }: Statement): boolean {
  return !/^\s*select/.test(text);
}
