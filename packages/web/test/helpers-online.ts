import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { en } from './en.ts';
import { say } from './helpers.ts';

/** Somebody with a browser of their own. */
export async function arrive(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL as string, reducedMotion: 'reduce' });
  return context.newPage();
}

interface NewTable {
  name: string;
  seats?: readonly ('me' | 'open' | 'greedy' | 'random')[];
  isPublic?: boolean;
}

/** Opens a table from the game's page and returns its link. */
export async function openOnline(page: Page, game: 'tides' | 'tempus' | 'inca', table: NewTable): Promise<string> {
  await page.goto(`./#/online/${game}`);
  await page.getByLabel(en['name.ask']).fill(table.name);
  for (const [i, kind] of (table.seats ?? []).entries()) {
    const seat = say('setup.seat', { n: i + 1 });
    await page.getByLabel(say('setup.who', { seat })).selectOption(kind);
  }
  if (table.isPublic) await page.getByLabel(en['terms.who.all'], { exact: true }).check();
  await page.getByRole('button', { name: en['table.open'] }).click();
  await expect(seatItems(page).first()).toBeVisible();
  return page.url();
}

/** Opens a table's link, types a name and sits down. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(en['name.ask']).fill(name);
  await page.getByRole('button', { name: en['gather.sit-down'] }).click();
  await expect(seatItems(page).filter({ hasText: name })).toContainText(en['place.you']);
}

/** Enters a name on the account page. */
export async function signInAsGuest(page: Page, name: string): Promise<void> {
  await page.goto('./#/me');
  await page.getByLabel(en['name.ask']).fill(name);
  await page.getByRole('button', { name: en['me.come-in'] }).click();
  await expect(page.getByRole('link', { name: say('me.link', { name }) })).toBeVisible();
}

/** The seats of a table that fills. */
export function seatItems(page: Page): Locator {
  return page.getByRole('list', { name: en['setup.seats'] }).getByRole('listitem');
}

/** The badges beside the names at a match: who plays there, and how much time is left. */
export function seatBadges(page: Page, seat?: number): Locator {
  return page.locator(seat === undefined ? 'main .beside' : `main .beside[data-seat="${seat}"]`);
}

/** The people in the sheet of a table, which is opened. */
export async function playerItems(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: en['menu.title'] }).click();
  return page.getByRole('list', { name: en['people.title'] }).getByRole('listitem');
}

export function startButton(page: Page): Locator {
  return page.getByRole('button', { name: en['gather.start'] });
}

export function tab(page: Page, which: 'log' | 'talk' | 'notes'): Locator {
  return page.getByRole('tab', { name: en[`side.${which}`] });
}

/** Writes a chat message at a table. */
export async function saySomething(page: Page, text: string): Promise<void> {
  await page.getByLabel(en['talk.say']).fill(text);
  await page.getByRole('button', { name: en['talk.send'] }).click();
  await expect(page.getByText(text)).toBeVisible();
}

/** Every frame a page is sent from now on. */
export function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

export function closeAll(...pages: Page[]): Promise<unknown> {
  return Promise.all(pages.map((page) => page.context().close()));
}
