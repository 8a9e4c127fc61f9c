import { asFrozen, below, legal } from '@tempora/kernel';
import { botOf } from './bot.ts';

/** Plays any legal move, all equally likely. */
// biome-ignore lint/correctness/useYield: it is done before anybody could wait
export const random = botOf('random', function* ({ game, seat, dream, chance }) {
  const moves = legal(game, asFrozen(dream()), seat);
  return [moves[below(chance, moves.length)] as (typeof moves)[number]];
});
