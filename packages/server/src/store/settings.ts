import { condition, type Db, query, type Statement, sql } from './db.ts';

/** What the server itself remembers, for all nodes together. The strings are keys in existing databases. */
const KEYS = {
  serverSecret: 'link secret',
  pushKeys: 'push keys',
  lastUp: 'open',
  writeProbe: 'written',
  bans: 'bans',
} as const;

const ADMIN_LINK = 'admin-link ';

/** What the server itself remembers: secrets made once, counters, times. */
export class SettingsStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A secret for signing links and deriving table ids; made once. */
  async serverSecret(make: () => string): Promise<string> {
    return (await this.#get(KEYS.serverSecret)) ?? this.#setOnce(KEYS.serverSecret, make());
  }

  /** The keys browsers know this server by; made once, as JSON. */
  async pushKeys(make: () => string): Promise<string> {
    return (await this.#get(KEYS.pushKeys)) ?? this.#setOnce(KEYS.pushKeys, make());
  }

  /** When a node last recorded that the server was up; null: never. */
  async lastUp(): Promise<number | null> {
    const at = await this.#get(KEYS.lastUp);
    return at === null ? null : Number(at);
  }

  setLastUp(at: number): Promise<void> {
    return this.#set(KEYS.lastUp, String(at));
  }

  /** Tries whether anything can be written at the moment. */
  isWritable(): Promise<boolean> {
    return this.#set(KEYS.writeProbe, String(Date.now())).then(
      () => true,
      () => false,
    );
  }

  /** A link that makes whoever opens it the first admin, until it expires; only its hash is stored. Earlier ones end with it. */
  async setAdminLink(hash: string, expires: number): Promise<void> {
    await this.#db.run([
      sql`delete from facts where key like ${`${ADMIN_LINK}%`}`,
      sql`insert into facts (key, value) values (${`${ADMIN_LINK}${hash}`}, ${String(expires)})`,
    ]);
  }

  /** When the admin link expires; null: there is none. */
  async adminLinkExpires(now: number): Promise<number | null> {
    const rows = await query(this.#db, sql`select value from facts where key like ${`${ADMIN_LINK}%`}`);
    const expires = Math.max(0, ...rows.map(({ value }) => Number(value)));
    return expires > now ? expires : null;
  }

  /** Changes whenever anybody is banned or unbanned. */
  async banCount(): Promise<string> {
    return (await this.#get(KEYS.bans)) ?? '0';
  }

  async #get(key: string): Promise<string | null> {
    const [row] = await query(this.#db, sql`select value from facts where key = ${key}`);
    return (row?.value as string | undefined) ?? null;
  }

  async #set(key: string, value: string): Promise<void> {
    await this.#db.run([
      sql`insert into facts (key, value) values (${key}, ${value}) on conflict (key) do update set value = excluded.value`,
    ]);
  }

  /** Sets a value unless there is one, and answers the one that holds. */
  async #setOnce(key: string, value: string): Promise<string> {
    await this.#db.run([sql`insert into facts (key, value) values (${key}, ${value}) on conflict (key) do nothing`]);
    return (await this.#get(key)) as string;
  }
}

/** Counts a ban or its end. */
export function countBan(): Statement {
  return sql`insert into facts (key, value) values (${KEYS.bans}, ${'1'})
             on conflict (key) do update set value = cast(cast(facts.value as bigint) + 1 as text)`;
}

/** Uses up an admin link, and with it every other. Nothing of the batch happens if there is none, or it has expired. */
export function takeAdminLink(hash: string, now: number): Statement[] {
  return [
    condition(sql`delete from facts where key = ${`${ADMIN_LINK}${hash}`} and cast(value as bigint) > ${now}`),
    sql`delete from facts where key like ${`${ADMIN_LINK}%`}`,
  ];
}
