import { expect } from '@playwright/test';
import { en } from './en.ts';
import { openMore } from './helpers.ts';
import { enterPosition, goTo } from './helpers-positions.ts';
import { test } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SEATS = { tides: 2, tempus: 3, inca: 3 } as const;
const SIZES = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] } as const;

/** Pixels: a finger that rests on the button still finds it. */
const SLACK = 30;

for (const [size, [width, height]] of Object.entries(SIZES))
  test(`a replay's next stays where it is, in every game, on a ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./#/');
    for (const [game, seats] of Object.entries(SEATS)) {
      await enterPosition(page, { game, seats, until: 'end' });
      const replay = page.getByRole('link', { name: en['end.replay'] });
      const path = (await replay.getAttribute('href')) ?? '';
      await goTo(page, path);
      const on = page.getByRole('button', { name: en['replay.on'], exact: true });
      await on.scrollIntoViewIfNeeded();
      const places: { x: number; y: number }[] = [];
      const last = Number(await page.getByRole('slider').getAttribute('max'));
      for (let i = 0; i < 40; i++) {
        const ply = Math.floor((i * (last - 1)) / 40);
        await page.getByRole('slider').fill(String(ply));
        await expect(page.getByRole('slider')).toHaveValue(String(ply));
        places.push((await on.boundingBox()) as { x: number; y: number });
      }
      for (const axis of ['x', 'y'] as const) {
        const seen = places.map((place) => place[axis]);
        expect.soft(Math.max(...seen) - Math.min(...seen), `${game}, ${axis}`).toBeLessThan(SLACK);
      }
      await goTo(page, '#/');
    }
  });

test('a link goes to the sheet of a device that has one; in a replay the arrows step while the list of eyes has the focus', async ({
  page,
}) => {
  await page.goto('./#/');
  await enterPosition(page, { game: 'tides', seats: 2, until: 'end' });
  await page.evaluate(() => {
    const share = async ({ url }: ShareData) => document.documentElement.setAttribute('data-shared', url ?? '');
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await openMore(page);
  await page.getByRole('button', { name: en['end.link'] }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /#\/record\/.+\/end$/);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: en['end.replay'] }).click();
  const slider = page.getByRole('slider');
  await slider.fill('3');
  const eyes = page.getByLabel(en['replay.eyes']);
  await eyes.selectOption('0');
  await eyes.focus();
  for (const [key, ply] of [
    ['ArrowRight', '4'],
    ['ArrowLeft', '3'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveValue(ply);
  }
  await expect(eyes).toHaveValue('0');
});
