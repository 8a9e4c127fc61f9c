import type { ApiError, CommandError, Table } from '@tempora/protocol';
import {
  askedSeats,
  checkpointOf,
  forgetBefore,
  type HostPorts,
  isOver,
  isPlayedByPeople,
  MAX_ATTEMPTS,
  type Match,
  MatchHost,
  rankingOf,
  type SubscribeOptions,
  seqOf,
} from '@tempora/room';
import type { BusEvent } from '../cluster/bus.ts';
import { botJobsFor, jobsFor, noticeJobsFor, type Watched } from '../jobs/schedule.ts';
import { eventJob, eventsOf, timeWarningFor } from '../notify/event-jobs.ts';
import type { Runtime } from '../runtime.ts';
import { isStoreError, type NewJob, type StoredEntry, type StoredTable } from '../store/index.ts';
import { awaitedPeople, presenceAt, tableDto, tableDtoAt } from '../table/dto.ts';
import { noteFull } from '../table/full.ts';
import { isSeated, peopleAt, sitsAt } from '../table/table.ts';
import {
  advanceClocks,
  loadFullSession,
  loadSession,
  loadSessionAt,
  type MatchSession,
  mayViewAs,
  replayEntries,
} from './session.ts';

/** A recipient of messages: a page, or a bot's stream. */
export interface Subscriber {
  readonly person: string | null;
  send(text: string): void;
}

/** What else a change of a table writes: the first lines of a journal, and jobs. */
type TableUpdateResult = { entries: StoredEntry[]; jobs: NewJob[] } | null;

/** Changes the settings of a table in place, or returns why not. */
export type TableUpdate = (
  table: StoredTable,
  session: MatchSession,
) => ApiError | TableUpdateResult | Promise<ApiError | TableUpdateResult>;

/** How long the journal grows before the next checkpoint. */
const CHECKPOINT_INTERVAL = 32;
/** How much a match written by others may grow in memory before it is read again. */
const RELOAD_AFTER = 4 * CHECKPOINT_INTERVAL;
/** With more watchers than this, arrivals and departures are announced together, after this many milliseconds. */
const FEW_WATCHERS = 20;
const RECOUNT_AFTER = 300;
/** How many of the latest idempotency keys a table remembers. */
const MAX_IDEMPOTENCY_KEYS = 32;

/**
 * The matches this node has open, and their tables. To the authority it adds what only a server has: clocks, checkpoints,
 * jobs, and other nodes that may have the same match open.
 */
export class MatchRegistry extends MatchHost<MatchSession, Subscriber> {
  /** How many people watch each match here, and the matches where a change is about to be announced. */
  readonly #watchers = new Map<string, number>();
  readonly #recounts = new Map<string, NodeJS.Timeout>();
  protected readonly ports: HostPorts<MatchSession, Subscriber>;

  constructor(readonly context: Runtime) {
    super();
    this.ports = {
      now: context.now,
      load: (id) => loadSession(context, id),
      loadAt: (id, ply) => (ply === null ? loadFullSession(context, id) : loadSessionAt(context, id, ply)),
      append: (session, before, commandId) => this.#append(session, before, commandId),
      mayAct: ({ table }, { person }, seat) => person !== null && sitsAt(table, person, seat),
      mayView: (session, { person }, viewer) => mayViewAs(session, person, viewer),
      isPublicPast: ({ table }) => table.status === 'over',
      send: (subscriber, update) => subscriber.send(update.text),
      isCurrent: (session) => this.#isCurrent(session),
      isShared: () => context.bus.isShared,
      ready: context.downtimeSettled,
      refusal: refusalOf,
      entryAdded: advanceClocks,
      appended: (session) => this.#appended(session),
      welcome: async (session, subscriber) => {
        subscriber.send(JSON.stringify(await tableDto(session, context)));
        this.wakeBots(session);
      },
      refreshed: ({ table }) => void this.#broadcastTable(table.id),
    };
    context.bus.subscribe((event) => this.#onEvent(event));
  }

  /** Changes the settings of a table and answers when they are stored. With an idempotency key it is done only once. */
  updateTable(id: string, update: TableUpdate, idempotencyKey?: string): Promise<ApiError | null> {
    return this.enqueue(id, async () => {
      for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
        const open = await this.load(id);
        if (!open) return { code: 'match-not-found' };
        if (idempotencyKey && open.session.table.doc.done?.includes(idempotencyKey)) return null;
        const table = structuredClone(open.session.table);
        const result = await update(table, open.session);
        if (result && 'code' in result) {
          if (await this.isLatest(open)) return result;
          continue;
        }
        if (idempotencyKey) table.doc.done = [...(table.doc.done ?? []), idempotencyKey].slice(-MAX_IDEMPOTENCY_KEYS);
        table.changed = this.context.now();
        const jobs = [...(result?.jobs ?? []), ...noteFull(table, table.changed)];
        jobs.push(...eventsOf(open.session.table, table, table.changed + this.context.config.noticeAfter));
        open.isStale = true;
        if (!(await this.context.store.matches.change(table, result?.entries, jobs))) continue;
        await this.load(id); // which sends it to all subscribers
        this.#announce(table);
        for (const job of jobs) this.context.wake(job);
        return null;
      }
      return { code: 'unavailable' };
    });
  }

