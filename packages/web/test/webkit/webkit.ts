import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebKitPrograms } from '@tempora/tools/webkit';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A display that nobody sees. */
export async function openDisplay({ display }: WebKitPrograms): Promise<{ name: string; close(): void }> {
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

  static async open({ driver, browser }: WebKitPrograms, display: string): Promise<WebKitPage> {
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

  /** Presses the first thing of a kind, once it is there. */
  async press(selector: string): Promise<void> {
    await this.until(selector);
    await this.run((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
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

  /** Fills in a field. */
  async type(selector: string, text: string): Promise<void> {
    await this.until(selector);
    await this.run(
      (wanted, typed) => {
        const field = document.querySelector<HTMLInputElement>(wanted);
        if (!field) return;
        field.value = typed;
        for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
      },
      selector,
      text,
    );
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
