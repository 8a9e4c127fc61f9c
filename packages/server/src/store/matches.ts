import { condition, type Db, query, queryAll, type Statement, sql } from './db.ts';
import { type NewJob, putJob } from './jobs.ts';
import {
  type AppendOutcome,
  botsAt,
  deletePeople,
  deleteRest,
  insertCheckpoint,
  insertEntry,
  insertPeople,
  readEntry,
  readTable,
  readUsage,
  type Status,
  type StoredCheckpoint,
  type StoredEntry,
  type StoredTable,
  type Usage,
  updateStatus,
} from './match-rows.ts';

const WHOLE =
  'select matches.*, revision, seq, asked, ranking, is_played, changed from matches join heads on match = id';

/** Where nobody plays, nothing is computed either: it does not count. */
const USAGE = `select count(case when matches.status = 'gathering' then 1 end) as tables,
  count(case when matches.status = 'playing' then 1 end) as matches, sum(bots) as bots
  from matches join heads on match = id where matches.status in ('gathering', 'playing') and is_played = 1 and`;

/** How many of the latest open tables are listed at all, on all pages. */
const MOST_LISTED = 1000;

/**
 * Tables and their matches: settings (`matches`), how far each has come (`heads`, which every move changes), the
 * journals (`entries`) and checkpoints.
 */
