import { expect, type Page, test } from '@playwright/test';
import { en } from './en.ts';
import { BOT, curtain, log, ME, newTable, PEOPLE, say, startTable, tables } from './helpers.ts';
import { atPick, playCard } from './tides-play.ts';
import { CARD_NAMES, cardsOf, hand, handOf, kingdom } from './tides-table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [ADA, BELA] = [PEOPLE[0].name, PEOPLE[1].name];
const seatLabel = (n: number) => say('setup.seat', { n });
const nameField = (page: Page, n: number) => page.getByLabel(say('setup.name', { seat: seatLabel(n) }));
const memory = (page: Page) => page.getByText(en['tides.memory.hand'].split('{')[0] as string);

test('without a word typed, the table stands: a person, the greedy bot, the usual options', async ({ page }) => {
  await page.goto('./#/new/tides');
  await expect(page.getByLabel(say('setup.who', { seat: seatLabel(1) }))).toHaveValue('human');
  await expect(page.getByLabel(say('setup.who', { seat: seatLabel(2) }))).toHaveValue('greedy');
  await expect(page.getByRole('checkbox', { name: en['tides.option.memory'] })).not.toBeChecked();
  await page.getByRole('button', { name: en['setup.start'] }).click();
  await atPick(page, 1, 1);
  await expect(kingdom(page, ME)).toBeVisible();
  await expect(kingdom(page, BOT)).toBeVisible();
  await expect(memory(page)).toHaveCount(0);
});

test('names are kept: at the table, in the log, on the list, for the next table', async ({ page }) => {
  await startTable(page, { seats: [{ name: '  Zoë  ' }, { name: 'Бот' }] });
  await atPick(page, 1, 1);
  await playCard(page);
  await atPick(page, 1, 2);
  await expect(kingdom(page, 'Zoë')).toBeVisible();
  await expect(kingdom(page, 'Бот')).toBeVisible();
  await expect(log(page).filter({ hasText: /^Zoë plays .+; Бот plays .+\.$/ })).toHaveCount(1);
  await page.goto('./#/');
  await expect(tables(page)).toContainText('Zoë');
  await newTable(page).click();
  await expect(nameField(page, 1)).toHaveValue(/Zoë/);
});

test('names with HTML in them are shown as text', async ({ page }) => {
  const [bold, script] = ['<b>Ada</b> & "Co"', '<img src=x onerror=alert(1)> {name} #'];
  await startTable(page, {
    seats: [
      { who: 'human', name: bold },
      { who: 'human', name: script },
    ],
  });
  await expect(page.getByText(say('curtain.call', { name: bold }), { exact: true })).toBeVisible();
  await curtain(page, bold).click();
  await playCard(page);
  await expect(page.getByText(say('curtain.call', { name: script }), { exact: true })).toBeVisible();
  await curtain(page, script).click();
  await playCard(page);
  await atPick(page, 1, 2);
  for (const name of [bold, script]) {
    await expect(kingdom(page, name).getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(log(page).filter({ hasText: `${name} plays ` })).toHaveCount(1);
  }
  await page.goto('./#/');
  for (const name of [bold, script]) await expect(tables(page)).toContainText(name);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

test('the seed is hidden until asked for, and the same seed deals the same hands', async ({ page }) => {
  await page.goto('./#/new/tides');
  const seed = page.getByLabel(en['setup.seed.label'], { exact: true });
  await expect(seed).toBeHidden();
  await page.getByText(en['setup.seed'], { exact: true }).click();
  await expect(seed).toBeVisible();
  await expect(seed).toHaveValue('');

  const deal = async (seed: string) => {
    await startTable(page, { seats: PEOPLE, seed });
    await curtain(page, ADA).click();
    const adas = await handOf(page);
    await playCard(page);
    await curtain(page, BELA).click();
    return [adas, await handOf(page)];
  };
  const first = await deal('high tide');
  expect(first.map((cards) => cards.length)).toEqual([5, 5]);
  expect(await deal('high tide')).toEqual(first);
  expect(await deal('low tide')).not.toEqual(first);
});

test('the memory aid shows both players alike what they could know', async ({ page }) => {
  await startTable(page, { seats: PEOPLE, seed: 'memory', memoryAid: true });
  const hands: { [name: string]: string[] } = {};
  for (const [name, other] of [
    [ADA, BELA],
    [BELA, ADA],
  ] as const) {
    await curtain(page, name).click();
    hands[name] = await handOf(page);
    await expect(page.getByText(say('tides.memory.hand', { name: other, hidden: 5 }))).toBeVisible();
    // Nothing is known of the other hand yet, so all cards here were never seen.
    expect(await memoryCards(page)).toEqual(CARD_NAMES.filter((card) => !hands[name]?.includes(card)));
    await playCard(page);
  }
  // The hands are swapped: each knows the four cards it passed on, and has not seen eight.
  await atPick(page, 1, 2);
  for (const [name, other] of [
    [BELA, ADA],
    [ADA, BELA],
  ] as const) {
    await curtain(page, name).click();
    await handOf(page);
    await expect(page.getByText(say('tides.memory.hand', { name: other, hidden: 0 }))).toBeVisible();
    const panel = await memoryCards(page);
    expect(panel).toEqual([...(hands[name]?.slice(1) ?? []), ...CARD_NAMES.filter((card) => isNever(hands, card))]);
    await playCard(page);
  }
});

function isNever(hands: { [name: string]: string[] }, card: string): boolean {
  return !Object.values(hands).flat().includes(card);
}

/** Every card of the memory panel: those known to be in the other hand, then those never seen. */
function memoryCards(page: Page): Promise<string[]> {
  return cardsOf(memory(page).locator('..').getByRole('button'));
}

test('the bot needs no waiting: after a choice the cards lie open', async ({ page }) => {
  await startTable(page);
  await atPick(page, 1, 1);
  const card = await playCard(page);
  await expect(kingdom(page, BOT).getByRole('button')).toHaveCount(1, { timeout: 1500 });
  await expect(kingdom(page, ME).getByRole('button', { name: card })).toHaveCount(1);
  await expect(hand(page)).toHaveCount(4);
  await expect(page.getByText(en['tides.prompt.pick'])).toBeVisible();
});

test('why a card cannot be played is told with its rule', async ({ page }) => {
  await startTable(page);
  await atPick(page, 1, 1);
  await playCard(page);
  await kingdom(page, BOT).getByRole('button').first().click();
  await page.getByRole('button', { name: en['why.ask'] }).click();
  const reason = say('error.illegal-move', { rule: en['clause.TT-DRAFT-8'], clause: 'TT-DRAFT-8' });
  await expect(page.getByText(reason)).toBeVisible();
});
