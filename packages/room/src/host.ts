import type { Seat, Viewer } from '@tempora/kernel';
import type { ApiError, CommandError, MatchRequest, Reply } from '@tempora/protocol';
import { type BotQuestion, isAnsweredByHolder, nextBot, playForced } from './automatic.ts';
import { Broadcaster, type PreparedUpdate, type SubscribeOptions, type Subscription } from './broadcast.ts';
import { type Match, plyOf, seqAfter, seqOf, submit, undo, whyNot } from './match.ts';
import { Queues } from './queues.ts';
import { exportMatch } from './record.ts';
import { eventsSince, logBetween, positionFor } from './updates.ts';

/** What a host holds of a match. */
export interface HostedMatch {
  /** Null before the start, and where the rules it began under are not available. */
  m: Match | null;
  /** Is a forced move played automatically? */
  playsForced: boolean;
}

/**
 * What a host needs from where it runs. `S` is what it holds of a match; `P` is a client, which sends requests and is sent
 * updates. The store alone decides the order of events, so others may write the same matches.
 */
export interface HostPorts<S extends HostedMatch, P> {
  now(): number;
  /** Reads a match as it is stored; null if there is none. */
  load(id: string): Promise<S | null>;
  /** Reads a match with the entries that led to a ply; null: with all of them. */
  loadAt(id: string, ply: number | null): Promise<S | null>;
  /** Writes the entries after `before`, of which the first has that command's id; false: somebody else wrote first. */
  append(session: S, before: number, commandId: string): Promise<boolean>;
  mayAct(session: S, by: P, seat: Seat): boolean;
  mayView(session: S, by: P, viewer: Viewer): boolean;
  /** May everybody see its past and its secrets? */
  isPublicPast(session: S): boolean;
  send(to: P, update: PreparedUpdate): void;
  /** Is a session still what is stored? Absent where nobody else writes. */
  isCurrent?(session: S): Promise<boolean>;
  /** Do others write so often that it is also checked before a match is only read? */
  isShared?(): boolean;
  /** What commands wait for; null: nothing. */
  ready?(): Promise<void> | null;
  /** Why a match takes no commands; null: it does. */
  refusal?(session: S): CommandError | null;
  /** Called after every single entry. */
  entryAdded?(session: S, at: number): void;
  /** Called after new entries are stored and subscribers have been sent them. */
  appended?(session: S): void;
  /** Called before a subscriber is sent the first update. */
  welcome?(session: S, subscriber: P): Promise<void>;
  /** Called after a match was read again because something else was stored, and subscribers have been sent it. */
  refreshed?(session: S): void;
}

/** A match in memory, and its subscribers. */
interface OpenMatch<S, P> {
  session: S;
  subscriptions: Set<Subscription<P>>;
  /** The copy in memory differs from the store: it must be read again before anything else happens. */
  isStale: boolean;
}

/** How many times in a row others may be faster before a command is given up. */
export const MAX_ATTEMPTS = 100;
/** Matches without subscribers are dropped when there are more than this. */
const MAX_OPEN = 500;

const NOT_FOUND: { error: ApiError } = { error: { code: 'match-not-found' } };
const NOT_OVER: { error: ApiError } = { error: { code: 'not-over' } };

/**
 * The authority over matches, wherever it runs: what a match accepts, what is played automatically, and who is sent what.
 * Nothing is shown or acknowledged before it is stored.
 */
export abstract class MatchHost<S extends HostedMatch, P> {
  protected abstract readonly ports: HostPorts<S, P>;
  readonly #open = new Map<string, OpenMatch<S, P>>();
  readonly #queues = new Queues();
  readonly #broadcaster = new Broadcaster<P>();

