import { type Db, query, queryAll, sql } from './db.ts';

/** Who has blocked whom. */
export class BlockStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add(person: string, blocked: string, at: number): Promise<void> {
    await this.#db.run([
      sql`insert into blocks (person, blocked, created) values (${person}, ${blocked}, ${at})
          on conflict (person, blocked) do nothing`,
    ]);
  }

  async remove(person: string, blocked: string): Promise<void> {
    await this.#db.run([sql`delete from blocks where person = ${person} and blocked = ${blocked}`]);
  }

  /** Is there a block between a person and any of the others, one way or the other? */
  async isBetween(person: string, others: readonly string[]): Promise<boolean> {
    const results = await queryAll(
      this.#db,
      others.map(
        (other) => sql`select 1 as one from blocks where (person = ${person} and blocked = ${other})
            or (person = ${other} and blocked = ${person})`,
      ),
    );
    return results.some(({ length }) => length > 0);
  }

  /** Whom a person has blocked. */
  async by(person: string): Promise<{ person: string; name: string; created: number }[]> {
    const rows = await query(
      this.#db,
      sql`select blocked, name, blocks.created as since from blocks join people on people.id = blocked
          where blocks.person = ${person} order by blocks.created, blocked`,
    );
    return rows.map((row) => ({
      person: row.blocked as string,
      name: row.name as string,
      created: row.since as number,
    }));
  }

  /** Who has blocked a person. */
  async against(person: string): Promise<string[]> {
    const rows = await query(this.#db, sql`select person from blocks where blocked = ${person}`);
    return rows.map((row) => row.person as string);
  }
}
