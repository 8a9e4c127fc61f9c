import type { Seat } from '@tempora/kernel';
import type { ApiError } from '@tempora/protocol';
import { addSystemEntry, answerOnce, askedSeats, isAnsweredByHolder, type Match, seqOf } from '@tempora/room';
import { idempotencyKeyOf, mayActFor, type Of, type ServerContext } from '../context.ts';
import type { TableUpdate } from '../match/registry.ts';
import type { MatchSession } from '../match/session.ts';
import type { Person, StoredTable, TableDoc } from '../store/index.ts';
import { presenceAt, standInWait } from './dto.ts';
import { seatsOf } from './table.ts';

/** Resigns: a bot plays the seat to the end. */
export function resign({ registry }: ServerContext, person: Person, request: Of<'resign'>): Promise<ApiError | null> {
  return registry.applyCommand(request.match, request.id, (m, { table }) => {
    if (!mayActFor(table, person, request.seat)) return { code: 'not-your-seat' };
    return answerOnce(m, request, '.out', () => addSystemEntry(m, request.seat, '.out'));
  });
}

/** Takes a seat back from its stand-in. */
export function returnToSeat(
  { registry }: ServerContext,
  person: Person,
  request: Of<'return'>,
): Promise<ApiError | null> {
  return registry.applyCommand(request.match, request.id, (m, { table }) => {
    if (!mayActFor(table, person, request.seat)) return { code: 'not-your-seat' };
    return answerOnce(m, { ...request, seq: seqOf(m) }, '.return', () => addSystemEntry(m, request.seat, '.return'));
  });
}

/** Lets a bot play for a person who is away: the host decides, or most of the others do. */
export async function standIn(
  context: ServerContext,
  person: Person,
  request: Of<'stand-in'>,
): Promise<ApiError | null> {
  const { registry } = context;
  const propose: TableUpdate = async (table, session) => {
    const { m } = session;
    if (!m) return { code: 'not-started' };
    if (!isAnsweredByHolder(m, request.seat) || !askedSeats(m).includes(request.seat)) return { code: 'not-your-turn' };
    const { decidedBy } = table.doc.standIn;
    const own = seatsOf(table, person.id).filter((seat) => seat !== request.seat);
    if (decidedBy === 'nobody' || (decidedBy === 'host' && table.host !== person.id)) return { code: 'not-host' };
    if (decidedBy === 'majority' && own.length === 0) return { code: 'not-seated' };
    const early = await refusalIfPresent(context, session, request.seat);
    if (early) return early;
    const by = [...new Set([...(voteOn(table, m, request.seat)?.by ?? []), ...own])];
    const others = table.doc.votes.filter(({ seat, seq }) => seq === seqOf(m) && seat !== request.seat);
    table.doc.votes = [...others, { seat: request.seat, by, seq: seqOf(m) }];
    return null;
  };
  const refused = await registry.updateTable(request.match, propose, idempotencyKeyOf(person, request));
  // Even if the vote was counted by an earlier request that was interrupted before the bot took over.
  return (
    refused ??
    registry.applyCommand(request.match, '', (m, { table }) =>
      isVotePassed(table, m, request.seat) ? addSystemEntry(m, request.seat, '.takeover') : null,
    )
  );
}

/** The vote on a stand-in for a seat, as long as the journal is as it was. */
function voteOn({ doc }: StoredTable, m: Match, seat: Seat): TableDoc['votes'][number] | undefined {
  return doc.votes.find((vote) => vote.seat === seat && vote.seq === seqOf(m));
}

/** Is it decided that a bot plays for a seat? The host decides alone, else more than half of the others. */
function isVotePassed(table: StoredTable, m: Match, seat: Seat): boolean {
  const vote = voteOn(table, m, seat);
  const others = m.setup.holders.filter((_, other) => other !== seat && isAnsweredByHolder(m, other));
  return vote !== undefined && (table.doc.standIn.decidedBy === 'host' || vote.by.length * 2 > others.length);
}

async function refusalIfPresent(
  { bus, store, now }: ServerContext,
  session: MatchSession,
  seat: Seat,
): Promise<ApiError | null> {
  if (session.table.doc.seats[seat]?.kind !== 'person') return { code: 'not-your-seat' };
  const presence = await presenceAt(session.table, bus, store);
  return standInWait(session, presence, seat, now()) === 0 ? null : { code: 'too-early' };
}
