import { expect } from '@playwright/test';
import { en } from './en.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

test('the only person at the table asks a bot why, and is answered in a sentence', async ({ page }) => {
  await tides.startTable(page, { seed: 'why' });
  const ask = page.locator('.frame-log').getByRole('button', { name: en['why.move'] });
  const answer = page.locator('.frame-log .why-answer');
  await tides.playCard(page);
  await tides.atPick(page, 1, 2);
  // Its next card is chosen and lies face down: it speaks of the one before.
  await ask.click();
  await expect(answer).toHaveText(new RegExp(`^${tides.BOT}: .+\\.$`));
  await expect(answer).not.toContainText(en['why.secret']);
  await tides.playCard(page);
  await tides.atPick(page, 1, 3);
  await expect(answer, 'the answer goes with the move').toHaveCount(0);
});

test('two people at one device cannot ask before the end', async ({ page }) => {
  await tides.startTable(page, { seats: tides.PEOPLE, seed: 'why' });
  await expect(page.getByRole('button', { name: en['why.move'] })).toHaveCount(0);
});

test('in a replay every move of a bot can be asked about', async ({ page }) => {
  await tides.startTable(page, { seats: tides.BOTS, seed: 'why' });
  await expect(tides.endScreen(page)).toBeVisible();
  await page.getByRole('link', { name: en['end.replay'] }).first().click();
  const ask = page.locator('.frame-log').getByRole('button', { name: en['why.move'] });
  await page.getByRole('button', { name: en['replay.on'] }).click();
  await ask.click();
  await expect(page.locator('.frame-log .why-answer')).toHaveText(/^Magda: .+\.$|^Rolf: .+\.$/);
});
