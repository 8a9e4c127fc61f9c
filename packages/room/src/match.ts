import {
  type AnyGame,
  type AnyTerms,
  apply,
  type BySeat,
  type Entry,
  type Frozen,
  freeze,
  frozen,
  legal,
  pending,
  type Seat,
  start,
  submit as submitToGame,
  type Told,
  thaw,
} from '@tempora/kernel';
import type { Holder, Refused } from '@tempora/protocol';
import { commitment, type Luck, seedOf } from './luck.ts';

type State = Frozen<AnyTerms['state']>;

/** What a match begins with. */
export interface Setup {
  match: string;
  holders: BySeat<Holder>;
  options: object;
  luck: Luck;
}

/** A move that stands and what it told whom. */
interface Standing extends Entry {
  told: readonly Told<AnyTerms>[];
  /** May its seat take it back without asking anybody? */
  undoable: boolean;
  /** Did chance speak, or anybody learn something? Then nobody takes it back, whoever agrees. */
  ticked: boolean;
}

/** Who answers for a seat: whoever holds it, a bot while they are away, or a bot for good because the seat is out. */
export type Charge = 'holder' | 'stand-in' | 'out';

/** A moment nothing before which can be taken back: a match can be opened from here without what came before. */
export interface Checkpoint {
  seq: number;
  ply: number;
  /** How long the journal was when the question that is open now was put. */
  asking: number;
  /** After which ply each seat's last move stood; 0 if it has made none. */
  lastOwn: BySeat<number>;
  state: State;
  charge: BySeat<Charge>;
  /** Seats that are out, the first to leave first. */
  gone: Seat[];
  paused: BySeat<boolean>;
}

/** One match. The journal is the truth; everything else is derived from it and the setup. */
export interface Match {
  readonly game: AnyGame;
  readonly setup: Setup;
  /** What was published of the luck before the start. */
  readonly commitment: string | null;
  /** How many entries and moves lie before what is held here: none, unless it was opened at a checkpoint. */
  readonly base: { seq: number; ply: number; lastOwn: BySeat<number> };
  /** Append-only: every entry that was ever accepted, `.undo` among them. */
  readonly journal: Entry[];
  readonly standing: Standing[];
  /** How many moves stood after so many entries of the journal. */
  readonly plies: number[];
  /** What was told before the first move. */
  readonly opening: readonly Told<AnyTerms>[];
  state: State;
  readonly charge: BySeat<Charge>;
  readonly gone: Seat[];
  /** Whose clock stands still, because they said they would be away. */
  readonly paused: BySeat<boolean>;
  /** The state every few moves, so that going back costs the same early and late in a game. */
  readonly snapshots: { ply: number; state: State }[];
  /** How long the journal was when the present question was put. */
  asking: number;
  /** The latest commands, what they wanted and what they were answered: sent twice, done once. */
  readonly answered: Map<string, { wanted: string; answer: Refused | null }>;
}

/** A command of a seat, and the journal length it was made for. */
export interface Command {
  /** The client's own id for it; '' if it is the authority's, which repeats nothing. */
  id: string;
  seat: Seat;
  seq: number;
}

/** After so many moves the next snapshot is kept. */
export const SNAPSHOT_EVERY = 8;

/** So many of the latest commands are remembered. */
export const REMEMBERED = 64;

/** Opens a match at its start. */
export function openMatch(game: AnyGame, setup: Setup): Match {
  const { state, told } = start(game, setup.holders.length, setup.options, seedOf(setup.luck, setup.match));
  const seats = setup.holders;
  const checkpoint: Checkpoint = {
    seq: 0,
    ply: 0,
    asking: 0,
    lastOwn: seats.map(() => 0),
    state,
    charge: seats.map(() => 'holder'),
    gone: [],
    paused: seats.map(() => false),
  };
  return { ...resumeMatch(game, setup, checkpoint), opening: told };
}

/** Opens a match at a checkpoint. */
export function resumeMatch(game: AnyGame, setup: Setup, checkpoint: Checkpoint): Match {
  const { seq, ply, asking, lastOwn, charge, gone, paused } = checkpoint;
  const state = freeze(checkpoint.state) as State;
  return {
    game,
    setup,
    commitment: commitment(setup.luck),
    base: { seq, ply, lastOwn },
    journal: [],
    standing: [],
    plies: [ply],
    opening: [],
    state,
    charge: [...charge],
    gone: [...gone],
    paused: [...paused],
    snapshots: [{ ply, state }],
    asking,
    answered: new Map(),
  };
}

