import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { asked, endScreen, endTurn, groups, layCard, makeMove, moved, moves, startInca, tray } from './inca-table.ts';
import { test } from './unseen.ts';

interface Motion {
  /** The part that moves, and the place it belongs to. */
  part: string;
  place: string;
  /** What it begins with. */
  first: string;
}

type MotionWindow = typeof globalThis & { motions: Motion[] };

/** Writes down everything that moves on the table. */
async function watchMotions(page: Page): Promise<(part: string) => Promise<Motion[]>> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    const motions: Motion[] = [];
    (window as unknown as MotionWindow).motions = motions;
    Element.prototype.animate = function (frames, options) {
      const place = this.closest('[data-place]')?.getAttribute('data-place') ?? '';
      const part = this.getAttribute('class') ?? '';
      if (typeof options === 'object' && options.id === 'motion')
        motions.push({ part, place, first: JSON.stringify((frames as Keyframe[])[0]) });
      return animate.call(this, frames, options);
    };
  });
  return async (part) => {
    const all = await page.evaluate(() => (window as unknown as MotionWindow).motions);
    return all.filter((motion) => motion.part.split(' ').includes(part));
  };
}

/** Takes a first move of a sort if there is one. */
async function take(page: Page, sort: 'roads' | 'conquer' | 'city' | 'garrison'): Promise<void> {
  const group = groups(page).and(page.locator(`[data-place="group-${sort}"]`));
  if ((await group.count()) === 0) return;
  await group.click();
  const move = (await moves(page).first().getAttribute('data-move')) as string;
  await moved(page, () => makeMove(page, move));
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });
    const isStill = reducedMotion === 'reduce';

    test('roads grow, pieces land, income and points go to their owners, cards are dealt, laid and turned over', async ({
      page,
    }) => {
      test.slow();
      const motionsOf = await watchMotions(page);
      // One by one: of moves that come together only the last is seen.
      await page.addInitScript(() => localStorage.setItem('tempora pace', 'fast'));
      await page.setViewportSize({ width: 1440, height: 900 });
      await startInca(page, { players: 3, seed: 'motion' });
      expect(await motionsOf('ie-road'), 'what lies there already does not move').toEqual([]);
      const landed = async () => [...(await motionsOf('ie-face-taken')), ...(await motionsOf('ie-structure'))];
      for (let step = 0; (await asked(page)) === 'turn' || (await landed()).length === 0; step++) {
        expect(step).toBeLessThan(12);
        if ((await asked(page)) === 'sun') await layCard(page, 0);
        else {
          for (const sort of ['conquer', 'garrison', 'city', 'roads', 'roads'] as const) await take(page, sort);
          await endTurn(page);
        }
      }
      const first = isStill ? '"opacity":0' : '"clipPath":"circle(0px';
      const roads = await motionsOf('ie-road');
      expect(roads.length).toBeGreaterThan(1);
      for (const road of roads) expect(road.first).toContain(first);
      const pieces = await landed();
      for (const piece of pieces) expect(piece.first).toContain('"opacity":0');
      expect((await motionsOf('ie-flight')).length > 0).toBe(!isStill);
      expect((await motionsOf('ie-seat-labor')).length > 0, 'less motion: the numbers fade in').toBe(isStill);
      // A press ends what still moves.
      await page.keyboard.press('Shift');
      const moving = () => document.getAnimations().filter(({ id }) => id === 'motion').length;
      expect(await page.evaluate(moving)).toBe(0);
      await layCard(page, 0);
      expect((await motionsOf('ie-face-down-card')).length + (await motionsOf('ie-lying-face')).length).toBeGreaterThan(
        0,
      );
      const dealt = await motionsOf('ie-card-button');
      expect(dealt.length).toBeGreaterThan(0);
      expect((await motionsOf('ie-lying-face')).length).toBeGreaterThan(0);
    });
  });

test('on a phone cards that are turned up do not fly across the next question', async ({ page }) => {
  const motionsOf = await watchMotions(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await startInca(page, { players: 3, seed: 'motion' });
  for (let phase = 0; phase < 2; ) {
    if ((await asked(page)) === 'sun') {
      await layCard(page, 0);
      phase++;
    } else await endTurn(page);
  }
  await asked(page);
  const flights = (await motionsOf('ie-lying-face')).filter(({ first }) => first.includes('translate'));
  expect(flights).toEqual([]);
  expect((await motionsOf('ie-lying-face')).length, 'they are turned over').toBeGreaterThan(0);
});

test.describe('the last Sapa Inca phase', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is counted at the table before the end is shown, a tap skips it, and a replay shows it', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await startInca(page, { players: 3, options: ['earlyFall'], seed: 'last points' });
    for (let step = 0; ; step++) {
      // From the last round on moves are shown, one by one.
      if (await page.locator('.ie-round[data-state="now"] .ie-cell:last-child').count())
        await page.evaluate(() => {
          const isLast = document.querySelector('.ie-round:last-child')?.getAttribute('data-state') === 'now';
          if (isLast) localStorage.setItem('tempora pace', 'normal');
        });
      const scoring = page.locator('.ie-scoring');
      await expect(tray(page).locator('.ie-finish').or(endScreen(page)).first()).toBeVisible({ timeout: 60_000 });
      expect(await endScreen(page).count(), 'the end comes after the points').toBe(0);
      if (
        (await scoring.count()) &&
        (await page.locator('.ie-round:last-child .ie-cell:last-child[data-state="now"]').count())
      )
        break;
      if (await scoring.count()) await scoring.getByRole('button', { name: en['inca.done.no'] }).click();
      else if ((await asked(page)) === 'sun') await layCard(page, 0);
      else await endTurn(page);
      expect(step).toBeLessThan(60);
    }
    await page.locator('.ie-map-frame').click({ position: { x: 5, y: 5 } });
    await expect(endScreen(page)).toBeVisible();
    await expect(page.locator('.ie-scoring')).toHaveCount(0);
    await page.getByRole('link', { name: en['end.replay'] }).click();
    await page.getByRole('button', { name: en['replay.last'], exact: true }).click();
    await page.getByRole('button', { name: en['replay.back'], exact: true }).click();
    await expect(page.locator('.ie-scoring')).toHaveCount(0);
    // On a phone the move that is told is in sight, and so is the way to the next one.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(tray(page).locator('.ie-told p').first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: en['replay.on'], exact: true })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: en['replay.on'], exact: true }).click();
    await expect(page.locator('.ie-scoring')).toBeVisible();
  });
});

test('the second press of a double click does not skip what the others do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startInca(page, { players: 3, seed: 'double' });
  await page.evaluate(() => localStorage.setItem('tempora pace', 'slow'));
  const caption = page.locator('.caption');
  await tray(page).getByRole('button', { name: en['inca.done'], exact: true }).click();
  // As soon as others' moves are shown, whatever lies there is pressed once more.
  await caption.evaluate((element) => {
    const press = () => document.querySelector('.ie-tray')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const observer = new MutationObserver(() => {
      if (element.getAttribute('data-shown') !== 'true') return;
      observer.disconnect();
      setTimeout(press, 50);
    });
    observer.observe(element, { attributes: true });
  });
  await tray(page).getByRole('button', { name: en['inca.done.sure'], exact: true }).click();
  await expect(caption).toHaveAttribute('data-shown', 'true');
  await page.waitForTimeout(300);
  await expect(caption, 'others’ moves are still being shown').toHaveAttribute('data-shown', 'true');
  await page.keyboard.press('Escape');
  await expect(caption).toHaveAttribute('data-shown', 'false');
});
