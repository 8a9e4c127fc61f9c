import type { Plans, Signal } from '@tempora/bots';
import { loadGame } from '@tempora/games/lazy';
import { pending, readRecord, stream } from '@tempora/kernel';
import type { Holder } from '@tempora/protocol';
import {
  type ApiMessage,
  type DeviceRequest,
  idOf,
  PROTOCOL_VERSION,
  type Reply,
  readDeviceRequest,
} from '@tempora/protocol';
import {
  type BotQuestion,
  type FairSeed,
  GrowingRecord,
  type HostedMatch,
  type HostPorts,
  isOver,
  type Match,
  MatchHost,
  openMatch,
  playEntries,
  playForced,
  restoreMatch,
  saveMatch,
  seedOf,
  stateAt,
  summary,
} from '@tempora/room';
import type { DeviceStore, Saved } from './store.ts';

/** What the host needs from the world outside. */
export interface WorkerContext {
  store: DeviceStore;
  now(): number;
  /** Random bytes in hexadecimal. */
  random(bytes: number): string;
  send(message: ApiMessage): void;
  /** Is this match ours to change? Another tab may have it open. */
  claim(match: string): Promise<boolean>;
  /** Let other tabs have it. */
  release(match: string): void;
}

type RequestOf<T extends DeviceRequest['type']> = Extract<DeviceRequest, { type: T }>;

/** A match of this device; a record that was only opened to be looked at is never stored. */
interface DeviceSession extends HostedMatch {
  m: Match;
  record: GrowingRecord;
  isReplay: boolean;
}

/** The one page this host serves. */
const PAGE = 'page';

/** Serves one page: the matches in its store, by the same authority and the same protocol as a server. */
export class DeviceHost extends MatchHost<DeviceSession, typeof PAGE> {
  protected readonly ports: HostPorts<DeviceSession, typeof PAGE>;
  readonly #replays = new Map<string, Match>();
  /** Matches that belong to this tab. */
  readonly #held = new Set<string>();
  /** Bots at their moves, by match. */
  readonly #bots = new Map<string, Promise<void>>();
  /** Turns that bots have begun. */
  #plans: Plans | null = null;
  #lastRequest: Promise<void> = Promise.resolve();

  constructor(readonly context: WorkerContext) {
    super();
    this.ports = {
      now: context.now,
      load: (match) => this.#load(match),
      loadAt: (match) => this.withSession(match, (session) => session),
      append: (session) => this.#save(session.record).then(() => true),
      mayAct: ({ m }, _, seat) => m.setup.holders[seat]?.kind === 'human',
      // A bot's cards are its own until the match is over.
      mayView: ({ m }, _, viewer) =>
        viewer === 'public' ||
        (isOver(m) ? viewer < m.setup.holders.length : m.setup.holders[viewer]?.kind === 'human'),
      isPublicPast: ({ m, isReplay }) => isReplay || isOver(m),
      send: (_, update) => context.send(update.message),
    };
  }

  /** Answers a message of the page, after all that came before it. A move is answered when it is safely stored. */
  receive(message: unknown): Promise<void> {
    this.#lastRequest = this.#lastRequest.then(() => this.#respond(message));
    return this.#lastRequest;
  }

  /** Waits until nothing is under way, and no bot is to move. */
  override async drain(): Promise<void> {
    await this.#lastRequest;
    while (this.#bots.size > 0) await Promise.all(this.#bots.values());
    await super.drain();
  }

  async #respond(message: unknown): Promise<void> {
    const request = readDeviceRequest(message);
    const reply: Reply = request
      ? await this.#answer(request).catch((): Reply => ({ error: { code: 'storage-failed' } }))
      : { error: { code: 'bad-request' } };
    const id = request?.id ?? idOf(message);
    this.context.send('type' in reply ? reply : { type: 'error', id, ...reply });
    if (request && 'type' in reply) this.#goOn(request, reply);
  }

