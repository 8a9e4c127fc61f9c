import { type BrowserContext, expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { settle } from './helpers-accessibility.ts';
import { startInca } from './inca-table.ts';
import { startTempus } from './tempus-table.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const GAMES = ['tides', 'tempus', 'inca'] as const;
type Game = (typeof GAMES)[number];

const ORDERS: readonly (readonly Game[])[] = GAMES.flatMap((first) =>
  GAMES.filter((second) => second !== first).map((second) => [
    first,
    second,
    ...GAMES.filter((third) => third !== first && third !== second),
  ]),
);

/** Bots play a game of each to its end; the addresses of their replays. */
async function playAll(page: Page): Promise<Record<Game, string>> {
  await tides.startTable(page, { seats: tides.BOTS });
  const replays: Partial<Record<Game, string>> = { tides: await replayOf(page) };
  await startTempus(page, ['random', 'random', 'random'], 'styles');
  replays.tempus = await replayOf(page);
  await startInca(page, { players: 3, first: 'random', seed: 'styles' });
  replays.inca = await replayOf(page);
  return replays as Record<Game, string>;
}

async function replayOf(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: en['end.replay'] });
  await expect(link).toBeVisible({ timeout: 60_000 });
  return (await link.getAttribute('href')) as string;
}

/** Where everything of a finished game stands, and how it is dressed: its table and its end page. */
async function looksOf(page: Page, replay: string): Promise<string[]> {
  await page.evaluate((hash) => {
    location.hash = `${hash}/99999`;
  }, replay);
  await expect(page.getByRole('button', { name: en['replay.last'] })).toBeDisabled();
  // What is folded away is laid out whenever the browser likes.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await settle(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('.frame, .frame *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const dress = [style.font, style.color, style.background, style.border, style.margin, style.padding, style.fill];
      const place = [x, y, width, height].map(Math.round);
      return [element.tagName, element.getAttribute('class'), ...place, ...dress].join(' | ');
    }),
  );
}

/** The first elements that look otherwise. */
function differences(looks: readonly string[], expected: readonly string[]): string[] {
  if (looks.length !== expected.length) return [`${looks.length} elements instead of ${expected.length}`];
  return looks.flatMap((look, i) => (look === expected[i] ? [] : [`${look} instead of ${expected[i]}`])).slice(0, 3);
}

async function freshLooks(context: BrowserContext, replay: string): Promise<string[]> {
  const page = await context.newPage();
  await page.goto('./#/');
  const looks = await looksOf(page, replay);
  await page.close();
  return looks;
}

test('a table and its end look the same whichever game was opened before', async ({ page, context }) => {
  test.slow();
  await page.goto('./#/');
  const replays = await playAll(page);
  const alone = new Map<Game, string[]>();
  for (const game of GAMES) alone.set(game, await freshLooks(context, replays[game]));
  for (const order of ORDERS) {
    const visitor = await context.newPage();
    await visitor.goto('./#/');
    for (const game of order)
      expect(
        differences(await looksOf(visitor, replays[game]), alone.get(game) as string[]),
        `${game} in ${order.join(', ')}`,
      ).toEqual([]);
    await visitor.close();
  }
});
