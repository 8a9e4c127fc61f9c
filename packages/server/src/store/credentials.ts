import { type Db, isStoreError, query, type Row, sql } from './db.ts';

/** A passkey on a device of a person; the server has its public half. */
export interface Passkey {
  id: string;
  person: string;
  /** In base64url. */
  key: string;
  counter: number;
  label: string;
  created: number;
}

/** A challenge that is valid once: for a passkey, or in the link of an e-mail. Only its hash is stored. */
export interface Challenge {
  hash: string;
  purpose: string;
  person: string;
}

function readPasskey(row: Row): Passkey {
  return {
    id: row.id as string,
    person: row.person as string,
    key: row.key as string,
    counter: row.counter as number,
    label: row.label as string,
    created: row.created as number,
  };
}

/** Passkeys, and challenges. */
export class CredentialStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** False: that passkey is known already. */
  async add({ id, person, key, counter, label, created }: Passkey): Promise<boolean> {
    try {
      await this.#db.run([
        sql`insert into passkeys (id, person, key, counter, label, created)
            values (${id}, ${person}, ${key}, ${counter}, ${label}, ${created})`,
      ]);
      return true;
    } catch (error) {
      if (isStoreError(error, 'unavailable')) throw error;
      return false;
    }
  }

  async find(id: string): Promise<Passkey | null> {
    const [row] = await query(this.#db, sql`select * from passkeys where id = ${id}`);
    return row ? readPasskey(row) : null;
  }

  async of(person: string): Promise<Passkey[]> {
    const rows = await query(this.#db, sql`select * from passkeys where person = ${person} order by created, id`);
    return rows.map(readPasskey);
  }

  async setCounter(id: string, counter: number): Promise<void> {
    await this.#db.run([sql`update passkeys set counter = ${counter} where id = ${id}`]);
  }

  /** False: they have no such passkey. */
  async remove(person: string, id: string): Promise<boolean> {
    const rows = await query(this.#db, sql`delete from passkeys where id = ${id} and person = ${person} returning id`);
    return rows.length === 1;
  }

  async addChallenge({ hash, purpose, person }: Challenge, now: number, expires: number): Promise<void> {
    await this.#db.run([
      sql`delete from challenges where expires < ${now}`,
      sql`insert into challenges (hash, purpose, person, expires) values (${hash}, ${purpose}, ${person}, ${expires})`,
    ]);
  }

  /** Is there such a challenge, for that purpose and person? Whatever the answer, it is used up. */
  async takeChallenge({ hash, purpose, person }: Challenge, now: number): Promise<boolean> {
    const [row] = await query(this.#db, sql`delete from challenges where hash = ${hash} returning *`);
    return row?.purpose === purpose && row.person === person && (row.expires as number) >= now;
  }

  async dropExpired(now: number): Promise<void> {
    await this.#db.run([sql`delete from challenges where expires < ${now}`]);
  }
}
