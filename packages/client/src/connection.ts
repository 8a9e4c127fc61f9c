import {
  type ApiMessage,
  applyPatch,
  type Patch,
  PROTOCOL_VERSION,
  type ServerRequest,
  type Update,
} from '@tempora/protocol';
import { ConnectionLost, RequestFailed } from './errors.ts';
import { type Connection, Exchange, type RequestBody } from './exchange.ts';
import { type HttpApi, parseJson } from './http.ts';
import { randomHex } from './random.ts';
import { pauseAfter, varied } from './retry.ts';

/**
 * The state of the connection: being made for the first time, up, lost and being retried, never up, or too
 * old to be understood.
 */
export type ConnectionStatus = 'connecting' | 'connected' | 'lost' | 'away' | 'outdated';

interface Identity {
  person: string;
  name: string;
}

export interface ServerState {
  connection: ConnectionStatus;
  /** The person of this browser's session; null before a name was given. */
  me: Identity | null;
}

/** Requests that may be repeated under the same id: the server does each only once, or changes nothing. */
const RETRYABLE = new Set<ServerRequest['type']>([
  'open-table',
  'change-table',
  'sit',
  'stand',
  'set-seat',
  'readmit',
  'start',
  'close-table',
  'rematch',
  'submit',
  'undo',
  'propose-undo',
  'answer-undo',
  'why-not',
  'subscribe',
  'chat',
  'note',
  'log',
  'export-record',
]);

/** A client that never reached a server tries seldom: perhaps there is none at this address. */
const UNREACHABLE_PAUSE = 45_000;
const HEARTBEAT = 25_000;
const PING_TIMEOUT = 10_000;

interface Subscription {
  viewer: Extract<ServerRequest, { type: 'subscribe' }>['viewer'];
  since: number;
  /** The last update: the next one says only what has changed. */
  last: Update | null;
}

/** A WebSocket class: the runtime's own, or one that was passed in where there is none. */
export type SocketClass = new (url: string, ...more: never[]) => object;

type Timer = ReturnType<typeof setTimeout>;

/** A socket that reconnects by itself and resumes where it was. */
export class ServerConnection implements Connection<ServerRequest> {
  readonly #exchange = new Exchange<ServerRequest>();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #stateListeners = new Set<(state: ServerState) => void>();
  #state: ServerState = { connection: 'connecting', me: null };
  #socket: WebSocket | null = null;
  #timer: Timer | null = null;
  #heartbeat: Timer | null = null;
  #failures = 0;
  #lobbyPage: number | null = null;
  #wasConnected = false;
  #signIn: Promise<void> | null = null;
  readonly #sent = new Set<string>();
  readonly #http: HttpApi;
  readonly #Socket: typeof WebSocket;

  constructor(http: HttpApi, Socket: SocketClass | undefined = globalThis.WebSocket) {
    if (!Socket) throw new Error('This runtime has no WebSocket: pass a class to connect with.');
    this.#http = http;
    this.#Socket = Socket as unknown as typeof WebSocket;
  }

  get state(): ServerState {
    return this.#state;
  }

  request(body: RequestBody): Promise<ApiMessage> {
    const { request, reply } = this.#exchange.open(body);
    if (request.type === 'subscribe') {
      const { match, viewer, since } = request;
      this.#subscriptions.set(match, { last: this.#subscriptions.get(match)?.last ?? null, viewer, since });
    }
    if (this.#state.connection === 'connected') this.#send(request);
    else this.#connect();
    return reply;
  }

  /** Ends the subscription of a match. */
  unsubscribe(match: string): void {
    this.#subscriptions.delete(match);
    this.#notify({ type: 'unsubscribe', id: randomHex(), match });
  }

  /** Subscribes to a page of the open tables and to one's own. */
  enterLobby(page: number): void {
    this.#lobbyPage = page;
    this.#notify({ type: 'subscribe-lobby', id: randomHex(), page });
  }

  leaveLobby(): void {
    this.#lobbyPage = null;
    this.#notify({ type: 'unsubscribe-lobby', id: randomHex() });
  }

  /** Sends what needs no reply; without a connection nothing, as reconnecting repeats it. */
  #notify(request: ServerRequest): void {
    if (this.#state.connection === 'connected') this.#send(request);
  }

  onMessage(receive: (data: ApiMessage) => void): () => void {
    return this.#exchange.onMessage(receive);
  }

  onState(receive: (state: ServerState) => void): () => void {
    this.#stateListeners.add(receive);
    if (this.#state.connection === 'away') this.retryNow();
    else this.#connect();
    return () => this.#stateListeners.delete(receive);
  }

  /** Signs in with a name. Called twice at once it is done once: two names would be two people. */
  signInAsGuest(name: string): Promise<void> {
    this.#signIn ??= this.#createGuest(name).finally(() => {
      this.#signIn = null;
    });
    return this.#signIn;
  }