  /** A table as it is now; null if there is no such table. */
  describeTable(id: string): Promise<Table | null> {
    return this.withSession(id, (session) => session && tableDto(session, this.context));
  }

  /** Is anybody here subscribed to a match? */
  isWatched(id: string): Watched {
    return this.subscribersOf(id).length > 0 ? 'watched' : 'unwatched';
  }

  /** Somebody watches a match that no person plays: its bots go on. */
  wakeBots(session: MatchSession): void {
    if (!session.m || session.table.status !== 'playing' || isPlayedByPeople(session.m)) return;
    const { store, wake, logError } = this.context;
    for (const job of botJobsFor(session, this.context))
      store.jobs
        .putFirst(job)
        .then(() => wake(job))
        .catch((error: unknown) => logError('waking the bots of a match', error));
  }

  /** Reads again what has changed elsewhere, in case an event was lost. */
  async catchUp(): Promise<void> {
    const ids = this.openIds();
    const heads = new Map((await this.context.store.matches.heads(ids)).map((head) => [head.id, head]));
    for (const id of ids) {
      const open = this.peek(id);
      if (open && !isAtHead(open.session, heads.get(id))) this.#refresh(id);
    }
  }

  override async subscribe(id: string, subscriber: Subscriber, options: SubscribeOptions): Promise<ApiError | null> {
    const refused = await super.subscribe(id, subscriber, options);
    this.#recount(id);
    return refused;
  }

  override async unsubscribe(id: string, subscriber: Subscriber): Promise<null> {
    await super.unsubscribe(id, subscriber);
    this.#recount(id);
    return null;
  }

  /** Somebody may have come or gone. Where many watch, that is announced a little later, for all of them together. */
  #recount(id: string): void {
    if (!this.#setWatchers(id) || this.#recounts.has(id)) return;
    const tell = () => this.context.bus.publish({ kind: 'watched', match: id });
    const later = () => {
      this.#recounts.delete(id);
      tell();
    };
    if ((this.#watchers.get(id) ?? 0) <= FEW_WATCHERS) tell();
    else this.#recounts.set(id, setTimeout(later, RECOUNT_AFTER).unref());
  }

  /** Says how many people without a seat are subscribed here; true: it is another number than before. */
  #setWatchers(id: string): boolean {
    const table = this.peek(id)?.session.table;
    const outside = this.subscribersOf(id).filter(
      ({ person }) => !table || person === null || !isSeated(table, person),
    );
    const count = new Set(outside.map((subscriber) => subscriber.person ?? subscriber)).size;
    const isChanged = count !== (this.#watchers.get(id) ?? 0);
    if (count > 0) this.#watchers.set(id, count);
    else this.#watchers.delete(id);
    this.context.bus.setWatchers(id, count);
    return isChanged;
  }

  /** A later message is never older: presence is read first, the table after that. */
  async #broadcastTable(id: string): Promise<void> {
    const asked = this.peek(id);
    if (!asked || asked.subscriptions.size === 0) return;
    this.#setWatchers(id);
    const presence = await presenceAt(asked.session.table, this.context.bus, this.context.store);
    const open = this.peek(id);
    if (!open) return;
    const text = JSON.stringify(tableDtoAt(open.session, presence, this.context.now()));
    for (const { subscriber } of open.subscriptions) subscriber.send(text);
  }

  /** Writes what has been added since. False: somebody else has written there first. */
  async #append(session: MatchSession, before: number, commandId: string): Promise<boolean> {
    const { table, lastAt: at } = session;
    const m = session.m as Match;
    const entries = m.journal
      .slice(before - m.base.seq)
      .map(({ seat, move }, i) => ({ seat, move, at, command: i === 0 ? commandId : '' }));
    const asked = [...askedSeats(m)];
    const jobs = this.#jobsAfter(session, asked);
    const checkpoint = seqOf(m) - session.lastCheckpoint >= CHECKPOINT_INTERVAL ? checkpointOf(m) : null;
    const outcome = {
      at,
      status: isOver(m) ? ('over' as const) : ('playing' as const),
      asked,
      ranking: rankingOf(m),
      isPlayed: isPlayedByPeople(m),
      checkpoint: checkpoint && { ...checkpoint, clocks: session.clocks },
      jobs,
    };
    if (!(await this.context.store.matches.append(table.id, before, entries, outcome))) return false;
    session.newCheckpoint = checkpoint;
    table.seq = seqOf(m);
    table.status = outcome.status;
    table.asked = asked;
    table.ranking = outcome.ranking;
    table.isPlayed = outcome.isPlayed;
    table.changed = at;
    this.#announce(table);
    for (const job of jobs) {
      if (job.kind === 'turn') session.noticeDueAt = job.due;
      this.context.wake(job);
    }
    return true;
  }

