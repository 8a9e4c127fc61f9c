import { askedSeats, isAnsweredByHolder, type Match, seqOf } from '@tempora/room';
import type { ServerContext } from '../context.ts';
import type { JobHandler } from '../jobs/runner.ts';
import { leftAt, nextTimeout } from '../match/clocks.ts';
import type { MatchSession } from '../match/session.ts';
import type { NewJob, StoredTable } from '../store/index.ts';
import { peopleAt } from '../table/table.ts';
import { type NoticeKind, wantedKinds } from './kinds.ts';
import { noticeJob, waysFor } from './turns.ts';

/** What a job that tells of an event has to say: how to tell it from an earlier one, and whose own doing it was. */
interface EventJob {
  kind: NoticeKind;
  mark: number;
  by: string[];
}

/** When a turn has at least this much time, its player is told before it runs out; in milliseconds. */
const WORTH_TELLING = 600_000;
const LONGEST_WARNING = 6 * 3_600_000;

/** The job that tells people of an event who are not there to see it. */
export function eventJob(match: string, event: EventJob, due: number): NewJob {
  return {
    key: `event ${event.kind} ${match}`,
    kind: 'event',
    subject: match,
    body: event,
    due,
    holder: '',
    heldUntil: 0,
  };
}

/** What people may have to be told after a change of a table. */
export function eventsOf(before: StoredTable, after: StoredTable, due: number): NewJob[] {
  const known = peopleAt(before);
  const by = peopleAt(after).filter((person) => !known.includes(person));
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

/** Tells everybody concerned who is not connected and wants to know. */
export function eventTeller(context: ServerContext): JobHandler {
  const { store, bus, now } = context;
  return async ({ subject, body }) => {
    const { kind, mark, by } = body as EventJob;
    const event = await context.registry.withSession(
      subject,
      (session) => session && concerned(session, kind, mark, now()),
    );
    if (!event) return;
    const people = [...new Set(event.people)].filter((person) => !by.includes(person));
    const here = await bus.arePresent(people);
    for (const [i, id] of people.entries()) {
      const person = here[i] ? null : await store.people.find(id);
      if (!person || person.banned || !wantedKinds(person.settings).includes(kind)) continue;
      for (const way of waysFor(person)) {
        const job = noticeJob(
          subject,
          { seq: mark, person: id, way, kind, game: event.game, names: event.names },
          now(),
        );
        await store.jobs.put(job);
        context.wake(job);
      }
    }
  };
}

/** Whom an event still concerns; nobody if it was overtaken by another. */
function concerned(session: MatchSession, kind: NoticeKind, mark: number, now: number) {
  const { table } = session;
  const seats = concernedSeats(session, kind, mark, now);
  const people = seats.flatMap((seat) => {
    const holder = table.doc.seats[seat];
    return holder?.kind === 'person' ? [holder.person] : [];
  });
  const isForHost = (kind === 'sat' || kind === 'full') && seats.length > 0;
  const names = table.doc.seats.flatMap((holder) => (holder.kind === 'open' ? [] : [holder.name]));
  return { game: table.game, people: isForHost ? [...people, table.host] : people, names };
}

function concernedSeats({ table, m, clocks }: MatchSession, kind: NoticeKind, mark: number, now: number): number[] {
  const { doc, status } = table;
  const all = doc.seats.map((_, seat) => seat);
  switch (kind) {
    case 'sat':
      return status === 'gathering' ? all : [];
    case 'full':
      return status === 'gathering' && doc.fullSince === mark ? all : [];
    case 'started':
      // Those whose turn it is are told that instead.
      return status === 'playing' ? all.filter((seat) => !table.asked.includes(seat)) : [];
    case 'over':
      return status === 'over' ? all : [];
    case 'rematch':
      return all.filter((seat) => (doc.next?.seats.length ?? 0) > 0 && !doc.next?.seats.includes(seat));
    case 'undo': {
      const proposal = m && doc.proposal?.seq === seqOf(m) ? doc.proposal : null;
      return proposal?.needed.filter((seat) => !proposal.agreed.includes(seat)) ?? [];
    }
    case 'time':
      return m && clocks && m.questionSeq === mark
        ? clocks.running.filter((seat) => isShort(m, clocks, seat, now))
        : [];
  }
}

/** Has a seat that is asked little time left? */
function isShort(m: Match, clocks: NonNullable<MatchSession['clocks']>, seat: number, now: number): boolean {
  const left = leftAt(clocks, now)[seat] ?? 0;
  const isAsked = askedSeats(m).includes(seat) && isAnsweredByHolder(m, seat);
  return isAsked && left <= Math.min(LONGEST_WARNING, (clocks.left[seat] ?? 0) / 4) + 1000;
}
