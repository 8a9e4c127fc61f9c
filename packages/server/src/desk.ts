import type { Viewer } from '@tempora/kernel';
import { changesBetween, type Refused, type Table, type Tell, type Update } from '@tempora/protocol';
import {
  askedIn,
  type Checkpoint,
  checkpointOf,
  isOver,
  letGo,
  type Match,
  rankingOf,
  seqOf,
  updateFor,
} from '@tempora/room';
import type { Bus, News } from './bus.ts';
import { firstToFall } from './clocks.ts';
import type { Metrics } from './metrics.ts';
import { type Held, isAnsweredByHolder, playForced, playOn, readMatch, runClocks } from './open-match.ts';
import { type NewJob, type Store, type Stored, type StoredEntry, Unavailable } from './store/index.ts';
import { tableFor } from './table-tell.ts';
import { seatsOf } from './tables.ts';

/** What the desk needs from the world outside. */
export interface World {
  /** This node's name. */
  node: string;
  store: Store;
  bus: Bus;
  now(): number;
  /** So many random bytes, in hexadecimal. */
  random(bytes: number): string;
  metrics: Metrics;
  /** Who answers sooner than this is not sent for. */
  noticeAfter: number;
  /** How long a node may take for a job before others take it over, in milliseconds. */
  lease: number;
  /** A job was set, for this node or for whoever comes first. */
  wake(job: NewJob): void;
}

/** Somebody who is shown things: a page, or a bot author's stream. */
export interface Watcher {
  readonly person: string | null;
  send(text: string): void;
}

/** What else a change of a table writes: the first lines of a journal, and what must happen next. */
type Changed = { entries: StoredEntry[]; jobs: NewJob[] } | null;

/** How somebody would like to be shown a match. */
interface Look {
  as: Viewer;
  since: number;
  /** Only what changes, after the first time. */
  changes?: boolean | undefined;
}

interface Looking extends Look {
  watcher: Watcher;
  /** What was shown last, where the next time only changes will do. */
  last: Update | null;
}

/** One update, and what it looks like to who was shown which one before. */
interface Shown {
  update: Update;
  texts: Map<Update | null, string>;
}

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
/** Matches nobody looks at are forgotten when there are more than so many. */
const MOST_ON_DESK = 500;

/** For so many who look we remember what they were shown; the others are shown everything anew. */
const MOST_LAST_SHOWN = 1_000;

/**
 * The matches this node has open. Each has a queue of its own: one thing after the other. What order things happen in is
 * decided by the store alone, so any other node may have the same match open.
 */
export class Desk {
  readonly #matches = new Map<string, OnDesk>();
  readonly #queues = new Map<string, Promise<unknown>>();
  /** Who was shown something that is remembered, the longest ago first. */
  readonly #shown = new Set<Looking>();