  /** Bots think after the person's own move is stored, shown and acknowledged. */
  #goOn(request: DeviceRequest, reply: ApiMessage): void {
    if (request.type === 'create-match' && reply.type === 'created') this.#playBots(reply.match);
    if (request.type === 'subscribe' || request.type === 'submit' || request.type === 'undo')
      this.#playBots(request.match);
  }

  async #answer(request: DeviceRequest): Promise<Reply> {
    switch (request.type) {
      case 'hello':
        if (request.protocol !== PROTOCOL_VERSION)
          return { error: { code: 'protocol-version', supported: PROTOCOL_VERSION } };
        return { type: 'welcome', id: request.id, protocol: PROTOCOL_VERSION, me: null };
      case 'list-matches':
        return this.#list(request);
      case 'create-match':
        return this.#create(request);
      case 'open-record':
        return this.#openRecord(request);
      case 'delete-match':
        return this.#delete(request);
      case 'export-private':
        return this.#exportPrivate(request);
      case 'why':
        return this.withSession(request.match, (session) =>
          session ? explainMove(session, request) : { error: { code: 'match-not-found' } },
        );
      case 'suggest':
        return this.withSession(request.match, (session) => this.#suggest(session, request));
      case 'subscribe':
      case 'submit':
      case 'undo':
        return this.#handleHeld(request);
      case 'unsubscribe':
        return this.handle(request, PAGE).finally(() => this.#release(request.match));
      case 'why-not':
      case 'export-record':
      case 'position':
      case 'log':
        return this.handle(request, PAGE);
    }
  }

  /** What is only for the tab the match belongs to. */
  async #handleHeld(request: RequestOf<'subscribe' | 'submit' | 'undo'>): Promise<Reply> {
    const wasHeld = this.#held.has(request.match);
    if (!wasHeld && !(await this.#hold(request.match))) return { error: { code: 'open-in-other-tab' } };
    const reply = await this.handle(request, PAGE);
    if ('error' in reply && !wasHeld) this.#release(request.match);
    return reply;
  }

  async #hold(match: string): Promise<boolean> {
    if (!(await this.context.claim(match))) return false;
    this.#held.add(match);
    // Another tab may have played on since it was read.
    await this.enqueue(match, async () => this.close(match));
    return true;
  }

  #release(match: string): void {
    this.#held.delete(match);
    this.context.release(match);
  }

  async #list({ id }: RequestOf<'list-matches'>): Promise<Reply> {
    const { store } = this.context;
    const matches = [];
    for (const [match, saved] of await store.load()) {
      const m = await this.#restore(match, saved);
      if (m) matches.push(summary(m, saved.changed));
    }
    matches.sort((a, b) => b.changed - a.changed);
    const unreadable = (await store.loadAside()).map(async ([match, saved]) => {
      const m = await restore(saved.text);
      return { match, ...saved, error: 'error' in m ? m.error : { code: 'readable-again' } };
    });
    return { type: 'matches', id, matches, unreadable: await Promise.all(unreadable) };
  }

  async #load(match: string): Promise<DeviceSession | null> {
    const replay = this.#replays.get(match);
    if (replay) return { m: replay, playsForced: false, record: new GrowingRecord(replay), isReplay: true };
    const saved = (await this.context.store.load()).find(([key]) => key === match);
    const m = saved && (await this.#restore(...saved));
    if (!m) return null;
    const playsForced = (await loadGame(m.game.id))?.playsForced ?? false;
    return { m, playsForced, record: new GrowingRecord(m), isReplay: false };
  }

  /** Reads a saved match; what cannot be read is set aside. */
  async #restore(match: string, saved: Saved): Promise<Match | null> {
    const m = await restore(saved.text);
    if (!('error' in m)) return m;
    await this.context.store.setAside(match, saved);
    return null;
  }

  #save(record: GrowingRecord): Promise<void> {
    return this.context.store.save(record.m.setup.match, { text: record.save(), changed: this.context.now() });
  }

  async #create({ id, game, options, seats, seed, record, ply }: RequestOf<'create-match'>): Promise<Reply> {
    const listed = await loadGame(game);
    if (!listed) return { error: { code: 'game-not-found' } };
    const past = record === undefined ? null : await restore(record);
    if (past && 'error' in past) return { error: { code: 'bad-record', record: past.error } };
    const agreed = past?.setup.options ?? listed.game.options.read(options);
    const areKnown = await areBotsKnown(seats);
    const fits = !past || (past.game.id === game && past.setup.holders.length === seats.length);
    if (!agreed || !areKnown || !fits || !listed.game.seats.includes(seats.length))
      return { error: { code: 'bad-setup' } };
    const fairSeed: FairSeed = past
      ? { kind: 'agreed', seed: seedOf(past.setup.fairSeed, past.setup.match) }
      : seed
        ? { kind: 'agreed', seed }
        : { kind: 'committed', secret: this.context.random(32), entropy: seats.map(() => this.context.random(16)) };
    const match = this.context.random(8);
    const m = openMatch(listed.game, { match, holders: seats, options: agreed, fairSeed });
    if (past) playEntries(m, past.standing.slice(0, ply));
    if (listed.playsForced) playForced(m);
    await this.#hold(match);
    await this.#save(new GrowingRecord(m));
    return { type: 'created', id, match };
  }

  async #openRecord({ id, text }: RequestOf<'open-record'>): Promise<Reply> {
    const m = await restore(text);
    if ('error' in m) return { error: { code: 'bad-record', record: m.error } };
    const replay = `replay-${this.#replays.size}`;
    this.#replays.set(replay, m);
    return { type: 'created', id, match: replay };
  }

  async #delete({ id, match }: RequestOf<'delete-match'>): Promise<Reply> {
    this.#release(match);
    await this.enqueue(match, async () => {
      await this.context.store.forget(match);
      this.close(match);
    });
    return { type: 'done', id };
  }

  /**
   * The whole text of a match, to be gone on with elsewhere. All its seats are at this device, so whoever holds it could
   * read the store as well; the page asks only when somebody says so, and passes the text on without showing it.
   */
  #exportPrivate({ id, match }: RequestOf<'export-private'>): Promise<Reply> {
    return this.withSession(
      match,
      (session): Reply =>
        session ? { type: 'record', id, text: saveMatch(session.m) } : { error: { code: 'match-not-found' } },
    );
  }

  /** Lets bots move, one after the other, as long as the match is this tab's. */
  #playBots(match: string): void {
    const before = this.#bots.get(match) ?? Promise.resolve();
    const mine = before
      .then(() => this.#playOn(match))
      // It is tried again when the page subscribes or somebody moves.
      .catch(() => this.context.send({ type: 'error', id: null, error: { code: 'storage-failed' } }))
      .finally(() => {
        if (this.#bots.get(match) === mine) this.#bots.delete(match);
      });
    this.#bots.set(match, mine);
  }

  async #playOn(match: string): Promise<void> {
    do await letOthersBegin();
    while (this.#held.has(match) && (await this.playBot(match, (question) => this.#choose(question))));
  }

  /** What a Master would do: for the only person at the table, and only when it is their turn. */
  async #suggest(session: DeviceSession | null, { id, seat, without = [] }: RequestOf<'suggest'>): Promise<Reply> {
    if (!session) return { error: { code: 'match-not-found' } };
    const { game, setup, state } = session.m;
    const people = setup.holders.flatMap(({ kind }, each) => (kind === 'human' ? [each] : []));
    if (people.length !== 1 || people[0] !== seat) return { error: { code: 'forbidden' } };
    if (!pending(game, state).includes(seat)) return { error: { code: 'not-your-turn' } };
    const [listed, { suggestionFor }] = await Promise.all([loadGame(game.id), import('@tempora/bots')]);
    if (!listed) return { error: { code: 'game-not-found' } };
    const advised = { game: listed.game, advice: await listed.loadAdvice(), without };
    const found = await thinkInPieces(suggestionFor(advised, state, seat, stream(this.context.random(16))));
    const reasons = found.why.map(({ key, params }) => ({ key, params: { ...params } }));
    return { type: 'suggestion', id, moves: [...found.moves], reasons };
  }

  async #choose({ game: id, bot: name, seat, state }: BotQuestion): Promise<string> {
    const [listed, { findBot, Plans, situationOf }] = await Promise.all([loadGame(id), import('@tempora/bots')]);
    const bot = findBot(name);
    if (!listed || !bot) throw new Error(`there is no ${name} for ${id}`);
    const { game } = listed;
    this.#plans ??= new Plans();
    const planned = this.#plans.next(game, state, seat);
    if (planned) return game.notation.write(planned);
    const advice = await listed.loadAdvice();
    const situation = situationOf({ game, advice }, state, seat, stream(this.context.random(16)));
    return game.notation.write(this.#plans.begin(game, state, seat, await thinkInPieces(bot.think(situation))));
  }
}

