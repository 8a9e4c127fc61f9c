import type { ServerContext } from '../context.ts';
import type { BotPool } from './bot-pool.ts';
import type { JobHandler } from './runner.ts';

/** Plays one move of a bot. Where the next turn is a bot's, too, the move sets the next job. */
export function botTurn({ registry, random }: ServerContext, pool: BotPool): JobHandler {
  return async ({ subject }) => {
    await registry.playBot(subject, ({ game, bot, seat, state }) =>
      pool.chooseMove({ game, bot, seat, state, seed: random(16) }),
    );
  };
}
