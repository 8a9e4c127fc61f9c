import type { LogLine, Update } from '@tempora/protocol';
import type { Board } from './board.ts';

/** A match as one viewer has followed it: the last update, and the log as far as it was fetched. */
export interface MatchFeed {
  readonly update: Update;
  readonly log: readonly LogLine[];
  /** After which ply the log begins; -1 at the beginning. */
  readonly from: number;
}

/** The old lines and the new ones. What was taken back goes; where something in between was missed the log begins later. */
export function appendUpdate(old: MatchFeed | null, update: Update): MatchFeed {
  const { since, lines } = update.log;
  const isSame = old?.update.viewer === update.viewer && since <= old.update.ply && since > old.from;
  if (!old || !isSame) return { update, log: lines, from: since };
  return { update, log: [...old.log.filter(({ ply }) => ply <= since), ...lines], from: old.from };
}

/** The moments between two updates, if the game has any: its views on the way, each with the log as far as it is told. */
export function momentsBetween(board: Board, before: MatchFeed, after: MatchFeed): MatchFeed[] {
  const { update } = after;
  const old = after.log.filter(({ ply }) => ply <= before.update.ply);
  const lines = after.log.slice(old.length);
  const events = lines.map(({ event }) => event);
  const views = board.viewsBetween?.(before.update.view, update.view, events) ?? [];
  return views.map(({ view, told }) => ({
    ...after,
    update: { ...update, view: view as Update['view'], asked: [], moves: [], ranking: null, canUndo: false },
    log: [...old, ...lines.slice(0, told)],
  }));
}
