import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Ask, idOf, readAsk, type Tell, type Trouble } from '@tempora/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { answer } from '../answer.ts';
import type { Asker } from '../office.ts';
import { SCOPE_OF } from '../people/scopes.ts';
import { type Identity, identify, isFromHere } from './identity.ts';
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
          serve(desks, ws, request.socket, who, complain);
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

function serve(
  { office, limits, known }: Desks,
  ws: WebSocket,
  socket: Socket,
  who: Identity | null,
  complain: (what: string, error: unknown) => void,
): void {
  const person = who?.person ?? null;
  const watcher = {
    person: person?.id ?? null,
    send(text: string) {
      if (ws.readyState !== ws.OPEN) return;
      if (ws.bufferedAmount > MOST_UNSENT) return ws.close(1013, 'behind');
      // What is said in one breath, an answer and what came of it, goes out together.
      if (socket.writableCorked === 0) {
        socket.cork();
        process.nextTick(() => socket.uncork());
      }
      ws.send(text);
    },
  };
  const asker: Asker = { person, watcher };
  const looks = new Set<string>();
  const send = (tell: Tell) => watcher.send(JSON.stringify(tell));
  let pending = 0;
  if (person) office.bus.arrive(person.id);
  const line = known.open(who, asker, () => ws.close(1008, 'who'));

  ws.on('message', (data, isBinary) => {
    const message = isBinary ? undefined : parse(String(data));
    const ask = readAsk(message);
    const id = ask?.id ?? idOf(message);
    const seconds = limits.take(person ? `person ${person.id}` : `address ${socket.remoteAddress}`, LIMITS.person);
    if (seconds > 0) return send({ type: 'trouble', id, trouble: { trouble: 'too-many', seconds } });
    if (!ask) return send({ type: 'trouble', id, trouble: { trouble: 'bad-message' } });
    const refused = line.refuses(SCOPE_OF[ask.type]);
    if (refused) return send({ type: 'trouble', id, trouble: refused });
    if (pending >= MOST_PENDING || !mayLook(looks, ask))
      return send({ type: 'trouble', id, trouble: { trouble: 'too-many', seconds: 1 } });
    pending++;
    answer(office, asker, ask)
      .catch((error: unknown) => excuse(error, () => complain(`answering ${ask.type}`, error)))
      .then((reply) => {
        pending--;
        send('type' in reply ? reply : { type: 'trouble', id: ask.id, trouble: reply });
      });
  });
  ws.on('error', () => ws.terminate());
  ws.on('close', () => {
    line.gone();
    office.lobby.leave(watcher);
    if (person) {
      office.bus.depart(person.id);
      office.store.people.saw(person.id, office.now()).catch((error: unknown) => complain('saying goodbye', error));
    }
    for (const match of looks) office.desk.leave(match, watcher);
  });
}

/** What to say when something went wrong; what is a fault of ours is written down. */
function excuse(error: unknown, complain: () => void): Trouble {
  const trouble = troubleOf(error);
  if (!trouble) complain();
  return trouble ?? { trouble: 'unavailable' };
}

/** Keeps count of what a connection looks at. */
function mayLook(looks: Set<string>, ask: Ask): boolean {
  if (ask.type === 'leave') looks.delete(ask.match);
  if (ask.type !== 'look') return true;
  if (looks.size >= MOST_LOOKS && !looks.has(ask.match)) return false;
  looks.add(ask.match);
  return true;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
