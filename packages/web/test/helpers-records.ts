import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en } from './en.ts';

/** Gives a changed record the end line it would have had, had it been written so. */
export function seal(text: string): string {
  const lines = text.trimEnd().split('\n').slice(0, -1);
  const count = lines.length - lines.indexOf('') - 1;
  const link = (hash: string, line: string) => createHash('sha256').update(`${hash}\n${line}`).digest('hex');
  return `${lines.join('\n')}\nend ${count} ${lines.reduce(link, '')}\n`;
}

/** The record with its first played card replaced by another. */
export function withMoveChanged(text: string): string {
  return text.replace(/^0 play:(\d+)$/m, (_, card: string) => `0 play:${(Number(card) % 18) + 1}`);
}

/** Waits for a file that the page offers, and reads it. */
export async function download(page: Page, offer: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await offer();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Opens a record on the home page, as a file of one's own. */
export async function openFile(page: Page, text: string): Promise<void> {
  await page.goto('./#/');
  const file = { name: 'record.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel(en['home.open']).setInputFiles(file);
}

/** The text of every stored match, by its id. */
export function storedTexts(page: Page): Promise<{ [match: string]: string }> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('tempora-matches'));
    const store = db.transaction('matches').objectStore('matches');
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    db.close();
    return Object.fromEntries(keys.map((key, i) => [String(key), (values[i] as { text: string }).text]));
  });
}

/** Overwrites the text of a stored match, as a failing disk or a manual change would. */
export function damage(page: Page, match: string, text: string): Promise<void> {
  return page.evaluate(
    async ({ match, text }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('tempora-matches');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      await new Promise<void>((resolve, reject) => {
        const change = db.transaction('matches', 'readwrite');
        change.objectStore('matches').put({ text, changed: Date.now() }, match);
        change.oncomplete = () => resolve();
        change.onerror = () => reject(change.error);
      });
      db.close();
    },
    { match, text },
  );
}
