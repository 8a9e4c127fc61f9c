import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { say } from './helpers.ts';
import { endScreen, hand, handOf, PICKS, ROUNDS } from './tides-table.ts';

export async function atPick(page: Page, round: number, pick: number): Promise<void> {
  await expect(page.getByText(say('tides.where.round', { round, of: ROUNDS }), { exact: true })).toBeVisible();
  await expect(page.getByText(say('tides.where.pick', { pick, of: PICKS }), { exact: true })).toBeVisible();
}

export async function atRelic(page: Page, round: number): Promise<void> {
  await expect(page.getByText(say('tides.where.round', { round, of: ROUNDS }), { exact: true })).toBeVisible();
  await expect(page.getByText(en['tides.where.relic'], { exact: true })).toBeVisible();
}

/** Lifts a card of the hand and plays it. Returns its name. */
export async function playCard(page: Page, index = 0): Promise<string> {
  const card = (await handOf(page))[index] as string;
  await hand(page).nth(index).click();
  await page.getByRole('button', { name: say('tides.play.card', { card }), exact: true }).click();
  return card;
}

/** Keeps one card of the hand as a relic and removes another. Returns both names. */
export async function keepRelic(page: Page, keep = 0, discard = 1): Promise<[string, string]> {
  const cards = await handOf(page);
  const [kept, removed] = [cards[keep] as string, cards[discard] as string];
  await hand(page).nth(keep).click();
  await page.getByRole('button', { name: en['tides.relic.keep'], exact: true }).click();
  await hand(page).nth(discard).click();
  await page.getByRole('button', { name: en['tides.relic.remove'], exact: true }).click();
  await page.getByRole('button', { name: say('tides.relic.both', { keep: kept, discard: removed }) }).click();
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
