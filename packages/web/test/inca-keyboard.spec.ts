import { expect, type Locator, type Page } from '@playwright/test';
import { en } from './en.ts';
import { asked, endScreen, groups, hand, moved, moves, startInca, tray } from './inca-table.ts';
import { test } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Tabs until the focus is there; it must be seen, and the way must not be long. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await hasFocus(target)) {
      expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`60 tabs did not reach ${target}`);
}

/** Walks there and presses Enter. */
async function enter(page: Page, target: Locator): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press('Enter');
}

/** Lays a card: the card, a sector, the button. */
async function placeCard(page: Page, step: number): Promise<void> {
  await enter(page, hand(page).nth(step % 3));
  await enter(
    page,
    page
      .locator('.ie-sun')
      .getByRole('button', { name: new RegExp(`^${en['inca.sun.here']}`) })
      .first(),
  );
  await moved(page, () => enter(page, tray(page).locator('.ie-sun-choice .primary')));
}

/** One thing of a sort, then the end of the turn, unused or not. */
async function playTurn(page: Page, step: number): Promise<void> {
  const sorts = await groups(page).count();
  if (sorts > 0) {
    await enter(page, groups(page).nth(step % sorts));
    const offer = tray(page).locator('.ie-offer');
    if ((await offer.count()) === 0) {
      const text = await moves(page).first().getAttribute('data-move');
      if (text?.startsWith('pilgrimage')) return moved(page, () => enter(page, moves(page).first()));
      // The first place of the list has the focus already: the button that led here is gone.
      await expect(moves(page).first()).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await moved(page, () => enter(page, offer.first()));
    if ((await asked(page)) !== 'turn') return;
  }
  await moved(page, async () => {
    await enter(page, tray(page).getByRole('button', { name: en['inca.done'], exact: true }));
    const sure = tray(page).getByRole('button', { name: en['inca.done.sure'], exact: true });
    if (await sure.count()) await enter(page, sure);
  });
}

test('the first stop at the table leads past seats and rounds to the map', async ({ page }) => {
  await startInca(page, { players: 3, seed: 'skip' });
  expect(await asked(page)).not.toBe('end');
  await page.locator('.frame-main').focus();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: en['map.skip'], exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('.ie-map .ie-site:focus')).toHaveCount(1);
});

test('a whole game by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  await startInca(page, { players: 3, options: ['pizarro', 'earlyFall'], seed: 'keys alone' });
  await page.evaluate(() => addEventListener('pointerdown', () => document.body.setAttribute('data-touched', '')));
  const done = { sun: 0, turn: 0 };
  for (let step = 0; ; step++) {
    const now = await asked(page);
    if (now === 'end') break;
    done[now]++;
    await (now === 'sun' ? placeCard(page, step) : playTurn(page, step));
    expect(step, 'the game comes to an end').toBeLessThan(60);
  }
  expect(done.sun).toBeGreaterThanOrEqual(8);
  expect(done.turn).toBeGreaterThanOrEqual(10);
  await expect(endScreen(page)).toBeVisible();
  expect(await page.evaluate(() => document.body.hasAttribute('data-touched'))).toBe(false);
});
