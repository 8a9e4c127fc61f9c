import type { Place, Table, TableLine } from '@tempora/protocol';
import { commitment, seqOf } from '@tempora/room';
import type { Bus } from '../cluster/bus.ts';
import { leftAt } from '../match/clocks.ts';
import type { MatchSession } from '../match/session.ts';
import type { StoredTable } from '../store/index.ts';
import { peopleAt, seatsOf } from './table.ts';

/** A table as everybody may see it. */
export async function tableDto(session: MatchSession, { bus, now }: { bus: Bus; now(): number }): Promise<Table> {
  return tableDtoAt(session, await presentPeople(session.table, bus), now());
}

/** Which of the people at a table are connected. */
export async function presentPeople(table: StoredTable, bus: Bus): Promise<ReadonlySet<string>> {
  const people = peopleAt(table);
  const presence = await bus.arePresent(people);
  return new Set(people.filter((_, i) => presence[i]));
}

/** A table at one moment. */
export function tableDtoAt({ table, m, clocks }: MatchSession, present: ReadonlySet<string>, at: number): Table {
  const { options, pace, standIn, isContinued, proposal, votes, endedFor } = table.doc;
  const seq = m ? seqOf(m) : 0;
  return {
    type: 'table',
    match: table.id,
    game: table.game,
    options: { ...options },
    isPublic: table.isPublic,
    pace,
    standIn,
    revision: table.revision,
    status: table.status,
    host: table.host,
    seats: seatDtos(table, present),
    commitment: commitment(table.fairSeed),
    isContinued,
    isRematch: table.doc.after !== undefined,
    clocks: clocks && { left: leftAt(clocks, at), running: clocks.running, at },
    proposal: proposal?.seq === seq ? proposalDto(proposal) : null,
    lastProposal: table.doc.lastProposal ?? null,
    votes: votes.filter((vote) => vote.seq === seq).map(({ seat, by }) => ({ seat, by })),
    endedFor,
    rematchSeats: table.doc.next?.seats ?? [],
    removed: table.doc.removed ?? [],
  };
}

function proposalDto({ seat, ply, needed, agreed }: NonNullable<StoredTable['doc']['proposal']>) {
  return { seat, ply, needed, agreed };
}

function seatDtos({ doc }: StoredTable, present: ReadonlySet<string>): Place[] {
  return doc.seats.map((holder): Place => {
    if (holder.kind === 'open') return { kind: 'open' };
    if (holder.kind === 'bot') return { kind: 'bot', bot: holder.bot, name: holder.name };
    return { kind: 'person', person: holder.person, name: holder.name, isHere: present.has(holder.person) };
  });
}

/** A table in somebody's list. */
export async function tableLineFor(table: StoredTable, bus: Bus, person: string | null): Promise<TableLine> {
  const own = person ? seatsOf(table, person) : [];
  const again = table.doc.next?.seats ?? [];
  return {
    match: table.id,
    game: table.game,
    status: table.status,
    isPublic: table.isPublic,
    host: table.host,
    seats: seatDtos(table, await presentPeople(table, bus)),
    pace: table.doc.pace,
    asked: table.asked,
    ranking: table.ranking,
    changed: table.changed,
    isWaiting: own.some((seat) => table.asked.includes(seat)),
    isInvitedToRematch: own.length > 0 && again.length > 0 && !own.some((seat) => again.includes(seat)),
  };
}
