import { asFrozen, below, legal } from '@tempora/kernel';
import type { Bot } from './bot.ts';

/** Plays any legal move, all equally likely. */
export const random: Bot = {
  name: 'random',
  choose({ game, seat, dream, chance }) {
    const moves = legal(game, asFrozen(dream()), seat);
    return moves[below(chance, moves.length)] as (typeof moves)[number];
  },
};
