import { condition, type Db, isStoreError, query, type Row, type Statement, sql } from './db.ts';
import { type NewJob, putJob } from './jobs.ts';
import { countBan, takeAdminLink } from './settings.ts';

/** What a person has chosen for themselves. */
export interface Settings {
  /** They are on vacation: their clocks stand still in slow games. */
  vacation?: boolean;
  email?: string;
  /** The e-mail address they have shown to be theirs. */
  confirmed?: string;
  webhook?: string;
  /** Browsers that want to be pushed to. */
  push?: { endpoint: string; keys: { p256dh: string; auth: string } }[];
  /** Ways of being notified that were switched off. */
  muted?: string[];
  /** What they want to be notified of besides their turns; absent: the defaults. */
  notices?: string[];
  language?: string;
  /** The lessons they have completed. */
  lessons?: string[];
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

/** The people in a database. */
export class PeopleStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add({ id, name, login, password, settings, isAdmin, banned, created, seen }: Person): Promise<void> {
    await this.#db.run([
      sql`insert into people (id, name, login, password, settings, is_admin, banned, created, seen)
          values (${id}, ${name}, ${login}, ${password}, ${JSON.stringify(settings)}, ${isAdmin ? 1 : 0}, ${banned},
            ${created}, ${seen})`,
    ]);
  }

  find(id: string): Promise<Person | null> {
    return this.#one(sql`select * from people where id = ${id}`);
  }

  findLogin(login: string): Promise<Person | null> {
    return this.#one(sql`select * from people where login = ${login}`);
  }

  async #one(statement: Statement): Promise<Person | null> {
    const [row] = await query(this.#db, statement);
    return row ? readPerson(row) : null;
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
      if (isStoreError(error, 'unavailable')) throw error;
      return false;
    }
  }

  async setPassword(id: string, password: string): Promise<void> {
    await this.#db.run([sql`update people set password = ${password} where id = ${id}`]);
  }

  async setBanned(id: string, reason: string | null): Promise<void> {
    await this.#db.run([sql`update people set banned = ${reason} where id = ${id}`, countBan()]);
  }

  async hasAdmin(): Promise<boolean> {
    const rows = await query(this.#db, sql`select id from people where is_admin = 1 limit 1`);
    return rows.length === 1;
  }

  async makeAdmin(id: string): Promise<void> {
    await this.#db.run([sql`update people set is_admin = 1 where id = ${id}`]);
  }

  /** Makes a person who brings an admin link an admin; all such links are then used up. False: there is no such link. */
  async claimAdmin(id: string, linkHash: string, now: number): Promise<boolean> {
    const done = await this.#db.run([
      ...takeAdminLink(linkHash, now),
      sql`update people set is_admin = 1 where id = ${id}`,
    ]);
    return done !== null;
  }

  /** Everybody whose name or login contains a text, or whose id it is; a page at a time. */
  async list(search: string, after: string, limit: number): Promise<Person[]> {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const rows = await query(
      this.#db,
      sql`select * from people where id > ${after}
          and (name like ${like} escape '\\' or lower(name) like ${like.toLowerCase()} escape '\\'
            or coalesce(login, '') like ${like.toLowerCase()} escape '\\' or id = ${search})
          order by id limit ${limit}`,
    );
    return rows.map(readPerson);
  }

  /** Deletes all that is a person's own, and sets the job that removes them from their tables. */
  async erase(id: string, name: string, job: NewJob): Promise<void> {
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

  /** They were connected until now. */
  async setSeen(id: string, at: number): Promise<void> {
    await this.#db.run([sql`update people set seen = ${at} where id = ${id}`]);
  }
}
