import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { say } from './helpers.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const openReview = (page: Page) => page.getByRole('button', { name: en['coach.open'], exact: true }).click();
const sheet = (page: Page) => page.getByRole('dialog', { name: en['coach.open'] });
const turns = (page: Page) => sheet(page).getByRole('heading', { name: en['coach.turns'] });

test('a finished game is reviewed, and a turning point leads to its move', async ({ page }) => {
  await tides.startTable(page, { seats: tides.BOTS, seed: 'review' });
  await expect(tides.endScreen(page)).toBeVisible();
  await openReview(page);
  await expect(turns(page)).toBeVisible({ timeout: 60_000 });
  await expect(sheet(page).getByRole('img', { name: en['coach.chart'] })).toBeVisible();
  await sheet(page).getByText(en['coach.table'], { exact: true }).click();
  await expect(sheet(page).getByRole('table').first().getByRole('row')).not.toHaveCount(0);
  const first = sheet(page)
    .getByRole('button', { name: /^Show move \d+$/ })
    .first();
  const ply = Number(((await first.getAttribute('aria-label')) ?? '').replace(/\D/g, ''));
  await first.click();
  await expect(page).toHaveURL(/#\/replay\//);
  await expect(page.getByText(say('replay.ply', { ply, plies: 34 }), { exact: true })).toBeVisible();
  // It was kept: in the replay it is there at once, without any progress.
  await openReview(page);
  await expect(turns(page)).toBeVisible();
});

test('a review that is no longer wanted is cancelled, and can be begun again', async ({ page }) => {
  await tides.startTable(page, { seats: tides.BOTS, seed: 'cancel' });
  await expect(tides.endScreen(page)).toBeVisible();
  await openReview(page);
  await expect(sheet(page).getByRole('progressbar', { name: en['coach.running'] })).toBeVisible();
  await sheet(page).getByRole('button', { name: en['coach.cancel'] }).click();
  await expect(sheet(page).getByRole('progressbar')).toHaveCount(0);
  await sheet(page).getByRole('button', { name: en['coach.start'] }).click();
  await expect(turns(page)).toBeVisible({ timeout: 60_000 });
});

test('whoever plays with bots alone may ask for a hint, which is marked on the table', async ({ page }) => {
  await tides.startTable(page, { seed: 'hint' });
  await page.getByRole('button', { name: en['hint.ask'], exact: true }).click();
  const answer = page.locator('.suggestion');
  await expect(answer).toContainText(/Play |Keep /);
  await expect(page.locator('[data-suggested]')).not.toHaveCount(0);
  await answer.getByRole('button', { name: en.close }).click();
  await expect(answer).toBeHidden();
  await expect(page.locator('[data-suggested]')).toHaveCount(0);
});

test('two people at one device get no hints', async ({ page }) => {
  await tides.startTable(page, { seats: tides.PEOPLE });
  await expect(page.getByRole('button', { name: en['hint.ask'], exact: true })).toHaveCount(0);
});
