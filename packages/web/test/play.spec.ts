import { expect, type Page, test } from '@playwright/test';
import { en } from './en.ts';
import { BOT, BOTS, log, ME, newTable, pattern, say, startTable, tables } from './helpers.ts';
import { atPick, atRelic, keepRelic, playCard, playOut } from './tides-play.ts';
import { CARD_NAMES, cardsOf, endScreen, hand, handOf, kingdom, PICKS, ROUNDS, scoresOf } from './tides-table.ts';

interface Sheet {
  cards: { name: string; points: number }[];
  score: number;
}

/** The end screen's sheet of a round, for the seat of that name. */
async function sheetOf(page: Page, round: number, name: string): Promise<Sheet> {
  const details = endScreen(page)
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

test('a stranger plays a whole game against the bot by mouse', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByText(en['home.empty'])).toBeVisible();
  await newTable(page).click();
  await page.getByRole('button', { name: en['setup.start'] }).click();

  const mine: string[][] = [];
  const relics: string[] = [];
  const removed: string[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const played: string[] = [];
    for (let pick = 1; pick < PICKS; pick++) {
      await atPick(page, round, pick);
      await expect(page.getByText(en['tides.prompt.pick'])).toBeVisible();
      await expect(hand(page)).toHaveCount(PICKS + 1 - pick);
      played.push(await playCard(page, pick % 2));
      await expect(kingdom(page, ME).getByRole('button', { name: played.at(-1) as string })).toBeVisible();
    }
    mine.push(played);
    if (round === ROUNDS) break;
    await atRelic(page, round);
    const back = await handOf(page);
    expect(back, 'the four chosen cards and the one that played itself').toHaveLength(PICKS);
    expect(back).toEqual(expect.arrayContaining(played));
    played.push(...back.filter((card) => !played.includes(card)));
    const [kept, gone] = await keepRelic(page, 0, 1);
    relics.push(kept);
    removed.push(gone);
  }

  await expect(endScreen(page)).toBeVisible();
  await expect(hand(page)).toHaveCount(0);

  const scores = { [ME]: await scoresOf(page, ME), [BOT]: await scoresOf(page, BOT) };
  const lines = await log(page).allTextContents();
  const told = (key: 'tides.log.revealed' | 'tides.log.scored') =>
    lines.map((line) => pattern(key).exec(line)?.groups).filter((groups) => groups !== undefined);
  const [reveals, scorings] = [told('tides.log.revealed'), told('tides.log.scored')];
  expect(reveals).toHaveLength(ROUNDS * PICKS);
  expect(scorings).toHaveLength(ROUNDS);

  for (const [side, name] of (['A', 'B'] as const).map((side, i) => [side, [ME, BOT][i] as string] as const)) {
    const [total, byRound] = [scores[name]?.at(-1) ?? Number.NaN, scores[name]?.slice(0, -1) ?? []];
    expect(byRound).toHaveLength(ROUNDS);
    expect(sum(byRound), `the total of ${name}`).toBe(total);
    for (const [i, score] of byRound.entries()) {
      const sheet = await sheetOf(page, i + 1, name);
      expect(sheet.score).toBe(score);
      expect(sum(sheet.cards.map(({ points }) => points)), `round ${i + 1} of ${name}`).toBe(score);
      expect(Number(scorings[i]?.[`score${side}`])).toBe(score);
      expect(sheet.cards, 'five cards and a relic for each round before').toHaveLength(PICKS + i);
      const revealed = reveals.slice(i * PICKS, (i + 1) * PICKS).map((line) => line[`card${side}`] as string);
      expect(sheet.cards.map((card) => card.name)).toEqual(expect.arrayContaining(revealed));
      if (name !== ME) continue;
      expect(revealed.slice(0, mine[i]?.length)).toEqual(mine[i]);
      expect(sheet.cards.map((card) => card.name)).toEqual(expect.arrayContaining(relics.slice(0, i)));
    }
  }
  for (const [i, card] of relics.entries()) {
    const kept = say('tides.log.kept', { name: ME, keep: card, discard: removed[i] as string });
    expect(lines.filter((line) => line.includes(kept))).toHaveLength(1);
  }

  const [my, their] = [scores[ME]?.at(-1) as number, scores[BOT]?.at(-1) as number];
  const ended = say('tides.log.ended', { a: ME, b: BOT, totalA: my, totalB: their });
  expect(lines.at(-1)).toBe(ended);
  const victory =
    my === their
      ? say('tides.end.shared', { names: say('list.and', { most: ME, last: BOT }) })
      : say('tides.end.won', { name: my > their ? ME : BOT });
  await expect(endScreen(page).getByRole('heading', { name: victory })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: victory })).toBeVisible();
});

test('play again sits the same people down to a new game', async ({ page }) => {
  const seats = [{ name: 'Ines' }, { who: 'random', name: 'Drift' }] as const;
  await startTable(page, { seats, memoryAid: true });
  await playOut(page);
  const before = page.url();
  await page.getByRole('button', { name: en['end.again'] }).click();
  await atPick(page, 1, 1);
  expect(page.url()).not.toBe(before);
  await expect(endScreen(page)).toHaveCount(0);
  await expect(kingdom(page, 'Ines')).toBeVisible();
  await expect(kingdom(page, 'Drift')).toBeVisible();
  await expect(hand(page)).toHaveCount(PICKS);
  await expect(page.getByText(say('tides.memory.hand', { name: 'Drift', hidden: 5 }))).toBeVisible();
  await expect(log(page).filter({ hasText: pattern('tides.log.revealed') })).toHaveCount(0);
  await playCard(page);
  await atPick(page, 1, 2);
  await expect(kingdom(page, 'Drift').getByRole('listitem').getByRole('button')).toHaveCount(1);

  await page.getByRole('link', { name: en['home.back'] }).click();
  await expect(tables(page)).toHaveCount(2);
  await expect(tables(page).filter({ hasText: say('home.waiting', { names: 'Ines' }) })).toHaveCount(1);
});

test('two bots play a whole game by themselves, and it is on the list', async ({ page }) => {
  await startTable(page, { seats: BOTS });
  const [a, b] = [BOTS[0].name, BOTS[1].name];
  await expect(endScreen(page)).toBeVisible();
  const [scoreA, scoreB] = [await scoresOf(page, a), await scoresOf(page, b)];
  expect(sum(scoreA.slice(0, 3))).toBe(scoreA[3]);
  expect(sum(scoreB.slice(0, 3))).toBe(scoreB[3]);
  await expect(log(page).filter({ hasText: pattern('tides.log.revealed') })).toHaveCount(ROUNDS * PICKS);
  const lying = await cardsOf(kingdom(page, a).getByRole('listitem').getByRole('button'));
  expect(lying).toHaveLength(PICKS + 2);
  for (const card of lying) expect(CARD_NAMES).toContain(card);

  await page.getByRole('link', { name: en['home.back'] }).click();
  await expect(tables(page)).toHaveCount(1);
  const outcome =
    scoreA[3] === scoreB[3]
      ? en['home.shared']
      : say('home.won', { name: (scoreA[3] as number) > (scoreB[3] as number) ? a : b });
  for (const part of [en['tides.title'], a, b, outcome]) await expect(tables(page)).toContainText(part);
  await tables(page).getByRole('link').click();
  await expect(page.getByText(say('replay.ply', { ply: 0, plies: 34 }))).toBeVisible();
});