  /** Answers a request about a match. Whatever it changes is stored before it is answered. */
  handle(request: MatchRequest, by: P): Promise<Reply> {
    switch (request.type) {
      case 'subscribe':
        return replyTo(request, this.subscribe(request.match, by, request));
      case 'unsubscribe':
        return replyTo(request, this.unsubscribe(request.match, by));
      case 'submit':
        return this.#command(request, by, (m) => submit(m, request));
      case 'undo':
        return this.#command(request, by, (m) => undo(m, request));
      case 'why-not':
        return this.#whyNot(request, by);
      case 'export-record':
        return this.#exportRecord(request);
      case 'position':
        return this.#position(request);
      case 'log':
        return this.#log(request, by);
    }
  }

  /** Runs a function on a match, as it is stored now, when its turn in the queue comes; null if there is no such match. */
  withSession<T>(id: string, work: (session: S | null) => T | Promise<T>): Promise<T> {
    return this.enqueue(id, async () => work((await this.#loadLatest(id))?.session ?? null));
  }

  /** Carries out a command on a running match, plays forced moves after it, and answers when everything is stored. */
  applyCommand(
    id: string,
    commandId: string,
    command: (m: Match, session: S) => CommandError | null,
  ): Promise<ApiError | null> {
    return this.enqueue(id, async () => {
      const ready = this.ports.ready?.();
      if (ready) await ready;
      for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
        const open = this.#current(id) ?? (await this.load(id));
        if (!open) return { code: 'match-not-found' };
        const { session } = open;
        const { m } = session;
        const before = m ? seqOf(m) : 0;
        const refused = this.#refusalOf(session) ?? command(m as Match, session);
        if (!m || seqOf(m) === before) {
          // Perhaps only this copy refuses it.
          if (await this.isLatest(open)) return refused;
          continue;
        }
        open.isStale = true; // until it is stored
        const at = this.ports.now();
        this.ports.entryAdded?.(session, at);
        if (session.playsForced) playForced(m, () => this.ports.entryAdded?.(session, at));
        // If somebody else was faster, read what they wrote and try the command on that.
        if (!(await this.ports.append(session, before, commandId))) continue;
        open.isStale = false;
        this.#sendTo(open, open.subscriptions);
        this.ports.appended?.(session);
        return null;
      }
      return { code: 'unavailable' };
    });
  }

  /** Lets the bot that is asked make one move. False: only people are asked, or nobody is. */
  async playBot(id: string, choose: (question: BotQuestion, session: S) => Promise<string>): Promise<boolean> {
    const asked = await this.withSession(id, (session) => {
      const question = session?.m && !this.#refusalOf(session) ? nextBot(session.m) : null;
      return session && question && { question, session };
    });
    if (!asked) return false;
    const { bot, seat, seq } = asked.question;
    const move = await choose(asked.question, asked.session);
    const refused = await this.applyCommand(id, '', (m) =>
      // A person may have come back meanwhile, or another node may have been faster.
      isAnsweredByHolder(m, seat) ? { code: 'stale' } : submit(m, { id: '', seat, seq, move }),
    );
    if (refused?.code === 'illegal-move' || refused?.code === 'unreadable-move')
      throw new Error(`${bot} tried ${move}: ${'clause' in refused ? refused.clause : refused.code}`);
    return true;
  }

  /** Sends a subscriber the updates of a match from now on, the first one at once. */
  subscribe(id: string, subscriber: P, options: SubscribeOptions): Promise<ApiError | null> {
    return this.enqueue(id, async () => {
      const open = await this.#loadLatest(id);
      if (!open) return { code: 'match-not-found' };
      const { viewer, since, patches } = options;
      if (!this.ports.mayView(open.session, subscriber, viewer)) return { code: 'forbidden' };
      this.#removeSubscriber(open, subscriber);
      const subscription = { viewer, since, patches, subscriber, last: null };
      open.subscriptions.add(subscription);
      await this.ports.welcome?.(open.session, subscriber);
      this.#sendTo(open, [subscription]);
      return null;
    });
  }

  /** Ends a subscription. If it began a moment ago, its first update is sent before that. */
  unsubscribe(id: string, subscriber: P): Promise<null> {
    return this.enqueue(id, async () => {
      const open = this.#open.get(id);
      if (open) this.#removeSubscriber(open, subscriber);
      return null;
    });
  }

  subscribersOf(id: string): P[] {
    return [...(this.#open.get(id)?.subscriptions ?? [])].map(({ subscriber }) => subscriber);
  }

  /** The matches with subscribers here. */
  subscribedMatches(): string[] {
    return [...this.#open].flatMap(([id, { subscriptions }]) => (subscriptions.size > 0 ? [id] : []));
  }

  /** Waits until nothing is under way. */
  drain(): Promise<void> {
    return this.#queues.drain();
  }

  /** Runs a function on a match when its turn in the queue comes. */
  protected enqueue<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.#queues.add(id, work);
  }

  /** The matches in memory. */
  protected openIds(): string[] {
    return [...this.#open.keys()];
  }

  /** A match as it is in memory; undefined if it is not. */
  protected peek(id: string): OpenMatch<S, P> | undefined {
    return this.#open.get(id);
  }

  /** A match from memory, if that is current; else from the store. */
  protected async load(id: string): Promise<OpenMatch<S, P> | null> {
    const open = this.#current(id);
    if (open) return open;
    const stale = this.#open.get(id);
    if (!stale) this.#evict();
    const loaded = await this.reload(id);
    // Another node may have written it and died before saying so.
    if (stale) this.broadcast(id);
    return loaded;
  }

  /** Reads a match again; its subscribers stay. */
  protected async reload(id: string): Promise<OpenMatch<S, P> | null> {
    const session = await this.ports.load(id);
    const subscriptions = this.#open.get(id)?.subscriptions ?? new Set();
    if (!session) {
      this.#open.delete(id);
      return null;
    }
    const open = { session, subscriptions, isStale: false };
    this.#open.set(id, open);
    return open;
  }

  /** Drops a match and its subscribers. */
  protected close(id: string): void {
    this.#open.delete(id);
  }

  /** Is it still what is stored? */
  protected async isLatest(open: OpenMatch<S, P>): Promise<boolean> {
    if (this.ports.isCurrent) open.isStale ||= !(await this.ports.isCurrent(open.session));
    return !open.isStale;
  }

  /** Sends a match to the subscribers that do not have its latest state. */
  protected broadcast(id: string): void {
    const open = this.#open.get(id);
    if (!open || open.subscriptions.size === 0) return;
    const seq = open.session.m && seqOf(open.session.m);
    this.#sendTo(
      open,
      [...open.subscriptions].filter(({ since }) => since !== seq),
    );
    this.ports.refreshed?.(open.session);
  }

  #sendTo({ session }: OpenMatch<S, P>, subscriptions: Iterable<Subscription<P>>): void {
    if (!session.m) return;
    const prepared: PreparedUpdate[] = [];
    for (const subscription of subscriptions) {
      const { subscriber, viewer } = subscription;
      // A subscriber that has left its seat sees what the public sees, if the public may watch.
      const may = this.ports.mayView(session, subscriber, viewer);
      if (!may && !this.ports.mayView(session, subscriber, 'public')) continue;
      const update = this.#broadcaster.prepare(session.m, subscription, may ? viewer : 'public', prepared);
      this.ports.send(subscriber, update);
    }
  }

  #refusalOf(session: S): CommandError | null {
    return this.ports.refusal?.(session) ?? (session.m ? null : { code: 'rules-unavailable' });
  }

  /** A command of a seat's holder. The answer says which `seq` it led to. */
  async #command(
    request: MatchRequestOf<'submit' | 'undo'>,
    by: P,
    carryOut: (m: Match) => CommandError | null,
  ): Promise<Reply> {
    const { match, id, seat } = request;
    let seq: number | undefined;
    const error = await this.applyCommand(match, id, (m, session) => {
      if (!this.ports.mayAct(session, by, seat) || !isAnsweredByHolder(m, seat)) return { code: 'not-your-seat' };
      const refused = carryOut(m);
      seq = seqAfter(m, request);
      return refused;
    });
    return error ? { error } : { type: 'done', id, ...(seq !== undefined && { seq }) };
  }

  #whyNot(request: MatchRequestOf<'why-not'>, by: P): Promise<Reply> {
    return this.withSession(request.match, (session): Reply => {
      if (!session) return NOT_FOUND;
      if (!session.m) return { error: { code: 'not-started' } };
      if (!this.ports.mayAct(session, by, request.seat)) return { error: { code: 'forbidden' } };
      return { type: 'reason', id: request.id, error: whyNot(session.m, request) };
    });
  }

