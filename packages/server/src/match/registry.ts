import type { ApiError, CommandError, Table } from '@tempora/protocol';
import {
  askedSeats,
  type Checkpoint,
  checkpointOf,
  forgetBefore,
  isOver,
  type Match,
  rankingOf,
  seqOf,
} from '@tempora/room';
import type { BusEvent } from '../cluster/bus.ts';
import { jobsFor, noticeJobsFor } from '../jobs/schedule.ts';
import type { Runtime } from '../runtime.ts';
import { isStoreError, type NewJob, type StoredEntry, type StoredTable, StoreError } from '../store/index.ts';
import { presentPeople, tableDto, tableDtoAt } from '../table/dto.ts';
import { isSeated, peopleAt } from '../table/table.ts';
import {
  Broadcaster,
  type PreparedUpdate,
  type SubscribeOptions,
  type Subscriber,
  type Subscription,
} from './broadcast.ts';
import { advanceClocks, loadSession, type MatchSession, playForced, replayEntries } from './session.ts';

/** What else a change of a table writes: the first lines of a journal, and what must happen next. */
type TableUpdateResult = { entries: StoredEntry[]; jobs: NewJob[] } | null;

/** Changes what is agreed at a table, in place; or says why not. */
export type TableUpdate = (
  table: StoredTable,
  session: MatchSession,
) => ApiError | TableUpdateResult | Promise<ApiError | TableUpdateResult>;

interface CachedSession extends MatchSession {
  subscriptions: Set<Subscription>;
  /** How long the journal was when it was read. */
  loadedAtSeq: number;
  /** The last checkpoint this node has made. */
  previousCheckpoint: Checkpoint | null;
  /** When a job looks whether somebody must be sent for; until then no move needs to set another. */
  noticeDueAt: number;
  /** What is in memory is not what is stored: it must be read anew before anything else happens. */
  isStale: boolean;
}

/** How long the journal grows before the next checkpoint. */
const CHECKPOINT_INTERVAL = 32;
/** How much a match that others write may grow here before it is read anew. */
const RELOAD_AFTER = 4 * CHECKPOINT_INTERVAL;
/** So many others in a row may be faster before we give up. */
const MAX_ATTEMPTS = 100;
/** So many of the latest marks a table remembers. */
const MAX_IDEMPOTENCY_KEYS = 32;
/** Matches nobody looks at are forgotten when there are more than so many. */
const MAX_CACHED = 500;

/**
 * The matches this node has open. Each has a queue of its own: one thing after the other. What order things happen in is
 * decided by the store alone, so any other node may have the same match open.
 */
export class MatchRegistry {
  readonly #matches = new Map<string, CachedSession>();
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #broadcaster = new Broadcaster();

  constructor(readonly context: Runtime) {
    context.bus.subscribe((event) => this.#onEvent(event));
  }

  /** Does something with a match, as it is stored now, when its turn comes; null if there is no such match. */
  withSession<T>(id: string, work: (session: MatchSession | null) => T | Promise<T>): Promise<T> {
    return this.#enqueue(id, async () => work(await this.#loadLatest(id)));
  }

  /** Carries out a command on a running match and answers when it is durable. */
  applyCommand(
    id: string,
    commandId: string,
    command: (m: Match, session: MatchSession) => CommandError | null,
  ): Promise<ApiError | null> {
    return this.#enqueue(id, async () => {
      const settled = this.context.downtimeSettled();
      if (settled) await settled;
      for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
        const session = this.#cached(id) ?? (await this.#load(id));
        if (!session) return { code: 'match-not-found' };
        const { m } = session;
        const before = m ? seqOf(m) : 0;
        const refused = m && session.table.status !== 'ended' ? command(m, session) : refusalFor(session.table);
        if (!m || seqOf(m) === before) {
          // It may be only this copy that says no.
          if (await this.#isLatest(session)) return refused;
          continue;
        }
        session.isStale = true; // until it is written
        const at = this.context.now();
        advanceClocks(session, at);
        if (session.playsForced) playForced(m, () => advanceClocks(session, at));
        if (await this.#persist(session, before, commandId)) return null;
        // Another node was faster: read what it wrote and look again.
      }
      throw new StoreError('unavailable', `match ${id} does not come to rest`);
    });
  }

