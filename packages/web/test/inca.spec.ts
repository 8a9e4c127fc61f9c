import { expect, type Locator, type Page } from '@playwright/test';
import { siteNamed } from '@tempora/inca/public';
import { en } from './en.ts';
import { SMOKE, say } from './helpers.ts';
import { expectAccessibleInThemes, SIZES } from './helpers-accessibility.ts';
import {
  asked,
  endScreen,
  endTurn,
  finish,
  groups,
  hand,
  layCard,
  map,
  moved,
  moves,
  NAMES,
  observeShifts,
  type ShiftWindow,
  startInca,
  still,
  takeTurn,
  tray,
} from './inca-table.ts';
import { test } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The rows of the table of points: name, a number for each scoring, built, total. */
async function points(page: Page): Promise<{ name: string; scorings: number[]; built: number; total: number }[]> {
  const table = endScreen(page).getByRole('table', { name: en['inca.end.sources'] });
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')));
  return rows.map(([name = '', ...cells]) => {
    const numbers = cells.map(Number);
    return { name, scorings: numbers.slice(0, -2), built: numbers.at(-2) as number, total: numbers.at(-1) as number };
  });
}

/** The table of points adds up, is sorted, and agrees with the last line of the log. */
async function expectFairEnd(page: Page, players: number, scorings: number): Promise<void> {
  const rows = await points(page);
  expect(rows.map(({ name }) => name).sort()).toEqual([...NAMES.slice(0, players)].sort());
  for (const row of rows) {
    expect(row.scorings, row.name).toHaveLength(scorings);
    expect(
      row.scorings.reduce((sum, each) => sum + each, row.built),
      row.name,
    ).toBe(row.total);
  }
  expect(rows.map(({ total }) => total)).toEqual(rows.map(({ total }) => total).sort((a, b) => b - a));
  const seats = rows.map(({ name, total }) => `${name} ${total}`).join(', ');
  await expect(page.locator('.log li').last()).toHaveText(say('inca.log.ended', { seats }));
  const victory = say('inca.end.won', { name: rows[0]?.name as string });
  await expect(endScreen(page).getByRole('heading', { name: victory })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: victory })).toBeVisible();
  await expect(endScreen(page).getByRole('group')).toHaveCount(scorings);
}

test('four bots play a whole game, and every point is explained', SMOKE, async ({ page }) => {
  test.slow();
  await startInca(page, { players: 4, first: 'greedy', seed: 'four bots' });
  await expect(endScreen(page)).toBeVisible({ timeout: 60_000 });
  await expectFairEnd(page, 4, 6);
});

test('a person plays Early Fall with Pizarro against two bots to the end on a phone, using only what is offered', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await startInca(page, { players: 3, options: ['pizarro', 'earlyFall'], seed: 'early fall' });
  // IE-VARIANT-FALL-2: the columns that are left out stay on the track, folded; the others keep their numbers.
  for (const n of [4, 6]) await expect(page.getByText(say('inca.era.folded', { n }))).toHaveCount(1);
  await page.evaluate(observeShifts);
  const done = { sun: 0, turn: 0, moves: new Set<string>() };
  for (let step = 0; ; step++) {
    const now = await asked(page);
    if (now === 'end') break;
    done[now]++;
    if (now === 'sun') await layCard(page, step);
    else {
      await takeTurn(page, step, done.moves);
      await endTurn(page);
    }
    expect(step, 'the game comes to an end').toBeLessThan(60);
  }
  // Nothing moves of itself while one plays.
  expect(await page.evaluate(() => (window as ShiftWindow).shift)).toBeLessThan(0.02);
  await expectFairEnd(page, 3, 4);
  expect(done.sun).toBeGreaterThanOrEqual(8);
  expect(done.turn).toBeGreaterThanOrEqual(10);
  expect([...done.moves]).toEqual(expect.arrayContaining(['road', 'conquer', 'extra']));
});

