import { expect, type Locator, type Page } from '@playwright/test';
import { cardNamed } from '@tempora/inca/public';
import { en } from './en.ts';
import { openOptions, say } from './helpers.ts';

interface Table {
  players: 3 | 4;
  /** The person in the first seat; everybody else is a bot. */
  first?: 'human' | 'greedy' | 'random';
  options?: readonly ('pizarro' | 'earlyFall' | 'agreementOfGods')[];
  seed: string;
}

export const NAMES = ['Ana', 'Beto', 'Chaska', 'Diego'] as const;

/** A new table of Inca Empire, set up as wanted, begun. */
export async function startInca(page: Page, { players, first = 'human', options = [], seed }: Table): Promise<void> {
  await page.goto('./#/new/inca');
  await page.getByRole('combobox', { name: en['setup.count'], exact: true }).selectOption(String(players));
  for (let i = 0; i < players; i++) {
    const seat = say('setup.seat', { n: i + 1 });
    await page.getByLabel(say('setup.who', { seat })).selectOption(i === 0 ? first : i === 1 ? 'greedy' : 'random');
    await page.getByLabel(say('setup.name', { seat })).fill(NAMES[i] as string);
  }
  if (options.length > 0) await openOptions(page);
  for (const option of options) await page.getByRole('checkbox', { name: en[`inca.option.${option}`] }).check();
  await page.getByText(en['setup.seed'], { exact: true }).click();
  await page.getByLabel(en['setup.seed.label'], { exact: true }).fill(seed);
  await page.getByRole('button', { name: en['setup.start'] }).click();
  await expect(tray(page)).toBeVisible();
}

/** What is read of the page once it no longer changes. */
export async function still<T>(read: () => Promise<T>): Promise<T> {
  let seen = await read();
  await expect
    .poll(async () => {
      const last = seen;
      await new Promise((resolve) => setTimeout(resolve, 400));
      seen = await read();
      return seen === last;
    })
    .toBe(true);
  return seen;
}

/** By class: names are for the accessibility tests, and to find one asks for the name of everything on the map. */
export const tray = (page: Page): Locator => page.locator('.ie-tray');
export const map = (page: Page): Locator => page.getByRole('group', { name: en['inca.map'] });
export const hand = (page: Page): Locator => page.locator('.ie-hand button');
export const groups = (page: Page): Locator => page.locator('.ie-groups button');
export const endScreen = (page: Page): Locator => page.locator('.ie-end');
const sectors = (page: Page): Locator => page.locator('.ie-sun').getByRole('button', { name: en['inca.sun.here'] });
/** Buttons that stand for one move. */
export const moves = (page: Page): Locator => tray(page).locator('button[data-move]');

/** What the table wants of the person now. */
export async function asked(page: Page): Promise<'sun' | 'turn' | 'end'> {
  let now: 'sun' | 'turn' | 'end' | null = null;
  await expect
    .poll(
      async () => {
        if (await endScreen(page).count()) now = 'end';
        else if (await tray(page).locator('.ie-sun-choice').count()) now = 'sun';
        else if (await tray(page).getByRole('button', { name: en['inca.done'], exact: true }).count()) now = 'turn';
        else now = null;
        return now;
      },
      { timeout: 30_000, intervals: [20, 40, 80] },
    )
    .not.toBeNull();
  return now as unknown as 'sun' | 'turn' | 'end';
}

/** How many lines the log has: every move of a person adds some. */
function lines(page: Page): Promise<number> {
  return page.locator('.log li:not(.log-tail)').count();
}

/** Does something that sends a move, and waits until the table has moved on. */
export async function moved(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await lines(page);
  await act();
  await expect.poll(() => lines(page), { timeout: 30_000, intervals: [20, 40, 80] }).toBeGreaterThan(before);
}

/** Lays a card of the hand in a sector that takes one; `see` is called when both are chosen. */
export async function layCard(page: Page, card: number, see: () => Promise<void> = async () => {}): Promise<void> {
  await hand(page)
    .nth(card % (await hand(page).count()))
    .click();
  await sectors(page).first().click();
  await see();
  await moved(page, () => tray(page).locator('.ie-sun-choice .primary').click());
}

/** Ends the turn, whatever is unused. */
export async function endTurn(page: Page): Promise<void> {
  await moved(page, async () => {
    await tray(page).getByRole('button', { name: en['inca.done'], exact: true }).click();
    const sure = tray(page).getByRole('button', { name: en['inca.done.sure'], exact: true });
    if (await sure.count()) await sure.click();
  });
}

