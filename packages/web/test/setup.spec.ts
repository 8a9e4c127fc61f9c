import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { en } from './en.ts';
import { openOptions, say } from './helpers.ts';
import { chooseLanguage } from './helpers-tour.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [ADA, BELA] = [tides.PEOPLE[0].name, tides.PEOPLE[1].name];
const seatLabel = (n: number) => say('setup.seat', { n });
const nameField = (page: Page, n: number) => page.getByLabel(say('setup.name', { seat: seatLabel(n) }));
const memory = (page: Page) => page.getByText(en['tides.memory.hand'].split('{')[0] as string);

test('by default there is a person, the greedy bot and the standard options', async ({ page }) => {
  await page.goto('./#/new/tides');
  await expect(page.getByLabel(say('setup.who', { seat: seatLabel(1) }))).toHaveValue('human');
  await expect(page.getByLabel(say('setup.who', { seat: seatLabel(2) }))).toHaveValue('greedy');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await openOptions(page);
  await expect(page.getByRole('checkbox', { name: en['tides.option.memory'] })).not.toBeChecked();
  await page.getByRole('button', { name: en['setup.start'] }).click();
  await tides.atPick(page, 1, 1);
  await expect(tides.kingdom(page, tides.ME)).toBeVisible();
  await expect(tides.kingdom(page, tides.BOT)).toBeVisible();
  await expect(memory(page)).toHaveCount(0);
});

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const)
  test(`every game is begun without scrolling at ${width} × ${height}, in every language`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./#/');
    for (const locale of Object.keys(LANGUAGES)) {
      await chooseLanguage(page, locale);
      for (const link of await page.locator('.shelf .buttons a').all())
        await expect.soft(link, locale).toBeInViewport({ ratio: 1 });
    }
  });

test('a desktop shows all games at once, and a first game is two presses away', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./#/');
  for (const game of ['tides', 'tempus', 'inca'] as const) {
    const box = page.getByRole('article').filter({ hasText: en[`${game}.title`] });
    await expect(box.getByRole('link', { name: en['home.new'] })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await tides.newTable(page).click();
  await expect(page.getByText(en['tides.audience'])).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: en['setup.start'] })).toBeInViewport({ ratio: 1 });
});

test('names are kept at the table, in the log, on the list and for the next table', async ({ page }) => {
  await tides.startTable(page, { seats: [{ name: '  Zoë  ' }, { name: 'Бот' }] });
  await tides.atPick(page, 1, 1);
  await tides.playCard(page);
  await tides.atPick(page, 1, 2);
  await expect(tides.kingdom(page, 'Zoë')).toBeVisible();
  await expect(tides.kingdom(page, 'Бот')).toBeVisible();
  await expect(tides.log(page).filter({ hasText: /^Zoë plays .+; Бот plays .+\.$/ })).toHaveCount(1);
  await page.goto('./#/');
  await expect(tides.tables(page)).toContainText('Zoë');
  await tides.newTable(page).click();
  await expect(nameField(page, 1)).toHaveValue(/Zoë/);
});

