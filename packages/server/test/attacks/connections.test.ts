import { once } from 'node:events';
import { type AddressInfo, connect, createServer as createTcp } from 'node:net';
import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { networkOf } from '../../src/http/identity.ts';
import { Guest, startTestServer } from '../test-server.ts';

/** Opens a socket: it stays open, or is refused with a status. */
async function openSocket(url: string, headers: { [name: string]: string }): Promise<WebSocket | number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('unexpected-response', (_, reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    socket.once('error', reject);
  });
}

describe('sockets', () => {
  test('are only so many of one person, and from one address', async () => {
    const at = await startTestServer({ MAX_SOCKETS: '3', ADDRESS_FACTOR: '2', LIMIT_FACTOR: '1', TRUST_PROXY: 'true' });
    const from = (address: string, token?: string) =>
      openSocket(at.url, { 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) });
    const [ada, bob] = [await Guest.arrive(at.url, 'Ada'), await Guest.arrive(at.url, 'Bob')];
    for (const guest of [ada, bob]) guest.close();
    await Promise.all([ada, bob].map(({ socket }) => once(socket, 'close')));
    const open: (WebSocket | number)[] = [];
    for (let i = 0; i < 5; i++) open.push(await from('192.0.2.1', ada.token));
    expect(open.map((one) => (typeof one === 'number' ? one : 'open'))).toEqual(['open', 'open', 'open', 429, 429]);
    // Six are as many as an address may have, of which clients without a name have half.
    const others: (WebSocket | number)[] = [];
    for (let i = 0; i < 3; i++) others.push(await from('192.0.2.1', bob.token));
    expect(others.map((one) => (typeof one === 'number' ? one : 'open'))).toEqual(['open', 'open', 'open']);
    expect(await from('192.0.2.1')).toBe(429);
    const unknown: (WebSocket | number)[] = [];
    for (let i = 0; i < 4; i++) unknown.push(await from('192.0.2.2'));
    expect(unknown.map((one) => (typeof one === 'number' ? one : 'open'))).toEqual(['open', 'open', 'open', 429]);
    // One that is closed makes room for another.
    (open[0] as WebSocket).close();
    await once(open[0] as WebSocket, 'close');
    let next = await from('192.0.2.1', ada.token);
    for (let i = 0; i < 50 && next === 429; i++) next = await from('192.0.2.1', ada.token);
    expect(next).toBeInstanceOf(WebSocket);
    for (const one of [...open, ...others, ...unknown, next]) if (typeof one !== 'number') one.terminate();
    await at.close();
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('from %s count as from %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('health and metrics', () => {
  test('are answered however often they are asked for', async () => {
    const at = await startTestServer({ LIMIT_FACTOR: '0.01' }, { now: () => 1_900_000_000_000 });
    const statuses = new Set<number>();
    for (let i = 0; i < 30; i++)
      for (const path of ['/healthz', '/readyz', '/metrics']) statuses.add((await fetch(at.url + path)).status);
    expect(statuses).toEqual(new Set([200]));
    await at.close();
  });

  test('metrics are for this machine only, whatever a proxy on it passes on', async () => {
    for (const env of [{}, { TRUST_PROXY: 'true' }]) {
      const at = await startTestServer(env);
      const read = async (headers: { [name: string]: string }) =>
        (await fetch(`${at.url}/metrics`, { headers })).status;
      expect(await read({})).toBe(200);
      expect(await read({ 'x-forwarded-for': '192.0.2.1' })).toBe(403);
      expect(await read({ 'x-forwarded-for': '127.0.0.1' })).toBe(403);
      expect(await read({ forwarded: 'for=192.0.2.1' })).toBe(403);
      await at.close();
    }
  });

  test('have a port of their own if asked, and are nowhere else then', async () => {
    const port = await freePort();
    const at = await startTestServer({ METRICS_PORT: String(port) });
    const own = `http://127.0.0.1:${port}`;
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await fetch(own + path)).status, path).toBe(200);
    expect((await fetch(`${own}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(200);
    expect((await fetch(`${own}/api/games`)).status).toBe(404);
    expect((await fetch(`${at.url}/metrics`)).status).toBe(403);
    expect((await fetch(`${at.url}/readyz`)).status).toBe(200);
    await at.close();
    await expect(fetch(`${own}/healthz`)).rejects.toThrow();
  });
});

async function freePort(): Promise<number> {
  const server = createTcp().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('at the edges of HTTP', () => {
  /** Sends a text as it stands and reads until the other side closes, or until it has seen something. */
  async function exchange(url: string, text: string | Buffer, until: RegExp): Promise<string> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let received = '';
    socket.on('error', () => {});
    socket.on('data', (data) => {
      received += data;
      if (until.test(received)) socket.destroy();
    });
    socket.write(text);
    await once(socket, 'close');
    return received;
  }

  test('an offer of HTTP/2 is ignored, with a body and without, also on a connection that goes on', async () => {
    const at = await startTestServer();
    const offer = 'host: here\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n';
    const plain = await exchange(at.url, `GET /healthz HTTP/1.1\r\n${offer}\r\n`, /"status":"ok"/);
    expect(plain).toMatch(/^HTTP\/1\.1 200 /);
    const body = JSON.stringify({ name: 'Ada' });
    const head = `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;
    const guest = `POST /api/guest HTTP/1.1\r\n${offer}${head}\r\n${body}`;
    const both = await exchange(at.url, `${guest}GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n`, /"status":"ok"/);
    expect(both.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
    expect(both).toContain('"name":"Ada"');
    await at.close();
  });

  test.each(['content-length', 'chunked'])(
    'a body that is too large gets its answer while it is sent (%s)',
    async (how) => {
      const at = await startTestServer();
      const socket = connect(Number(new URL(at.url).port), '127.0.0.1');
      let received = '';
      let failure: Error | null = null;
      socket.on('data', (data) => (received += data));
      socket.on('error', (error) => (failure = error));
      const size = 12_000_000;
      const length = how === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${size}`;
      socket.write(`POST /api/guest HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n${length}\r\n\r\n`);
      // Like a client that does not listen before it has sent everything.
      socket.pause();
      const part = Buffer.alloc(100_000, 32);
      for (let sent = 0; sent < size && !socket.destroyed; sent += part.length) {
        const frame = how === 'chunked' ? [`${part.length.toString(16)}\r\n`, part, '\r\n'] : [part];
        for (const piece of frame)
          if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
      }
      if (how === 'chunked') socket.write('0\r\n\r\n');
      socket.resume();
      while (!/too-large/.test(received) && !socket.destroyed)
        await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      expect(failure).toBeNull();
      expect(received).toMatch(/^HTTP\/1\.1 413 /);
      expect(received).toContain('{"error":{"code":"too-large"}}');
      // The connection is good for another request.
      received = '';
      socket.write('GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n');
      while (!/"status":"ok"/.test(received) && !socket.destroyed)
        await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      expect(received).toMatch(/^HTTP\/1\.1 200 /);
      socket.destroy();
      await at.close();
    },
  );

  test('pages and answers say what browsers may do with them', async () => {
    const at = await startTestServer({ TRUST_PROXY: 'true' });
    const headersOf = async (more: { [name: string]: string }) =>
      (await fetch(`${at.url}/api/games`, { headers: more })).headers;
    const plain = await headersOf({});
    expect(plain.get('content-security-policy')).toMatch(/connect-src 'self';/);
    expect(plain.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(plain.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(plain.get('permissions-policy')).toContain('camera=()');
    expect(plain.get('strict-transport-security')).toBeNull();
    const secure = await headersOf({ 'x-forwarded-proto': 'https' });
    expect(secure.get('strict-transport-security')).toBe('max-age=31536000');
    await at.close();
    const known = await startTestServer({ PUBLIC_URL: 'https://play.example/' });
    expect((await fetch(`${known.url}/healthz`)).headers.get('strict-transport-security')).not.toBeNull();
    await known.close();
  });
});
