/** A place at the table, 0-based, the same for the whole game. */
export type Seat = number;
/** Through whose eyes a state is seen: a seat's, or the public's. */
export type Viewer = Seat | 'public';
/** Whose knowledge a dream keeps: a seat's, or that of everyone together. */
export type Dreamer = Seat | 'everyone';
/** One value for every seat. */
export type BySeat<T> = T[];
/** A numbered rule of RULES.md, e.g. 'TT-DRAFT-1'. Tests, refusals and tooltips all quote it. */
export type Clause = `${Uppercase<string>}-${Uppercase<string>}-${string}`;
/** Deeply read-only: what every function that only reads a state receives. */
export type Frozen<T> = T extends string | number | boolean | null ? T : { readonly [K in keyof T]: Frozen<T[K]> };

/** Something under way: the step that handles it, and that step's own variables. */
export interface Frame {
  readonly at: string;
}

/** What every state holds besides its game's own fields. Plain JSON, no closures, no classes. */
export interface BaseState<F extends Frame = Frame, M = unknown> {
  readonly seats: number;
  /** The random stream, past and future, in four 32-bit words. Shown to nobody. */
  rng: number[];
  /** Ticks when chance decides or somebody learns something: undo never crosses a tick. */
  clock: number;
  /** What is under way, outermost first; the last frame asks. Empty: the game is over. */
  flow: F[];
  /** Answers to a simultaneous question, by seat, sealed until the last one is in. */
  sealed: BySeat<M | null>;
}

/** The types of one game, bundled so that signatures need one type parameter, not six. */
export interface GameTypes {
  state: BaseState;
  frame: Frame;
  move: object;
  event: object;
  view: object;
  options: object;
}
/** The names of a game's frames. */
export type FrameName<G extends GameTypes> = G['frame']['at'];
/** The frame of one name, with its variables. */
export type FrameAt<G extends GameTypes, A extends FrameName<G>> = Extract<G['frame'], { at: A }>;

/** An event, and the viewers it was told to: everyone when `to` is absent. */
export interface Announcement<G extends GameTypes> {
  event: G['event'];
  to?: readonly Viewer[];
}
/** Announce an event, to everybody or only to some viewers (the public is one). */
export type Tell<G extends GameTypes> = (event: G['event'], to?: readonly Viewer[]) => void;

interface Question<G extends GameTypes, A extends FrameName<G>> {
  seats(s: Frozen<G['state']>, f: Frozen<FrameAt<G, A>>): readonly Seat[];
  /** Push every legal move onto `out`, always in the same order. */
  moves(s: Frozen<G['state']>, f: Frozen<FrameAt<G, A>>, seat: Seat, out: G['move'][]): void;
}
/** Stops and asks; each answer takes effect at once. */
export interface Ask<G extends GameTypes, A extends FrameName<G>> extends Question<G, A> {
  play(s: G['state'], f: FrameAt<G, A>, seat: Seat, move: G['move'], tell: Tell<G>): void;
}
/** Stops and asks several seats together; nothing happens until all have answered. */
export interface AskAll<G extends GameTypes, A extends FrameName<G>> extends Question<G, A> {
  /** May a seat change its answer until the last one is in? Default no. */
  readonly revisable?: boolean;
  reveal(s: G['state'], f: FrameAt<G, A>, answers: BySeat<G['move'] | null>, tell: Tell<G>): void;
}
/** Runs without a decision: dealing, upkeep, scoring, moving on to the next phase. */
export interface Auto<G extends GameTypes, A extends FrameName<G>> {
  run(s: G['state'], f: FrameAt<G, A>, tell: Tell<G>): void;
}
/** One step for every kind of frame: a frame without rules does not compile. */
export type Steps<G extends GameTypes> = { readonly [A in FrameName<G>]: Ask<G, A> | AskAll<G, A> | Auto<G, A> };

/** A whole game: the value that every other package works with. */
export interface Game<G extends GameTypes> {
  readonly id: string;
  /** Raised whenever an old record would replay differently. */
  readonly version: number;
  readonly steps: Steps<G>;
  readonly seats: readonly number[];
  readonly options: { readonly standard: G['options']; read(x: unknown): G['options'] | null };
  setup(seats: number, options: G['options'], seed: string): G['state'];
  /** What the viewer may see, built up from nothing: an allow-list, never a stripped copy. */
  view(s: Frozen<G['state']>, viewer: Viewer): G['view'];
  /**
   * Re-deal in place all that a seat with a perfect memory cannot know, or all that everyone together cannot. What is
   * unknown is put in order first, so that only `s.rng`, the dreamer's own by then, decides where it goes.
   */
  imagine(s: G['state'], dreamer: Dreamer): void;
  /** The clause that forbids a move, for whoever asks why; null if and only if it is legal. */
  forbids(s: Frozen<G['state']>, seat: Seat, move: G['move']): Clause | null;
  /** Seats from first to last, ties together; null while the game is on. */
  ranking(s: Frozen<G['state']>): readonly (readonly Seat[])[] | null;
  readonly notation: { write(move: G['move']): string; read(text: string): G['move'] | null };
}