  constructor(readonly world: World) {
    world.bus.subscribe((news) => this.#hear(news));
  }

  /** Does something with a match when its turn comes; null if there is no such match. */
  with<T>(id: string, work: (held: Held | null) => T | Promise<T>): Promise<T> {
    return this.#inTurn(id, async () => work(await this.#get(id)));
  }

  /** Carries out a command on a running match and answers when it is durable. */
  act(id: string, command: string, carryOut: (m: Match, held: Held) => Refused | null): Promise<Refused | null> {
    return this.#inTurn(id, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const held = await this.#get(id);
        if (held?.t.status === 'ended') return { code: 'over' };
        if (!held?.m) return { code: held?.t.status === 'gathering' ? 'not-started' : 'frozen' };
        const before = seqOf(held.m);
        const refused = carryOut(held.m, held);
        if (seqOf(held.m) === before) return refused;
        held.isSpoilt = true; // until it is written
        await playForced(held.m);
        if (await this.#keep(held, before, command)) return null;
        // Another node was faster: read what it wrote and look again.
      }
      throw new Unavailable(`match ${id} does not come to rest`);
    });
  }

  /** Changes what is agreed at a table and answers when it is durable. */
  agree(
    id: string,
    change: (t: Stored, held: Held) => Refused | Changed | Promise<Refused | Changed>,
  ): Promise<Refused | null> {
    return this.#inTurn(id, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const held = await this.#get(id);
        if (!held) return { code: 'not-started' };
        const t = structuredClone(held.t);
        const changed = await change(t, held);
        if (changed && 'code' in changed) return changed;
        t.changed = this.world.now();
        held.isSpoilt = true;
        if (!(await this.world.store.matches.change(t, changed?.entries, changed?.jobs))) continue;
        await this.#get(id);
        this.#announce(t);
        for (const job of changed?.jobs ?? []) this.world.wake(job);
        this.tell(id);
        return null;
      }
      throw new Unavailable(`table ${id} does not come to rest`);
    });
  }

  /** A table as it is now; null if there is no such table. */
  table(id: string): Promise<Table | null> {
    return this.#inTurn(id, async () => {
      const held = await this.#get(id);
      return held && tableFor(held, this.world, held.looking.size);
    });
  }

  /** From now on shows a match to a watcher. */
  async look(id: string, watcher: Watcher, look: Look): Promise<boolean> {
    return this.#inTurn(id, async () => {
      const held = await this.#get(id);
      if (!held) return false;
      this.#drop(held, watcher);
      const looking = { ...look, watcher, last: null };
      held.looking.add(looking);
      watcher.send(JSON.stringify(await tableFor(held, this.world, held.looking.size)));
      this.#show(held, looking, new Map());
      if (watcher.person) this.world.bus.publish({ kind: 'here', match: id });
      return true;
    });
  }

  leave(id: string, watcher: Watcher): void {
    const held = this.#matches.get(id);
    if (held && this.#drop(held, watcher) && watcher.person) this.world.bus.publish({ kind: 'here', match: id });
  }

  /** Everybody who looks at a match on this node. */
  watchersOf(id: string): Watcher[] {
    return [...(this.#matches.get(id)?.looking ?? [])].map(({ watcher }) => watcher);
  }

  /** Reads anew what this node shows, in case news were lost. */
  async catchUp(): Promise<void> {
    const shown = [...this.#matches.values()].filter(({ looking }) => looking.size > 0);
    const heads = await this.world.store.matches.heads(shown.map(({ t }) => t.id));
    for (const { id, seq, revision } of heads) {
      const t = this.#matches.get(id)?.t;
      if (t && (t.seq !== seq || t.revision !== revision)) this.#refresh(id);
    }
  }

  /** Waits until nothing is under way. */
  async settle(): Promise<void> {
    while (this.#queues.size > 0) await Promise.allSettled(this.#queues.values());
  }

  /** Shows the table to all who look, and the game to those who have not seen how it stands. */
  tell(id: string): void {
    const held = this.#matches.get(id);
    if (!held || held.looking.size === 0) return;
    void this.#tellTable(held);
    const shown = new Map<string, Shown>();
    for (const looking of held.looking) {
      if (held.m && looking.since !== seqOf(held.m)) this.#show(held, looking, shown);
    }
  }

  async #tellTable(held: OnDesk): Promise<void> {
    const text = JSON.stringify(await tableFor(held, this.world, held.looking.size));
    for (const { watcher } of held.looking) watcher.send(text);
  }

  /** Viewers with the same eyes who have heard the same are sent the same. */
  #show({ m, t }: Held, looking: Looking, shown: Map<string, Shown>): void {
    if (!m) return;
    const as = eyesOf(t, looking);
    const key = `${as} ${looking.since}`;
    const now = shown.get(key) ?? { update: updateFor(m, as, looking.since), texts: new Map() };
    shown.set(key, now);
    const { last } = looking;
    const text = now.texts.get(last) ?? JSON.stringify(last ? changed(last, now.update) : now.update);
    now.texts.set(last, text);
    looking.since = seqOf(m);
    if (looking.changes) this.#remember(looking, now.update);
    looking.watcher.send(text);
  }

  #remember(looking: Looking, update: Update): void {
    looking.last = update;
    this.#shown.delete(looking);
    this.#shown.add(looking);
    const [oldest] = this.#shown;
    if (oldest && this.#shown.size > MOST_LAST_SHOWN) this.#forget(oldest);
  }

  #forget(looking: Looking): void {
    looking.last = null;
    this.#shown.delete(looking);
  }

  /** Writes what has been added since. False: somebody else has written there first. */
  async #keep(held: OnDesk, before: number, command: string): Promise<boolean> {
    const m = held.m as Match;
    const at = this.world.now();
    const hadAsked = held.t.asked;
    const entries = m.journal.slice(before - m.base.seq).map((entry, i) => ({
      ...entry,
      at,
      command: i === 0 ? command : '',
    }));
    runClocks(held, at);
    const asked = [...askedIn(m)];
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
    Object.assign(held.t, { seq: seqOf(m), status: outcome.status, asked, ranking: outcome.ranking, changed: at });
    this.#announce(held.t);
    for (const job of jobs) {
      if (job.kind === 'turn') held.noticeDue = job.due;
      this.world.wake(job);
    }
    this.#afterMove(held);
    if (checkpoint) {
      // Who comes back soon still finds the last stretch here.
      if (held.kept) letGo(m, held.kept);
      Object.assign(held, { kept: checkpoint, lastCheckpoint: checkpoint.seq });
    }
    return true;
  }

  #afterMove(held: OnDesk): void {
    if (held.looking.size === 0) return;
    const { doc, status } = held.t;
    if (doc.pace.kind !== 'none' || status === 'over' || doc.proposal || doc.votes.length > 0)
      void this.#tellTable(held);
    const shown = new Map<string, Shown>();
    for (const looking of held.looking) this.#show(held, looking, shown);
  }

  #announce({ id, doc }: Stored): void {
    const people = doc.seats.flatMap((held) => (held.kind === 'person' ? [held.person] : []));
    this.world.bus.publish({ kind: 'match', match: id, node: this.world.node, people });
  }

  #hear(news: News): void {
    if (news.kind === 'match' && news.node !== this.world.node) this.#refresh(news.match);
    if (news.kind === 'missed') this.catchUp().catch(() => {}); // there will be a next time
    if (news.kind !== 'here') return;
    const held = 'match' in news ? [this.#matches.get(news.match)] : this.#shownWith(news.person);
    for (const each of held) if (each) void this.#tellTable(each);
  }

  /** The matches that are shown to anybody here and have a seat for a person. */
  #shownWith(person: string): OnDesk[] {
    const hasSeat = ({ t }: OnDesk) => t.doc.seats.some((held) => held.kind === 'person' && held.person === person);
    return [...this.#matches.values()].filter((held) => held.looking.size > 0 && hasSeat(held));
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
      this.tell(id);
      // Where only others write, they make the checkpoints: what lies before them is let go of by reading anew.
      if (held.m && seqOf(held.m) - held.readAt >= LONGEST_HELD) await this.#reopen(id, held.looking);
    }).catch(() => {});
  }

  /** Reads a match anew; who looks at it goes on looking. */
  async #reopen(id: string, looking: Set<Looking>): Promise<OnDesk | null> {
    const held = await readMatch(this.world.store, id);
    if (!held) return null;
    const onDesk = { ...held, looking, readAt: held.m ? seqOf(held.m) : 0, kept: null, noticeDue: 0, isSpoilt: false };
    this.#matches.set(id, onDesk);
    return onDesk;
  }

  async #get(id: string): Promise<OnDesk | null> {
    const held = this.#matches.get(id);
    if (held?.isSpoilt) return this.#reopen(id, held.looking);
    if (held) {
      // The least recently used lies first.
      this.#matches.delete(id);
      this.#matches.set(id, held);
      return held;
    }
    this.#tidy();
    return this.#reopen(id, new Set());
  }

  #tidy(): void {
    if (this.#matches.size < MOST_ON_DESK) return;
    for (const [id, { looking }] of this.#matches) {
      if (looking.size > 0 || this.#queues.has(id)) continue;
      this.#matches.delete(id);
      if (this.#matches.size < MOST_ON_DESK) return;
    }
  }

  #drop(held: OnDesk, watcher: Watcher): boolean {
    for (const looking of held.looking) {
      if (looking.watcher !== watcher) continue;
      this.#forget(looking);
      return held.looking.delete(looking);
    }
    return false;
  }

  #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#queues.get(id) ?? Promise.resolve()).then(work, work);
    this.#queues.set(id, mine);
    const clear = () => this.#queues.get(id) === mine && this.#queues.delete(id);
    mine.then(clear, clear);
    return mine;
  }
}

