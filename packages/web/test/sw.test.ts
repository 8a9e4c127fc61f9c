import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const TABLE = 'https://house.example/#/t/ab12';

/** The service worker in a world where these pages are open; presses a notice of this table, says what came of it. */
async function pressNotice(pages: number, url = TABLE): Promise<string[]> {
  const done: string[] = [];
  const page = (n: number) => ({
    postMessage: ({ go }: { go: string }) => done.push(`page ${n} goes to ${go}`),
    focus: async () => done.push(`page ${n} comes to the front`),
  });
  const handlers = new Map<string, (event: unknown) => void>();
  const self = {
    location: new URL('https://house.example/sw.js'),
    addEventListener: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
    clients: {
      matchAll: async () => Array.from({ length: pages }, (_, n) => page(n)),
      openWindow: async (to: string) => done.push(`a window opens at ${to}`),
    },
  };
  runInNewContext(readFileSync(new URL('../src/sw.js', import.meta.url), 'utf8'), { self, URL });
  const waits: Promise<unknown>[] = [];
  handlers.get('notificationclick')?.({
    notification: { data: { url }, close: () => done.push('the notice goes') },
    waitUntil: (promise: Promise<unknown>) => waits.push(promise),
  });
  await Promise.all(waits);
  return done;
}

test('a notice that is pressed leads the page that was used last to its table', async () => {
  expect(await pressNotice(2)).toEqual(['the notice goes', `page 0 goes to ${TABLE}`, 'page 0 comes to the front']);
});

test('where no page is open a notice opens one', async () => {
  expect(await pressNotice(0)).toEqual(['the notice goes', `a window opens at ${TABLE}`]);
});

test('no page is led to another house', async () => {
  const other = 'https://other.example/#/t/ab12';
  expect(await pressNotice(1, other)).toEqual(['the notice goes', `a window opens at ${other}`]);
});
