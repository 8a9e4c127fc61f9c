import { CARD_TERRAINS, type CardTerrain } from './board.ts';

/** What a card counts where cards are laid, besides its background. What it does in its owner's turn: see rules/cards. */
export interface Idea {
  /** As printed, in English. */
  readonly name: string;
  /** What it counts when the attacker lays it. */
  readonly attack: number;
  /** What it counts when the defender lays it. */
  readonly defence: number;
  /** What it counts in the progress phase. */
  readonly progress: number;
  /** Copies by background: grass, farm, hill, forest. */
  readonly copies: readonly [number, number, number, number];
}

/** The nine effects are sourced; six copies of each and how they spread over the backgrounds is our design. */
export const IDEAS = {
  education: { name: 'Education', attack: 0, defence: 0, progress: 1, copies: [1, 2, 1, 2] },
  fort: { name: 'Fort', attack: 0, defence: 2, progress: 0, copies: [2, 1, 1, 2] },
  medicine: { name: 'Medicine', attack: 0, defence: 0, progress: 0, copies: [2, 2, 1, 1] },
  war_leader: { name: 'War Leader', attack: 0, defence: 0, progress: 0, copies: [1, 2, 2, 1] },
  transport: { name: 'Transport', attack: 0, defence: 0, progress: 0, copies: [1, 1, 2, 2] },
  sanitation: { name: 'Sanitation', attack: 0, defence: 0, progress: 0, copies: [2, 1, 2, 1] },
  weapons: { name: 'Weapons', attack: 1, defence: 1, progress: 0, copies: [1, 2, 2, 1] },
  religion: { name: 'Religion', attack: 0, defence: 0, progress: 0, copies: [1, 1, 2, 2] },
  government: { name: 'Government', attack: 0, defence: 0, progress: 0, copies: [2, 2, 1, 1] },
} as const satisfies Record<string, Idea>;
export type Effect = keyof typeof IDEAS;
export const EFFECTS = Object.keys(IDEAS) as readonly Effect[];

/**
 * An idea card by its number.
 * @minimum 0
 * @maximum 53
 */
export type CardId = number & { readonly brand?: 'card' };

export interface Card {
  readonly card: CardId;
  /** As notation writes it, e.g. `fort-forest-2`. */
  readonly id: string;
  readonly effect: Effect;
  /** Its background. */
  readonly terrain: CardTerrain;
}

/** The deck, TP-SETUP-17: 54 cards, effect by effect. */
export const CARDS: readonly Card[] = EFFECTS.flatMap((effect) =>
  CARD_TERRAINS.flatMap((terrain, background) =>
    Array.from({ length: IDEAS[effect].copies[background] as number }, (_, i) => ({
      effect,
      terrain,
      id: `${effect}-${terrain}-${i + 1}`,
    })),
  ),
).map((card, number) => ({ card: number, ...card }));

export function isCard(value: unknown): value is CardId {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CARDS.length;
}

export function cardOf(card: CardId): Card {
  const found = CARDS[card];
  if (!found) throw new Error(`there is no card ${card}`);
  return found;
}
