import { expect } from '@playwright/test';
import { en } from './en.ts';
import { openPosition } from './helpers-positions.ts';
import {
  asked,
  endTurn,
  finish,
  groups,
  hand,
  layCard,
  observeShifts,
  type ShiftWindow,
  startInca,
  takeTurn,
  tray,
} from './inca-table.ts';
import { test } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Where there is little room what a press opens has that of other parts.
for (const [width, height, seed, most] of [
  [820, 1180, 'four on a tablet', 0.1],
  [844, 390, 'four on a telephone', 0.5],
] as const)
  test(`with four at the table nothing jumps at ${width} × ${height} in a whole game, by itself or by a press`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await startInca(page, { players: 4, options: ['earlyFall'], seed });
    await page.evaluate(observeShifts);
    const ends = new Set<number>();
    for (let step = 0; ; step++) {
      const now = await asked(page);
      if (now === 'end') break;
      expect(await page.evaluate(cutNumbers), `step ${step}`).toEqual([]);
      expect(await page.evaluate(crowdedCards), `step ${step}`).toEqual([]);
      if (now === 'sun')
        await layCard(page, step, async () => {
          for (const part of await page.locator('.ie-sun-choice .ie-effects > li, .ie-sun-choice .primary').all())
            await expect(part).toBeInViewport({ ratio: 0.99 });
        });
      else {
        await takeTurn(page, step, new Set());
        const box = await tray(page).getByRole('button', { name: en['inca.done'], exact: true }).boundingBox();
        if (box) ends.add(Math.round(box.y / 8));
        if ((await asked(page)) === 'turn') await endTurn(page);
      }
      expect(step, 'the game comes to an end').toBeLessThan(60);
    }
    const { shift = 1, pressed = 1 } = await page.evaluate(() => {
      const { shift, pressed } = window as ShiftWindow;
      return { shift, pressed };
    });
    expect(shift).toBeLessThan(0.02);
    // Parts that a press opens or closes; it was 4.9 while what was told came and went.
    expect(pressed).toBeLessThan(most);
    expect(ends.size, 'the end of the turn has one place').toBe(1);
  });

/** Names and numbers of the seats that are wider than their place, or that lie over each other. */
function cutNumbers(): string[] {
  return [...document.querySelectorAll('.ie-seat')].flatMap((seat) => {
    const parts = [...seat.querySelectorAll('.ie-seat-name, .ie-seat-points, .ie-seat-labor, .ie-seat-sapa')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return parts.flatMap((part, i) => {
      const { left, right, top, bottom } = boxes[i] as DOMRect;
      const isCut = part.scrollWidth > part.clientWidth + 1 || right > seat.getBoundingClientRect().right + 1;
      const isOver = boxes.some(
        (other, j) =>
          j > i && other.left < right - 1 && other.right > left + 1 && other.top < bottom - 1 && other.bottom > top + 1,
      );
      return isCut || isOver ? [part.textContent ?? ''] : [];
    });
  });
}

for (const seats of [3, 4])
  test(`late in a game of ${seats} the Sun board and what is in force can be read on a desktop`, async ({ page }) => {
    let phases = 0;
    const isLate = (moves: readonly string[]) => moves.some((move) => move.startsWith('sun')) && ++phases === 16;
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPosition(page, { game: 'inca', seats, until: isLate });
    for (const [width, height] of [
      [1440, 900],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.ie-lying-face').first()).toBeVisible();
      expect(await page.evaluate(crowdedCards), `${width}`).toEqual([]);
      expect(await page.evaluate(cutNumbers), `${width}`).toEqual([]);
      const heights = await page
        .locator('.ie-lying > button')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      expect(Math.min(...heights), 'targets for a mouse').toBeGreaterThanOrEqual(24);
    }
    await layCard(page, 0);
    expect(await asked(page)).toBe('turn');
    expect(await page.evaluate(crowdedCards)).toEqual([]);
    const cut = await page.locator('.ie-force').evaluate((list) => list.scrollHeight - list.clientHeight);
    expect(cut, 'all that is in force is in sight').toBeLessThanOrEqual(1);
  });

/** Cards and buttons of the Sun board that lie over a name, over each other or beyond its edge. */
function crowdedCards(): string[] {
  const board = document.querySelector('.ie-sun')?.getBoundingClientRect();
  if (!board) return [];
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(`.ie-sun ${selector}`)].map((part) => [part, part.getBoundingClientRect()] as const);
  const names = boxesOf(':is(.ie-sun-seat, .ie-deck)');
  const cards = boxesOf(':is(.ie-lying-face, .ie-face-down-card, .ie-sector-pick)');
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;
  const isBeyond = (box: DOMRect) =>
    box.left < board.left || box.right > board.right || box.top < board.top - 1 || box.bottom > board.bottom + 1;
  return cards
    .filter(([, box], i) => isBeyond(box) || [...names, ...cards.slice(i + 1)].some(([, other]) => isOver(box, other)))
    .map(([part]) => part.textContent ?? '');
}

test('on a phone a new question begins at the top of a page that ends where its content ends', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startInca(page, { players: 3, seed: 'top' });
  for (let i = 0; i < 8 && (await asked(page)) === 'turn'; i++) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await endTurn(page);
  }
  expect(await asked(page)).toBe('sun');
  for (const part of ['.ie-seats', '.ie-tray .prompt', '.ie-hand', '.ie-sun', '.ie-sun-choice .primary'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(844 + 100);
});

test('on a telephone held sideways map, question and the end of the turn are in sight, in letters that can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await startInca(page, { players: 3, seed: 'sideways' });
  expect(await asked(page)).toBe('turn');
  const top = async (part: string) => (await page.locator(part).boundingBox())?.y ?? Number.NaN;
  expect(await top('.ie-map-frame'), 'all that is above the map').toBeLessThan(60);
  await expect(page.locator('.ie-map-frame')).toBeInViewport({ ratio: 1 });
  const done = tray(page).getByRole('button', { name: en['inca.done'], exact: true });
  const place = await done.boundingBox();
  await expect(tray(page).locator('.prompt')).toBeInViewport({ ratio: 1 });
  await expect(done).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(smallLetters)).toEqual([]);
  await groups(page).first().click();
  await expect(done).toBeInViewport({ ratio: 1 });
  expect(await done.boundingBox()).toEqual(place);
  for (let i = 0; i < 8 && (await asked(page)) === 'turn'; i++) await finish(page);
  await hand(page).first().click();
  for (const part of [...(await hand(page).all()), tray(page).locator('.ie-sun-choice .primary')])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(smallLetters)).toEqual([]);
});

