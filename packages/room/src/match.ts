import {
  type Announcement,
  type AnyGame,
  type AnyGameTypes,
  apply,
  asFrozen,
  type BySeat,
  type Entry,
  type Frozen,
  freeze,
  legal,
  mutableCopy,
  type Publish,
  pending,
  type Seat,
  start,
  submit as submitToGame,
  whyNot as whyNotInGame,
} from '@tempora/kernel';
import type { CommandError, Holder } from '@tempora/protocol';
import { commitment, type FairSeed, seedOf } from './fair-seed.ts';

type State = Frozen<AnyGameTypes['state']>;

/** What a match begins with. */
export interface MatchSetup {
  match: string;
  holders: BySeat<Holder>;
  options: object;
  fairSeed: FairSeed;
}

/** A move that stands, and its events. */
interface StandingMove extends Entry {
  told: readonly Announcement<AnyGameTypes>[];
  /** Who made it: whoever holds the seat, or a bot in their place. */
  by: SeatControl;
  /** May its seat take it back without asking anybody? */
  undoable: boolean;
  /** Did chance decide, or did anybody learn something? Then it cannot be taken back, whoever agrees. */
  ticked: boolean;
  /** Is it an answer that waits, sealed, for those of others? */
  sealed: boolean;
}

/** Who answers for a seat: whoever holds it, a bot while they are away, or a bot for good because the seat is out. */
export type SeatControl = 'holder' | 'stand-in' | 'out';

/** A position before which nothing can be taken back: a match can be opened from here without its earlier entries. */
export interface Checkpoint {
  seq: number;
  ply: number;
  /** The length of the journal when the current question was asked. */
  questionSeq: number;
  /** The ply after the last move that each seat's holder made; 0 if they have made none. */
  lastOwnPly: BySeat<number>;
  state: State;
  controlledBy: BySeat<SeatControl>;
  /** Seats that are out, the first to leave first. */
  resigned: Seat[];
  paused: BySeat<boolean>;
}

/** One match. The journal is the truth; everything else is derived from it and the setup. */
export interface Match {
  readonly game: AnyGame;
  readonly setup: MatchSetup;
  readonly publish: Publish;
  /** The commitment published before the start. */
  readonly commitment: string | null;
  /** How many entries and moves come before those in memory: none, unless the match was opened at a checkpoint. */
  readonly base: { seq: number; ply: number; lastOwnPly: BySeat<number> };
  /** Append-only: every entry ever accepted, including `.undo`. */
  readonly journal: Entry[];
  readonly standing: StandingMove[];
  /** How many moves stood after each entry of the journal. */
  readonly plies: number[];
  /** The events before the first move. */
  readonly opening: readonly Announcement<AnyGameTypes>[];
  state: State;
  readonly controlledBy: BySeat<SeatControl>;
  readonly resigned: Seat[];
  /** Seats whose clock stands still. */
  readonly paused: BySeat<boolean>;
  /** The state every few moves, so that going back costs the same early and late in a game. */
  readonly snapshots: { ply: number; state: State }[];
  /** The length of the journal when the current question was asked. */
  questionSeq: number;
  /** The latest commands with their answers and the length of the journal then: a command sent twice is done once. */
  readonly answered: Map<string, { wanted: string; answer: CommandError | null; seq: number }>;
}

/** A command of a seat, and the journal length it was made for. */
export interface Command {
  /** The client's own id for it; '' if it is the authority's, which repeats nothing. */
  id: string;
  seat: Seat;
  seq: number;
}

/** How many moves lie between two snapshots. */
export const SNAPSHOT_EVERY = 8;

/** How many of the latest commands are remembered. */
export const MOST_REMEMBERED = 64;

