import { CITY_VALUES } from '../components/board.ts';
import type { View } from '../types.ts';

/** How much of each action the player whose turn it is could do at most. */
export interface Limits {
  moves: number;
  distance: number;
  babies: number;
  /** The greatest value a city could have. */
  city: number;
  /** Cards drawn, and the hand limit. */
  draw: number;
  hand: number;
}

/** TP-ACT-7: the limits of the era, and of what there is. */
export function limitsOf(view: View): Limits | null {
  const seat = view.seats[view.turn?.seat ?? -1];
  if (!seat) return null;
  const { moves, distance, babies, stack, draw, hand } = seat.abilities;
  return {
    ...{ moves, distance, hand },
    babies: Math.min(babies, seat.supply),
    city: Math.min(Math.max(...CITY_VALUES), stack),
    draw: Math.min(draw, view.deck + view.discard.count),
  };
}
