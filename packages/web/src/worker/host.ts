import { findBot } from '@tempora/bots';
import { loadGame } from '@tempora/games/lazy';
import { isFlaw, readRecord } from '@tempora/kernel';
import { type Ask, idOf, PROTOCOL, type Refused, readAsk, type Tell, type Trouble } from '@tempora/protocol';
import {
  exportMatch,
  type Luck,
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
import { playOthers } from './others.ts';
import type { Saved, Store } from './store.ts';

/** What the host needs from the world outside. */
export interface World {
  store: Store;
  now(): number;
  /** So many random bytes, in hexadecimal. */
  random(bytes: number): string;
  send(tell: Tell): void;
  /** Is this match ours to change? Another tab may have it open. */
  claim(match: string): Promise<boolean>;
  /** Let other tabs have it. */
  release(match: string): void;
}

type Of<T extends Ask['type']> = Extract<Ask, { type: T }>;
type Reply = Tell | Trouble;

/** Serves one page: the matches in its store, over the same protocol a server speaks. */
export function openHost(world: World): (message: unknown) => Promise<void> {
  const host = new Host(world);
  let before = Promise.resolve();
  return (message) => {
    // One message after the other: a move is answered only after it is safely stored.
    before = before.then(() => host.hear(message));
    return before;
  };
}

class Host {
  readonly #matches = new Map<string, { m: Match; changed: number }>();
  readonly #replays = new Map<string, Match>();
  #watching: { match: string; as: Of<'look'>['as']; since: number } | null = null;

  constructor(readonly world: World) {}

  async hear(message: unknown): Promise<void> {
    const ask = readAsk(message);
    const reply = ask ? await this.#answer(ask).catch((): Trouble => ({ trouble: 'no-room' })) : BAD_MESSAGE;
    const id = ask?.id ?? idOf(message);
    this.world.send(
      'trouble' in reply && !('type' in reply) ? { type: 'trouble', id, trouble: reply } : (reply as Tell),
    );
  }

  async #answer(ask: Ask): Promise<Reply> {
    switch (ask.type) {
      case 'hello':
        if (ask.protocol !== PROTOCOL) return { trouble: 'protocol', speaks: PROTOCOL };
        return { type: 'welcome', id: ask.id, protocol: PROTOCOL, me: null };
      case 'list':
        return this.#list(ask);
      case 'create':
        return this.#create(ask);
      case 'open-record':
        return this.#openRecord(ask);
      default:
        return this.#inMatch(ask);
    }
  }

  async #list({ id }: Of<'list'>): Promise<Reply> {
    const stored = await this.world.store.load();
    this.#matches.clear(); // another tab may have forgotten some
    for (const [match, saved] of stored) await this.#restore(match, saved);
    const matches = [...this.#matches.values()].map(({ m, changed }) => summary(m, changed));
    const aside = (await this.world.store.loadAside()).map(async ([match, saved]) => {
      const flaw = await restore(saved.text);
      return { match, ...saved, flaw: 'flaw' in flaw ? flaw : { flaw: 'mended' } };
    });
    return {
      type: 'matches',
      id,
      matches: matches.sort((a, b) => b.changed - a.changed),
      aside: await Promise.all(aside),
    };
  }

  /** Reads a saved match; what cannot be read is set aside. */
  async #restore(match: string, saved: Saved): Promise<Match | null> {
    const m = await restore(saved.text);
    if ('flaw' in m) {
      await this.world.store.setAside(match, saved);
      return null;
    }
    this.#matches.set(match, { m, changed: saved.changed });
    return m;
  }

  async #create({ id, game, options, seats, seed, record, ply }: Of<'create'>): Promise<Reply> {
    const listed = await loadGame(game);
    if (!listed) return { trouble: 'no-game' };
    const past = record === undefined ? null : await restore(record);
    if (past && 'flaw' in past) return { trouble: 'record', flaw: { ...past } };
    const agreed = past?.setup.options ?? listed.game.options.read(options);
    const areKnown = seats.every((holder) => holder.kind === 'human' || findBot(holder.bot));
    const fits = !past || (past.game.id === game && past.setup.holders.length === seats.length);
    if (!agreed || !areKnown || !fits || !listed.game.seats.includes(seats.length)) return { trouble: 'bad-setup' };
    const luck: Luck = past
      ? { kind: 'agreed', seed: seedOf(past.setup.luck, past.setup.match) }
      : seed
        ? { kind: 'agreed', seed }
        : { kind: 'committed', secret: this.world.random(32), entropy: seats.map(() => this.world.random(16)) };
    const match = this.world.random(8);
    const m = openMatch(listed.game, { match, holders: seats, options: agreed, luck });
    if (past) playEntries(m, past.standing.slice(0, ply));
    await this.world.claim(match);
    await playOthers(m, this.world.random(16));
    await this.#keep(m);
    return { type: 'created', id, match };
  }

  async #keep(m: Match): Promise<void> {
    const changed = this.world.now();
    // Until it is stored it did not happen: should storing fail, the match is read anew from the store.
    this.#matches.delete(m.setup.match);
    await this.world.store.save(m.setup.match, { text: saveMatch(m), changed });
    this.#matches.set(m.setup.match, { m, changed });
  }

  async #openRecord({ id, text }: Of<'open-record'>): Promise<Reply> {
    const m = await restore(text);
    if ('flaw' in m) return { trouble: 'record', flaw: { ...m } };
    const replay = `replay-${this.#replays.size}`;
    this.#replays.set(replay, m);
    return { type: 'created', id, match: replay };
  }

  async #find(match: string): Promise<Match | null> {
    const open = this.#matches.get(match)?.m;
    if (open) return open;
    const saved = (await this.world.store.load()).find(([key]) => key === match);
    return saved ? this.#restore(...saved) : null;
  }

  async #inMatch(ask: Exclude<Ask, { type: 'hello' | 'list' | 'create' | 'open-record' }>): Promise<Reply> {
    if (!('match' in ask)) return ELSEWHERE;
    if (ask.type === 'forget') return this.#forget(ask);
    if (ask.type === 'position') return this.#position(ask);
    if (ask.type === 'carry') return this.#carry(ask);
    // Another tab may have played on since this match was read.
    if (ask.type === 'look' && this.#watching?.match !== ask.match) this.#matches.delete(ask.match);
    const m = await this.#find(ask.match);
    if (!m) return { trouble: 'no-match' };
    switch (ask.type) {
      case 'look':
        if (!mayLookAs(m, ask.as)) return BAD_MESSAGE;
        if (!(await this.world.claim(ask.match))) return { trouble: 'elsewhere' };
        this.#watching = { match: ask.match, as: ask.as, since: ask.since };
        this.#update();
        return { type: 'done', id: ask.id };
      case 'leave':
        if (this.#watching?.match === ask.match) this.#watching = null;
        this.world.release(ask.match);
        return { type: 'done', id: ask.id };
      case 'why':
        if (m.setup.holders[ask.seat]?.kind !== 'human') return BAD_MESSAGE;
        return { type: 'reason', id: ask.id, refused: whyNot(m, ask.seat, ask.move) };
      case 'export':
        return m.game.ranking(m.state) ? { type: 'record', id: ask.id, text: exportMatch(m) } : { trouble: 'not-over' };
      case 'submit':
        return this.#command(m, ask, () => submit(m, ask));
      case 'undo':
        return this.#command(m, ask, () => undo(m, ask));
      default:
        return ELSEWHERE;
    }
  }

  /** A command of a person at this device; bots' seats are their own. */
  async #command(m: Match, ask: Of<'submit' | 'undo'>, carryOut: () => Refused | null): Promise<Reply> {
    if (!(await this.world.claim(ask.match))) return { trouble: 'elsewhere' };
    const isTheirs = m.setup.holders[ask.seat]?.kind === 'human';
    const refused: Refused | null = isTheirs ? carryOut() : { code: 'not-yours' };
    if (refused) return { type: 'refused', id: ask.id, refused };
    await playOthers(m, this.world.random(16));
    await this.#keep(m);
    this.#update();
    return { type: 'done', id: ask.id };
  }

  #update(): void {
    const m = this.#watching && this.#matches.get(this.#watching.match)?.m;
    if (!m || !this.#watching) return;
    const update = updateFor(m, this.#watching.as, this.#watching.since);
    this.#watching.since = update.seq;
    this.world.send(update);
  }

  async #forget({ id, match }: Of<'forget'>): Promise<Reply> {
    await this.world.store.forget(match);
    this.#matches.delete(match);
    return { type: 'done', id };
  }

  /**
   * The whole text of a match, to be gone on with elsewhere. All its seats are at this device, so whoever holds it could
   * read the store as well; the page asks only when somebody says so, and passes the text on without showing it.
   */
  async #carry({ id, match }: Of<'carry'>): Promise<Reply> {
    const m = this.#replays.get(match) ?? (await this.#find(match));
    return m ? { type: 'record', id, text: saveMatch(m) } : { trouble: 'no-match' };
  }

  /** A moment of the past, for records and finished matches: while a match runs its past is the players' own. */
  async #position({ id, match, ply, as }: Of<'position'>): Promise<Reply> {
    const m = this.#replays.get(match) ?? (await this.#find(match));
    if (!m) return { trouble: 'no-match' };
    if (!this.#replays.has(match) && !m.game.ranking(m.state)) return { trouble: 'not-over' };
    if (typeof as === 'number' && as >= m.setup.holders.length) return BAD_MESSAGE;
    return { ...positionFor(m, as, ply), id };
  }
}

const BAD_MESSAGE: Trouble = { trouble: 'bad-message' };
/** For a server, not for a device of one's own. */
const ELSEWHERE: Trouble = { trouble: 'elsewhere' };

/** A person may look through any eyes held at this device; a bot's only when the match is over. */
function mayLookAs(m: Match, as: Of<'look'>['as']): boolean {
  if (as === 'public') return true;
  const holder = m.setup.holders[as];
  return holder !== undefined && (holder.kind === 'human' || m.game.ranking(m.state) !== null);
}

/** Opens a match from its record, once the rules of the game it names are there. */
async function restore(text: string) {
  const record = readRecord(text);
  const listed = isFlaw(record) ? undefined : await loadGame(record.game);
  return restoreMatch((id) => (id === listed?.game.id ? listed.game : undefined), text);
}