/** What a game advises bots. */
export interface Advice<G extends GameTypes> {
  /** How good a position looks for a seat, higher is better: a rule of thumb. */
  value(s: Frozen<G['state']>, seat: Seat): number;
  /** What a seat has in a position, in points or their equivalent, under the players' names for it: for sentences that say why. */
  terms?(s: Frozen<G['state']>, seat: Seat): { readonly [term: string]: number };
  /** Does a move lay something face down, so that the others do not know which move it was? */
  isFaceDown?(move: G['move']): boolean;
  /** For bots that plan whole turns and have learned what positions are worth. */
  readonly outlook?: Outlook<G>;
  /**
   * The game's own player, where it has one. It uses nothing of the world but what the seat knows, pauses every few
   * milliseconds, and answers at once on `'stop'`.
   */
  solve?(problem: Problem<G>): Generator<undefined, G['move'], 'stop' | undefined>;
  /** Each seat's chance to win with all cards on the table, where the game knows it better than by expected points. */
  chances?(s: Frozen<G['state']>): BySeat<number>;
  /** The rule that a choice is about, for those who want to learn from it. */
  ruleOf?(move: G['move']): Clause;
}

/** What a game's own player is asked: a seat's move, in a world that the seat could be in. */
export interface Problem<G extends GameTypes> {
  readonly world: Frozen<G['state']>;
  readonly seat: Seat;
  /** The seat's luck: good players mix their moves. */
  readonly chance: number[];
  /** A simple solver uses rules of thumb where a full one searches. */
  readonly strength: 'simple' | 'full';
  /** A liking for some things, in hundredths of a victory for each; things that the game does not know are ignored. */
  readonly taste?: { readonly [what: string]: number };
  /** How much it may search, in steps of about a tenth of a millisecond; as much as helps if this is absent. */
  readonly iterations?: number;
}

/** How a net is shown a position, and when a turn is over. */
export interface Outlook<G extends GameTypes> {
  /** The names of a net's inputs, one net pass for each seat. */
  readonly inputs: readonly string[];
  /** Writes the inputs of the seats `from` to `to`, not included, one seat after the other; most lie between -2 and 2. */
  features(s: Frozen<G['state']>, from: Seat, to: Seat, out: Float32Array): void;
  /** A seat's points now. */
  worth(s: Frozen<G['state']>, seat: Seat): number;
  /** How many points a net's output of 1 stands for. */
  readonly unit: number;
  /** A copy to play on, faster than a deep one; neither changes what the other sees. */
  copy(s: G['state']): G['state'];
  /** A number for the turn under way: while it stays the same, the same seat's turn goes on. */
  turn(s: Frozen<G['state']>): number;
  /** Is half a move made, so that the position cannot be judged yet? */
  isHalfway?(s: Frozen<G['state']>): boolean;
  /** Does a move change nothing that matters? This is never true of all moves of a seat. */
  isIdle?(s: Frozen<G['state']>, seat: Seat, move: G['move']): boolean;
  /** Is nothing on the table yet that a net could judge? */
  isBlank?(s: Frozen<G['state']>): boolean;
  /** What was learned, as text. */
  readonly weights: string;
  /** How sure it is; a guess if this is absent. */
  readonly spread?: Spread;
}

/** How far points at the end are from what a net expects: measured, not learned (`tempora calibrate`). */
export interface Spread {
  /** In points: once no more points can come, and for each point that still may. */
  readonly base: number;
  readonly perPoint: number;
  /** How far the expected points are believed, from 0 to 1. */
  readonly trust: number;
}

/** One line of a record: a seat and its move as text. Text that begins with a dot (`.undo`) is a system entry of the room. */
export interface Entry {
  seat: Seat;
  move: string;
}

/** Why a move was refused. A value, because players are allowed to be wrong. */
export type MoveError =
  | { code: 'unreadable-move' | 'game-over' | 'not-your-turn' }
  | { code: 'illegal-move'; clause: Clause };

/** Any game, for lists of games and code that treats them alike. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the games' different types meet
export type AnyGameTypes = any;
/** See AnyGameTypes. */
export type AnyGame = Game<AnyGameTypes>;