/** Texts on the screen whose letters are smaller than 11 pixels. */
function smallLetters(): string[] {
  const texts = [...document.querySelectorAll('.frame-main *')].filter((part) => {
    const { width, top, bottom } = part.getBoundingClientRect();
    const isText = [...part.childNodes].some((node) => node instanceof Text && node.data.trim());
    return isText && width > 1 && bottom > 0 && top < innerHeight && part.checkVisibility({ opacityProperty: true });
  });
  return texts.flatMap((part) => {
    const scale = part instanceof SVGGraphicsElement ? (part.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(part).fontSize) * scale;
    return size < 10.95 ? [`${part.textContent} ${size}`] : [];
  });
}

test('on a phone others’ moves come into sight, and then the part of the map that one has chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tempora pace', 'fast'));
  await page.setViewportSize({ width: 390, height: 844 });
  await startInca(page, { players: 4, seed: 'out of sight' });
  expect(await asked(page)).toBe('turn');
  const board = page.locator('.ie-map-frame .pan-zoom > svg');
  for (let i = 0; i < 6; i++) await page.getByRole('button', { name: en['zoom.in'] }).dispatchEvent('click');
  const own = await board.getAttribute('viewBox');
  await page.evaluate(watchNews);
  await finish(page);
  await expect.poll(() => page.evaluate(() => (window as NewsWindow).news?.length)).toBeGreaterThan(2);
  expect(await asked(page)).toBe('turn');
  const news = await page.evaluate(() => (window as NewsWindow).news ?? []);
  expect(news.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(new Set(news.map(({ part }) => part)).size, 'it was another part').toBeGreaterThan(1);
  await expect(board).toHaveAttribute('viewBox', own as string);
});

type NewsWindow = typeof globalThis & { news?: { place: string; part: string; isSeen: boolean }[] };

/** Writes down what is new on the map, and whether it was in sight before the next move was shown. */
function watchNews(): void {
  const news: NonNullable<NewsWindow['news']> = [];
  (window as NewsWindow).news = news;
  const board = document.querySelector('.ie-map-frame .pan-zoom > svg') as SVGSVGElement;
  const look = (part: Element) => {
    const [seen, it] = [board.getBoundingClientRect(), part.getBoundingClientRect()];
    const isSeen = it.left >= seen.left && it.right <= seen.right && it.top >= seen.top && it.bottom <= seen.bottom;
    const place = part.getAttribute('data-place') ?? '';
    if (isSeen || part.getAttribute('data-mark') !== 'now')
      news.push({ place, part: board.getAttribute('viewBox') ?? '', isSeen });
    else requestAnimationFrame(() => look(part));
  };
  new MutationObserver((changes) => {
    for (const part of new Set(changes.map(({ target }) => target as Element)))
      if (part.getAttribute('data-mark') === 'now') look(part);
  }).observe(board, { subtree: true, attributes: true, attributeFilter: ['data-mark'] });
}

test('on a desktop all that a first turn offers is in sight, whatever cards one has', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const seed of ['where', 'stranger 4']) {
    await startInca(page, { players: 4, seed });
    expect(await asked(page)).toBe('turn');
    for (const group of await groups(page).all()) await expect(group).toBeInViewport({ ratio: 1 });
    for (const card of await hand(page).all()) await expect(card).toBeInViewport({ ratio: 1 });
    const done = tray(page).getByRole('button', { name: en['inca.done'], exact: true });
    await expect(done).toBeInViewport({ ratio: 1 });
    await done.click({ trial: true });
  }
});
