import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { say } from './helpers.ts';
import { excess, expectAccessibleInThemes, SIZES, settle } from './helpers-accessibility.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

/** As small as a finger can hit. */
const FINGER = 40;

/** Walks past every screen there is; `see` is called at each. */
async function tour(page: Page, see: (screen: string) => Promise<void>): Promise<void> {
  await tides.startTable(page, { seats: tides.BOTS });
  await expect(tides.endScreen(page)).toBeVisible();
  for (const round of [1, 2])
    await tides
      .endScreen(page)
      .getByRole('group')
      .nth(round - 1)
      .locator('summary')
      .click();
  await see('end');
  await page.getByRole('link', { name: en['end.replay'] }).click();
  await page.getByRole('slider').fill('16');
  await page.getByLabel(en['replay.eyes']).selectOption({ label: tides.BOTS[1].name });
  await expect(tides.hand(page).first()).toBeVisible();
  await see('replay');

  await tides.startTable(page, { memoryAid: true });
  await tides.atPick(page, 1, 1);
  await tides.playCard(page);
  await tides.atPick(page, 1, 2);
  await tides.hand(page).first().click();
  await see('pick');
  await page.getByRole('button', { name: en['reference.title'], exact: true }).click();
  await see('cards');
  await page.keyboard.press('Escape');
  for (const pick of [2, 3, 4]) {
    await tides.atPick(page, 1, pick);
    await tides.playCard(page, 1);
  }
  await tides.atRelic(page, 1);
  await tides.hand(page).first().click();
  await page.getByRole('button', { name: en['tides.relic.keep'], exact: true }).click();
  await see('relic');

  await tides.startTable(page, { seats: tides.PEOPLE });
  await tides.curtain(page, tides.PEOPLE[0].name).click();
  await tides.playCard(page);
  await expect(tides.curtain(page, tides.PEOPLE[1].name)).toBeVisible();
  await see('curtain');

  await page.goto('./#/');
  await expect(tides.tables(page)).toHaveCount(3);
  await see('home');
  await page.goto('./#/new/tides');
  await page.getByText(en['setup.seed'], { exact: true }).click();
  await see('setup');
  await page.goto('./#/record/x');
  await expect(page.getByRole('alert')).toBeVisible();
  await see('notice');
}

for (const viewport of SIZES) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    test('every screen fits and passes axe, by day and by night', async ({ page }) => {
      test.slow();
      const seen: string[] = [];
      await tour(page, async (screen) => {
        await expectAccessibleInThemes(page, screen);
        seen.push(screen);
      });
      expect(seen).toHaveLength(9);
    });
  });
}

test('the theme can be chosen, and stays chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('./');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html'), 'as the system has it until somebody chooses').toHaveAttribute(
    'data-theme',
    'dark',
  );
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: en['theme.dark'] }).click();
  await expect(page.getByRole('button', { name: en['theme.light'] })).toBeVisible();
  expect(await ground()).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('button', { name: en['theme.light'] })).toBeVisible();
  expect(await ground()).not.toBe(light);
});

/** In sight without scrolling, and large enough for a finger. */
async function expectAtHand(page: Page, prompt: string, actions: readonly string[]): Promise<void> {
  await settle(page);
  await page.evaluate(() => scrollTo(0, 0));
  const where = JSON.stringify(actions);
  await expect.soft(page.getByText(prompt, { exact: true }), prompt).toBeInViewport({ ratio: 1 });
  for (const name of actions) {
    const action = page.getByRole('button', { name, exact: true });
    await expect.soft(action, name).toBeInViewport({ ratio: 1 });
    expect.soft((await action.boundingBox())?.height, name).toBeGreaterThanOrEqual(FINGER);
  }
  for (const card of await tides.hand(page).all()) {
    await expect.soft(card, `hand, ${where}`).toBeInViewport({ ratio: 1 });
    const box = await card.boundingBox();
    expect.soft(box?.height, `hand, ${where}`).toBeGreaterThanOrEqual(FINGER);
    expect.soft(box?.width, `hand, ${where}`).toBeGreaterThanOrEqual(FINGER);
  }
  expect.soft(await excess(page), where).toBeLessThanOrEqual(0);
}

