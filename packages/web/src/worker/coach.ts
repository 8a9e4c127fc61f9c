import type { Review } from '@tempora/bots';
import { loadGame } from '@tempora/games/lazy';
import { stream } from '@tempora/kernel';
import { isOver, seedOf } from '@tempora/room';
import { restore } from './host.ts';

export type { Balance, Mistake, Moment, Review, TurningPoint } from '@tempora/bots';

/** What the coach's worker says: how much is done, and in the end the review, or that there is none. */
export type CoachNews = { readonly part: number } | { readonly review: Review | null };

/** How often it says how much is done, in milliseconds. */
const PACE = 100;

/** Reviews a finished game from its record. The same record gets the same review. */
export async function reviewRecord(text: unknown, tell: (news: CoachNews) => void): Promise<void> {
  const m = await restore(String(text));
  if ('error' in m || !isOver(m)) return tell({ review: null });
  const [listed, { review }] = await Promise.all([loadGame(m.game.id), import('@tempora/bots')]);
  if (!listed) return tell({ review: null });
  const looking = review({
    game: listed.game,
    advice: await listed.loadAdvice(),
    seats: m.setup.holders.length,
    options: m.setup.options,
    seed: seedOf(m.setup.fairSeed, m.setup.match),
    entries: m.standing,
    chance: stream('coach'),
  });
  let next = performance.now();
  for (;;) {
    const { done, value } = looking.next();
    if (done) return tell({ review: value });
    if (performance.now() < next) continue;
    tell({ part: value });
    next = performance.now() + PACE;
  }
}
