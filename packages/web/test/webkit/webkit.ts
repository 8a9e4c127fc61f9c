import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installByApt, onPath } from '../../../../tools/lib/programs.ts';

const LIBRARIES = '/usr/lib';

interface Programs {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** The browser lies beside the library, in a folder named after its version. */
function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const folders = readdirSync(LIBRARIES).flatMap((name) => {
    const folder = join(LIBRARIES, name);
    return /^(webkit2gtk|webkitgtk)-|-linux-/.test(name) ? [folder, ...subfolders(folder)] : [];
  });
  return folders.map((folder) => join(folder, 'MiniBrowser')).find(existsSync);
}

function subfolders(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('webkit'))
    .map((name) => join(folder, name));
}

function findWebKit(): Programs | undefined {
  const [driver] = onPath('WebKitWebDriver').filter(existsSync);
  const [display] = onPath('Xvfb').filter(existsSync);
  const browser = miniBrowser();
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** A WebKit with its driver and a display, installed if need be and possible. */
export function ensureWebKit(): Programs | undefined {
  if (!findWebKit()) installByApt('webkit2gtk-driver', 'xvfb');
  return findWebKit();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A display that nobody sees. */
export async function openDisplay({ display }: Programs): Promise<{ name: string; close(): void }> {
  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject).once('exit', () => reject(new Error('The display has ended.')));
    screen.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
  });
  return { name: `:${number}`, close: () => screen.kill() };
}

/** A window of WebKit, driven by the protocol every browser has had for long: WebDriver. */
export class WebKitPage {
  private constructor(
    readonly driver: ChildProcess,
    readonly session: string,
  ) {}

  static async open({ driver, browser }: Programs, display: string): Promise<WebKitPage> {
    const port = await freePort();
    const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    const started = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}/session`;
    const options = { binary: browser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { script: 300_000 } } };
    const { sessionId } = await untilAnswered(() => call<{ sessionId: string }>('POST', address, { capabilities }));
    const page = new WebKitPage(started, `${address}/${sessionId}`);
    await call('POST', `${page.session}/window/rect`, { width: 1280, height: 900 });
    return page;
  }

  async go(url: string): Promise<void> {
    await call('POST', `${this.session}/url`, { url });
  }

  async reload(): Promise<void> {
    await call('POST', `${this.session}/refresh`, {});
  }

  /** Calls a function in the page. */
  async run<A extends readonly unknown[], R>(what: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    const script = `const done = arguments[arguments.length - 1], args = [...arguments].slice(0, -1);
      Promise.resolve().then(() => (${what})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const told = await call<{ value: R } | { error: string }>('POST', `${this.session}/execute/async`, {
      script,
      args,
    });
    if ('error' in told) throw new Error(told.error);
    return told.value;
  }

  /** Presses the first thing of a kind that is there, with a real pointer. */
  async press(selector: string): Promise<void> {
    await this.until(selector);
    const using = { using: 'css selector', value: selector };
    const found = await call<{ [key: string]: string }>('POST', `${this.session}/element`, using);
    await call('POST', `${this.session}/element/${Object.values(found)[0]}/click`, {});
  }

  /** Waits until something is on the page. */
  async until(selector: string): Promise<void> {
    await this.run(async (wanted) => {
      for (let i = 0; i < 600; i++) {
        if (document.querySelector(wanted)?.checkVisibility()) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`not there: ${wanted}; ${(document.body.textContent ?? '').slice(0, 500)}`);
    }, selector);
  }

  /** Fills in a field as a person would. */
  async type(selector: string, text: string): Promise<void> {
    await this.until(selector);
    const using = { using: 'css selector', value: selector };
    const found = await call<{ [key: string]: string }>('POST', `${this.session}/element`, using);
    const element = `${this.session}/element/${Object.values(found)[0]}`;
    await call('POST', `${element}/clear`, {});
    await call('POST', `${element}/value`, { text });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await call<string>('GET', `${this.session}/screenshot`), 'base64');
  }

  async close(): Promise<void> {
    await call('DELETE', this.session).catch(() => {});
    this.driver.kill();
  }
}

async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries >= 100 || !(error instanceof TypeError)) throw error;
      await pause(100);
    }
  }
}

async function call<T>(method: string, address: string, body?: object): Promise<T> {
  const reply = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await reply.json()) as { value: T };
  if (!reply.ok) throw new Error(JSON.stringify(value).slice(0, 500));
  return value;
}
