import { type Db, query, sql } from './db.ts';

/** A note remembers its latest sixteen idempotency keys, each of sixteen characters and a blank. */
const KEYS_LENGTH = 16 * 17;

/** Everybody's private notes, one for each match. */
export class NoteStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async of(person: string): Promise<{ match: string; text: string }[]> {
    const rows = await query(this.#db, sql`select match, body from notes where person = ${person} order by match`);
    return rows.map((row) => ({ match: row.match as string, text: row.body as string }));
  }

  /** An empty text where there is no note. */
  async find(match: string, person: string): Promise<string> {
    const [row] = await query(this.#db, sql`select body from notes where match = ${match} and person = ${person}`);
    return (row?.body as string | undefined) ?? '';
  }

  /** Writes a note, unless a request with this idempotency key did so before: an old text never replaces a newer one. */
  async set({ match, person, text }: { match: string; person: string; text: string }, key: string): Promise<void> {
    await this.#db.run([
      sql`insert into notes (match, person, body, marks) values (${match}, ${person}, ${text}, ${`${key} `})
          on conflict (match, person) do update
          set body = excluded.body, marks = substr(excluded.marks || notes.marks, 1, ${KEYS_LENGTH})
          where replace(notes.marks, excluded.marks, '') = notes.marks`,
    ]);
  }
}
