/** Two players at one match of a contestant's server: whoever's turn it is moves, and the other sees it. */
export interface Pair {
  /** Makes the next move; resolves when the other player's client has it, state and all. */
  move(): Promise<void>;
  close(): void;
}

/** A server under test, in a process of its own, and how its clients talk to it. */
export interface ServerContestant {
  readonly name: string;
  /** What it does and does not do, for the report. */
  readonly note: string;
  /** The file that starts its server. */
  readonly server: URL;
  /** What it is started with. */
  readonly setting?: string;
  /** How Node runs it, where its makers say how. */
  readonly flags?: readonly string[];
  /** Opens a match and seats two clients at it. */
  open(url: string): Promise<Pair>;
}

/** What a server's process says when it listens. */
export interface Listening {
  port: number;
}

/** Waits for one thing after the other. */
export class Turnstile {
  #resolve: (() => void) | null = null;

  pass(): void {
    this.#resolve?.();
    this.#resolve = null;
  }

  wait(): Promise<void> {
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }
}
