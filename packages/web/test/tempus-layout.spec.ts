import { expect, type Locator } from '@playwright/test';
import { en } from './en.ts';
import { overflowOf } from './helpers-overflow.ts';
import { enterPosition, openPosition } from './helpers-positions.ts';
import { watchShifts } from './helpers-shifts.ts';
import { action, GOALS, map, openHexes, playUntil, startTempus } from './tempus-table.ts';
import { test } from './unseen.ts';

function isDiscard(move: string): boolean {
  return move.startsWith('discard');
}

/** A tile, a piece to place, a turn, many cards to discard, a fight. */
const MOMENTS: readonly ((moves: readonly string[]) => boolean)[] = [
  (moves) => moves.some((move) => move.startsWith('tile')),
  (moves) => moves.some((move) => move.startsWith('place')),
  (moves) => moves.includes('idea'),
  (moves) => moves.filter(isDiscard).length > 8,
  (moves) => moves.includes('stand'),
];

test.describe('the places of Tempus', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('in a whole game among five on a telephone nothing moves by itself, and the tray keeps its height', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const shifts = await watchShifts(page);
    await startTempus(page, ['human', 'greedy', 'greedy', 'greedy', 'greedy'], 'steady');
    const before = await shifts();
    const heights = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      const tray = document.querySelector('.tp-tray');
      // It is laid out before it is watched.
      if (tray) new ResizeObserver(() => seen.add(Math.round(tray.getBoundingClientRect().height))).observe(tray);
      return seen;
    });
    await playUntil(page, 6, '.tp-sum:has(> :nth-child(5))');
    await playUntil(page, 6, '.tp-progress:has(> :nth-child(5))');
    await playUntil(page, 6, '.tp-hand:has(> :nth-child(6))');
    await playUntil(page, 6, '.tp-table[data-over="true"]');
    // The presses of this test are none to the browser: what moves after them is counted as well.
    expect((await shifts()) - before).toBeLessThan(0.02);
    expect((await heights.evaluate((seen) => [...seen])).filter((height) => height > 0)).toHaveLength(1);
  });

  test('letters twice as large cover nothing on a telephone, and nothing is wider than it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const until of MOMENTS) {
      await openPosition(page, { game: 'tempus', seats: 5, until });
      await expect(page.locator('.tp-tray')).toBeVisible();
      await page.addStyleTag({ content: ':root { font-size: 200% }' });
      const found = (await overflowOf(page)).filter((problem) => !problem.startsWith('the head'));
      const prompt = page.locator('.tp-prompt');
      expect(found, (await prompt.textContent()) ?? '').toEqual([]);
      await prompt.scrollIntoViewIfNeeded();
      await expect(prompt).toBeInViewport({ ratio: 1 });
      await expect(map(page), 'beside the question').toBeInViewport({ ratio: 0.9 });
    }
    await playUntil(page, 4, GOALS.report);
    // The question is only heard meanwhile.
    const heard = (await page.locator('.tp-prompt').textContent()) ?? '';
    const found = (await overflowOf(page)).filter((problem) => !/^the head/.test(problem) && !problem.includes(heard));
    expect(found).toEqual([]);
  });

  test('on a desktop every seat has the whole width beside the map', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPosition(page, { game: 'tempus', seats: 5, until: (moves) => moves.includes('idea') });
    const seats = page.locator('.tp-seat');
    await expect(seats).toHaveCount(5);
    const edges = await seats.evaluateAll((all) => all.map((seat) => seat.getBoundingClientRect().x));
    expect(new Set(edges).size).toBe(1);
  });

  test('a telephone on its side shows the map and the answer below a low header', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openPosition(page, { game: 'tempus', seats: 5, until: (moves) => moves.filter(isDiscard).length > 8 });
    await page.locator('.tp-card').first().click();
    expect((await page.locator('.bar').boundingBox())?.height).toBeLessThan(60);
    await expect(map(page)).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByRole('button', { name: en['tempus.do.discard'] })).toBeInViewport({ ratio: 1 });
  });

  for (const lang of ['en', 'ru'])
    test(`a telephone on its side shows question, answers and hand of every question, and moves none of them (${lang})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      const heights = new Set<number>();
      await page.goto(`./?lang=${lang}#/`);
      for (const until of MOMENTS) {
        await enterPosition(page, { game: 'tempus', seats: 5, until });
        const heard = page.locator('.tp-prompt');
        await expect(heard).toBeInViewport({ ratio: 1 });
        for (const part of await page.locator('.tp-foot > button, .tp-action, .tp-hand .tp-card').all())
          await expect(part).toBeInViewport({ ratio: 0.98 });
        heights.add(Math.round((await page.locator('.tp-tray').boundingBox())?.height ?? 0));
      }
      expect([...heights]).toHaveLength(1);
    });

  test('among five the focus is not lost when a card is discarded by key', async ({ page }) => {
    await openPosition(page, { game: 'tempus', seats: 5, until: (moves) => moves.filter(isDiscard).length > 6 });
    const cards = page.locator('.tp-card');
    const drawn = await cards.first().getAttribute('data-place');
    const link = page.locator(`.frame-log .place-link[data-to="${drawn}"]`).last();
    await expect(link, 'in the log it leads to the hand').toHaveRole('button');
    for (let left = await cards.count(); left > 6; left--) {
      await cards.first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: en['tempus.do.discard'] }).focus();
      await page.keyboard.press('Enter');
      await expect(cards).toHaveCount(left - 1);
      await expect(page.locator('.tp-table :focus')).toHaveCount(1);
    }
    await expect(link, 'what leads nowhere is a plain word').not.toHaveRole('button');
  });

  test('before a fight and after it words say what follows', async ({ page }) => {
    const isFight = (moves: readonly string[]) => moves.some((move) => move.startsWith('fight'));
    await openPosition(page, { game: 'tempus', seats: 3, until: isFight });
    await action(page, 'fight').click();
    await openHexes(page).first().dispatchEvent('click');
    if (await openHexes(page).count()) await openHexes(page).first().dispatchEvent('click');
    await expect(page.locator('.tp-words')).toContainText('even in a tie, you lose one piece');
    await page.getByRole('button', { name: en['tempus.do.fight'] }).click();
    await playUntil(page, 4, GOALS.report);
    await expect(page.locator('.tp-outcome')).toContainText(/loses one piece on|may go in/);
    await playUntil(page, 4, '.tp-sum');
    await expect(page.locator('.tp-stake')).toContainText(/all who tie, reach|A tie (goes to|is yours)/);
    await playUntil(page, 4, '.tp-report:has(.tp-progress)');
    await expect(page.locator('.tp-outcome')).toContainText(/ reach(es)? .+ brings: /i);
  });

  test('the name of a hex covers no piece and nothing beside the map, the button no land', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPosition(page, { game: 'tempus', seats: 5, until: (moves) => moves.includes('idea') });
    await page.locator('.tp-hex[data-lit="true"]').first().focus();
    const boxOf = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);
    const [name, board] = [await boxOf(page.locator('.tp-caption')), await boxOf(map(page))];
    expect(name.top).toBeGreaterThanOrEqual(board.top);
    for (const piece of await page.locator('.tp-stack').all()) {
      const { left, right, top, bottom } = await boxOf(piece);
      expect(right < name.left || left > name.right || bottom < name.top || top > name.bottom).toBe(true);
    }
    const covered = await page.getByRole('button', { name: en['zoom.in'] }).evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
      const under = corners.flatMap(({ x, y }) => document.elementsFromPoint(x, y));
      const names = under.flatMap((each) => each.closest('.tp-hex')?.getAttribute('aria-label') ?? []);
      return names.filter((name) => !name.startsWith('Sea'));
    });
    expect(covered).toEqual([]);
  });
});
