import { expect, type Page } from '@playwright/test';
import { overflowOf } from './helpers-overflow.ts';
import { openPosition } from './helpers-positions.ts';
import { test } from './unseen.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Letters twice as large: what cannot be reached, and which words of a button are torn. */
async function torn(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  const sideways = (await overflowOf(page)).filter((problem) => /^(sideways|wider|\d+ lines)/.test(problem));
  const beyond = await page.evaluate(() =>
    [...document.querySelectorAll('.frame-main :is(button, a)')]
      .filter(
        (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().right > innerWidth,
      )
      .map((each) => `beyond the edge: ${each.ariaLabel ?? each.textContent}`),
  );
  return [...sideways, ...beyond];
}

const POSITIONS = [
  { game: 'tides', seats: 2, name: 'a choice', has: /^play/ },
  { game: 'inca', seats: 4, name: 'a turn', has: /^done/ },
  { game: 'inca', seats: 4, name: 'a Sun card', has: /^sun/ },
] as const;

for (const { name, has, ...wanted } of POSITIONS)
  test(`${wanted.game}, ${name}: on a telephone letters may be twice as large`, async ({ page }) => {
    await openPosition(page, { ...wanted, until: (moves) => moves.some((move) => has.test(move)) });
    await expect(page.locator('.prompt').first()).toBeVisible();
    expect(await torn(page)).toEqual([]);
  });

for (const [game, seats] of Object.entries({ tides: 2, tempus: 5, inca: 4 }))
  test(`${game}, the end: on a telephone letters may be twice as large`, async ({ page }) => {
    await openPosition(page, { game, seats, until: 'end' });
    await expect(page.locator('.end-actions')).toBeVisible();
    expect(await torn(page)).toEqual([]);
  });

for (const path of ['', 'new/inca', 'online/tempus', 'rules/tides', 'rules/tempus', 'rules/inca', 'learn/inca'])
  test(`the page ${path || 'home'}: on a telephone letters may be twice as large`, async ({ page }) => {
    await page.goto(`./#/${path}`);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
