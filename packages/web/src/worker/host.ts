import { findBot } from '@tempora/bots';
import { loadGame } from '@tempora/games/lazy';
import { readRecord } from '@tempora/kernel';
import {
  type ApiError,
  type ApiMessage,
  type ApiRequest,
  type CommandError,
  idOf,
  PROTOCOL_VERSION,
  readRequest,
} from '@tempora/protocol';
import {
  exportMatch,
  type FairSeed,
  type Match,
  openMatch,
  playEntries,
  positionFor,
  restoreMatch,
  saveMatch,
  seedOf,
  submit,
  summary,
  undo,
  updateFor,
  whyNot,
} from '@tempora/room';
import { playAutomaticMoves } from './automatic-moves.ts';
import type { MatchStore, Saved } from './store.ts';

/** What the host needs from the world outside. */
export interface WorkerContext {
  store: MatchStore;
  now(): number;
  /** So many random bytes, in hexadecimal. */
  random(bytes: number): string;
  send(message: ApiMessage): void;
  /** Is this match ours to change? Another tab may have it open. */
  claim(match: string): Promise<boolean>;
  /** Let other tabs have it. */
  release(match: string): void;
}

type RequestOf<T extends ApiRequest['type']> = Extract<ApiRequest, { type: T }>;
type Reply = ApiMessage | { error: ApiError };

/** Serves one page: the matches in its store, over the same protocol a server speaks. */
export function openHost(context: WorkerContext): (message: unknown) => Promise<void> {
  const host = new Host(context);
  let before = Promise.resolve();
  return (message) => {
    // One message after the other: a move is answered only after it is safely stored.
    before = before.then(() => host.receive(message));
    return before;
  };
}

class Host {
  readonly #matches = new Map<string, { m: Match; changed: number }>();
  readonly #replays = new Map<string, Match>();
  #subscription: { match: string; viewer: RequestOf<'subscribe'>['viewer']; since: number } | null = null;

  constructor(readonly context: WorkerContext) {}

  async receive(message: unknown): Promise<void> {
    const request = readRequest(message);
    const reply = request
      ? await this.#answer(request).catch((): Reply => ({ error: { code: 'storage-failed' } }))
      : BAD_REQUEST;
    const id = request?.id ?? idOf(message);
    this.context.send('type' in reply ? reply : { type: 'error', id, ...reply });
  }

