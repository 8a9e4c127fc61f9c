import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { pattern, say } from './helpers.ts';
import { watchShifts } from './helpers-shifts.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

const prompt = (page: Page) => page.getByRole('region', { name: en['tides.tray'] }).getByRole('status').first();
const answer = (page: Page) => page.locator('.actions > .primary');

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
    const [other = ''] = await tides.cardsOf(tides.kingdomCards(page, tides.BOT));
    await expect(page.locator('.opened h3'), 'what each has played, in words').toHaveText([other, played]);
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
    const sheets = await page
      .locator('.tally > table')
      .evaluateAll((all) => all.map((sheet) => sheet.getBoundingClientRect().top));
    expect(sheets, 'beside each other').toEqual([sheets[0], sheets[0]]);
    await page.locator('.tides-board').click({ position: { x: 5, y: 5 } });
    await expect(prompt(page)).toHaveText(en['tides.prompt.relic']);
    await expect(page.locator('.relic-words'), 'what a relic is for').toContainText(en['tides.relic.for']);
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

test('a kingdom tells how many cards of each suit lie there', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tempora pace', 'fast'));
  await tides.startTable(page);
  for (let pick = 1; pick < 4; pick++) {
    await tides.atPick(page, 1, pick);
    await expect(prompt(page)).toHaveText(en['tides.prompt.pick']);
    await tides.playCard(page);
  }
  await tides.atPick(page, 1, 4);
  for (const name of [tides.ME, tides.BOT]) {
    const cards = tides.kingdomCards(page, name);
    await expect(cards).toHaveCount(3);
    const suits = await cards.evaluateAll((all) => all.map((card) => card.ariaLabel?.split('. ')[1] ?? ''));
    const lying = suits.filter((suit) => suit !== en['tides.suit.none']);
    const counts = [...new Set(lying)].map((suit) => `${suit} ${lying.filter((each) => each === suit).length}`);
    const told = await tides.kingdom(page, name).locator('.kingdom-suits > [aria-hidden="false"]').allTextContents();
    expect(told.map((words) => words.trim()).sort()).toEqual(counts.sort());
  }
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
  { width: 844, height: 390 },
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
        await expect(answer(page)).toBeInViewport({ ratio: 1 });
        if (viewport.height > 500) expect(await cutWords(page), 'what a card has earned is whole').toEqual([]);
        await tides.keepRelic(page);
      }
      const poster = page.locator('.poster');
      await expect(poster.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(poster.getByRole('heading')).toBeFocused();
      await expect(poster.getByRole('button', { name: en['end.again'] })).toBeInViewport({ ratio: 1 });
      await expect(poster.locator('.poster-kingdom')).toHaveCount(2);
      const totals = (await poster.locator('.poster-score b').allTextContents()).map(Number);
      expect(totals, 'the winner first').toEqual(totals.toSorted((a, b) => b - a));
      const told = await poster.locator('.story-points').allTextContents();
      expect(told, 'both totals after each round').toHaveLength(2 * tides.ROUNDS);
      expect(told).toEqual(expect.arrayContaining(totals.map(String)));
      const middles = await poster.locator('.end-actions > :is(button, a)').evaluateAll((all) =>
        all.map((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
      expect(Math.max(...middles) - Math.min(...middles), 'one row of buttons').toBeLessThan(4);
      expect((await shifts()) - start).toBeLessThan(0.02);
    });
  });
}

/** What is said of the cards of the hand and has no room. */
async function cutWords(page: Page): Promise<string[]> {
  await expect(page.locator('.caption')).toHaveAttribute('data-shown', 'false');
  const cut: string[] = [];
  for (const card of await tides.hand(page).all()) {
    await card.click();
    const isCut = await page.locator('.detail').evaluate((said) => said.scrollHeight > said.clientHeight + 4);
    if (isCut) cut.push((await page.locator('.detail').textContent()) ?? '');
  }
  return cut;
}