/**
 * Why a bot moved as it did. After the end everybody may ask about every move; before it the only person at the table is told
 * of the last one that lies open.
 */
async function explainMove({ m, isReplay }: DeviceSession, { id, ply }: RequestOf<'why'>): Promise<Reply> {
  const [listed, { explainTo }] = await Promise.all([loadGame(m.game.id), import('@tempora/bots')]);
  const people = m.setup.holders.flatMap((holder, seat) => (holder.kind === 'human' ? [seat] : []));
  const isOpen = isReplay || isOver(m);
  if (!listed || (!isOpen && people.length !== 1)) return { error: { code: 'forbidden' } };
  const { game } = listed;
  const advice = await listed.loadAdvice();
  const isTold = ({ seat, move }: Match['standing'][number], at: number) =>
    !people.includes(seat) && (isOpen || !(isSealed(m, at) || advice.isFaceDown?.(game.notation.read(move))));
  const made = m.standing.slice(isOpen ? Math.max(0, ply - 1) : 0, ply);
  const at = ply - made.length + made.findLastIndex((move, i) => isTold(move, ply - made.length + i));
  const last = at < ply - made.length || ply > m.standing.length ? undefined : m.standing[at];
  if (!last) {
    const seat = isOpen ? undefined : m.standing[ply - 1]?.seat;
    const isBot = seat !== undefined && !people.includes(seat);
    return isBot ? { type: 'why', id, seat, reasons: [], isSecret: true } : { error: { code: 'forbidden' } };
  }
  const { seat } = last;
  const question = { seat, move: game.notation.read(last.move), asker: isOpen ? seat : (people[0] as number) };
  const reasons = explainTo({ game, advice }, stateAt(m, at), question, stream(`why ${at}`));
  return {
    type: 'why',
    id,
    seat,
    reasons: reasons.map(({ key, params }) => ({ key, params: { ...params } })),
    isSecret: false,
  };
}

