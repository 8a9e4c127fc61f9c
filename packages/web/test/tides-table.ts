import { expect, type Locator, type Page } from '@playwright/test';
import { botCalled } from '@tempora/protocol';
import { en } from './en.ts';
import { openOptions, say } from './helpers.ts';

type Key = keyof typeof en;

/** Every card's name, card 1 first. */
export const CARD_NAMES: readonly string[] = Array.from({ length: 18 }, (_, i) => en[`tides.card.${i + 1}` as Key]);

export const ROUNDS = 3;
export const PICKS = 5;

interface Seat {
  who?: 'human' | 'greedy' | 'random';
  name?: string;
}

interface Table {
  seats?: readonly [Seat, Seat];
  seed?: string;
  memoryAid?: boolean;
}

/** The usual names: a person in the first seat, the greedy bot in the second. */
export const ME = say('setup.player', { n: 1 });
export const BOT = botCalled('greedy', 1);

/** Two bots: their game is over as soon as it is begun. */
export const BOTS = [
  { who: 'greedy', name: 'Magda' },
  { who: 'random', name: 'Rolf' },
] as const satisfies Table['seats'];

/** Two people at one device. */
export const PEOPLE = [
  { who: 'human', name: 'Ada' },
  { who: 'human', name: 'Bela' },
] as const satisfies Table['seats'];

/** From the home page to a new table of Tides of Time. */
export function newTable(page: Page): Locator {
  return page.getByRole('article').filter({ hasText: en['tides.title'] }).getByRole('link', { name: en['home.new'] });
}

/** From wherever the page is: home, a new table, set up as wanted, begun. */
export async function startTable(page: Page, { seats, seed, memoryAid }: Table = {}): Promise<void> {
  await page.goto('./#/');
  await newTable(page).click();
  for (const [i, { who, name }] of (seats ?? []).entries()) {
    const seat = say('setup.seat', { n: i + 1 });
    if (who) await page.getByLabel(say('setup.who', { seat })).selectOption(who);
    if (name !== undefined) await page.getByLabel(say('setup.name', { seat })).fill(name);
  }
  if (memoryAid) await openOptions(page);
  if (memoryAid) await page.getByRole('checkbox', { name: en['tides.option.memory'] }).check();
  if (seed !== undefined) {
    await page.getByText(en['setup.seed'], { exact: true }).click();
    await page.getByLabel(en['setup.seed.label'], { exact: true }).fill(seed);
  }
  await page.getByRole('button', { name: en['setup.start'] }).click();
  await expect(page.getByRole('region', { name: en['tides.tray'] })).toBeVisible();
}

export function hand(page: Page): Locator {
  return page.getByRole('list', { name: en['tides.hand'] }).getByRole('button');
}

export function kingdom(page: Page, name: string): Locator {
  return page.getByRole('region', { name: say('tides.kingdom', { name }), exact: true });
}

/** The cards of a kingdom, apart from what explains itself beside them. */
export function kingdomCards(page: Page, name: string): Locator {
  return kingdom(page, name).locator('.kingdom-cards').getByRole('button');
}

/** The lines of the log, apart from what can be asked below them. */
export function log(page: Page): Locator {
  return page.getByRole('list', { name: en['log.title'] }).locator('li:not(.log-tail)');
}

export function endScreen(page: Page): Locator {
  return page.getByRole('region', { name: en['tides.end'] });
}

/** The names of the cards these buttons show. */
export async function cardsOf(buttons: Locator): Promise<string[]> {
  const labels = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.split('. ')[0] as string);
}

/** The names of the cards in the hand, once it lies there. */
export async function handOf(page: Page): Promise<string[]> {
  await expect(hand(page).first()).toBeVisible();
  return cardsOf(hand(page));
}

/** A kingdom's scores by round, then the total. */
export async function scoresOf(page: Page, name: string): Promise<number[]> {
  const scores = kingdom(page, name).getByRole('list', { name: en['tides.scores'] }).getByRole('listitem');
  return (await scores.allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0] ?? Number.NaN));
}

export async function atPick(page: Page, round: number, pick: number): Promise<void> {
  await expect(page.getByText(say('tides.where.round', { round, of: ROUNDS }), { exact: true })).toBeVisible();
  await expect(page.getByText(say('tides.where.pick', { pick, of: PICKS }), { exact: true })).toBeVisible();
}

export async function atRelic(page: Page, round: number): Promise<void> {
  await expect(page.getByText(say('tides.where.round', { round, of: ROUNDS }), { exact: true })).toBeVisible();
  await expect(page.getByText(en['tides.where.relic'], { exact: true })).toBeVisible();
}

/** A press while something is still shown would only end that. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator('.caption')).toHaveAttribute('data-shown', 'false');
}

/** Lifts a card of the hand and plays it. Returns its name. */
export async function playCard(page: Page, index = 0): Promise<string> {
  await atRest(page);
  const card = (await handOf(page))[index] as string;
  await hand(page).nth(index).click();
  await page.getByRole('button', { name: say('tides.play.card', { card }), exact: true }).click();
  return card;
}

/** Keeps one card of the hand as a relic and removes another. Returns both names. */
export async function keepRelic(page: Page, keep = 0, discard = 1): Promise<[string, string]> {
  await atRest(page);
  const cards = await handOf(page);
  const [kept, removed] = [cards[keep] as string, cards[discard] as string];
  await hand(page).nth(keep).click();
  await page.getByRole('button', { name: en['tides.relic.keep'], exact: true }).click();
  await hand(page).nth(discard).click();
  await page.getByRole('button', { name: en['tides.relic.remove'], exact: true }).click();
  await page.getByRole('button', { name: en['tides.relic.both'] }).click();
  return [kept, removed];
}

/** One person against a bot, some cards already played: plays to the end screen. */
export async function playOut(page: Page, played = 0): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    for (let pick = round === 1 ? played + 1 : 1; pick < PICKS; pick++) {
      await atPick(page, round, pick);
      await playCard(page);
    }
    if (round === ROUNDS) break;
    await atRelic(page, round);
    await keepRelic(page);
  }
  await expect(endScreen(page)).toBeVisible();
}

/** The hand-over curtain for this person. */
export function curtain(page: Page, name: string): Locator {
  return page.getByRole('button', { name: say('curtain.open', { name }), exact: true });
}

/** The rows of the home page's lists of one's own tables, running and finished. */
export function tables(page: Page): Locator {
  const own = new RegExp(`^(${en['home.tables']}|${en['home.finished']})$`);
  return page.getByRole('region', { name: own }).getByRole('listitem');
}
