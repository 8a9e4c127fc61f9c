import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { answer, say } from './helpers.ts';
import { damage, download, seal, storedTexts, withMoveChanged } from './helpers-records.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** All that is on the table: the hand, both kingdoms, the log. */
async function tableOf(page: Page) {
  const hand = await tides.handOf(page);
  const lying = await tides.cardsOf(page.locator('.kingdom-cards button'));
  return { hand, lying, log: await tides.log(page).allTextContents() };
}

/** Begins a match with that name in the first seat and plays two cards. */
async function begin(page: Page, name: string): Promise<string> {
  await tides.startTable(page, { seats: [{ name }, {}] });
  for (const pick of [1, 2]) {
    await tides.atPick(page, 1, pick);
    await tides.playCard(page);
  }
  await tides.atPick(page, 1, 3);
  return page.url().split('/').at(-1) as string;
}

const row = (page: Page, name: string) => tides.tables(page).filter({ hasText: name });

test('a match survives a reload and a closed tab', async ({ page, context }) => {
  await begin(page, 'Nora');
  const before = await tableOf(page);
  expect(before.hand).toHaveLength(3);
  expect(before.lying).toHaveLength(4);
  await page.reload();
  await tides.atPick(page, 1, 3);
  expect(await tableOf(page)).toEqual(before);

  await page.close();
  const again = await context.newPage();
  await again.goto('./');
  await expect(row(again, 'Nora')).toContainText(say('home.waiting', { names: 'Nora' }));
  await row(again, 'Nora').getByRole('link').click();
  await tides.atPick(again, 1, 3);
  expect(await tableOf(again)).toEqual(before);
  await tides.playCard(again);
  await tides.atPick(again, 1, 4);
});

test('a game is deleted only after confirmation', async ({ page }) => {
  await tides.startTable(page, { seats: tides.BOTS });
  await begin(page, 'Nora');
  await page.getByRole('link', { name: en['home.back'] }).click();
  await expect(tides.tables(page)).toHaveCount(2);
  const forget = row(page, 'Nora').getByRole('button', { name: /^Delete .*Nora/ });

  await forget.click();
  await expect(page.getByText(en['home.forget.sure'])).toBeVisible();
  await answer(page, 'no');
  await expect(page.getByText(en['home.forget.sure'])).toHaveCount(0);
  await expect(tides.tables(page)).toHaveCount(2);
  await forget.click();
  await answer(page, 'yes');
  await expect(tides.tables(page)).toHaveCount(1);
  await expect(tides.tables(page)).toContainText(tides.BOTS[0].name);
  await page.reload();
  await expect(tides.tables(page)).toHaveCount(1);
  expect(Object.keys(await storedTexts(page))).toHaveLength(1);
});

test('a match is open in one tab at a time', async ({ page, context }) => {
  const match = await begin(page, 'Nora');
  const second = await context.newPage();
  await second.goto(`./#/match/${match}`);
  await expect(second.getByRole('alert')).toHaveText(en['error.open-in-other-tab']);
  await expect(tides.hand(second)).toHaveCount(0);
  await tides.playCard(page);
  await tides.atPick(page, 1, 4);
  const before = await tableOf(page);

  await page.close();
  await second.getByRole('link', { name: en['home.back'] }).click();
  await row(second, 'Nora').getByRole('link').click();
  await tides.atPick(second, 1, 4);
  expect(await tableOf(second)).toEqual(before);
  await tides.playCard(second);
  await expect(second.getByText(en['tides.where.relic'], { exact: true })).toBeVisible();
});

test('a tab that listed a match long ago opens it as it stands now', async ({ page, context }) => {
  await begin(page, 'Nora');
  const second = await context.newPage();
  await second.goto('./');
  await expect(row(second, 'Nora')).toBeVisible();
  await tides.playCard(page);
  await tides.atPick(page, 1, 4);
  const before = await tableOf(page);
  await page.close();

  await row(second, 'Nora').getByRole('link').click();
  await tides.atPick(second, 1, 4);
  expect(await tableOf(second)).toEqual(before);
});

