import { expect, test } from '@playwright/test';
import { en } from '../src/messages/en.ts';
import { atPick, endScreen, playCard, playOut } from './helpers.ts';
import { expectGoodLooks } from './helpers-looks.ts';
import { leaf, openOnline, saySomething, startButton } from './helpers-online.ts';

for (const { theme, viewport } of [
  { theme: 'light', viewport: { width: 390, height: 844 } },
  { theme: 'dark', viewport: { width: 1440, height: 900 } },
] as const) {
  test.describe(`${theme}, ${viewport.width} wide`, () => {
    test.use({ colorScheme: theme, viewport, contextOptions: { reducedMotion: 'reduce' } });
    test('every screen of the house fits and passes axe', async ({ page }) => {
      test.slow();
      await page.goto('./#/online/tides');
      await page.getByLabel(en['terms.pace.bank'], { exact: true }).check();
      await page.getByText(en['terms.absence'], { exact: true }).click();
      await expectGoodLooks(page, 'new table');
      const link = await openOnline(page, 'tides', { name: 'W'.repeat(40), seats: ['me', 'open'] });
      await page.locator('.luck summary').click();
      await page.getByText(en['gather.change']).click();
      await expectGoodLooks(page, 'gathering');
      await page.getByRole('button', { name: /^\+ Greedy bot/ }).click();
      await startButton(page).click();
      await atPick(page, 1, 1);
      await playCard(page);
      await atPick(page, 1, 2);
      const isNarrow = viewport.width < 1000;
      if (isNarrow) await page.getByRole('button', { name: en['side.open'] }).click();
      await leaf(page, 'talk').click();
      await saySomething(page, 'Is anybody here?');
      await expectGoodLooks(page, 'talk');
      await leaf(page, 'notes').click();
      await expectGoodLooks(page, 'notes');
      await leaf(page, 'log').click();
      if (isNarrow) await page.keyboard.press('Escape');
      await page.getByRole('button', { name: en['menu.title'] }).click();
      await expectGoodLooks(page, 'menu');
      await page.keyboard.press('Escape');
      await page.goto('./#/');
      await expect(page.getByRole('link', { name: en['home.next'] })).toBeVisible();
      await expectGoodLooks(page, 'home');
      await page.goto('./#/me');
      await expectGoodLooks(page, 'me');

      await page.goto(link);
      await playOut(page, 1);
      await page.getByRole('button', { name: en['verify.title'] }).click();
      await expect(page.getByRole('heading', { name: en['verify.good'] })).toBeVisible();
      await expectGoodLooks(page, 'verify');
      await page.keyboard.press('Escape');
      await expect(endScreen(page)).toBeVisible();
      await expectGoodLooks(page, 'end');
      await page.goto('./#/t/0000');
      await expect(page.getByRole('alert')).toHaveText(en['trouble.no-match']);
    });
  });
}
