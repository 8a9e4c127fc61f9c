import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { pattern, say } from './helpers.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

const prompt = (page: Page) => page.getByRole('region', { name: en['tides.tray'] }).getByRole('status').first();
const answer = (page: Page) => page.locator('.actions > .primary');

/** Counts what moves on the page without having been pressed. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

test.describe('moment by moment', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('tempora pace', 'slow')));

  test('both cards are turned over, then the hands are swapped, and the log tells no more than that', async ({
    page,
  }) => {
    await tides.startTable(page);
    const before = await tides.handOf(page);
    const played = await tides.playCard(page);
    await expect(prompt(page)).toHaveText(en['tides.prompt.revealed']);
    for (const name of [tides.ME, tides.BOT])
      await expect(tides.kingdom(page, name).getByRole('listitem').getByRole('button')).toHaveCount(1);
    expect(await tides.handOf(page), 'the hand is not swapped yet').toEqual(before.filter((card) => card !== played));
    await expect(tides.log(page).filter({ hasText: pattern('tides.log.revealed') })).toHaveCount(1);
    await expect(tides.log(page).filter({ hasText: say('tides.log.swapped', { count: 4 }) })).toHaveCount(0);
    await expect(prompt(page)).toHaveText(en['tides.prompt.pick']);
    expect((await tides.handOf(page)).filter((card) => before.includes(card))).toEqual([]);
    await expect(tides.log(page).filter({ hasText: say('tides.log.swapped', { count: 4 }) })).toHaveCount(1);
  });

  test('a round is counted card by card with its reasons, and a press ends that', async ({ page }) => {
    await tides.startTable(page);
    for (let pick = 1; pick < tides.PICKS; pick++) {
      await tides.atPick(page, 1, pick);
      await expect(prompt(page)).toHaveText(en['tides.prompt.pick']);
      await tides.playCard(page);
    }
    await expect(prompt(page)).toHaveText(pattern('tides.prompt.counting'), { timeout: 30_000 });
    await expect(page.locator('.detail-points')).toBeVisible();
    const counted = page.locator('.tally tr[data-now="true"]');
    await expect(counted, 'the card that is counted').toHaveText(/[1-9]\d*$/);
    await expect(page.locator('.tally tr')).toHaveCount(2 * tides.PICKS);
    await page.locator('.tides-board').click({ position: { x: 5, y: 5 } });
    await expect(prompt(page)).toHaveText(en['tides.prompt.relic']);
    await page.setViewportSize({ width: 1440, height: 900 });
    const answers = page.locator('.action-row button');
    const tops = await answers.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops, 'beside each other').toEqual([tops[0], tops[0]]);
    for (const each of await answers.all()) await expect(each).toBeInViewport({ ratio: 1 });
  });
});

test('a card says what it would do before it is played, and the answer keeps its place', async ({ page }) => {
  await tides.startTable(page);
  await tides.hand(page).first().hover();
  const told = page.locator('.prospect');
  await expect(told).toContainText(/Points: \d+ now, at most \d+\.|Earns no points itself\./);
  const place = await answer(page).boundingBox();
  for (let pick = 1; pick < 4; pick++) {
    await tides.atPick(page, 1, pick);
    await tides.hand(page).first().click();
    expect(await answer(page).boundingBox(), 'a card is lifted').toEqual(pick === 1 ? place : expect.anything());
    const lifted = await answer(page).boundingBox();
    await tides.playCard(page, 1);
    await tides.atPick(page, 1, pick + 1);
    if (pick > 1) expect(await answer(page).boundingBox(), 'the next question').toEqual(lifted);
  }
});

/** Notes which cards move while relics are chosen, and where. */
async function watchRelicMotion(page: Page): Promise<(where: string) => Promise<string[]>> {
  await page.addInitScript((relics) => {
    const seen: [string, string][] = [];
    Object.assign(window, { seen });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const { place = '' } = (this as HTMLElement).dataset;
      if (place && document.querySelector('.where span')?.textContent === relics)
        for (const where of ['.hand', '.kingdom']) if (this.closest(where)) seen.push([where, place]);
      return animate.call(this, frames, options);
    };
  }, en['tides.where.relic']);
  const all = () => page.evaluate(() => (window as unknown as { seen: [string, string][] }).seen);
  return async (where) => (await all()).filter(([at]) => at === where).map(([, place]) => place);
}

