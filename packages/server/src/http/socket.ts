import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ApiMessage } from '@tempora/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { HttpContext } from './context.ts';
import { addressOf, type Identity, identify, isFromHere } from './identity.ts';
import { LIMITS } from './limits.ts';
import { type SocketLoad, SocketSession } from './socket-session.ts';

const LARGEST_MESSAGE = 1_100_000;
const HEARTBEAT = 25_000;
/** How long a client may take to close its connection when the server stops. */
const CLOSE_TIMEOUT = 2_000;

/** Accepts WebSockets: the protocol, one message per frame. */
export function acceptSockets(server: Server, context: HttpContext) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  const alive = new WeakSet<WebSocket>();
  const load: SocketLoad = { inFlight: 0, onIdle: null, isClosing: false };

  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A client that disconnects before it is accepted, or while it is refused, is not an error.
    socket.on('error', () => {});
    const admission = load.isClosing ? '503 Service Unavailable' : await admit(context, request);
    if (typeof admission === 'string') return reject(socket, admission);
    sockets.handleUpgrade(request, socket, head, (ws) => {
      alive.add(ws);
      ws.on('pong', () => alive.add(ws));
      new SocketSession(context, { ws, socket: request.socket, ...admission }, load).start();
    });
  });

  const heartbeat = setInterval(() => {
    for (const ws of sockets.clients) {
      if (!alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }, HEARTBEAT).unref();

  return {
    /** Asks all clients to reconnect, here or to another node, once their requests are answered. */
    async close() {
      clearInterval(heartbeat);
      load.isClosing = true;
      const reconnect = JSON.stringify({ type: 'reconnect', reason: 'stopping' } satisfies ApiMessage);
      for (const ws of sockets.clients) ws.send(reconnect);
      await new Promise<void>((resolve) => {
        load.onIdle = resolve;
        if (load.inFlight === 0) resolve();
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

/** Who connects, and from where; or the status to refuse them with. */
async function admit(
  { config, limits, store, now }: HttpContext,
  request: IncomingMessage,
): Promise<{ caller: Identity | null; address: string } | string> {
  if (request.url?.split('?')[0] !== '/api/socket') return '404 Not Found';
  if (!isFromHere(request, config.publicUrl)) return '403 Forbidden';
  const address = addressOf(request, config.proxies);
  if (limits.take(`address ${address}`, LIMITS.address) > 0) return '429 Too Many Requests';
  try {
    const caller = await identify(store, request, now());
    return caller?.person.banned ? '403 Forbidden' : { caller, address };
  } catch {
    return '503 Service Unavailable';
  }
}

/** Refuses and hangs up, whether or not the other side does. */
function reject(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}
