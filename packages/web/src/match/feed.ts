import type { LogLine, Update } from '@tempora/protocol';

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