for (const memoryAid of [false, true]) {
  test.describe(memoryAid ? 'with the memory aid' : 'as usual', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });
    test('on a phone the question, the hand and the answer are in sight through the whole game', async ({ page }) => {
      test.slow();
      await tides.startTable(page, { memoryAid });
      for (let round = 1; round <= tides.ROUNDS; round++) {
        for (let pick = 1; pick < tides.PICKS; pick++) {
          await tides.atPick(page, round, pick);
          await expect(tides.hand(page)).toHaveCount(tides.PICKS + 1 - pick);
          await expectAtHand(page, en['tides.prompt.pick'], [en['tides.play.none']]);
          const [card = ''] = await tides.cardsOf(tides.hand(page).first());
          await tides.hand(page).first().tap();
          if (pick % 2 === 1) await expectAtHand(page, en['tides.prompt.pick'], [say('tides.play.card', { card })]);
          await page.getByRole('button', { name: say('tides.play.card', { card }), exact: true }).tap();
        }
        if (round === tides.ROUNDS) break;
        await tides.atRelic(page, round);
        const [keep, remove] = [en['tides.relic.keep'], en['tides.relic.remove']];
        await expectAtHand(page, en['tides.prompt.relic'], [keep, remove, en['tides.relic.none']]);
        await tides.hand(page).nth(2).tap();
        await page.getByRole('button', { name: keep, exact: true }).tap();
        await expectAtHand(page, en['tides.prompt.relic'], [keep, remove, en['tides.relic.rest']]);
        await tides.keepRelic(page, 2, 3);
      }
      await expect(tides.endScreen(page)).toBeVisible();
    });
  });
}

test('the longest names do not make any screen wider', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const seats = [
    { who: 'human', name: 'W'.repeat(40) },
    { who: 'human', name: 'Maximiliane Konstantinopolitanska-Meyer X' },
  ] as const;
  await tides.startTable(page, { seats });
  await settle(page);
  expect.soft(await excess(page), 'curtain').toBeLessThanOrEqual(0);
  await tides.curtain(page, seats[0].name).click();
  await expect(tides.hand(page)).toHaveCount(tides.PICKS);
  expect.soft(await excess(page), 'pick').toBeLessThanOrEqual(0);
  await page.goto('./#/');
  await expect(tides.tables(page)).toHaveCount(1);
  expect.soft(await excess(page), 'home').toBeLessThanOrEqual(0);

  await tides.startTable(page, {
    seats: [
      { ...seats[0], who: 'greedy' },
      { ...seats[1], who: 'random' },
    ],
  });
  await expect(tides.endScreen(page)).toBeVisible();
  await settle(page);
  expect.soft(await excess(page), 'end').toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: en['end.replay'] }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  expect.soft(await excess(page), 'replay').toBeLessThanOrEqual(0);
});

interface Motion {
  name: string;
  state: string;
}

/** The animations of the cards in the kingdoms. */
function motions(page: Page): Promise<Motion[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation)
      .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('.kingdom-cards'))
      .map(({ animationName, playState }) => ({ name: animationName, state: playState })),
  );
}

/** Plays a card in slow motion, so that what moves can be seen moving. */
async function revealSlowly(page: Page): Promise<Motion[]> {
  await tides.startTable(page);
  await tides.atPick(page, 1, 1);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  await tides.playCard(page);
  await expect(tides.kingdomCards(page, tides.ME)).toHaveCount(1);
  await expect(tides.kingdomCards(page, tides.BOT)).toHaveCount(1);
  await expect.poll(async () => (await motions(page)).length).toBe(2);
  return motions(page);
}

test('reduced motion gets a fade', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await revealSlowly(page)).toEqual([
    { name: 'fade', state: 'running' },
    { name: 'fade', state: 'running' },
  ]);
});

for (const [what, act] of [
  ['a press', (page: Page) => page.mouse.move(640, 20).then(() => page.mouse.down())],
  ['a key', (page: Page) => page.keyboard.press('Shift')],
] as const) {
  test(`a reveal is animated, and ${what} ends it at once`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const moving = await revealSlowly(page);
    expect(moving.map(({ state }) => state)).toEqual(['running', 'running']);
    expect(moving.map(({ name }) => name)).not.toContain('fade');
    await act(page);
    expect((await motions(page)).filter(({ state }) => state === 'running')).toEqual([]);
    await expect(tides.hand(page)).toHaveCount(tides.PICKS - 1);
  });
}
