import { type Step, settle, top } from './flow.ts';
import type { Announcement, Frozen, Game, GameTypes, MoveError, Seat, Tell } from './kernel.ts';
import { asFrozen, freeze, mutableCopy } from './plain-data.ts';

const NOBODY: readonly Seat[] = [];
const silent = () => {};

function stepsOf<G extends GameTypes>(g: Game<G>): { [at: string]: Step<G> } {
  return g.steps as { [at: string]: Step<G> };
}

function stepNow<G extends GameTypes>(g: Game<G>, s: Frozen<G['state']>): Step<G> | undefined {
  const f = top(s);
  return f && stepsOf(g)[f.at];
}

/** The door at the beginning: sets up, runs what comes before the first question, reports what was told. */
export function start<G extends GameTypes>(
  g: Game<G>,
  seats: number,
  options: G['options'],
  seed: string,
): { state: Frozen<G['state']>; told: Announcement<G>[] } {
  const told: Announcement<G>[] = [];
  const state = open(g, seats, options, seed, teller(told));
  return { state: freeze(state), told };
}

/** The kitchen's way to begin: like start, but the state is the caller's own to change. */
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

/** Is the present question put to several seats at once, their answers sealed until the last one is in? */
export function isSimultaneous<G extends GameTypes>(g: Game<G>, s: Frozen<G['state']>): boolean {
  return stepNow(g, s)?.reveal !== undefined;
}

/** All a seat may do now, each once, always in the same order; nothing if it is not asked. */
export function legal<G extends GameTypes>(g: Game<G>, s: Frozen<G['state']>, seat: Seat): G['move'][] {
  const out: G['move'][] = [];
  if (pending(g, s).includes(seat)) stepNow(g, s)?.moves?.(s, top(s) as Frozen<G['frame']>, seat, out);
  return out;
}

/** The kitchen: in place, unchecked, silent unless told. Bots live here. */
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
  else answer(s, f, step, seat, move, tell);
  settle(stepsOf(g), s, tell);
}

/** Seals an answer; the last one opens them all, and that is a reveal: the clock ticks. */
function answer<G extends GameTypes>(
  s: G['state'],
  f: G['frame'],
  step: Step<G>,
  seat: Seat,
  move: G['move'],
  tell: Tell<G>,
): void {
  const answers = s.sealed as (G['move'] | null)[];
  answers[seat] = move;
  for (const other of step.seats?.(asFrozen(s), asFrozen(f)) ?? NOBODY) if (!answers[other]) return;
  s.sealed = answers.map(() => null);
  s.clock++;
  step.reveal?.(s, f, answers, tell);
}

/** What came of a move that was let in. */
export interface Accepted<G extends GameTypes> {
  state: Frozen<G['state']>;
  told: Announcement<G>[];
  /** May the same seat take it back? Not past a draw, a reveal or another seat's turn. */
  undoable: boolean;
}

/** The door: checks, copies, applies. Servers, tests and people come in this way. */
export function submit<G extends GameTypes>(
  g: Game<G>,
  s: Frozen<G['state']>,
  seat: Seat,
  move: G['move'],
): Accepted<G> | { error: MoveError } {
  const asked = pending(g, s);
  if (asked.length === 0) return { error: { code: 'game-over' } };
  if (!asked.includes(seat)) return { error: { code: 'not-your-turn' } };
  const wanted = g.notation.write(move);
  // The listed move is applied, never the submitted object: extra fields die at the door.
  const listed = legal(g, s, seat).find((m) => g.notation.write(m) === wanted);
  if (!listed) {
    const clause = g.forbids(s, seat, move);
    if (!clause) throw new Error(`${g.id}: ${wanted} is not listed, yet nothing forbids it`);
    return { error: { code: 'illegal-move', clause } };
  }
  const state = mutableCopy<G['state']>(s);
  const told: Announcement<G>[] = [];
  apply(g, state, seat, listed, teller(told));
  const undoable = state.clock === s.clock && pending(g, asFrozen(state)).includes(seat);
  return { state: freeze(state), told, undoable };
}

function teller<G extends GameTypes>(told: Announcement<G>[]): Tell<G> {
  return (event, to) => told.push(to ? { event, to } : { event });
}