/** Is the answer that was given at this ply not opened yet? */
function isSealed({ state, standing }: Match, at: number): boolean {
  const { seat } = standing[at] as Match['standing'][number];
  return state.sealed[seat] !== null && standing.findLastIndex((each) => each.seat === seat) === at;
}

/** Bots are downloaded for the first match in which one sits. */
async function areBotsKnown(seats: readonly Holder[]): Promise<boolean> {
  const names = seats.flatMap((holder) => (holder.kind === 'bot' ? [holder.bot] : []));
  if (names.length === 0) return true;
  const { findBot } = await import('@tempora/bots');
  return names.every((name) => findBot(name) !== undefined);
}

/** How long a bot may think before somebody else has a turn, and how long in all, in milliseconds. */
const PIECE = 20;
const MOST_THOUGHT = 1000;

/** Lets a bot think, a little at a time: the page's requests are answered in between. */
async function thinkInPieces<T>(thinking: Generator<undefined, T, Signal>): Promise<T> {
  const end = performance.now() + MOST_THOUGHT;
  for (let piece = performance.now() + PIECE; ; ) {
    const now = performance.now();
    const { done, value } = thinking.next(now >= end ? 'stop' : undefined);
    if (done) return value;
    if (now < piece) continue;
    await letOthersBegin();
    piece = performance.now() + PIECE;
  }
}

/** What the page has asked meanwhile is answered before a bot thinks. */
function letOthersBegin(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Opens a match from its record, once the rules of the game it names are there. */
export async function restore(text: string) {
  const record = readRecord(text);
  const listed = 'error' in record ? undefined : await loadGame(record.game);
  return restoreMatch((id) => (id === listed?.game.id ? listed.game : undefined), text);
}
