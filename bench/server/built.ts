import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usage } from './load.ts';
import { ours } from './ours.ts';

export const PROGRAM = fileURLToPath(new URL('../../dist/program/tempora.js', import.meta.url));

/** The built server as a host runs it, with a folder of its own. */
export class BuiltServer {
  readonly data = mkdtempSync(join(tmpdir(), 'tempora-bench-'));
  url = '';
  /** How long it took to say where it runs. */
  seconds = 0;
  /** How much of that it kept a processor busy: the same however busy the machine is otherwise. */
  cpu = 0;
  #child: ChildProcess | null = null;

  async start(env: NodeJS.ProcessEnv = {}): Promise<this> {
    if (!existsSync(PROGRAM)) throw new Error('Run `npm run build` first.');
    const begin = performance.now();
    const args = [...(ours.flags ?? []), PROGRAM, 'serve', '--port', '0', '--data', this.data];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.url = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const url = /running at (\S+)/.exec(said)?.[1];
        if (url) resolve(url);
      });
      child.once('exit', () => reject(new Error(`it has ended: ${said}`)));
    });
    this.seconds = (performance.now() - begin) / 1000;
    this.cpu = usage(child.pid ?? 0)?.cpu ?? Number.NaN;
    return this;
  }

  get megabytes(): number {
    return usage(this.#child?.pid ?? 0)?.megabytes ?? Number.NaN;
  }

  async stop(): Promise<void> {
    const ended = this.#child && once(this.#child, 'exit');
    this.#child?.kill('SIGTERM');
    await ended;
    rmSync(this.data, { recursive: true });
  }
}
