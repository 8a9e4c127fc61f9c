import { createInterface, type Interface } from 'node:readline';

/** Lines from stdin, be it a person or a pipe. */
export class Input {
  readonly #lines: Interface;
  readonly #iterator: AsyncIterator<string>;

  constructor() {
    const terminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
    this.#lines = createInterface({ input: process.stdin, ...(terminal ? { output: process.stdout } : {}), terminal });
    // From now on no line is lost, whenever it is read.
    this.#iterator = this.#lines[Symbol.asyncIterator]();
  }

  /** The next line; null when there are no more. */
  async ask(prompt: string): Promise<string | null> {
    this.#lines.setPrompt(prompt);
    if (this.#lines.terminal) this.#lines.prompt();
    else process.stdout.write(prompt);
    const { value, done } = await this.#iterator.next();
    if (done) process.stdout.write('\n');
    // Input from a pipe is not echoed, and a transcript should show it.
    else if (!this.#lines.terminal) process.stdout.write(`${value}\n`);
    return done ? null : value.trim();
  }

  close(): void {
    this.#lines.close();
  }
}
