import { expect, type Page } from '@playwright/test';
import { GAMES, tourGame, tourServer } from './helpers-tour.ts';
import { latinTexts } from './helpers-words.ts';
import { test } from './unseen.ts';

const SOON = { timeout: 60_000 };
/** What a browser puts into lists and dates. */
const INTL = ['and', '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'];

/** In the pseudo-locale no message has a word of plain letters. */
async function expectOwnWords(page: Page, screen: string): Promise<void> {
  await expect(page.locator('body'), screen).toContainText('[', SOON);
  expect.soft(await latinTexts(page, INTL), screen).toEqual([]);
}

test.describe('in the pseudo-locale every word comes from a catalogue', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
  test.describe.configure({ timeout: 240_000 });

  for (const game of GAMES)
    test(`on the screens of ${game}`, async ({ page }) => {
      await page.goto('./?lang=en-XA#/');
      await tourGame(page, game, (screen) => expectOwnWords(page, screen));
    });

  test('on the screens around the games', async ({ page }) => {
    await page.goto('./?lang=en-XA#/');
    await tourServer(page, 'tides', (screen) => expectOwnWords(page, screen));
  });
});

test('a link opens in its language, and the page says so', async ({ page }) => {
  await page.goto('/?lang=en-XA#/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA', SOON);
  await page.goto('/?lang=tlh#/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en', SOON);
});
