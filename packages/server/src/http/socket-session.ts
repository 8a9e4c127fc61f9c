import type { Socket } from 'node:net';
import { type ApiError, type ApiMessage, idOf, readServerRequest, type ServerRequest } from '@tempora/protocol';
import type { WebSocket } from 'ws';
import { REQUIRED_SCOPES } from '../accounts/scopes.ts';
import type { Reply, Requester } from '../context.ts';
import { dispatch } from '../dispatch.ts';
import type { Subscriber } from '../match/registry.ts';
import type { ConnectionGuard } from './connections.ts';
import type { HttpContext } from './context.ts';
import type { Identity } from './identity.ts';
import { LIMITS, MAX_UNSENT } from './limits.ts';
import { markPresent } from './presence.ts';
import { errorOf } from './route.ts';
import { encodeTextFrames } from './websocket-frames.ts';

/** How many matches one connection may subscribe to. */
const MAX_SUBSCRIPTIONS = 16;
/** How many requests of one connection may be under way. */
const MAX_PENDING = 32;

/** After this many refusals because of a limit a connection rests, in milliseconds. */
const MAX_REFUSED = 30;
const REFUSED_PAUSE = 1_000;

/** What all sockets of a node share. */
export interface SocketLoad {
  /** How many requests are being answered. */
  inFlight: number;
  /** Called once none is. */
  onIdle: (() => void) | null;
  isClosing: boolean;
}

interface Connection {
  ws: WebSocket;
  socket: Socket;
  caller: Identity | null;
  address: string;
}

/** One WebSocket: reads requests, has them answered, and sends what its client has subscribed to. */
export class SocketSession {
  readonly #requester: Requester;
  readonly #guard: ConnectionGuard;
  readonly #markAbsent: () => void;
  /** Whose limits apply. */
  readonly #limitKey: string;
  readonly #matches = new Set<string>();
  #pending = 0;
  #refused = 0;

  constructor(
    readonly context: HttpContext,
    readonly connection: Connection,
    readonly load: SocketLoad,
  ) {
    const { ws, socket, caller, address } = connection;
    const person = caller?.person ?? null;
    this.#requester = { person, address, subscriber: subscriberFor(ws, socket, person?.id ?? null) };
    this.#limitKey = person ? `person ${person.id}` : `address ${address}`;
    this.#markAbsent = markPresent(context, person);
    this.#guard = context.connections.open(caller, this.#requester, () => ws.close(1008, 'unauthorized'));
    context.metrics.sockets.inc();
  }

  start(): void {
    const { ws } = this.connection;
    ws.on('message', (data, isBinary) => this.#receive(isBinary ? undefined : parse(String(data))));
    // A frame that is not text, or too large: the library closes the connection with the right code.
    ws.on('error', () => {});
    ws.on('close', () => {
      this.context.metrics.sockets.dec();
      this.#guard.closed();
      this.#markAbsent();
      this.#unsubscribeAll();
    });
  }

  #receive(message: unknown): void {
    if (this.load.isClosing) return; // the client was asked to reconnect
    const request = readServerRequest(message);
    const error = this.#refusal(request);
    if (error) this.#refuse(request?.id ?? idOf(message), error);
    else if (request) void this.#respond(request);
  }

  /** If a client keeps sending although it was told to wait, nothing is read from it for a moment. */
  #refuse(id: string | null, error: ApiError): void {
    this.context.metrics.refused.inc({ over: 'socket', code: error.code });
    this.#send({ type: 'error', id, error });
    if (error.code !== 'rate-limited' || ++this.#refused < MAX_REFUSED) return;
    const { ws } = this.connection;
    ws.pause();
    setTimeout(() => {
      this.#refused = 0;
      ws.resume();
    }, REFUSED_PAUSE).unref();
  }

  /** Why a request is not even looked at; null if it is. */
  #refusal(request: ServerRequest | null): ApiError | null {
    const { limits } = this.context;
    const seconds = limits.take(this.#limitKey, LIMITS.person);
    if (seconds > 0) return { code: 'rate-limited', retryAfter: seconds };
    if (!request) return { code: 'bad-request' };
    const denied = this.#guard.denies(REQUIRED_SCOPES[request.type]);
    if (denied) return denied;
    const longer = limits.takeFor(this.#requester, request);
    if (longer > 0) return { code: 'rate-limited', retryAfter: longer };
    const isTooMuch = this.#pending >= MAX_PENDING || !this.#maySubscribe(request);
    return isTooMuch ? { code: 'rate-limited', retryAfter: 1 } : null;
  }

  async #respond(request: ServerRequest): Promise<void> {
    this.#pending++;
    this.load.inFlight++;
    let reply: Reply;
    try {
      reply = await dispatch(this.context, this.#requester, request);
    } catch (error) {
      reply = { error: this.#errorFor(request, error) };
    }
    this.#pending--;
    if (request.type === 'subscribe' && 'type' in reply && reply.type === 'done') this.#matches.add(request.match);
    if (request.type === 'unsubscribe') this.#matches.delete(request.match);
    this.#send('type' in reply ? reply : { type: 'error', id: request.id, ...reply });
    // The client may have left before it was subscribed.
    if (this.connection.ws.readyState !== this.connection.ws.OPEN) this.#unsubscribeAll();
    if (--this.load.inFlight === 0) this.load.onIdle?.();
  }

  /** The error as the client sees it; a fault of the server is logged. */
  #errorFor(request: ServerRequest, error: unknown): ApiError {
    const known = errorOf(error);
    if (!known) this.context.logError(`answering ${request.type} ${request.id}`, error);
    return known ?? { code: 'unavailable' };
  }

  #maySubscribe(request: ServerRequest): boolean {
    if (request.type !== 'subscribe') return true;
    return this.#matches.size < MAX_SUBSCRIPTIONS || this.#matches.has(request.match);
  }

  #send(message: ApiMessage): void {
    this.#requester.subscriber.send(JSON.stringify(message));
  }

  #unsubscribeAll(): void {
    const { subscriber } = this.#requester;
    this.context.lobby.leave(subscriber);
    for (const match of this.#matches) void this.context.registry.unsubscribe(match, subscriber);
  }
}

/** Messages sent in one tick, an answer and the updates that follow from it, go out in one write. */
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
