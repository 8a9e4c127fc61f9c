import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { listed, pattern, SMOKE, say } from './helpers.ts';
import { openPosition } from './helpers-positions.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

interface Sheet {
  cards: { name: string; points: number }[];
  score: number;
}

/** The end screen's sheet of a round, for the seat of that name. */
async function sheetOf(page: Page, round: number, name: string): Promise<Sheet> {
  const details = tides
    .endScreen(page)
    .getByRole('group')
    .nth(round - 1);
  if ((await details.getAttribute('open')) === null) await details.getByText(say('tides.round', { round })).click();
  const rows = details.getByRole('table', { name, exact: true }).getByRole('row');
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '')),
  );
  const points = cells.map(([name = '', , worth]) => ({ name, points: Number(worth) }));
  return { cards: points.slice(0, -1), score: points.at(-1)?.points ?? Number.NaN };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

test('a stranger plays a whole game against the bot by mouse', SMOKE, async ({ page }) => {
  await page.goto('./');
  await expect(page.getByText(en['home.empty'])).toBeVisible();
  await tides.newTable(page).click();
  await page.getByRole('button', { name: en['setup.start'] }).click();

  const mine: string[][] = [];
  const relics: string[] = [];
  const removed: string[] = [];
  for (let round = 1; round <= tides.ROUNDS; round++) {
    const played: string[] = [];
    for (let pick = 1; pick < tides.PICKS; pick++) {
      await tides.atPick(page, round, pick);
      await expect(page.getByText(en['tides.prompt.pick'])).toBeVisible();
      await expect(tides.hand(page)).toHaveCount(tides.PICKS + 1 - pick);
      played.push(await tides.playCard(page, pick % 2));
      await expect(tides.kingdom(page, tides.ME).getByRole('button', { name: played.at(-1) as string })).toBeVisible();
    }
    mine.push(played);
    if (round === tides.ROUNDS) break;
    await tides.atRelic(page, round);
    const back = await tides.handOf(page);
    expect(back, 'the four chosen cards and the one that played itself').toHaveLength(tides.PICKS);
    expect(back).toEqual(expect.arrayContaining(played));
    played.push(...back.filter((card) => !played.includes(card)));
    const [kept, gone] = await tides.keepRelic(page, 0, 1);
    relics.push(kept);
    removed.push(gone);
  }

  await expect(tides.endScreen(page)).toBeVisible();
  await expect(page.locator('.caption > p'), 'nothing is told over the end').toHaveCSS('display', 'none');
  await expect(tides.hand(page)).toHaveCount(0);

  const scores = {
    [tides.ME]: await tides.scoresOf(page, tides.ME),
    [tides.BOT]: await tides.scoresOf(page, tides.BOT),
  };
  const lines = await tides.log(page).allTextContents();
  const told = (key: 'tides.log.revealed' | 'tides.log.scored') =>
    lines.map((line) => pattern(key).exec(line)?.groups).filter((groups) => groups !== undefined);
  const [reveals, scorings] = [told('tides.log.revealed'), told('tides.log.scored')];
  expect(reveals).toHaveLength(tides.ROUNDS * tides.PICKS);
  expect(scorings).toHaveLength(tides.ROUNDS);

  for (const [side, name] of (['A', 'B'] as const).map(
    (side, i) => [side, [tides.ME, tides.BOT][i] as string] as const,
  )) {
    const [total, byRound] = [scores[name]?.at(-1) ?? Number.NaN, scores[name]?.slice(0, -1) ?? []];
    expect(byRound).toHaveLength(tides.ROUNDS);
    expect(sum(byRound), `the total of ${name}`).toBe(total);
    for (const [i, score] of byRound.entries()) {
      const sheet = await sheetOf(page, i + 1, name);
      expect(sheet.score).toBe(score);
      expect(sum(sheet.cards.map(({ points }) => points)), `round ${i + 1} of ${name}`).toBe(score);
      expect(Number(scorings[i]?.[`score${side}`])).toBe(score);
      expect(sheet.cards, 'five cards and a relic for each round before').toHaveLength(tides.PICKS + i);
      const revealed = reveals
        .slice(i * tides.PICKS, (i + 1) * tides.PICKS)
        .map((line) => line[`card${side}`] as string);
      expect(sheet.cards.map((card) => card.name)).toEqual(expect.arrayContaining(revealed));
      if (name !== tides.ME) continue;
      expect(revealed.slice(0, mine[i]?.length)).toEqual(mine[i]);
      expect(sheet.cards.map((card) => card.name)).toEqual(expect.arrayContaining(relics.slice(0, i)));
    }
  }
  for (const [i, card] of relics.entries()) {
    const kept = say('tides.log.kept', { name: tides.ME, keep: card, discard: removed[i] as string });
    expect(lines.filter((line) => line.includes(kept))).toHaveLength(1);
  }

  const [my, their] = [scores[tides.ME]?.at(-1) as number, scores[tides.BOT]?.at(-1) as number];
  const ended = say('tides.log.ended', { a: tides.ME, b: tides.BOT, totalA: my, totalB: their });
  expect(lines.at(-1)).toBe(ended);
  const victory =
    my === their
      ? say('tides.end.shared', { names: listed([tides.ME, tides.BOT]) })
      : say('tides.end.won', { name: my > their ? tides.ME : tides.BOT });
  await expect(tides.endScreen(page).getByRole('heading', { name: victory })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: victory })).toBeVisible();
});

