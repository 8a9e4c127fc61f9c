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
import { type Luck, seedOf } from './luck.ts';

type State = Frozen<AnyTerms['state']>;

/** What a match begins with. */
export interface Setup {
  match: string;
  holders: BySeat<Holder>;
  options: object;
  luck: Luck;
}

/** A move that stands, what it told whom, and whether its seat may still take it back. */
interface Standing extends Entry {
  told: readonly Told<AnyTerms>[];
  undoable: boolean;
}

/** One match. The journal is the truth; everything else is derived from it and the setup. */
export interface Match {
  readonly game: AnyGame;
  readonly setup: Setup;
  /** Append-only: every entry that was ever accepted, `.undo` among them. */
  readonly journal: Entry[];
  readonly standing: Standing[];
  /** How many moves stood after so many entries of the journal. */
  readonly plies: number[];
  /** What was told before the first move. */
  readonly opening: readonly Told<AnyTerms>[];
  state: State;
  /** States at hand-overs, so that going back costs the same early and late in a game. */
  readonly snapshots: { ply: number; state: State }[];
  /** How long the journal was when the present question was put. */
  asking: number;
  /** The latest commands and what they were answered: sent twice, done once. */
  readonly answered: Map<string, Refused | null>;
}

/** A command of a seat: the client's own id for it, and the journal length it was made for. */
export interface Command {
  id: string;
  seat: Seat;
  seq: number;
}

const REMEMBERED = 64;

/** Opens a match at its start. */
export function openMatch(game: AnyGame, setup: Setup): Match {
  const { state, told } = start(game, setup.holders.length, setup.options, seedOf(setup.luck, setup.match));
  return {
    game,
    setup,
    journal: [],
    standing: [],
    plies: [0],
    opening: told,
    state,
    snapshots: [{ ply: 0, state }],
    asking: 0,
    answered: new Map(),
  };
}

/** A seat makes a move. Null: it was made. */
export function submit(m: Match, command: Command & { move: string }): Refused | null {
  return once(m, command, () => {
    const move = m.game.notation.read(command.move);
    if (!move) return { code: 'unreadable' };
    const result = submitToGame(m.game, m.state, command.seat, move);
    if ('refused' in result) {
      return result.refused === 'illegal' ? { code: 'illegal', clause: result.clause } : { code: result.refused };
    }
    const asked = pending(m.game, m.state);
    const entry = { seat: command.seat, move: m.game.notation.write(move) };
    m.journal.push(entry);
    m.standing.push({ ...entry, told: result.told, undoable: result.undoable });
    m.plies.push(m.standing.length);
    m.state = result.state;
    const isSameQuestion = m.state.sealed.some((answer: unknown) => answer !== null);
    if (!isSameQuestion) m.asking = m.journal.length;
    if (String(pending(m.game, m.state)) !== String(asked))
      m.snapshots.push({ ply: m.standing.length, state: m.state });
    return null;
  });
}

/** May this seat take its last move back? Only while nobody has learnt anything from it. */
export function canUndo(m: Match, seat: Seat): boolean {
  const last = m.standing.at(-1);
  return last !== undefined && last.seat === seat && last.undoable;
}

/** A seat takes its last move back. Null: it is undone. */
export function undo(m: Match, command: Command): Refused | null {
  return once(m, command, () => {
    if (!canUndo(m, command.seat)) return { code: 'no-undo' };
    m.journal.push({ seat: command.seat, move: '.undo' });
    m.standing.pop();
    m.plies.push(m.standing.length);
    while ((m.snapshots.at(-1)?.ply ?? 0) > m.standing.length) m.snapshots.pop();
    m.state = rebuild(m, m.standing.length);
    m.asking = m.journal.length;
    return null;
  });
}

/** Sent twice, done once: a repeat gets the same answer; what was meant for an earlier question is refused. */
function once(m: Match, { id, seat, seq }: Command, carryOut: () => Refused | null): Refused | null {
  const key = `${seat} ${id}`;
  const before = m.answered.get(key);
  if (before !== undefined) return before;
  const answer: Refused | null = seq < m.asking || seq > m.journal.length ? { code: 'stale' } : carryOut();
  m.answered.set(key, answer);
  if (m.answered.size > REMEMBERED) m.answered.delete(m.answered.keys().next().value as string);
  return answer;
}

/** Why this seat may not make that move now; null if it may. Changes nothing. */
export function whyNot(m: Match, seat: Seat, text: string): Refused | null {
  const move = m.game.notation.read(text);
  if (!move) return { code: 'unreadable' };
  const asked = pending(m.game, m.state);
  if (asked.length === 0) return { code: 'over' };
  if (!asked.includes(seat)) return { code: 'not-asked' };
  const clause = m.game.forbids(m.state, seat, move);
  return clause && { code: 'illegal', clause };
}

/** The state after so many standing moves. */
export function stateAt(m: Match, ply: number): State {
  return ply === m.standing.length ? m.state : rebuild(m, ply);
}

/** Plays on from the nearest hand-over before that ply. */
function rebuild(m: Match, ply: number): State {
  const from = m.snapshots.findLast((snapshot) => snapshot.ply <= ply) as Match['snapshots'][number];
  const state = thaw<AnyTerms['state']>(from.state);
  for (const { seat, move } of m.standing.slice(from.ply, ply)) {
    const listed = legal(m.game, frozen(state), seat).find((known) => m.game.notation.write(known) === move);
    apply(m.game, state, seat, listed);
  }
  return freeze(state);
}
