import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Ends a process when its parent is gone, however that happened. */
const END_WITH_PARENT =
  "data:text/javascript,import { isMainThread } from 'node:worker_threads';" +
  "if (isMainThread) process.stdin.on('end', () => process.exit()).resume();";
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A server of a test's own, on a port the system chooses, with a store that is thrown away. */
export class TestServer {
  #data = '';
  #process: ChildProcess | undefined;
  #said = '';
  address = '';

  /** Starts it; after it was killed, at the same address. */
  async start(): Promise<void> {
    this.#data ||= mkdtempSync(join(tmpdir(), 'tempora-browser-'));
    const port = this.address && new URL(this.address).port;
    const args = [
      '--import',
      'tsx',
      '--import',
      END_WITH_PARENT,
      'tools/serve.ts',
      '--port',
      port || '0',
      '--data',
      this.#data,
    ];
    const env = {
      ...process.env,
      HOST: '',
      DATABASE_URL: '',
      REDIS_URL: '',
      PUBLIC_URL: '',
      LIMIT_FACTOR: '100',
      LOG_LEVEL: 'warn',
    };
    const started = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process = started;
    this.#said = '';
    this.address = await new Promise((resolve, reject) => {
      started
        .once('error', reject)
        .once('exit', () => reject(new Error('The server for the browser tests has ended.')));
      started.stdout.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text;
        const address = /running at (\S+)/.exec(this.#said)?.[1];
        if (address) resolve(address);
      });
    });
  }

  /** The link for the first admin, as it was printed. */
  get adminLink(): string {
    return /http\S+#\/admin\/\S+/.exec(this.#said)?.[0] ?? '';
  }

  async kill(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    if (this.#data) rmSync(this.#data, { recursive: true, force: true });
  }
}