  #jobsAfter(session: MatchSession, asked: readonly number[]): NewJob[] {
    const jobs = jobsFor(session, this.context, this.isWatched(session.table.id));
    const { m, table, lastAt } = session;
    if (m && isOver(m))
      jobs.push(eventJob(table.id, { kind: 'over', mark: seqOf(m), by: [] }, lastAt + this.context.config.noticeAfter));
    if (String(asked) !== String(table.asked)) jobs.push(...timeWarningFor(session));
    // A job that is already set will find out whose turn it is; one that is just starting may already have looked.
    const hasNotice = session.noticeDueAt - session.lastAt > this.context.config.noticeAfter / 2;
    if (String(asked) !== String(session.table.asked) && !hasNotice) jobs.push(...noticeJobsFor(session, this.context));
    return jobs;
  }

  #appended(session: MatchSession): void {
    const { doc, status, id } = session.table;
    if (doc.pace.kind !== 'none' || status === 'over' || doc.proposal || doc.votes.length > 0)
      void this.#broadcastTable(id);
    else void this.#broadcastIfAway(session.table);
    const { m, newCheckpoint, previousCheckpoint } = session;
    if (!m || !newCheckpoint) return;
    // A client that reconnects soon still finds the entries before the last checkpoint here.
    if (previousCheckpoint) forgetBefore(m, previousCheckpoint);
    session.previousCheckpoint = newCheckpoint;
    session.lastCheckpoint = newCheckpoint.seq;
    session.newCheckpoint = null;
  }

  /** If somebody who must answer is away, the others learn from when on a bot may play for them. */
  async #broadcastIfAway(table: StoredTable): Promise<void> {
    const people = awaitedPeople(table);
    if (people.length === 0 || this.subscribersOf(table.id).length === 0) return;
    const present = await this.context.bus.arePresent(people);
    if (present.includes(false)) await this.#broadcastTable(table.id);
  }

  #announce(table: StoredTable): void {
    this.context.bus.publish({ kind: 'match', match: table.id, node: this.context.node, people: peopleAt(table) });
  }

  #onEvent(event: BusEvent): void {
    if (event.kind === 'match' && event.node !== this.context.node) this.#refresh(event.match);
    if (event.kind === 'missed') this.catchUp().catch(() => {}); // there will be a next time
    if (event.kind === 'watched') void this.#broadcastTable(event.match);
    if (event.kind === 'here')
      for (const id of this.#subscribedMatchesWith(event.person)) void this.#broadcastTable(id);
  }

  /** The matches with subscribers here at which a person has a seat. */
  #subscribedMatchesWith(person: string): string[] {
    return this.subscribedMatches().filter((id) => {
      const open = this.peek(id);
      return open && isSeated(open.session.table, person);
    });
  }

  /** Another node has written: reads the new entries and sends them to subscribers. */
  #refresh(id: string): void {
    if (!this.peek(id)) return;
    void this.enqueue(id, async () => {
      const open = this.peek(id);
      if (!open) return;
      const { session } = open;
      const table = await this.context.store.matches.find(id);
      // It may have been compared while a move of this node was being stored: then there is nothing new.
      if (session.m && table && !open.isStale && isAtHead(session, table)) return;
      if (!table || !session.m || open.isStale || table.revision !== session.table.revision) await this.reload(id);
      else {
        const entries = await this.context.store.matches.entries(id, seqOf(session.m));
        open.isStale = true; // should one of them be refused halfway
        replayEntries(session, entries);
        session.table = table;
        open.isStale = false;
      }
      this.broadcast(id);
      const latest = this.peek(id)?.session;
      if (latest && this.isWatched(id) === 'watched') this.wakeBots(latest);
      // Where only others write, they make the checkpoints: reading again drops what comes before.
      if (session.m && seqOf(session.m) - session.loadedAtSeq >= RELOAD_AFTER) await this.reload(id);
    }).catch(() => {});
  }

  /** Is it still as it is stored? If that is unknown, the copy in memory must do. */
  async #isCurrent(session: MatchSession): Promise<boolean> {
    try {
      const [head] = await this.context.store.matches.heads([session.table.id]);
      return isAtHead(session, head);
    } catch (error) {
      if (isStoreError(error, 'unavailable')) return true;
      throw error;
    }
  }
}

/** Why nothing can be done in a match that is not being played. */
function refusalOf({ m, table: { status } }: MatchSession): CommandError | null {
  if (m && status !== 'ended') return null;
  return { code: status === 'ended' ? 'game-over' : status === 'gathering' ? 'not-started' : 'rules-unavailable' };
}

function isAtHead({ table }: MatchSession, head: { seq: number; revision: number } | undefined): boolean {
  return table.seq === head?.seq && table.revision === head.revision;
}
