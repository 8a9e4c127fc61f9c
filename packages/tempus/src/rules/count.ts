import type { Terrain } from '../components/board.ts';
import { type CardId, cardOf, IDEAS } from '../components/cards.ts';
import type { CardCount } from '../types.ts';

/** TP-FIGHT-10, TP-PROG-6: what a laid card counts: its effect there, and 1 for its background. Mountain matches none. */
export function countCard(card: CardId, as: 'attack' | 'defence' | 'progress', ground: Terrain | null): CardCount {
  const { effect, terrain } = cardOf(card);
  return { card, effect: IDEAS[effect][as], background: terrain === ground ? 1 : 0 };
}

/** The sum of what cards count. */
export function sumOf(cards: readonly CardCount[]): number {
  return cards.reduce((sum, { effect, background }) => sum + effect + background, 0);
}
