import { loadGame } from '@tempora/games/lazy';
import type { Seat } from '@tempora/kernel';
import { botCalled, type CommandError } from '@tempora/protocol';
import type { SeatHolder, StoredTable, TableDoc } from '../store/index.ts';

/** How many removed people a table remembers. */
const MAX_REMOVED = 100;

/** Changes of a table before the start. Each changes `table` in place and returns null, or returns why not. */

export function seatsOf(table: StoredTable, person: string): Seat[] {
  return table.doc.seats.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.person === person ? [seat] : [],
  );
}

export function sitsAt(table: StoredTable, person: string, seat: Seat): boolean {
  const holder = table.doc.seats[seat];
  return holder?.kind === 'person' && holder.person === person;
}

export function isSeated(table: StoredTable, person: string): boolean {
  return seatsOf(table, person).length > 0;
}

/** May people without a seat watch? */
export function isWatchable({ doc }: StoredTable): boolean {
  return doc.isWatchable ?? true;
}

/** May this person see what the public sees? Before the start everybody may, to sit down; after the end, too. */
export function mayWatch(table: StoredTable, person: string | null): boolean {
  if (isWatchable(table) || table.status !== 'playing') return true;
  return person !== null && (table.host === person || isSeated(table, person));
}

export function sit(
  table: StoredTable,
  sitter: { id: string; name: string },
  wanted: Seat | undefined,
  entropy: string,
): CommandError | null {
  if (table.status !== 'gathering') return { code: 'already-started' };
  if (table.doc.removed?.some(({ person }) => person === sitter.id)) return { code: 'blocked' };
  const seat = wanted ?? table.doc.seats.findIndex(({ kind }) => kind === 'open');
  const holder = table.doc.seats[seat];
  if (!holder) return { code: 'table-full' };
  const isOwn = holder.kind === 'person' && holder.person === sitter.id;
  if (holder.kind !== 'open' && !isOwn) return { code: 'seat-taken' };
  table.doc.seats[seat] = { kind: 'person', person: sitter.id, name: sitter.name, entropy };
  return null;
}

export function stand(table: StoredTable, person: string, seat: Seat): CommandError | null {
  if (table.status !== 'gathering') return { code: 'already-started' };
  if (!sitsAt(table, person, seat)) return { code: 'not-your-seat' };
  table.doc.seats[seat] = { kind: 'open' };
  return null;
}

/** The host empties a seat or gives it to a bot. Somebody who is removed may not sit down again unless readmitted. */
export function setSeat(table: StoredTable, seat: Seat, to: 'open' | string, entropy: string): CommandError | null {
  if (table.status !== 'gathering') return { code: 'already-started' };
  const holder = table.doc.seats[seat];
  if (!holder) return { code: 'not-seated' };
  if (holder.kind === 'person' && holder.person !== table.host) {
    const { person, name } = holder;
    for (const own of seatsOf(table, person)) table.doc.seats[own] = { kind: 'open' };
    table.doc.removed = [...(table.doc.removed ?? []), { person, name }].slice(-MAX_REMOVED);
  }
  table.doc.seats[seat] = to === 'open' ? { kind: 'open' } : botSeat(to, seat, entropy);
  return null;
}

export function readmit(table: StoredTable, person: string): CommandError | null {
  if (table.status !== 'gathering') return { code: 'already-started' };
  table.doc.removed = table.doc.removed?.filter((known) => known.person !== person) ?? [];
  return null;
}

/** The people who sit at a table, once for every seat. */
export function peopleAt({ doc }: StoredTable): string[] {
  const people: string[] = [];
  for (const holder of doc.seats) if (holder.kind === 'person') people.push(holder.person);
  return people;
}

/** A table at which nothing has happened yet. */
export function newTable(
  first: Pick<StoredTable, 'id' | 'game' | 'rules' | 'isPublic' | 'host' | 'openedFrom' | 'fairSeed' | 'created'>,
  doc: Pick<TableDoc, 'options' | 'pace' | 'standIn' | 'start' | 'seats'> & Partial<TableDoc>,
): StoredTable {
  const nothing = {
    record: null,
    isContinued: false,
    proposal: null,
    votes: [],
    started: 0,
    endedFor: null,
    removed: [],
  };
  return {
    ...first,
    status: 'gathering',
    revision: 0,
    seq: 0,
    isPlayed: true,
    doc: { ...nothing, ...doc },
    asked: [],
    ranking: null,
    changed: first.created,
  };
}

export function botSeat(bot: string, seat: Seat, entropy: string): SeatHolder {
  return { kind: 'bot', bot, name: botCalled(bot, seat), entropy };
}

/** The game and the options as it reads them; null if there is no such game, or not with these options or seats. */
export async function checkSetup(game: string, options: object, seats: number) {
  const listed = await loadGame(game);
  const read = listed?.game.options.read(options);
  return listed && read && listed.game.seats.includes(seats) ? { listed, options: read as object } : null;
}

export function requireHost({ host }: StoredTable, person: { id: string }): CommandError | null {
  return host === person.id ? null : { code: 'not-host' };
}
