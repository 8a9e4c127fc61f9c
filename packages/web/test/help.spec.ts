import { expect, type Page } from '@playwright/test';
import { en as help } from '../src/help/messages/en-help.ts';
import { en } from './en.ts';
import { listed, say } from './helpers.ts';
import { expectAccessible } from './helpers-accessibility.ts';
import { openPosition } from './helpers-positions.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sheet = (page: Page) => page.getByRole('dialog', { name: en['help.open'] });
const button = (page: Page) => page.getByRole('button', { name: en['help.open'], exact: true });
const groups = (page: Page) => sheet(page).locator('.help-group');
const choices = (page: Page) => sheet(page).locator('.help-group[open] .help-choice');
const lit = (page: Page) => page.locator('[data-topic]');
const close = (page: Page) => sheet(page).getByRole('button', { name: en.close, exact: true }).click();

/** A turn of each game in which much can be done. */
const TURNS = {
  tempus: {
    seats: 3,
    until: (moves: readonly string[]) =>
      ['from', 'baby', 'idea'].every((kind) => moves.some((m) => m.startsWith(kind))),
    group: en['tempus.action.move'],
  },
  inca: {
    seats: 3,
    until: (moves: readonly string[]) => ['road', 'city'].every((kind) => moves.some((m) => m.startsWith(kind))),
    group: en['inca.group.roads'],
  },
} as const;

for (const [game, { seats, until, group }] of Object.entries(TURNS)) {
  test(`${game}: the list shows a sort of move on the board, and one is made from it`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPosition(page, { game, seats, until });
    await button(page).click();
    const wanted = groups(page).filter({ has: page.getByText(group, { exact: true }) });
    await wanted.locator('summary').hover({ timeout: 60_000 });
    await expect(lit(page)).not.toHaveCount(0);
    if ((await wanted.getAttribute('open')) === null) await wanted.locator('summary').click();
    await expect(wanted.locator('.help-choice').first()).toBeVisible();
    await expectAccessible(page, game);

    const before = await groups(page).allTextContents();
    const first = wanted.locator('.help-choice').first();
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(0, 0);
    await expect(lit(page)).not.toHaveCount(0);
    await sheet(page).getByRole('button', { name: help['help.do'] }).click();
    await expect(sheet(page).locator('[aria-pressed="true"]')).toHaveCount(0);
    await expect.poll(() => groups(page).allTextContents(), { timeout: 60_000 }).not.toEqual(before);
    await close(page);
    await expect(sheet(page)).toBeHidden();
    await expect(lit(page)).toHaveCount(0);
  });
}

test('tides: on a phone the list is a sheet below the cards it speaks of', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tides.startTable(page, { seed: 'help' });
  await tides.atPick(page, 1, 1);
  const cards = await tides.handOf(page);
  await page.keyboard.press('?');
  await expect(choices(page)).toHaveCount(tides.PICKS);
  for (const [i, card] of cards.entries())
    await expect(choices(page).nth(i)).toContainText(say('tides.move.play', { card }));
  await choices(page).first().click();
  await expect(lit(page)).toHaveCount(1);
  const box = await lit(page).boundingBox();
  const top = (await sheet(page).boundingBox())?.y ?? 0;
  expect(box && box.y + box.height, 'what is lit is in sight').toBeLessThanOrEqual(top + 1);
  await expectAccessible(page, 'sheet');
  await sheet(page).getByRole('button', { name: help['help.do'] }).click();
  await tides.atPick(page, 1, 2);
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeHidden();
});

test('a Master’s first thoughts can be asked for where there are hints, and the rule is a press away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await tides.startTable(page, { seed: 'first' });
  await button(page).click();
  const first = sheet(page).getByRole('region', { name: help['help.first'] });
  await first.getByRole('button', { name: help['help.first.ask'] }).click();
  await expect(first.locator('.help-choice')).toHaveCount(3, { timeout: 60_000 });
  const said = await first.locator('.help-choice > span').allTextContents();
  expect(new Set(said).size).toBe(3);
  await sheet(page).getByRole('link', { name: help['help.rule'] }).first().click();
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator('[data-paragraph="draft-secret"]')).toBeInViewport();
});

test('while the device is handed over the list tells who is next; two people at one device get no advice', async ({
  page,
}) => {
  await tides.startTable(page, { seats: tides.PEOPLE });
  await button(page).click();
  await expect(sheet(page)).toContainText(say('home.waiting', { names: listed(['Ada', 'Bela']) }));
  await expect(choices(page)).toHaveCount(0);
  await page.getByRole('button', { name: say('curtain.open', { name: 'Ada' }) }).click();
  await expect(choices(page)).toHaveCount(tides.PICKS);
  await expect(sheet(page).getByText(help['help.first'])).toHaveCount(0);
});