test('saved games that cannot be read are set aside, explained and kept; the others can still be played', async ({
  page,
}) => {
  const names = ['Truncated', 'Changed', 'Illegal', 'Junk', 'Empty', 'Foreign', 'Healthy'] as const;
  const ids: { [name: string]: string } = {};
  for (const name of names) {
    await tides.startTable(page, { seats: [{ name }, {}] });
    await tides.playCard(page);
    await tides.atPick(page, 1, 2);
    ids[name] = page.url().split('/').at(-1) as string;
  }
  const healthy = await tableOf(page);
  await tides.startTable(page, { seats: tides.BOTS });
  await expect(tides.endScreen(page)).toBeVisible();

  const texts = await storedTexts(page);
  expect(Object.keys(texts)).toHaveLength(names.length + 1);
  const textOf = (name: (typeof names)[number]) => texts[ids[name] as string] as string;
  const damaged: { [name: string]: { text: string; flaw: string } } = {
    Truncated: { text: textOf('Truncated').slice(0, -90), flaw: en['record-error.truncated'] },
    Changed: { text: withMoveChanged(textOf('Changed')), flaw: en['record-error.broken-chain'] },
    Illegal: {
      text: seal(textOf('Illegal').replace(/^0 play:\d+$/m, '0 keep:1,discard:2')),
      flaw: say('record-error.illegal-entry', { detail: String(firstMoveOf(textOf('Illegal'))) }),
    },
    Junk: { text: 'l\u0000rem <b>ipsum</b>', flaw: en['record-error.not-a-record'] },
    Empty: { text: '', flaw: en['record-error.not-a-record'] },
    Foreign: {
      text: seal(textOf('Foreign').replace(/^rules \d+$/m, 'rules 99')),
      flaw: say('record-error.other-rules', { detail: '99' }),
    },
  };
  for (const [name, { text }] of Object.entries(damaged)) await damage(page, ids[name] as string, text);

  await page.goto('about:blank');
  await page.goto('./');
  const asides = page.getByRole('alert');
  await expect(asides).toHaveCount(Object.keys(damaged).length);
  await expect(tides.tables(page)).toHaveCount(2);
  const opening = en['aside.text'].split('{when}')[0] as string;
  for (const { flaw } of Object.values(damaged))
    await expect(asides.filter({ hasText: flaw }).first()).toContainText(opening);

  // What was set aside stays so, and can be taken along unchanged.
  await page.reload();
  await expect(asides).toHaveCount(Object.keys(damaged).length);
  for (const name of ['Truncated', 'Changed', 'Foreign'] as const) {
    const { text, flaw } = damaged[name] as { text: string; flaw: string };
    const aside = asides.filter({ hasText: flaw });
    const saved = await download(page, () => aside.getByRole('button', { name: en['aside.save'] }).click());
    expect(saved.text).toBe(text);
    expect(saved.name).toContain(ids[name] as string);
  }
  for (let left = Object.keys(damaged).length - 1; left >= 0; left--) {
    await asides.first().getByRole('button', { name: en['aside.forget'] }).click();
    await expect(asides).toHaveCount(left);
  }
  await page.reload();
  await expect(tides.tables(page)).toHaveCount(2);
  await expect(asides).toHaveCount(0);

  await row(page, tides.BOTS[0].name).getByRole('link').click();
  await expect(page.getByText(say('replay.ply', { ply: 0, plies: 34 }))).toBeVisible();
  await page.getByRole('link', { name: en['home.back'] }).click();
  await row(page, 'Healthy').getByRole('link').click();
  await tides.atPick(page, 1, 2);
  expect(await tableOf(page)).toEqual(healthy);
  await expect(tides.kingdom(page, 'Healthy')).toBeVisible();
});

/** The number of the first move of the first seat in a record. */
function firstMoveOf(text: string): number {
  const moves = text.split('\n\n')[1]?.split('\n') ?? [];
  return moves.findIndex((line) => line.startsWith('0 ')) + 1;
}

test('a damaged match opened by its address says so and leads home', async ({ page }) => {
  const match = await begin(page, 'Nora');
  await damage(page, match, 'junk');
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(en['error.match-not-found']);
  await page.getByRole('link', { name: en['home.back'] }).click();
  await expect(page.getByRole('alert')).toContainText(en['record-error.not-a-record']);
});

test('a finished game is kept: the list leads to its replay', async ({ page }) => {
  await tides.startTable(page, { seats: [{ name: 'Nora' }, {}] });
  await tides.playOut(page);
  await page.reload();
  await expect(tides.endScreen(page)).toBeVisible();
  await page.getByRole('link', { name: en['home.back'] }).click();
  await row(page, 'Nora').getByRole('link').click();
  await expect(page.getByText(say('replay.ply', { ply: 0, plies: 34 }))).toBeVisible();
});

test('in Safari on iOS whoever has games on the device is told how to keep them', async ({ page }) => {
  // Only there the browser says whether the page is an app; what it is promised to keep is kept.
  const become = (isKept: boolean) =>
    page.addInitScript((isKept) => {
      Object.assign(navigator, { standalone: false });
      navigator.storage.persisted = async () => isKept;
    }, isKept);
  const note = page.getByText(en['home.cleared']);
  await become(false);
  await begin(page, 'Nora');
  await page.goto('./#/');
  await expect(note).toBeVisible();
  await become(true);
  await page.reload();
  await expect(row(page, 'Nora')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('when the worker does not answer, the page says so and can be reloaded', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.length) Worker.prototype.postMessage = () => {};
  });
  await page.clock.install();
  await page.goto('./');
  await expect(page.getByRole('heading', { name: en['home.title'] })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(page.getByRole('alert')).toContainText(en['notice.overdue']);
  await page.evaluate(() => sessionStorage.setItem('it', 'answers'));
  await page.getByRole('button', { name: en['notice.reload'] }).click();
  await expect(page.getByText(en['home.empty'])).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
