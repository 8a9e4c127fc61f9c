import type { Seat } from '@tempora/kernel';
import type { Place, Table, TableLine } from '@tempora/protocol';
import { askedSeats, commitment, isAnsweredByHolder, seqOf } from '@tempora/room';
import type { Bus } from '../cluster/bus.ts';
import { leftAt } from '../match/clocks.ts';
import type { MatchSession } from '../match/session.ts';
import type { Runtime } from '../runtime.ts';
import type { Store, StoredTable } from '../store/index.ts';
import { fullFor, startOf } from './full.ts';
import { isWatchable, peopleAt, seatsOf } from './table.ts';

/** A table as everybody may see it. */
export async function tableDto(
  session: MatchSession,
  { bus, store, now }: Pick<Runtime, 'bus' | 'store' | 'now'>,
): Promise<Table> {
  return tableDtoAt(session, await presenceAt(session.table, bus, store), now());
}

/** Who is connected, and when those were last seen whom the table waits for. */
export interface Presence {
  here: ReadonlySet<string>;
  seen: ReadonlyMap<string, number>;
  watchers: number;
}

export async function presenceAt(table: StoredTable, bus: Bus, store: Store): Promise<Presence> {
  const here = await presentPeople(table, bus);
  const seen = new Map<string, number>();
  for (const person of awaitedPeople(table)) {
    if (!here.has(person)) seen.set(person, (await store.people.find(person))?.seen ?? 0);
  }
  return { here, seen, watchers: await bus.watchersOf(table.id) };
}

/** The people whose answer a running match waits for. */
export function awaitedPeople({ asked, status, doc }: StoredTable): string[] {
  if (status !== 'playing') return [];
  return asked.flatMap((seat) => {
    const holder = doc.seats[seat];
    return holder?.kind === 'person' ? [holder.person] : [];
  });
}

/** Which of the people at a table are connected. */
async function presentPeople(table: StoredTable, bus: Bus): Promise<ReadonlySet<string>> {
  const people = peopleAt(table);
  const presence = await bus.arePresent(people);
  return new Set(people.filter((_, i) => presence[i]));
}

/** A table at one moment. */
export function tableDtoAt(session: MatchSession, presence: Presence, at: number): Table {
  const { table, m, clocks } = session;
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
    start: startOf(table),
    isWatchable: isWatchable(table),
    watchers: presence.watchers,
    formerNames: table.doc.formerNames ?? [],
    fullFor: fullFor(table, at),
    revision: table.revision,
    status: table.status,
    host: table.host,
    seats: seatDtos(table, presence.here),
    commitment: commitment(table.fairSeed),
    isContinued,
    isRematch: table.doc.after !== undefined,
    clocks: clocks && { left: leftAt(clocks, at), running: clocks.running, at },
    proposal: proposal?.seq === seq ? proposalDto(proposal) : null,
    lastProposal: lastProposal(table, seq),
    votes: votes.filter((vote) => vote.seq === seq).map(({ seat, by }) => ({ seat, by })),
    standInWait: table.doc.seats.map((_, seat) => standInWait(session, presence, seat, at)),
    endedFor,
    rematchSeats: table.doc.next?.seats ?? [],
    removed: table.doc.removed ?? [],
  };
}

/** Milliseconds until the others may let a bot play for a seat; null: they cannot, whatever they wait for. */
export function standInWait(
  { table, m, lastAt }: MatchSession,
  { here, seen }: Presence,
  seat: Seat,
  at: number,
): number | null {
  const holder = table.doc.seats[seat];
  const isAsked = m && table.status === 'playing' && askedSeats(m).includes(seat) && isAnsweredByHolder(m, seat);
  // Somebody on vacation has announced their absence.
  if (!isAsked || m.paused[seat] || holder?.kind !== 'person' || here.has(holder.person)) return null;
  const since = Math.max(seen.get(holder.person) ?? 0, lastAt);
  return Math.max(0, since + table.doc.standIn.afterSeconds * 1000 - at);
}

function proposalDto({ seat, ply, needed, agreed }: NonNullable<StoredTable['doc']['proposal']>) {
  return { seat, ply, needed, agreed };
}

/** A proposal that nobody has ended is over, too, once the match has gone on. */
function lastProposal({ doc: { proposal, lastProposal = null } }: StoredTable, seq: number): Table['lastProposal'] {
  if (lastProposal || !proposal || proposal.seq === seq) return lastProposal;
  return { seat: proposal.seat, seq: proposal.seq, outcome: 'lapsed' };
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