function changed(last: Update, now: Update): Tell {
  return { type: 'changed', match: now.match, changes: changesBetween(last, now).map((change) => [...change]) };
}

/** Who began to look through a seat's eyes before the start, and has left it since, sees what the public sees. */
function eyesOf(t: Stored, { watcher, as }: Looking): Viewer {
  const isOwn = as === 'public' || (watcher.person !== null && seatsOf(t, watcher.person).includes(as));
  return isOwn || t.status === 'over' ? as : 'public';
}

/** What must happen after the last move even if this node does not live to see it. */
export function jobsFor(
  held: Held,
  { now, node, noticeAfter, lease }: Pick<World, 'now' | 'node' | 'noticeAfter' | 'lease'>,
  isNoticeWanted: boolean,
): NewJob[] {
  const { m, clocks, t } = held;
  if (!m || isOver(m)) return [];
  const asked = askedIn(m);
  const jobs: NewJob[] = [];
  const free = { subject: t.id, holder: '', heldUntil: 0 };
  if (asked.some((seat) => !isAnsweredByHolder(m, seat)))
    jobs.push({
      ...free,
      key: `bot ${t.id}`,
      kind: 'bot',
      body: { seq: seqOf(m) },
      due: now(),
      holder: node,
      heldUntil: now() + lease,
    });
  const fall = clocks && firstToFall(clocks);
  if (fall) jobs.push({ ...free, key: `clock ${t.id}`, kind: 'clock', body: { seat: fall.seat }, due: fall.due });
  if (isNoticeWanted && asked.some((seat) => isAnsweredByHolder(m, seat)))
    jobs.push({ ...free, key: `turn ${t.id}`, kind: 'turn', body: {}, due: now() + noticeAfter });
  return jobs;
}
