import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { en } from './en.ts';
import { openMore } from './helpers.ts';
import { enterPosition, goTo, openPosition } from './helpers-positions.ts';
import { chooseLanguage } from './helpers-tour.ts';
import { test } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SEATS = { tides: 2, tempus: 3, inca: 3 } as const;
const SIZES = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] } as const;

for (const [size, [width, height]] of Object.entries(SIZES))
  test(`a poster says once who won, and what to do next stands in one row, on a ${size}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.goto('./#/');
    for (const [game, seats] of Object.entries(SEATS)) {
      await enterPosition(page, { game, seats, until: 'end' });
      const poster = page.locator('.poster');
      const heading = poster.getByRole('heading').first();
      const who = (await heading.textContent()) ?? '';
      const said = page.locator('.frame-main').getByText(who, { exact: true }).filter({ visible: true });
      // What is only read out is at most one pixel high.
      const seen = await said.evaluateAll(
        (all) => all.filter((each) => (each.closest('[role="status"]') ?? each).clientHeight !== 1).length,
      );
      expect(seen, `${game}: who won is said once`).toBe(1);
      if (size === 'tablet') expect((await poster.boundingBox())?.height, game).toBeGreaterThan(height * 0.9);
      for (const locale of Object.keys(LANGUAGES).toReversed()) {
        await chooseLanguage(page, locale);
        const buttons = poster.locator('.end-actions > :is(button, a)');
        await expect(buttons).toHaveCount(size === 'phone' ? 3 : 4);
        const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
        expect.soft(new Set(tops).size, `${game}, ${locale}: one row`).toBe(1);
        for (const button of await buttons.all()) {
          await expect.soft(button, `${game}, ${locale}`).toBeInViewport({ ratio: 1 });
          const cut = await button.evaluate((each) => each.scrollWidth - each.clientWidth);
          expect.soft(cut, `${game}, ${locale}: whole`).toBeLessThanOrEqual(0);
        }
      }
      await openMore(page);
      await expect(page.getByRole('button', { name: en['end.save'] })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: en['end.more'], exact: true })).toBeFocused();
      await goTo(page, '#/');
    }
  });

test('the picture of a poster ends with its hem, as it begins', async ({ page }) => {
  await openPosition(page, { game: 'inca', seats: 3, until: 'end' });
  await openMore(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: en['end.picture'] }).click();
  const data = (await readFile(await (await saved).path())).toString('base64');
  const colours = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    pen.drawImage(image, 0, 0);
    // In the middle of a hem that is 28 pixels high.
    return [14, image.height - 14].map((y) => {
      const { data: pixels } = pen.getImageData(0, y, image.width, 1);
      const row = Array.from({ length: image.width }, (_, x) => pixels.slice(4 * x, 4 * x + 3).join());
      return row.filter((colour, x) => colour !== row[x - 1]).length;
    });
  }, data);
  for (const changes of colours) expect(changes, 'it is woven').toBeGreaterThan(30);
});
