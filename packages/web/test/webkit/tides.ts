import { en } from '../en.ts';
import { say } from '../helpers.ts';
import type { Session } from './session.ts';

export const ROUNDS = 3;
export const PICKS = 5;

const HAND = `ul[aria-label="${en['tides.hand']}"] button`;

/** Waits for a place in the game, by the sentence in the middle of the table. */
function at(page: Session, round: number, where: string): Promise<void> {
  return page.see('.where', say('tides.where.round', { round, of: ROUNDS }) + where);
}

export function atPick(page: Session, round: number, pick: number): Promise<void> {
  return at(page, round, say('tides.where.pick', { pick, of: PICKS }));
}

export function atRelic(page: Session, round: number): Promise<void> {
  return at(page, round, en['tides.where.relic']);
}

/** The names of the cards in the hand. */
export async function handOf(page: Session): Promise<string[]> {
  await page.see(HAND);
  const labels = await page.evaluate(
    (hand) => [...document.querySelectorAll(hand)].map((card) => card.getAttribute('aria-label') ?? ''),
    HAND,
  );
  return labels.map((label) => label.split('. ')[0] as string);
}

/** Lifts a card of the hand and plays it. */
export async function playCard(page: Session, nth = 0): Promise<void> {
  const card = (await handOf(page))[nth] as string;
  await page.pressNth(nth, HAND);
  await page.press('button', say('tides.play.card', { card }));
}

/** Keeps one card of the hand as a relic and removes another. */
export async function keepRelic(page: Session): Promise<void> {
  await page.pressNth(0, HAND);
  await page.press('button', en['tides.relic.keep']);
  await page.pressNth(1, HAND);
  await page.press('button', en['tides.relic.remove']);
  await page.press('button', en['tides.relic.both']);
}

/** One person against a bot, from the first card to the end screen. */
export async function playOut(page: Session): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    for (let pick = 1; pick < PICKS; pick++) {
      await atPick(page, round, pick);
      await playCard(page, pick % 2);
    }
    if (round === ROUNDS) break;
    await atRelic(page, round);
    await keepRelic(page);
  }
  await page.see(`section[aria-label="${en['tides.end']}"]`);
}

/** The numbers below a kingdom: a score for each round, then their sum. */
export function scoresOf(page: Session, name: string): Promise<number[]> {
  return page.evaluate(
    (kingdom) =>
      [...document.querySelectorAll(`[aria-label="${kingdom}"] .scores > li`)].map((each) =>
        Number(/\d+$/.exec(each.textContent ?? '')?.[0]),
      ),
    say('tides.kingdom', { name }),
  );
}

export async function openCurtain(page: Session, name: string): Promise<void> {
  await page.press('.curtain button', say('curtain.open', { name }));
}
