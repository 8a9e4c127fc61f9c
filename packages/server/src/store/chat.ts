import type { ChatLine } from '@tempora/protocol';
import { condition, type Db, query, queryAll, type Row, sql } from './db.ts';

type NewLine = Omit<ChatLine, 'n' | 'at'>;

/** A part of the lines of a channel, as one reader sees them. */
export interface ChatPage {
  match: string;
  channel: string;
  /** Only lines before this number. */
  before: number;
  limit: number;
  /** Lines by people this person has blocked are left out. */
  reader?: string | undefined;
}

/** How many lines are changed together. */
const BATCH = 200;

function readLine(row: Row): ChatLine {
  return { n: row.n, at: row.at, ...JSON.parse(row.body as string) };
}

/** What is said at tables. */
export class ChatStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Adds a line under the next free number. Null: the request with this idempotency key was carried out before. */
  async add(
    { match, channel }: { match: string; channel: string },
    line: NewLine & { at: number },
    idempotencyKey: string,
  ): Promise<ChatLine | null> {
    const { at, ...body } = line;
    for (;;) {
      const [next, before] = await queryAll(this.#db, [
        sql`select coalesce(max(n), -1) + 1 as n from chat where match = ${match} and channel = ${channel}`,
        sql`select n from chat where match = ${match} and mark = ${idempotencyKey}`,
      ]);
      if (before?.[0]) return null;
      const number = Number(next?.[0]?.n ?? 0);
      const added = await this.#db.run([
        condition(sql`insert into chat (match, channel, n, at, body, person, mark)
            values (${match}, ${channel}, ${number}, ${at}, ${JSON.stringify(body)}, ${body.person}, ${idempotencyKey})
            on conflict do nothing`),
      ]);
      if (added) return { n: number, at, ...body };
    }
  }

  /** The latest lines of a page, in order. */
  async page({ match, channel, before, limit, reader = '' }: ChatPage): Promise<ChatLine[]> {
    const rows = await query(
      this.#db,
      sql`select n, at, body from chat where match = ${match} and channel = ${channel} and n < ${before}
          and (person is null or person not in (select blocked from blocks where person = ${reader}))
          order by n desc limit ${limit}`,
    );
    return rows.map(readLine).reverse();
  }

  /** The lines around a moment, in order: up to a number before it and another after it. */
  async around(
    { match, channel }: Pick<ChatPage, 'match' | 'channel'>,
    at: number,
    before: number,
    after: number,
  ): Promise<ChatLine[]> {
    const [earlier = [], later = []] = await queryAll(this.#db, [
      sql`select n, at, body from chat where match = ${match} and channel = ${channel} and at <= ${at}
          order by n desc limit ${before}`,
      sql`select n, at, body from chat where match = ${match} and channel = ${channel} and at > ${at}
          order by n limit ${after}`,
    ]);
    return [...earlier.map(readLine).reverse(), ...later.map(readLine)];
  }

  /** Everything a person has said, at any table. */
  async by(person: string): Promise<(ChatLine & { match: string; channel: string })[]> {
    const rows = await query(
      this.#db,
      sql`select match, channel, n, at, body from chat where person = ${person} order by match, channel, n`,
    );
    return rows.map((row) => ({ match: row.match as string, channel: row.channel as string, ...readLine(row) }));
  }

  /** Keeps what a person has said and replaces their name. */
  async anonymize(person: string, replacement: { person: string; name: string }): Promise<void> {
    const lines = await this.by(person);
    for (let i = 0; i < lines.length; i += BATCH) {
      await this.#db.run(
        lines.slice(i, i + BATCH).map(({ match, channel, n: number, at: _, ...line }) => {
          const body = JSON.stringify({ ...line, ...replacement });
          return sql`update chat set body = ${body}, person = ${null}
                     where match = ${match} and channel = ${channel} and n = ${number}`;
        }),
      );
    }
  }
}