/** Notes the words that lie under a card while that moves. */
async function watchCovered(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const covered: string[] = [];
    Object.assign(window, { covered });
    const opacity = (part: Element | null): number =>
      part ? Number(getComputedStyle(part).opacity) * opacity(part.parentElement) : 1;
    const words = () => {
      const walker = document.createTreeWalker(document.querySelector('.tides') as Element, NodeFilter.SHOW_TEXT);
      const found: { text: Text; at: DOMRect }[] = [];
      const range = document.createRange();
      for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
        const part = text.parentElement as Element;
        if (!text.data.trim() || part.closest('.visually-hidden, .card-face, .card-back, .points, .detail')) continue;
        if (!part.checkVisibility({ visibilityProperty: true }) || opacity(part) < 0.2) continue;
        range.selectNodeContents(text);
        for (const at of range.getClientRects()) found.push({ text, at });
      }
      return found;
    };
    const look = () => {
      requestAnimationFrame(look);
      const targets = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
      const cards = new Set(targets.filter((target) => target?.matches('.card')) as Element[]);
      if (cards.size === 0) return;
      for (const { text, at } of words())
        for (const card of cards) {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          const across = Math.min(right, at.right) - Math.max(left, at.left);
          const down = Math.min(bottom, at.bottom) - Math.max(top, at.top);
          if (across > 2 && down > 3 && !card.contains(text) && opacity(card) > 0.2) covered.push(text.data);
        }
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...new Set((window as unknown as { covered: string[] }).covered)]);
}

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('no card lies over a name or a sentence while it is dealt, laid, swapped, kept or removed', async ({
      page,
    }) => {
      test.slow();
      await page.addInitScript(() => localStorage.setItem('tempora pace', 'fast'));
      const covered = await watchCovered(page);
      await tides.startTable(page);
      for (let pick = 1; pick < tides.PICKS; pick++) {
        await tides.atPick(page, 1, pick);
        await expect(prompt(page)).toHaveText(en['tides.prompt.pick']);
        await tides.playCard(page);
      }
      await expect(prompt(page)).toHaveText(en['tides.prompt.relic'], { timeout: 30_000 });
      await tides.keepRelic(page);
      await tides.atPick(page, 2, 1);
      await expect(prompt(page)).toHaveText(en['tides.prompt.pick']);
      expect(await covered()).toEqual([]);
    });

    test('the cards that are turned over come towards each other, and go back', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('tempora pace', 'slow'));
      await tides.startTable(page);
      const widthOf = async () => (await page.locator('.slot').first().boundingBox())?.width ?? 0;
      const width = await widthOf();
      await tides.playCard(page);
      const opened = page.locator('.slot[data-opened="true"]');
      await expect(opened).toHaveCount(2);
      await expect.poll(widthOf).toBeGreaterThan(1.15 * width);
      const [upper, lower] = [await opened.first().boundingBox(), await opened.last().boundingBox()];
      expect((upper?.y ?? 0) + (upper?.height ?? 0), 'neither covers the other').toBeLessThan(lower?.y ?? 0);
      await tides.atPick(page, 1, 2);
      await expect.poll(widthOf).toBe(width);
    });

    test('the cards one chooses from are larger than the places for them', async ({ page }) => {
      await tides.startTable(page);
      const area = async (part: string) => {
        const box = await page.locator(part).first().boundingBox();
        return (box?.width ?? 0) * (box?.height ?? 0);
      };
      expect(await area('.hand .card')).toBeGreaterThan(1.3 * (await area('.card-empty')));
    });
  });

test('on a phone fewer cards in the hand are larger ones, with the answer in its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tides.startTable(page);
  const width = async () => (await tides.hand(page).first().boundingBox())?.width ?? 0;
  const place = await answer(page).boundingBox();
  let last = await width();
  for (let pick = 1; pick < 3; pick++) {
    await tides.playCard(page);
    await tides.atPick(page, 1, pick + 1);
    await expect(tides.hand(page)).toHaveCount(tides.PICKS - pick);
    expect(await width()).toBeGreaterThan(1.15 * last);
    expect((await answer(page).boundingBox())?.y).toBe(place?.y);
    await expect(page.locator('.kingdom .card-name')).toHaveCount(2 * pick);
    for (const name of await page.locator('.kingdom .card-name').all()) await expect(name).toBeVisible();
    last = await width();
  }
});

test('letters twice as large do not make the table wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tides.startTable(page);
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await tides.hand(page).first().click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
