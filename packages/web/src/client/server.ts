import {
  type ApiMessage,
  applyPatch,
  type Patch,
  PROTOCOL_VERSION,
  type ServerRequest,
  type Update,
} from '@tempora/protocol';
import { useEffect, useState } from 'preact/hooks';
import { callApi } from './api.ts';
import { type Connection, Exchange, type RequestBody, RequestFailed } from './connection.ts';

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

/** The connection broke before a reply came, and repeating the request might do it twice. */
export class ConnectionLost extends Error {}

/** Requests that may be repeated under the same id: the server does each only once, or changes nothing. */
const RETRYABLE: ReadonlySet<ServerRequest['type']> = new Set([
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

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 20_000;
/** A page that never reached a server tries seldom: perhaps there is none at this address. */
const UNREACHABLE_PAUSE = 45_000;
const HEARTBEAT = 25_000;
const PING_TIMEOUT = 10_000;

interface Subscription {
  viewer: Extract<ServerRequest, { type: 'subscribe' }>['viewer'];
  since: number;
  /** The last update: the next one says only what has changed. */
  last: Update | null;
}

/** A socket that reconnects by itself and resumes where it was. */
class ServerConnection implements Connection<ServerRequest> {
  readonly #exchange = new Exchange<ServerRequest>();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #stateListeners = new Set<(state: ServerState) => void>();
  #state: ServerState = { connection: 'connecting', me: null };
  #socket: WebSocket | null = null;
  #timer = 0;
  #heartbeat = 0;
  #failures = 0;
  #lobbyPage: number | null = null;
  #wasConnected = false;
  #signIn: Promise<void> | null = null;
  readonly #sent = new Set<string>();

  constructor() {
    addEventListener('online', () => this.#retryNow());
    addEventListener('offline', () => this.#reconnectLater());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#retryNow();
    });
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
    this.#notify({ type: 'unsubscribe', id: crypto.randomUUID(), match });
  }

  /** Subscribes to a page of the open tables and to one's own. */
  enterLobby(page: number): void {
    this.#lobbyPage = page;
    this.#notify({ type: 'subscribe-lobby', id: crypto.randomUUID(), page });
  }

  leaveLobby(): void {
    this.#lobbyPage = null;
    this.#notify({ type: 'unsubscribe-lobby', id: crypto.randomUUID() });
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
    if (this.#state.connection === 'away') this.#retryNow();
    else this.#connect();
    return () => this.#stateListeners.delete(receive);
  }

  /** Signs in with a name, remembered by a cookie. Called twice at once it is done once: two names would be two people. */
  signInAsGuest(name: string): Promise<void> {
    this.#signIn ??= this.#createGuest(name).finally(() => {
      this.#signIn = null;
    });
    return this.#signIn;
  }

  async #createGuest(name: string): Promise<void> {
    try {
      await callApi('POST', 'guest', { name });
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
    const url = new URL('./api/socket', document.baseURI);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    const hello: ServerRequest = { type: 'hello', id: crypto.randomUUID(), protocol: PROTOCOL_VERSION };
    socket.onopen = () => this.#send(hello);
    socket.onclose = () => this.#reconnectLater();
    socket.onmessage = ({ data }) => {
      const message = this.#exchange.receive(this.#applyPatch(parseJson(String(data))));
      if (message?.type === 'welcome' && message.id === hello.id) this.#welcome(message.me);
      if (message?.type === 'error' && message.error.code === 'protocol-version') this.#setState('outdated');
      if (message?.type === 'reconnect') this.#reconnectLater();
      if (message?.type === 'patch') this.#resubscribe(message.match); // a patch of we do not know what
      const subscription = message?.type === 'update' ? this.#subscriptions.get(message.match) : undefined;
      if (message?.type !== 'update' || !subscription) return;
      subscription.last = message;
      if (subscription.viewer === message.viewer) subscription.since = message.seq;
    };
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
    this.#send({ type: 'subscribe', id: crypto.randomUUID(), match, viewer, since });
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
    if (page !== null) this.#send({ type: 'subscribe-lobby', id: crypto.randomUUID(), page });
    for (const request of repeated) this.#send(request);
    this.#heartbeat = window.setInterval(() => this.#ping(), HEARTBEAT);
  }

  /** Checks the connection: a dead one does not say so by itself. */
  #ping(): void {
    const socket = this.#socket;
    const late = setTimeout(() => this.#socket === socket && this.#reconnectLater(), PING_TIMEOUT);
    const answered = () => clearTimeout(late);
    this.request({ type: 'hello', protocol: PROTOCOL_VERSION }).then(answered, answered);
  }

  #retryNow(): void {
    if (this.#state.connection === 'connected') this.#ping();
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#connect();
  }

  /** The connection is lost: retryable requests are kept, and we reconnect after a pause that differs from page to page. */
  #reconnectLater(): void {
    if (!this.#socket) return;
    this.#closeSocket();
    if (this.#state.connection === 'outdated') return;
    this.#setState(this.#wasConnected ? 'lost' : 'away');
    // A page that waits for a table knows that there is a server.
    const isServerExpected = this.#wasConnected || this.#subscriptions.size > 0;
    const longest = isServerExpected ? Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++) : UNREACHABLE_PAUSE;
    this.#timer = window.setTimeout(
      () => {
        this.#timer = 0;
        if (this.#stateListeners.size > 0 || this.#exchange.pending.size > 0) this.#connect();
      },
      longest * (0.5 + Math.random() / 2),
    );
  }

  #closeSocket(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#timer);
    this.#timer = 0;
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The server this page came from. */
export const server = new ServerConnection();

/** The state of the connection, as it changes. */
export function useServer(): ServerState {
  const [state, setState] = useState(server.state);
  useEffect(() => {
    setState(server.state);
    return server.onState(setState);
  }, []);
  return state;
}
