import type { Connection } from '@tempora/client';
import type { DeviceRequest, Holder } from '@tempora/protocol';
import { appendUpdate, type MatchFeed } from '../match/feed.ts';
import { LEARNER, type LessonChapter, type LessonResult } from './tutorial.ts';

/** A lesson's table. */
export interface LessonTable {
  readonly game: string;
  /** Who sits there: people all, as their moves are the lesson's. */
  readonly holders: Holder[];
}

/** Plays lessons in a worker, by the rules of real matches. */
export class LessonRoom {
  readonly connection: Connection<DeviceRequest>;
  readonly table: LessonTable;
  readonly #feeds = new Map<string, MatchFeed>();

  constructor(connection: Connection<DeviceRequest>, table: LessonTable) {
    this.connection = connection;
    this.table = table;
    connection.onMessage((news) => {
      if (news.type !== 'update') return;
      this.#feeds.set(news.match, appendUpdate(this.#feeds.get(news.match) ?? null, news));
    });
  }

  /** Opens a chapter where it begins, or after more moves of it. */
  async open({ seed, options = {}, before }: LessonChapter, more: readonly string[] = []): Promise<MatchFeed> {
    const match = await this.#create({ options: { ...options }, seed });
    return this.play(match, [...before, ...more]);
  }

  /** Makes moves, each a seat and a move, or several of which the first that is legal is made. */
  async play(match: string, lines: readonly string[]): Promise<MatchFeed> {
    for (const line of lines) await this.#make(match, line);
    return this.feed(match);
  }

  /** What a move of the learner and the others' answers would lead to, on a copy; without answers that are no longer possible. */
  async tryOut(match: string, move: string, replies: readonly string[] = []): Promise<LessonResult> {
    const reply = await this.connection.request({ type: 'export-private', match });
    if (reply.type !== 'record') throw new Error(`no record of ${match}`);
    const copy = await this.#create({ options: {}, record: reply.text });
    const { ply } = this.feed(copy).update;
    await this.play(copy, [`${LEARNER} ${move}`]);
    await this.play(copy, replies).catch(() => {});
    const { update, log } = this.feed(copy);
    await this.#forget(copy);
    return { view: update.view, events: log.filter((line) => line.ply > ply).map(({ event }) => event) };
  }

  /** A match as the learner sees it. */
  feed(match: string): MatchFeed {
    const feed = this.#feeds.get(match);
    if (!feed) throw new Error(`no match ${match}`);
    return feed;
  }

  async #create(from: { options: { [option: string]: unknown }; seed?: string; record?: string }): Promise<string> {
    const { game, holders } = this.table;
    const reply = await this.connection.request({ type: 'create-match', game, seats: holders, ...from });
    if (reply.type !== 'created') throw new Error(`no match of ${game}`);
    await this.connection.request({ type: 'subscribe', match: reply.match, viewer: LEARNER, since: -1 });
    return reply.match;
  }

  async #forget(match: string): Promise<void> {
    this.#feeds.delete(match);
    await this.connection.request({ type: 'unsubscribe', match });
    await this.connection.request({ type: 'delete-match', match });
  }

  async #make(match: string, line: string): Promise<void> {
    const seat = Number.parseInt(line, 10);
    const moves = line.slice(line.indexOf(' ') + 1).split('|');
    for (const [i, move] of moves.entries()) {
      const { seq } = this.feed(match).update;
      const isMade = this.connection.request({ type: 'submit', match, seat, seq, move }).then(() => true);
      if (await (i < moves.length - 1 ? isMade.catch(() => false) : isMade)) return;
    }
  }
}
