import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { say } from './helpers.ts';
import { arrive, closeAll, openOnline, seatBadges, seatItems, sitDown, startButton } from './helpers-online.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

const PHONE = { width: 390, height: 844 };
const playButton = (page: Page) => page.getByRole('button', { name: /^Play /, exact: true });

/** What this browser proposes at its next table; shorter spans than the form has. */
async function propose(page: Page, terms: object): Promise<void> {
  await page.goto('./');
  await page.evaluate((text) => localStorage.setItem('tempora terms tides', text), JSON.stringify(terms));
}

/** Where the table and the tray lie: nothing of what is said about people may move them. */
async function layout(page: Page): Promise<unknown> {
  return [await page.locator('.tides-board').boundingBox(), await tides.hand(page).first().boundingBox()];
}

/** On a phone the log is in a sheet. */
async function expectInLog(page: Page, ...texts: string[]): Promise<void> {
  await page.getByRole('button', { name: en['side.open'] }).click();
  const sheet = page.getByRole('dialog');
  for (const text of texts) await expect(sheet.getByText(text).first()).toBeVisible();
  await sheet.getByRole('button', { name: en.close, exact: true }).click();
}

test('a bot stands in for somebody who left, until they are back', async ({ browser, baseURL }) => {
  const [ada, bob] = [await arrive(browser, baseURL), await arrive(browser, baseURL)];
  for (const page of [ada, bob]) await page.setViewportSize(PHONE);
  await propose(ada, { standIn: { afterSeconds: 0, decidedBy: 'majority' } });
  const link = await openOnline(ada, 'tides', { name: 'Ada' });
  await sitDown(bob, link, 'Bob');
  await startButton(ada).click();
  await tides.atPick(ada, 1, 1);
  await expect(ada.getByRole('main').getByText('Bob', { exact: true }), 'a name is on the table once').toHaveCount(1);
  await tides.playCard(ada);
  await expect(ada.getByText(en['tides.play.sealed'])).toBeVisible();
  const before = await layout(ada);
  await bob.goto('about:blank');
  await expect(seatBadges(ada, 1).getByRole('img', { name: en['place.away'] })).toBeVisible();
  await expect(ada.getByText(say('absent.text', { name: 'Bob' }))).toBeVisible();
  expect(await layout(ada), 'that somebody is away moves nothing').toEqual(before);

  await ada.getByRole('button', { name: en['absent.ask'] }).click();
  await expect(seatBadges(ada, 1)).toContainText(en['people.stand-in']);
  await tides.atPick(ada, 1, 2);
  await expect(ada.getByRole('button', { name: en['absent.ask'] })).toHaveCount(0);
  await expectInLog(ada, say('event.takeover', { name: 'Bob' }), say('log.stand-in', { names: 'Bob' }));

  await bob.goto(link);
  await expect(bob.getByText(en['stand-in.mine'])).toBeVisible();
  await tides.hand(bob).first().click();
  await expect(playButton(bob), 'the bot plays, not he').toHaveCount(0);
  await bob.getByRole('button', { name: en['stand-in.back'] }).click();
  await expect(bob.getByText(en['stand-in.mine'])).toHaveCount(0);
  await expect(seatBadges(ada, 1)).not.toContainText(en['people.stand-in']);
  await expectInLog(ada, say('event.return', { name: 'Bob' }));
  await expect(seatBadges(ada, 1).getByRole('img', { name: en['place.here'] })).toBeVisible();
  // The bot's choice stands; he plays again from the next card on.
  await tides.playCard(ada);
  await tides.atPick(bob, 1, 3);
  await tides.playCard(ada);
  await expect(ada.getByText(en['tides.play.sealed']), 'the table waits for him').toBeVisible();
  await tides.playCard(bob);
  for (const page of [ada, bob]) await tides.atPick(page, 1, 4);
  await closeAll(ada, bob);
});

test('a clock runs out: a bot plays on, and the person may return', async ({ browser, baseURL }) => {
  const [ada, bob] = [await arrive(browser, baseURL), await arrive(browser, baseURL)];
  await propose(ada, { pace: { kind: 'bank', seconds: 20, increment: 60, atZero: 'bot' } });
  const link = await openOnline(ada, 'tides', { name: 'Ada' });
  await sitDown(bob, link, 'Bob');
  await startButton(ada).click();
  await expect(seatBadges(ada, 0).locator('time')).toHaveText(/^0:(20|1\d)$/);
  await tides.playCard(bob);
  await expect(seatBadges(ada, 1).locator('time')).toHaveText(/^1:/);
  await expect(ada.getByText(en['clock.ten-seconds'])).toHaveCount(1, { timeout: 30_000 });
  await expect(ada.getByText(en['stand-in.mine'])).toBeVisible({ timeout: 30_000 });
  await expect(seatBadges(bob, 0)).toContainText(en['people.stand-in']);
  // Whoever comes back in the very turn that took too long has no time left for it.
  await tides.atPick(ada, 1, 2);
  await ada.getByRole('button', { name: en['stand-in.back'] }).click();
  await expect(ada.getByText(en['stand-in.mine'])).toHaveCount(0);
  await closeAll(ada, bob);
});

