import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ApiMessage } from '@tempora/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { ConnectionCounts } from './connection-counts.ts';
import type { HttpContext } from './context.ts';
import { addressOf, type Identity, identify, isFromHere, networkOf } from './identity.ts';
import { LIMITS } from './limits.ts';
import { type SocketLoad, SocketSession } from './socket-session.ts';

const LARGEST_MESSAGE = 1_100_000;
const TOO_MANY = '429 Too Many Requests';
const HEARTBEAT = 25_000;
/** How long a client may take to close its connection when the server stops. */
const CLOSE_TIMEOUT = 2_000;

/** Accepts WebSockets: the protocol, one message per frame. */
export function acceptSockets(server: Server, context: HttpContext) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  const alive = new WeakSet<WebSocket>();
  const load: SocketLoad = { inFlight: 0, onIdle: null, isClosing: false };

  const counts = new ConnectionCounts(context.config, context.config.caps.sockets);

  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return serveWithoutUpgrade(server, request, head);
    // A client that goes away before it is accepted, or while it is refused, is no error.
    socket.on('error', () => {});
    const admission = load.isClosing ? '503 Service Unavailable' : await admit(context, request);
    const refuse = (status: string) => {
      context.metrics.refused.inc({ over: 'upgrade', code: status.slice(0, 3) });
      reject(socket, status);
    };
    if (typeof admission === 'string') return refuse(admission);
    const release = counts.open(admission.caller, admission.address);
    if (!release) return refuse(TOO_MANY);
    socket.once('close', release);
    sockets.handleUpgrade(request, socket, head, (ws) => {
      alive.add(ws);
      ws.on('pong', () => alive.add(ws));
      new SocketSession(context, { ws, socket: request.socket, ...admission }, load).start();
      const { banned: reason } = admission;
      if (reason === null) return;
      ws.send(JSON.stringify({ type: 'error', id: null, error: { code: 'banned', reason } } satisfies ApiMessage));
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

/** Who connects, and from where; or the status to refuse them with. Whoever is banned is nobody here, and is told why. */
async function admit(
  { config, limits, store, now }: HttpContext,
  request: IncomingMessage,
): Promise<{ caller: Identity | null; address: string; banned: string | null } | string> {
  if (request.url?.split('?')[0] !== '/api/socket') return '404 Not Found';
  if (!isFromHere(request, config.publicUrl)) return '403 Forbidden';
  const address = networkOf(addressOf(request, config.proxies));
  if (limits.take(`everybody ${address}`, LIMITS.everybody) > 0) return TOO_MANY;
  try {
    const known = await identify(store, request, now());
    const banned = known?.person.banned ?? null;
    const caller = banned === null ? known : null;
    if (!caller && limits.take(`address ${address}`, LIMITS.address) > 0) return TOO_MANY;
    return { caller, address, banned };
  } catch {
    return '503 Service Unavailable';
  }
}

/**
 * Another protocol was offered, as HTTP/2 by some libraries: the offer is ignored and the request answered as if it had not
 * been made (RFC 9110, 7.8). Node has let go of the connection by now, so it is given the request again.
 */
function serveWithoutUpgrade(server: Server, request: IncomingMessage, head: Buffer): void {
  const { socket, method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (!/^(upgrade|connection|http2-settings)$/i.test(rawHeaders[i] ?? ''))
      lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

/** Refuses and hangs up, whether or not the other side does. */
function reject(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}