/** The present as a checkpoint; null while the last move may still be taken back, with or without consent. */
export function checkpointOf(m: Match): Checkpoint | null {
  if (m.standing.at(-1)?.ticked === false) return null;
  const { asking, state, charge, gone, paused, setup } = m;
  const lastOwn = setup.holders.map((_, seat) => lastOwnOf(m, seat));
  const seats = { lastOwn, charge: [...charge], gone: [...gone], paused: [...paused] };
  return { seq: seqOf(m), ply: plyOf(m), asking, state, ...seats };
}

/** Lets go of what lies before a checkpoint, so that a long match weighs no more than a short one. */
export function letGo(m: Match, { seq, ply, lastOwn, state }: Checkpoint): void {
  const entries = seq - m.base.seq;
  if (entries <= 0) return;
  m.journal.splice(0, entries);
  m.plies.splice(0, entries);
  m.standing.splice(0, ply - m.base.ply);
  const later = m.snapshots.filter((snapshot) => snapshot.ply > ply);
  m.snapshots.splice(0, m.snapshots.length, { ply, state }, ...later);
  Object.assign(m.base, { seq, ply, lastOwn });
}

/** How many entries the whole journal has. */
export function seqOf(m: Match): number {
  return m.base.seq + m.journal.length;
}

/** How many moves stand. */
export function plyOf(m: Match): number {
  return m.base.ply + m.standing.length;
}

/** After which ply a seat's last move stood; 0 if it has made none. */
export function lastOwnOf(m: Match, seat: Seat): number {
  const last = m.standing.findLastIndex((move) => move.seat === seat);
  return last < 0 ? (m.base.lastOwn[seat] ?? 0) : m.base.ply + last + 1;
}

/** A seat makes a move. Null: it was made. */
export function submit(m: Match, command: Command & { move: string }): Refused | null {
  return once(m, command, command.move, () => {
    const move = m.game.notation.read(command.move);
    if (!move) return { code: 'unreadable' };
    if (isOver(m)) return { code: 'over' };
    const result = submitToGame(m.game, m.state, command.seat, move);
    if ('refused' in result) {
      return result.refused === 'illegal' ? { code: 'illegal', clause: result.clause } : { code: result.refused };
    }
    const { told, undoable } = result;
    const entry = { seat: command.seat, move: m.game.notation.write(move) };
    const ticked = result.state.clock !== m.state.clock;
    m.standing.push({ seat: entry.seat, move: entry.move, told, undoable, ticked });
    m.state = result.state;
    const isSameQuestion = m.state.sealed.some((answer: unknown) => answer !== null);
    log(m, entry, !isSameQuestion);
    if (plyOf(m) - (m.snapshots.at(-1)?.ply ?? 0) >= SNAPSHOT_EVERY)
      m.snapshots.push({ ply: plyOf(m), state: m.state });
    return null;
  });
}

function log(m: Match, entry: Entry, isNewQuestion: boolean): void {
  m.journal.push(entry);
  m.plies.push(plyOf(m));
  if (isNewQuestion) m.asking = seqOf(m);
}

/** May this seat take its last move back? Only while nobody has learnt anything from it, and never after the end. */
export function canUndo(m: Match, seat: Seat): boolean {
  const last = m.standing.at(-1);
  return last !== undefined && last.seat === seat && last.undoable && !isOver(m);
}

/** A seat takes its last move back. Null: it is undone. */
export function undo(m: Match, command: Command): Refused | null {
  const entry = { seat: command.seat, move: '.undo' };
  return once(m, command, entry.move, () => {
    if (!canUndo(m, command.seat)) return { code: 'no-undo' };
    fallBack(m, plyOf(m) - 1, entry);
    return null;
  });
}

/**
 * Whose consent a seat needs to take everything after a ply back, its own move first: all others who have moved since.
 * Null: it cannot be had, because something was drawn or revealed, all is over, or there is no such move of that seat.
 */
export function consentsFor(m: Match, seat: Seat, ply: number): Seat[] | null {
  const since = m.standing.slice(Math.max(0, ply - m.base.ply));
  if (ply < m.base.ply || since[0]?.seat !== seat || since.some(({ ticked }) => ticked) || isOver(m)) return null;
  return [...new Set(since.map((move) => move.seat))].filter((other) => other !== seat);
}

/** A seat takes back all after a ply. That the others agree is the authority's to know. */
export function goBack(m: Match, command: Command & { ply: number }): Refused | null {
  const entry = { seat: command.seat, move: `.back-${command.ply}` };
  return once(m, command, entry.move, () => {
    if (!consentsFor(m, command.seat, command.ply)) return { code: 'no-undo' };
    fallBack(m, command.ply, entry);
    return null;
  });
}

