import { botOf } from '../bot.ts';
import { greedyMove } from '../greedy.ts';

/** Greedy with a single dream: half the work, to learn beside. */
export const quickGreedy = botOf('quick greedy', function* (situation) {
  return [yield* greedyMove(situation, 1)];
});