/** Opens a match at its start. */
export function openMatch(game: AnyGame, setup: MatchSetup, publish: Publish = freeze): Match {
  const seed = seedOf(setup.fairSeed, setup.match);
  const { state, told } = start(game, setup.holders.length, setup.options, seed, publish);
  const seats = setup.holders;
  const checkpoint: Checkpoint = {
    seq: 0,
    ply: 0,
    questionSeq: 0,
    lastOwnPly: seats.map(() => 0),
    state,
    controlledBy: seats.map(() => 'holder'),
    resigned: [],
    paused: seats.map(() => false),
  };
  return { ...resumeMatch(game, setup, checkpoint, publish), opening: told };
}

/** Opens a match at a checkpoint. */
export function resumeMatch(
  game: AnyGame,
  setup: MatchSetup,
  checkpoint: Checkpoint,
  publish: Publish = freeze,
): Match {
  const { seq, ply, questionSeq, lastOwnPly, controlledBy, resigned, paused } = checkpoint;
  const state = publish(checkpoint.state) as State;
  return {
    game,
    setup,
    publish,
    commitment: commitment(setup.fairSeed),
    base: { seq, ply, lastOwnPly },
    journal: [],
    standing: [],
    plies: [ply],
    opening: [],
    state,
    controlledBy: [...controlledBy],
    resigned: [...resigned],
    paused: [...paused],
    snapshots: [{ ply, state }],
    questionSeq,
    answered: new Map(),
  };
}

/** The current position as a checkpoint; null while the last move may still be taken back, with or without consent. */
export function checkpointOf(m: Match): Checkpoint | null {
  if (m.standing.at(-1)?.ticked === false) return null;
  const { questionSeq, state, controlledBy, resigned, paused, setup } = m;
  const lastOwnPly = setup.holders.map((_, seat) => lastOwnPlyOf(m, seat));
  const seats = { lastOwnPly, controlledBy: [...controlledBy], resigned: [...resigned], paused: [...paused] };
  return { seq: seqOf(m), ply: plyOf(m), questionSeq, state, ...seats };
}

/** Drops everything before a checkpoint, so that a long match takes no more memory than a short one. */
export function forgetBefore(m: Match, { seq, ply, lastOwnPly, state }: Checkpoint): void {
  const entries = seq - m.base.seq;
  if (entries <= 0) return;
  m.journal.splice(0, entries);
  m.plies.splice(0, entries);
  m.standing.splice(0, ply - m.base.ply);
  const later = m.snapshots.filter((snapshot) => snapshot.ply > ply);
  m.snapshots.splice(0, m.snapshots.length, { ply, state }, ...later);
  Object.assign(m.base, { seq, ply, lastOwnPly });
}

/** How many entries the whole journal has. */
export function seqOf(m: Match): number {
  return m.base.seq + m.journal.length;
}

/** How many moves stand. */
export function plyOf(m: Match): number {
  return m.base.ply + m.standing.length;
}

/** The ply after the last move that a seat's holder made; 0 if they have made none. */
export function lastOwnPlyOf(m: Match, seat: Seat): number {
  const last = m.standing.findLastIndex((move) => move.seat === seat && move.by === 'holder');
  return last < 0 ? (m.base.lastOwnPly[seat] ?? 0) : m.base.ply + last + 1;
}

/** A seat makes a move. Null: it was made. */
export function submit(m: Match, command: Command & { move: string }): CommandError | null {
  return answerOnce(m, command, command.move, () => {
    if (isOver(m)) return { code: 'game-over' };
    const entry = { seat: command.seat, move: command.move };
    const result = submitToGame(m.game, m.state, entry, m.publish);
    if ('error' in result) return result.error;
    const { told, undoable } = result;
    const ticked = result.state.clock !== m.state.clock;
    const by = m.controlledBy[entry.seat] ?? 'holder';
    const sealed = result.state.sealed[entry.seat] !== null;
    m.standing.push({ seat: entry.seat, move: entry.move, told, by, undoable, ticked, sealed });
    m.state = result.state;
    const isSameQuestion = m.state.sealed.some((answer: unknown) => answer !== null);
    appendEntry(m, entry, isSameQuestion ? 'same question' : 'new question');
    if (plyOf(m) - (m.snapshots.at(-1)?.ply ?? 0) >= SNAPSHOT_EVERY)
      m.snapshots.push({ ply: plyOf(m), state: m.state });
    return null;
  });
}

