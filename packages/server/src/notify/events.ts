import type { Seat } from '@tempora/kernel';
import { askedSeats, isAnsweredByHolder, type Match, seqOf } from '@tempora/room';
import type { ServerContext } from '../context.ts';
import type { JobHandler } from '../jobs/runner.ts';
import { leftAt } from '../match/clocks.ts';
import type { MatchSession } from '../match/session.ts';
import type { NewJob, StoredTable } from '../store/index.ts';
import { type EventJob, eventJob, LONGEST_WARNING } from './event-jobs.ts';
import { type NoticeKind, wantedKinds } from './kinds.ts';
import { noticeJob, SECOND_LOOK_AFTER, waysFor } from './turns.ts';

/** What waits for an answer: even somebody who has this very table open may not have noticed it. */
const ASKING: readonly NoticeKind[] = ['full', 'undo', 'rematch', 'time'];

/**
 * Notifies everybody concerned who is not connected and wants to know. People who are connected, with whatever page, are
 * notified a little later if it still concerns them then; unless it asks nothing of them and they have the table in sight.
 */
export function eventTeller(context: ServerContext): JobHandler {
  const { store, bus, now, registry } = context;
  const put = async (job: NewJob) => {
    await store.jobs.put(job);
    context.wake(job);
  };
  return async ({ subject, body }) => {
    const job = body as EventJob;
    const { kind, mark, isSecondLook } = job;
    const event = await registry.withSession(subject, (session) => session && concerned(session, job, now()));
    if (!event) return;
    const { people } = event;
    const here = await bus.arePresent(people);
    const isLater = here.includes(true) && !isSecondLook;
    if (isLater) await put(eventJob(subject, { ...job, isSecondLook: true }, now() + SECOND_LOOK_AFTER));
    const watching = new Set(ASKING.includes(kind) ? [] : registry.subscribersOf(subject).map(({ person }) => person));
    for (const [i, id] of people.entries()) {
      const isSeen = here[i] && (!isSecondLook || watching.has(id));
      const person = isSeen ? null : await store.people.find(id);
      if (!person || person.banned || !wantedKinds(person.settings).includes(kind)) continue;
      for (const way of waysFor(person)) {
        const notice = { seq: mark, person: id, way, kind, game: event.game, names: event.names };
        await put(noticeJob(subject, notice, now()));
      }
    }
  };
}

/** Whom an event still concerns; nobody if it was overtaken by another. */
function concerned(session: MatchSession, { kind, mark, by }: EventJob, now: number) {
  const { table } = session;
  const seats = concernedSeats(session, kind, mark, now);
  const isForHost = (kind === 'sat' || kind === 'full') && seats.length > 0;
  const people = new Set([...peopleIn(table, seats), ...(isForHost ? [table.host] : [])]);
  for (const person of peopleIn(table, by)) people.delete(person);
  const names = table.doc.seats.flatMap((holder) => (holder.kind === 'open' ? [] : [holder.name]));
  return { game: table.game, people: [...people], names };
}

/** The people in some seats. */
function peopleIn({ doc }: StoredTable, seats: readonly Seat[]): string[] {
  return seats.flatMap((seat) => {
    const holder = doc.seats[seat];
    return holder?.kind === 'person' ? [holder.person] : [];
  });
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
      // Those whose turn it is are notified of that instead.
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
