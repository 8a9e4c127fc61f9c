import type { Worker } from './jobs.ts';
import type { Office } from './office.ts';
import type { NewJob } from './store/index.ts';

const DAY = 24 * 3600 * 1000;
/** A table that has not begun is kept so long after somebody last changed anything there. */
const TABLE_LIFE = 60 * DAY;
const BATCH = 100;

/** The one job that cleans up: whichever node gets to it does it, and sets it for the next day. */
export function tidyJob(due: number): NewJob {
  return { key: 'tidy', kind: 'tidy', subject: '', body: {}, due, holder: '', heldUntil: 0 };
}

/** Removes what is of no use to anybody any more. What was played is never touched. */
export function tidy({ store, bus, now }: Pick<Office, 'store' | 'bus' | 'now'>): Worker {
  return async () => {
    const at = now();
    await store.people.dropOld(at);
    await store.keys.forgetOld(at);
    for (let found = BATCH; found === BATCH; ) {
      const tables = await store.matches.abandoned(at - TABLE_LIFE, BATCH);
      for (const match of tables)
        if (await store.matches.clear(match, at - TABLE_LIFE))
          bus.publish({ kind: 'match', match, node: '', people: [] });
      found = tables.length;
    }
    await store.jobs.put(tidyJob(at + DAY));
  };
}
