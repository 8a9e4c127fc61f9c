import { isPlayedByPeople } from '@tempora/room';
import type { ServerContext } from '../context.ts';
import type { MatchSession } from '../match/session.ts';
import type { BotPool } from './bot-pool.ts';
import type { Share } from './fair-queue.ts';
import type { JobHandler } from './runner.ts';

/** Plays one move of a bot. Where the next turn is a bot's, too, the move sets the next job. */
export function botTurn({ registry, random }: ServerContext, pool: BotPool): JobHandler {
  return async ({ subject }) => {
    await registry.playBot(subject, ({ game, bot, seat, state }, session) =>
      pool.chooseMove({ game, bot, seat, state, seed: random(16) }, shareOf(session, registry.isWatched(subject))),
    );
  };
}

/** Whoever opened the table has its bots play. */
function shareOf({ table, m }: MatchSession, watched: 'watched' | 'unwatched'): Share {
  const isOfPeople = m && isPlayedByPeople(m);
  const rank = isOfPeople && watched === 'watched' ? 'watched' : isOfPeople ? 'people' : 'bots';
  return { owner: table.host, address: table.openedFrom || table.host, rank };
}
