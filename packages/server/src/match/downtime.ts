import type { Pace } from '@tempora/protocol';
import { isSlow } from '@tempora/protocol';
import { seqOf } from '@tempora/room';
import { jobsFor } from '../jobs/schedule.ts';
import type { Runtime } from '../runtime.ts';
import { isStoreError, type Store } from '../store/index.ts';
import { loadSession, replayEntries } from './session.ts';

/** How often every node records that the server is up. */
const RECORD_INTERVAL = 5_000;
/** If no node has recorded it for this long, the server was down: nobody could have moved. */
const DOWN_AFTER = 20_000;
const PAGE = 100;

type DowntimeRuntime = Pick<Runtime, 'store' | 'bus' | 'config' | 'node' | 'now' | 'logError'>;

/** A time the server was down. */
interface Downtime {
  since: number;
  /** A clock that stood still for less than this is left as it is. */
  minimum: number;
}

/**
 * Knows when the server was down, and gives that time back to everybody whose clock was running. No command is accepted
 * before that is done.
 */
export class DowntimeTracker {
  #recordedAt = Number.NEGATIVE_INFINITY;
  #recording: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(readonly runtime: DowntimeRuntime) {}

  /** Called before anything else happens. A server without other nodes was down until now, however briefly. */
  async start(): Promise<void> {
    const record = () =>
      this.recordUptime().catch((error: unknown) => this.runtime.logError('recording that the server is up', error));
    this.#timer = setInterval(record, RECORD_INTERVAL).unref();
    await this.#record(this.runtime.bus.isShared ? DOWN_AFTER : 0);
  }

  /** From this moment on the server is down, unless other nodes are up. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#recording?.catch(() => {});
    await this.#record(DOWN_AFTER).catch(() => {});
  }

  /** Resolves once no clock runs for a time the server was down; null: none does. */
  settled(): Promise<void> | null {
    return this.runtime.now() - this.#recordedAt >= DOWN_AFTER ? this.recordUptime() : null;
  }

  /** Records that the server is up. If it was down until now, everybody is given that time back first. */
  async recordUptime(): Promise<void> {
    // The timer and the clock may differ by a few milliseconds.
    if (this.runtime.now() - this.#recordedAt < RECORD_INTERVAL / 2) return;
    this.#recording ??= this.#record(DOWN_AFTER).finally(() => {
      this.#recording = null;
    });
    await this.#recording;
  }

  async #record(minimum: number): Promise<void> {
    const { store, now } = this.runtime;
    const since = await store.settings.lastUp();
    if (since !== null && now() - since >= minimum) await compensateAll(this.runtime, { since, minimum });
    const at = now();
    await store.settings.setLastUp(at);
    this.#recordedAt = at;
  }
}

/** Has a node recorded a moment ago that the server is up? Then it may still be. */
export async function wasUpRecently({ settings }: Pick<Store, 'settings'>, now: number): Promise<boolean> {
  const last = await settings.lastUp().catch((error: unknown) => {
    if (isStoreError(error, 'unavailable')) throw error;
    return null; // the database has no tables yet
  });
  return last !== null && now - last < DOWN_AFTER;
}

async function compensateAll(runtime: DowntimeRuntime, downtime: Downtime): Promise<void> {
  // In slow games a few seconds are not worth entries in the journal.
  const isLong = runtime.now() - downtime.since >= DOWN_AFTER;
  const isWorthwhile = (pace: Pace) => pace.kind !== 'none' && (isLong || !isSlow(pace));
  let after = '';
  for (;;) {
    const page = await runtime.store.matches.page('playing', after, PAGE);
    for (const { id, doc } of page) if (isWorthwhile(doc.pace)) await compensate(runtime, id, downtime);
    after = page.at(-1)?.id ?? after;
    if (page.length < PAGE) return;
  }
}

/** Pauses the running clocks of a match for a downtime. A second node finds that they have just begun to run. */
async function compensate(runtime: DowntimeRuntime, id: string, { since, minimum }: Downtime): Promise<void> {
  const { store, bus, now } = runtime;
  for (;;) {
    const session = await loadSession(runtime, id);
    if (!session?.m || !session.clocks || session.table.status !== 'playing') return;
    const { running } = session.clocks;
    const from = Math.max(since, session.clocks.at);
    const at = now();
    if (running.length === 0 || at - from < minimum || at === from) return;
    const before = seqOf(session.m);
    const entries = [
      ...running.map((seat) => ({ seat, move: '.pause', at: from, command: '' })),
      ...running.map((seat) => ({ seat, move: '.resume', at, command: '' })),
    ];
    replayEntries(session, entries);
    const { asked, ranking, isPlayed } = session.table;
    const jobs = jobsFor(session, runtime, 'unwatched').filter(({ kind }) => kind === 'clock');
    const outcome = { at, status: 'playing' as const, asked, ranking, isPlayed, checkpoint: null, jobs };
    if (!(await store.matches.append(id, before, entries, outcome))) continue;
    bus.publish({ kind: 'match', match: id, node: '', people: [] });
    return;
  }
}