function appendEntry(m: Match, entry: Entry, then: 'new question' | 'same question'): void {
  m.journal.push(entry);
  m.plies.push(plyOf(m));
  if (then === 'new question') m.questionSeq = seqOf(m);
}

/** May this seat take its last move back? Only while nobody has learnt anything from it, and never after the end. */
export function canUndo(m: Match, seat: Seat): boolean {
  const last = m.standing.at(-1);
  return last !== undefined && last.seat === seat && last.undoable && !isOver(m);
}

/** A seat takes its last move back. Null: it is undone. */
export function undo(m: Match, command: Command): CommandError | null {
  const entry = { seat: command.seat, move: '.undo' };
  return answerOnce(m, command, entry.move, () => {
    if (!canUndo(m, command.seat)) return { code: 'cannot-undo' };
    truncate(m, plyOf(m) - 1, entry);
    return null;
  });
}

/**
 * Whose consent a seat needs to take back everything after a ply, its own move first: all others who have moved since.
 * Null if it is impossible: something was drawn or revealed, a sealed answer is final, the match is over, or the seat has
 * no such move.
 */
export function consentsFor(m: Match, seat: Seat, ply: number): Seat[] | null {
  const since = m.standing.slice(Math.max(0, ply - m.base.ply));
  // Sealed answers are always the last moves that stand: what is opened ticks.
  const isSealed = m.state.sealed.some((answer: unknown) => answer !== null);
  const isFinal = isSealed || since.some(({ ticked }) => ticked) || isOver(m);
  if (ply < m.base.ply || since[0]?.seat !== seat || isFinal) return null;
  return [...new Set(since.map((move) => move.seat))].filter((other) => other !== seat);
}

/** Could the last move that a seat's holder made be taken back, with it everything since, if the others agree? */
export function canAskUndo(m: Match, seat: Seat): boolean {
  const ply = lastOwnPlyOf(m, seat);
  return ply > 0 && consentsFor(m, seat, ply - 1) !== null;
}

/** A seat takes back everything after a ply. The caller has made sure that the others agree. */
export function rollBack(m: Match, command: Command & { ply: number }): CommandError | null {
  const entry = { seat: command.seat, move: `.back-${command.ply}` };
  return answerOnce(m, command, entry.move, () => {
    if (!consentsFor(m, command.seat, command.ply)) return { code: 'cannot-undo' };
    truncate(m, command.ply, entry);
    return null;
  });
}

function truncate(m: Match, ply: number, entry: Entry): void {
  m.standing.length = ply - m.base.ply;
  while ((m.snapshots.at(-1)?.ply ?? 0) > ply) m.snapshots.pop();
  m.state = rebuild(m, ply);
  appendEntry(m, entry, 'new question');
}

/** What the authority may write into a journal about a seat: not moves, and without effect on the game. */
export const SYSTEM_ENTRIES = ['.timeout', '.takeover', '.return', '.out', '.pause', '.resume'] as const;
export type SystemEntry = (typeof SYSTEM_ENTRIES)[number];

/** The authority adds a system entry about a seat. Null: it was added. */
export function addSystemEntry(m: Match, seat: Seat, what: SystemEntry): CommandError | null {
  const before = m.controlledBy[seat];
  const isAway = what === '.pause' || what === '.takeover';
  if (isOver(m)) return { code: 'game-over' };
  if (before === undefined || before === 'out' || m.setup.holders[seat]?.kind !== 'human')
    return { code: 'not-your-seat' };
  if (what === '.timeout') {
    // It only says why what follows happens.
    if (before !== 'holder') return { code: 'stale' };
  } else if (what === '.pause' || what === '.resume') {
    if (m.paused[seat] === isAway) return { code: 'stale' };
    m.paused[seat] = isAway;
  } else {
    if (before === (isAway ? 'stand-in' : 'holder') && what !== '.out') return { code: 'stale' };
    m.controlledBy[seat] = what === '.out' ? 'out' : isAway ? 'stand-in' : 'holder';
    if (what === '.out') m.resigned.push(seat);
  }
  appendEntry(m, { seat, move: what }, 'same question');
  return null;
}

