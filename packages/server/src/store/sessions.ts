import { type Db, query, type Row, sql } from './db.ts';

/** A browser's cookie, a recovery link or a bot's token. Only its hash is stored. */
export interface Session {
  hash: string;
  person: string;
  kind: 'cookie' | 'recovery' | 'token';
  scopes: string[];
  label: string;
  created: number;
  expires: number;
}

function readSession(row: Row): Session {
  return {
    hash: row.hash as string,
    person: row.person as string,
    kind: row.kind as Session['kind'],
    scopes: JSON.parse(row.scopes as string),
    label: row.label as string,
    created: row.created as number,
    expires: row.expires as number,
  };
}

/** Sessions. */
export class SessionStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add({ hash, person, kind, scopes, label, created, expires }: Session): Promise<void> {
    await this.#db.run([
      sql`insert into sessions (hash, person, kind, scopes, label, created, expires)
          values (${hash}, ${person}, ${kind}, ${JSON.stringify(scopes)}, ${label}, ${created}, ${expires})`,
    ]);
  }

  async find(hash: string): Promise<Session | null> {
    const [row] = await query(this.#db, sql`select * from sessions where hash = ${hash}`);
    return row ? readSession(row) : null;
  }

  async of(person: string): Promise<Session[]> {
    const rows = await query(this.#db, sql`select * from sessions where person = ${person} order by created`);
    return rows.map(readSession);
  }

  /** Takes a session that can be used only once; null: there is none, or somebody was faster. */
  async take(hash: string, kind: Session['kind']): Promise<Session | null> {
    const [row] = await query(this.#db, sql`delete from sessions where hash = ${hash} and kind = ${kind} returning *`);
    return row ? readSession(row) : null;
  }

  async remove(hash: string): Promise<void> {
    await this.#db.run([sql`delete from sessions where hash = ${hash}`]);
  }

  /** Removes all sessions of a person but one. */
  async removeOthers(person: string, kept: string): Promise<void> {
    await this.#db.run([sql`delete from sessions where person = ${person} and hash <> ${kept}`]);
  }

  async removeAll(person: string): Promise<void> {
    await this.#db.run([sql`delete from sessions where person = ${person}`]);
  }

  /** Removes a person's sessions of a kind, and those that have expired anyway. */
  async removeKind(person: string, kind: Session['kind'], now: number): Promise<void> {
    await this.#db.run([sql`delete from sessions where person = ${person} and (kind = ${kind} or expires < ${now})`]);
  }

  async dropExpired(now: number): Promise<void> {
    await this.#db.run([sql`delete from sessions where expires < ${now}`]);
  }
}
