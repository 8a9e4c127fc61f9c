import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { settle } from './helpers-accessibility.ts';
import { overflowOf } from './helpers-overflow.ts';
import { chooseLanguage, GAMES, tourGame, tourServer } from './helpers-tour.ts';
import { latinTexts } from './helpers-words.ts';
import { test } from './unseen.ts';

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});
test.describe.configure({ timeout: 240_000 });

/** Names of keys and programs in Russian texts. */
const LATIN = ['Enter', 'Shift', 'Discord', 'Slack', 'ntfy'];
/** English last: a screen is left as it was found. */
const LOCALES = Object.keys(LANGUAGES).toReversed();

const softly = expect.configure({ soft: true });

async function expectRoom(page: Page, screen: string): Promise<void> {
  for (const locale of LOCALES) {
    await chooseLanguage(page, locale);
    await settle(page);
    expect.soft(await overflowOf(page), `${screen}, ${locale}`).toEqual([]);
    // Nothing is left of the language before, once what is read out has followed.
    if (locale === 'ru') await softly.poll(() => latinTexts(page, LATIN), `${screen}, ${locale}`).toEqual([]);
  }
}

for (const game of GAMES)
  test(`every screen of ${game} has room for every language`, async ({ page }) => {
    await page.goto('./#/');
    await tourGame(page, game, (screen) => expectRoom(page, screen));
  });

test('every screen around the games has room for every language', async ({ page }) => {
  await page.goto('./#/');
  await tourServer(page, 'tides', (screen) => expectRoom(page, screen));
});