/** Seats from first to last, null while the match is on. Seats that are out come last; the only one left has won. */
export function rankingOf(m: Match): Seat[][] | null {
  if (m.resigned.length === 0) return m.game.ranking(m.state)?.map((tied) => [...tied]) ?? null;
  const last = m.resigned.map((seat) => [seat]).reverse();
  const left = m.setup.holders.flatMap((_, seat) => (m.resigned.includes(seat) ? [] : [seat]));
  if (left.length === 1) return [left, ...last];
  const ranking = m.game.ranking(m.state);
  if (!ranking) return null;
  return [...ranking.map((tied) => tied.filter((seat) => left.includes(seat))).filter(({ length }) => length), ...last];
}

/** Is the match over? */
export function isOver(m: Match): boolean {
  return rankingOf(m) !== null;
}

/** Who must answer now. */
export function askedSeats(m: Match): readonly Seat[] {
  return isOver(m) ? [] : pending(m.game, m.state);
}

/** Was a command made for the question that is open now? */
export function isStale(m: Match, seq: number): boolean {
  return seq < m.questionSeq || seq > seqOf(m);
}

/**
 * A command sent twice is done once: a repeat gets the same answer, and another command under the same id is never taken
 * for it. A command made for an earlier question is refused.
 */
export function answerOnce(
  m: Match,
  { id, seat, seq }: Command,
  wanted: string,
  carryOut: () => CommandError | null,
): CommandError | null {
  const before = id === '' ? undefined : m.answered.get(`${seat} ${id}`);
  if (before) return before.wanted === wanted ? before.answer : { code: 'stale' };
  const answer: CommandError | null = isStale(m, seq) ? { code: 'stale' } : carryOut();
  rememberAnswer(m, { id, seat }, wanted, { answer, seq: seqOf(m) });
  return answer;
}

/** The length of the journal that a command led to, however often it is sent. */
export function seqAfter(m: Match, { id, seat }: Pick<Command, 'id' | 'seat'>): number | undefined {
  return m.answered.get(`${seat} ${id}`)?.seq;
}

/** Remembers the answer to a command, and forgets the oldest. */
export function rememberAnswer(
  m: Match,
  { id, seat }: Pick<Command, 'id' | 'seat'>,
  wanted: string,
  { answer, seq }: { answer: CommandError | null; seq: number },
): void {
  if (id === '') return;
  m.answered.set(`${seat} ${id}`, { wanted, answer, seq });
  if (m.answered.size > MOST_REMEMBERED) m.answered.delete(m.answered.keys().next().value as string);
}

/** Why this seat may not make that move now; null if it may. Changes nothing. */
export function whyNot(m: Match, entry: Entry): CommandError | null {
  return isOver(m) ? { code: 'game-over' } : whyNotInGame(m.game, m.state, entry);
}

/** The state after a number of moves that stand. */
export function stateAt(m: Match, ply: number): State {
  return ply === plyOf(m) ? m.state : rebuild(m, ply);
}

/** Plays on from the nearest snapshot before that ply. */
function rebuild(m: Match, ply: number): State {
  const from = m.snapshots.findLast((snapshot) => snapshot.ply <= ply) as Match['snapshots'][number];
  const state = mutableCopy<AnyGameTypes['state']>(from.state);
  for (const { seat, move } of m.standing.slice(from.ply - m.base.ply, ply - m.base.ply)) {
    const listed = legal(m.game, asFrozen(state), seat).find((known) => m.game.notation.write(known) === move);
    apply(m.game, state, seat, listed);
  }
  return m.publish(state);
}
