import type { Advised } from '../coach/suggest.ts';
import type { Board, PlayerControls, Snapshot } from '../match/board.ts';

/** What the list of choices needs to know of the table. */
export interface HelpProps {
  board: Board;
  snapshot: Snapshot;
  controls: PlayerControls | undefined;
  /** Who may ask a Master; null where there are no hints. */
  advised: Advised | null;
}

/** What is lit: what one points at, or else what was chosen. */
export interface Marked {
  readonly chosen: string | null;
  think(places: readonly string[] | null): void;
  choose(key: string, places: readonly string[]): void;
}
