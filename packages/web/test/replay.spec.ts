import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { openMore, pattern, SMOKE, say } from './helpers.ts';
import { download, openFile, seal, withMoveChanged } from './helpers-records.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [A, B] = [tides.BOTS[0].name, tides.BOTS[1].name];
/** Both seats: fifteen cards and two relics. */
const PLIES = 34;

const step = (page: Page, key: 'first' | 'back' | 'play' | 'pause' | 'on' | 'last') =>
  page.getByRole('button', { name: en[`replay.${key}`], exact: true });
const slider = (page: Page) => page.getByRole('slider');
const eyes = (page: Page) => page.getByLabel(en['replay.eyes']);

async function atPly(page: Page, ply: number): Promise<void> {
  await expect(page.getByText(say('replay.ply', { ply, plies: PLIES }), { exact: true })).toBeVisible();
  await expect(slider(page)).toHaveValue(String(ply));
}

interface Ending {
  a: number[];
  b: number[];
  lines: string[];
}

/** How a game ended, by what its screen says. */
async function endingOf(page: Page): Promise<Ending> {
  await expect(tides.endScreen(page)).toBeVisible();
  return {
    a: await tides.scoresOf(page, A),
    b: await tides.scoresOf(page, B),
    // In a replay the way to its move stands before a line.
    lines: await tides.log(page).locator('> div').allTextContents(),
  };
}

async function finishGame(page: Page): Promise<Ending> {
  await tides.startTable(page, { seats: tides.BOTS });
  return endingOf(page);
}

async function saveRecord(page: Page): Promise<string> {
  await openMore(page);
  const { name, text } = await download(page, () => page.getByRole('button', { name: en['end.save'] }).click());
  expect(name).toMatch(/^tempora-tides-\w+\.txt$/);
  return text;
}

test('the arrow keys step through a replay wherever the focus is', async ({ page }) => {
  await finishGame(page);
  await page.getByRole('link', { name: en['end.replay'] }).click();
  await atPly(page, 0);
  await page.keyboard.press('ArrowRight');
  await atPly(page, 1);
  await page.getByRole('button', { name: en['reference.title'] }).focus();
  await page.keyboard.press('ArrowRight');
  await atPly(page, 2);
  await page.keyboard.press('End');
  await atPly(page, PLIES);
  await page.keyboard.press('ArrowLeft');
  await atPly(page, PLIES - 1);
  // In the log they go from link to link.
  await page.getByRole('list', { name: en['log.title'] }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.frame-log .place-link').last()).toBeFocused();
  await atPly(page, PLIES - 1);
});

test('a replay tells what happened at the table besides moves', async ({ page }) => {
  await finishGame(page);
  const text = await saveRecord(page);
  const withPerson = text.replace(/^holder\.0 .+$/m, 'holder.0 {"kind":"human","name":"Ada"}');
  await openFile(page, seal(withPerson.replace(/^0 play:\d+$/m, (move) => `0 .timeout\n0 .takeover\n${move}`)));
  await atPly(page, 0);
  const events = page.locator('.frame-log .log-event');
  await expect(events).toHaveText([say('event.timeout', { name: 'Ada' }), say('event.takeover', { name: 'Ada' })]);
  await step(page, 'on').click();
  await atPly(page, 1);
  await expect(events).toHaveCount(2);
});

test('the poster can be kept as a picture', async ({ page }) => {
  await finishGame(page);
  const poster = await page.locator('.poster').boundingBox();
  await openMore(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: en['end.picture'] }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('tempora-tides.png');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.readUInt32BE(16), 'twice as many pixels across').toBe(2 * Math.ceil(poster?.width ?? 0));
  const colours = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    pen.drawImage(image, 0, 0);
    const { data: pixels } = pen.getImageData(0, 0, image.width, image.height);
    const seen = new Set<number>();
    for (let i = 0; i < pixels.length; i += 4)
      seen.add(((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0));
    return seen.size;
  }, bytes.toString('base64'));
  expect(colours, 'cards and letters are in it').toBeGreaterThan(200);
});

