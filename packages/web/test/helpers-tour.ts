import { expect, type Page } from '@playwright/test';
import { enterPosition, goTo } from './helpers-positions.ts';

export const GAMES = ['tides', 'tempus', 'inca'] as const;
export type Game = (typeof GAMES)[number];
/** Is called at every screen of a tour. */
export type See = (screen: string) => Promise<void>;

const SOON = { timeout: 60_000 };

/** Moments of a game that look different: what the first player may do there, and what can be chosen first. */
const MOMENTS: { readonly [game in Game]: { readonly [moment: string]: readonly [RegExp, string] } } = {
  tides: { pick: [/^play:/, '.hand button'], relic: [/^keep:/, '.hand button'] },
  tempus: {
    tile: [/^tile:/, '.tp-hex[data-lit="true"]'],
    race: [/^commit:/, '.tp-card[data-open="true"]'],
    turn: [/^fight:/, '.tp-action[data-shut="false"]'],
  },
  inca: { sun: [/^sun:/, '.ie-hand button'], turn: [/^temple:/, '.ie-groups button'] },
};
const SEATS: { readonly [game in Game]: number } = { tides: 2, tempus: 3, inca: 4 };

/** Chooses a language in whatever menu the screen has for it, in sight or not. */
export async function chooseLanguage(page: Page, locale: string): Promise<void> {
  const menu = page.locator('select:has(option[value="sk"])').first();
  await menu.evaluate((menu: HTMLSelectElement, locale) => {
    menu.value = locale;
    menu.dispatchEvent(new Event('change', { bubbles: true }));
  }, locale);
  await expect(page.locator('html')).toHaveAttribute('lang', locale, SOON);
}

/** What a press leads to within a screen: a sheet over the page, seen and closed again. */
async function seeSheet(page: Page, button: string, screen: string, see: See): Promise<void> {
  await page.locator(button).first().click();
  const sheet = page.locator('dialog[open]');
  await expect(sheet).toBeVisible(SOON);
  await see(screen);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0, SOON);
}

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

async function visit(page: Page, hash: string, sign: string): Promise<void> {
  await goTo(page, hash);
  await expect(page.locator(sign).first()).toBeVisible(SOON);
  await unfold(page);
}

/** All screens of a game on this device, in any language. */
export async function tourGame(page: Page, game: Game, see: See): Promise<void> {
  await visit(page, `#/new/${game}`, 'form.setup');
  await see('setup');
  for (const [moment, [move, choice]] of Object.entries(MOMENTS[game])) {
    const until = (moves: readonly string[]) => moves.some((text) => move.test(text));
    await enterPosition(page, { game, seats: SEATS[game], until });
    await expect(page.locator('.frame').first()).toBeVisible(SOON);
    await see(`table, ${moment}`);
    await page.locator(choice).first().dispatchEvent('click');
    await see(`table, ${moment}, chosen`);
  }
  // On a wide screen the log lies beside the table.
  if (await page.locator('.bar .narrow-only').isVisible()) await seeSheet(page, '.bar .narrow-only', 'log', see);
  await seeSheet(page, '.bar-reference', 'reference', see);
  await seeSheet(page, '.bar > .icon:has(+ dialog .settings)', 'settings', see);
  await enterPosition(page, { game, seats: SEATS[game], until: 'end' });
  await expect(page.locator('.end-actions')).toBeVisible(SOON);
  await unfold(page);
  await see('end');
  await page.locator('.end-actions a[href^="#/replay/"]').click();
  await expect(page.locator('.replay')).toBeVisible(SOON);
  await see('replay');
  await visit(page, `#/learn/${game}`, '.learn-chapters');
  await see('lessons');
  await page.locator('.learn-chapters a').first().click();
  await expect(page.locator('.frame .lesson').first()).toBeVisible(SOON);
  await see('lesson');
  await visit(page, `#/rules/${game}`, '[data-paragraph]');
  await see('rulebook');
  await visit(page, `#/rules/${game}/summary`, '.rules-summary');
  await see('summary');
}

/** The screens around the games, and an online table of one: before and after its start. */
export async function tourServer(page: Page, game: Game, see: See): Promise<void> {
  await visit(page, '#/', '.shelf');
  await see('home');
  await visit(page, '#/me', 'form');
  await see('sign in');
  await page.locator('input[name="guest"]').first().fill('Ada');
  await page.locator('form:has(input[name="guest"]) button[type="submit"]').first().click();
  await expect(page.locator('.bar-me[aria-label]')).toBeVisible(SOON);
  await unfold(page);
  await see('account');
  await visit(page, `#/online/${game}`, 'form.setup');
  await see('new table');
  await page.locator('form.setup button[type="submit"]').click();
  await expect(page.locator('.gathering')).toBeVisible(SOON);
  await unfold(page);
  await see('gathering');
  await page.locator('.seat-list select').first().selectOption('random');
  await page.locator('.gathering-actions .primary:enabled').click();
  await expect(page.locator('.frame[data-around="true"]')).toBeVisible(SOON);
  await see('online table');
  await seeSheet(page, '.bar .narrow-only', 'chat', see);
  await seeSheet(page, '.bar > .menu-button > .icon', 'table menu', see);
}
