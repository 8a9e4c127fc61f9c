import type { CardId } from '../components/cards.ts';

/** A set of cards as bits: card 1 is the lowest. */
export type CardSet = number & { readonly brand?: 'card set' };

export function setOf(cards: readonly CardId[]): CardSet {
  let set = 0;
  for (const card of cards) set |= bitOf(card);
  return set;
}

export function bitOf(card: CardId): CardSet {
  return 1 << (card - 1);
}

/** The cards of a set, in the order of their numbers. */
export function cardsOf(set: CardSet): CardId[] {
  const cards: CardId[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) cards.push(32 - Math.clz32(rest & -rest));
  return cards;
}

/** Every subset of that many cards, in an order of its own that is always the same. */
export function subsets(cards: readonly CardId[], count: number): CardSet[] {
  if (count === 0) return [0];
  return cards.flatMap((card, i) => subsets(cards.slice(i + 1), count - 1).map((rest) => rest | bitOf(card)));
}