test('a relic is chosen step by step, and the cards on the table stay where they are', async ({ page }) => {
  const movedIn = await watchRelicMotion(page);
  await page.addInitScript(() => localStorage.setItem('tempora pace', 'fast'));
  await tides.startTable(page);
  for (let pick = 1; pick < tides.PICKS; pick++) {
    await tides.atPick(page, 1, pick);
    await expect(prompt(page)).toHaveText(en['tides.prompt.pick']);
    await tides.playCard(page);
  }
  await expect(prompt(page)).toHaveText(en['tides.prompt.relic'], { timeout: 30_000 });
  await expect(tides.hand(page)).toHaveCount(tides.PICKS);
  expect(await movedIn('.kingdom')).toEqual([]);
  const moved = await movedIn('.hand');
  expect(moved.length).toBeGreaterThan(0);
  expect(moved, 'each card comes into the hand once').toEqual([...new Set(moved)]);

  const next = page.locator('.action-row .primary');
  await expect(next).toHaveCount(0);
  await tides.hand(page).nth(1).click();
  await expect(next).toHaveText(en['tides.relic.keep']);
  await next.click();
  await expect(next, 'this card is kept').toHaveCount(0);
  await tides.hand(page).nth(3).click();
  await expect(next).toHaveText(en['tides.relic.remove']);
  await next.click();
  await expect(next).toHaveCount(0);
  await expect(answer(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('.hand .relic-token'), 'one to keep, one to remove').toHaveCount(2);
});

test('on a desktop the first move moves nothing aside, and the log folds only if one wants it to', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await tides.startTable(page);
  const kingdom = tides.kingdom(page, tides.BOT);
  const place = await kingdom.boundingBox();
  await tides.playCard(page);
  await tides.atPick(page, 1, 2);
  expect(await kingdom.boundingBox()).toEqual(place);
  const swapped = tides.log(page).filter({ hasText: say('tides.log.swapped', { count: 4 }) });
  await expect(swapped, 'told in passing').toHaveClass(/log-routine/);
  await expect(tides.log(page).filter({ hasText: pattern('tides.log.revealed') })).not.toHaveClass(/log-routine/);
  const fold = page.getByRole('button', { name: en['log.title'] });
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect((await kingdom.boundingBox())?.width).toBeGreaterThan((place?.width ?? 0) + 200);
  await page.reload();
  await expect(fold, 'remembered').toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await expect(swapped).toBeVisible();
});

test('while no card is looked at, the signs on the cards are explained', async ({ page }) => {
  await tides.startTable(page);
  await expect(page.locator('.key')).toContainText(en['tides.sign.more']);
  await tides.hand(page).first().click();
  await expect(page.locator('.key')).toHaveCount(0);
});

test('the words beside the hand are of no card that has left it', async ({ page }) => {
  await tides.startTable(page);
  const played = await tides.playCard(page);
  await tides.atPick(page, 1, 2);
  await expect(page.locator('.detail')).not.toContainText(played);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`a whole game at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    test('moves nothing, keeps the focus and ends with the poster', async ({ page }) => {
      test.slow();
      const shifts = await watchShifts(page);
      await tides.startTable(page);
      const start = await shifts();
      const isLost = () => page.evaluate(() => document.activeElement === document.body);
      expect(await isLost(), 'at the start').toBe(false);
      for (let round = 1; round <= tides.ROUNDS; round++) {
        for (let pick = 1; pick < tides.PICKS; pick++) {
          await tides.atPick(page, round, pick);
          await expect.poll(isLost, `round ${round}, pick ${pick}`).toBe(false);
          await tides.playCard(page);
        }
        if (round === tides.ROUNDS) break;
        await tides.atRelic(page, round);
        await tides.keepRelic(page);
      }
      const poster = page.locator('.poster');
      await expect(poster.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(poster.getByRole('heading')).toBeFocused();
      await expect(poster.getByRole('button', { name: en['end.again'] })).toBeInViewport({ ratio: 1 });
      await expect(poster.locator('.poster-kingdom')).toHaveCount(2);
      const middles = await poster.locator('.end-actions > :is(button, a)').evaluateAll((all) =>
        all.map((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
      if (viewport.width > 1000)
        expect(Math.max(...middles) - Math.min(...middles), 'one row of buttons').toBeLessThan(4);
      expect((await shifts()) - start).toBeLessThan(0.02);
    });
  });
}

test('letters twice as large do not make the table wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tides.startTable(page);
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await tides.hand(page).first().click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
