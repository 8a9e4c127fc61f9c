import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Bot, botOf } from '@tempora/bots';
import { type AnyGame, type AnyGameTypes, asFrozen, legal, type Seat } from '@tempora/kernel';

/** The version of the lines that are exchanged; docs/ARENA.md describes them. */
const PROTOCOL = 1;
const PREFIX = 'exec:';
/** How long a bot may take to start, and for a move where no time is set, in milliseconds. */
const PATIENCE = 10_000;
/** How much more than its time it may take for a move. */
const GRACE = 1_000;

/** A program has crashed, was too late, or has answered with what is no move: it has lost the game. */
export class Forfeit extends Error {
  readonly seat: Seat;

  constructor(seat: Seat, message: string) {
    super(message);
    this.seat = seat;
  }
}

/** Is it the name of a program that plays? */
export function isExternal(name: string): boolean {
  return name.startsWith(PREFIX) && name.length > PREFIX.length;
}

/** A program that plays one seat, asked over its standard input and output, a line of JSON each. */
export class ExternalBot {
  /** At the table it plays what it has answered last. */
  readonly bot: Bot;
  /** How long it has thought about that, in milliseconds. */
  took = 0;
  readonly #name: string;
  readonly #seat: Seat;
  readonly #time: number | null;
  #child: ChildProcess | null = null;
  #onLine: (line: string) => void = () => {};
  #onExit: (reason: string) => void = () => {};
  #asked = 0;
  #move: AnyGameTypes['move'] = null;

  constructor(name: string, seat: Seat, time: number | null) {
    this.#name = name;
    this.#seat = seat;
    this.#time = time;
    const answered = () => this.#move;
    // biome-ignore lint/correctness/useYield: it was asked before
    this.bot = botOf(name, function* () {
      return [answered()];
    });
  }

  /** Tells it of a new game, but not of its seed; starts it first where need be. */
  async begin(game: AnyGame, seats: number, options: object): Promise<void> {
    if (!this.#child) {
      this.#start();
      const { type } = await this.#ask(
        { type: 'hello', protocol: PROTOCOL, game: game.id, version: game.version },
        PATIENCE,
      );
      if (type !== 'ready') this.#fail('has not answered "hello" with "ready"');
    }
    this.#tell({ type: 'new-game', seat: this.#seat, seats, options });
  }

  /** Asks for a move, to be played at its next turn. */
  async choose(game: AnyGame, state: AnyGameTypes['state']): Promise<void> {
    const moves = legal(game, asFrozen(state), this.#seat);
    const texts = moves.map((move) => game.notation.write(move));
    const view = game.view(asFrozen(state), this.#seat);
    const id = ++this.#asked;
    const start = performance.now();
    const answer = await this.#ask(
      { type: 'choose', id, seat: this.#seat, view, moves: texts, ...(this.#time && { time: this.#time }) },
      this.#time === null ? PATIENCE : this.#time + GRACE,
    );
    this.took = performance.now() - start;
    const at = texts.indexOf(String(answer.move));
    if (answer.id !== id || at < 0) this.#fail(`answered ${JSON.stringify(answer)}, which is not one of the moves`);
    this.#move = moves[at];
  }

  end(ranking: readonly (readonly Seat[])[]): void {
    this.#tell({ type: 'game-over', ranking });
  }

  #start(): void {
    const command = this.#name.slice(PREFIX.length);
    // In a group of its own, so that a shell and all it has started can be stopped together.
    const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child = child;
    child.stdin?.on('error', () => {}); // it has ended then, too
    child.on('exit', (code, signal) => {
      if (this.#child !== child) return;
      this.#child = null;
      this.#onExit(`has ended (${signal ?? `exit code ${code}`})`);
    });
    if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => this.#onLine(line));
  }

  #tell(message: object): void {
    this.#child?.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  async #ask(message: object, patience: number): Promise<{ [field: string]: unknown }> {
    let timer: NodeJS.Timeout | undefined;
    const line = await new Promise<string | null>((resolve, reject) => {
      const fail = (reason: string) => reject(new Forfeit(this.#seat, `${this.#name} ${reason}`));
      this.#onLine = resolve;
      this.#onExit = fail;
      timer = setTimeout(() => resolve(null), patience);
      if (!this.#child) fail('has ended');
      this.#tell(message);
    }).finally(() => clearTimeout(timer));
    if (line === null) return this.#fail(`has not answered within ${patience} ms`);
    try {
      return Object(JSON.parse(line));
    } catch {
      return this.#fail(`has said ${JSON.stringify(line.slice(0, 80))}, which is not JSON`);
    }
  }

  /** Stops it; for the next game it is started again. */
  #fail(reason: string): never {
    const { pid } = this.#child ?? {};
    this.#child = null;
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
    throw new Forfeit(this.#seat, `${this.#name} ${reason}`);
  }
}
