import type { ServerContext } from '../context.ts';
import type { NewJob } from '../store/index.ts';
import type { JobHandler } from './runner.ts';

const DAY = 24 * 3600 * 1000;
/** How long a table that has not started is kept after the last change there. */
const TABLE_LIFE = 60 * DAY;
const BATCH = 100;

/** The one job that cleans up: the node that does it sets it again for the next day. */
export function cleanupJob(due: number): NewJob {
  return { key: 'tidy', kind: 'tidy', subject: '', body: {}, due, holder: '', heldUntil: 0 };
}

/** Removes what has expired and what was abandoned. Matches that were played are never touched. */
export function cleanup({ store, bus, now }: Pick<ServerContext, 'store' | 'bus' | 'now'>): JobHandler {
  return async () => {
    const at = now();
    await store.sessions.dropExpired(at);
    await store.credentials.dropExpired(at);
    await store.attempts.dropExpired(at);
    for (let found = BATCH; found === BATCH; ) {
      const tables = await store.matches.abandoned(at - TABLE_LIFE, BATCH);
      for (const match of tables)
        if (await store.matches.removeAbandoned(match, at - TABLE_LIFE))
          bus.publish({ kind: 'match', match, node: '', people: [] });
      found = tables.length;
    }
    await store.jobs.put(cleanupJob(at + DAY));
  };
}
