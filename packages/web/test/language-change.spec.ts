import { expect, type Page } from '@playwright/test';
import { pl as polish } from '../src/games/tides/messages/pl.ts';
import { ru as russian } from '../src/games/tides/messages/ru.ts';
import { en } from './en.ts';
import { arrive, closeAll, openOnline, saySomething, signInAsGuest, startButton, tab } from './helpers-online.ts';
import { enterPosition, openPosition } from './helpers-positions.ts';
import { chooseLanguage } from './helpers-tour.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

const SOON = { timeout: 60_000 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const isIn = (page: Page, locale: string) => expect(page.locator('html')).toHaveAttribute('lang', locale, SOON);

test('the language is chosen at the top of a page and kept', async ({ page }) => {
  await page.goto('./?lang=pl#/');
  await isIn(page, 'pl');
  await page.locator('.bar-language select').selectOption('sk');
  await isIn(page, 'sk');
  await expect(page, 'a link’s language no longer counts').not.toHaveURL(/lang=/);
  await page.reload();
  await isIn(page, 'sk');
  await page.goto('./?lang=pl#/');
  await isIn(page, 'sk');
});

test('an account keeps the language for other devices', async ({ browser, baseURL, page }) => {
  await signInAsGuest(page, 'Eva');
  await page.locator('.bar-language select').selectOption('sk');
  await expect
    .poll(async () => (await page.request.get('api/me/settings')).json(), SOON)
    .toMatchObject({ language: 'sk' });
  const other = await arrive(browser, baseURL);
  await other.context().addCookies(await page.context().cookies());
  await other.goto('./#/');
  await isIn(other, 'sk');
  await closeAll(other);
});

test('at a table of Tides the lifted card stays lifted', async ({ page }) => {
  await openPosition(page, {
    game: 'tides',
    seats: 2,
    until: (moves) => moves.some((move) => move.startsWith('play')),
  });
  await tides.hand(page).nth(1).click();
  await expect(tides.hand(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: en['settings.title'] }).click();
  await page.getByLabel(en['language.label']).selectOption('ru');
  await isIn(page, 'ru');
  await page.keyboard.press('Escape');
  await expect(page.getByText(russian['tides.prompt.pick'])).toBeVisible();
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1);
  await page.locator('main button.primary:enabled').click();
  await expect(page.locator('.kingdom-cards button')).toHaveCount(2, SOON);
});

test('at a table of Tempus what was chosen and what is in sight stay', async ({ page }) => {
  await openPosition(page, {
    game: 'tempus',
    seats: 3,
    until: (moves) => moves.some((move) => move.startsWith('from')),
  });
  const board = page.locator('.tp-map svg').first();
  await page.getByRole('button', { name: en['zoom.in'] }).click();
  await page.locator('[data-place="action-move"]').click();
  await page.locator('.tp-hex[data-lit="true"]').first().dispatchEvent('click');
  await expect(page.locator('.tp-source')).toBeAttached();
  const width = async () => Number((await board.getAttribute('viewBox'))?.split(' ')[2]);
  const near = await width();
  const targets = await page.locator('.tp-hex[data-lit="true"]').count();
  await chooseLanguage(page, 'ru');
  await expect(page.locator('.tp-source')).toBeAttached();
  await expect(page.locator('.tp-hex[data-lit="true"]')).toHaveCount(targets);
  // Words of another length may take a little of its room; a step of zoom is far more.
  expect(Math.abs((await width()) / near - 1)).toBeLessThan(0.1);
});

test('at a table of Inca Empire the chosen card stays chosen', async ({ page }) => {
  await openPosition(page, { game: 'inca', seats: 4, until: (moves) => moves.some((move) => move.startsWith('sun')) });
  const card = page.locator('.ie-hand button').first();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await chooseLanguage(page, 'sk');
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test('what was typed stays', async ({ page }) => {
  await page.goto('./#/new/tempus');
  await page.locator('.seat-row input').first().fill('Žofia');
  await page.locator('.seat-row select').nth(1).selectOption('human');
  await chooseLanguage(page, 'pl');
  await expect(page.locator('.seat-row input').first()).toHaveValue('Žofia');
  await expect(page.locator('.seat-row select').nth(1)).toHaveValue('human');
});

test('two people at one table read it in two languages, and chat stays as typed', async ({ browser, baseURL }) => {
  const ada = await arrive(browser, baseURL);
  const context = await browser.newContext({ baseURL: baseURL as string, locale: 'pl-PL', reducedMotion: 'reduce' });
  const bob = await context.newPage();
  const link = await openOnline(ada, 'tides', { name: 'Ada' });
  await bob.goto(link);
  await isIn(bob, 'pl');
  await bob.locator('input[name="guest"]').fill('Bogdan');
  await bob.locator('.sit-down button[type="submit"]').click();
  await startButton(ada).click();
  await expect(ada.getByText(en['tides.prompt.pick'])).toBeVisible(SOON);
  await expect(bob.getByText(polish['tides.prompt.pick'])).toBeVisible(SOON);
  await tab(ada, 'talk').click();
  await saySomething(ada, 'Good luck, Bogdan');
  await bob.locator('[role="tab"]').nth(1).click();
  await expect(bob.getByText('Good luck, Bogdan')).toBeVisible();
  await closeAll(ada, bob);
});

test('links that are handed on tell the language: an invitation, and a finished game', async ({ context, page }) => {
  await openOnline(page, 'tides', { name: 'Ada', seats: ['me', 'open'] });
  const invitation = page.locator('.invite input');
  await expect(invitation).not.toHaveValue(/lang=/);
  await chooseLanguage(page, 'ru');
  await expect(invitation).toHaveValue(/\/match\/\w+\?lang=ru$/);
  await chooseLanguage(page, 'pl');
  await expect(invitation).toHaveValue(/\/match\/\w+\?lang=pl$/);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterPosition(page, { game: 'tides', seats: 2, until: 'end' });
  await page.locator('.end-actions > button').last().click();
  await page.locator('.end-more button').filter({ hasText: /link/i }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), SOON).toMatch(/\/\?lang=pl#\/record\//);
});