test('step, jump and run through a finished game', SMOKE, async ({ page }) => {
  const ending = await finishGame(page);
  await page.getByRole('link', { name: en['end.replay'] }).click();
  await atPly(page, 0);
  await expect(step(page, 'first')).toBeDisabled();
  await expect(step(page, 'back')).toBeDisabled();
  await expect(tides.endScreen(page)).toHaveCount(0);

  await step(page, 'on').click();
  await atPly(page, 1);
  await expect(tides.kingdom(page, A).getByText(say('tides.chosen', { name: A }))).toBeAttached();
  await step(page, 'on').click();
  await atPly(page, 2);
  await expect(tides.kingdomCards(page, A)).toHaveCount(1);
  await expect(tides.kingdomCards(page, B)).toHaveCount(1);
  const reveal = ending.lines.find((line) => pattern('tides.log.revealed').test(line)) as string;
  await expect(tides.log(page).filter({ hasText: reveal })).toHaveCount(1);
  await step(page, 'back').click();
  await atPly(page, 1);
  await expect(tides.kingdomCards(page, A)).toHaveCount(0);
  await expect(tides.log(page).filter({ hasText: reveal })).toHaveCount(0);

  await slider(page).focus();
  for (let pressed = 0; pressed < 4; pressed++) await page.keyboard.press('ArrowRight');
  await atPly(page, 5);
  await step(page, 'on').dblclick();
  await atPly(page, 7);

  await slider(page).fill('10');
  await atPly(page, 10);
  await expect(page.getByText(en['tides.where.relic'], { exact: true })).toBeVisible();
  expect((await tides.scoresOf(page, A))[0]).toBe(ending.a[0]);
  expect((await tides.scoresOf(page, B))[0]).toBe(ending.b[0]);

  await step(page, 'last').click();
  await atPly(page, PLIES);
  await expect(step(page, 'last')).toBeDisabled();
  await expect(step(page, 'on')).toBeDisabled();
  expect(await endingOf(page)).toEqual(ending);
  await step(page, 'first').click();
  await atPly(page, 0);
  await expect(tides.endScreen(page)).toHaveCount(0);
});

