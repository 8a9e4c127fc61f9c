import { apply, asFrozen, dream, type Game, type GameTypes, legal, pending, type Seat } from '@tempora/kernel';
import { answerForAnother } from './greedy.ts';
import type { Judge } from './judge.ts';

/** A way to play a turn, as far as it is thought through. */
export interface Line<G extends GameTypes> {
  readonly world: G['state'];
  readonly moves: readonly G['move'][];
  /** How many of the moves were made before chance spoke or somebody learned something, the one that did it included. */
  readonly sure: number;
  /** How much its moves are liked for themselves, in points. */
  readonly liked: number;
  readonly value: number;
}

/** A small liking for moves of some types, in units of the net; or what the game's own player makes of it. */
export type Taste = { readonly [what: string]: number };

/** Whose turn is planned, and by whose judgement. */
export interface Planner<G extends GameTypes> {
  readonly game: Game<G>;
  readonly judge: Judge<G>;
  readonly seat: Seat;
  /** How many unfinished lines are followed. */
  readonly width: number;
  /** How far: to the end of the turn, or until somebody else is asked. */
  readonly until: 'turn' | 'answer';
  /** Which moves are left out where there are others, by how many come before; none if nothing is said. */
  skips?(move: G['move'], before: number): boolean;
  readonly taste?: Taste | undefined;
}

/** A turn has ended by then, or is played on without planning. */
const MOST_MOVES = 30;
/** How many whole turns are compared by what they do to everybody; before that, only one's own points count. */
const FINALISTS = 16;

/**
 * The best ways to play the rest of the turn in a world, the best first. Turns are compared where they end, never half way;
 * on the way there only a few lines are followed (a beam). Pauses after every line.
 */
export function* planTurn<G extends GameTypes>(
  planner: Planner<G>,
  world: G['state'],
): Generator<undefined, Line<G>[]> {
  const { judge, seat } = planner;
  let finished: Line<G>[] = [];
  let front: Line<G>[] = [{ world, moves: [], sure: 0, liked: 0, value: 0 }];
  for (let i = 0; i < MOST_MOVES && front.length > 0; i++) {
    let next: Line<G>[] = [];
    for (const line of front) {
      grow(planner, line, next, finished);
      // What is not followed is forgotten at once: it is long-lived garbage that costs time.
      next = distinct(next, planner.width);
      if (finished.length > 4 * FINALISTS) finished = finalists(finished);
      yield;
    }
    front = next;
  }
  finished.push(...front);
  return finalists(finished)
    .map((line) => ({ ...line, value: judge.value(line.world, seat) + line.liked }))
    .sort(byValue);
}

/** The same without pauses. */
export function planned<G extends GameTypes>(planner: Planner<G>, world: G['state']): Line<G>[] {
  const planning = planTurn(planner, world);
  for (;;) {
    const { done, value } = planning.next();
    if (done) return value;
  }
}

function byValue(a: { readonly value: number }, b: { readonly value: number }): number {
  return b.value - a.value;
}

/** The best unfinished lines, each value once: what looks the same is followed only once. */
function distinct<G extends GameTypes>(lines: Line<G>[], count: number): Line<G>[] {
  const out: Line<G>[] = [];
  for (const line of lines.sort(byValue)) {
    if (out.length >= count) break;
    if (line.value !== out.at(-1)?.value) out.push(line);
  }
  return out;
}

/** The best whole turns; the same moves in another order are the same turn. */
function finalists<G extends GameTypes>(lines: Line<G>[]): Line<G>[] {
  const out: Line<G>[] = [];
  for (const line of lines.sort(byValue)) {
    if (out.length >= FINALISTS) break;
    const isSame = ({ value, moves }: Line<G>) =>
      value === line.value && moves.length === line.moves.length && moves.every((move) => line.moves.includes(move));
    if (!out.some(isSame)) out.push(line);
  }
  return out;
}

function movesOf<G extends GameTypes>(planner: Planner<G>, { world, moves: before }: Line<G>): readonly G['move'][] {
  const moves = legal(planner.game, asFrozen(world), planner.seat);
  if (!planner.skips) return moves;
  const left = moves.filter((move) => !planner.skips?.(move, before.length));
  return left.length > 0 ? left : moves;
}

function likingOf<G extends GameTypes>({ judge, taste }: Planner<G>, move: G['move']): number {
  const { type = '' } = move as { readonly type?: string };
  return taste && Object.hasOwn(taste, type) ? (taste[type] as number) * judge.outlook.unit : 0;
}

/** Adds every line that is one move longer. */
function grow<G extends GameTypes>(planner: Planner<G>, line: Line<G>, next: Line<G>[], finished: Line<G>[]): void {
  const { judge, seat } = planner;
  const { outlook } = judge;
  const { world } = line;
  const moves = movesOf(planner, line);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as G['move'];
    if (moves.length > 1 && outlook.isIdle?.(asFrozen(world), seat, move)) continue;
    const after = outlook.copy(world);
    const isOver = playMove(planner, after, move);
    const sure = line.sure === line.moves.length && after.clock === world.clock ? line.sure + 1 : line.sure;
    const liked = line.liked + likingOf(planner, move);
    const longer = { world: after, moves: [...line.moves, move], sure: Math.max(sure, 1), liked };
    if (!isOver && outlook.isHalfway?.(asFrozen(after))) grow(planner, { ...longer, value: 0 }, next, finished);
    else (isOver ? finished : next).push({ ...longer, value: judge.own(after, seat) + liked });
  }
}

/** Makes a move in place and lets the others answer whatever they are asked within the turn. Returns if the turn is over. */
export function playMove<G extends GameTypes>(planner: Planner<G>, world: G['state'], move: G['move']): boolean {
  const { game, judge, seat } = planner;
  const turn = judge.outlook.turn(asFrozen(world));
  apply(game, world, seat, move);
  while (world.sealed[seat]) answerForAnother(game, world);
  for (;;) {
    if (judge.outlook.turn(asFrozen(world)) !== turn) return true;
    const [asked] = pending(game, asFrozen(world));
    if (asked === undefined) return true;
    if (asked === seat) return false;
    if (planner.until === 'answer') return true;
    reply(planner, asked, world);
  }
}

/** Another seat's answer within the turn, from what that seat could know. */
function reply<G extends GameTypes>({ game, judge }: Planner<G>, seat: Seat, world: G['state']): void {
  const moves = legal(game, asFrozen(world), seat);
  let [move] = moves;
  if (moves.length > 1) {
    const [line] = planned(
      { game, judge, seat, width: 1, until: 'answer' },
      dream(game, asFrozen(world), seat, world.rng),
    );
    move = line?.moves[0] ?? move;
  }
  apply(game, world, seat, move as G['move']);
}

/** The same move among those that are legal now; undefined if it is not. Most games list the same values again and again. */
export function listed<G extends GameTypes>(
  game: Game<G>,
  moves: readonly G['move'][],
  move: G['move'],
): G['move'] | undefined {
  if (moves.includes(move)) return move;
  const text = game.notation.write(move);
  return moves.find((legalMove) => game.notation.write(legalMove) === text);
}
