import type { ApiMessage, ChatLine, ServerRequest, Table, Update } from '@tempora/protocol';
import { ServerConnection, type SocketClass } from './connection.ts';
import { isLate, RequestFailed } from './errors.ts';
import type { RequestBody } from './exchange.ts';
import { latestUpdates } from './follow.ts';
import type { ComponentsOf, GameId, OptionsOf, UpdateOf } from './games.ts';
import { HttpApi, type Me } from './http.ts';
import { randomHex } from './random.ts';
import { repeatedly } from './retry.ts';

type Message<T extends ApiMessage['type']> = Extract<ApiMessage, { type: T }>;
type Sent<T extends ServerRequest['type']> = Extract<ServerRequest, { type: T }>;
type Viewer = Sent<'subscribe'>['viewer'];

/** What a client is made with. */
export interface ClientOptions {
  /** The token of an earlier visit, or one that was made for this program. */
  token?: string;
  /** A class to connect with where the runtime has none: on Node 20 that of the package `ws`. */
  WebSocket?: SocketClass;
}

/** The games of a server and its bots. */
export interface ServerGames {
  games: { id: string; version: number; seats: number[]; options: { [name: string]: unknown } }[];
  bots: string[];
  /** How strong the bots are, by game and number of seats. */
  levels: { bot: string; level: string | null; ratings: { [game: string]: number }; names: string[] }[];
}

type Terms = Omit<Sent<'open-table'>, 'type' | 'id' | 'game' | 'options'>;

/** What a table is opened with; anything left out has a sensible default. */
export type TableTerms<G extends string = string> = Pick<Terms, 'seats'> &
  Partial<Terms> & { game: G; options?: Partial<OptionsOf<G>> };

/** What an answer needs of the update that it answers. */
type Question = Pick<Update, 'match' | 'viewer' | 'seq'>;

const USUAL = {
  options: {},
  isPublic: false,
  pace: { kind: 'none' },
  standIn: { afterSeconds: 3600, decidedBy: 'host' },
} satisfies Partial<Sent<'open-table'>>;

/** What there is to do: the lists of tables, then a line whenever something changes at one of one's own. */
export type WorkMessage = Message<'tables' | 'my-table'>;

/** A client of a server. Refusals are thrown as `RequestFailed`, whose `error` has a `code`. */
export class TemporaClient {
  /** For routes that have no method here. */
  readonly http: HttpApi;
  /** For requests that have no method here, and for messages that answer no request. */
  readonly connection: ServerConnection;

  constructor(url: string | URL, { token, WebSocket }: ClientOptions = {}) {
    this.http = new HttpApi(url, 'token');
    this.http.token = token ?? null;
    this.connection = new ServerConnection(this.http, WebSocket);
  }

  /** Keep it: it is the only way back to one's seats. */
  get token(): string | null {
    return this.http.token;
  }

  /** Becomes a guest of that name. */
  async signInAsGuest(name: string): Promise<Me> {
    await this.connection.signInAsGuest(name);
    return this.me();
  }

  /** Signs in with an account's login and password. */
  async signIn(login: string, password: string): Promise<Me> {
    const me = await this.http.signIn('login', { login, password });
    await this.connection.reconnect();
    return me;
  }

  me(): Promise<Me> {
    return this.http.call('GET', 'me');
  }

  games(): Promise<ServerGames> {
    return this.http.call('GET', 'games');
  }

  /** What is printed: what the numbers in a game's views, events and moves stand for. */
  components<G extends GameId>(game: G): Promise<ComponentsOf<G>> {
    return this.http.call('GET', `components/${game}.json`);
  }

  /** A page of the open tables, and all of one's own. */
  tables(page = 0): Promise<Message<'tables'>> {
    return this.http.call('GET', `lobby?page=${page}`);
  }

  table(match: string): Promise<Table> {
    return this.http.call('GET', `tables/${encodeURIComponent(match)}`);
  }

  /** Opens a table and says its id. */
  async openTable<G extends string>(terms: TableTerms<G>): Promise<string> {
    const { match } = await this.#ask('created', { ...USUAL, entropy: randomHex(), ...terms, type: 'open-table' });
    return match;
  }

  /** Takes a seat, or any that is free; the table says which one it was. */
  async sit(match: string, seat?: number): Promise<void> {
    await this.#ask('done', { type: 'sit', match, entropy: randomHex(), ...(seat !== undefined && { seat }) });
  }

