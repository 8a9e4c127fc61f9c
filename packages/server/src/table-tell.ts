import type { Place, Table, TableLine } from '@tempora/protocol';
import { commitment, seqOf } from '@tempora/room';
import type { Bus } from './bus.ts';
import { leftAt } from './clocks.ts';
import type { Held } from './open-match.ts';
import type { Stored } from './store/index.ts';
import { peopleAt, seatsOf } from './tables.ts';

/** A table as everybody may see it. */
export async function tableFor(held: Held, { bus, now }: { bus: Bus; now(): number }): Promise<Table> {
  return tableWith(held, await whoIsHere(held.t, bus), now());
}

/** Who of the people at a table is here. */
export async function whoIsHere(t: Stored, bus: Bus): Promise<ReadonlySet<string>> {
  const people = peopleAt(t);
  const areHere = await bus.areHere(people);
  return new Set(people.filter((_, i) => areHere[i]));
}

/** A table at one moment. */
export function tableWith({ t, m, clocks }: Held, here: ReadonlySet<string>, at: number): Table {
  const { options, pace, standIn, isContinued, proposal, votes, endedFor } = t.doc;
  const seq = m ? seqOf(m) : 0;
  return {
    type: 'table',
    match: t.id,
    game: t.game,
    options: { ...options },
    isPublic: t.isPublic,
    pace,
    standIn,
    revision: t.revision,
    status: t.status,
    host: t.host,
    seats: placesOf(t, here),
    commitment: commitment(t.luck),
    isContinued,
    isRematch: t.doc.after !== undefined,
    clocks: clocks && { left: leftAt(clocks, at), running: clocks.running, at },
    proposal: proposal?.seq === seq ? shownProposal(proposal) : null,
    votes: votes.filter((vote) => vote.seq === seq).map(({ seat, by }) => ({ seat, by })),
    endedFor,
    rematchSeats: t.doc.next?.seats ?? [],
    removed: t.doc.removed ?? [],
  };
}

function shownProposal({ seat, ply, needed, agreed }: NonNullable<Stored['doc']['proposal']>) {
  return { seat, ply, needed, agreed };
}

function placesOf({ doc }: Stored, here: ReadonlySet<string>): Place[] {
  return doc.seats.map((held): Place => {
    if (held.kind === 'open') return { kind: 'open' };
    if (held.kind === 'bot') return { kind: 'bot', bot: held.bot, name: held.name };
    return { kind: 'person', person: held.person, name: held.name, isHere: here.has(held.person) };
  });
}

/** A table in somebody's list. */
export async function lineFor(t: Stored, bus: Bus, person: string | null): Promise<TableLine> {
  const own = person ? seatsOf(t, person) : [];
  const again = t.doc.next?.seats ?? [];
  return {
    match: t.id,
    game: t.game,
    status: t.status,
    isPublic: t.isPublic,
    host: t.host,
    seats: placesOf(t, await whoIsHere(t, bus)),
    pace: t.doc.pace,
    asked: t.asked,
    ranking: t.ranking,
    changed: t.changed,
    isWaiting: own.some((seat) => t.asked.includes(seat)),
    isInvitedToRematch: own.length > 0 && again.length > 0 && !own.some((seat) => again.includes(seat)),
  };
}
