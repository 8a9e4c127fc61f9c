/** Runs shorter than this print no progress unless stderr is a terminal. */
const PATIENCE = 2000;
/** How often a line is written: to a terminal, which overwrites it, and to anything else. */
const TERMINAL_PACE = 100;
const LOG_PACE = 10_000;

/** How far a long run is, on stderr and never on stdout. */
export class Progress {
  readonly #what: string;
  readonly #total: number;
  readonly #start = performance.now();
  #next: number;
  #isShown = false;

  constructor(what: string, total: number) {
    this.#what = what;
    this.#total = total;
    this.#next = this.#start + (process.stderr.isTTY ? TERMINAL_PACE : PATIENCE);
  }

  /** Call it often: it costs next to nothing unless it is time for a line. */
  tell(done: number, now = performance.now()): void {
    if (now < this.#next) return;
    const seconds = (now - this.#start) / 1000;
    const line = `${this.#what}: ${done} of ${this.#total} (${Math.floor((100 * done) / this.#total)} %), ${seconds.toFixed(0)} s`;
    this.#write(line);
    this.#next = now + (process.stderr.isTTY ? TERMINAL_PACE : LOG_PACE);
  }

  /** Clears the line on a terminal. */
  end(): void {
    if (this.#isShown && process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  }

  #write(line: string): void {
    this.#isShown = true;
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  }
}
