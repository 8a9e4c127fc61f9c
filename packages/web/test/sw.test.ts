import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const TABLE = 'https://server.example/#/t/ab12';

type Handlers = Map<string, (event: unknown) => void>;

/** Starts the service worker in a world of its own. */
function startWorker(world: object): Handlers {
  const handlers: Handlers = new Map();
  const self = {
    location: new URL('https://server.example/sw.js'),
    addEventListener: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
    ...world,
  };
  const caches = { match: async () => 'kept' };
  runInNewContext(readFileSync(new URL('../src/sw.js', import.meta.url), 'utf8'), { self, URL, caches });
  return handlers;
}

/** The service worker in a world where these pages are open; presses a notice of this table, returns what came of it. */
async function pressNotice(pages: number, url = TABLE): Promise<string[]> {
  const done: string[] = [];
  const page = (n: number) => ({
    postMessage: ({ go }: { go: string }) => done.push(`page ${n} goes to ${go}`),
    focus: async () => done.push(`page ${n} comes to the front`),
  });
  const handlers = startWorker({
    clients: {
      matchAll: async () => Array.from({ length: pages }, (_, n) => page(n)),
      openWindow: async (to: string) => done.push(`a window opens at ${to}`),
    },
  });
  const waits: Promise<unknown>[] = [];
  handlers.get('notificationclick')?.({
    notification: { data: { url }, close: () => done.push('the notice goes') },
    waitUntil: (promise: Promise<unknown>) => waits.push(promise),
  });
  await Promise.all(waits);
  return done;
}

test('a pressed notification leads the page used last to its table', async () => {
  expect(await pressNotice(2)).toEqual(['the notice goes', `page 0 goes to ${TABLE}`, 'page 0 comes to the front']);
});

test('a pressed notification opens a page where none is open', async () => {
  expect(await pressNotice(0)).toEqual(['the notice goes', `a window opens at ${TABLE}`]);
});

test('no page is led to another server', async () => {
  const other = 'https://other.example/#/t/ab12';
  expect(await pressNotice(1, other)).toEqual(['the notice goes', `a window opens at ${other}`]);
});

test('the page comes from the cache; links in e-mails and answers of the server do not', async () => {
  const handlers = startWorker({});
  const kept = async (path: string, mode: string) => {
    let response: Promise<unknown> | null = null;
    const request = { url: `https://server.example${path}`, method: 'GET', mode };
    handlers.get('fetch')?.({ request, respondWith: (promise: Promise<unknown>) => (response = promise) });
    return response;
  };
  for (const path of ['/', '/index.html']) expect(await kept(path, 'navigate')).toBe('kept');
  expect(await kept('/assets/a.js', 'cors')).toBe('kept');
  for (const path of ['/stop/x', '/confirm/x', '/api/me']) expect(await kept(path, 'navigate'), path).toBeNull();
});
