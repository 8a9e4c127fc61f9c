import type { Pace } from '@tempora/protocol';
import { seqOf } from '@tempora/room';
import type { ServerContext } from '../context.ts';
import { jobsFor } from '../jobs/schedule.ts';
import { type Store, Unavailable } from '../store/index.ts';
import { isSlow } from './clocks.ts';
import { loadSession, replayEntries } from './session.ts';

/** The nodes note so often that the house is open. */
const RECORD_INTERVAL = 5_000;
/** If none has noted it for so long, the house was closed: nobody could have moved. */
const DOWN_AFTER = 20_000;
/** The fact that says when it was last open. */
export const LAST_UP = 'open';
const PAGE = 100;

/** Knows when the house is open. Nothing happens in a match before a node is sure of it: closing it costs nobody time. */
export class DowntimeTracker {
  #recordedAt = Number.NEGATIVE_INFINITY;
  #recording: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(readonly context: ServerContext) {}

  start(logError: (what: string, error: unknown) => void): void {
    const recordUptime = () =>
      this.recordUptime().catch((error: unknown) => logError('noting that the house is open', error));
    this.#timer = setInterval(recordUptime, RECORD_INTERVAL).unref();
  }

  /** From now on it is closed, to the moment, unless other nodes are open. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#recording?.catch(() => {});
    await this.#record(DOWN_AFTER).catch(() => {});
  }

  /** Opens it. Where there are no other nodes it was closed until now, however short that was. */
  async begin(): Promise<void> {
    await this.#record(this.context.bus.isShared ? DOWN_AFTER : 0);
  }

  /** Until then somebody's clock may run for a time the house was closed; null: nobody's does. */
  settled(): Promise<void> | null {
    return this.context.now() - this.#recordedAt >= DOWN_AFTER ? this.recordUptime() : null;
  }

  /** Notes that the house is open. If it was closed until now, everybody is given that time back first. */
  async recordUptime(): Promise<void> {
    // The clock that wakes us and the one we read are not the same to the millisecond.
    if (this.context.now() - this.#recordedAt < RECORD_INTERVAL / 2) return;
    this.#recording ??= this.#record(DOWN_AFTER).finally(() => {
      this.#recording = null;
    });
    await this.#recording;
  }

  /** A break shorter than the shortest is none. */
  async #record(minimum: number): Promise<void> {
    const { store, now } = this.context;
    const last = await store.talk.fact(LAST_UP);
    if (last !== null && now() - Number(last) >= minimum) await compensateAll(this.context, Number(last), minimum);
    const at = now();
    await store.talk.setFact(LAST_UP, String(at));
    this.#recordedAt = at;
  }
}

/** Has a node noted a moment ago that the house is open? Then it may still be. */
export async function wasUpRecently({ talk }: Pick<Store, 'talk'>, now: number): Promise<boolean> {
  const last = await talk.fact(LAST_UP).catch((error: unknown) => {
    if (error instanceof Unavailable) throw error;
    return null; // nobody ever did: there is no house yet
  });
  return last !== null && now - Number(last) < DOWN_AFTER;
}

async function compensateAll(context: ServerContext, downSince: number, minimum: number): Promise<void> {
  // Where people have days, seconds are not worth a line in their journal.
  const isLong = context.now() - downSince >= DOWN_AFTER;
  const isWorthwhile = (pace: Pace) => pace.kind !== 'none' && (isLong || !isSlow(pace));
  let after = '';
  for (;;) {
    const page = await context.store.matches.page('playing', after, PAGE);
    for (const { id, doc } of page) if (isWorthwhile(doc.pace)) await compensate(context, id, downSince, minimum);
    after = page.at(-1)?.id ?? after;
    if (page.length < PAGE) return;
  }
}

/**
 * The clocks of a match stood still from when the house closed until now, and its journal says so. Whoever does it first
 * has done it: who comes later finds that they have begun to run just now.
 */
async function compensate(context: ServerContext, id: string, downSince: number, minimum: number): Promise<void> {
  const { store, bus, now } = context;
  for (;;) {
    const session = await loadSession(context, id);
    if (!session?.m || !session.clocks || session.table.status !== 'playing') return;
    const { running } = session.clocks;
    const from = Math.max(downSince, session.clocks.at);
    const at = now();
    if (running.length === 0 || at - from < minimum || at === from) return;
    const before = seqOf(session.m);
    const lines = [
      ...running.map((seat) => ({ seat, move: '.pause', at: from, command: '' })),
      ...running.map((seat) => ({ seat, move: '.resume', at, command: '' })),
    ];
    replayEntries(session, lines);
    const { asked, ranking } = session.table;
    const jobs = jobsFor(session, context, false).filter(({ kind }) => kind === 'clock');
    const outcome = { at, status: 'playing' as const, asked, ranking, checkpoint: null, jobs };
    if (!(await store.matches.append(id, before, lines, outcome))) continue;
    bus.publish({ kind: 'match', match: id, node: '', people: [] });
    return;
  }
}
