import { type Db, query, type Row, sql } from './db.ts';

/** A complaint about somebody, for the admins. */
export interface PlayerReport {
  id: string;
  /** Who reports it; empty once their account is deleted. */
  person: string;
  about: string;
  match: string | null;
  text: string;
  created: number;
  closed: number | null;
}

function readReport(row: Row): PlayerReport {
  return {
    id: row.id as string,
    person: row.person as string,
    about: row.about as string,
    match: row.match as string | null,
    text: row.body as string,
    created: row.created as number,
    closed: row.closed as number | null,
  };
}

export class ReportStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add({ id, person, about, match, text, created, closed }: PlayerReport): Promise<void> {
    await this.#db.run([
      sql`insert into reports (id, person, about, match, body, created, closed)
          values (${id}, ${person}, ${about}, ${match}, ${text}, ${created}, ${closed})`,
    ]);
  }

  /** Those still open, or all of them, the latest first. */
  async list(which: 'open' | 'all', before: number, limit: number): Promise<PlayerReport[]> {
    const rows = await query(
      this.#db,
      sql`select * from reports where created < ${before} and (closed is null or ${which} = 'all')
            order by created desc, id limit ${limit}`,
    );
    return rows.map(readReport);
  }

  async find(id: string): Promise<PlayerReport | null> {
    const [row] = await query(this.#db, sql`select * from reports where id = ${id}`);
    return row ? readReport(row) : null;
  }

  async of(person: string): Promise<PlayerReport[]> {
    const rows = await query(this.#db, sql`select * from reports where person = ${person} order by created, id`);
    return rows.map(readReport);
  }

  /** False: there is no such report. */
  async close(id: string, at: number): Promise<boolean> {
    const rows = await query(
      this.#db,
      sql`update reports set closed = coalesce(closed, ${at}) where id = ${id} returning id`,
    );
    return rows.length === 1;
  }
}
