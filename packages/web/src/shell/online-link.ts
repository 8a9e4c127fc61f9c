import { type Ask, type Changes, PROTOCOL, type Tell, type Update, withChanges } from '@tempora/protocol';
import { useEffect, useState } from 'preact/hooks';
import { askHouse } from './ask-house.ts';
import { type Asking, Exchange, InTrouble, type Link } from './link.ts';

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
const ASKED_AGAIN: ReadonlySet<Ask['type']> = new Set([
  'open-table',
  'change-table',
  'sit',
  'stand',
  'set-seat',
  'let-in',
  'start',
  'close-table',
  'play-again',
  'submit',
  'undo',
  'ask-undo',
  'answer-undo',
  'why',
  'look',
  'chat',
  'note',
  'log',
  'export',
]);

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 20_000;
/** A page that never reached a house asks seldom: perhaps there is none at this address. */
const PAUSE_AWAY = 45_000;
const HEARTBEAT = 25_000;
const PATIENCE = 10_000;

interface Look {
  as: Extract<Ask, { type: 'look' }>['as'];
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

  ask(asking: Asking): Promise<Tell> {
    const { ask, reply } = this.#exchange.expect(asking);
    if (ask.type === 'look')
      this.#looks.set(ask.match, { last: null, ...this.#looks.get(ask.match), as: ask.as, since: ask.since });
    if (this.#now.standing === 'connected') this.#send(ask);
    else this.#connect();
    return reply;
  }

  /** Looks at a match no longer. */
  leave(match: string): void {
    this.#looks.delete(match);
    this.#say({ type: 'leave', id: crypto.randomUUID(), match });
  }

  /** From now on hears of open tables and its own ones. */
  enterLobby(): void {
    this.#isInLobby = true;
    this.#say({ type: 'lobby', id: crypto.randomUUID() });
  }

  leaveLobby(): void {
    this.#isInLobby = false;
    this.#say({ type: 'leave-lobby', id: crypto.randomUUID() });
  }

  /** Says something that needs no reply, and nothing where nobody listens: who comes back says it anew. */
  #say(ask: Ask): void {
    if (this.#now.standing === 'connected') this.#send(ask);
  }

  onTell(hear: (tell: Tell) => void): () => void {
    return this.#exchange.onTell(hear);
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
      if (!(error instanceof InTrouble) || error.trouble.trouble !== 'taken') throw error;
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
    const hello: Ask = { type: 'hello', id: crypto.randomUUID(), protocol: PROTOCOL };
    socket.onopen = () => this.#send(hello);
    socket.onclose = () => this.#drop();
    socket.onmessage = ({ data }) => {
      const tell = this.#exchange.hear(this.#whole(parse(String(data))));
      if (tell?.type === 'welcome' && tell.id === hello.id) this.#letIn(tell.me);
      if (tell?.type === 'trouble' && tell.trouble.trouble === 'protocol') this.#stand('outdated');
      if (tell?.type === 'again') this.#drop();
      if (tell?.type === 'changed') this.#lookAgain(tell.match); // changes of we do not know what
      const look = tell?.type === 'update' ? this.#looks.get(tell.match) : undefined;
      if (tell?.type !== 'update' || !look) return;
      look.last = tell;
      if (look.as === tell.as) look.since = tell.seq;
    };
  }

  /** Makes a whole update of one that only says what has changed. */
  #whole(message: unknown): unknown {
    const { type, match, changes } = (message ?? {}) as { type?: unknown; match?: string; changes?: Changes };
    const last = type === 'changed' && this.#looks.get(match ?? '')?.last;
    return last && changes ? withChanges(last, changes) : message;
  }

  #lookAgain(match: string): void {
    const look = this.#looks.get(match);
    if (look) this.#send({ type: 'look', id: crypto.randomUUID(), match, as: look.as, since: look.since });
  }

  #letIn(me: Me | null): void {
    this.#failures = 0;
    this.#wasLetIn = true;
    const again = [...this.#exchange.waiting.values()].map(({ ask }) => ask);
    this.#stand('connected', me);
    for (const match of this.#looks.keys())
      if (!again.some((ask) => ask.type === 'look' && ask.match === match)) this.#lookAgain(match);
    if (this.#isInLobby) this.#send({ type: 'lobby', id: crypto.randomUUID() });
    for (const ask of again) this.#send(ask);
    this.#heartbeat = window.setInterval(() => this.#feel(), HEARTBEAT);
  }

  /** Is anybody there? A dead line does not say so by itself. */
  #feel(): void {
    const socket = this.#socket;
    const late = setTimeout(() => this.#socket === socket && this.#drop(), PATIENCE);
    this.ask({ type: 'hello', protocol: PROTOCOL }).then(
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
    for (const [id, { ask, reject }] of this.#exchange.waiting) {
      if (!this.#wasSent.has(id) || ASKED_AGAIN.has(ask.type)) continue;
      this.#exchange.waiting.delete(id);
      reject(new Unsure());
    }
    this.#wasSent.clear();
  }

  #send(ask: Ask): void {
    if (this.#exchange.waiting.has(ask.id)) this.#wasSent.add(ask.id);
    this.#socket?.send(JSON.stringify(ask.type === 'look' ? { ...ask, changes: true } : ask));
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