test('a line on the map is tapped twice, to preview and to build; a site says why not', SMOKE, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startInca(page, { players: 3, seed: 'pointing' });
  expect(await asked(page)).toBe('turn');
  const line = map(page)
    .locator('[data-edge]')
    .nth(await litLine(page));
  await line.dispatchEvent('click');
  await expect(moves(page)).not.toHaveCount(0);
  await moved(page, () => moves(page).first().click());
  await map(page)
    .getByRole('button', { name: /^Quito\./ })
    .dispatchEvent('click');
  await expect(moves(page)).toHaveCount(0);
  await tray(page).getByRole('button', { name: en['inca.why.site'] }).click();
  await expect(tray(page).getByText('IE-CITY-2')).toBeVisible();
});

test('a new turn begins with every sort of move, whatever the last one ended with', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startInca(page, { players: 3, seed: 'submenu' });
  for (let turn = 0; turn < 2; turn++) {
    expect(await asked(page)).toBe('turn');
    await expect(groups(page).filter({ hasText: en['inca.group.roads'] })).toBeVisible();
    await groups(page).filter({ hasText: en['inca.group.roads'] }).click();
    await expect(groups(page)).toHaveCount(0);
    await endTurn(page);
    while ((await asked(page)) === 'sun') await layCard(page, 0);
  }
});

test('a place in the list is lit on the map with the names of both ends', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startInca(page, { players: 3, seed: 'pointing' });
  expect(await asked(page)).toBe('turn');
  await groups(page).filter({ hasText: en['inca.group.roads'] }).click();
  const road = moves(page).first();
  await road.focus();
  const ends = ((await road.locator('span').first().textContent()) as string).split(' – ');
  // Over the markers, whatever lies there.
  const hot = map(page).locator('.ie-sized:last-child .ie-site-name');
  for (const end of ends.filter((name) => name !== 'Cusco')) await expect(hot.getByText(end)).toBeVisible();
  await expect(map(page).locator('.ie-lit [data-hot]')).toHaveCount(1);
});

test('the crown opens the table of the next Sapa Inca phase, and it goes with a press beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startInca(page, { players: 3, seed: 'pointing' });
  await page.locator('.ie-seat-sapa').first().click();
  const table = page.getByRole('region', { name: en['inca.scoring.ahead'] });
  await expect(table.locator('tbody tr')).toHaveCount(3);
  await page.locator('.bar h1').click();
  await expect(table).toHaveCount(0);
});

