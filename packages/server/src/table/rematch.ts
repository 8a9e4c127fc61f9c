import type { Seat } from '@tempora/kernel';
import type { ApiError, CommandError } from '@tempora/protocol';
import { looksLikeSomebodyAt } from '../accounts/names.ts';
import type { Of, Reply, Requester, ServerContext } from '../context.ts';
import { deriveTableId } from '../ids.ts';
import { eventJob } from '../notify/event-jobs.ts';
import { botsAt, type Person, type SeatHolder, type StoredTable } from '../store/index.ts';
import { amend } from './amend.ts';
import type { Opener } from './caps.ts';
import { noteFull } from './full.ts';
import { isBlockedAt } from './seats.ts';
import { botSeat, checkSetup, isSeated, newTable, seatsOf, sit } from './table.ts';

/** It starts by itself when all have accepted; meanwhile each browser sees the commitment and adds to the randomness. */
const REMATCH_START = { by: 'itself', afterSeconds: 3 } as const;

type RematchRequest = Of<'rematch'>;

/**
 * Leads a player of a finished match to its rematch, and seats them there if a seat is free. The first to ask opens it:
 * the same game with the same settings and bots.
 */
export async function rematch(
  context: ServerContext,
  { person, address }: Requester,
  request: RematchRequest,
): Promise<Reply> {
  if (!person) return { error: { code: 'unauthorized' } };
  const found = await findOrOpenRematch(context, { person, address }, request);
  if ('error' in found) return found;
  const { match, before } = found;
  const refused = await context.registry.updateTable(match, async (table) => {
    if (isSeated(table, person.id)) return { code: 'seat-taken' };
    if (await isBlockedAt(context, table, person)) return { code: 'blocked' };
    if (looksLikeSomebodyAt(table, person.id, person.name)) return { code: 'look-alike' };
    return retakeSeats(table, person, before, request.entropy);
  });
  // A person who is blocked there does not learn where it is; a person who is merely too late may watch.
  if (refused?.code === 'blocked' || refused?.code === 'look-alike') return { error: refused };
  if (!refused) await amend(context, request.match, (table) => addRematchSeats(table, match, before));
  const seats = await context.registry.withSession(match, (session) =>
    seatsTakenBy(session?.table.doc.seats ?? [], person, request.entropy),
  );
  return { type: 'created', id: request.id, match, seats };
}

/** The one rematch of a match; a new one if there is none, or the last one is over. The store decides who is first. */
async function findOrOpenRematch(
  context: ServerContext,
  by: Opener & { person: Person },
  request: RematchRequest,
): Promise<{ match: string; before: Seat[] } | { error: ApiError }> {
  const { store, caps } = context;
  const { person } = by;
  for (;;) {
    const table = await store.matches.find(request.match);
    if (!table) return { error: { code: 'match-not-found' } };
    if (table.status !== 'over') return { error: { code: 'not-over' } };
    const before = seatsOf(table, person.id);
    if (before.length === 0) return { error: { code: 'not-seated' } };
    const last = table.doc.next?.match ?? null;
    const next = last && (await store.matches.find(last));
    if (next && (next.status === 'gathering' || next.status === 'playing')) return { match: next.id, before };
    const rematch = await rematchTable(context, table, by, request.entropy);
    if (!rematch) return { error: { code: 'bad-setup' } };
    const refused = await caps.refusal(by, { tables: 1, bots: botsAt(rematch) });
    if (refused) return { error: refused };
    const jobs = noteFull(rematch, context.now());
    const isNew = await store.matches.add(rematch, jobs);
    if (isNew) for (const job of jobs) context.wake(job);
    if (isNew) context.bus.publish({ kind: 'match', match: rematch.id, node: context.node, people: [person.id] });
    // Somebody may have been faster: then they are the first to join.
    const host = isNew ? person.id : (await store.matches.find(rematch.id))?.host;
    const seats = seatsOf(table, host ?? '');
    await amend(context, table.id, ({ doc }) => {
      if ((doc.next?.match ?? null) !== last) return false;
      doc.next = { match: rematch.id, seats };
      return true;
    });
    const due = context.now() + context.config.noticeAfter;
    const news = eventJob(table.id, { kind: 'rematch', mark: rematch.created, by: [] }, due);
    await store.jobs.put(news);
    context.wake(news);
  }
}

/** A table like the last one. Its id follows from the match, so that simultaneous requests open the same one. */
async function rematchTable(
  context: ServerContext,
  table: StoredTable,
  by: Opener & { person: Person },
  entropy: string,
): Promise<StoredTable | null> {
  const host = by.person;
  const { now, random } = context;
  const { options, pace, standIn, isWatchable = true, seats, next } = table.doc;
  const setup = await checkSetup(table.game, options, seats.length);
  if (!setup) return null;
  const id = await deriveTableId(context, ['again', table.id, next?.match ?? null]);
  const holderAgain = (holder: SeatHolder, seat: Seat): SeatHolder => {
    if (holder.kind === 'bot') return botSeat(holder.bot, seat, random(16));
    if (holder.kind === 'open' || holder.person !== host.id) return { kind: 'open' };
    return { kind: 'person', person: host.id, name: host.name, entropy };
  };
  return newTable(
    {
      id,
      game: table.game,
      rules: setup.listed.game.version,
      // Its free seats are the others': in the open list strangers would take them. The host may still list it.
      isPublic: false,
      host: host.id,
      openedFrom: await context.caps.originOf(by),
      fairSeed: { kind: 'committed', secret: random(32), entropy: [] },
      created: now(),
    },
    {
      options: setup.options,
      pace,
      standIn,
      start: REMATCH_START,
      isWatchable,
      seats: seats.map(holderAgain),
      after: table.id,
    },
  );
}

/** Adds seats to those that have joined the rematch, unless the invitation has expired. */
function addRematchSeats({ doc: { next } }: StoredTable, match: string, seats: readonly Seat[]): boolean {
  if (next?.match !== match || next.seats.length === 0) return false;
  next.seats = [...new Set([...next.seats, ...seats])];
  return true;
}

/** Seats a person where they sat before; if that is taken, anywhere. */
function retakeSeats(
  table: StoredTable,
  person: Person,
  before: readonly Seat[],
  entropy: string,
): CommandError | null {
  const free = before.filter((seat) => table.doc.seats[seat]?.kind === 'open');
  for (const seat of free.length > 0 ? free : [undefined]) {
    const refused = sit(table, person, seat, entropy);
    if (refused) return refused;
  }
  return null;
}

/** The seats a person has got by this very request, however often it was sent. */
function seatsTakenBy(seats: readonly SeatHolder[], { id }: Person, entropy: string): Seat[] {
  return seats.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.person === id && holder.entropy === entropy ? [seat] : [],
  );
}
