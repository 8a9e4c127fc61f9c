import { expect } from '@playwright/test';
import { en } from './en.ts';
import { SMOKE, say } from './helpers.ts';
import { expectAccessibleInThemes, SIZES } from './helpers-accessibility.ts';
import { openPosition } from './helpers-positions.ts';
import {
  action,
  chances,
  chooseOne,
  endScreen,
  GOALS,
  map,
  openHexes,
  playUntil,
  startTempus,
} from './tempus-table.ts';
import { test } from './unseen.ts';

function isDiscard(move: string): boolean {
  return move.startsWith('discard');
}

test.describe('Tempus', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('five random bots play to the end', async ({ page }) => {
    test.slow();
    await startTempus(page, ['random', 'random', 'random', 'random', 'random'], 'five');
    await expect(endScreen(page)).toBeVisible({ timeout: 60_000 });
    await expect(endScreen(page).getByRole('listitem')).toHaveCount(5);
    await page.getByRole('link', { name: en['end.replay'] }).click();
    const slider = page.getByRole('slider');
    const plies = Number(await slider.getAttribute('max'));
    for (const part of [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
      const ply = Math.round(plies * part);
      await slider.fill(String(ply));
      await expect(page.getByText(say('replay.ply', { ply, plies }))).toBeVisible();
      await expect(map(page)).toBeVisible();
    }
    await expect(endScreen(page)).toBeVisible();
  });

  test('a person who takes the first offer plays to the end with three greedy bots', SMOKE, async ({ page }) => {
    test.setTimeout(240_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await startTempus(page, ['human', 'greedy', 'greedy', 'greedy'], 'four');
    await playUntil(page, 4, GOALS.end);
    expect(errors).toEqual([]);
    await expect(endScreen(page).getByRole('listitem')).toHaveCount(4);
  });

  test('with simultaneous progress, it ends as well', async ({ page }) => {
    test.setTimeout(240_000);
    const options = (['protectionCountsCities', 'openDiscard', 'simultaneousProgress'] as const).map(
      (option) => en[`tempus.option.${option}`],
    );
    await startTempus(page, ['human', 'random', 'random'], 'together', options);
    await playUntil(page, 9, GOALS.end);
  });

  test('a tile is placed and a piece is moved by keys alone', SMOKE, async ({ page }) => {
    await startTempus(page, ['human', 'greedy', 'greedy'], 'keys');
    await openHexes(page).first().focus();
    const before = await map(page).locator(':focus').getAttribute('data-hex');
    await page.keyboard.press('ArrowDown');
    expect(await map(page).locator(':focus').getAttribute('data-hex')).not.toBe(before);
    await map(page).locator('[data-hex="12"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(map(page).locator(':focus')).toHaveAttribute('data-hex', '13');
    await page.keyboard.press('ArrowLeft');
    await expect(map(page).locator(':focus')).toHaveAttribute('data-hex', '12');
    const tile = page.getByRole('img', { name: /./ });
    const lying = await tile.getAttribute('aria-label');
    await page.keyboard.press('r');
    await expect(tile).not.toHaveAttribute('aria-label', lying ?? '');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: en['tempus.tile.lay'] })).toBeEnabled();
    await page.keyboard.press('Enter');
    await playUntil(page, 5, GOALS.turn);
    await action(page, 'move').press('Enter');
    await expect(openHexes(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(en['tempus.ask.to'], { exact: true })).toBeVisible();
    await openHexes(page).first().focus();
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: en['tempus.do.end'] })).toBeVisible();
    await page.getByRole('button', { name: en.undo }).click();
    await expect(page.getByText(en['tempus.ask.to'], { exact: true })).toBeVisible();
    await expect(page.locator('.frame-log .log-event'), 'the log tells it').toHaveCount(1);
  });

  test('what is not allowed says why', async ({ page }) => {
    await startTempus(page, ['human', 'greedy', 'greedy'], 'why');
    await map(page).locator('[data-hex="0"]').dispatchEvent('click');
    await expect(page.locator('.tp-ask')).toContainText('TP-SETUP-6');
    await playUntil(page, 5, GOALS.turn);
    await action(page, 'fight').click();
    await expect(page.locator('.tp-ask')).toContainText(/TP-FIGHT-[23]/);
    await map(page).locator('[data-hex="0"]').dispatchEvent('click');
    await expect(page.locator('.tp-ask')).toContainText('TP-MOVE-1');
  });

  test('the headline is the question that is open now, and the way back is beside the answers', async ({ page }) => {
    await startTempus(page, ['human', 'greedy', 'greedy'], 'why');
    await playUntil(page, 5, GOALS.turn);
    const headline = page.locator('.tp-prompt');
    await expect(headline).toHaveText(en['tempus.ask.turn']);
    await action(page, 'move').click();
    await expect(headline).toHaveText(en['tempus.step.move.0']);
    await page.getByRole('button', { name: en['tempus.back'] }).click();
    await expect(headline).toHaveText(en['tempus.ask.turn']);
    await action(page, 'idea').click();
    const end = page.getByRole('button', { name: en['tempus.do.end'] });
    await expect(end).toBeVisible();
    // The second press of a double click falls on what has come under the pointer meanwhile.
    await end.dispatchEvent('click', { detail: 2 });
    await expect(headline).toHaveText(en['tempus.ask.done']);
    await end.dispatchEvent('click', { detail: 1 });
    await expect(end).toHaveCount(0);
  });

  test('cards for a race are taken up in place, with what they come to', async ({ page }) => {
    await startTempus(page, ['human', 'random', 'random'], 'race');
    // Bots play otherwise every time: on to a race in which there is a card to lay.
    await playUntil(page, 4, 'body:has(.tp-sum):has(.tp-card[data-open="true"])');
    const card = page.getByRole('list', { name: en['tempus.hand'] }).getByRole('button').first();
    const mine = page.locator('.tp-sum b');
    const sumOf = async () => ((await mine.textContent()) ?? '').match(/\d+/g)?.map(Number) as [number, number, number];
    const [base, none, same] = await sumOf();
    expect([none, same]).toEqual([0, base]);
    // A card that counts for nothing says nothing.
    const worth = Number((await card.textContent())?.match(/\+(\d+)$/)?.[1] ?? 0);
    await card.click();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    expect(await sumOf()).toEqual([base, worth, base + worth]);
    const lay = page.getByRole('button', { name: say('tempus.do.lay', { count: 1 }) });
    await expect(lay).toHaveClass('primary');
    await lay.click();
    await expect(lay).toHaveCount(0);
  });

  test('an idea is one button', async ({ page }) => {
    await startTempus(page, ['human', 'greedy', 'greedy'], 'idea');
    await playUntil(page, 5, GOALS.turn);
    await action(page, 'idea').click();
    await expect(page.getByRole('button', { name: en['tempus.do.end'] })).toBeVisible();
    const hand = page.getByRole('list', { name: en['tempus.hand'] });
    await expect(hand.getByRole('button')).toHaveCount(1);
    await expect(hand.locator('.tp-face-name'), 'its name').toBeVisible();
  });

  for (const [device, viewport] of [
    ['telephone', { width: 390, height: 844 }],
    ['tablet', { width: 820, height: 1180 }],
  ] as const)
    test(`on a ${device} nine cards have names, and say what they do when one is to go`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPosition(page, { game: 'tempus', seats: 3, until: (moves) => moves.filter(isDiscard).length > 8 });
      const names = page.locator('.tp-hand :is(.tp-face-name, .tp-face-gist)').filter({ visible: true });
      await expect(names, 'while one is asked for, what each does').toHaveCount(18);
      for (const name of await names.all()) {
        await expect(name).toBeInViewport({ ratio: 1 });
        expect(await name.evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true);
      }
    });

  test('what the era allows is said in words, and so are the cities that are left', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const until = (moves: readonly string[]) => moves.includes('idea');
    await openPosition(page, { game: 'tempus', seats: 3, until });
    const able = page.locator('.tp-able');
    for (const words of [
      say('tempus.able.era', { era: en['tempus.era.start'] }),
      say('tempus.worth.move', { moves: 1, distance: 1 }),
      say('tempus.gain.babies', { babies: 1 }),
      say('tempus.gain.stack', { stack: 2 }),
      en['tempus.able.ashore'],
    ])
      await expect(able).toContainText(words);
    // An action that is not possible keeps its words, and asks for the reason more quietly.
    await expect(action(page, 'fight')).toHaveAttribute('data-shut', 'true');
    await expect(action(page, 'fight')).toContainText(en['tempus.worth.fight']);
    const own = page.locator('.tp-seat[data-me="true"]');
    await expect(own.locator('.tp-cities')).toContainText(en['tempus.seat.cities']);
    await expect(own.locator('.tp-cities i')).toHaveText(['2', '2', '2', '3', '3', '3', '4', '4']);
  });

  test('on a telephone the era that is raced for and one’s own have names, and a tap names all', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPosition(page, { game: 'tempus', seats: 3, until: (moves) => moves.includes('idea') });
    await expect(page.getByText(say('tempus.where', { era: en['tempus.era.writing'], round: 1 }))).toBeVisible();
    const own = page.locator('.tp-era[data-here="true"] b').filter({ visible: true });
    await expect(own).toHaveText(en['tempus.era.start']);
    await expect(page.locator('.tp-able')).toContainText(say('tempus.able.era', { era: en['tempus.era.start'] }));
    await page.getByRole('button', { name: en['tempus.eras'] }).click();
    await expect(page.getByRole('tooltip').getByText(en['tempus.era.flight'])).toBeVisible();
  });

  test('when a report is closed by key, the focus goes to the next answer; by mouse it stays at the table', async ({
    page,
  }) => {
    const isLaying = (moves: readonly string[]) => moves.includes('stand');
    const report = page.locator(GOALS.report);
    const close = report.getByRole('button', { name: en.close });
    await openPosition(page, { game: 'tempus', seats: 3, until: isLaying });
    await playUntil(page, 4, `body:has(${GOALS.report}):has(.tp-ask[data-mine="true"])`);
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(report).toHaveCount(0);
    await expect(page.locator('.tp-tray button:focus, .tp-hex[data-lit="true"]:focus')).toHaveCount(1);
    await openPosition(page, { game: 'tempus', seats: 3, until: isLaying });
    await playUntil(page, 4, GOALS.report);
    await close.click();
    await expect(report).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.closest('.tp-table') !== null)).toBe(true);
  });

  test('the name of a hex goes when the mouse has answered with it', async ({ page }) => {
    await openPosition(page, { game: 'tempus', seats: 3, until: (moves) => moves.includes('idea') });
    const hex = openHexes(page).first();
    await hex.hover();
    const name = page.locator('.tp-caption');
    await expect(name).toBeVisible();
    await hex.click();
    await expect(name).toHaveCount(0);
  });

  test('routes are drawn for whoever chooses one, and for nobody else', async ({ page }) => {
    const isRoute = (moves: readonly string[]) => moves.some((move) => move.startsWith('to:'));
    await openPosition(page, { game: 'tempus', seats: 3, until: isRoute });
    await expect(page.locator('.tp-way').first()).toBeAttached();
    // The same moment as it is replayed, when nothing is asked of the viewer.
    await openPosition(page, { game: 'tempus', seats: 3, until: 'end' });
    await page.getByRole('link', { name: en['end.replay'] }).click();
    const slider = page.getByRole('slider');
    const headline = page.locator('.tp-prompt');
    const plies = Number(await slider.getAttribute('max'));
    for (let ply = 15; ply < plies; ply++) {
      await slider.fill(String(ply));
      await expect(page.getByText(say('replay.ply', { ply, plies }))).toBeVisible();
      if ((await headline.textContent())?.endsWith(say('tempus.wait.to', { name: '' }))) break;
    }
    await expect(headline).toContainText(say('tempus.wait.to', { name: '' }));
    await expect(page.locator('.tp-way')).toHaveCount(0);
  });

  test('where only an Idea is left, one button plays the turn', async ({ page }) => {
    const until = (moves: readonly string[]) => moves.length === 1 && moves[0] === 'idea';
    await openPosition(page, { game: 'tempus', seats: 5, until });
    const only = page.locator(GOALS.only);
    const tokens = () => page.locator('.tp-seat[data-me="true"] .tp-tokens').textContent();
    const before = await tokens();
    await only.click();
    const chance = chances(2);
    for (let i = 0; i < 20; i++) {
      if (!(await page.locator('.tp-prompt').textContent())?.includes('too many')) break;
      await chooseOne(page, chance());
    }
    await expect.poll(tokens).not.toBe(before);
    await expect(page.getByRole('button', { name: en['tempus.do.end'] })).toHaveCount(0);
  });

  test('two people at one device each find the map as it was', async ({ page }) => {
    await startTempus(page, ['human', 'human', 'random'], 'zoom');
    const seen = () => map(page).getAttribute('viewBox');
    const open = page.locator('.curtain').getByRole('button');
    await open.click();
    await expect(page.locator(GOALS.curtain)).toHaveCount(0);
    await page.getByRole('button', { name: en['zoom.in'] }).click();
    const near = await seen();
    await playUntil(page, 1, GOALS.curtain);
    await open.click();
    await expect(page.locator(GOALS.curtain)).toHaveCount(0);
    // Words of another length may move it by a hair.
    expect(Number((await seen())?.split(' ')[2])).toBeCloseTo(Number(near?.split(' ')[2]), -1);
  });

  test('the log has every action once, with its place', async ({ page }) => {
    await startTempus(page, ['human', 'greedy', 'greedy'], 'log');
    await playUntil(page, 5, GOALS.turn);
    await action(page, 'idea').click();
    await expect(page.getByRole('button', { name: en['tempus.do.end'] })).toBeVisible();
    const lines = page.getByRole('list', { name: en['log.title'] }).getByRole('listitem');
    const own = lines.filter({ hasText: 'Player 1' });
    await expect(own.filter({ hasText: 'draws' })).toHaveCount(1);
    await expect(own.filter({ hasText: /draws .+ \((Grass|Farmland|Hills|Forest)\)/ })).toHaveCount(1);
    const ground = '(Grass|Farmland|Hills|Forest|Mountain) [A-M][0-9]+';
    const placed = own.filter({ hasText: new RegExp(`places a piece on ${ground}`) });
    await expect(placed).toHaveCount(3);
    await placed.first().getByRole('button').click();
    await expect(map(page).locator('[data-flash]')).toHaveCount(1);
  });
});