function fallBack(m: Match, ply: number, entry: Entry): void {
  m.standing.length = ply - m.base.ply;
  while ((m.snapshots.at(-1)?.ply ?? 0) > ply) m.snapshots.pop();
  m.state = rebuild(m, ply);
  log(m, entry, true);
}

/** What the authority may write into a journal about a seat: none of it is a move, none of it changes the game. */
export const DECREES = ['.takeover', '.return', '.out', '.pause', '.resume'] as const;
export type Decree = (typeof DECREES)[number];

/** The authority decides something about a seat. Null: it stands. */
export function decree(m: Match, seat: Seat, what: Decree): Refused | null {
  const before = m.charge[seat];
  const isAway = what === '.pause' || what === '.takeover';
  if (isOver(m)) return { code: 'over' };
  if (before === undefined || before === 'out' || m.setup.holders[seat]?.kind !== 'human') return { code: 'not-yours' };
  if (what === '.pause' || what === '.resume') {
    if (m.paused[seat] === isAway) return { code: 'stale' };
    m.paused[seat] = isAway;
  } else {
    if (before === (isAway ? 'stand-in' : 'holder') && what !== '.out') return { code: 'stale' };
    m.charge[seat] = what === '.out' ? 'out' : isAway ? 'stand-in' : 'holder';
    if (what === '.out') m.gone.push(seat);
  }
  log(m, { seat, move: what }, false);
  return null;
}

/** Seats from first to last, null while the match is on. Who is out comes last; whoever is left alone has won. */
export function rankingOf(m: Match): Seat[][] | null {
  if (m.gone.length === 0) return m.game.ranking(m.state)?.map((tied) => [...tied]) ?? null;
  const gone = m.gone.map((seat) => [seat]).reverse();
  const left = m.setup.holders.flatMap((_, seat) => (m.gone.includes(seat) ? [] : [seat]));
  if (left.length === 1) return [left, ...gone];
  const ranking = m.game.ranking(m.state);
  if (!ranking) return null;
  return [...ranking.map((tied) => tied.filter((seat) => left.includes(seat))).filter(({ length }) => length), ...gone];
}

/** Is nothing more to be decided? */
export function isOver(m: Match): boolean {
  return rankingOf(m) !== null;
}

/** Who must answer now. */
export function askedIn(m: Match): readonly Seat[] {
  return isOver(m) ? [] : pending(m.game, m.state);
}

/** Was a command made for the question that is open now? */
export function isStale(m: Match, seq: number): boolean {
  return seq < m.asking || seq > seqOf(m);
}

/**
 * Sent twice, done once: a repeat gets the same answer, and something else under the same id is never taken for it. What
 * was meant for an earlier question is refused.
 */
export function once(
  m: Match,
  { id, seat, seq }: Command,
  wanted: string,
  carryOut: () => Refused | null,
): Refused | null {
  const before = id === '' ? undefined : m.answered.get(`${seat} ${id}`);
  if (before) return before.wanted === wanted ? before.answer : { code: 'stale' };
  const answer: Refused | null = isStale(m, seq) ? { code: 'stale' } : carryOut();
  remember(m, { id, seat }, wanted, answer);
  return answer;
}

/** Notes what a command was answered; the oldest answer is forgotten. */
export function remember(
  m: Match,
  { id, seat }: Pick<Command, 'id' | 'seat'>,
  wanted: string,
  answer: Refused | null,
): void {
  if (id === '') return;
  m.answered.set(`${seat} ${id}`, { wanted, answer });
  if (m.answered.size > REMEMBERED) m.answered.delete(m.answered.keys().next().value as string);
}

/** Why this seat may not make that move now; null if it may. Changes nothing. */
export function whyNot(m: Match, seat: Seat, text: string): Refused | null {
  const move = m.game.notation.read(text);
  if (!move) return { code: 'unreadable' };
  const asked = askedIn(m);
  if (asked.length === 0) return { code: 'over' };
  if (!asked.includes(seat)) return { code: 'not-asked' };
  const clause = m.game.forbids(m.state, seat, move);
  return clause && { code: 'illegal', clause };
}

/** The state after so many standing moves. */
export function stateAt(m: Match, ply: number): State {
  return ply === plyOf(m) ? m.state : rebuild(m, ply);
}

/** Plays on from the nearest snapshot before that ply. */
function rebuild(m: Match, ply: number): State {
  const from = m.snapshots.findLast((snapshot) => snapshot.ply <= ply) as Match['snapshots'][number];
  const state = thaw<AnyTerms['state']>(from.state);
  for (const { seat, move } of m.standing.slice(from.ply - m.base.ply, ply - m.base.ply)) {
    const listed = legal(m.game, frozen(state), seat).find((known) => m.game.notation.write(known) === move);
    apply(m.game, state, seat, listed);
  }
  return freeze(state);
}
