import { expect, type Locator, type Page } from '@playwright/test';
import { en } from './en.ts';

/** What lies beside the names at a match: who plays there, and how much time is left. */
export function seatBadges(page: Page, seat?: number): Locator {
  return page.locator(seat === undefined ? 'main .beside' : `main .beside[data-seat="${seat}"]`);
}

/** The people in the sheet of a table, which is opened. */
export async function playerItems(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: en['menu.title'] }).click();
  return page.getByRole('list', { name: en['people.title'] }).getByRole('listitem');
}

export function tab(page: Page, which: 'log' | 'talk' | 'notes'): Locator {
  return page.getByRole('tab', { name: en[`side.${which}`] });
}

/** Says something at a table; the talk lies on top. */
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