/** Watches what comes and goes: how often a line of the scoring was counted, and something marked. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = { counted: 0, marked: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.counted += document.querySelectorAll('.ie-scoring tr[data-state="now"]').length;
      seen.marked += document.querySelectorAll('[data-mark]').length;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

test('a Sapa Inca phase is counted seat by seat, and others’ moves are marked until the viewer acts', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await startInca(page, { players: 3, seed: 'pointing' });
  await page.evaluate(() => localStorage.setItem('tempora pace', 'fast'));
  await watch(page);
  const seen = () => page.evaluate(() => (window as unknown as { seen: { counted: number; marked: number } }).seen);
  const goOn = page.locator('.ie-scoring .primary');
  const isCounted = async () => {
    await expect(page.locator('.ie-tray .ie-finish')).toBeVisible({ timeout: 30_000 });
    return (await goOn.count()) > 0;
  };
  for (let step = 0; step < 12 && !(await isCounted()); step++) {
    if ((await asked(page)) === 'sun') await layCard(page, 0);
    else await endTurn(page);
  }
  await expect(page.locator('.ie-scoring tr[data-state="later"]')).toHaveCount(0);
  expect((await seen()).counted).toBeGreaterThan(0);
  expect((await seen()).marked).toBeGreaterThan(0);
  // Nothing is asked behind it: the question comes when the points have been seen.
  await expect(page.locator('.ie-sun, .ie-hand')).toHaveCount(0);
  await goOn.click();
  expect(await asked(page)).toBe('sun');
  await expect(page.locator('.ie-scoring')).toHaveCount(0);
});

test('on a phone one button shows everything that can be acted on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startInca(page, { players: 4, seed: 'where' });
  expect(await asked(page)).toBe('turn');
  await page.getByRole('button', { name: en['inca.map.act'] }).click();
  const frame = (await map(page).boundingBox()) as { x: number; y: number; width: number; height: number };
  const lit = page.locator('.ie-lit-line, .ie-site-glow');
  expect(await lit.count()).toBeGreaterThan(0);
  for (const each of await lit.all()) {
    const box = (await each.boundingBox()) as typeof frame;
    expect(box.x).toBeGreaterThanOrEqual(frame.x);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(box.y).toBeGreaterThanOrEqual(frame.y);
    expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
  }
});

test('on a phone the map goes to what a choice is about, and back; a tablet shows all of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startInca(page, { players: 4, seed: 'where' });
  expect(await asked(page)).toBe('turn');
  const part = () => page.locator('.ie-map-frame svg').first().getAttribute('viewBox');
  const before = await part();
  const group = page.locator('.ie-groups button').first();
  await group.click();
  await expect.poll(part).not.toBe(before);
  await page.getByRole('button', { name: en['inca.back'] }).click();
  await expect.poll(part).toBe(before);
  await page.setViewportSize({ width: 820, height: 1180 });
  const numbers = page.locator('.ie-face-up > text').first();
  await expect(numbers).toBeVisible();
  const whole = await still(part);
  await group.click();
  await expect(page.getByRole('button', { name: en['inca.back'] })).toBeVisible();
  expect(await part()).toBe(whole);
});

test('on a phone the map has two fifths of the screen, and a chosen move is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startInca(page, { players: 4, seed: 'where' });
  expect(await asked(page)).toBe('turn');
  expect((await page.locator('.ie-map-frame').boundingBox())?.height).toBeGreaterThan(844 * 0.4);
  for (const group of await groups(page).all()) await expect(group).toBeInViewport({ ratio: 1 });
  const lines = map(page).locator('[data-edge]');
  await lines.nth(await litLine(page)).dispatchEvent('click');
  await expect(tray(page).locator('.ie-offer').first()).toBeInViewport({ ratio: 1 });
});

test('on upright screens the track says the phase; a chosen road is named twice and its ends beyond it, and the map stays', async ({
  page,
}) => {
  for (const [width, height] of [
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await startInca(page, { players: 4, seed: 'where' });
    expect(await asked(page)).toBe('turn');
    await expect(page.locator('.ie-cell-name')).toHaveText(en['inca.phase.people']);
    await expect(page.locator('.ie-cell-name')).toBeInViewport({ ratio: 1 });
    await groups(page).filter({ hasText: en['inca.group.roads'] }).click();
    const part = () => page.locator('.ie-map-frame .pan-zoom > svg').getAttribute('viewBox');
    // The map goes to what can be chosen, and stands still.
    const before = await still(part);
    const road = (await tray(page).locator('.ie-target span').first().textContent()) as string;
    await tray(page).locator('.ie-target').first().click();
    await expect(tray(page).getByText(road).filter({ visible: true })).toHaveCount(2);
    expect(await part()).toBe(before);
    const names = map(page).locator('.ie-sized:last-child .ie-site-name');
    const boxes = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(2);
    const [one, two] = boxes;
    expect(one.right < two.left || two.right < one.left || one.bottom < two.top || two.bottom < one.top).toBe(true);
  }
});

/** The place among all lines of one that glows. */
function litLine(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lit = document.querySelector('.ie-lit path')?.getAttribute('d');
    return [...document.querySelectorAll('.ie-targets path')].findIndex((path) => path.getAttribute('d') === lit);
  });
}

