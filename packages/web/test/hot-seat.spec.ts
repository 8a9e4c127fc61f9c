import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { pattern, SMOKE, say } from './helpers.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [ADA, BELA] = [tides.PEOPLE[0].name, tides.PEOPLE[1].name];

interface Heard {
  type: string;
  viewer?: number | 'public';
  moves?: string[];
  view?: { choice: unknown; memory: unknown; seats: { hand: { cards: number[] } }[] };
  log?: { lines: { event: { type: string } }[] };
}

declare global {
  interface Window {
    /** Every message that reached the page, in order. */
    heard: Heard[];
  }
}

/** Keeps a copy of whatever a worker says to the page. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => window.heard.push(structuredClone(data)));
      }
    };
  });
}

const heardCount = (page: Page) => page.evaluate(() => window.heard.length);

/** What came since then was public: no hand, no choice, no legal moves, no draws. */
async function expectNothingSecretHeard(page: Page, since: number): Promise<void> {
  const messages = await page.evaluate((from) => window.heard.slice(from), since);
  const updates = messages.filter(({ type }) => type === 'update');
  expect(updates.length).toBeGreaterThan(0);
  for (const { viewer, moves, view, log } of updates) {
    expect(viewer).toBe('public');
    expect(view?.seats.map(({ hand }) => hand.cards)).toEqual([[], []]);
    expect(view?.choice).toBeNull();
    expect(view?.memory).toBeNull();
    expect(moves).toEqual([]);
    expect(log?.lines.map(({ event }) => event.type)).not.toContain('drew');
  }
  expect(messages.map(({ type }) => type)).not.toContain('position');
}

/** While the curtain is up, the page names no card but those that lie open. */
async function expectNothingSecretShown(page: Page, removed: readonly string[]): Promise<void> {
  await expect(tides.hand(page)).toHaveCount(0);
  const gone = page.getByRole('group', { name: en['tides.discard'] }).getByRole('button');
  // The curtain falls before the last answer is carried out.
  await expect(gone).toHaveCount(removed.length);
  const discard = await tides.cardsOf(gone);
  expect([...discard].sort()).toEqual([...removed].sort());
  const lying = [ADA, BELA].map((name) => tides.cardsOf(tides.kingdomCards(page, name)));
  const open = [...discard, ...(await Promise.all(lying)).flat()];
  const secret = tides.CARD_NAMES.filter((card) => !open.includes(card));
  expect(secret.length).toBeGreaterThan(0);
  const { html, reference } = await page.evaluate(
    ({ cards, log }) => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      const sheet = copy.querySelector(`dialog[aria-label="${cards}"]`);
      const reference = sheet?.textContent ?? '';
      sheet?.remove();
      for (const list of copy.querySelectorAll(`[aria-label="${log}"]`)) list.remove();
      return { html: copy.outerHTML, reference };
    },
    { cards: en['reference.title'], log: en['log.title'] },
  );
  expect(html).toContain(en['curtain.hint']);
  expect(secret.filter((card) => html.includes(card))).toEqual([]);
  // What was left out tells nothing: the reference has every card at all times, the log only what all have seen.
  expect(tides.CARD_NAMES.filter((card) => !reference.includes(card))).toEqual([]);
  const drawn = [ADA, BELA].map((name) => say('tides.log.drew', { name, cards: '…' }).split('…')[0] as string);
  const lines = await tides.log(page).allTextContents();
  expect(lines.filter((line) => drawn.some((start) => line.startsWith(start)))).toEqual([]);
}

/** Behind a curtain that asks for this person; they open it, look at their hand and choose. */
async function takeTurn(page: Page, name: string, removed: readonly string[], choose: () => Promise<unknown>) {
  const other = name === ADA ? BELA : ADA;
  await expect(tides.curtain(page, name)).toBeVisible();
  await expect(tides.curtain(page, other)).toHaveCount(0);
  await expect(page.getByText(say('curtain.call', { name }))).toBeVisible();
  await expectNothingSecretShown(page, removed);
  await tides.curtain(page, name).click();
  await expect(tides.hand(page).first()).toBeVisible();
  // What somebody looked at must not stay on the table either.
  await tides.hand(page).last().hover();
  const before = await heardCount(page);
  await choose();
  await expect(page.getByText(en['curtain.hint']).or(tides.endScreen(page))).toBeVisible();
  await expectNothingSecretHeard(page, before);
}

test('two people at one device: nothing secret is shown or sent behind the curtain, to the end', async ({ page }) => {
  test.slow();
  await listenIn(page);
  await tides.startTable(page, { seats: tides.PEOPLE });
  await expect(tides.curtain(page, ADA)).toBeVisible();
  await expectNothingSecretHeard(page, 0);

  // Whoever chose second holds the device when the cards are revealed, and goes on.
  let holder: string = ADA;
  const removed: string[] = [];
  const both = async (choose: () => Promise<unknown>) => {
    const other = holder === ADA ? BELA : ADA;
    await takeTurn(page, holder, removed, choose);
    await takeTurn(page, other, removed, choose);
    holder = other;
  };
  for (let round = 1; round <= tides.ROUNDS; round++) {
    for (let pick = 1; pick < tides.PICKS; pick++) {
      await tides.atPick(page, round, pick);
      await both(() => tides.playCard(page));
      for (const name of [ADA, BELA]) {
        const revealed = pick < tides.PICKS - 1 ? round - 1 + pick : round - 1 + tides.PICKS;
        await expect(tides.kingdomCards(page, name)).toHaveCount(revealed);
      }
    }
    if (round === tides.ROUNDS) break;
    const gone: string[] = [];
    await both(async () => gone.push((await tides.keepRelic(page))[1]));
    removed.push(...gone);
  }
  await expect(tides.endScreen(page)).toBeVisible();
  await expect(tides.log(page).filter({ hasText: pattern('tides.log.revealed') })).toHaveCount(
    tides.ROUNDS * tides.PICKS,
  );
});

test('a reload in the middle of a game shows the curtain, not a hand', SMOKE, async ({ page }) => {
  await listenIn(page);
  await tides.startTable(page, { seats: tides.PEOPLE });
  await tides.curtain(page, ADA).click();
  const adas = await tides.handOf(page);
  await page.reload();
  await expect(tides.curtain(page, ADA)).toBeVisible();
  await expectNothingSecretShown(page, []);
  await expectNothingSecretHeard(page, 0);

  await tides.curtain(page, ADA).click();
  expect(await tides.handOf(page)).toEqual(adas);
  await tides.playCard(page, 2);
  await tides.curtain(page, BELA).click();
  const belas = await tides.handOf(page);
  expect(belas.filter((card) => adas.includes(card))).toEqual([]);
  await page.reload();
  await expect(tides.curtain(page, BELA), 'Ada has chosen already').toBeVisible();
  await expectNothingSecretShown(page, []);
  await expectNothingSecretHeard(page, 0);
  await tides.curtain(page, BELA).click();
  expect(await tides.handOf(page)).toEqual(belas);
});

test('the memory aid stays behind the curtain too', async ({ page }) => {
  await listenIn(page);
  await tides.startTable(page, { seats: tides.PEOPLE, memoryAid: true });
  await takeTurn(page, ADA, [], () => tides.playCard(page));
  await takeTurn(page, BELA, [], () => tides.playCard(page));
  await takeTurn(page, BELA, [], () => tides.playCard(page));
  await expect(tides.curtain(page, ADA)).toBeVisible();
  await expectNothingSecretShown(page, []);
});
