import { type Db, type Row, type Statement, sql } from './db.ts';

/** What a person has chosen for themselves. */
export interface Settings {
  /** Until when they are away; their clocks stand still in slow games. */
  vacation?: boolean;
  email?: string;
  webhook?: string;
  /** Browsers that want to be pushed to. */
  push?: { endpoint: string; keys: { p256dh: string; auth: string } }[];
  /** Ways of being told that were switched off. */
  muted?: string[];
  language?: string;
}

export interface Person {
  id: string;
  name: string;
  login: string | null;
  password: string | null;
  settings: Settings;
  isAdmin: boolean;
  banned: string | null;
  created: number;
  seen: number;
}

/** A way in: a browser's cookie, a recovery link, a bot's token. Only its hash is stored. */
export interface Session {
  hash: string;
  person: string;
  kind: 'cookie' | 'recovery' | 'token' | 'admin';
  scopes: string[];
  label: string;
  created: number;
  expires: number;
}

function readPerson(row: Row): Person {
  return {
    id: row.id as string,
    name: row.name as string,
    login: row.login as string | null,
    password: row.password as string | null,
    settings: JSON.parse(row.settings as string),
    isAdmin: row.is_admin === 1,
    banned: row.banned as string | null,
    created: row.created as number,
    seen: row.seen as number,
  };
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

/** The people in a database. */
export class People {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add(p: Person): Promise<void> {
    await this.#db.run([
      sql`insert into people (id, name, login, password, settings, is_admin, banned, created, seen)
          values (${p.id}, ${p.name}, ${p.login}, ${p.password}, ${JSON.stringify(p.settings)}, ${p.isAdmin ? 1 : 0},
            ${p.banned}, ${p.created}, ${p.seen})`,
    ]);
  }

  find(id: string): Promise<Person | null> {
    return this.#one(sql`select * from people where id = ${id}`);
  }

  findLogin(login: string): Promise<Person | null> {
    return this.#one(sql`select * from people where login = ${login}`);
  }

  async #one(statement: Statement): Promise<Person | null> {
    const [rows] = (await this.#db.run([statement])) ?? [];
    return rows?.[0] ? readPerson(rows[0]) : null;
  }

  async save(p: Person): Promise<void> {
    await this.#db.run([
      sql`update people set name = ${p.name}, login = ${p.login}, password = ${p.password},
          settings = ${JSON.stringify(p.settings)}, is_admin = ${p.isAdmin ? 1 : 0}, banned = ${p.banned},
          seen = ${p.seen} where id = ${p.id}`,
    ]);
  }

  /** They were here until now. */
  async saw(id: string, at: number): Promise<void> {
    await this.#db.run([sql`update people set seen = ${at} where id = ${id}`]);
  }

  async block(person: string, blocked: string, at: number): Promise<void> {
    await this.#db.run([
      sql`insert into blocks (person, blocked, created) values (${person}, ${blocked}, ${at})
          on conflict (person, blocked) do nothing`,
    ]);
  }

  async unblock(person: string, blocked: string): Promise<void> {
    await this.#db.run([sql`delete from blocks where person = ${person} and blocked = ${blocked}`]);
  }

  /** Has one of them blocked the other? */
  async areApart(person: string, others: readonly string[]): Promise<boolean> {
    if (others.length === 0) return false;
    const rows = await this.#db.run(
      others.map(
        (other) => sql`select 1 as one from blocks where (person = ${person} and blocked = ${other})
            or (person = ${other} and blocked = ${person})`,
      ),
    );
    return (rows ?? []).some(({ length }) => length > 0);
  }

  async addSession(s: Session): Promise<void> {
    await this.#db.run([
      sql`insert into sessions (hash, person, kind, scopes, label, created, expires)
          values (${s.hash}, ${s.person}, ${s.kind}, ${JSON.stringify(s.scopes)}, ${s.label}, ${s.created}, ${s.expires})`,
    ]);
  }

  async session(hash: string): Promise<Session | null> {
    const [rows] = (await this.#db.run([sql`select * from sessions where hash = ${hash}`])) ?? [];
    return rows?.[0] ? readSession(rows[0]) : null;
  }

  async sessionsOf(person: string): Promise<Session[]> {
    const [rows] = (await this.#db.run([sql`select * from sessions where person = ${person} order by created`])) ?? [];
    return (rows ?? []).map(readSession);
  }

  async dropSession(hash: string): Promise<void> {
    await this.#db.run([sql`delete from sessions where hash = ${hash}`]);
  }
}
