import { askedSeats, seqOf, submit } from '@tempora/room';
import type { ServerContext } from '../context.ts';
import { isAnsweredByHolder } from '../match/session.ts';
import type { BotPool } from './bot-pool.ts';
import type { JobHandler } from './runner.ts';

/** The bot that plays for people who are away. */
const STAND_IN = 'greedy';

/** Plays one move of a bot. Where the next turn is a bot's, too, the move sets the next job. */
export function botTurn(context: ServerContext, pool: BotPool): JobHandler {
  return async ({ subject }) => {
    const question = await context.registry.withSession(subject, (session) => {
      const m = session?.table.status === 'playing' ? session.m : null;
      const seat = m && askedSeats(m).find((asked) => !isAnsweredByHolder(m, asked));
      if (!m || seat === null || seat === undefined) return null;
      const holder = m.setup.holders[seat];
      return {
        game: m.game.id,
        bot: holder?.kind === 'bot' ? holder.bot : STAND_IN,
        seat,
        state: m.state,
        seq: seqOf(m),
      };
    });
    if (!question) return;
    const { seq, ...asked } = question;
    const move = await pool.chooseMove({ ...asked, luck: context.random(16) });
    const refused = await context.registry.applyCommand(subject, '', (m) => {
      // A person may have come back meanwhile, or another node been faster.
      if (isAnsweredByHolder(m, asked.seat)) return { code: 'stale' };
      return submit(m, { id: '', seat: asked.seat, seq, move });
    });
    if (refused?.code === 'illegal-move')
      throw new Error(`${asked.bot} tried ${move}, which ${refused.clause} forbids`);
  };
}
