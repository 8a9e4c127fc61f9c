import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableProps } from '../match/board.ts';

/** A legal move as it is sent; each game adds what the move names. */
interface LegalMove {
  readonly text: string;
}

/** How a game takes its moves apart. `Touched` is what a player has touched so far, in the game's own words. */
export interface NarrowingRules<Move extends LegalMove, Touched> {
  read(text: string): Move | null;
  /** Is a move still possible after what was touched? */
  fits(move: Move, touched: Touched): boolean;
  /** What is touched when a question is asked; a game may keep something of what was touched before. */
  begin(before: Touched | null): Touched;
}

/** The legal moves, what was touched, and what it leaves of them. */
export interface Narrowing<Move extends LegalMove, Touched> {
  readonly options: readonly Move[];
  readonly touched: Touched;
  readonly left: readonly Move[];
  /** The move, once only one is left. */
  readonly decided: Move | null;
  /** What one more touch would leave. */
  after(part: Partial<Touched>): Narrowing<Move, Touched>;
}

/** Every touch leaves fewer legal moves; a move is decided when it is the only one left. */
export function narrow<Move extends LegalMove, Touched>(
  options: readonly Move[],
  touched: Touched,
  fits: NarrowingRules<Move, Touched>['fits'],
): Narrowing<Move, Touched> {
  const left = options.filter((move) => fits(move, touched));
  const [first = null, ...others] = left;
  return {
    options,
    touched,
    left,
    decided: others.length === 0 ? first : null,
    after: (part) => narrow(options, { ...touched, ...part }, fits),
  };
}

/** Every legal move that the game can read. */
export function readAll<Move>(moves: readonly string[], read: (text: string) => Move | null): Move[] {
  return moves.flatMap((text) => read(text) ?? []);
}

const NO_MOVES: readonly string[] = [];

/** Narrows the legal moves of a table by what is touched. Touches belong to one question and are forgotten after it. */
export function useNarrowing<Move extends LegalMove, Touched>(
  { snapshot: { ply }, controls }: TableProps,
  { read, fits, begin }: NarrowingRules<Move, Touched>,
): Narrowing<Move, Touched> & { touch(part: Partial<Touched>): void } {
  const moves = controls?.moves ?? NO_MOVES;
  const options = useMemo(() => readAll(moves, read), [moves]);
  const [draft, setDraft] = useState(() => ({ ply, touched: begin(null) }));
  const current = (now: typeof draft) => (now.ply === ply ? now.touched : begin(now.touched));
  // An undo comes back to a ply at which something was touched before.
  useEffect(() => setDraft((now) => ({ ply, touched: current(now) })), [ply]);
  return {
    ...narrow(options, current(draft), fits),
    touch: (part) => setDraft((now) => ({ ply, touched: { ...current(now), ...part } })),
  };
}
