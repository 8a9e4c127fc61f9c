import { type Step, settle, top } from './flow.ts';
import type { Announcement, Entry, Frozen, Game, GameTypes, MoveError, Seat, Tell } from './kernel.ts';
import { asFrozen, freeze, mutableCopy, type Publish } from './plain-data.ts';

const NOBODY: readonly Seat[] = [];
const silent = () => {};

function stepsOf<G extends GameTypes>(g: Game<G>): { [at: string]: Step<G> } {
  return g.steps as { [at: string]: Step<G> };
}

function stepNow<G extends GameTypes>(g: Game<G>, s: Frozen<G['state']>): Step<G> | undefined {
  const f = top(s);
  return f && stepsOf(g)[f.at];
}

/** Starts a game through the door: sets it up, runs everything before the first question, and returns the events. */
export function start<G extends GameTypes>(
  g: Game<G>,
  seats: number,
  options: G['options'],
  seed: string,
  publish: Publish = freeze,
): { state: Frozen<G['state']>; told: Announcement<G>[] } {
  const told: Announcement<G>[] = [];
  const state = open(g, seats, options, seed, teller(told));
  return { state: publish(state), told };
}

/** Starts a game in the kitchen: like start, but the caller owns the state and may change it. */
export function open<G extends GameTypes>(
  g: Game<G>,
  seats: number,
  options: G['options'],
  seed: string,
  tell: Tell<G> = silent,
): G['state'] {
  if (!g.seats.includes(seats)) throw new Error(`${g.id} is not for ${seats} seats`);
  const state = g.setup(seats, options, seed);
  settle(stepsOf(g), state, tell);
  return state;
}

/** Who must answer now. Nobody: the game is over. */
export function pending<G extends GameTypes>(g: Game<G>, s: Frozen<G['state']>): readonly Seat[] {
  const step = stepNow(g, s);
  if (!step) return NOBODY;
  const asked = step.seats?.(s, top(s) as Frozen<G['frame']>) ?? NOBODY;
  if (!step.reveal || step.revisable) return asked;
  return asked.some((seat) => s.sealed[seat]) ? asked.filter((seat) => !s.sealed[seat]) : asked;
}

/** Does the current question go to several seats at once, their answers sealed until the last one is in? */
export function isSimultaneous<G extends GameTypes>(g: Game<G>, s: Frozen<G['state']>): boolean {
  return stepNow(g, s)?.reveal !== undefined;
}

/** All legal moves of a seat, each once, always in the same order; none if it is not asked. */
export function legal<G extends GameTypes>(g: Game<G>, s: Frozen<G['state']>, seat: Seat): G['move'][] {
  const out: G['move'][] = [];
  if (pending(g, s).includes(seat)) stepNow(g, s)?.moves?.(s, top(s) as Frozen<G['frame']>, seat, out);
  return out;
}

/** The kitchen: changes the state in place, unchecked, for code that owns it, such as bots. Reports events only if asked to. */
export function apply<G extends GameTypes>(
  g: Game<G>,
  s: G['state'],
  seat: Seat,
  move: G['move'],
  tell: Tell<G> = silent,
): void {
  const f = s.flow[s.flow.length - 1] as G['frame'];
  const step = stepsOf(g)[f.at] as Step<G>;
  if (step.play) step.play(s, f, seat, move, tell);
  else {
    s.sealed[seat] = move;
    if (isAnswered(step, s, f)) reveal(step, s, f, tell);
  }
  settle(stepsOf(g), s, tell);
}

function isAnswered<G extends GameTypes>(step: Step<G>, s: G['state'], f: G['frame']): boolean {
  for (const seat of step.seats?.(asFrozen(s), asFrozen(f)) ?? NOBODY) if (!s.sealed[seat]) return false;
  return true;
}

/** The last answer reveals them all, and the clock ticks. */
function reveal<G extends GameTypes>(step: Step<G>, s: G['state'], f: G['frame'], tell: Tell<G>): void {
  const answers = s.sealed as (G['move'] | null)[];
  s.sealed = answers.map(() => null);
  s.clock++;
  step.reveal?.(s, f, answers, tell);
}

/** The result of an accepted move. */
export interface Accepted<G extends GameTypes> {
  state: Frozen<G['state']>;
  told: Announcement<G>[];
  /** May the same seat take it back? Not past a draw, a reveal or another seat's turn. */
  undoable: boolean;
}

/** The door: takes a move as text, checks it, copies the state and applies it. Servers, tests and people use this. */
export function submit<G extends GameTypes>(
  g: Game<G>,
  s: Frozen<G['state']>,
  entry: Entry,
  publish: Publish = freeze,
): Accepted<G> | { error: MoveError } {
  const listed = listedMove(g, s, entry);
  if (!listed) return { error: refusalOf(g, s, entry) };
  const state = mutableCopy<G['state']>(s);
  const told: Announcement<G>[] = [];
  apply(g, state, entry.seat, listed, teller(told));
  const undoable = state.clock === s.clock && pending(g, asFrozen(state)).includes(entry.seat);
  return { state: publish(state), told, undoable };
}

/** Why the door would refuse a move; null if it would not. */
export function whyNot<G extends GameTypes>(g: Game<G>, s: Frozen<G['state']>, entry: Entry): MoveError | null {
  return listedMove(g, s, entry) ? null : refusalOf(g, s, entry);
}

/** The move a text stands for, taken from the list of legal moves: a move parsed from the text is never applied. */
function listedMove<G extends GameTypes>(g: Game<G>, s: Frozen<G['state']>, entry: Entry): G['move'] | undefined {
  return legal(g, s, entry.seat).find((move) => g.notation.write(move) === entry.move);
}

/** Why a move that is not listed is refused. */
function refusalOf<G extends GameTypes>(g: Game<G>, s: Frozen<G['state']>, { seat, move }: Entry): MoveError {
  const read = g.notation.read(move);
  // A move has exactly one text: any other spelling is not a move.
  if (!read || g.notation.write(read) !== move) return { code: 'unreadable-move' };
  const asked = pending(g, s);
  if (asked.length === 0) return { code: 'game-over' };
  if (!asked.includes(seat)) return { code: 'not-your-turn' };
  const clause = g.forbids(s, seat, read);
  if (!clause) throw new Error(`${g.id}: ${move} is not listed, yet nothing forbids it`);
  return { code: 'illegal-move', clause };
}

function teller<G extends GameTypes>(told: Announcement<G>[]): Tell<G> {
  return (event, to) => told.push(to ? { event, to } : { event });
}