test.describe('Tempus by touch', () => {
  test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  test('a tap shows a route over water, a second tap takes it', async ({ page }) => {
    test.setTimeout(240_000);
    const water = '.tp-way:is([data-way="lake"], [data-way="sea"])';
    // The bots play as they like: in some games nobody comes to the water.
    for (const seed of [6, 7, 8, 9]) {
      await startTempus(page, ['human', 'random', 'random', 'random', 'random'], 'tarn');
      if (await playUntil(page, seed, water, 400).catch(() => null)) break;
    }
    const hex = await page.evaluate((water) => {
      const mark = document.querySelector(water);
      const place = mark?.parentElement?.parentElement?.getAttribute('transform');
      const hexes = [...document.querySelectorAll<SVGElement>('.tp-hex')];
      return hexes.find((each) => each.getAttribute('transform') === place)?.dataset.hex;
    }, water);
    const target = map(page).locator(`[data-hex="${hex}"]`);
    await expect(target).toHaveAttribute('aria-label', /across the (lake|sea)/);
    await target.tap();
    await expect(page.getByText(en['tempus.ask.to'], { exact: true })).toBeVisible();
    await expect(page.locator('.tp-plan')).toHaveCount(1);
    await expect(page.getByText(en['tempus.way.again'])).toBeVisible();
    await target.tap();
    await expect(page.getByText(en['tempus.ask.to'], { exact: true })).toHaveCount(0);
  });
});