test('the address leads back to the same moment and viewer', async ({ page }) => {
  await finishGame(page);
  await page.getByRole('link', { name: en['end.replay'] }).click();
  await slider(page).fill('3');
  await eyes(page).selectOption({ label: A });
  await expect(page).toHaveURL(/#\/replay\/[^/]+\/3\/0$/);
  const cards = await tides.handOf(page);
  await page.reload();
  await atPly(page, 3);
  await expect(tides.hand(page)).toHaveCount(cards.length);
  expect(await tides.handOf(page)).toEqual(cards);
  await page.goBack();
  await expect(page.getByRole('link', { name: en['end.replay'] }), 'its steps are no pages').toBeVisible();
  await page.goForward();
  await atPly(page, 3);
  await step(page, 'on').click();
  await expect(page).toHaveURL(/\/4\/0$/);
  await page.evaluate(() => {
    location.hash = location.hash.replace(/\/4\/0$/, '/3/0');
  });
  await atPly(page, 3);
  // A ply beyond the end is the end, and a seat that does not exist is the public.
  await page.goto(page.url().replace(/\/3\/0$/, '/9999/7'));
  await atPly(page, PLIES);
  await expect(eyes(page)).toHaveValue('public');
  await expect(tides.endScreen(page)).toBeVisible();
  await step(page, 'back').click();
  await atPly(page, PLIES - 1);
});

test('it plays automatically, pauses on request, and stops at the end', async ({ page }) => {
  await finishGame(page);
  await page.getByRole('link', { name: en['end.replay'] }).click();
  await slider(page).fill(String(PLIES - 4));
  await atPly(page, PLIES - 4);
  await step(page, 'play').click();
  await atPly(page, PLIES - 3);
  await step(page, 'pause').click();
  await expect(step(page, 'play')).toBeVisible();
  const stopped = await slider(page).inputValue();
  await page.waitForTimeout(1500);
  await expect(slider(page)).toHaveValue(stopped);
  await step(page, 'play').click();
  await expect(slider(page)).toHaveValue(String(PLIES), { timeout: 10_000 });
  await expect(step(page, 'play')).toBeVisible();
  await expect(step(page, 'pause')).toHaveCount(0);
  await expect(tides.endScreen(page)).toBeVisible();
});

test('each seat sees its own hand, a spectator none', async ({ page }) => {
  await finishGame(page);
  await page.getByRole('link', { name: en['end.replay'] }).click();
  await atPly(page, 0);
  await expect(eyes(page)).toHaveValue('public');
  await expect(tides.hand(page)).toHaveCount(0);
  const drawn = (name: string, cards: readonly string[]) => say('tides.log.drew', { name, cards: cards.join(', ') });

  const hands: string[][] = [];
  for (const [i, name] of [A, B].entries()) {
    await eyes(page).selectOption({ label: name });
    await expect(eyes(page)).toHaveValue(String(i));
    await expect(tides.log(page).filter({ hasText: `${name} draws` })).toHaveCount(1);
    const cards = await tides.handOf(page);
    expect(cards).toHaveLength(5);
    await expect(tides.log(page).filter({ hasText: drawn(name, cards) })).toHaveCount(1);
    hands.push(cards);
  }
  expect(new Set(hands.flat()).size).toBe(10);

  // After the first reveal the hands have changed places.
  await slider(page).fill('2');
  await atPly(page, 2);
  const [playedA, playedB] = await Promise.all([A, B].map((name) => tides.cardsOf(tides.kingdomCards(page, name))));
  expect(hands[0]).toContain(playedA?.[0]);
  expect(hands[1]).toContain(playedB?.[0]);
  expect(await tides.handOf(page)).toEqual(hands[0]?.filter((card) => card !== playedA?.[0]));
  await eyes(page).selectOption({ label: A });
  await expect(tides.log(page).filter({ hasText: drawn(A, hands[0] as string[]) })).toHaveCount(1);
  expect(await tides.handOf(page)).toEqual(hands[1]?.filter((card) => card !== playedB?.[0]));

  await eyes(page).selectOption({ label: en['replay.public'] });
  await expect(tides.hand(page)).toHaveCount(0);
  for (const name of [A, B]) await expect(tides.log(page).filter({ hasText: `${name} draws` })).toHaveCount(0);
});

test('all hands lie open in a replay, as each seat saw its own', async ({ page }) => {
  await finishGame(page);
  await page.getByRole('link', { name: en['end.replay'] }).click();
  await slider(page).fill('4');
  await atPly(page, 4);
  const hands: string[][] = [];
  for (const [i, name] of [A, B].entries()) {
    await eyes(page).selectOption({ label: name });
    await expect(tides.hand(page)).toHaveCount(3);
    await expect(tides.log(page).filter({ hasText: `${name} draws` })).toHaveCount(1);
    hands[i] = await tides.handOf(page);
  }
  expect(new Set(hands.flat()).size).toBe(6);
  await eyes(page).selectOption({ label: en['replay.all'] });
  const open = page.getByRole('list', { name: en['replay.all'] }).getByRole('listitem');
  for (const [i, name] of [A, B].entries()) {
    const seat = open.filter({ hasText: name });
    await expect(seat.getByRole('img')).toHaveCount(3);
    expect(await tides.cardsOf(seat.getByRole('img'))).toEqual(hands[i]);
  }
  await expect(page).toHaveURL(/\/4\/all$/);
  await page.reload();
  await expect(open.getByRole('img')).toHaveCount(6);
  await step(page, 'first').click();
  await expect(open.getByRole('img')).toHaveCount(10);
});

test('a saved record opens from its file, even in a browser where it was never played', async ({
  page,
  browser,
  baseURL,
}) => {
  const ending = await finishGame(page);
  const text = await saveRecord(page);
  await openFile(page, text);
  await atPly(page, 0);
  await step(page, 'last').click();
  expect(await endingOf(page)).toEqual(ending);
  // It can be looked at as often as one likes, and no table was added.
  await expect(page).toHaveURL(new RegExp(`/${PLIES}$`));
  await page.reload();
  await atPly(page, PLIES);
  await page.getByRole('link', { name: en['home.back'] }).click();
  await expect(tides.tables(page)).toHaveCount(1);

  const elsewhere = await browser.newContext({ baseURL: baseURL as string });
  const fresh = await elsewhere.newPage();
  // As another system might have stored it.
  await openFile(fresh, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  await atPly(fresh, 0);
  await step(fresh, 'last').click();
  expect(await endingOf(fresh)).toEqual(ending);
  await elsewhere.close();
});

test('a copied link shows the game to whoever opens it', SMOKE, async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const ending = await finishGame(page);
  await openMore(page);
  await page.getByRole('button', { name: en['end.link'] }).click();
  await expect(page.getByText(en['end.copied'])).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain('#/record/');

  const elsewhere = await browser.newContext();
  const fresh = await elsewhere.newPage();
  await fresh.goto(address);
  // The result comes first, as from a server.
  expect(await endingOf(fresh)).toEqual(ending);

  // A link that lost its end, one with a letter changed, and one that never was one.
  for (const bad of [
    address.slice(0, -40),
    address.replace(/record\/./, 'record/!'),
    `${address.split('/record/')[0]}/record/`,
  ]) {
    await fresh.goto('about:blank');
    await fresh.goto(bad);
    await expect(fresh.getByRole('alert')).toHaveText(en['record-error.broken-link']);
    await fresh.getByRole('link', { name: en['home.back'] }).click();
    await expect(fresh.getByText(en['home.empty'])).toBeVisible();
  }
  await elsewhere.close();
});

test('an incomplete or altered record says so and leads home, and nothing is lost', async ({ page }) => {
  await finishGame(page);
  const text = await saveRecord(page);
  const line = (pattern: RegExp, by: string) => text.replace(pattern, by);
  const bad: { [what: string]: { text: string; sentence: string } } = {
    'an empty file': { text: '', sentence: en['record-error.not-a-record'] },
    'a text that is no record': {
      text: 'Dear diary,\n\ntoday we played.\n',
      sentence: en['record-error.not-a-record'],
    },
    'a picture': { text: '\u0089PNG\r\n\u001a\n\u0000\u0000', sentence: en['record-error.not-a-record'] },
    'a cut-off record': { text: text.slice(0, -200), sentence: en['record-error.truncated'] },
    'a record without its last move': {
      text: text.replace(/\n[^\n]+\n(end .+\n)$/, '\n$1'),
      sentence: en['record-error.truncated'],
    },
    'a changed move': { text: withMoveChanged(text), sentence: en['record-error.broken-chain'] },
    'a changed name': { text: text.replace(A, 'Mallory'), sentence: en['record-error.broken-chain'] },
    'other shuffles': { text: seal(line(/^seed .+$/m, 'seed 1')), sentence: en['record-error.unfair-seed'] },
    'an unknown game': {
      text: seal(line(/^game .+$/m, 'game senet')),
      sentence: say('record-error.unknown-game', { detail: 'senet' }),
    },
    'newer rules': {
      text: seal(line(/^rules .+$/m, 'rules 7')),
      sentence: say('record-error.other-rules', { detail: '7' }),
    },
    'a newer format': {
      text: line(/^tempora record \d+/, 'tempora record 9'),
      sentence: say('record-error.unknown-format', { detail: '9' }),
    },
    'a garbled line': { text: line(/^0 (play:\d+)$/m, 'Magda $1'), sentence: 'of the record cannot be read' },
    'a move against the rules': {
      text: seal(line(/^0 play:\d+$/m, '0 keep:1,discard:2')),
      sentence: 'is not allowed by the rules',
    },
  };
  for (const [what, { text, sentence }] of Object.entries(bad)) {
    await test.step(what, async () => {
      await openFile(page, text);
      await expect(page.getByRole('alert'), what).toContainText(sentence);
      await page.getByRole('link', { name: en['home.back'] }).click();
      await expect(tides.tables(page), 'the game played here is still there').toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
  await openFile(page, text);
  await atPly(page, 0);
});

test('a large file that is not a record says so too', async ({ page }) => {
  const noise = (lines: number) => Array.from({ length: lines }, (_, i) => Math.sin(i).toString(36)).join('\n');
  await page.goto('./#/');
  await openFile(page, noise(200_000));
  await expect(page.getByRole('alert')).toHaveText(en['record-error.too-long']);
  await openFile(page, noise(20_000));
  await expect(page.getByRole('alert')).toHaveText(en['record-error.not-a-record']);
  await expect(page.getByRole('link', { name: en['home.back'] })).toBeVisible();
});

test('an unfinished game cannot be replayed', async ({ page }) => {
  await tides.startTable(page);
  const replay = page.url().replace('#/match/', '#/replay/');
  for (const address of [replay, `${replay}/0/all`]) {
    await page.goto('./#/');
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveText(en['error.not-over']);
  }
  await page.goto('./#/nowhere');
  await expect(page.getByRole('alert')).toHaveText(en['notice.nowhere']);
  await page.goto('./#/match/0000');
  await expect(page.getByRole('alert')).toHaveText(en['error.match-not-found']);
});
