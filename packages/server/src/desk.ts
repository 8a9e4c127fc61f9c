import type { CommandError, Table } from '@tempora/protocol';
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
import type { Bus, News } from './bus.ts';
import { type Haste, jobsFor } from './due.ts';
import type { Metrics } from './metrics.ts';
import { type Held, playForced, playOn, readMatch, runClocks } from './open-match.ts';
import { type Look, type Looking, Showing, type Shown, type Watcher } from './showing.ts';
import { type NewJob, type Store, type Stored, type StoredEntry, Unavailable } from './store/index.ts';
import { tableFor, tableWith, whoIsHere } from './table-tell.ts';
import { isSeated, peopleAt } from './tables.ts';

/** What the desk needs from the world outside. */
export interface World extends Haste {
  store: Store;
  bus: Bus;
  /** So many random bytes, in hexadecimal. */
  random(bytes: number): string;
  metrics: Metrics;
  /** A job was set, for this node or for whoever comes first. */
  wake(job: NewJob): void;
  /** When it is sure that the house was open all along; null: it is. */
  sure(): Promise<void> | null;
}

/** What else a change of a table writes: the first lines of a journal, and what must happen next. */
type Changed = { entries: StoredEntry[]; jobs: NewJob[] } | null;

/** Changes what is agreed at a table, in place; or says why not. */
export type Change = (t: Stored, held: Held) => CommandError | Changed | Promise<CommandError | Changed>;

interface OnDesk extends Held {
  looking: Set<Looking>;
  /** How long the journal was when it was read. */
  readAt: number;
  /** The last checkpoint this node has made. */
  kept: Checkpoint | null;
  /** When a job looks whether somebody must be sent for; until then no move needs to set another. */
  noticeDue: number;
  /** What is in memory is not what is stored: it must be read anew before anything else happens. */
  isSpoilt: boolean;
}

/** How long the journal grows before the next checkpoint. */
const CHECKPOINT_EVERY = 32;
/** How much a match that others write may grow here before it is read anew. */
const LONGEST_HELD = 4 * CHECKPOINT_EVERY;
/** So many others in a row may be faster before we give up. */
const MOST_TRIES = 100;
/** So many of the latest marks a table remembers. */
const MOST_DONE = 32;
/** Matches nobody looks at are forgotten when there are more than so many. */
const MOST_ON_DESK = 500;

/**
 * The matches this node has open. Each has a queue of its own: one thing after the other. What order things happen in is
 * decided by the store alone, so any other node may have the same match open.
 */
export class Desk {
  readonly #matches = new Map<string, OnDesk>();
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #showing = new Showing();

  constructor(readonly world: World) {
    world.bus.subscribe((news) => this.#hear(news));
  }

  /** Does something with a match, as it is stored now, when its turn comes; null if there is no such match. */
  with<T>(id: string, work: (held: Held | null) => T | Promise<T>): Promise<T> {
    return this.#inTurn(id, async () => work(await this.#latest(id)));
  }

  /** Is there such a match? */
  has(id: string): boolean | Promise<boolean> {
    return this.#matches.has(id) || this.#inTurn(id, async () => (await this.#get(id)) !== null);
  }

  /** Carries out a command on a running match and answers when it is durable. */
  act(
    id: string,
    command: string,
    carryOut: (m: Match, held: Held) => CommandError | null,
  ): Promise<CommandError | null> {
    return this.#inTurn(id, async () => {
      const sure = this.world.sure();
      if (sure) await sure;
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const held = this.#ready(id) ?? (await this.#get(id));
        if (!held) return { code: 'rules-unavailable' };
        const { m } = held;
        const before = m ? seqOf(m) : 0;
        const refused = m && held.t.status !== 'ended' ? carryOut(m, held) : whyNone(held.t);
        if (!m || seqOf(m) === before) {
          // It may be only this copy that says no.
          if (await this.#isLatest(held)) return refused;
          continue;
        }
        held.isSpoilt = true; // until it is written
        const at = this.world.now();
        runClocks(held, at);
        if (held.playsForced) playForced(m, () => runClocks(held, at));
        if (await this.#keep(held, before, command)) return null;
        // Another node was faster: read what it wrote and look again.
      }
      throw new Unavailable(`match ${id} does not come to rest`);
    });
  }

