import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { openMore, say } from './helpers.ts';
import { expectAccessible, SCREENS } from './helpers-accessibility.ts';
import { arrive, closeAll, openOnline, saySomething, seatBadges, sitDown, startButton, tab } from './helpers-online.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

for (const { theme, viewport } of SCREENS) {
  test.describe(`${theme}, ${viewport.width} wide`, () => {
    test.use({ colorScheme: theme, viewport, contextOptions: { reducedMotion: 'reduce' } });
    test('every online screen fits and passes axe', async ({ page }) => {
      test.slow();
      await page.goto('./#/online/tides');
      await page.getByLabel(en['terms.pace.bank'], { exact: true }).check();
      await page.getByText(en['terms.absence'], { exact: true }).click();
      await expectAccessible(page, 'new table');
      const link = await openOnline(page, 'tides', { name: 'W'.repeat(40), seats: ['me', 'open'] });
      await page.locator('.fair-seed summary').click();
      await page.getByText(en['gather.change']).click();
      await expectAccessible(page, 'gathering');
      await page.getByLabel(say('gather.add.at', { n: 2 })).selectOption('greedy');
      await startButton(page).click();
      await tides.atPick(page, 1, 1);
      await expectAccessible(page, 'table');
      await tides.playCard(page);
      await tides.atPick(page, 1, 2);
      const isNarrow = viewport.width < 1000;
      if (isNarrow) await page.getByRole('button', { name: en['side.open'] }).click();
      await tab(page, 'talk').click();
      await saySomething(page, 'Is anybody here?');
      await expectAccessible(page, 'talk');
      await tab(page, 'notes').click();
      await expectAccessible(page, 'notes');
      await tab(page, 'log').click();
      if (isNarrow) await page.keyboard.press('Escape');
      await page.getByRole('button', { name: en['menu.title'] }).click();
      await expectAccessible(page, 'menu');
      await page.keyboard.press('Escape');
      await page.goto('./#/');
      await expect(page.getByRole('link', { name: en['home.next'] })).toBeVisible();
      await expectAccessible(page, 'home');
      await page.goto('./#/me');
      await expectAccessible(page, 'me');

      await page.goto(link);
      await tides.playOut(page, 1);
      await openMore(page);
      await expectAccessible(page, 'more');
      await page.getByRole('button', { name: en['verify.title'] }).click();
      await expect(page.getByRole('heading', { name: en['verify.good'] })).toBeVisible();
      await expectAccessible(page, 'verify');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(tides.endScreen(page)).toBeVisible();
      await expectAccessible(page, 'end');
      await page.goto('./#/t/0000');
      await expect(page.getByRole('alert')).toHaveText(en['error.match-not-found']);
    });
  });
}

/** Which of the things on a seat lie over one another, or beyond it. */
function collisions(page: Page, seat: string): Promise<string[]> {
  return page.locator(seat).evaluateAll((seats) =>
    seats.flatMap((seat) => {
      const whole = seat.getBoundingClientRect();
      const things = [
        ...seat.querySelectorAll('b, .ie-seat-name, .here, .away, .player-badge, .clock, .tp-points, .tp-tokens, svg'),
      ]
        .filter((thing) => !thing.closest('.player-badge') || thing.matches('.player-badge'))
        .map((thing) => ({ name: thing.getAttribute('class') ?? thing.tagName, box: thing.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      const isOut = ({ box }: (typeof things)[0]) => box.left < whole.left - 1 || box.right > whole.right + 1;
      const overlap = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
      return things.flatMap((thing, i) => [
        ...(isOut(thing) ? [`${thing.name} reaches beyond its seat`] : []),
        ...things
          .slice(i + 1)
          .filter(({ box }) => overlap(thing.box, box))
          .map(({ name }) => `${thing.name} and ${name}`),
      ]);
    }),
  );
}

for (const [game, kinds, seat] of [
  ['tempus', ['me', 'greedy', 'random', 'random', 'open'], '.tp-seat'],
  ['inca', ['me', 'greedy', 'random', 'open'], '.ie-seat'],
] as const) {
  test(`${game}: the player’s status and time left are beside every name, with room for them`, async ({
    browser,
    baseURL,
  }) => {
    const [page, other] = [await arrive(browser, baseURL), await arrive(browser, baseURL)];
    await page.goto('./');
    const pace = { kind: 'turn', seconds: 2 * 24 * 3600, atZero: 'bot' };
    await page.evaluate((terms) => localStorage.setItem('tempora terms tides', terms), JSON.stringify({ pace }));
    await page.goto(`./#/online/${game}`);
    await page.getByRole('combobox', { name: en['setup.count'], exact: true }).selectOption(String(kinds.length));
    const link = await openOnline(page, game, { name: 'Ada', seats: kinds });
    await sitDown(other, link, 'Maximilian the Very Long');
    await startButton(page).click();
    await expect(seatBadges(page)).toHaveCount(kinds.length);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 820, height: 1180 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      expect.soft(await collisions(page, seat), `${viewport.width} wide`).toEqual([]);
      await expectAccessible(page, `${game}, ${viewport.width} wide`);
    }
    await closeAll(page, other);
  });
}

test.describe('in landscape', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const [game, seats, table, prompt] of [
    ['tides', ['me', 'greedy'], '.kingdom[data-me="true"] .kingdom-cards', '.tides .prompt'],
    ['tempus', ['me', 'greedy', 'greedy'], '.tp-middle', '.tp-prompt'],
    ['inca', ['me', 'greedy', 'greedy'], '.ie-map-frame', '.ie-tray .prompt'],
  ] as const) {
    test(`${game}: table and question are in sight together on a phone in landscape`, async ({ page }) => {
      await openOnline(page, game, { name: 'Ada', seats });
      await startButton(page).click();
      for (const viewport of [
        { width: 844, height: 390 },
        { width: 720, height: 450 },
      ]) {
        await page.setViewportSize(viewport);
        await expect(page.locator(table)).toBeInViewport({ ratio: 0.8 });
        await expect(page.locator(prompt)).toBeInViewport({ ratio: 1 });
        await expectAccessible(page, `${game}, ${viewport.width} × ${viewport.height}`);
      }
    });
  }
});
