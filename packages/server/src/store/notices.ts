import { type Db, query, sql } from './db.ts';

/** Whom a notice is for, about which match, and by which channel (push, webhook or e-mail). */
export interface NoticeTarget {
  match: string;
  person: string;
  way: string;
}

/** Which turns people were notified of, so that nobody is notified of one twice. */
export class NoticeStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** How long the journal was at the last turn they were notified of; -1: never. */
  async lastSeq({ match, person, way }: NoticeTarget): Promise<number> {
    const [row] = await query(
      this.#db,
      sql`select seq from told where match = ${match} and person = ${person} and way = ${way}`,
    );
    return (row?.seq as number | undefined) ?? -1;
  }

  async setLastSeq({ match, person, way }: NoticeTarget, seq: number): Promise<void> {
    await this.#db.run([
      sql`insert into told (match, person, way, seq) values (${match}, ${person}, ${way}, ${seq})
          on conflict (match, person, way) do update set seq = excluded.seq`,
    ]);
  }
}
