import { type Db, type Row, sql, Unavailable } from './db.ts';

/** A key a device of a person holds; we have its public half. */
export interface Passkey {
  id: string;
  person: string;
  /** In base64url. */
  key: string;
  counter: number;
  label: string;
  created: number;
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

/** Passkeys in a database, the challenges put to them, and how often somebody has guessed. */
export class CredentialStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** False: that key is known already. */
  async add(passkey: Passkey): Promise<boolean> {
    try {
      await this.#db.run([
        sql`insert into passkeys (id, person, key, counter, label, created)
            values (${passkey.id}, ${passkey.person}, ${passkey.key}, ${passkey.counter}, ${passkey.label}, ${passkey.created})`,
      ]);
      return true;
    } catch (error) {
      if (error instanceof Unavailable) throw error;
      return false;
    }
  }

  async find(id: string): Promise<Passkey | null> {
    const [rows] = (await this.#db.run([sql`select * from passkeys where id = ${id}`])) ?? [];
    return rows?.[0] ? readPasskey(rows[0]) : null;
  }

  async of(person: string): Promise<Passkey[]> {
    const [rows] =
      (await this.#db.run([sql`select * from passkeys where person = ${person} order by created, id`])) ?? [];
    return (rows ?? []).map(readPasskey);
  }

  async setCounter(id: string, counter: number): Promise<void> {
    await this.#db.run([sql`update passkeys set counter = ${counter} where id = ${id}`]);
  }

  /** False: they have no such key. */
  async remove(person: string, id: string): Promise<boolean> {
    const [rows] =
      (await this.#db.run([sql`delete from passkeys where id = ${id} and person = ${person} returning id`])) ?? [];
    return rows?.length === 1;
  }

  /** Remembers a challenge until it is met, or runs out. */
  async addChallenge(hash: string, purpose: string, person: string, now: number, expires: number): Promise<void> {
    await this.#db.run([
      sql`delete from challenges where expires < ${now}`,
      sql`insert into challenges (hash, purpose, person, expires) values (${hash}, ${purpose}, ${person}, ${expires})`,
    ]);
  }

  /** Was this challenge put, for that and to them? Whatever the answer, it is used up. */
  async takeChallenge(hash: string, purpose: string, person: string, now: number): Promise<boolean> {
    const [rows] = (await this.#db.run([sql`delete from challenges where hash = ${hash} returning *`])) ?? [];
    const row = rows?.[0];
    return row?.purpose === purpose && row.person === person && (row.expires as number) >= now;
  }

  /** Forgets challenges and guesses that have run out. */
  async dropExpired(now: number): Promise<void> {
    await this.#db.run([
      sql`delete from challenges where expires < ${now}`,
      sql`delete from guesses where until < ${now}`,
    ]);
  }

  /** Counts a guess, on all nodes together: how many there were, and until when they are remembered. */
  async countAttempt(key: string, now: number, until: number): Promise<{ n: number; until: number }> {
    const [, rows] =
      (await this.#db.run([
        sql`delete from guesses where until < ${now}`,
        sql`insert into guesses (key, n, until) values (${key}, 1, ${until})
            on conflict (key) do update set n = guesses.n + 1 returning n, until`,
      ])) ?? [];
    return { n: Number(rows?.[0]?.n ?? 1), until: Number(rows?.[0]?.until ?? until) };
  }

  /** It was no guess: it was right. */
  async undoAttempt(key: string): Promise<void> {
    await this.#db.run([sql`update guesses set n = n - 1 where key = ${key} and n > 0`]);
  }
}