  async #answer(request: ApiRequest): Promise<Reply> {
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
      default:
        return this.#answerForMatch(request);
    }
  }

  async #list({ id }: RequestOf<'list-matches'>): Promise<Reply> {
    const stored = await this.context.store.load();
    this.#matches.clear(); // another tab may have forgotten some
    for (const [match, saved] of stored) await this.#restore(match, saved);
    const matches = [...this.#matches.values()].map(({ m, changed }) => summary(m, changed));
    const unreadable = (await this.context.store.loadAside()).map(async ([match, saved]) => {
      const m = await restore(saved.text);
      return { match, ...saved, error: 'error' in m ? m.error : { code: 'readable-again' } };
    });
    return {
      type: 'matches',
      id,
      matches: matches.sort((a, b) => b.changed - a.changed),
      unreadable: await Promise.all(unreadable),
    };
  }

  /** Reads a saved match; what cannot be read is set aside. */
  async #restore(match: string, saved: Saved): Promise<Match | null> {
    const m = await restore(saved.text);
    if ('error' in m) {
      await this.context.store.setAside(match, saved);
      return null;
    }
    this.#matches.set(match, { m, changed: saved.changed });
    return m;
  }

  async #create({ id, game, options, seats, seed, record, ply }: RequestOf<'create-match'>): Promise<Reply> {
    const listed = await loadGame(game);
    if (!listed) return { error: { code: 'game-not-found' } };
    const past = record === undefined ? null : await restore(record);
    if (past && 'error' in past) return { error: { code: 'bad-record', record: past.error } };
    const agreed = past?.setup.options ?? listed.game.options.read(options);
    const areKnown = seats.every((holder) => holder.kind === 'human' || findBot(holder.bot));
    const fits = !past || (past.game.id === game && past.setup.holders.length === seats.length);
    if (!agreed || !areKnown || !fits || !listed.game.seats.includes(seats.length))
      return { error: { code: 'bad-setup' } };
    const luck: FairSeed = past
      ? { kind: 'agreed', seed: seedOf(past.setup.fairSeed, past.setup.match) }
      : seed
        ? { kind: 'agreed', seed }
        : { kind: 'committed', secret: this.context.random(32), entropy: seats.map(() => this.context.random(16)) };
    const match = this.context.random(8);
    const m = openMatch(listed.game, { match, holders: seats, options: agreed, fairSeed: luck });
    if (past) playEntries(m, past.standing.slice(0, ply));
    await this.context.claim(match);
    await playAutomaticMoves(m, this.context.random(16));
    await this.#persist(m);
    return { type: 'created', id, match };
  }

  async #persist(m: Match): Promise<void> {
    const changed = this.context.now();
    // Until it is stored it did not happen: should storing fail, the match is read anew from the store.
    this.#matches.delete(m.setup.match);
    await this.context.store.save(m.setup.match, { text: saveMatch(m), changed });
    this.#matches.set(m.setup.match, { m, changed });
  }

  async #openRecord({ id, text }: RequestOf<'open-record'>): Promise<Reply> {
    const m = await restore(text);
    if ('error' in m) return { error: { code: 'bad-record', record: m.error } };
    const replay = `replay-${this.#replays.size}`;
    this.#replays.set(replay, m);
    return { type: 'created', id, match: replay };
  }

  async #find(match: string): Promise<Match | null> {
    const open = this.#matches.get(match)?.m;
    if (open) return open;
    const saved = (await this.context.store.load()).find(([key]) => key === match);
    return saved ? this.#restore(...saved) : null;
  }

  async #answerForMatch(
    request: Exclude<ApiRequest, { type: 'hello' | 'list-matches' | 'create-match' | 'open-record' }>,
  ): Promise<Reply> {
    if (!('match' in request)) return UNSUPPORTED;
    if (request.type === 'delete-match') return this.#forget(request);
    if (request.type === 'position') return this.#position(request);
    if (request.type === 'export-private') return this.#continue(request);
    // Another tab may have played on since this match was read.
    if (request.type === 'subscribe' && this.#subscription?.match !== request.match)
      this.#matches.delete(request.match);
    const m = await this.#find(request.match);
    if (!m) return { error: { code: 'match-not-found' } };
    switch (request.type) {
      case 'subscribe':
        if (!mayLookAs(m, request.viewer)) return BAD_REQUEST;
        if (!(await this.context.claim(request.match))) return { error: { code: 'open-in-other-tab' } };
        this.#subscription = { match: request.match, viewer: request.viewer, since: request.since };
        this.#update();
        return { type: 'done', id: request.id };
      case 'unsubscribe':
        if (this.#subscription?.match === request.match) this.#subscription = null;
        this.context.release(request.match);
        return { type: 'done', id: request.id };
      case 'why-not':
        if (m.setup.holders[request.seat]?.kind !== 'human') return BAD_REQUEST;
        return { type: 'reason', id: request.id, error: whyNot(m, request.seat, request.move) };
      case 'export-record':
        return m.game.ranking(m.state)
          ? { type: 'record', id: request.id, text: exportMatch(m) }
          : { error: { code: 'not-over' } };
      case 'submit':
        return this.#command(m, request, () => submit(m, request));
      case 'undo':
        return this.#command(m, request, () => undo(m, request));
      default:
        return UNSUPPORTED;
    }
  }

  /** A command of a person at this device; bots' seats are their own. */
  async #command(m: Match, request: RequestOf<'submit' | 'undo'>, carryOut: () => CommandError | null): Promise<Reply> {
    if (!(await this.context.claim(request.match))) return { error: { code: 'open-in-other-tab' } };
    const isTheirs = m.setup.holders[request.seat]?.kind === 'human';
    const refused: CommandError | null = isTheirs ? carryOut() : { code: 'not-your-seat' };
    if (refused) return { type: 'error', id: request.id, error: refused };
    await playAutomaticMoves(m, this.context.random(16));
    await this.#persist(m);
    this.#update();
    return { type: 'done', id: request.id };
  }

  #update(): void {
    const m = this.#subscription && this.#matches.get(this.#subscription.match)?.m;
    if (!m || !this.#subscription) return;
    const update = updateFor(m, this.#subscription.viewer, this.#subscription.since);
    this.#subscription.since = update.seq;
    this.context.send(update);
  }

  async #forget({ id, match }: RequestOf<'delete-match'>): Promise<Reply> {
    await this.context.store.forget(match);
    this.#matches.delete(match);
    return { type: 'done', id };
  }

  /**
   * The whole text of a match, to be gone on with elsewhere. All its seats are at this device, so whoever holds it could
   * read the store as well; the page asks only when somebody says so, and passes the text on without showing it.
   */
  async #continue({ id, match }: RequestOf<'export-private'>): Promise<Reply> {
    const m = this.#replays.get(match) ?? (await this.#find(match));
    return m ? { type: 'record', id, text: saveMatch(m) } : { error: { code: 'match-not-found' } };
  }

  /** A moment of the past, for records and finished matches: while a match runs its past is the players' own. */
  async #position({ id, match, ply, viewer }: RequestOf<'position'>): Promise<Reply> {
    const m = this.#replays.get(match) ?? (await this.#find(match));
    if (!m) return { error: { code: 'match-not-found' } };
    if (!this.#replays.has(match) && !m.game.ranking(m.state)) return { error: { code: 'not-over' } };
    if (typeof viewer === 'number' && viewer >= m.setup.holders.length) return BAD_REQUEST;
    return { ...positionFor(m, viewer, ply), id };
  }
}

const BAD_REQUEST: Reply = { error: { code: 'bad-request' } };
/** For a server, not for a device of one's own. */
const UNSUPPORTED: Reply = { error: { code: 'unsupported' } };

/** A person may look through any eyes held at this device; a bot's only when the match is over. */
function mayLookAs(m: Match, viewer: RequestOf<'subscribe'>['viewer']): boolean {
  if (viewer === 'public') return true;
  const holder = m.setup.holders[viewer];
  return holder !== undefined && (holder.kind === 'human' || m.game.ranking(m.state) !== null);
}

/** Opens a match from its record, once the rules of the game it names are there. */
async function restore(text: string) {
  const record = readRecord(text);
  const listed = 'error' in record ? undefined : await loadGame(record.game);
  return restoreMatch((id) => (id === listed?.game.id ? listed.game : undefined), text);
}
