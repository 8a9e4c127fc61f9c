import { loadGame, type RegisteredGame } from '@tempora/games/lazy';
import { asksTogether, legal, type Seat } from '@tempora/kernel';
import type { Holder } from '@tempora/protocol';
import {
  askedIn,
  type Match,
  openMatch,
  playEntry,
  REMEMBERED,
  remember,
  resumeMatch,
  type Setup,
  seqOf,
  submit,
} from '@tempora/room';
import { type Asking, type Clocks, fullClocks, tick } from './clocks.ts';
import type { Store, Stored, StoredEntry } from './store/index.ts';

/** A match in memory, as far as it has come: what is agreed, and the game once it has begun. */
export interface Held {
  t: Stored;
  /** Null before the start, and where its rules are no longer ours. */
  m: Match | null;
  clocks: Clocks | null;
  lastCheckpoint: number;
  /** When the last line was written. */
  lastAt: number;
  /** Are moves nobody needs to be asked for played by themselves? */
  playsForced: boolean;
}

/** Everything but the game itself that a match starts from. */
export function setupOf({ id, doc, luck }: Stored): Setup {
  const holders = doc.seats.map((held): Holder => {
    if (held.kind === 'bot') return { kind: 'bot', name: held.name, bot: held.bot };
    return { kind: 'human', name: held.kind === 'person' ? held.name : '?' };
  });
  return { match: id, holders, options: doc.options, luck };
}

/** Reads a match as it is now, from its last checkpoint on. Null: there is none. */
export function readMatch(store: Store, id: string): Promise<Held | null> {
  return read(store, id, Number.MAX_SAFE_INTEGER);
}

/** Reads a match as it was at a ply, and what led there since the checkpoint before: the same work early and late. */
export function readPast(store: Store, id: string, ply: number): Promise<Held | null> {
  return read(store, id, ply);
}

/** Reads a match from its first line to its last. */
export function readWhole(store: Store, id: string): Promise<Held | null> {
  return read(store, id, null);
}

async function read(store: Store, id: string, ply: number | null): Promise<Held | null> {
  const t = await store.matches.find(id);
  if (!t) return null;
  const listed = await loadGame(t.game);
  if (t.doc.started === 0 || listed?.game.version !== t.rules) {
    return { t, m: null, clocks: null, lastCheckpoint: 0, lastAt: t.changed, playsForced: false };
  }
  const { game } = listed;
  const { kept, until } = ply === null ? { kept: null, until: null } : await store.matches.around(id, ply);
  const m = kept ? resumeMatch(game, setupOf(t), kept) : openMatch(game, setupOf(t));
  const clocks = kept?.clocks ?? firstClocks(t, m);
  const { playsForced } = listed;
  const held: Held = { t, m, clocks, lastCheckpoint: m.base.seq, lastAt: t.changed, playsForced };
  // Only the present is asked for again.
  const from = until === null ? Math.max(0, m.base.seq - REMEMBERED) : m.base.seq;
  const entries = await store.matches.entries(id, from, (until ?? Number.MAX_SAFE_INTEGER) - from);
  for (const { seat, move, command } of entries.filter(({ seq }) => seq < m.base.seq))
    remember(m, { id: command, seat }, move, null);
  playOn(
    held,
    entries.filter(({ seq }) => seq >= m.base.seq),
  );
  return held;
}

/** A match that has just begun, with its clocks as everybody will read them. */
export function beginning(t: Stored, { game, playsForced }: RegisteredGame, entries: readonly StoredEntry[]): Held {
  const m = openMatch(game, setupOf(t));
  const held: Held = { t, m, clocks: firstClocks(t, m), lastCheckpoint: 0, lastAt: t.doc.started, playsForced };
  playOn(held, entries);
  return held;
}

function firstClocks(t: Stored, m: Match): Clocks | null {
  const { pace, seats, started } = t.doc;
  return pace.kind === 'none' ? null : tick(pace, fullClocks(pace, seats.length, started), clocked(m), started);
}

/** Plays stored lines; they were let in once, so a refusal now is a fault of ours. */
export function playOn(held: Held, entries: readonly StoredEntry[]): void {
  const { m } = held;
  if (!m) return;
  for (const entry of entries) {
    const before = seqOf(m);
    const refused = playEntry(m, entry, entry.command);
    if (refused) throw new Error(`match ${held.t.id}: entry ${before} was refused: ${refused.code}`);
    runClocks(held, entry.at);
  }
}

/** After every single line, so that whoever reads the journal later finds the same. */
export function runClocks(held: Held, at: number): void {
  held.lastAt = at;
  const { m, clocks, t } = held;
  if (m && clocks && t.doc.pace.kind !== 'none') held.clocks = tick(t.doc.pace, clocks, clocked(m), at);
}

/** Whose clocks run: people who are asked, and are not on leave. */
function clocked(m: Match): Asking {
  const asked = askedIn(m);
  const people = asked.filter((seat) => isAnsweredByHolder(m, seat));
  const last = m.journal.at(-1);
  return {
    asked: people.filter((seat) => !m.paused[seat]),
    resting: people.filter((seat) => m.paused[seat]),
    // Where nobody waits, whoever returns may take their time.
    covered: isLeftToBots(m) ? [] : asked.filter((seat) => m.charge[seat] === 'stand-in'),
    replaced: last?.move === '.takeover' ? last.seat : null,
    together: asksTogether(m.game, m.state) ? m.asking : null,
    isBack: /^\.(undo$|back-)/.test(last?.move ?? ''),
  };
}

/** Do bots play for all the people who may still come back? Then nobody waits, and nothing is in a hurry. */
export function isLeftToBots(m: Match): boolean {
  return m.charge.includes('stand-in') && !m.charge.some((_, seat) => isAnsweredByHolder(m, seat));
}

/** Is it a person who answers for that seat now? */
export function isAnsweredByHolder(m: Match, seat: Seat): boolean {
  return m.setup.holders[seat]?.kind === 'human' && m.charge[seat] === 'holder';
}

/** Plays the moves nobody needs to be asked for, and says each time that it has. */
export function playForced(m: Match, played = () => {}): void {
  for (;;) {
    const forced = askedIn(m).flatMap((seat) => {
      const moves = isAnsweredByHolder(m, seat) ? legal(m.game, m.state, seat) : [];
      return moves.length === 1 ? [{ seat, move: m.game.notation.write(moves[0]) }] : [];
    })[0];
    if (!forced || submit(m, { id: '', seq: seqOf(m), ...forced })) return;
    played();
  }
}
