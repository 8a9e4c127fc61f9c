/** What the protocol calls an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Generous, for machines that are busy. */
const PATIENCE = 30_000;

/** What one looks for on a page: what it is, and perhaps what it is called. */
type Target = readonly [selector: string, name?: string | RegExp];

/** A page in WebKit over the W3C's WebDriver protocol: as much of what Playwright does in other browsers as the smoke tests need. */
export class Session {
  readonly #address: string;
  readonly #base: string;

  private constructor(address: string, base: string) {
    this.#address = address;
    this.#base = base;
  }

  /** Starts a driver's browser. Addresses of pages are relative to the base. */
  static async begin(driver: string, base: string): Promise<Session> {
    const { sessionId } = await request<{ sessionId: string }>('POST', `${driver}/session`, { capabilities: {} });
    const session = new Session(`${driver}/session/${sessionId}`, base);
    await session.#send('timeouts', { script: 2 * PATIENCE, pageLoad: 4 * PATIENCE });
    return session;
  }

  end(): Promise<void> {
    return request('DELETE', this.#address);
  }

  /** Opens an address. Without a fragment it is a page of its own: from another part of the same one the driver would not wait for it. */
  async goTo(path: string): Promise<void> {
    const { href, hash } = new URL(path, this.#base);
    if (!hash) await this.#send('url', { url: 'about:blank' });
    await this.#send('url', { url: href });
  }

  reload(): Promise<void> {
    return this.#send('refresh');
  }

  address(): Promise<string> {
    return request('GET', `${this.#address}/url`);
  }

  /** Makes the page, not its window, this large. */
  async resize(width: number, height: number): Promise<void> {
    const outer = await request<{ width: number; height: number }>('GET', `${this.#address}/window/rect`);
    const [across, down] = await this.evaluate(() => [innerWidth, innerHeight] as const);
    await this.#send('window/rect', { width: width + outer.width - across, height: height + outer.height - down });
  }

  /** Calls a function in the page, and waits for what it promises. */
  evaluate<A extends readonly unknown[], T>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.#send('execute/sync', { script: `return (${run})(...arguments)`, args });
  }

  /** How many of these are to be seen. */
  async count(...target: Target): Promise<number> {
    return (await this.#seek(target, 0)).length;
  }

  /** Waits until it is to be seen. */
  async see(...target: Target): Promise<void> {
    if ((await this.#seek(target, PATIENCE)).length === 0) throw new Error(await this.#missing(target));
  }

  /** Presses it as a mouse does, which fails if something lies above it. */
  async press(...target: Target): Promise<void> {
    await this.pressNth(0, ...target);
  }

  async pressNth(nth: number, ...target: Target): Promise<void> {
    await this.#send(`element/${await this.#element(target, nth)}/click`);
  }

  /** Replaces what is written in a field. */
  async fill(text: string, ...target: Target): Promise<void> {
    const element = await this.#element(target);
    await this.#send(`element/${element}/clear`);
    await this.#send(`element/${element}/value`, { text });
  }

  /** Chooses an option of a list by its value. */
  async choose(value: string, ...target: Target): Promise<void> {
    const list = `element/${await this.#element(target)}/element`;
    const option = await this.#send<{ readonly [ELEMENT]: string }>(list, {
      using: 'css selector',
      value: `option[value="${value}"]`,
    });
    await this.#send(`element/${option[ELEMENT]}/click`);
  }

  /** Presses keys where the focus is. */
  async type(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await this.#send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async #element(target: Target, nth = 0): Promise<string> {
    const found = (await this.#seek(target, PATIENCE, nth))[nth];
    if (!found) throw new Error(await this.#missing(target));
    return found[ELEMENT];
  }

  async #missing(target: Target): Promise<string> {
    // biome-ignore lint/performance/useDomNodeTextContent: the words in lines, as a reader sees them
    const text = await this.evaluate(() => document.body.innerText);
    return `not there: ${target.join(' ')}\nThe page says:\n${text}`;
  }

  #seek([selector, name]: Target, patience: number, nth = 0): Promise<{ readonly [ELEMENT]: string }[]> {
    const wanted = name instanceof RegExp ? name.source : name === undefined ? '' : `^${escaped(name)}$`;
    return this.evaluate(seekInPage as never, selector, wanted, patience, nth) as never;
  }

  #send<T = void>(command: string, body: object = {}): Promise<T> {
    return request('POST', `${this.#address}/${command}`, body);
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&').replace(/\s+/g, ' ');
}

/** Looks in the page itself: a way there and back for every look would take longer than the page does. */
async function seekInPage(selector: string, wanted: string, patience: number, nth: number): Promise<Element[]> {
  const pattern = new RegExp(wanted);
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.querySelector('span')?.textContent ??
    element.textContent ??
    '';
  const look = () =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility() && pattern.test(nameOf(element).replace(/\s+/g, ' ').trim()),
    );
  for (const end = performance.now() + patience; ; await new Promise((resolve) => setTimeout(resolve, 25))) {
    const found = look();
    if (found.length > nth || performance.now() >= end) return found;
  }
}

async function request<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