test('an open page announces one’s turn by title and sound, once, and in one tab', async ({ browser, baseURL }) => {
  const [ada, bob] = [await arrive(browser, baseURL), await arrive(browser, baseURL)];
  // What would be heard, written down.
  await ada.context().addInitScript(() => {
    const notes: number[] = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      notes.push(this.frequency.value);
      start.call(this, when);
    };
    Object.assign(window, { notes });
  });
  const all = (page: Page) => page.evaluate(() => (window as unknown as { notes: number[] }).notes);
  /** Moves make sounds as well; these are the notes of one's turn. */
  const heard = async (page: Page) => (await all(page)).filter((note) => note === 660 || note === 880);
  const link = await openOnline(ada, 'tides', { name: 'Ada' });
  await sitDown(bob, link, 'Bob');
  await startButton(ada).click();
  await tides.atPick(ada, 1, 1);
  expect(await all(ada), 'off until it is wanted').toEqual([]);
  await ada.getByRole('button', { name: en['settings.title'] }).click();
  await ada.getByLabel(en['settings.volume']).fill('50');
  await expect.poll(() => all(ada), 'how it sounds').not.toEqual([]);
  await ada.keyboard.press('Escape');

  await tides.playCard(ada);
  await expect(ada).not.toHaveTitle(/^●/);
  const second = await ada.context().newPage();
  await second.goto(link);
  await expect(second.getByText(en['tides.play.sealed'])).toBeVisible();
  await tides.playCard(bob);
  for (const tab of [ada, second]) {
    await tides.atPick(tab, 1, 2);
    await expect(tab).toHaveTitle(/^● Your turn/);
  }
  const both = async () => [...(await heard(ada)), ...(await heard(second))];
  await expect.poll(both, 'one tab rings').toEqual([660, 880]);
  await second.reload();
  await tides.atPick(second, 1, 2);
  expect(await heard(second), 'the same turn is not rung in again').toEqual([]);
  await closeAll(ada, bob);
});

test('a vacation is shown, and the clock stands still', async ({ browser, baseURL }) => {
  const [ada, bob] = [await arrive(browser, baseURL), await arrive(browser, baseURL)];
  await propose(ada, { pace: { kind: 'turn', seconds: 2 * 24 * 3600, atZero: 'out' } });
  const link = await openOnline(ada, 'tides', { name: 'Ada' });
  await sitDown(bob, link, 'Bob');
  await startButton(ada).click();
  await tides.playCard(ada);
  const clock = seatBadges(ada, 1).locator('time');
  await expect(clock).toHaveText(/ d /);
  await bob.goto('./#/me');
  await bob.getByLabel(en['vacation.switch']).check();
  await expect(clock).toHaveText(en['people.vacation']);
  await bob.goto('about:blank');
  await expect(ada.getByText(say('absent.vacation', { name: 'Bob' }))).toBeVisible();
  await bob.goto('./#/me');
  await bob.getByLabel(en['vacation.switch']).uncheck();
  await expect(clock).toHaveText(/ d /);
  await closeAll(ada, bob);
});

test('in a game over days nobody counts as away after minutes', async ({ browser, baseURL }) => {
  const ada = await arrive(browser, baseURL);
  await openOnline(ada, 'tides', { name: 'Ada' });
  await expect(seatItems(ada)).toHaveCount(2);
  await ada.getByText(en['gather.change']).click();
  await ada.getByLabel(en['terms.pace.days'], { exact: true }).check();
  await ada.getByText(en['terms.absence'], { exact: true }).click();
  const span = ada.getByLabel(en['terms.absence.after']);
  await expect(span.locator('option:checked')).toHaveText(say('span.days', { count: 3 }));
  await ada.getByLabel(en['terms.pace.turn'], { exact: true }).check();
  await expect(span.locator('option:checked')).toHaveText(say('span.minutes', { count: 5 }));
  await closeAll(ada);
});
