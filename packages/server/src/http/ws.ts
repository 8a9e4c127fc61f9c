import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type ApiError, type ApiMessage, type ApiRequest, idOf, readRequest } from '@tempora/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { answer } from '../answer.ts';
import type { Asker, Reply } from '../office.ts';
import { NEEDS } from '../people/scopes.ts';
import type { Watcher } from '../showing.ts';
import { framed } from './frames.ts';
import { addressOf, type Identity, identify, isFromHere } from './identity.ts';
import { LIMITS, MOST_UNSENT } from './limits.ts';
import { beHere } from './presence.ts';
import { type Desks, errorOf } from './route.ts';

const LARGEST_MESSAGE = 1_100_000;
const HEARTBEAT = 25_000;
/** Matches one connection may look at. */
const MOST_LOOKS = 16;
/** Messages one connection may have under way. */
const MOST_PENDING = 32;

/** How long a page may take to close a connection when the house closes. */
const GOODBYE = 2_000;

/** What all connections of a node share. */
interface Hall {
  complain(what: string, error: unknown): void;
  /** How many requests are being answered. */
  underWay: number;
  /** What to do once none is. */
  whenStill: (() => void) | null;
  isClosing: boolean;
}

/** The pages' way in: the protocol, one message a frame. */
export function openSockets(server: Server, desks: Desks, complain: (what: string, error: unknown) => void) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  const alive = new WeakSet<WebSocket>();
  const hall: Hall = { complain, underWay: 0, whenStill: null, isClosing: false };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Who goes away before they are let in, or while they are told no, is no fault of ours.
    socket.on('error', () => {});
    if (request.url?.split('?')[0] !== '/api/socket') return refuse(socket, '404 Not Found');
    if (hall.isClosing) return refuse(socket, '503 Service Unavailable');
    if (!isFromHere(request, desks.config.publicUrl)) return refuse(socket, '403 Forbidden');
    const address = addressOf(request, desks.config.proxies);
    if (desks.limits.take(`address ${address}`, LIMITS.address) > 0) return refuse(socket, '429 Too Many Requests');
    identify(desks.office.store, request, desks.office.now()).then(
      (who) => {
        if (who?.person.banned) return refuse(socket, '403 Forbidden');
        sockets.handleUpgrade(request, socket, head, (ws) => {
          alive.add(ws);
          ws.on('pong', () => alive.add(ws));
          serve(desks, { ws, socket: request.socket, address }, who, hall);
        });
      },
      () => refuse(socket, '503 Service Unavailable'),
    );
  });

  const heartbeat = setInterval(() => {
    for (const ws of sockets.clients) {
      if (!alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }, HEARTBEAT).unref();

  return {
    /** Asks everybody to come back, here or to another node, once what they asked before is answered. */
    async close() {
      clearInterval(heartbeat);
      hall.isClosing = true;
      const goodbye = JSON.stringify({ type: 'reconnect', reason: 'stopping' } satisfies ApiMessage);
      for (const ws of sockets.clients) ws.send(goodbye);
      await new Promise<void>((resolve) => {
        hall.whenStill = resolve;
        if (hall.underWay === 0) resolve();
      });
      await setImmediate(); // the last answers go out first
      for (const ws of sockets.clients) ws.close(1012, 'stopping');
      sockets.close();
      setTimeout(() => {
        for (const ws of sockets.clients) ws.terminate();
      }, GOODBYE).unref();
    },
  };
}

/** Says no and hangs up: nobody is waited for who does not. */
function refuse(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

/** What is said in one breath, an answer and what came of it, goes out in one piece. */
function watcherOf(ws: WebSocket, socket: Socket, person: string | null): Watcher {
  let unsent: string[] = [];
  const sendAll = () => {
    const texts = unsent;
    unsent = [];
    if (ws.readyState === ws.OPEN) socket.write(framed(texts));
  };
  return {
    person,
    send(text) {
      if (ws.readyState !== ws.OPEN) return;
      if (socket.writableLength > MOST_UNSENT) return ws.close(1013, 'behind');
      if (unsent.push(text) === 1) process.nextTick(sendAll);
    },
  };
}

/** A connection: what it speaks through, and from where. */
interface Wire {
  ws: WebSocket;
  socket: Socket;
  address: string;
}

function serve({ office, limits, known }: Desks, { ws, socket, address }: Wire, who: Identity | null, hall: Hall) {
  const person = who?.person ?? null;
  const watcher = watcherOf(ws, socket, person?.id ?? null);
  const asker: Asker = { person, watcher };
  const looks = new Set<string>();
  const send = (message: ApiMessage) => watcher.send(JSON.stringify(message));
  const wait = (id: string | null, seconds: number) =>
    send({ type: 'error', id, error: { code: 'rate-limited', retryAfter: seconds } });
  const key = person ? `person ${person.id}` : `address ${address}`;
  let pending = 0;
  const goodbye = beHere(office, person, hall.complain);
  const line = known.open(who, asker, () => ws.close(1008, 'who'));
  office.metrics.sockets.inc();

  ws.on('message', (data, isBinary) => {
    if (hall.isClosing) return; // they were told to ask again elsewhere
    const message = isBinary ? undefined : parse(String(data));
    const request = readRequest(message);
    const id = request?.id ?? idOf(message);
    const seconds = limits.take(key, LIMITS.person);
    if (seconds > 0) return wait(id, seconds);
    if (!request) return send({ type: 'error', id, error: { code: 'bad-request' } });
    const refused = line.refuses(NEEDS[request.type]);
    if (refused) return send({ type: 'error', id, error: refused });
    const longer = limits.takeFor(key, request);
    if (longer > 0) return wait(id, longer);
    if (pending >= MOST_PENDING || !mayLook(looks, request)) return wait(id, 1);
    void respond(request);
  });
  const respond = async (request: ApiRequest) => {
    pending++;
    hall.underWay++;
    let reply: Reply;
    try {
      reply = await answer(office, asker, request);
    } catch (error) {
      reply = excuse(error, () => hall.complain(`answering ${request.type}`, error));
    }
    pending--;
    if (request.type === 'subscribe' && 'type' in reply && reply.type === 'done') looks.add(request.match);
    if (request.type === 'unsubscribe') looks.delete(request.match);
    send('type' in reply ? reply : { type: 'error', id: request.id, ...reply });
    if (ws.readyState !== ws.OPEN) goAway(); // they left before they were shown what they asked for
    if (--hall.underWay === 0) hall.whenStill?.();
  };
  const goAway = () => {
    office.lobby.leave(watcher);
    for (const match of looks) void office.desk.leave(match, watcher);
  };
  // HttpError text, or far too much of it: the connection is closed with the code that says so.
  ws.on('error', () => {});
  ws.on('close', () => {
    office.metrics.sockets.dec();
    line.gone();
    goodbye();
    goAway();
  });
}

/** What to say when something went wrong; what is a fault of ours is written down. */
function excuse(error: unknown, complain: () => void): { error: ApiError } {
  const failure = errorOf(error);
  if (!failure) complain();
  return { error: failure ?? { code: 'unavailable' } };
}

/** May a connection look at one more? */
function mayLook(looks: ReadonlySet<string>, request: ApiRequest): boolean {
  return request.type !== 'subscribe' || looks.size < MOST_LOOKS || looks.has(request.match);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