  async #createGuest(name: string): Promise<void> {
    try {
      await this.#http.signIn('guest', { name });
    } catch (error) {
      // Already taken: another tab of this browser has signed in meanwhile.
      if (!(error instanceof RequestFailed) || error.error.code !== 'already-signed-in') throw error;
    }
    await this.reconnect();
  }

  /** Connects again because the session has changed; resolves when the server has said for whom. */
  reconnect(): Promise<void> {
    return new Promise((resolve) => {
      this.#closeSocket();
      const stop = this.onState(({ connection }) => {
        if (connection !== 'connected') return;
        stop();
        resolve();
      });
    });
  }

  #connect(): void {
    if (this.#socket || this.#timer) return;
    const socket = this.#openSocket();
    this.#socket = socket;
    const hello: ServerRequest = { type: 'hello', id: randomHex(), protocol: PROTOCOL_VERSION };
    socket.onopen = () => this.#send(hello);
    socket.onclose = () => this.connectionLost();
    socket.onerror = () => {}; // it is closed then, too
    socket.onmessage = ({ data }) => {
      const message = this.#exchange.receive(this.#applyPatch(parseJson(String(data))));
      if (message?.type === 'welcome' && message.id === hello.id) this.#welcome(message.me);
      if (message?.type === 'error' && message.error.code === 'protocol-version') this.#setState('outdated');
      if (message?.type === 'reconnect') this.connectionLost();
      if (message?.type === 'patch') this.#resubscribe(message.match); // a patch of we do not know what
      const subscription = message?.type === 'update' ? this.#subscriptions.get(message.match) : undefined;
      if (message?.type !== 'update' || !subscription) return;
      subscription.last = message;
      if (subscription.viewer === message.viewer) subscription.since = message.seq;
    };
  }

  /** Outside browsers a token is sent along; within them the cookie is. */
  #openSocket(): WebSocket {
    const url = new URL('socket', this.#http.url);
    url.protocol = url.protocol.replace('http', 'ws');
    const { token } = this.#http;
    if (token === null) return new this.#Socket(url.href);
    return new this.#Socket(url.href, { headers: { authorization: `Bearer ${token}` } } as unknown as string[]);
  }

  /** Makes a whole update of one that says only what has changed. */
  #applyPatch(data: unknown): unknown {
    const { type, match, patch } = (data ?? {}) as { type?: unknown; match?: string; patch?: Patch };
    const last = type === 'patch' && this.#subscriptions.get(match ?? '')?.last;
    return last && patch ? applyPatch(last, patch) : data;
  }

  #resubscribe(match: string): void {
    const subscription = this.#subscriptions.get(match);
    if (!subscription) return;
    const { viewer, since } = subscription;
    this.#send({ type: 'subscribe', id: randomHex(), match, viewer, since });
  }

  #welcome(me: Identity | null): void {
    this.#failures = 0;
    this.#wasConnected = true;
    const repeated = [...this.#exchange.pending.values()].map(({ request }) => request);
    this.#setState('connected', me);
    for (const match of this.#subscriptions.keys())
      if (!repeated.some((request) => request.type === 'subscribe' && request.match === match))
        this.#resubscribe(match);
    const page = this.#lobbyPage;
    if (page !== null) this.#send({ type: 'subscribe-lobby', id: randomHex(), page });
    for (const request of repeated) this.#send(request);
    this.#heartbeat = setInterval(() => this.#ping(), HEARTBEAT);
  }

  /** Checks the connection: a dead one does not say so by itself. */
  #ping(): void {
    const socket = this.#socket;
    const late = setTimeout(() => this.#socket === socket && this.connectionLost(), PING_TIMEOUT);
    const answered = () => clearTimeout(late);
    this.request({ type: 'hello', protocol: PROTOCOL_VERSION }).then(answered, answered);
  }

  /** There may be a way to the server again: tries it now. */
  retryNow(): void {
    if (this.#state.connection === 'connected') this.#ping();
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#connect();
  }

  /** The connection is lost: retryable requests are kept, and we reconnect after a pause that differs from client to client. */
  connectionLost(): void {
    if (!this.#socket) return;
    this.#closeSocket();
    if (this.#state.connection === 'outdated') return;
    this.#setState(this.#wasConnected ? 'lost' : 'away');
    // A client that waits for a table knows that there is a server.
    const isServerExpected = this.#wasConnected || this.#subscriptions.size > 0;
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        if (this.#isNeeded) this.#connect();
      },
      isServerExpected ? pauseAfter(this.#failures++) : varied(UNREACHABLE_PAUSE),
    );
  }

  get #isNeeded(): boolean {
    return this.#stateListeners.size > 0 || this.#exchange.pending.size > 0 || this.#subscriptions.size > 0;
  }

  /** Ends the connection for good. */
  close(): void {
    this.#closeSocket();
    this.#stateListeners.clear();
    this.#subscriptions.clear();
    for (const { reject } of this.#exchange.pending.values()) reject(new ConnectionLost());
    this.#exchange.pending.clear();
  }

  #closeSocket(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#heartbeat ?? undefined);
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
    if (this.#state.connection === 'connected') this.#state = { ...this.#state, connection: 'lost' };
    if (socket) {
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
    }
    for (const [id, { request, reject }] of this.#exchange.pending) {
      if (!this.#sent.has(id) || RETRYABLE.has(request.type)) continue;
      this.#exchange.pending.delete(id);
      reject(new ConnectionLost());
    }
    this.#sent.clear();
  }

  #send(request: ServerRequest): void {
    if (this.#exchange.pending.has(request.id)) this.#sent.add(request.id);
    this.#socket?.send(JSON.stringify(request.type === 'subscribe' ? { ...request, patches: true } : request));
  }

  #setState(connection: ConnectionStatus, me = this.#state.me): void {
    this.#state = { connection, me };
    for (const receive of [...this.#stateListeners]) receive(this.#state);
  }
}
