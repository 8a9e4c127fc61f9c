import type { Viewer } from '@tempora/kernel';
import type { CommandError, Holder, LogLine } from '@tempora/protocol';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Sound } from '../app/sounds.ts';
import type { Key } from '../i18n/index.ts';
import '../toolkit/board.css';

/** The types of a game that its board is written in; the bundle a game exports (`Tides`, `Tempus`, `Inca`) has them all. */
export interface BoardTypes {
  view: unknown;
  event: unknown;
  options: object;
}

/** What a table shows: a view and the people at it, now or at some moment of a replay. */
export interface Snapshot<G extends BoardTypes = BoardTypes> {
  view: G['view'];
  viewer: Viewer;
  holders: readonly Holder[];
  asked: readonly number[];
  ranking: readonly (readonly number[])[] | null;
  log: readonly (Omit<LogLine, 'event'> & { event: G['event'] })[];
  ply: number;
  /** What the table has agreed on. */
  options: G['options'];
  /** After which ply the viewer's own last move stood; absent in a replay. */
  lastOwnPly?: number;
  /** Online: presence, clock and reactions of a seat, to be drawn beside its name, in a part that is `position: relative`. */
  seatBadges?(seat: number): ComponentChildren;
  /** When the match is over: what can be done now, to stand on the poster. */
  endActions?: ComponentChildren;
}

/** What a person at the table may do. Absent in a replay. */
export interface PlayerControls {
  /** Legal moves, in notation: the only things there are to do. */
  moves: readonly string[];
  /**
   * Resolves when the table shows the move, with false if it was refused. Moves sent meanwhile wait for their turn; the
   * same move sent twice meanwhile is sent once.
   */
  send(move: string): Promise<boolean>;
  whyNot(move: string): Promise<CommandError | null>;
  /** Takes the last move back; null while that cannot be done. */
  undo: (() => void) | null;
}

export interface TableProps<G extends BoardTypes = BoardTypes> {
  snapshot: Snapshot<G>;
  controls?: PlayerControls | undefined;
  /** Drawn where the hand would be: the hand-over curtain, the replay's bar, what to do at the end. */
  instead?: ComponentChildren;
}

/** An option as a switch: what it is called, what it changes, and its values. */
export interface OptionSwitch<V> {
  readonly label: Key;
  readonly hint: Key;
  readonly off: V;
  readonly on: V;
}

/** One game's part of the client, loaded when the game is opened. */
export interface Board<G extends BoardTypes = BoardTypes> {
  readonly game: string;
  readonly title: Key;
  readonly seats: readonly number[];
  readonly standardOptions: Readonly<G['options']>;
  /** A switch for every option of the game: the compiler asks for the one that is missing. */
  readonly optionSwitches: { readonly [K in keyof G['options']]: OptionSwitch<G['options'][K]> };
  readonly Table: FunctionComponent<TableProps<G>>;
  readonly End: FunctionComponent<{ snapshot: Snapshot<G> }>;
  /** The rules at a glance, for a dialog beside the table. */
  readonly Reference: FunctionComponent;
  /** A line of the log as a sentence; null if it is not worth one. */
  sentence(index: number, snapshot: Snapshot<G>): ComponentChildren;
  /** Does an event go without saying, as draws and ends of turns do? Then the log tells it in passing. */
  isRoutine?(event: G['event']): boolean;
  /** The cards a seat holds or has laid face down, in its own view; and how one of them looks. A replay shows all hands with them. */
  handOf?(view: G['view'], seat: number): readonly number[];
  readonly Card?: FunctionComponent<{ card: number }>;
  /** A move in a few words, and the `data-place` of what it touches: for hints and reviews. */
  moveWords?(move: string, snapshot: Snapshot<G>): MoveWords | null;
  /** All legal moves in groups, each once, with the table's own words for them: for "What can I do?". */
  moveList?(moves: readonly string[], snapshot: Snapshot<G>): readonly MoveGroup[];
  /** What an event touched: the `data-place` of parts of the table. They are marked until the viewer acts. */
  placesOf?(event: G['event']): readonly string[];
  /** Where events that come together should be seen one by one: the views between two views, in which nothing is asked. */
  viewsBetween?(before: G['view'], after: G['view'], events: readonly G['event'][]): readonly ViewBetween<G>[];
  /** What an event sounds like. */
  soundOf?(event: G['event']): Sound | null;
  /** How many times longer than other events this one is shown, where it has a scene of its own. */
  lengthOf?(event: G['event']): number;
  /** Does the table itself have a button for undo? */
  readonly hasUndo?: true;
}

/** A move as a person would say it, and the parts of the table it is about. */
export interface MoveWords {
  readonly words: string;
  readonly places: readonly string[];
}

/** A choice in the list of all moves. */
export interface MoveChoice extends MoveWords {
  /** As they are sent: more than one where the rest is chosen at the table, as how a tile is turned. */
  readonly moves: readonly string[];
  /** What it costs or brings. */
  readonly about?: string;
}

/** The choices of one sort. */
export interface MoveGroup {
  readonly title: string;
  /** What it costs or means. */
  readonly about?: string;
  /** Where the rulebook tells it: a paragraph or a clause. */
  readonly rule: string;
  readonly choices: readonly MoveChoice[];
}

/** A view on the way from one view to the next. */
export interface ViewBetween<G extends BoardTypes = BoardTypes> {
  readonly view: G['view'];
  /** How many of the new events it tells. */
  readonly told: number;
}

/** The one place that forgets which game a board is for: the app hands a board only views made by its own game's rules. */
export function defineBoard<G extends BoardTypes>(board: Board<G>): Board {
  return board as unknown as Board;
}