  /** The record of a finished match. */
  async #exportRecord({ id, match }: MatchRequestOf<'export-record'>): Promise<Reply> {
    const isOpen = await this.withSession(match, (session) => session && this.ports.isPublicPast(session));
    if (isOpen === null) return NOT_FOUND;
    const m = isOpen ? (await this.ports.loadAt(match, null))?.m : null;
    return m ? { type: 'record', id, text: exportMatch(m) } : NOT_OVER;
  }

  /** A position of a finished match: while a match runs, its past belongs to the players. */
  async #position({ id, match, ply, viewer }: MatchRequestOf<'position'>): Promise<Reply> {
    const now = await this.withSession(
      match,
      (session) => session && { m: this.ports.isPublicPast(session) ? session.m : null },
    );
    if (!now) return NOT_FOUND;
    if (!now.m) return NOT_OVER;
    const plies = plyOf(now.m);
    if (typeof viewer === 'number' && viewer >= now.m.setup.holders.length) return { error: { code: 'bad-request' } };
    const m = (await this.ports.loadAt(match, ply))?.m;
    return m ? { ...positionFor(m, viewer, ply), plies, id } : NOT_OVER;
  }

  /** A viewer's log before a ply, as far back as one page goes. */
  async #log({ id, match, viewer, before }: MatchRequestOf<'log'>, by: P): Promise<Reply> {
    const session = await this.ports.loadAt(match, before);
    if (!session) return NOT_FOUND;
    const { m } = session;
    if (!m) return { error: { code: 'not-started' } };
    if (!this.ports.mayView(session, by, viewer)) return { error: { code: 'forbidden' } };
    const since = m.base.seq === 0 ? -1 : m.base.ply;
    return { type: 'log', id, match, since, lines: logBetween(m, viewer, since, before), ...eventsSince(m, -1) };
  }

  /** A match that is in memory as this host last stored it; null: it must be read. */
  #current(id: string): OpenMatch<S, P> | null {
    const open = this.#open.get(id);
    if (!open || open.isStale) return null;
    // The least recently used comes first, once there are enough to care.
    if (this.#open.size > MAX_OPEN / 2) {
      this.#open.delete(id);
      this.#open.set(id, open);
    }
    return open;
  }

  /** As it is stored now: where others write too, the news may not have arrived yet. */
  async #loadLatest(id: string): Promise<OpenMatch<S, P> | null> {
    const known = this.#open.get(id);
    const open = await this.load(id);
    if (!open || open !== known || !this.ports.isShared?.()) return open;
    return (await this.isLatest(open)) ? open : this.load(id);
  }

  #evict(): void {
    if (this.#open.size < MAX_OPEN) return;
    for (const [id, { subscriptions }] of this.#open) {
      if (subscriptions.size > 0 || this.#queues.has(id)) continue;
      this.#open.delete(id);
      if (this.#open.size < MAX_OPEN) return;
    }
  }

  #removeSubscriber({ subscriptions }: OpenMatch<S, P>, subscriber: P): void {
    for (const subscription of subscriptions) {
      if (subscription.subscriber !== subscriber) continue;
      this.#broadcaster.forget(subscription);
      subscriptions.delete(subscription);
    }
  }
}

type MatchRequestOf<T extends MatchRequest['type']> = Extract<MatchRequest, { type: T }>;

async function replyTo({ id }: MatchRequest, refused: Promise<ApiError | null>): Promise<Reply> {
  const error = await refused;
  return error ? { error } : { type: 'done', id };
}
