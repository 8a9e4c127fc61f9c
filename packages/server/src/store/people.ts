import { condition, type Db, type Row, type Statement, sql, Unavailable } from './db.ts';
import { type NewJob, putJob } from './jobs.ts';

/** What a person has chosen for themselves. */
export interface Settings {
  /** Until when they are away; their clocks stand still in slow games. */
  vacation?: boolean;
  email?: string;
  /** The address they have shown to be theirs. */
  confirmed?: string;
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
  kind: 'cookie' | 'recovery' | 'token';
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

const BANS = 'bans';

/** The people in a database. */
export class PeopleStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add(person: Person): Promise<void> {
    await this.#db.run([
      sql`insert into people (id, name, login, password, settings, is_admin, banned, created, seen)
          values (${person.id}, ${person.name}, ${person.login}, ${person.password}, ${JSON.stringify(person.settings)}, ${person.isAdmin ? 1 : 0},
            ${person.banned}, ${person.created}, ${person.seen})`,
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

  /** Changes what a person has chosen, on top of whatever that is by then. Null: there is no such person. */
  async changeSettings(id: string, change: (settings: Settings) => Settings): Promise<Settings | null> {
    for (;;) {
      const person = await this.find(id);
      if (!person) return null;
      const settings = change({ ...person.settings });
      const done = await this.#db.run([
        condition(sql`update people set settings = ${JSON.stringify(settings)}
            where id = ${id} and settings = ${JSON.stringify(person.settings)}`),
      ]);
      if (done) return settings;
    }
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.run([sql`update people set name = ${name} where id = ${id}`]);
  }

  /** A guest gets a login. False: somebody else has it, or they have one already. */
  async giveLogin(id: string, login: string, password: string): Promise<boolean> {
    try {
      const done = await this.#db.run([
        condition(sql`update people set login = ${login}, password = ${password}
            where id = ${id} and login is null`),
      ]);
      return done !== null;
    } catch (error) {
      if (error instanceof Unavailable) throw error;
      return false;
    }
  }

  async setPassword(id: string, password: string): Promise<void> {
    await this.#db.run([sql`update people set password = ${password} where id = ${id}`]);
  }

  async setBanned(id: string, reason: string | null): Promise<void> {
    await this.#db.run([
      sql`update people set banned = ${reason} where id = ${id}`,
      sql`insert into facts (key, value) values (${BANS}, ${'1'})
          on conflict (key) do update set value = cast(cast(facts.value as bigint) + 1 as text)`,
    ]);
  }

  /** How often somebody was banned or let in again: who knows the number knows whether to look. */
  async bans(): Promise<string> {
    const [rows] = (await this.#db.run([sql`select value from facts where key = ${BANS}`])) ?? [];
    return (rows?.[0]?.value as string | undefined) ?? '0';
  }

  async hasAdmin(): Promise<boolean> {
    const [rows] = (await this.#db.run([sql`select id from people where is_admin = 1 limit 1`])) ?? [];
    return rows?.length === 1;
  }

  async makeAdmin(id: string): Promise<void> {
    await this.#db.run([sql`update people set is_admin = 1 where id = ${id}`]);
  }

  /** Makes somebody admin who holds a link for it; with that all such links are used up. False: it is none. */
  async claimAdmin(id: string, fact: string): Promise<boolean> {
    const done = await this.#db.run([
      condition(sql`delete from facts where key = ${fact}`),
      sql`delete from facts where key like ${'admin-link %'}`,
      sql`update people set is_admin = 1 where id = ${id}`,
    ]);
    return done !== null;
  }

  /** Everybody whose name or login has something in it, a page at a time. */
  async list(search: string, after: string, limit: number): Promise<Person[]> {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const [rows] =
      (await this.#db.run([
        sql`select * from people where id > ${after}
            and (name like ${like} escape '\\' or lower(name) like ${like.toLowerCase()} escape '\\'
              or coalesce(login, '') like ${like.toLowerCase()} escape '\\' or id = ${search})
            order by id limit ${limit}`,
      ])) ?? [];
    return (rows ?? []).map(readPerson);
  }

  /** Forgets a person but for who they were at which table, and sets the job that sees to the tables. */
  async forget(id: string, name: string, job: NewJob): Promise<void> {
    await this.#db.run([
      sql`update people set name = ${name}, login = ${null}, password = ${null}, settings = ${'{}'}, is_admin = 0
          where id = ${id}`,
      sql`delete from sessions where person = ${id}`,
      sql`delete from passkeys where person = ${id}`,
      sql`delete from challenges where person = ${id}`,
      sql`delete from notes where person = ${id}`,
      sql`delete from told where person = ${id}`,
      sql`delete from blocks where person = ${id} or blocked = ${id}`,
      sql`update reports set person = ${''} where person = ${id}`,
      putJob(job),
    ]);
  }

  async remove(id: string): Promise<void> {
    await this.#db.run([sql`delete from people where id = ${id}`]);
  }

  /** They were here until now. */
  async setSeen(id: string, at: number): Promise<void> {
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
  async haveBlockedEachOther(person: string, others: readonly string[]): Promise<boolean> {
    if (others.length === 0) return false;
    const rows = await this.#db.run(
      others.map(
        (other) => sql`select 1 as one from blocks where (person = ${person} and blocked = ${other})
            or (person = ${other} and blocked = ${person})`,
      ),
    );
    return (rows ?? []).some(({ length }) => length > 0);
  }

  /** Whom a person has blocked. */
  async blocksOf(person: string): Promise<{ person: string; name: string; created: number }[]> {
    const [rows] =
      (await this.#db.run([
        sql`select blocked, name, blocks.created as since from blocks join people on people.id = blocked
            where blocks.person = ${person} order by blocks.created, blocked`,
      ])) ?? [];
    return (rows ?? []).map((row) => ({
      person: row.blocked as string,
      name: row.name as string,
      created: row.since as number,
    }));
  }

  /** Who has blocked a person. */
  async blockersOf(person: string): Promise<string[]> {
    const [rows] = (await this.#db.run([sql`select person from blocks where blocked = ${person}`])) ?? [];
    return (rows ?? []).map((row) => row.person as string);
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

  /** Takes a way in that can be used only once; null: there is none, or somebody was faster. */
  async takeSession(hash: string, kind: Session['kind']): Promise<Session | null> {
    const [rows] =
      (await this.#db.run([sql`delete from sessions where hash = ${hash} and kind = ${kind} returning *`])) ?? [];
    return rows?.[0] ? readSession(rows[0]) : null;
  }

  /** Closes all ways in of a person but one. */
  async dropSessions(person: string, but: string): Promise<void> {
    await this.#db.run([sql`delete from sessions where person = ${person} and hash <> ${but}`]);
  }

  /** Closes all ways in that have run out. */
  async dropExpired(now: number): Promise<void> {
    await this.#db.run([sql`delete from sessions where expires < ${now}`]);
  }

  /** Closes all ways in of a kind, and what has run out anyway. */
  async dropKind(person: string, kind: Session['kind'], now: number): Promise<void> {
    await this.#db.run([sql`delete from sessions where person = ${person} and (kind = ${kind} or expires < ${now})`]);
  }
}
