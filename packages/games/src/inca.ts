import { advice, fairness, inca, isFair } from '@tempora/inca';
import type { Listed } from './listed.ts';

/** Inca Empire. Its map is our own, so how fair the starts are can be measured (IE-MAP-FAIR-4). */
export const listed: Listed = {
  game: inca,
  advice,
  playsForced: false,
  fairness: { play: (seats, games, seed) => fairness(inca, seats, games, seed), isFair },
};