for (const viewport of SIZES) {
  test.describe(`Tempus, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    test('every screen fits and passes axe, by day and by night', async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto('./#/new/tempus');
      await expect(page.getByRole('main')).toBeVisible();
      await expectAccessibleInThemes(page, 'setup');
      await startTempus(page, ['human', 'random', 'random', 'random', 'random'], 'looks');
      await chooseOne(page, chances(1)());
      await expectAccessibleInThemes(page, 'tile');
      await playUntil(page, 3, GOALS.turn);
      await expectAccessibleInThemes(page, 'turn');
      await expect.soft(page.locator('.tp-ask')).toBeInViewport({ ratio: 1 });
      for (const kind of ['move', 'baby', 'fight', 'city', 'idea'] as const)
        await expect.soft(action(page, kind), kind).toBeInViewport({ ratio: 1 });
      const before = await map(page).boundingBox();
      await playUntil(page, 3, GOALS.report);
      await expectAccessibleInThemes(page, 'report');
      // It has the tray to itself: neither seats nor map are covered, and the map stays as it was.
      const [report, board] = [await page.locator(GOALS.report).boundingBox(), await map(page).boundingBox()];
      expect.soft(report?.y, 'below the map').toBeGreaterThan((board?.y ?? 0) + (board?.height ?? 0) - 1);
      expect.soft(board, 'the map').toEqual(before);
      const close = page.locator(GOALS.report).getByRole('button', { name: en.close });
      await expect.soft(close).toBeInViewport({ ratio: 1 });
      await close.click();
      await expect(page.locator(GOALS.report)).toHaveCount(0);
      await playUntil(page, 3, GOALS.card);
      await expectAccessibleInThemes(page, 'card');
      await page.getByRole('button', { name: en['reference.title'], exact: true }).click();
      await expectAccessibleInThemes(page, 'reference');
      await startTempus(page, ['greedy', 'greedy', 'random'], 'looks');
      await expect(endScreen(page)).toBeVisible({ timeout: 60_000 });
      await expectAccessibleInThemes(page, 'end');
    });
  });
}
