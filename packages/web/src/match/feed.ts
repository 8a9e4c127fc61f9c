import type { LogLine, TableEvent, Update } from '@tempora/protocol';
import type { Board } from './board.ts';

/** A match as one viewer has followed it: the last update, and the log as far as it was fetched. */
export interface MatchFeed {
  readonly update: Update;
  readonly log: readonly LogLine[];
  /** After which ply the log begins; -1 at the beginning. */
  readonly from: number;
  /** What happened at the table besides moves, in order. */
  readonly events: readonly TableEvent[];
}

/** The old lines and the new ones. What was taken back goes; where something in between was missed the log begins later. */
export function appendUpdate(old: MatchFeed | null, update: Update): MatchFeed {
  const { since, lines } = update.log;
  const isSame = old?.update.viewer === update.viewer && since <= old.update.ply && since > old.from;
  const events = mergeEvents(old?.events ?? [], update.log.events ?? []);
  if (!old || !isSame) return { update, log: lines, from: since, events };
  return { update, log: [...old.log.filter(({ ply }) => ply <= since), ...lines], from: old.from, events };
}

/** Old and new events in order, each once: a journal only grows. */
export function mergeEvents(old: readonly TableEvent[], more: readonly TableEvent[]): readonly TableEvent[] {
  if (more.length === 0) return old;
  const all = new Map([...old, ...more].map((event) => [event.seq, event]));
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}

/** Where events stand in a log: after the lines of their ply, or of the ply to which moves were taken back since. */
export function placedEvents(events: readonly TableEvent[], from: number): readonly TableEvent[] {
  let most = Number.POSITIVE_INFINITY;
  const placed = events.toReversed().map((event) => {
    most = event.what === 'undo' || event.what === 'back' ? Math.min(most, event.ply) : most;
    return { ...event, ply: Math.min(event.ply, most) };
  });
  return placed.reverse().filter(({ ply }) => ply >= from);
}

/** The moments between two updates, if the game has any: its views on the way, each with the log up to that moment. */
export function momentsBetween(board: Board, before: MatchFeed, after: MatchFeed): MatchFeed[] {
  const { update } = after;
  const old = after.log.filter(({ ply }) => ply <= before.update.ply);
  const lines = after.log.slice(old.length);
  const events = lines.map(({ event }) => event);
  const views = board.viewsBetween?.(before.update.view, update.view, events) ?? [];
  return views.map(({ view, told }) => ({
    ...after,
    update: {
      ...update,
      view: view as Update['view'],
      asked: [],
      moves: [],
      ranking: null,
      canUndo: false,
      canAskUndo: false,
    },
    log: [...old, ...lines.slice(0, told)],
  }));
}

/** How long a move that touches nothing on the table is shown, such as the end of a turn: half as long as others. */
const TRIVIAL = 0.5;

/** How many times longer than others a moment is shown. */
export function lengthOf(board: Board, { log, update: { ply, asked } }: MatchFeed): number {
  const events = log.filter((line) => line.ply === ply).map(({ event }) => event);
  const longest = Math.max(1, ...events.map((event) => board.lengthOf?.(event) ?? 1));
  // Where nobody is asked, it is a moment on the way, or the end.
  const isTrivial = asked.length > 0 && events.every((event) => board.placesOf?.(event).length === 0);
  return isTrivial && longest === 1 ? TRIVIAL : longest;
}
