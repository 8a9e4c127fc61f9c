import { expect, type Locator, type Page } from '@playwright/test';
import { en } from './en.ts';
import { say } from './helpers.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Focused {
  what: string;
  outline: string;
  isSeen: boolean;
}

/** The element that has the focus, and what shows it. A field too small to see shows its focus on its label. */
function focused(page: Page): Promise<Focused | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const shown = box.width > 2 && box.height > 2 ? element : (element.closest('label') ?? element);
    const { outlineStyle, outlineWidth, outlineColor, visibility } = getComputedStyle(shown);
    const size = shown.getBoundingClientRect();
    const what = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      what: `${element.tagName} ${what}`.slice(0, 80),
      outline: `${outlineStyle} ${outlineWidth} ${outlineColor}`,
      isSeen:
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/transparent|, 0\)$/.test(outlineColor) &&
        visibility === 'visible' &&
        size.width > 2 &&
        size.height > 2,
    };
  });
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  const now = await focused(page);
  if (now && key !== 'Enter' && key !== 'Space')
    expect(now.isSeen, `focus is shown: ${JSON.stringify(now)}`).toBe(true);
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses a key until the focus is there; returns how often that took. */
async function walkTo(page: Page, target: Locator, key = 'Tab', most = 40): Promise<number> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed <= most; pressed++) {
    if (await hasFocus(target)) return pressed;
    await press(page, key);
  }
  throw new Error(`${most} times ${key} did not reach ${target}`);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a whole game by keyboard alone, with the focus always visible', async ({ page }) => {
  test.slow();
  await page.goto('./');
  await walkTo(page, tides.newTable(page));
  await page.keyboard.press('Enter');
  await walkTo(page, page.getByLabel(say('setup.name', { seat: say('setup.seat', { n: 1 }) })));
  await page.keyboard.type('Kei');
  await walkTo(page, button(page, en['setup.start']));
  await page.keyboard.press('Enter');

  for (let round = 1; round <= tides.ROUNDS; round++) {
    for (let pick = 1; pick < tides.PICKS; pick++) {
      await tides.atPick(page, round, pick);
      await walkTo(page, tides.hand(page).first());
      await press(page, 'ArrowRight');
      expect(await hasFocus(tides.hand(page).nth(1))).toBe(true);
      if (pick === 1) {
        await press(page, 'ArrowRight');
        await press(page, 'ArrowLeft');
        expect(await hasFocus(tides.hand(page).nth(1))).toBe(true);
      }
      const [card = ''] = await tides.cardsOf(tides.hand(page).nth(1));
      await page.keyboard.press(pick % 2 === 0 ? 'Enter' : 'Space');
      await expect(tides.hand(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
      await walkTo(page, button(page, say('tides.play.card', { card })));
      await page.keyboard.press(pick % 2 === 0 ? 'Space' : 'Enter');
    }
    if (round === tides.ROUNDS) break;
    await tides.atRelic(page, round);
    const cards = await tides.cardsOf(tides.hand(page));
    await walkTo(page, tides.hand(page).nth(0));
    await page.keyboard.press('Space');
    await walkTo(page, button(page, en['tides.relic.keep']));
    await page.keyboard.press('Enter');
    await walkTo(page, tides.hand(page).nth(4), 'Shift+Tab');
    await page.keyboard.press('Space');
    await walkTo(page, button(page, en['tides.relic.remove']));
    await page.keyboard.press('Enter');
    await expect(page.locator('.role-card'), 'which cards are meant').toHaveText([
      cards[0] as string,
      cards[4] as string,
    ]);
    await walkTo(page, button(page, en['tides.relic.both']));
    await page.keyboard.press('Enter');
  }
  await expect(tides.endScreen(page)).toBeVisible();
  await walkTo(page, button(page, en['end.again']));
  await walkTo(page, page.getByRole('link', { name: en['end.replay'] }));
  await page.keyboard.press('Enter');
  await walkTo(page, button(page, en['replay.on']));
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('replay.ply', { ply: 1, plies: 34 }))).toBeVisible();
});

test('every stop of a lap around the home page and the setup shows its focus', async ({ page }) => {
  for (const address of ['./#/', './#/new/tides']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    const stops = new Set<string>();
    for (let i = 0; i < 15; i++) {
      await press(page, 'Tab');
      stops.add((await focused(page))?.what ?? '');
    }
    expect(stops.size).toBeGreaterThan(3);
  }
});

test('after a choice the next one is one press away', async ({ page }) => {
  await page.goto('./#/new/tides');
  await walkTo(page, button(page, en['setup.start']));
  await page.keyboard.press('Enter');
  await tides.atPick(page, 1, 1);
  for (const pick of [1, 2, 3]) {
    await tides.atPick(page, 1, pick);
    const presses = await walkTo(page, tides.hand(page).first());
    if (pick > 1) expect(presses).toBeLessThanOrEqual(2);
    await page.keyboard.press('Enter');
    const [card = ''] = await tides.cardsOf(tides.hand(page).first());
    await walkTo(page, button(page, say('tides.play.card', { card })));
    await page.keyboard.press('Enter');
  }
});

test('Escape closes the sheets of cards and log, and the focus returns', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('./#/new/tides');
  await walkTo(page, button(page, en['setup.start']));
  await page.keyboard.press('Enter');
  await tides.atPick(page, 1, 1);
  await walkTo(page, tides.hand(page).first());
  for (const title of [en['reference.title'], en['log.title']]) {
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toHaveCount(0);
    await walkTo(page, button(page, title), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await hasFocus(button(page, title))).toBe(true);
    // And by its own button.
    await page.keyboard.press('Enter');
    await walkTo(page, dialog.getByRole('button', { name: en.close }));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    expect(await hasFocus(button(page, title))).toBe(true);
  }
});

test('the curtain takes the focus, so that it opens by a key', async ({ page }) => {
  await page.goto('./#/new/tides');
  const who = page.getByLabel(say('setup.who', { seat: say('setup.seat', { n: 2 }) }));
  await walkTo(page, who);
  await page.keyboard.press('Home');
  await expect(who).toHaveValue('human');
  await walkTo(page, button(page, en['setup.start']));
  await page.keyboard.press('Enter');
  const open = button(page, say('curtain.open', { name: tides.ME }));
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tides.hand(page)).toHaveCount(tides.PICKS);
  await expect(page.getByText(tides.BOT)).toHaveCount(0);
});
