import { type GameRegistration, loadGame } from '@tempora/games/lazy';
import { isSimultaneous, type Publish, type Viewer } from '@tempora/kernel';
import type { Holder } from '@tempora/protocol';
import {
  askedSeats,
  type Checkpoint,
  type HostedMatch,
  isAnsweredByHolder,
  type Match,
  type MatchSetup,
  MOST_REMEMBERED,
  openMatch,
  playEntry,
  rememberAnswer,
  resumeMatch,
  seqOf,
} from '@tempora/room';
import type { Store, StoredEntry, StoredTable } from '../store/index.ts';
import { mayWatch, sitsAt } from '../table/table.ts';
import { type ClockInput, type Clocks, fullClocks, tick } from './clocks.ts';

/** A match in memory: its settings, and the game once it has begun. */
export interface MatchSession extends HostedMatch {
  table: StoredTable;
  clocks: Clocks | null;
  /** How long the journal was when it was read. */
  loadedAtSeq: number;
  /** How long the journal was at the last checkpoint. */
  lastCheckpoint: number;
  /** The last checkpoint this node has made, and the one that was stored just now. */
  previousCheckpoint: Checkpoint | null;
  newCheckpoint: Checkpoint | null;
  /** When the last line was written. */
  lastAt: number;
  /** When a job checks who must be notified; until then no move needs to set another. */
  noticeDueAt: number;
}

/** Fields that a session has not read from the store. */
const FRESH = { loadedAtSeq: 0, lastCheckpoint: 0, previousCheckpoint: null, newCheckpoint: null, noticeDueAt: 0 };

/** Where matches are read from, and how their states are published. */
type MatchSource = { store: Store; publish?: Publish };

/** Everything but the game itself that a match starts from. */
export function setupOf({ id, doc, fairSeed }: StoredTable): MatchSetup {
  const holders = doc.seats.map((holder): Holder => {
    if (holder.kind === 'bot') return { kind: 'bot', name: holder.name, bot: holder.bot };
    return { kind: 'human', name: holder.kind === 'person' ? holder.name : '?' };
  });
  return { match: id, holders, options: doc.options, fairSeed };
}

/** Reads a match as it is now, from its last checkpoint on. Null: there is none. */
export function loadSession(source: MatchSource, id: string): Promise<MatchSession | null> {
  return load(source, id, Number.MAX_SAFE_INTEGER);
}

/** Reads a match as it was at a ply, from the checkpoint before it: the same work early and late in a match. */
export function loadSessionAt(source: MatchSource, id: string, ply: number): Promise<MatchSession | null> {
  return load(source, id, ply);
}

/** Reads a match from its first line to its last. */
export function loadFullSession(source: MatchSource, id: string): Promise<MatchSession | null> {
  return load(source, id, null);
}

async function load({ store, publish }: MatchSource, id: string, ply: number | null): Promise<MatchSession | null> {
  const table = await store.matches.find(id);
  if (!table) return null;
  const listed = await loadGame(table.game);
  if (table.doc.started === 0 || listed?.game.version !== table.rules) {
    return { ...FRESH, table, m: null, clocks: null, lastAt: table.changed, playsForced: false };
  }
  const { game } = listed;
  const { checkpoint, until } = ply === null ? { checkpoint: null, until: null } : await store.matches.around(id, ply);
  const m = checkpoint
    ? resumeMatch(game, setupOf(table), checkpoint, publish)
    : openMatch(game, setupOf(table), publish);
  const clocks = checkpoint?.clocks ?? firstClocks(table, m);
  const { playsForced } = listed;
  const lastCheckpoint = m.base.seq;
  const session: MatchSession = { ...FRESH, table, m, clocks, lastCheckpoint, lastAt: table.changed, playsForced };
  // Only the current state is read again.
  const from = until === null ? Math.max(0, m.base.seq - MOST_REMEMBERED) : m.base.seq;
  const entries = await store.matches.entries(id, from, (until ?? Number.MAX_SAFE_INTEGER) - from);
  for (const { seat, move, command, seq } of entries.filter((entry) => entry.seq < m.base.seq))
    rememberAnswer(m, { id: command, seat }, move, { answer: null, seq: seq + 1 });
  replayEntries(
    session,
    entries.filter(({ seq }) => seq >= m.base.seq),
  );
  session.loadedAtSeq = seqOf(m);
  return session;
}

/** A match that has just begun, with its clocks as they will be read from the journal. */
export function startSession(
  table: StoredTable,
  { game, playsForced }: GameRegistration,
  entries: readonly StoredEntry[],
): MatchSession {
  const m = openMatch(game, setupOf(table));
  const session: MatchSession = {
    ...FRESH,
    table,
    m,
    clocks: firstClocks(table, m),
    lastAt: table.doc.started,
    playsForced,
  };
  replayEntries(session, entries);
  return session;
}

function firstClocks(table: StoredTable, m: Match): Clocks | null {
  const { pace, seats, started } = table.doc;
  return pace.kind === 'none' ? null : tick(pace, fullClocks(pace, seats.length, started), clockInput(m), started);
}

/** Plays stored lines; they were accepted once, so a refusal now is a bug. */
export function replayEntries(session: MatchSession, entries: readonly StoredEntry[]): void {
  const { m } = session;
  if (!m) return;
  for (const entry of entries) {
    const before = seqOf(m);
    const refused = playEntry(m, entry, entry.command);
    if (refused) throw new Error(`match ${session.table.id}: entry ${before} was refused: ${refused.code}`);
    advanceClocks(session, entry.at);
  }
}

/** After every single line, so that reading the journal later gives the same clocks. */
export function advanceClocks(session: MatchSession, at: number): void {
  session.lastAt = at;
  const { m, clocks, table } = session;
  if (m && clocks && table.doc.pace.kind !== 'none') session.clocks = tick(table.doc.pace, clocks, clockInput(m), at);
}

/** Whose clocks run: people whose turn it is and who are not on vacation. */
function clockInput(m: Match): ClockInput {
  const asked = askedSeats(m);
  const people = asked.filter((seat) => isAnsweredByHolder(m, seat));
  const last = m.journal.at(-1);
  return {
    asked: people.filter((seat) => !m.paused[seat]),
    resting: people.filter((seat) => m.paused[seat]),
    // Where nobody waits, a player who returns may take their time.
    covered: isLeftToBots(m) ? [] : asked.filter((seat) => m.controlledBy[seat] === 'stand-in'),
    replaced: last?.move === '.takeover' ? last.seat : null,
    simultaneous: isSimultaneous(m.game, m.state) ? m.questionSeq : null,
    isBack: /^\.(undo$|back-)/.test(last?.move ?? ''),
  };
}

/** Do bots play for all the people who may still come back? Then nobody waits, and there is no hurry. */
export function isLeftToBots(m: Match): boolean {
  return m.controlledBy.includes('stand-in') && !m.controlledBy.some((_, seat) => isAnsweredByHolder(m, seat));
}

/** A seat's view is its holder's until the match is over; the public's is everybody's, unless the table forbids watching. */
export function mayViewAs({ table }: MatchSession, person: string | null, viewer: Viewer): boolean {
  if (viewer === 'public') return mayWatch(table, person);
  if (viewer >= table.doc.seats.length) return false;
  return table.status === 'over' || (person !== null && sitsAt(table, person, viewer));
}
