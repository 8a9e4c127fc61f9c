import type { Seat } from '@tempora/kernel';
import type { Pace, Table } from '@tempora/protocol';
import type { Checkpoint, FairSeed } from '@tempora/room';
import type { Clocks } from '../match/clocks.ts';
import { type Row, type Statement, sql } from './db.ts';
import type { NewJob } from './jobs.ts';

export type Status = Table['status'];

/** Who has a seat, as it is stored: with the seat's part of the randomness, which nobody is shown before the end. */
export type SeatHolder =
  | { kind: 'open' }
  | { kind: 'person'; person: string; name: string; entropy: string }
  | { kind: 'bot'; bot: string; name: string; entropy: string };

/** The settings of a table. Only the entropy in it is secret. */
export interface TableDoc {
  options: object;
  pace: Pace;
  standIn: Table['standIn'];
  /** Absent at tables that were opened when only the host could start. */
  start?: Table['start'];
  /** Absent: people may watch. */
  isWatchable?: boolean;
  /** Until a continued match starts: who had the seats. */
  formerNames?: string[];
  /** Since when all seats have been taken, and nobody has changed what is agreed. */
  fullSince?: number;
  seats: SeatHolder[];
  /** A record to continue from, until the start. */
  record: { text: string; ply: number } | null;
  isContinued: boolean;
  /** A proposal and votes hold only while the journal is as long as it was then. */
  proposal: (NonNullable<Table['proposal']> & { seq: number }) | null;
  /** How the last proposal ended. */
  lastProposal?: Table['lastProposal'];
  votes: { seat: Seat; by: Seat[]; seq: number }[];
  /** When the match began; 0 before. */
  started: number;
  endedFor: string | null;
  /** Whom the host has removed: they may sit down again only if the host readmits them. */
  removed?: { person: string; name: string }[];
  /** The rematch, and which seats have joined it, in order; no seats once nobody can sit down there any more. */
  next?: { match: string; seats: Seat[] };
  /** The match this table is the rematch of. */
  after?: string;
  /** The idempotency keys of the latest requests that changed this. */
  done?: string[];
}

/** A table as it is stored: its settings, and how far its match has come. */
export interface StoredTable {
  id: string;
  game: string;
  rules: number;
  status: Status;
  isPublic: boolean;
  host: string;
  /** Grows with every change of the doc. */
  revision: number;
  /** How many entries its journal has. */
  seq: number;
  /** A keyed hash of the address it was opened from; empty once it is over. */
  openedFrom: string;
  /** Does any person play? True before the start. */
  isPlayed: boolean;
  doc: TableDoc;
  fairSeed: FairSeed;
  asked: Seat[];
  ranking: Seat[][] | null;
  created: number;
  /** When anything last happened there, a move too. */
  changed: number;
}

/** A line of a journal as it is stored: when it was written, and the id of the command that wrote it. */
export interface StoredEntry {
  seat: Seat;
  move: string;
  at: number;
  command: string;
}

/** A checkpoint as it is stored, with the clocks at that moment. */
export interface StoredCheckpoint extends Checkpoint {
  clocks: Clocks | null;
}

/** What an append changes besides the journal. */
export interface AppendOutcome {
  at: number;
  status: Status;
  asked: Seat[];
  ranking: Seat[][] | null;
  isPlayed: boolean;
  checkpoint: StoredCheckpoint | null;
  jobs: readonly NewJob[];
}

export function readTable(row: Row): StoredTable {
  const text = (column: string) => row[column] as string;
  return {
    id: text('id'),
    game: text('game'),
    rules: row.rules as number,
    status: text('status') as Status,
    isPublic: row.is_public === 1,
    host: text('host'),
    revision: row.revision as number,
    seq: row.seq as number,
    openedFrom: text('opened_from'),
    isPlayed: row.is_played === 1,
    doc: JSON.parse(text('doc')),
    fairSeed: JSON.parse(text('luck')),
    asked: JSON.parse(text('asked')),
    ranking: row.ranking === null ? null : JSON.parse(text('ranking')),
    created: row.created as number,
    changed: row.changed as number,
  };
}

/** How many bots sit at a table. */
export function botsAt({ doc }: Pick<StoredTable, 'doc'>): number {
  return doc.seats.filter(({ kind }) => kind === 'bot').length;
}

/** What is open or running, as far as it is counted. */
export interface Usage {
  tables: number;
  matches: number;
  bots: number;
}

export function readUsage(row: Row | undefined): Usage {
  return { tables: Number(row?.tables ?? 0), matches: Number(row?.matches ?? 0), bots: Number(row?.bots ?? 0) };
}

export function readEntry(row: Row): StoredEntry & { seq: number } {
  return {
    seq: row.seq as number,
    seat: row.seat as number,
    move: row.move as string,
    at: row.at as number,
    command: row.command as string,
  };
}

/** The rows by which people find their tables: who sits there, and who was removed. */
export function insertPeople({ id, status, doc }: StoredTable): Statement[] {
  const seats = doc.seats.flatMap((holder, seat) =>
    holder.kind === 'person'
      ? [sql`insert into seats (match, seat, person, status) values (${id}, ${seat}, ${holder.person}, ${status})`]
      : [],
  );
  const removed = (doc.removed ?? []).map(
    ({ person }) => sql`insert into removals (match, person) values (${id}, ${person}) on conflict do nothing`,
  );
  return [...seats, ...removed];
}

export function deletePeople(id: string): Statement[] {
  return [sql`delete from seats where match = ${id}`, sql`delete from removals where match = ${id}`];
}

export function insertEntry(id: string, seq: number, { seat, move, at, command }: StoredEntry): Statement {
  return sql`insert into entries (match, seq, seat, move, at, command)
             values (${id}, ${seq}, ${seat}, ${move}, ${at}, ${command})`;
}

export function insertCheckpoint(id: string, checkpoint: StoredCheckpoint): Statement {
  return sql`insert into checkpoints (match, seq, ply, body)
             values (${id}, ${checkpoint.seq}, ${checkpoint.ply}, ${JSON.stringify(checkpoint)})`;
}

/** Copies a new status of a match to where matches are looked up by it. */
export function updateStatus(id: string, status: Status, at: number): Statement[] {
  return [
    sql`update matches set status = ${status}, listed = ${at}, opened_from = '' where id = ${id}`,
    sql`update seats set status = ${status} where match = ${id}`,
  ];
}

/** Deletes all that belongs to a match but its head, which is always the first row to be written or deleted. */
export function deleteRest(id: string): Statement[] {
  return [
    sql`delete from matches where id = ${id}`,
    ...deletePeople(id),
    sql`delete from entries where match = ${id}`,
    sql`delete from checkpoints where match = ${id}`,
    sql`delete from chat where match = ${id}`,
    sql`delete from notes where match = ${id}`,
    sql`delete from told where match = ${id}`,
    sql`delete from jobs where subject = ${id}`,
  ];
}
