import { expect, type Locator, type Page } from '@playwright/test';
import { en } from './en.ts';
import { type Key, say } from './helpers.ts';

/** Every card's name, card 1 first. */
export const CARD_NAMES: readonly string[] = Array.from({ length: 18 }, (_, i) => en[`tides.card.${i + 1}` as Key]);

export const ROUNDS = 3;
export const PICKS = 5;

export function hand(page: Page): Locator {
  return page.getByRole('list', { name: en['tides.hand'] }).getByRole('button');
}

export function kingdom(page: Page, name: string): Locator {
  return page.getByRole('region', { name: say('tides.kingdom', { name }), exact: true });
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
