import { advice, fairness, inca, isFair, isLastColumn } from '@tempora/inca';
import type { Listed } from './listed.ts';

/** Inca Empire. Its map is our own, so how fair the starts are can be measured (IE-MAP-FAIR-4). */
export const listed: Listed = {
  game: inca,
  advice,
  playsForced: false,
  milestone: { name: 'before the last column', isPast: isLastColumn },
  fairness: { play: (seats, games, seed) => fairness(inca, seats, games, seed), isFair },
};
