import { botOf } from '../bot.ts';
import { greedyMove } from '../greedy.ts';

/** Greedy with a single dream: half the work, to learn beside. */
// biome-ignore lint/correctness/useYield: it is done before anybody could wait
export const quickGreedy = botOf('quick greedy', function* (situation) {
  return [greedyMove(situation, 1)];
});