test('names with HTML in them are shown as text', async ({ page }) => {
  const [bold, script] = ['<b>Ada</b> & "Co"', '<img src=x onerror=alert(1)> {name} #'];
  await tides.startTable(page, {
    seats: [
      { who: 'human', name: bold },
      { who: 'human', name: script },
    ],
  });
  await expect(page.getByText(say('curtain.call', { name: bold }), { exact: true })).toBeVisible();
  await tides.curtain(page, bold).click();
  await tides.playCard(page);
  await expect(page.getByText(say('curtain.call', { name: script }), { exact: true })).toBeVisible();
  await tides.curtain(page, script).click();
  await tides.playCard(page);
  await tides.atPick(page, 1, 2);
  for (const name of [bold, script]) {
    await expect(tides.kingdom(page, name).getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(tides.log(page).filter({ hasText: `${name} plays ` })).toHaveCount(1);
  }
  await page.goto('./#/');
  for (const name of [bold, script]) await expect(tides.tables(page)).toContainText(name);
  await expect(page.getByRole('main').locator('img:not([src^="data:"])')).toHaveCount(0);
});

test('the seed is hidden until asked for, and the same seed deals the same hands', async ({ page }) => {
  await page.goto('./#/new/tides');
  const seed = page.getByLabel(en['setup.seed.label'], { exact: true });
  await expect(seed).toBeHidden();
  await page.getByText(en['setup.seed'], { exact: true }).click();
  await expect(seed).toBeVisible();
  await expect(seed).toHaveValue('');

  const deal = async (seed: string) => {
    await tides.startTable(page, { seats: tides.PEOPLE, seed });
    await tides.curtain(page, ADA).click();
    const adas = await tides.handOf(page);
    await tides.playCard(page);
    await tides.curtain(page, BELA).click();
    return [adas, await tides.handOf(page)];
  };
  const first = await deal('high tide');
  expect(first.map((cards) => cards.length)).toEqual([5, 5]);
  expect(await deal('high tide')).toEqual(first);
  expect(await deal('low tide')).not.toEqual(first);
});

test('the memory aid shows both players alike what they could know', async ({ page }) => {
  await tides.startTable(page, { seats: tides.PEOPLE, seed: 'memory', memoryAid: true });
  const hands: { [name: string]: string[] } = {};
  for (const [name, other] of [
    [ADA, BELA],
    [BELA, ADA],
  ] as const) {
    await tides.curtain(page, name).click();
    hands[name] = await tides.handOf(page);
    await expect(page.getByText(say('tides.memory.hand', { name: other, hidden: 5 }))).toBeVisible();
    // Nothing is known of the other hand yet, so all cards here were never seen.
    expect(await memoryCards(page)).toEqual(tides.CARD_NAMES.filter((card) => !hands[name]?.includes(card)));
    await tides.playCard(page);
  }
  // The hands are swapped: each knows the four cards it passed on, and has not seen eight.
  await tides.atPick(page, 1, 2);
  for (const [name, other] of [
    [BELA, ADA],
    [ADA, BELA],
  ] as const) {
    await tides.curtain(page, name).click();
    await tides.handOf(page);
    await expect(page.getByText(say('tides.memory.hand', { name: other, hidden: 0 }))).toBeVisible();
    const panel = await memoryCards(page);
    expect(panel).toEqual([
      ...(hands[name]?.slice(1) ?? []),
      ...tides.CARD_NAMES.filter((card) => isNever(hands, card)),
    ]);
    await tides.playCard(page);
  }
});

function isNever(hands: { [name: string]: string[] }, card: string): boolean {
  return !Object.values(hands).flat().includes(card);
}

/** Every card of the memory panel: those known to be in the other hand, then those never seen. */
function memoryCards(page: Page): Promise<string[]> {
  return tides.cardsOf(memory(page).locator('..').getByRole('button'));
}

test('the bot answers at once: after a choice the cards are revealed', async ({ page }) => {
  await tides.startTable(page);
  await tides.atPick(page, 1, 1);
  const card = await tides.playCard(page);
  await expect(tides.kingdomCards(page, tides.BOT)).toHaveCount(1, { timeout: 1500 });
  await expect(tides.kingdom(page, tides.ME).getByRole('button', { name: card })).toHaveCount(1);
  await expect(tides.hand(page)).toHaveCount(4);
  await expect(page.getByText(en['tides.prompt.pick'])).toBeVisible();
});

test('why a card cannot be played is explained with its rule', async ({ page }) => {
  await tides.startTable(page);
  await tides.atPick(page, 1, 1);
  await tides.playCard(page);
  await tides.kingdomCards(page, tides.BOT).first().click();
  await page.getByRole('button', { name: en['why.ask'] }).click();
  const reason = say('error.illegal-move', { rule: en['clause.TT-DRAFT-8'], clause: 'TT-DRAFT-8' });
  await expect(page.getByText(reason)).toBeVisible();
});
