import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type ApiError, type ApiMessage, type ApiRequest, idOf, readRequest } from '@tempora/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { REQUIRED_SCOPES } from '../accounts/scopes.ts';
import type { Reply, Requester } from '../context.ts';
import { dispatch } from '../dispatch.ts';
import type { Subscriber } from '../match/broadcast.ts';
import { addressOf, type Identity, identify, isFromHere } from './identity.ts';
import { LIMITS, MAX_UNSENT } from './limits.ts';
import { markPresent } from './presence.ts';
import { errorOf, type HttpContext } from './route.ts';
import { encodeTextFrames } from './websocket-frames.ts';

const LARGEST_MESSAGE = 1_100_000;
const HEARTBEAT = 25_000;
/** Matches one connection may look at. */
const MAX_SUBSCRIPTIONS = 16;
/** Messages one connection may have under way. */
const MAX_PENDING = 32;

/** How long a page may take to close a connection when the house closes. */
const CLOSE_TIMEOUT = 2_000;

/** What all connections of a node share. */
interface SocketState {
  logError(what: string, error: unknown): void;
  /** How many requests are being answered. */
  inFlight: number;
  /** What to do once none is. */
  onIdle: (() => void) | null;
  isClosing: boolean;
}

/** The pages' way in: the protocol, one message a frame. */
export function acceptSockets(server: Server, http: HttpContext, logError: (what: string, error: unknown) => void) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  const alive = new WeakSet<WebSocket>();
  const state: SocketState = { logError, inFlight: 0, onIdle: null, isClosing: false };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Who goes away before they are let in, or while they are told no, is no fault of ours.
    socket.on('error', () => {});
    if (request.url?.split('?')[0] !== '/api/socket') return reject(socket, '404 Not Found');
    if (state.isClosing) return reject(socket, '503 Service Unavailable');
    if (!isFromHere(request, http.config.publicUrl)) return reject(socket, '403 Forbidden');
    const address = addressOf(request, http.config.proxies);
    if (http.limits.take(`address ${address}`, LIMITS.address) > 0) return reject(socket, '429 Too Many Requests');
    identify(http.context.store, request, http.context.now()).then(
      (who) => {
        if (who?.person.banned) return reject(socket, '403 Forbidden');
        sockets.handleUpgrade(request, socket, head, (ws) => {
          alive.add(ws);
          ws.on('pong', () => alive.add(ws));
          serve(http, { ws, socket: request.socket, address }, who, state);
        });
      },
      () => reject(socket, '503 Service Unavailable'),
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
      state.isClosing = true;
      const farewellMessage = JSON.stringify({ type: 'reconnect', reason: 'stopping' } satisfies ApiMessage);
      for (const ws of sockets.clients) ws.send(farewellMessage);
      await new Promise<void>((resolve) => {
        state.onIdle = resolve;
        if (state.inFlight === 0) resolve();
      });
      await setImmediate(); // the last answers go out first
      for (const ws of sockets.clients) ws.close(1012, 'stopping');
      sockets.close();
      setTimeout(() => {
        for (const ws of sockets.clients) ws.terminate();
      }, CLOSE_TIMEOUT).unref();
    },
  };
}

/** Says no and hangs up: nobody is waited for who does not. */
function reject(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

/** What is said in one breath, an answer and what came of it, goes out in one piece. */
function subscriberFor(ws: WebSocket, socket: Socket, person: string | null): Subscriber {
  let unsent: string[] = [];
  const sendAll = () => {
    const texts = unsent;
    unsent = [];
    if (ws.readyState === ws.OPEN) socket.write(encodeTextFrames(texts));
  };
  return {
    person,
    send(text) {
      if (ws.readyState !== ws.OPEN) return;
      if (socket.writableLength > MAX_UNSENT) return ws.close(1013, 'behind');
      if (unsent.push(text) === 1) process.nextTick(sendAll);
    },
  };
}

/** A connection: what it speaks through, and from where. */
interface SocketConnection {
  ws: WebSocket;
  socket: Socket;
  address: string;
}

function serve(
  { context, limits, connections }: HttpContext,
  { ws, socket, address }: SocketConnection,
  who: Identity | null,
  state: SocketState,
) {
  const person = who?.person ?? null;
  const subscriber = subscriberFor(ws, socket, person?.id ?? null);
  const requester: Requester = { person, subscriber };
  const subscribed = new Set<string>();
  const send = (message: ApiMessage) => subscriber.send(JSON.stringify(message));
  const wait = (id: string | null, seconds: number) =>
    send({ type: 'error', id, error: { code: 'rate-limited', retryAfter: seconds } });
  const key = person ? `person ${person.id}` : `address ${address}`;
  let pending = 0;
  const markAbsent = markPresent(context, person, state.logError);
  const guard = connections.open(who, requester, () => ws.close(1008, 'who'));
  context.metrics.sockets.inc();

  ws.on('message', (data, isBinary) => {
    if (state.isClosing) return; // they were told to ask again elsewhere
    const message = isBinary ? undefined : parse(String(data));
    const request = readRequest(message);
    const id = request?.id ?? idOf(message);
    const seconds = limits.take(key, LIMITS.person);
    if (seconds > 0) return wait(id, seconds);
    if (!request) return send({ type: 'error', id, error: { code: 'bad-request' } });
    const refused = guard.denies(REQUIRED_SCOPES[request.type]);
    if (refused) return send({ type: 'error', id, error: refused });
    const longer = limits.takeFor(key, request);
    if (longer > 0) return wait(id, longer);
    if (pending >= MAX_PENDING || !maySubscribe(subscribed, request)) return wait(id, 1);
    void respond(request);
  });
  const respond = async (request: ApiRequest) => {
    pending++;
    state.inFlight++;
    let reply: Reply;
    try {
      reply = await dispatch(context, requester, request);
    } catch (error) {
      reply = errorFor(error, () => state.logError(`answering ${request.type}`, error));
    }
    pending--;
    if (request.type === 'subscribe' && 'type' in reply && reply.type === 'done') subscribed.add(request.match);
    if (request.type === 'unsubscribe') subscribed.delete(request.match);
    send('type' in reply ? reply : { type: 'error', id: request.id, ...reply });
    if (ws.readyState !== ws.OPEN) unsubscribeAll(); // they left before they were shown what they asked for
    if (--state.inFlight === 0) state.onIdle?.();
  };
  const unsubscribeAll = () => {
    context.lobby.leave(subscriber);
    for (const match of subscribed) void context.registry.unsubscribe(match, subscriber);
  };
  // HttpError text, or far too much of it: the connection is closed with the code that says so.
  ws.on('error', () => {});
  ws.on('close', () => {
    context.metrics.sockets.dec();
    guard.closed();
    markAbsent();
    unsubscribeAll();
  });
}

/** What to say when something went wrong; what is a fault of ours is written down. */
function errorFor(error: unknown, logError: () => void): { error: ApiError } {
  const failure = errorOf(error);
  if (!failure) logError();
  return { error: failure ?? { code: 'unavailable' } };
}

/** May a connection look at one more? */
function maySubscribe(subscribed: ReadonlySet<string>, request: ApiRequest): boolean {
  return request.type !== 'subscribe' || subscribed.size < MAX_SUBSCRIPTIONS || subscribed.has(request.match);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
