import { expect, type Locator, type Page } from '@playwright/test';
import { fill, parse } from '../src/i18n/icu.ts';
import { en } from './en.ts';

export type Key = keyof typeof en;
type Args = { readonly [name: string]: string | number };

/** A sentence as the client says it. */
export function say(key: Key, args: Args = {}): string {
  return fill<string>(parse(en[key]), args, 'en').join('');
}

/** A sentence as a pattern for a whole text: what is in it is captured under its name. */
export function pattern(key: Key): RegExp {
  const escaped = en[key].replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const captured = escaped
    .replace(/\{(round|score[AB]|total[AB])\}/g, '(?<$1>\\d+)')
    .replace(/\{(\w+)\}/g, '(?<$1>.+?)');
  return new RegExp(`^${captured}$`);
}

interface Seat {
  who?: 'human' | 'greedy' | 'random';
  name?: string;
}

interface Table {
  seats?: readonly [Seat, Seat];
  seed?: string;
  memoryAid?: boolean;
}

/** The usual names: a person in the first seat, the greedy bot in the second. */
export const ME = say('setup.player', { n: 1 });
export const BOT = say('setup.bot.name.greedy');

/** Two bots: their game is over as soon as it is begun. */
export const BOTS = [
  { who: 'greedy', name: 'Magda' },
  { who: 'random', name: 'Rolf' },
] as const satisfies Table['seats'];

/** Two people at one device. */
export const PEOPLE = [
  { who: 'human', name: 'Ada' },
  { who: 'human', name: 'Bela' },
] as const satisfies Table['seats'];

/** The way from the shelf to a new table of Tides of Time. */
export function newTable(page: Page): Locator {
  return page.getByRole('article').filter({ hasText: en['tides.title'] }).getByRole('link', { name: en['home.new'] });
}

/** From wherever the page is: home, a new table, set up as wanted, begun. */
export async function startTable(page: Page, { seats, seed, memoryAid }: Table = {}): Promise<void> {
  await page.goto('./#/');
  await newTable(page).click();
  for (const [i, { who, name }] of (seats ?? []).entries()) {
    const seat = say('setup.seat', { n: i + 1 });
    if (who) await page.getByLabel(say('setup.who', { seat })).selectOption(who);
    if (name !== undefined) await page.getByLabel(say('setup.name', { seat })).fill(name);
  }
  if (memoryAid) await page.getByRole('checkbox', { name: en['tides.option.memory'] }).check();
  if (seed !== undefined) {
    await page.getByText(en['setup.seed'], { exact: true }).click();
    await page.getByLabel(en['setup.seed.label'], { exact: true }).fill(seed);
  }
  await page.getByRole('button', { name: en['setup.start'] }).click();
  await expect(page.getByRole('region', { name: en['tides.tray'] })).toBeVisible();
}

export function log(page: Page): Locator {
  return page.getByRole('list', { name: en['log.title'] }).getByRole('listitem');
}

/** The hand-over curtain for this person. */
export function curtain(page: Page, name: string): Locator {
  return page.getByRole('button', { name: say('curtain.open', { name }), exact: true });
}

/** The rows of the home page's lists of one's own tables, running and finished. */
export function tables(page: Page): Locator {
  const own = new RegExp(`^(${en['home.tables']}|${en['home.finished']})$`);
  return page.getByRole('region', { name: own }).getByRole('listitem');
}