  /** Changes what is agreed at a table and answers when it is durable. What bears a mark is done only once. */
  updateTable(id: string, update: TableUpdate, idempotencyKey?: string): Promise<ApiError | null> {
    return this.#enqueue(id, async () => {
      for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
        const session = await this.#load(id);
        if (!session) return { code: 'match-not-found' };
        if (idempotencyKey && session.table.doc.done?.includes(idempotencyKey)) return null;
        const table = structuredClone(session.table);
        const result = await update(table, session);
        if (result && 'code' in result) {
          if (await this.#isLatest(session)) return result;
          continue;
        }
        if (idempotencyKey) table.doc.done = [...(table.doc.done ?? []), idempotencyKey].slice(-MAX_IDEMPOTENCY_KEYS);
        table.changed = this.context.now();
        session.isStale = true;
        if (!(await this.context.store.matches.change(table, result?.entries, result?.jobs))) continue;
        await this.#load(id); // which tells
        this.#announce(table);
        for (const job of result?.jobs ?? []) this.context.wake(job);
        return null;
      }
      throw new StoreError('unavailable', `table ${id} does not come to rest`);
    });
  }

  /** A table as it is now; null if there is no such table. */
  describeTable(id: string): Promise<Table | null> {
    return this.#enqueue(id, async () => {
      const session = await this.#loadLatest(id);
      return session && tableDto(session, this.context);
    });
  }

  /** From now on shows a match to a watcher, if they may look; null if there is no such match. */
  subscribe(
    id: string,
    subscriber: Subscriber,
    options: SubscribeOptions,
    mayView: (session: MatchSession) => boolean,
  ): Promise<boolean | null> {
    return this.#enqueue(id, async () => {
      const session = await this.#loadLatest(id);
      if (!session || !mayView(session)) return session && false;
      this.#removeSubscriber(session, subscriber);
      const { viewer, since, patches } = options;
      const subscription = { viewer, since, patches, subscriber, last: null };
      session.subscriptions.add(subscription);
      subscriber.send(JSON.stringify(await tableDto(session, this.context)));
      this.#broadcaster.send(session, subscription, []);
      return true;
    });
  }

  /** Shows it no longer. Who asked to look a moment ago is shown it first: one thing after the other. */
  unsubscribe(id: string, subscriber: Subscriber): Promise<void> {
    return this.#enqueue(id, async () => {
      const session = this.#matches.get(id);
      if (session) this.#removeSubscriber(session, subscriber);
    });
  }

  /** Everybody who looks at a match on this node. */
  subscribersOf(id: string): Subscriber[] {
    return [...(this.#matches.get(id)?.subscriptions ?? [])].map(({ subscriber }) => subscriber);
  }

  /** The matches anybody looks at on this node. */
  subscribedMatches(): string[] {
    return [...this.#matches].flatMap(([id, { subscriptions }]) => (subscriptions.size > 0 ? [id] : []));
  }

  /** Reads anew what has changed elsewhere, in case news were lost. */
  async catchUp(): Promise<void> {
    const ids = [...this.#matches.keys()];
    const heads = new Map((await this.context.store.matches.heads(ids)).map((head) => [head.id, head]));
    for (const id of ids) {
      const session = this.#matches.get(id);
      if (session && !isCurrent(session, heads.get(id))) this.#refresh(id);
    }
  }

  /** Waits until nothing is under way. */
  async drain(): Promise<void> {
    while (this.#queues.size > 0) await Promise.allSettled(this.#queues.values());
  }

  /** Shows the table to all who look, and the game to those who have not seen how it stands. */
  message(id: string): void {
    const session = this.#matches.get(id);
    if (!session || session.subscriptions.size === 0) return;
    void this.#broadcastTable(id);
    const shown: PreparedUpdate[] = [];
    for (const subscriptions of session.subscriptions) {
      if (session.m && subscriptions.since !== seqOf(session.m)) this.#broadcaster.send(session, subscriptions, shown);
    }
  }

  /** What is told later is never older: who is here is asked first, the table looked at when that is known. */
  async #broadcastTable(id: string): Promise<void> {
    const asked = this.#matches.get(id);
    if (!asked || asked.subscriptions.size === 0) return;
    const present = await presentPeople(asked.table, this.context.bus);
    const session = this.#matches.get(id);
    if (!session) return;
    const text = JSON.stringify(tableDtoAt(session, present, this.context.now()));
    for (const { subscriber } of session.subscriptions) subscriber.send(text);
  }

  /** Writes what has been added since. False: somebody else has written there first. */
  async #persist(session: CachedSession, before: number, commandId: string): Promise<boolean> {
    const m = session.m as Match;
    const at = session.lastAt;
    const hadAsked = session.table.asked;
    const entries = m.journal
      .slice(before - m.base.seq)
      .map(({ seat, move }, i) => ({ seat, move, at, command: i === 0 ? commandId : '' }));
    const asked = [...askedSeats(m)];
    const hasNewAsked = String(asked) !== String(hadAsked);
    // A job that is set already will find who is asked by then; one that is about to begin may have looked.
    const hasNotice = session.noticeDueAt - at > this.context.config.noticeAfter / 2;
    const jobs = jobsFor(session, this.context);
    if (hasNewAsked && !hasNotice) jobs.push(...noticeJobsFor(session, this.context));
    const checkpoint = seqOf(m) - session.lastCheckpoint >= CHECKPOINT_INTERVAL ? checkpointOf(m) : null;
    const outcome = {
      at,
      status: isOver(m) ? ('over' as const) : ('playing' as const),
      asked,
      ranking: rankingOf(m),
      checkpoint: checkpoint && { ...checkpoint, clocks: session.clocks },
      jobs,
    };
    if (!(await this.context.store.matches.append(session.table.id, before, entries, outcome))) return false;
    session.isStale = false;
    session.table.seq = seqOf(m);
    session.table.status = outcome.status;
    session.table.asked = asked;
    session.table.ranking = outcome.ranking;
    session.table.changed = at;
    this.#announce(session.table);
    for (const job of jobs) {
      if (job.kind === 'turn') session.noticeDueAt = job.due;
      this.context.wake(job);
    }
    this.#afterMove(session);
    if (checkpoint) {
      // Who comes back soon still finds the last stretch here.
      if (session.previousCheckpoint) forgetBefore(m, session.previousCheckpoint);
      Object.assign(session, { previousCheckpoint: checkpoint, lastCheckpoint: checkpoint.seq });
    }
    return true;
  }

  #afterMove(session: CachedSession): void {
    if (session.subscriptions.size === 0) return;
    const { doc, status } = session.table;
    if (doc.pace.kind !== 'none' || status === 'over' || doc.proposal || doc.votes.length > 0)
      void this.#broadcastTable(session.table.id);
    const prepared: PreparedUpdate[] = [];
    for (const subscription of session.subscriptions) this.#broadcaster.send(session, subscription, prepared);
  }

  #announce(table: StoredTable): void {
    this.context.bus.publish({ kind: 'match', match: table.id, node: this.context.node, people: peopleAt(table) });
  }

  #onEvent(event: BusEvent): void {
    if (event.kind === 'match' && event.node !== this.context.node) this.#refresh(event.match);
    if (event.kind === 'missed') this.catchUp().catch(() => {}); // there will be a next time
    if (event.kind === 'here')
      for (const id of this.#subscribedMatchesWith(event.person)) void this.#broadcastTable(id);
  }

  /** The matches that are shown to anybody here and have a seat for a person. */
  #subscribedMatchesWith(person: string): string[] {
    return this.subscribedMatches().filter((id) => isSeated((this.#matches.get(id) as CachedSession).table, person));
  }

  /** Another node has written: read on, and show it. */
  #refresh(id: string): void {
    if (!this.#matches.has(id)) return;
    void this.#enqueue(id, async () => {
      const session = this.#matches.get(id);
      if (!session) return;
      const table = await this.context.store.matches.find(id);
      if (!table || !session.m || session.isStale || table.revision !== session.table.revision)
        await this.#reload(id, session.subscriptions);
      else {
        const entries = await this.context.store.matches.entries(id, seqOf(session.m));
        session.isStale = true; // should one of them be refused halfway
        replayEntries(session, entries);
        Object.assign(session, { table, isStale: false });
      }
      this.message(id);
      // Where only others write, they make the checkpoints: what lies before them is let go of by reading anew.
      if (session.m && seqOf(session.m) - session.loadedAtSeq >= RELOAD_AFTER)
        await this.#reload(id, session.subscriptions);
    }).catch(() => {});
  }

  /** Reads a match anew; who looks at it goes on looking. */
  async #reload(id: string, subscriptions: Set<Subscription>): Promise<CachedSession | null> {
    const session = await loadSession(this.context.store, id);
    if (!session) {
      this.#matches.delete(id);
      return null;
    }
    const loaded = {
      ...session,
      subscriptions,
      loadedAtSeq: session.m ? seqOf(session.m) : 0,
      previousCheckpoint: null,
      noticeDueAt: 0,
      isStale: false,
    };
    this.#matches.set(id, loaded);
    return loaded;
  }

  /** A match that lies here and is as this node last stored it; null: it must be read. */
  #cached(id: string): CachedSession | null {
    const session = this.#matches.get(id);
    if (!session || session.isStale) return null;
    // The least recently used lies first, once there are enough to care.
    if (this.#matches.size > MAX_CACHED / 2) {
      this.#matches.delete(id);
      this.#matches.set(id, session);
    }
    return session;
  }

  async #load(id: string): Promise<CachedSession | null> {
    const session = this.#cached(id);
    if (session) return session;
    const stale = this.#matches.get(id);
    if (!stale) this.#evict();
    const reloaded = await this.#reload(id, stale?.subscriptions ?? new Set());
    // Whoever wrote it may not have lived to spread the news.
    if (stale) this.message(id);
    return reloaded;
  }

  /** As it is stored now: where others write too, their news may not have come yet. */
  async #loadLatest(id: string): Promise<CachedSession | null> {
    const known = this.#matches.get(id);
    const session = await this.#load(id);
    if (!session || session !== known || !this.context.bus.isShared) return session;
    return (await this.#isLatest(session)) ? session : this.#load(id);
  }

  /** Is it still as it is stored? If that cannot be found out, what is here must do. */
  async #isLatest(session: CachedSession): Promise<boolean> {
    try {
      const [head] = await this.context.store.matches.heads([session.table.id]);
      session.isStale ||= !isCurrent(session, head);
      return !session.isStale;
    } catch (error) {
      if (isStoreError(error, 'unavailable')) return true;
      throw error;
    }
  }

  #evict(): void {
    if (this.#matches.size < MAX_CACHED) return;
    for (const [id, { subscriptions }] of this.#matches) {
      if (subscriptions.size > 0 || this.#queues.has(id)) continue;
      this.#matches.delete(id);
      if (this.#matches.size < MAX_CACHED) return;
    }
  }

  #removeSubscriber(session: CachedSession, subscriber: Subscriber): void {
    for (const subscription of session.subscriptions) {
      if (subscription.subscriber !== subscriber) continue;
      this.#broadcaster.forget(subscription);
      session.subscriptions.delete(subscription);
    }
  }

  #enqueue<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(id);
    const mine = before ? before.then(work, work) : work();
    this.#queues.set(id, mine);
    mine.then(
      () => this.#dequeue(id, mine),
      () => this.#dequeue(id, mine),
    );
    return mine;
  }

  /** A queue is forgotten when its last one is done. */
  #dequeue(id: string, last: Promise<unknown>): void {
    if (this.#queues.get(id) === last) this.#queues.delete(id);
  }
}

/** Why nothing can be done in a match that is not being played. */
function refusalFor({ status }: StoredTable): CommandError {
  return { code: status === 'ended' ? 'game-over' : status === 'gathering' ? 'not-started' : 'rules-unavailable' };
}

function isCurrent({ table }: MatchSession, head: { seq: number; revision: number } | undefined): boolean {
  return table.seq === head?.seq && table.revision === head.revision;
}
