import type { Dreamer, Frozen, GameRecord, GameTypes, Seat } from '@tempora/kernel';
import type { GameSetup, PlayedMove } from '../play.ts';
import type { Asked } from './asked.ts';

/** What a seat could remember, kept by the test itself: an independent witness against `imagine`. */
export interface Witness<G extends GameTypes, K = unknown> {
  /** What a seat knows before anything was shown to it. */
  start(seat: Seat): K;
  /** What it knows after seeing this view and being told these events. */
  learn(known: K, view: G['view'], events: readonly G['event'][]): K;
  /** How a dream contradicts it; null if it does not. */
  contradicts(known: K, dreamt: Frozen<G['state']>): string | null;
}

/** The result of a move, to compare a hint with. */
export interface Consequence<G extends GameTypes> {
  before: Frozen<G['state']>;
  seat: Seat;
  move: G['move'];
  after: Frozen<G['state']>;
  /** The events the mover saw. */
  told: readonly G['event'][];
  /** What the hint had promised. */
  promise: unknown;
}

/** A hint of a game, with an independent check. */
export interface Hint<G extends GameTypes> {
  name: string;
  /** What the hint says about a legal move, from the mover's view; null if nothing. */
  promise(view: G['view'], seat: Seat, move: G['move']): unknown;
  /** The same, read from the result; null if it cannot be read there. */
  outcome(consequence: Consequence<G>): unknown;
}

/** What the laws must be told about a game. */
export interface GameUnderTest<G extends GameTypes> {
  /** Checks what must never be lost or doubled: a sentence about what is wrong, or null. */
  conserved(s: Frozen<G['state']>): string | null;
  witness?: Witness<G>;
  hints?: readonly Hint<G>[];
  /** In a game without secrets a dream is the truth. */
  nothingHidden?: boolean;
  /** For games of many moves: costly laws look at even fewer positions and moves, by this factor. */
  sparing?: number;
  /** More moves than any game takes. */
  longest?: number;
}

/** What a law works with: the table, and a random stream for the law's own choices. */
export interface LawContext<G extends GameTypes> extends GameSetup<G>, GameUnderTest<G> {
  chance: number[];
  /** What the position at hand was asked before. */
  asked: Asked<G>;
  /** Moves seen at this table, legal somewhere, mostly not here. */
  pool: G['move'][];
  /** Whoever has ever dreamt of anything but the truth. */
  imagined: Dreamer[];
  /** Per seat, what the witness says it knows. */
  known: unknown[];
  /** Per hint, how often it was compared. */
  tried: Record<string, number>;
}

/** A law: looks at a position, or at a move, or at a whole game, and says what is wrong. */
export interface Law {
  name: string;
  /** Costly laws look at one position or move in this many, chosen at random. */
  every?: number;
  position?<G extends GameTypes>(context: LawContext<G>, s: Frozen<G['state']>): string | null;
  move?<G extends GameTypes>(context: LawContext<G>, step: PlayedMove<G>): string | null;
  game?<G extends GameTypes>(context: LawContext<G>, record: GameRecord, end: Frozen<G['state']>): string | null;
}
