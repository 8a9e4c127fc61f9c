import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { bundleOf } from './bundle.ts';

/** Ends a process when its parent is gone, however that happened. */
const END_WITH_PARENT =
  "data:text/javascript,import { isMainThread } from 'node:worker_threads';" +
  "if (isMainThread) process.stdin.on('end', () => process.exit()).resume();";

/** A node of a server in a process of its own, which may be killed. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly #ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** What it complained about. */
  errors = '';
  url = '';

  /** Starts a process that is ready to open a server with these variables of the environment. */
  constructor(env: NodeJS.ProcessEnv, entry = 'node.ts', wrapper: string[] = []) {
    const [program = '', ...args] = [
      ...wrapper,
      process.execPath,
      '--import',
      END_WITH_PARENT,
      bundleOf(entry),
      '--port',
      '0',
    ];
    this.#child = spawn(program, args, {
      env: { ...process.env, LOG_LEVEL: 'error', LIMIT_FACTOR: '1000', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const lines: Interface = createInterface({ input: this.#child.stdout as NodeJS.ReadableStream });
    this.#lines = lines[Symbol.asyncIterator]();
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.errors += text;
    });
    this.#child.stdin?.on('error', () => {});
    this.#ended = new Promise((resolve) => this.#child.once('exit', (code, signal) => resolve({ code, signal })));
    this.#child.once('exit', () => running.has(this) && console.error(`a node ended by itself: ${this.errors}`));
    running.add(this);
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  /** Starts the server and returns its address. */
  async open(): Promise<string> {
    await this.#next();
    this.#child.stdin?.write('open\n');
    // A new server first prints how to become its admin.
    let said = await this.#next();
    while (!said.startsWith('http')) said = await this.#next();
    this.url = said.replace(/\/$/, '');
    return this.url;
  }

  /** Sends a line and reads the next one. */
  request(line: string): Promise<string> {
    this.#child.stdin?.write(`${line}\n`);
    return this.#next();
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL') {
    running.delete(this);
    this.#child.kill(signal);
    return this.#ended;
  }

  async #next(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`the node has ended: ${this.errors}`);
    return value;
  }
}

const running = new Set<ServerProcess>();

/** Ends whatever a test has left behind. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map((node) => node.kill()));
}
