import { CARDS, type Card } from './cards.ts';

/** What the numbers in views, events and moves stand for. */
export interface Components {
  /** The card of number n is the one at n - 1. */
  cards: readonly Card[];
}

export const components: Components = { cards: CARDS };
