import type { Seat } from '@tempora/kernel';
import type { Pace, Table } from '@tempora/protocol';
import type { Checkpoint, FairSeed } from '@tempora/room';
import type { Clocks } from '../match/clocks.ts';
import { condition, type Db, type Row, type Statement, sql } from './db.ts';
import { type NewJob, putJob } from './jobs.ts';

export type Status = Table['status'];

/** Who has a seat, as it is stored: with what the seat adds to the luck, which nobody is shown before the end. */
export type SeatHolder =
  | { kind: 'open' }
  | { kind: 'person'; person: string; name: string; entropy: string }
  | { kind: 'bot'; bot: string; name: string; entropy: string };

/** All that is agreed at a table and is no secret, but for the entropy. */
export interface TableDoc {
  options: object;
  pace: Pace;
  standIn: Table['standIn'];
  seats: SeatHolder[];
  /** A record it goes on from, until the start. */
  record: { text: string; ply: number } | null;
  isContinued: boolean;
  /** These two hold only while the journal is as long as it was then. */
  proposal: (NonNullable<Table['proposal']> & { seq: number }) | null;
  votes: { seat: Seat; by: Seat[]; seq: number }[];
  /** When the first clock began to run. */
  started: number;
  endedFor: string | null;
  /** Whom the host has sent away: they sit down again only if the host lets them. */
  removed?: { person: string; name: string }[];
  /** The table to play again at, and which seats do so, the first first; none when nobody can sit down there any more. */
  next?: { match: string; seats: Seat[] };
  /** The match this table follows. */
  after?: string;
  /** The latest requests that changed this: sent twice, done once. */
  done?: string[];
}

/** A match as it is stored. */
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
  doc: TableDoc;
  luck: FairSeed;
  asked: Seat[];
  ranking: Seat[][] | null;
  created: number;
  changed: number;
}

/** A line of a journal as it is stored: when it was written, and under which of its sender's ids. */
export interface StoredEntry {
  seat: Seat;
  move: string;
  at: number;
  command: string;
}

/** A checkpoint as it is stored, and what the clocks showed then. */
export interface StoredCheckpoint extends Checkpoint {
  clocks: Clocks | null;
}

/** What an append changes besides the journal. */
export interface AppendOutcome {
  at: number;
  status: Status;
  asked: Seat[];
  ranking: Seat[][] | null;
  checkpoint: StoredCheckpoint | null;
  jobs: readonly NewJob[];
}

function readTable(row: Row): StoredTable {
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
    doc: JSON.parse(text('doc')),
    luck: JSON.parse(text('luck')),
    asked: JSON.parse(text('asked')),
    ranking: row.ranking === null ? null : JSON.parse(text('ranking')),
    created: row.created as number,
    changed: row.moved as number,
  };
}

function readEntry(row: Row): StoredEntry & { seq: number } {
  return {
    seq: row.seq as number,
    seat: row.seat as number,
    move: row.move as string,
    at: row.at as number,
    command: row.command as string,
  };
}

/** Who sits where, for finding one's tables. */
function insertSeats(m: StoredTable): Statement[] {
  return m.doc.seats.flatMap((holder, seat) =>
    holder.kind === 'person'
      ? [sql`insert into seats (match, seat, person, status) values (${m.id}, ${seat}, ${holder.person}, ${m.status})`]
      : [],
  );
}

/** What is looked up by status hears of a new one. */
function updateStatus(id: string, status: Status, at: number): Statement[] {
  return [
    sql`update matches set status = ${status}, changed = ${at} where id = ${id}`,
    sql`update seats set status = ${status} where match = ${id}`,
  ];
}

const WHOLE = 'select matches.*, revision, seq, asked, ranking, moved from matches join heads on match = id';