test('a turn by keyboard: the map is one tab stop, arrows move, Enter selects and builds', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startInca(page, { players: 4, seed: 'keys' });
  expect(await asked(page)).toBe('turn');
  const cusco = map(page).getByRole('button', { name: /^Cusco\./ });
  for (let i = 0; i < 45 && !(await cusco.evaluate((site) => site === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(cusco).toBeFocused();
  const walked = new Set<string>();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    walked.add((await page.evaluate(() => document.activeElement?.getAttribute('data-site'))) as string);
  }
  expect(walked.size).toBeGreaterThan(2);
  const road = await moveWithin(page, 'road:');
  const site = siteNamed(road.split(/[:-]/)[1] as string);
  await map(page).locator('[tabindex="0"]').focus();
  await walkTo(page, site);
  await page.keyboard.press('Enter');
  const offer = tray(page).locator(`.ie-offer[data-move="${road}"]`);
  for (let i = 0; i < 45 && !(await offer.evaluate((button) => button === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(offer).toBeFocused();
  await moved(page, () => page.keyboard.press('Enter'));
});

/** A move of that kind which the table offers. */
async function moveWithin(page: Page, start: string): Promise<string> {
  await groups(page).filter({ hasText: en['inca.group.roads'] }).click();
  const text = await tray(page).locator(`button[data-move^="${start}"]`).first().getAttribute('data-move');
  await tray(page).getByRole('button', { name: en['inca.back'], exact: true }).first().click();
  return text as string;
}

/** Presses arrow keys until the focus is on that site. */
async function walkTo(page: Page, site: number): Promise<void> {
  // Of the site, not of its name, which may stand on any side of it.
  const boxOf = (target: Locator) =>
    target.locator('.ie-site-target').evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
  const [goal, here] = [map(page).locator(`[data-site="${site}"]`), map(page).locator('.ie-site:focus')];
  for (let i = 0; i < 40 && (await here.getAttribute('data-site')) !== String(site); i++) {
    const [to, from] = [await boxOf(goal), await boxOf(here)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const isAcross = Math.abs(dx) > Math.abs(dy) !== (i % 7 === 6);
    await page.keyboard.press(isAcross ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  await expect(goal).toBeFocused();
}

test('a card in the log is a link to the hand', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await startInca(page, { players: 3, seed: 'a card' });
  await page.getByRole('button', { name: en['log.title'], exact: true }).click();
  await page.getByRole('dialog').locator('em .place-link').first().click();
  await expect(page.locator('.ie-hand [data-flash]')).toHaveCount(1);
});

for (const viewport of SIZES) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    test('every screen fits and passes axe, by day and by night', async ({ page }) => {
      test.slow();
      await startInca(page, { players: 4, seed: 'looks' });
      expect(await asked(page)).toBe('turn');
      await expectAccessibleInThemes(page, 'turn');
      await groups(page).first().click();
      await expectAccessibleInThemes(page, 'places');
      await map(page)
        .getByRole('button', { name: /^Cusco\./ })
        .dispatchEvent('click');
      await expectAccessibleInThemes(page, 'site');
      await page.getByRole('button', { name: en['reference.title'] }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInThemes(page, 'reference');
      await page.getByRole('dialog').getByRole('button', { name: en.close }).click();
      for (let i = 0; i < 8 && (await asked(page)) === 'turn'; i++) await finish(page);
      expect(await asked(page)).toBe('sun');
      await hand(page).first().click();
      await page
        .getByRole('button', { name: new RegExp(`^${en['inca.sun.here']}`) })
        .first()
        .click();
      await expectAccessibleInThemes(page, 'sun');
      await startInca(page, { players: 3, first: 'greedy', options: ['earlyFall'], seed: 'looks' });
      await expect(endScreen(page)).toBeVisible({ timeout: 60_000 });
      await expectAccessibleInThemes(page, 'end');
    });
  });
}

test('on a phone the question, the cards, the sectors and the answer are in sight together', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startInca(page, { players: 4, seed: 'telephone' });
  for (let i = 0; i < 8 && (await asked(page)) === 'turn'; i++) await finish(page);
  expect(await asked(page)).toBe('sun');
  await hand(page).first().click();
  const here = page.getByRole('button', { name: new RegExp(`^${en['inca.sun.here']}`) });
  await here.first().click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.soft(tray(page).locator('.prompt')).toBeInViewport({ ratio: 1 });
  for (const card of await hand(page).all()) await expect.soft(card).toBeInViewport({ ratio: 1 });
  for (const sector of await here.all()) {
    await expect.soft(sector).toBeInViewport({ ratio: 1 });
    expect.soft((await sector.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  }
  await expect.soft(tray(page).locator('.ie-sun-choice .primary')).toBeInViewport({ ratio: 1 });
  // The map has made room; it comes back whole when it is wanted, and nothing chosen is lost.
  const sites = page.locator('.ie-map-frame .ie-site');
  await expect(sites.first()).toBeHidden();
  const toggle = tray(page).getByRole('button', { name: en['inca.sun.map'], exact: true });
  await toggle.click();
  await expect(page.locator('.ie-map-frame')).toBeInViewport({ ratio: 0.99 });
  await expect(sites.first()).toBeVisible();
  await toggle.click();
  await expect(sites.first()).toBeHidden();
  await expect(tray(page).locator('.ie-sun-choice .primary')).toBeEnabled();
});
