import { ensureWebKit } from '@tempora/tools/webkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { play, teach, watch } from '../../bench/in-page.ts';
import { chances, PLANS } from '../../bench/plans.ts';
import { startTestServer } from '../server.ts';
import { openDisplay, WebKitPage } from './webkit.ts';

// What shows that the app works in WebKit at all. There is no Playwright for the WebKit of a distribution.

let stopServer: () => Promise<void>;
let display: Awaited<ReturnType<typeof openDisplay>>;
let page: WebKitPage;
const programs = ensureWebKit();

async function arrive(): Promise<WebKitPage> {
  if (!programs) throw new Error('There is no WebKit.');
  const arrived = await WebKitPage.open(programs, display.name);
  await arrived.go(`${process.env.TEMPORA_TEST_URL}#/`);
  await arrived.run(() => localStorage.setItem('tempora pace', 'at-once'));
  return arrived;
}

const open = (at: WebKitPage, path: string) =>
  at.run((hash) => {
    location.hash = hash;
  }, `#/${path}`);

beforeAll(async () => {
  if (!programs) throw new Error('There is no WebKit.');
  stopServer = await startTestServer();
  display = await openDisplay(programs);
});
afterAll(async () => {
  display?.close();
  await stopServer?.();
});
beforeEach(async () => {
  page = await arrive();
  return () => page.close();
});

/** Plays so many presses, or to the end. */
async function playOn(at: WebKitPage, game: string, presses: number): Promise<boolean> {
  const chance = chances(5);
  const plan = PLANS[game];
  if (!plan) throw new Error(game);
  await at.run(watch);
  await at.run(teach);
  for (let done = 0; done < presses; done += 20) {
    const isOver = await at.run(play, { plan, chances: Array.from({ length: 20 }, chance) });
    if (isOver) return true;
  }
  return false;
}

test('a whole game of Tides of Time, and its replay', async () => {
  await open(page, 'new/tides');
  await page.press('button.primary[type="submit"]');
  await page.until('.hand');
  expect(await playOn(page, 'tides', 400)).toBe(true);
  await page.press('.end-actions a[href*="replay"]');
  await page.until('input[type="range"]');
  const before = await page.run(() => document.querySelector<HTMLInputElement>('input[type="range"]')?.value);
  await page.run(() => {
    for (let i = 0; i < 3; i++) dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  await page.run(async (was) => {
    const value = () => document.querySelector<HTMLInputElement>('input[type="range"]')?.value;
    for (let i = 0; i < 100 && value() === was; i++) await new Promise((resolve) => setTimeout(resolve, 50));
    if (value() === was) throw new Error('the replay stands still');
  }, before ?? '');
});

test.each(['tempus', 'inca'])('half a game of %s', async (game) => {
  await open(page, `new/${game}`);
  await page.press('button.primary[type="submit"]');
  await page.until(PLANS[game]?.turn ?? '');
  await playOn(page, game, 120);
  expect(await page.run(() => document.querySelectorAll('.log li').length)).toBeGreaterThan(10);
});

test('the curtain hides a hand until it is opened', async () => {
  await open(page, 'new/tides');
  await page.until('select');
  await page.run(() => {
    for (const select of document.querySelectorAll('select'))
      if ([...select.options].some(({ value }) => value === 'human')) {
        select.value = 'human';
        select.dispatchEvent(new Event('change', { bubbles: true }));
        select.dispatchEvent(new Event('input', { bubbles: true }));
      }
  });
  await page.press('button.primary[type="submit"]');
  await page.until('.curtain button');
  expect(await page.run(() => document.querySelectorAll('.hand .card').length)).toBe(0);
  await page.press('.curtain button');
  await page.until('.hand .card');
});

test('two people play online', async () => {
  await open(page, 'online/tides');
  await page.type('input[autocomplete="nickname"], input[name="name"]', 'Ada');
  await page.press('button.primary[type="submit"]');
  await page.until('input[readonly], .invite');
  const link = await page.run(() => location.href);
  const bob = await arrive();
  try {
    await bob.go(link);
    await bob.type('input[autocomplete="nickname"], input[name="name"]', 'Bob');
    await bob.press('main button.primary:enabled');
    await page.press('main button.primary:enabled');
    for (const at of [page, bob]) await at.until('.hand .card');
    for (const at of [page, bob]) await playOn(at, 'tides', 2);
  } finally {
    await bob.close();
  }
});
