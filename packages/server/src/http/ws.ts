import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Ask, idOf, readAsk, type Tell, type Trouble } from '@tempora/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { answer } from '../answer.ts';
import type { Watcher } from '../desk.ts';
import type { Asker } from '../office.ts';
import type { Person } from '../store/index.ts';
import { identify, isFromHere } from './identity.ts';
import { LIMITS } from './limits.ts';
import { type Desks, troubleOf } from './route.ts';

const LARGEST_MESSAGE = 1_100_000;
/** Who is so far behind is asked to come back. */
const MOST_UNSENT = 4_000_000;
const HEARTBEAT = 25_000;
/** Matches one connection may look at. */
const MOST_LOOKS = 16;
/** Messages one connection may have under way. */
const MOST_PENDING = 32;

/** The pages' way in: the protocol, one message a frame. */
export function openSockets(server: Server, desks: Desks, complain: (what: string, error: unknown) => void) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  const alive = new WeakSet<WebSocket>();

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (new URL(request.url ?? '/', 'http://here').pathname !== '/api/socket') return socket.destroy();
    if (!isFromHere(request, desks.config.publicUrl)) return refuse(socket, '403 Forbidden');
    identify(desks.office.store, request, desks.office.now()).then(
      (who) => {
        if (who?.person.banned) return refuse(socket, '403 Forbidden');
        sockets.handleUpgrade(request, socket, head, (ws) => {
          alive.add(ws);
          ws.on('pong', () => alive.add(ws));
          serve(desks, ws, who?.person ?? null, addressOf(request), complain);
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
    count: () => sockets.clients.size,
    /** Asks everybody to come back, here or to another node. */
    close() {
      clearInterval(heartbeat);
      const goodbye = JSON.stringify({ type: 'again', why: 'stopping' } satisfies Tell);
      for (const ws of sockets.clients) {
        ws.send(goodbye);
        ws.close(1012, 'stopping');
      }
      sockets.close();
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

function addressOf(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? '';
}

function watcherOf(ws: WebSocket, person: Person | null): Watcher {
  return {
    person: person?.id ?? null,
    send(text) {
      if (ws.readyState !== ws.OPEN) return;
      if (ws.bufferedAmount > MOST_UNSENT) return ws.close(1013, 'behind');
      ws.send(text);
    },
  };
}

function serve(
  { office, limits }: Desks,
  ws: WebSocket,
  person: Person | null,
  address: string,
  complain: (what: string, error: unknown) => void,
): void {
  const watcher = watcherOf(ws, person);
  const asker: Asker = { person, watcher };
  const looks = new Set<string>();
  const send = (tell: Tell) => watcher.send(JSON.stringify(tell));
  let pending = 0;
  if (person) office.bus.arrive(person.id);

  ws.on('message', (data, isBinary) => {
    const message = isBinary ? undefined : parse(String(data));
    const ask = readAsk(message);
    const id = ask?.id ?? idOf(message);
    const seconds = limits.take(person ? `person ${person.id}` : `address ${address}`, LIMITS.person);
    if (seconds > 0) return send({ type: 'trouble', id, trouble: { trouble: 'too-many', seconds } });
    if (!ask) return send({ type: 'trouble', id, trouble: { trouble: 'bad-message' } });
    if (pending >= MOST_PENDING || !mayLook(looks, ask))
      return send({ type: 'trouble', id, trouble: { trouble: 'too-many', seconds: 1 } });
    pending++;
    answer(office, asker, ask)
      .catch((error: unknown): Trouble => {
        const trouble = troubleOf(error);
        if (!trouble) complain(`answering ${ask.type}`, error);
        return trouble ?? { trouble: 'unavailable' };
      })
      .then((reply) => {
        pending--;
        if (ask.type === 'look' && 'type' in reply && reply.type === 'done') {
          looks.add(ask.match);
          // Gone before it was shown anything.
          if (ws.readyState !== ws.OPEN) office.desk.leave(ask.match, watcher);
        }
        send('type' in reply ? reply : { type: 'trouble', id: ask.id, trouble: reply });
      });
  });
  // No text, or far too much of it: the connection is closed with the code that says so.
  ws.on('error', () => {});
  ws.on('close', () => {
    office.lobby.leave(watcher);
    if (person) {
      office.bus.depart(person.id);
      office.store.people.saw(person.id, office.now()).catch((error: unknown) => complain('saying goodbye', error));
    }
    for (const match of looks) office.desk.leave(match, watcher);
  });
}

/** May a connection look at one more? */
function mayLook(looks: Set<string>, ask: Ask): boolean {
  if (ask.type === 'leave') looks.delete(ask.match);
  return ask.type !== 'look' || looks.size < MOST_LOOKS || looks.has(ask.match);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
