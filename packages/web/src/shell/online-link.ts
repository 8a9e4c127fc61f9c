import {
  type ApiMessage,
  type ApiRequest,
  applyPatch,
  type Patch,
  PROTOCOL_VERSION,
  type Update,
} from '@tempora/protocol';
import { useEffect, useState } from 'preact/hooks';
import { askHouse } from './ask-house.ts';
import { type Asking, Exchange, type Link, RequestFailed } from './link.ts';

/**
 * How the page stands with the house: asking for the first time, let in, cut off and trying again, never let in, or too
 * old to be understood.
 */
export type Standing = 'connecting' | 'connected' | 'lost' | 'away' | 'outdated';

interface Me {
  person: string;
  name: string;
}

export interface Now {
  standing: Standing;
  /** Who the house says we are; null before we have said a name. */
  me: Me | null;
}

/** The connection went before an answer came, and asking again might do it twice. */
export class Unsure extends Error {}

/** What may be asked again under the same id: the house does each only once, or only tells something. */
const ASKED_AGAIN: ReadonlySet<ApiRequest['type']> = new Set([
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
/** A page that never reached a house asks seldom: perhaps there is none at this address. */
const PAUSE_AWAY = 45_000;
const HEARTBEAT = 25_000;
const PATIENCE = 10_000;

interface Look {
  viewer: Extract<ApiRequest, { type: 'subscribe' }>['viewer'];
  since: number;
  /** What was told last: the next time the house says only what has changed. */
  last: Update | null;
}

/** The page's end of a socket that comes back by itself and goes on where it was. */
class House implements Link {
  readonly #exchange = new Exchange();
  readonly #looks = new Map<string, Look>();
  readonly #hearers = new Set<(now: Now) => void>();
  #now: Now = { standing: 'connecting', me: null };
  #socket: WebSocket | null = null;
  #timer = 0;
  #heartbeat = 0;
  #failures = 0;
  #isInLobby = false;
  #wasLetIn = false;
  #comingIn: Promise<void> | null = null;
  readonly #wasSent = new Set<string>();

  constructor() {
    addEventListener('online', () => this.#hurry());
    addEventListener('offline', () => this.#drop());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#hurry();
    });
  }

  get now(): Now {
    return this.#now;
  }

  request(asking: Asking): Promise<ApiMessage> {
    const { request, reply } = this.#exchange.expect(asking);
    if (request.type === 'subscribe')
      this.#looks.set(request.match, {
        last: null,
        ...this.#looks.get(request.match),
        viewer: request.viewer,
        since: request.since,
      });
    if (this.#now.standing === 'connected') this.#send(request);
    else this.#connect();
    return reply;
  }

  /** Looks at a match no longer. */
  leave(match: string): void {
    this.#looks.delete(match);
    this.#say({ type: 'unsubscribe', id: crypto.randomUUID(), match });
  }

  /** From now on hears of open tables and its own ones. */
  enterLobby(): void {
    this.#isInLobby = true;
    this.#say({ type: 'subscribe-lobby', id: crypto.randomUUID() });
  }

  leaveLobby(): void {
    this.#isInLobby = false;
    this.#say({ type: 'unsubscribe-lobby', id: crypto.randomUUID() });
  }

  /** Says something that needs no reply, and nothing where nobody listens: who comes back says it anew. */
  #say(request: ApiRequest): void {
    if (this.#now.standing === 'connected') this.#send(request);
  }

  onMessage(hear: (message: ApiMessage) => void): () => void {
    return this.#exchange.onMessage(hear);
  }

  onNow(hear: (now: Now) => void): () => void {
    this.#hearers.add(hear);
    if (this.#now.standing === 'away') this.#hurry();
    else this.#connect();
    return () => this.#hearers.delete(hear);
  }

  /** Says a name: from now on the house knows us by a cookie. Pressed twice, it is said once: two names would be two people. */
  comeIn(name: string): Promise<void> {
    this.#comingIn ??= this.#sayName(name).finally(() => {
      this.#comingIn = null;
    });
    return this.#comingIn;
  }

  async #sayName(name: string): Promise<void> {
    try {
      await askHouse('POST', 'guest', { name });
    } catch (error) {
      // Taken: another tab of this browser has said a name meanwhile.
      if (!(error instanceof RequestFailed) || error.error.code !== 'already-signed-in') throw error;
    }
    await this.meetAgain();
  }

  /** Connects anew, because who we are has changed; done when the house has said who that is. */
  meetAgain(): Promise<void> {
    return new Promise((resolve) => {
      this.#close();
      const stop = this.onNow(({ standing }) => {
        if (standing !== 'connected') return;
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
    const hello: ApiRequest = { type: 'hello', id: crypto.randomUUID(), protocol: PROTOCOL_VERSION };
    socket.onopen = () => this.#send(hello);
    socket.onclose = () => this.#drop();
    socket.onmessage = ({ data }) => {
      const message = this.#exchange.hear(this.#whole(parse(String(data))));
      if (message?.type === 'welcome' && message.id === hello.id) this.#letIn(message.me);
      if (message?.type === 'error' && message.error.code === 'protocol-version') this.#stand('outdated');
      if (message?.type === 'reconnect') this.#drop();
      if (message?.type === 'patch') this.#lookAgain(message.match); // a patch of we do not know what
      const look = message?.type === 'update' ? this.#looks.get(message.match) : undefined;
      if (message?.type !== 'update' || !look) return;
      look.last = message;
      if (look.viewer === message.viewer) look.since = message.seq;
    };
  }

  /** Makes a whole update of one that only says what has changed. */
  #whole(message: unknown): unknown {
    const { type, match, patch } = (message ?? {}) as { type?: unknown; match?: string; patch?: Patch };
    const last = type === 'changed' && this.#looks.get(match ?? '')?.last;
    return last && patch ? applyPatch(last, patch) : message;
  }

  #lookAgain(match: string): void {
    const look = this.#looks.get(match);
    if (look) this.#send({ type: 'subscribe', id: crypto.randomUUID(), match, viewer: look.viewer, since: look.since });
  }

  #letIn(me: Me | null): void {
    this.#failures = 0;
    this.#wasLetIn = true;
    const again = [...this.#exchange.waiting.values()].map(({ request }) => request);
    this.#stand('connected', me);
    for (const match of this.#looks.keys())
      if (!again.some((request) => request.type === 'subscribe' && request.match === match)) this.#lookAgain(match);
    if (this.#isInLobby) this.#send({ type: 'subscribe-lobby', id: crypto.randomUUID() });
    for (const request of again) this.#send(request);
    this.#heartbeat = window.setInterval(() => this.#feel(), HEARTBEAT);
  }

  /** Is anybody there? A dead line does not say so by itself. */
  #feel(): void {
    const socket = this.#socket;
    const late = setTimeout(() => this.#socket === socket && this.#drop(), PATIENCE);
    this.request({ type: 'hello', protocol: PROTOCOL_VERSION }).then(
      () => clearTimeout(late),
      () => clearTimeout(late),
    );
  }

  #hurry(): void {
    if (this.#now.standing === 'connected') this.#feel();
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#connect();
  }

  /** The line is cut: what may be asked again is kept, and we come back after a while that differs from page to page. */
  #drop(): void {
    if (!this.#socket) return;
    this.#close();
    if (this.#now.standing === 'outdated') return;
    this.#stand(this.#wasLetIn ? 'lost' : 'away');
    // Who opened a table and waits for it knows that there is a house.
    const isAwaited = this.#wasLetIn || this.#looks.size > 0;
    const most = isAwaited ? Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++) : PAUSE_AWAY;
    this.#timer = window.setTimeout(
      () => {
        this.#timer = 0;
        if (this.#hearers.size > 0 || this.#exchange.waiting.size > 0) this.#connect();
      },
      most * (0.5 + Math.random() / 2),
    );
  }

  #close(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (this.#now.standing === 'connected') this.#now = { ...this.#now, standing: 'lost' };
    if (socket) {
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
    }
    for (const [id, { request, reject }] of this.#exchange.waiting) {
      if (!this.#wasSent.has(id) || ASKED_AGAIN.has(request.type)) continue;
      this.#exchange.waiting.delete(id);
      reject(new Unsure());
    }
    this.#wasSent.clear();
  }

  #send(request: ApiRequest): void {
    if (this.#exchange.waiting.has(request.id)) this.#wasSent.add(request.id);
    this.#socket?.send(JSON.stringify(request.type === 'subscribe' ? { ...request, patches: true } : request));
  }

  #stand(standing: Standing, me = this.#now.me): void {
    this.#now = { standing, me };
    for (const hear of [...this.#hearers]) hear(this.#now);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The house this page came from. */
export const house = new House();

/** How we stand with the house, as it changes. */
export function useHouse(): Now {
  const [now, setNow] = useState(house.now);
  useEffect(() => {
    setNow(house.now);
    return house.onNow(setNow);
  }, []);
  return now;
}