/** The matches in a database: what is agreed (`matches`), and how far each has come (`heads`), which every move changes. */
export class MatchStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** False: there is one of that id already. */
  async add(m: StoredTable): Promise<boolean> {
    const done = await this.#db.run([
      condition(
        sql`insert into heads (match, revision, seq, status, asked, ranking, moved)
            values (${m.id}, ${m.revision}, ${m.seq}, ${m.status}, ${JSON.stringify(m.asked)},
              ${m.ranking && JSON.stringify(m.ranking)}, ${m.changed})
            on conflict (match) do nothing`,
      ),
      sql`insert into matches (id, game, rules, status, is_public, host, doc, luck, created, changed)
          values (${m.id}, ${m.game}, ${m.rules}, ${m.status}, ${m.isPublic ? 1 : 0}, ${m.host}, ${JSON.stringify(m.doc)},
            ${JSON.stringify(m.luck)}, ${m.created}, ${m.changed})`,
      ...insertSeats(m),
    ]);
    return done !== null;
  }

  /** Matches as a whole: what is agreed, and how far they have come. */
  async #read({ text, values }: Statement): Promise<StoredTable[]> {
    const [rows] = (await this.#db.run([{ text: `${WHOLE} ${text}`, values }])) ?? [];
    return (rows ?? []).map(readTable);
  }

  async find(id: string): Promise<StoredTable | null> {
    const [found] = await this.#read(sql`where match = ${id}`);
    return found ?? null;
  }

  /** How far some matches have come, to see what was missed. */
  async heads(ids: readonly string[]): Promise<{ id: string; seq: number; revision: number }[]> {
    const batch = ids.map((id) => sql`select match, seq, revision from heads where match = ${id}`);
    const rows = batch.length > 0 ? ((await this.#db.run(batch)) ?? []).flat() : [];
    return rows.map((row) => ({ id: row.match as string, seq: row.seq as number, revision: row.revision as number }));
  }

  /** Changes what is agreed, unless somebody else has changed it or the journal meanwhile: then false. */
  async change(m: StoredTable, entries: readonly StoredEntry[] = [], jobs: readonly NewJob[] = []): Promise<boolean> {
    const done = await this.#db.run([
      condition(
        sql`update heads set revision = ${m.revision + 1}, seq = ${m.seq + entries.length}, status = ${m.status},
            asked = ${JSON.stringify(m.asked)}, ranking = ${m.ranking && JSON.stringify(m.ranking)}, moved = ${m.changed}
            where match = ${m.id} and revision = ${m.revision} and seq = ${m.seq}`,
      ),
      sql`update matches set status = ${m.status}, is_public = ${m.isPublic ? 1 : 0}, host = ${m.host}, rules = ${m.rules},
          doc = ${JSON.stringify(m.doc)}, luck = ${JSON.stringify(m.luck)}, changed = ${m.changed} where id = ${m.id}`,
      sql`delete from seats where match = ${m.id}`,
      ...insertSeats(m),
      ...entries.map((entry, i) => insertEntry(m.id, m.seq + i, entry)),
      ...jobs.map(putJob),
    ]);
    return done !== null;
  }

  /** Adds to a journal, if it is still as long as expected; else false and nothing has happened. */
  async append(id: string, seq: number, entries: readonly StoredEntry[], outcome: AppendOutcome): Promise<boolean> {
    const { at, status, asked, ranking, checkpoint, jobs } = outcome;
    const done = await this.#db.run([
      condition(
        sql`update heads set seq = ${seq + entries.length}, status = ${status}, asked = ${JSON.stringify(asked)},
            ranking = ${ranking && JSON.stringify(ranking)}, moved = ${at}
            where match = ${id} and seq = ${seq} and status = 'playing'`,
      ),
      ...entries.map((entry, i) => insertEntry(id, seq + i, entry)),
      ...(status === 'playing' ? [] : updateStatus(id, status, at)),
      ...(checkpoint ? [insertCheckpoint(id, checkpoint)] : []),
      ...jobs.map(putJob),
    ]);
    return done !== null;
  }

  async entries(id: string, from: number, limit = 1_000_000): Promise<(StoredEntry & { seq: number })[]> {
    const [rows] =
      (await this.#db.run([
        sql`select seq, seat, move, at, command from entries where match = ${id} and seq >= ${from} order by seq
            limit ${limit}`,
      ])) ?? [];
    return (rows ?? []).map(readEntry);
  }

  /** The last checkpoint before a ply, and how long the journal was at the next one. */
  async around(id: string, ply: number): Promise<{ checkpoint: StoredCheckpoint | null; until: number | null }> {
    const [before, after] =
      (await this.#db.run([
        sql`select body from checkpoints where match = ${id} and ply < ${ply} order by seq desc limit 1`,
        sql`select min(seq) as seq from checkpoints where match = ${id} and ply >= ${ply}`,
      ])) ?? [];
    const body = before?.[0]?.body as string | undefined;
    return {
      checkpoint: body === undefined ? null : JSON.parse(body),
      until: (after?.[0]?.seq ?? null) as number | null,
    };
  }

  /** The states at all checkpoints of a match, as text, by how long the journal was. */
  async checkpoints(id: string): Promise<Map<number, string>> {
    const [rows] = (await this.#db.run([sql`select seq, body from checkpoints where match = ${id}`])) ?? [];
    const states = (rows ?? []).map((row) => [row.seq, JSON.stringify(JSON.parse(row.body as string).state)] as const);
    return new Map(states as [number, string][]);
  }

  /** Tables anybody may join or watch, those that were opened or begun last first. */
  async open(status: Status, limit: number): Promise<StoredTable[]> {
    return this.#read(
      sql`where matches.status = ${status} and is_public = 1 order by matches.changed desc limit ${limit}`,
    );
  }

  /** A person's tables, the latest first. */
  async of(person: string, limit: number): Promise<StoredTable[]> {
    return this.#read(
      sql`where id in (select match from seats where person = ${person})
          or (host = ${person} and matches.status = 'gathering') order by moved desc limit ${limit}`,
    );
  }

  /** Every match a person sits at or hosts, of one status or of any. */
  async idsOf(person: string, status: Status | null = null): Promise<string[]> {
    const [rows] =
      (await this.#db.run([
        status === null
          ? sql`select match as id from seats where person = ${person} union select id from matches where host = ${person}`
          : sql`select match as id from seats where person = ${person} and status = ${status}
                union select id from matches where host = ${person} and status = ${status}`,
      ])) ?? [];
    return (rows ?? []).map(({ id }) => id as string);
  }

  /** Every table that has sent a person away, and perhaps some that have not. */
  async thatRemoved(person: string): Promise<string[]> {
    const like = `%"removed":[%"person":"${person}"%`;
    const found: string[] = [];
    // A stretch at a time: there is no index for it, and others want to move meanwhile.
    for (let after: string | undefined = ''; after !== undefined; ) {
      const stretch = sql`select id, doc like ${like} as hit from matches where id > ${after} order by id limit 500`;
      const [rows = []] = (await this.#db.run([stretch])) ?? [];
      for (const { id, hit } of rows) if (hit) found.push(id as string);
      after = rows.at(-1)?.id as string | undefined;
    }
    return found;
  }

  /** Every match of a status, a page at a time. */
  async page(status: Status, after: string, limit: number): Promise<StoredTable[]> {
    return this.#read(sql`where matches.status = ${status} and id > ${after} order by id limit ${limit}`);
  }

  /** How many matches there are of each status. */
  async count(): Promise<{ [status: string]: number }> {
    const [rows] = (await this.#db.run([sql`select status, count(*) as n from matches group by status`])) ?? [];
    return Object.fromEntries((rows ?? []).map((row) => [row.status, Number(row.n)]));
  }

  async remove(id: string): Promise<void> {
    await this.#db.run([sql`delete from heads where match = ${id}`, ...deleteRest(id)]);
  }

  /** Tables that never became a match, and that nobody has touched since a moment. */
  async abandoned(since: number, limit: number): Promise<string[]> {
    const [rows] =
      (await this.#db.run([
        sql`select id from matches join heads on match = id where matches.status in ('gathering', 'ended') and seq = 0
            and doc like ${NOT_STARTED} and moved < ${since} order by moved limit ${limit}`,
      ])) ?? [];
    return (rows ?? []).map(({ id }) => id as string);
  }

  /** Removes such a table. False: it is none, or none any more. */
  async removeAbandoned(id: string, since: number): Promise<boolean> {
    const done = await this.#db.run([
      condition(
        sql`delete from heads where match = ${id} and status in ('gathering', 'ended') and seq = 0 and moved < ${since}
            and exists (select 1 from matches where id = ${id} and doc like ${NOT_STARTED})`,
      ),
      ...deleteRest(id),
    ]);
    return done !== null;
  }
}

/** What the doc of a table says that never became a match. */
const NOT_STARTED = '%"started":0%';

/** All that is a match's own but for its head, which is always the first that is written or removed. */
function deleteRest(id: string): Statement[] {
  return [
    sql`delete from matches where id = ${id}`,
    sql`delete from seats where match = ${id}`,
    sql`delete from entries where match = ${id}`,
    sql`delete from checkpoints where match = ${id}`,
    sql`delete from chat where match = ${id}`,
    sql`delete from notes where match = ${id}`,
    sql`delete from told where match = ${id}`,
    sql`delete from jobs where subject = ${id}`,
  ];
}

function insertEntry(id: string, seq: number, { seat, move, at, command }: StoredEntry): Statement {
  return sql`insert into entries (match, seq, seat, move, at, command)
             values (${id}, ${seq}, ${seat}, ${move}, ${at}, ${command})`;
}

function insertCheckpoint(id: string, checkpoint: StoredCheckpoint): Statement {
  return sql`insert into checkpoints (match, seq, ply, body)
             values (${id}, ${checkpoint.seq}, ${checkpoint.ply}, ${JSON.stringify(checkpoint)})`;
}