  /** Changes what is agreed at a table and answers when it is durable. What bears a mark is done only once. */
  agree(id: string, change: Change, mark?: string): Promise<CommandError | null> {
    return this.#inTurn(id, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const held = await this.#get(id);
        if (!held) return { code: 'not-started' };
        if (mark && held.t.doc.done?.includes(mark)) return null;
        const t = structuredClone(held.t);
        const changed = await change(t, held);
        if (changed && 'code' in changed) {
          if (await this.#isLatest(held)) return changed;
          continue;
        }
        if (mark) t.doc.done = [...(t.doc.done ?? []), mark].slice(-MOST_DONE);
        t.changed = this.world.now();
        held.isSpoilt = true;
        if (!(await this.world.store.matches.change(t, changed?.entries, changed?.jobs))) continue;
        await this.#get(id); // which tells
        this.#announce(t);
        for (const job of changed?.jobs ?? []) this.world.wake(job);
        return null;
      }
      throw new Unavailable(`table ${id} does not come to rest`);
    });
  }

  /** A table as it is now; null if there is no such table. */
  table(id: string): Promise<Table | null> {
    return this.#inTurn(id, async () => {
      const held = await this.#latest(id);
      return held && tableFor(held, this.world);
    });
  }

  /** From now on shows a match to a watcher, if they may look; null if there is no such match. */
  look(id: string, watcher: Watcher, look: Look, may: (held: Held) => boolean): Promise<boolean | null> {
    return this.#inTurn(id, async () => {
      const held = await this.#latest(id);
      if (!held || !may(held)) return held && false;
      this.#drop(held, watcher);
      const { viewer, since, patches } = look;
      const looking = { viewer, since, patches, watcher, last: null };
      held.looking.add(looking);
      watcher.send(JSON.stringify(await tableFor(held, this.world)));
      this.#showing.show(held, looking, []);
      return true;
    });
  }

  /** Shows it no longer. Who asked to look a moment ago is shown it first: one thing after the other. */
  leave(id: string, watcher: Watcher): Promise<void> {
    return this.#inTurn(id, async () => {
      const held = this.#matches.get(id);
      if (held) this.#drop(held, watcher);
    });
  }

  /** Everybody who looks at a match on this node. */
  watchersOf(id: string): Watcher[] {
    return [...(this.#matches.get(id)?.looking ?? [])].map(({ watcher }) => watcher);
  }

  /** The matches anybody looks at on this node. */
  shown(): string[] {
    return [...this.#matches].flatMap(([id, { looking }]) => (looking.size > 0 ? [id] : []));
  }

  /** Reads anew what has changed elsewhere, in case news were lost. */
  async catchUp(): Promise<void> {
    const ids = [...this.#matches.keys()];
    const heads = new Map((await this.world.store.matches.heads(ids)).map((head) => [head.id, head]));
    for (const id of ids) {
      const held = this.#matches.get(id);
      if (held && !isAt(held, heads.get(id))) this.#refresh(id);
    }
  }

  /** Waits until nothing is under way. */
  async settle(): Promise<void> {
    while (this.#queues.size > 0) await Promise.allSettled(this.#queues.values());
  }

  /** Shows the table to all who look, and the game to those who have not seen how it stands. */
  message(id: string): void {
    const held = this.#matches.get(id);
    if (!held || held.looking.size === 0) return;
    void this.#tellTable(id);
    const shown: Shown[] = [];
    for (const looking of held.looking) {
      if (held.m && looking.since !== seqOf(held.m)) this.#showing.show(held, looking, shown);
    }
  }

  /** What is told later is never older: who is here is asked first, the table looked at when that is known. */
  async #tellTable(id: string): Promise<void> {
    const asked = this.#matches.get(id);
    if (!asked || asked.looking.size === 0) return;
    const here = await whoIsHere(asked.t, this.world.bus);
    const held = this.#matches.get(id);
    if (!held) return;
    const text = JSON.stringify(tableWith(held, here, this.world.now()));
    for (const { watcher } of held.looking) watcher.send(text);
  }

  /** Writes what has been added since. False: somebody else has written there first. */
  async #keep(held: OnDesk, before: number, command: string): Promise<boolean> {
    const m = held.m as Match;
    const at = held.lastAt;
    const hadAsked = held.t.asked;
    const entries = m.journal
      .slice(before - m.base.seq)
      .map(({ seat, move }, i) => ({ seat, move, at, command: i === 0 ? command : '' }));
    const asked = [...askedSeats(m)];
    const hasNewAsked = String(asked) !== String(hadAsked);
    // A job that is set already will find who is asked by then; one that is about to begin may have looked.
    const hasNotice = held.noticeDue - at > this.world.noticeAfter / 2;
    const jobs = jobsFor(held, this.world, hasNewAsked && !hasNotice);
    const checkpoint = seqOf(m) - held.lastCheckpoint >= CHECKPOINT_EVERY ? checkpointOf(m) : null;
    const outcome = {
      at,
      status: isOver(m) ? ('over' as const) : ('playing' as const),
      asked,
      ranking: rankingOf(m),
      checkpoint: checkpoint && { ...checkpoint, clocks: held.clocks },
      jobs,
    };
    if (!(await this.world.store.matches.append(held.t.id, before, entries, outcome))) return false;
    held.isSpoilt = false;
    held.t.seq = seqOf(m);
    held.t.status = outcome.status;
    held.t.asked = asked;
    held.t.ranking = outcome.ranking;
    held.t.changed = at;
    this.#announce(held.t);
    for (const job of jobs) {
      if (job.kind === 'turn') held.noticeDue = job.due;
      this.world.wake(job);
    }
    this.#afterMove(held);
    if (checkpoint) {
      // Who comes back soon still finds the last stretch here.
      if (held.kept) forgetBefore(m, held.kept);
      Object.assign(held, { kept: checkpoint, lastCheckpoint: checkpoint.seq });
    }
    return true;
  }

  #afterMove(held: OnDesk): void {
    if (held.looking.size === 0) return;
    const { doc, status } = held.t;
    if (doc.pace.kind !== 'none' || status === 'over' || doc.proposal || doc.votes.length > 0)
      void this.#tellTable(held.t.id);
    const shown: Shown[] = [];
    for (const looking of held.looking) this.#showing.show(held, looking, shown);
  }

  #announce(t: Stored): void {
    this.world.bus.publish({ kind: 'match', match: t.id, node: this.world.node, people: peopleAt(t) });
  }

  #hear(news: News): void {
    if (news.kind === 'match' && news.node !== this.world.node) this.#refresh(news.match);
    if (news.kind === 'missed') this.catchUp().catch(() => {}); // there will be a next time
    if (news.kind === 'here') for (const id of this.#shownWith(news.person)) void this.#tellTable(id);
  }

  /** The matches that are shown to anybody here and have a seat for a person. */
  #shownWith(person: string): string[] {
    return this.shown().filter((id) => isSeated((this.#matches.get(id) as OnDesk).t, person));
  }

  /** Another node has written: read on, and show it. */
  #refresh(id: string): void {
    if (!this.#matches.has(id)) return;
    void this.#inTurn(id, async () => {
      const held = this.#matches.get(id);
      if (!held) return;
      const t = await this.world.store.matches.find(id);
      if (!t || !held.m || held.isSpoilt || t.revision !== held.t.revision) await this.#reopen(id, held.looking);
      else {
        const entries = await this.world.store.matches.entries(id, seqOf(held.m));
        held.isSpoilt = true; // should one of them be refused halfway
        playOn(held, entries);
        Object.assign(held, { t, isSpoilt: false });
      }
      this.message(id);
      // Where only others write, they make the checkpoints: what lies before them is let go of by reading anew.
      if (held.m && seqOf(held.m) - held.readAt >= LONGEST_HELD) await this.#reopen(id, held.looking);
    }).catch(() => {});
  }

  /** Reads a match anew; who looks at it goes on looking. */
  async #reopen(id: string, looking: Set<Looking>): Promise<OnDesk | null> {
    const held = await readMatch(this.world.store, id);
    if (!held) {
      this.#matches.delete(id);
      return null;
    }
    const onDesk = { ...held, looking, readAt: held.m ? seqOf(held.m) : 0, kept: null, noticeDue: 0, isSpoilt: false };
    this.#matches.set(id, onDesk);
    return onDesk;
  }

  /** A match that lies here and is as this node last stored it; null: it must be read. */
  #ready(id: string): OnDesk | null {
    const held = this.#matches.get(id);
    if (!held || held.isSpoilt) return null;
    // The least recently used lies first, once there are enough to care.
    if (this.#matches.size > MOST_ON_DESK / 2) {
      this.#matches.delete(id);
      this.#matches.set(id, held);
    }
    return held;
  }

  async #get(id: string): Promise<OnDesk | null> {
    const held = this.#ready(id);
    if (held) return held;
    const spoilt = this.#matches.get(id);
    if (!spoilt) this.#tidy();
    const anew = await this.#reopen(id, spoilt?.looking ?? new Set());
    // Whoever wrote it may not have lived to spread the news.
    if (spoilt) this.message(id);
    return anew;
  }

  /** As it is stored now: where others write too, their news may not have come yet. */
  async #latest(id: string): Promise<OnDesk | null> {
    const known = this.#matches.get(id);
    const held = await this.#get(id);
    if (!held || held !== known || !this.world.bus.isShared) return held;
    return (await this.#isLatest(held)) ? held : this.#get(id);
  }

  /** Is it still as it is stored? If that cannot be found out, what is here must do. */
  async #isLatest(held: OnDesk): Promise<boolean> {
    try {
      const [head] = await this.world.store.matches.heads([held.t.id]);
      held.isSpoilt ||= !isAt(held, head);
      return !held.isSpoilt;
    } catch (error) {
      if (error instanceof Unavailable) return true;
      throw error;
    }
  }

  #tidy(): void {
    if (this.#matches.size < MOST_ON_DESK) return;
    for (const [id, { looking }] of this.#matches) {
      if (looking.size > 0 || this.#queues.has(id)) continue;
      this.#matches.delete(id);
      if (this.#matches.size < MOST_ON_DESK) return;
    }
  }

  #drop(held: OnDesk, watcher: Watcher): void {
    for (const looking of held.looking) {
      if (looking.watcher !== watcher) continue;
      this.#showing.forget(looking);
      held.looking.delete(looking);
    }
  }

  #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(id);
    const mine = before ? before.then(work, work) : work();
    this.#queues.set(id, mine);
    mine.then(
      () => this.#clear(id, mine),
      () => this.#clear(id, mine),
    );
    return mine;
  }

  /** A queue is forgotten when its last one is done. */
  #clear(id: string, last: Promise<unknown>): void {
    if (this.#queues.get(id) === last) this.#queues.delete(id);
  }
}

/** Why nothing can be done in a match that is not being played. */
function whyNone({ status }: Stored): CommandError {
  return { code: status === 'ended' ? 'game-over' : status === 'gathering' ? 'not-started' : 'rules-unavailable' };
}

function isAt({ t }: Held, head: { seq: number; revision: number } | undefined): boolean {
  return t.seq === head?.seq && t.revision === head.revision;
}
