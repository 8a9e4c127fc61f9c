import type { CommandError, Holder, LogLine } from '@tempora/protocol';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Key } from '../i18n/index.ts';

/** What a table shows: a view and who sits there, now or at some moment of a replay. */
export interface Snapshot {
  view: unknown;
  viewer: number | 'public';
  holders: readonly Holder[];
  asked: readonly number[];
  ranking: readonly (readonly number[])[] | null;
  log: readonly LogLine[];
  ply: number;
  /** What a house has to say of who sits there, to lie beside the name; absent at this device. */
  seatBadges?(seat: number): ComponentChildren;
}

/** What a person at the table may do. Absent in a replay. */
export interface PlayerControls {
  /** Legal moves, in notation: the only things there are to do. */
  moves: readonly string[];
  send(move: string): void;
  why(move: string): Promise<CommandError | null>;
}

export interface TableProps {
  snapshot: Snapshot;
  controls?: PlayerControls;
  /** Lies where the hand would lie: the hand-over curtain, or the replay's bar. */
  instead?: ComponentChildren;
}

/** A game as it stands on the shelf. The shell knows games only through this and what it loads. */
export interface GameInfo {
  readonly game: string;
  readonly title: Key;
  readonly pitch: Key;
  readonly Cover: FunctionComponent;
  /** How heavy a game it is, from 1 (light) to 5: the order on the shelf. */
  readonly weight: number;
  load(): Promise<Board>;
}

/** One game's part of the client, fetched when the box is opened. */
export interface Board {
  readonly game: string;
  readonly title: Key;
  readonly seats: readonly number[];
  /** The table's options as the canon has them. */
  readonly standard: { readonly [name: string]: unknown };
  readonly Options: FunctionComponent<OptionsProps>;
  readonly Table: FunctionComponent<TableProps>;
  readonly End: FunctionComponent<{ snapshot: Snapshot }>;
  /** The rules at a glance, for a dialog beside the table. */
  readonly Reference: FunctionComponent;
  /** The line at this place of the log as a sentence; null if it is not worth one. */
  sentence(at: number, snapshot: Snapshot): ComponentChildren;
}

export interface OptionsProps {
  options: { readonly [name: string]: unknown };
  change(options: { readonly [name: string]: unknown }): void;
}
