import type { Event, Inca, View } from '@tempora/inca/public';
import type { ViewBetween } from '../../match/board.ts';

/** The last Sapa Inca phase is counted at the table, like all others, before the end is shown. */
export function viewsBetween(before: View, after: View, events: readonly Event[]): ViewBetween<Inca>[] {
  const scored = events.findIndex(({ type }) => type === 'scored');
  if (after.phase !== 'over' || scored < 0) return [];
  const { column, cell } = before;
  return [{ view: { ...after, phase: 'sapa', column, cell: cell + 1 }, told: scored + 1 }];
}
