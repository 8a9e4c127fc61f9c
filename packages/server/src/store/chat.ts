import type { ChatLine } from '@tempora/protocol';
import { condition, type Db, type Row, sql } from './db.ts';

type Said = Omit<ChatLine, 'n' | 'at'>;

/** A note remembers its latest marks: sixteen, and what parts them. */
const KEYS_LENGTH = 16 * 17;
/** Lines that are changed together. */
const BATCH = 200;

function readLine(row: Row): ChatLine {
  return { n: row.n, at: row.at, ...JSON.parse(row.body as string) };
}

/** Chat and notes in a database, and single facts of the house. */
export class ChatStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Adds a line; its number is the next one, whoever else speaks at the same time. Null: what bears this mark was said. */
  async say(match: string, channel: string, at: number, said: Said, idempotencyKey: string): Promise<ChatLine | null> {
    for (;;) {
      const [rows, before] =
        (await this.#db.run([
          sql`select coalesce(max(n), -1) + 1 as n from chat where match = ${match} and channel = ${channel}`,
          sql`select n from chat where match = ${match} and mark = ${idempotencyKey}`,
        ])) ?? [];
      if (before?.[0]) return null;
      const n = Number(rows?.[0]?.n ?? 0);
      const added = await this.#db.run([
        condition(sql`insert into chat (match, channel, n, at, body, person, mark)
            values (${match}, ${channel}, ${n}, ${at}, ${JSON.stringify(said)}, ${said.person}, ${idempotencyKey})
            on conflict do nothing`),
      ]);
      if (added) return { n, at, ...said };
    }
  }

  /** The lines before one, the latest ones, in order, without those of whom the reader has blocked. */
  async lines(
    match: string,
    channel: string,
    before: number,
    limit: number,
    reader: string | null = null,
  ): Promise<ChatLine[]> {
    const [rows] =
      (await this.#db.run([
        sql`select n, at, body from chat where match = ${match} and channel = ${channel} and n < ${before}
            and (person is null or person not in (select blocked from blocks where person = ${reader ?? ''}))
            order by n desc limit ${limit}`,
      ])) ?? [];
    return (rows ?? []).map(readLine).reverse();
  }

  /** All a person has said, anywhere. */
  async saidBy(person: string): Promise<(ChatLine & { match: string; channel: string })[]> {
    const [rows] =
      (await this.#db.run([
        sql`select match, channel, n, at, body from chat where person = ${person} order by match, channel, n`,
      ])) ?? [];
    return (rows ?? []).map((row) => ({
      match: row.match as string,
      channel: row.channel as string,
      ...readLine(row),
    }));
  }

  /** What a person has said stays; who said it does not. */
  async disown(person: string, nobody: { person: string; name: string }): Promise<void> {
    const said = await this.saidBy(person);
    for (let i = 0; i < said.length; i += BATCH) {
      await this.#db.run(
        said.slice(i, i + BATCH).map(({ match, channel, n, at: _, ...line }) => {
          const body = JSON.stringify({ ...line, ...nobody });
          return sql`update chat set body = ${body}, person = ${null}
                     where match = ${match} and channel = ${channel} and n = ${n}`;
        }),
      );
    }
  }

  async notesOf(person: string): Promise<{ match: string; text: string }[]> {
    const [rows] =
      (await this.#db.run([sql`select match, body from notes where person = ${person} order by match`])) ?? [];
    return (rows ?? []).map((row) => ({ match: row.match as string, text: row.body as string }));
  }

  async note(match: string, person: string): Promise<string> {
    const [rows] =
      (await this.#db.run([sql`select body from notes where match = ${match} and person = ${person}`])) ?? [];
    return (rows?.[0]?.body as string | undefined) ?? '';
  }

  /** Writes a note, unless that was done: what bears one of its latest marks is never written over what came later. */
  async setNote(match: string, person: string, body: string, idempotencyKey: string): Promise<void> {
    await this.#db.run([
      sql`insert into notes (match, person, body, marks) values (${match}, ${person}, ${body}, ${`${idempotencyKey} `})
          on conflict (match, person) do update
          set body = excluded.body, marks = substr(excluded.marks || notes.marks, 1, ${KEYS_LENGTH})
          where replace(notes.marks, excluded.marks, '') = notes.marks`,
    ]);
  }

  /** For how long a journal somebody was last told, this way, that it is their turn; -1: never. */
  async lastTold(match: string, person: string, way: string): Promise<number> {
    const [rows] =
      (await this.#db.run([
        sql`select seq from told where match = ${match} and person = ${person} and way = ${way}`,
      ])) ?? [];
    return (rows?.[0]?.seq as number | undefined) ?? -1;
  }

  async setTold(match: string, person: string, way: string, seq: number): Promise<void> {
    await this.#db.run([
      sql`insert into told (match, person, way, seq) values (${match}, ${person}, ${way}, ${seq})
          on conflict (match, person, way) do update set seq = excluded.seq`,
    ]);
  }

  async fact(key: string): Promise<string | null> {
    const [rows] = (await this.#db.run([sql`select value from facts where key = ${key}`])) ?? [];
    return (rows?.[0]?.value as string | undefined) ?? null;
  }

  async setFact(key: string, value: string): Promise<void> {
    await this.#db.run([
      sql`insert into facts (key, value) values (${key}, ${value}) on conflict (key) do update set value = excluded.value`,
    ]);
  }

  /** Sets a fact unless there is one already, and says which one holds. */
  async settle(key: string, value: string): Promise<string> {
    await this.#db.run([sql`insert into facts (key, value) values (${key}, ${value}) on conflict (key) do nothing`]);
    return (await this.fact(key)) as string;
  }
}
