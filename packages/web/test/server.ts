import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Ends a process when its parent is gone, however that happened. */
const END_WITH_PARENT =
  "data:text/javascript,import { isMainThread } from 'node:worker_threads';" +
  "if (isMainThread) process.stdin.on('end', () => process.exit()).resume();";
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = join(ROOT, 'dist/program/tempora.js');

/** Builds the server and its pages if they are stale. */
export function buildProgram(): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'tools/build.mjs'), '--quiet'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build has failed.');
}

/** A server of a test's own, on a port the system chooses, with a store that is thrown away. */
export class TestServer {
  #data = '';
  #process: ChildProcess | undefined;
  /** The link for the first admin; only the first start prints it. */
  adminLink = '';
  address = '';

  /** Starts it, perhaps with settings of its own; after it was killed, at the same address. */
  async start(settings: NodeJS.ProcessEnv = {}): Promise<void> {
    this.#data ||= mkdtempSync(join(tmpdir(), 'tempora-browser-'));
    const port = this.address && new URL(this.address).port;
    const args = ['--import', END_WITH_PARENT, PROGRAM, 'serve', '--port', port || '0', '--data', this.#data];
    const env = {
      ...process.env,
      HOST: '',
      DATABASE_URL: '',
      REDIS_URL: '',
      PUBLIC_URL: '',
      LIMIT_FACTOR: '100',
      LOG_LEVEL: 'warn',
      ...settings,
    };
    const started = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process = started;
    this.address = await new Promise((resolve, reject) => {
      started
        .once('error', reject)
        .once('exit', () => reject(new Error('The server for the browser tests has ended.')));
      let said = '';
      started.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        this.adminLink ||= /http\S+#\/admin\/[\w-]+(?= )/.exec(said)?.[0] ?? '';
        const address = /running at (\S+)/.exec(said)?.[1];
        if (address) resolve(address);
      });
    });
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

/** Starts the server that all browser tests play on; returns how to end it. */
export async function startTestServer(): Promise<() => Promise<void>> {
  const server = new TestServer();
  buildProgram();
  await server.start();
  process.env.TEMPORA_TEST_URL = server.address;
  return () => server.remove();
}