  async stand(match: string, seat: number): Promise<void> {
    await this.#ask('done', { type: 'stand', match, seat });
  }

  /** Starts the match; for the host, when every seat is taken. */
  async start(match: string): Promise<void> {
    await this.#ask('done', { type: 'start', match, entropy: randomHex() });
  }

  /**
   * Every update of a match as that viewer sees it, until it is over. Updates that arrive while you are busy are joined into one.
   * `follow<'tides'>` has the types of that game; without a name, `update.game` tells which types an update has.
   */
  follow<G extends GameId = GameId>(match: string, viewer: Viewer): AsyncGenerator<UpdateOf<G>> {
    return latestUpdates(this.connection, match, viewer) as AsyncGenerator<Update> as AsyncGenerator<UpdateOf<G>>;
  }

  /**
   * Makes one of the moves that an update offers to its viewer. When this returns, it is stored. The result is the new `seq`: an
   * update with a smaller one asks an old question.
   */
  play({ match, viewer, seq }: Question, move: string): Promise<number> {
    return this.#askForSeq({ type: 'submit', match, seat: seatOf(viewer), seq, move });
  }

  /** Takes the viewer's last move back, if nobody has learnt from it. */
  undo({ match, viewer, seq }: Question): Promise<number> {
    return this.#askForSeq({ type: 'undo', match, seat: seatOf(viewer), seq });
  }

  async resign({ match, viewer, seq }: Question): Promise<void> {
    await this.#ask('done', { type: 'resign', match, seat: seatOf(viewer), seq });
  }

  /** Why a move is not allowed; null if it is. */
  async whyNot({ match, viewer }: Question, move: string): Promise<Message<'reason'>['error']> {
    const { error } = await this.#ask('reason', { type: 'why-not', match, seat: seatOf(viewer), move });
    return error;
  }

  async say(match: string, text: string, channel: Sent<'say'>['channel'] = 'players'): Promise<void> {
    await this.#ask('done', { type: 'say', match, channel, text });
  }

  /** The last lines of a chat. */
  async chat(match: string, channel: Sent<'say'>['channel'] = 'players'): Promise<ChatLine[]> {
    const { lines } = await this.#ask('chat', { type: 'chat', match, channel });
    return lines;
  }

  /** The record of a finished match. */
  async record(match: string): Promise<string> {
    const { text } = await this.#ask('record', { type: 'export-record', match });
    return text;
  }

  /**
   * Plays a seat to the end of the match: `choose` is asked for one of the update's moves. Returns the last update.
   * `playSeat<'tides'>` has the types of that game.
   */
  async playSeat<G extends GameId = GameId>(
    match: string,
    seat: number,
    choose: (update: UpdateOf<G>) => string | Promise<string>,
  ): Promise<UpdateOf<G>> {
    let acknowledged = 0;
    for await (const update of this.follow<G>(match, seat)) {
      if (update.ranking) return update;
      if (update.seq < acknowledged) continue;
      try {
        if (update.controlledBy[seat] === 'stand-in') await this.#ask('done', { type: 'return', match, seat });
        else if (update.moves.length > 0) acknowledged = await this.play(update, await choose(update));
      } catch (error) {
        // The match has moved on: the next update is on its way.
        if (!isLate(error)) throw error;
      }
    }
    throw new Error(`the match ${match} has ended without a result`);
  }

  /** Waits for work at all of one's tables over a single connection: `isWaiting` says that it is one's turn there. */
  work(): AsyncGenerator<WorkMessage> {
    return repeatedly(() => this.http.lines('events') as AsyncGenerator<WorkMessage | Message<'reconnect'>>);
  }

  /** Sends any request of the protocol. */
  request(body: RequestBody): Promise<ApiMessage> {
    return this.connection.request(body);
  }

  /** Ends the connection; the program may then end, too. */
  close(): void {
    this.connection.close();
  }

  async #askForSeq(body: RequestBody): Promise<number> {
    const { seq } = await this.#ask('done', body);
    return seq ?? 0;
  }

  async #ask<T extends ApiMessage['type']>(type: T, body: RequestBody): Promise<Message<T>> {
    const reply = await this.connection.request(body);
    // Another version of the server might answer differently.
    if (reply.type !== type) throw new RequestFailed({ code: 'bad-request', expected: type });
    return reply as Message<T>;
  }
}

function seatOf(viewer: Viewer): number {
  if (viewer === 'public') throw new Error('The public has no seat: follow the match as a seat of yours.');
  return viewer;
}