/** The sort of move a move is of, as its button says it. */
const SORTS = {
  road: 'roads',
  wild: 'roads',
  extra: 'extra',
  city: 'city',
  garrison: 'garrison',
  outpost: 'outpost',
  temple: 'temple',
  conquer: 'conquer',
  expand: 'expand',
  terrace: 'terrace',
} as const;

/** Makes a move, given in notation, with the table's own controls; of several (`a|b`) the first that is offered. */
export async function makeMove(page: Page, text: string): Promise<void> {
  const [, sort = '', place = ''] = /^(\w+):?(.*)$/.exec(text) ?? [];
  if (sort === 'done') return pressEnd(page);
  if (sort === 'sun') return placeCard(page, place);
  await expect(tray(page).locator('.ie-finish')).toBeVisible();
  const back = tray(page).locator('.ie-pointed-head').getByRole('button', { name: en['inca.back'] });
  while (await back.count()) await back.click();
  const label = en[`inca.group.${SORTS[sort as keyof typeof SORTS]}`];
  await groups(page)
    .filter({ hasText: new RegExp(`^\\s*${label}`) })
    .click();
  const offered = await moves(page).evaluateAll((all) => all.map((button) => button.getAttribute('data-move')));
  const move = text.split('|').find((each) => offered.includes(each)) ?? text;
  const target = tray(page).locator(`.ie-target[data-move="${move}"]`);
  if (await target.count()) await target.click();
  await tray(page).locator(`.ie-offer[data-move="${move}"]`).click();
}

async function pressEnd(page: Page): Promise<void> {
  await tray(page).getByRole('button', { name: en['inca.done'], exact: true }).click();
  const sure = tray(page).getByRole('button', { name: en['inca.done.sure'], exact: true });
  if (await sure.count()) await sure.click();
}

/** Lays a card, given as `card/sector`, whatever was chosen before. */
async function placeCard(page: Page, place: string): Promise<void> {
  const [card = '', sector = ''] = place.split('/');
  const parts = [
    hand(page).and(page.locator(`[data-place="card-${cardNamed(card)}"]`)),
    page.locator(`[data-place="sector-${sector}"] .ie-sector-pick`),
  ];
  for (const part of parts)
    if ((await part.first().getAttribute('aria-pressed')) !== 'true') await part.first().click();
  await tray(page).locator('.ie-sun-choice .primary').click();
}

export type ShiftWindow = typeof globalThis & { shift?: number; pressed?: number };

/** Adds up how much the table shifts until the end, by itself and after presses. */
export function observeShifts(): void {
  const seen = window as ShiftWindow;
  [seen.shift, seen.pressed] = [0, 0];
  new PerformanceObserver((list) => {
    if (document.querySelector('.ie-end')) return;
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (entry.hadRecentInput) seen.pressed = (seen.pressed ?? 0) + entry.value;
      else seen.shift = (seen.shift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: false });
}

/** Takes what there is, a different sort first each time, until nothing but the end is left or five moves are made. */
export async function takeTurn(page: Page, step: number, seen: Set<string>): Promise<void> {
  for (let i = 0; i < 5; i++) {
    if (await groups(page).count()) {
      const count = await groups(page).count();
      await groups(page)
        .nth((step + i) % count)
        .click();
    }
    const count = await moves(page).count();
    if (count === 0) return;
    const target = moves(page).nth(step % count);
    const text = (await target.getAttribute('data-move')) as string;
    seen.add(text.split(':')[0] as string);
    const offer = tray(page).locator(`.ie-offer[data-move="${text}"]`);
    // A sort with one place alone leads straight to its offer; a pilgrimage has no place and is sent at once.
    if ((await offer.count()) === 0 && !text.startsWith('pilgrimage')) await target.click();
    await moved(page, () => (text.startsWith('pilgrimage') ? target : offer).click());
    if ((await asked(page)) !== 'turn') return;
    const back = tray(page).getByRole('button', { name: en['inca.back'], exact: true });
    if (await back.count()) await back.first().click();
  }
}

/** Ends a turn where the log is out of sight. */
export async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: en['inca.done'], exact: true }).click();
  const sure = page.getByRole('button', { name: en['inca.done.sure'], exact: true });
  if (await sure.count()) await sure.click();
  await page.waitForTimeout(400);
}