test('Play again starts a new game with the same people', async ({ page }) => {
  const seats = [{ name: 'Ines' }, { who: 'random', name: 'Drift' }] as const;
  await tides.startTable(page, { seats, memoryAid: true });
  await tides.playOut(page);
  const before = page.url();
  await page.getByRole('button', { name: en['end.again'] }).click();
  await tides.atPick(page, 1, 1);
  expect(page.url()).not.toBe(before);
  await expect(tides.endScreen(page)).toHaveCount(0);
  await expect(tides.kingdom(page, 'Ines')).toBeVisible();
  await expect(tides.kingdom(page, 'Drift')).toBeVisible();
  await expect(tides.hand(page)).toHaveCount(tides.PICKS);
  await expect(page.getByText(say('tides.memory.hand', { name: 'Drift', hidden: 5 }))).toBeVisible();
  await expect(tides.log(page).filter({ hasText: pattern('tides.log.revealed') })).toHaveCount(0);
  await tides.playCard(page);
  await tides.atPick(page, 1, 2);
  await expect(tides.kingdom(page, 'Drift').getByRole('listitem').getByRole('button')).toHaveCount(1);

  await page.getByRole('link', { name: en['home.back'] }).click();
  await expect(tides.tables(page)).toHaveCount(2);
  await expect(tides.tables(page).filter({ hasText: say('home.waiting', { names: 'Ines' }) })).toHaveCount(1);
});

test('two bots play a whole game, and it is on the list', async ({ page }) => {
  await tides.startTable(page, { seats: tides.BOTS });
  const [a, b] = [tides.BOTS[0].name, tides.BOTS[1].name];
  await expect(tides.endScreen(page)).toBeVisible();
  const [scoreA, scoreB] = [await tides.scoresOf(page, a), await tides.scoresOf(page, b)];
  expect(sum(scoreA.slice(0, 3))).toBe(scoreA[3]);
  expect(sum(scoreB.slice(0, 3))).toBe(scoreB[3]);
  await expect(tides.log(page).filter({ hasText: pattern('tides.log.revealed') })).toHaveCount(
    tides.ROUNDS * tides.PICKS,
  );
  const lying = await tides.cardsOf(tides.kingdom(page, a).getByRole('listitem').getByRole('button'));
  expect(lying).toHaveLength(tides.PICKS + 2);
  for (const card of lying) expect(tides.CARD_NAMES).toContain(card);

  await page.getByRole('link', { name: en['home.back'] }).click();
  await expect(tides.tables(page)).toHaveCount(1);
  const outcome =
    scoreA[3] === scoreB[3]
      ? en['home.shared']
      : say('home.won', { name: (scoreA[3] as number) > (scoreB[3] as number) ? a : b });
  for (const part of [en['tides.title'], a, b, outcome]) await expect(tides.tables(page)).toContainText(part);
  await tides.tables(page).getByRole('link').click();
  await expect(page.getByText(say('replay.ply', { ply: 0, plies: 34 }))).toBeVisible();
});

test('a tap while others’ moves are shown ends that; a card under it hears it, what has only come does not', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('tempora pace', 'slow'));
  const caption = page.locator('.caption');
  const showAgain = async () => {
    await expect(caption).toHaveAttribute('data-shown', 'false');
    await page.getByRole('button', { name: en['playback.repeat'] }).click();
    await expect(caption).toHaveAttribute('data-shown', 'true');
    // So soon after it a tap would be the second press of a double click.
    await page.waitForTimeout(500);
  };
  let turns = 0;
  const isLater = (moves: readonly string[]) => moves.includes('idea') && ++turns > 9;
  await openPosition(page, { game: 'tempus', seats: 3, until: isLater });
  await showAgain();
  const card = page.locator('.tp-card').first();
  await card.click();
  await expect(caption).toHaveAttribute('data-shown', 'false');
  await expect(card, 'the tap on a card takes it').toHaveAttribute('aria-pressed', 'true');

  const isPlacing = (moves: readonly string[]) => moves.some((move) => move.startsWith('place'));
  await openPosition(page, { game: 'tempus', seats: 3, until: isPlacing });
  const place = await page.locator('.tp-hex[data-lit="true"]').first().getAttribute('data-hex');
  await showAgain();
  const hex = page.locator(`.tp-hex[data-hex="${place}"]`);
  await expect(hex).toHaveAttribute('data-lit', 'false');
  await hex.locator('.tp-hit').click();
  await expect(caption).toHaveAttribute('data-shown', 'false');
  await expect(hex, 'it was not open when it was tapped').toHaveAttribute('aria-pressed', 'false');
  await expect(hex).toHaveAttribute('data-lit', 'true');
});

test('an address without https, where browsers offer less, can be played at', async ({ page }) => {
  await page.addInitScript(() => {
    for (const [of, name] of [
      [Crypto, 'randomUUID'],
      [Navigator, 'clipboard'],
      [Navigator, 'serviceWorker'],
    ] as const)
      Reflect.deleteProperty(of.prototype, name);
  });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await tides.startTable(page, { seed: 'plain' });
  await tides.playCard(page);
  await tides.atPick(page, 1, 2);
  expect(faults).toEqual([]);
});
