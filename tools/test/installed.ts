import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { write } from '../lib/files.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function run(folder: string, command: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
}

/** The package as a host gets it, installed into an empty folder from the file that `npm pack` makes. */
export class Installation {
  readonly folder = mkdtempSync(join(tmpdir(), 'tempora-installed-'));
  /** What npm said while it installed. */
  warnings = '';
  readonly #running = new Set<ChildProcess>();

  constructor() {
    const packed = this.#npm(ROOT, 'pack', '--json', '--ignore-scripts', '--pack-destination', this.folder);
    const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
    writeFileSync(join(this.folder, 'package.json'), '{ "private": true }');
    const flags = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
    this.warnings = this.#npm(this.folder, 'install', ...flags, `./${filename}`).stderr;
  }

  /** Everything npm has installed, by name. */
  packages(): string[] {
    const lock = JSON.parse(readFileSync(join(this.folder, 'node_modules/.package-lock.json'), 'utf8'));
    return Object.keys(lock.packages).map((path) => path.replace('node_modules/', ''));
  }

  /** Runs the command that the package brings. */
  tempora(...args: string[]): { status: number | null; stdout: string; stderr: string } {
    return run(this.folder, [join(this.folder, 'node_modules/.bin/tempora'), ...args], this.#env());
  }

  /** Starts its server and says where it is, and how to stop it. */
  async serve(data: string): Promise<{ url: string; stop(): Promise<number | null> }> {
    const program = join(this.folder, 'node_modules/.bin/tempora');
    const child = spawn(program, ['serve', '--port', '0', '--data', data], {
      cwd: this.folder,
      env: this.#env(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#running.add(child);
    const ended = once(child, 'exit').then(([code]) => code as number | null);
    const url = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const address = /running at (\S+)\/ /.exec(said)?.[1];
        if (address) resolve(address);
      });
      ended.then(() => reject(new Error(`it has ended: ${said}`)));
    });
    const stop = () => {
      child.kill('SIGTERM');
      return ended;
    };
    return { url, stop };
  }

  remove(): void {
    for (const child of this.#running) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** No compiler, no Python, no tool of the checkout: Node is all there is. */
  #env(): NodeJS.ProcessEnv {
    const bin = join(this.folder, 'bin');
    write(this.folder, 'bin/.keep', '');
    rmSync(join(bin, 'node'), { force: true });
    symlinkSync(process.execPath, join(bin, 'node'));
    return { PATH: bin, HOME: this.folder };
  }

  #npm(folder: string, ...args: string[]) {
    const done = run(folder, ['npm', ...args]);
    if (done.status !== 0) throw new Error(`npm ${args[0]} failed: ${done.stderr}`);
    return done;
  }
}
