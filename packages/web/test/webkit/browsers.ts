import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { findWebKit } from '@tempora/tools/webkit';
import { Session } from './session.ts';

/** Room for a desktop of 1440 × 900 with the bars of its window. */
const SCREEN = '1600x1200x24';

/** Runs a program that ends with this process, however that happens: with it, what the shell would read from ends. */
const END_WITH_PARENT = '"$@" & exec 3>&-; read -r _; kill $!; wait $!';

/** WebKits of the tests' own, on a display of their own, each with a home that is thrown away. */
export class Browsers {
  readonly #home = mkdtempSync(join(tmpdir(), 'tempora-webkit-'));
  readonly #processes: ChildProcess[] = [];
  readonly #sessions: Session[] = [];
  #display = '';

  /** One more browser, and a driver with it, for a driver has only one. */
  async open(base: string): Promise<Session> {
    const programs = findWebKit();
    if (!programs) throw new Error('No WebKit was found: install the packages webkit2gtk-driver and xvfb.');
    this.#display ||= await this.#startDisplay(programs.display);
    const session = await Session.begin(await this.#startDriver(programs.driver), base);
    this.#sessions.push(session);
    return session;
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#sessions.map((session) => session.end()));
    await Promise.all(this.#processes.map(stop));
    // What the browser has started may write a last time.
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  #start(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    const started = spawn('/bin/sh', ['-c', END_WITH_PARENT, 'sh', program, ...args], {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    });
    this.#processes.push(started);
    return started;
  }

  /** The display chooses its number and tells it. */
  async #startDisplay(program: string): Promise<string> {
    const started = this.#start(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {});
    return new Promise((resolve, reject) => {
      started.once('error', reject);
      (started.stdio[3] as Readable)
        .once('data', (number) => resolve(`:${String(number).trim()}`))
        .once('end', () => reject(new Error('The display for WebKit has ended.')));
    });
  }

  async #startDriver(program: string): Promise<string> {
    const home = mkdtempSync(join(this.#home, 'home-'));
    mkdirSync(join(home, 'gtk-3.0'));
    // Motion is reduced, as in the other browser tests; and its bars must not keep the window from being as narrow as a phone.
    writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
    writeFileSync(join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }\n');
    const port = await freePort();
    this.#start(program, [`--port=${port}`], {
      DISPLAY: this.#display,
      GDK_BACKEND: 'x11',
      // Drawn without a graphics card, which takes half the time that one in software would.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
    });
    const address = `http://127.0.0.1:${port}`;
    for (let tries = 0; tries < 600; tries++) {
      if (await fetch(`${address}/status`).catch(() => null)) return address;
      await sleep(50);
    }
    throw new Error('The driver for WebKit does not answer.');
  }
}

function stop(running: ChildProcess): Promise<unknown> {
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.stdin?.end();
  return ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
