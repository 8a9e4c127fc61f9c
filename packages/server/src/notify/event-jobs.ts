import type { Seat } from '@tempora/kernel';
import { nextTimeout } from '../match/clocks.ts';
import type { MatchSession } from '../match/session.ts';
import type { NewJob, StoredTable } from '../store/index.ts';
import { peopleAt } from '../table/table.ts';
import type { NoticeKind } from './kinds.ts';

/** What a job that announces an event contains: how to tell it from an earlier one, and the seats that caused it. */
export interface EventJob {
  kind: NoticeKind;
  mark: number;
  by: Seat[];
  /** Is it about people who were connected at the first look? */
  isSecondLook?: true;
}

/** If a turn has at least this much time, its player is warned before it runs out; in milliseconds. */
const WORTH_TELLING = 600_000;
export const LONGEST_WARNING = 6 * 3_600_000;

/** The job that notifies people of an event if they are not there to see it. */
export function eventJob(match: string, event: EventJob, due: number): NewJob {
  return {
    key: `event ${event.isSecondLook ? 'later ' : ''}${event.kind} ${match}`,
    kind: 'event',
    subject: match,
    body: event,
    due,
    holder: '',
    heldUntil: 0,
  };
}

/** What people may have to be notified of after a change of a table. */
export function eventsOf(before: StoredTable, after: StoredTable, due: number): NewJob[] {
  const known = peopleAt(before);
  const by = after.doc.seats.flatMap((holder, seat) =>
    holder.kind === 'person' && !known.includes(holder.person) ? [seat] : [],
  );
  const job = (kind: NoticeKind, mark: number) => eventJob(after.id, { kind, mark, by }, due);
  const { proposal, fullSince } = after.doc;
  const jobs: NewJob[] = [];
  if (after.status === 'gathering' && by.length > 0) jobs.push(job('sat', after.revision + 1));
  if (fullSince !== undefined && before.doc.fullSince === undefined && by.length > 0) jobs.push(job('full', fullSince));
  if (before.status === 'gathering' && after.status === 'playing') jobs.push(job('started', 1));
  if (proposal && proposal.seq !== before.doc.proposal?.seq) jobs.push(job('undo', proposal.seq));
  return jobs;
}

/** The job that warns whoever has to move that little time is left. */
export function timeWarningFor({ table, clocks, m }: MatchSession): NewJob[] {
  const timeout = clocks && nextTimeout(clocks);
  const left = timeout ? (clocks.left[timeout.seat] ?? 0) : 0;
  if (!m || !timeout || left < WORTH_TELLING) return [];
  const due = timeout.due - Math.min(LONGEST_WARNING, left / 4);
  return [eventJob(table.id, { kind: 'time', mark: m.questionSeq, by: [] }, Math.round(due))];
}
