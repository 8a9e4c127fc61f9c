import type { FunctionComponent } from 'preact';
import type { Key } from '../i18n/index.ts';
import type { Tutorial } from '../lessons/tutorial.ts';
import type { Board } from '../match/board.ts';
import type { Rulebook } from '../rules/rulebook.ts';

/** A game on the home page. The app knows games only through this and the board it loads. */
export interface GameInfo {
  readonly game: string;
  readonly title: Key;
  readonly pitch: Key;
  /** Whom it suits. */
  readonly audience: Key;
  readonly Cover: FunctionComponent;
  /** How heavy a game it is, from 1 (light) to 5: the order on the home page. */
  readonly weight: number;
  /** How long a game takes, in minutes. */
  readonly minutes: readonly [from: number, to: number];
  load(): Promise<Board>;
  /** Its rulebook, and the letters all its clauses begin with. */
  readonly rulebook?: { readonly prefix: string; load(): Promise<Rulebook> };
  /** How it is taught. */
  loadTutorial?(): Promise<Tutorial>;
}
