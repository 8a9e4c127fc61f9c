/** The five suits, in the order of the cards' numbers. */
export const SUITS = ['palace', 'library', 'garden', 'stronghold', 'temple'] as const;
/** A suit. */
export type Suit = (typeof SUITS)[number];

/**
 * A card by the number printed on it.
 * @minimum 1
 * @maximum 18
 */
export type CardId = number & { readonly brand?: 'card' };

/** What a card does at scoring. Special code only for special cards: see rules/score.ts. */
export type Power =
  | { kind: 'tie' }
  | { kind: 'majority'; points: number; suit: Suit }
  | { kind: 'per'; points: number; suit: Suit }
  | { kind: 'set'; points: number; suits: readonly Suit[] }
  | { kind: 'set-once'; points: number }
  | { kind: 'missing'; points: number }
  | { kind: 'single-majority'; points: number }
  | { kind: 'double' }
  | { kind: 'best-card'; points: number };

export interface Card {
  readonly card: CardId;
  /** As printed, in English. */
  readonly name: string;
  /** null: the card has no suit and counts as none (TT-SCORE-5). */
  readonly suit: Suit | null;
  readonly power: Power;
}

/** The box, TT-COMP-1: eighteen cards, one copy each. */
export const CARDS: readonly Card[] = [
  { card: 1, name: "King's Nest", suit: 'palace', power: { kind: 'tie' } },
  { card: 2, name: 'Ancient Divide', suit: 'palace', power: { kind: 'majority', points: 7, suit: 'stronghold' } },
  { card: 3, name: 'Eternal Palace', suit: 'palace', power: { kind: 'per', points: 3, suit: 'library' } },
  {
    card: 4,
    name: 'The Great Library of Ahm',
    suit: 'library',
    power: { kind: 'majority', points: 7, suit: 'temple' },
  },
  {
    card: 5,
    name: 'The Mana Well',
    suit: 'library',
    power: { kind: 'set', points: 9, suits: ['palace', 'stronghold', 'temple'] },
  },
  { card: 6, name: 'The Citadel of the Prophets', suit: 'library', power: { kind: 'per', points: 3, suit: 'garden' } },
  { card: 7, name: 'Golden Ziggurat', suit: 'garden', power: { kind: 'majority', points: 7, suit: 'palace' } },
  { card: 8, name: "Gods' Baths", suit: 'garden', power: { kind: 'per', points: 3, suit: 'stronghold' } },
  { card: 9, name: 'The Maze of the Damned', suit: 'garden', power: { kind: 'set-once', points: 13 } },
  { card: 10, name: 'The Eye of the North', suit: 'stronghold', power: { kind: 'missing', points: 3 } },
  { card: 11, name: 'The Jinn Shackles', suit: 'stronghold', power: { kind: 'per', points: 3, suit: 'temple' } },
  { card: 12, name: "Old Man's Pass", suit: 'stronghold', power: { kind: 'majority', points: 7, suit: 'library' } },
  { card: 13, name: 'Blood-tear Spring', suit: 'temple', power: { kind: 'majority', points: 7, suit: 'garden' } },
  {
    card: 14,
    name: 'The Sky Pillars',
    suit: 'temple',
    power: { kind: 'set', points: 5, suits: ['library', 'garden'] },
  },
  { card: 15, name: 'The Vestibule', suit: 'temple', power: { kind: 'per', points: 3, suit: 'palace' } },
  { card: 16, name: 'The Molehill', suit: null, power: { kind: 'single-majority', points: 8 } },
  { card: 17, name: 'The Roof of the World', suit: null, power: { kind: 'double' } },
  { card: 18, name: 'The Sapphire Port', suit: null, power: { kind: 'best-card', points: 8 } },
];

/** The three cards that the scoring of other cards depends on. */
export const KINGS_NEST: CardId = 1;
export const ROOF_OF_THE_WORLD: CardId = 17;
export const SAPPHIRE_PORT: CardId = 18;

/** Is it the number of a card in the box? */
export function isCard(card: unknown): card is CardId {
  return Number.isInteger(card) && CARDS[(card as number) - 1] !== undefined;
}

/** The card of that number. */
export function cardOf(card: CardId): Card {
  return CARDS[card - 1] as Card;
}

/** Numbers fixed by the rules: TT-SETUP-2, TT-DRAFT-1, TT-RELIC-8, TT-END-1. */
export const ROUNDS = 3;
export const PICKS = 5;
export const OPENING_HAND = 5;
export const REFILL = 2;