export class MatchStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** False: there is one of that id already. */
  async add(table: StoredTable, jobs: readonly NewJob[] = []): Promise<boolean> {
    const { id, revision, seq, status, asked, ranking, changed, created, doc, fairSeed } = table;
    const done = await this.#db.run([
      condition(
        sql`insert into heads (match, revision, seq, status, asked, ranking, changed, is_played)
            values (${id}, ${revision}, ${seq}, ${status}, ${JSON.stringify(asked)},
              ${ranking && JSON.stringify(ranking)}, ${changed}, ${table.isPlayed ? 1 : 0})
            on conflict (match) do nothing`,
      ),
      sql`insert into matches (id, game, rules, status, is_public, host, doc, luck, created, listed, has_started, bots,
            opened_from)
          values (${id}, ${table.game}, ${table.rules}, ${status}, ${table.isPublic ? 1 : 0}, ${table.host},
            ${JSON.stringify(doc)}, ${JSON.stringify(fairSeed)}, ${created}, ${changed}, ${doc.started === 0 ? 0 : 1},
            ${botsAt(table)}, ${table.openedFrom})`,
      ...insertPeople(table),
      ...jobs.map(putJob),
    ]);
    return done !== null;
  }

  /** Whole tables: settings, and how far their matches have come. */
  async #read({ text, values }: Statement): Promise<StoredTable[]> {
    const rows = await query(this.#db, { text: `${WHOLE} ${text}`, values });
    return rows.map(readTable);
  }

  async find(id: string): Promise<StoredTable | null> {
    const [found] = await this.#read(sql`where match = ${id}`);
    return found ?? null;
  }

  /** How far some matches have come, to see what was missed. */
  async heads(ids: readonly string[]): Promise<{ id: string; seq: number; revision: number }[]> {
    const results = await queryAll(
      this.#db,
      ids.map((id) => sql`select match, seq, revision from heads where match = ${id}`),
    );
    return results.flat().map((row) => ({
      id: row.match as string,
      seq: row.seq as number,
      revision: row.revision as number,
    }));
  }

  /** Changes the settings, unless somebody else has changed them or the journal meanwhile: then false. */
  async change(
    table: StoredTable,
    entries: readonly StoredEntry[] = [],
    jobs: readonly NewJob[] = [],
  ): Promise<boolean> {
    const { id, revision, seq, status, asked, ranking, changed, doc, fairSeed } = table;
    const done = await this.#db.run([
      condition(
        sql`update heads set revision = ${revision + 1}, seq = ${seq + entries.length}, status = ${status},
            asked = ${JSON.stringify(asked)}, ranking = ${ranking && JSON.stringify(ranking)}, changed = ${changed},
            is_played = ${table.isPlayed ? 1 : 0} where match = ${id} and revision = ${revision} and seq = ${seq}`,
      ),
      sql`update matches set status = ${status}, is_public = ${table.isPublic ? 1 : 0}, host = ${table.host},
          rules = ${table.rules}, doc = ${JSON.stringify(doc)}, luck = ${JSON.stringify(fairSeed)}, listed = ${changed},
          has_started = ${doc.started === 0 ? 0 : 1}, bots = ${botsAt(table)},
          opened_from = ${status === 'over' || status === 'ended' ? '' : table.openedFrom} where id = ${id}`,
      ...deletePeople(id),
      ...insertPeople(table),
      ...entries.map((entry, i) => insertEntry(id, seq + i, entry)),
      ...jobs.map(putJob),
    ]);
    return done !== null;
  }

  /** Adds to a journal, if it is still as long as expected; else false and nothing has happened. */
  async append(id: string, seq: number, entries: readonly StoredEntry[], outcome: AppendOutcome): Promise<boolean> {
    const { at, status, asked, ranking, isPlayed, checkpoint, jobs } = outcome;
    const done = await this.#db.run([
      condition(
        sql`update heads set seq = ${seq + entries.length}, status = ${status}, asked = ${JSON.stringify(asked)},
            ranking = ${ranking && JSON.stringify(ranking)}, changed = ${at}, is_played = ${isPlayed ? 1 : 0}
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
    const rows = await query(
      this.#db,
      sql`select seq, seat, move, at, command from entries where match = ${id} and seq >= ${from} order by seq
          limit ${limit}`,
    );
    return rows.map(readEntry);
  }

  /** The last checkpoint before a ply, and how long the journal was at the next one. */
  async around(id: string, ply: number): Promise<{ checkpoint: StoredCheckpoint | null; until: number | null }> {
    const [before, after] = await queryAll(this.#db, [
      sql`select body from checkpoints where match = ${id} and ply < ${ply} order by seq desc limit 1`,
      sql`select min(seq) as seq from checkpoints where match = ${id} and ply >= ${ply}`,
    ]);
    const body = before?.[0]?.body as string | undefined;
    const checkpoint = body === undefined ? null : JSON.parse(body);
    return { checkpoint, until: (after?.[0]?.seq ?? null) as number | null };
  }

  /** The states at all checkpoints of a match, as text, by how long the journal was. */
  async checkpoints(id: string): Promise<Map<number, string>> {
    const rows = await query(this.#db, sql`select seq, body from checkpoints where match = ${id}`);
    return new Map(rows.map((row) => [row.seq as number, JSON.stringify(JSON.parse(row.body as string).state)]));
  }

  /**
   * Tables anybody may join or watch, a page at a time: those opened, changed or begun last first, but the latest of every
   * host before the second of any, and among those the latest of every address before the second of any.
   */
  async open(status: Status, limit: number, page = 0): Promise<StoredTable[]> {
    return this.#read(
      sql`join (select id as turn_id, host_turn,
              row_number() over (partition by host_turn, opened_from order by listed desc, id) as address_turn
            from (select id, opened_from, listed,
                row_number() over (partition by host order by listed desc, id) as host_turn
              from (select id, host, opened_from, listed from matches where status = ${status} and is_public = 1
                order by listed desc limit ${MOST_LISTED}) as latest) as by_host) as turns on turn_id = id
          order by host_turn, address_turn, listed desc, id limit ${limit} offset ${page * limit}`,
    );
  }

  /** How many such tables there are, as far as they are listed. */
  async countOpen(status: Status): Promise<number> {
    const rows = await query(
      this.#db,
      sql`select count(*) as n from matches where status = ${status} and is_public = 1`,
    );
    return Math.min(MOST_LISTED, Number(rows[0]?.n ?? 0));
  }

  /** What a host has open and running, and what was opened from an address. */
  async usage(host: string, openedFrom: string): Promise<{ ofHost: Usage; fromAddress: Usage }> {
    const [own, all] = await queryAll(this.#db, [
      { text: `${USAGE} host = $1`, values: [host] },
      { text: `${USAGE} opened_from = $1`, values: [openedFrom] },
    ]);
    return { ofHost: readUsage(own?.[0]), fromAddress: readUsage(all?.[0]) };
  }

  /** A person's tables, the latest first. */
  async of(person: string, limit: number): Promise<StoredTable[]> {
    return this.#read(
      sql`where id in (select match from seats where person = ${person})
          or (host = ${person} and matches.status = 'gathering') order by changed desc limit ${limit}`,
    );
  }

  /** Every match a person sits at or hosts, of one status or of any. */
  async idsOf(person: string, status: Status | null = null): Promise<string[]> {
    const rows = await query(
      this.#db,
      status === null
        ? sql`select match as id from seats where person = ${person} union select id from matches where host = ${person}`
        : sql`select match as id from seats where person = ${person} and status = ${status}
              union select id from matches where host = ${person} and status = ${status}`,
    );
    return rows.map(({ id }) => id as string);
  }

  /** Every table whose host has removed a person. */
  async thatRemoved(person: string): Promise<string[]> {
    const rows = await query(this.#db, sql`select match from removals where person = ${person} order by match`);
    return rows.map(({ match }) => match as string);
  }

  /** Every match of a status, a page at a time. */
  async page(status: Status, after: string, limit: number): Promise<StoredTable[]> {
    return this.#read(sql`where matches.status = ${status} and id > ${after} order by id limit ${limit}`);
  }

  /** How many matches there are of each status. */
  async count(): Promise<{ [status: string]: number }> {
    const rows = await query(this.#db, sql`select status, count(*) as n from matches group by status`);
    return Object.fromEntries(rows.map((row) => [row.status, Number(row.n)]));
  }

  async remove(id: string): Promise<void> {
    await this.#db.run([sql`delete from heads where match = ${id}`, ...deleteRest(id)]);
  }

  /** Tables that never started, and at which nothing has happened since a moment. */
  async abandoned(since: number, limit: number): Promise<string[]> {
    const rows = await query(
      this.#db,
      sql`select id from matches join heads on match = id where matches.status in ('gathering', 'ended') and seq = 0
          and has_started = 0 and changed < ${since} order by changed limit ${limit}`,
    );
    return rows.map(({ id }) => id as string);
  }

  /** Removes such a table. False: it is not one, or no longer one. */
  async removeAbandoned(id: string, since: number): Promise<boolean> {
    const done = await this.#db.run([
      condition(
        sql`delete from heads where match = ${id} and status in ('gathering', 'ended') and seq = 0 and changed < ${since}
            and exists (select 1 from matches where id = ${id} and has_started = 0)`,
      ),
      ...deleteRest(id),
    ]);
    return done !== null;
  }
}
