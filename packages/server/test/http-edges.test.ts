import { once } from 'node:events';
import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from './test-server.ts';

/** What no client of ours would ever send, but anybody can. */
describe('at the edges of HTTP', () => {
  let at: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    at = await startTestServer();
  });
  afterAll(() => at.close());

  const UPGRADE = { host: 'here', connection: 'Upgrade', upgrade: 'websocket' };

  /** Requests a socket at a raw address, and returns the first line of the answer. */
  async function statusLineOf(address: string): Promise<string> {
    const socket = connect(Number(new URL(at.url).port), '127.0.0.1');
    const headers = Object.entries(UPGRADE).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${address} HTTP/1.1\r\n${headers.join('')}\r\n`);
    let received = '';
    socket.on('data', (data) => (received += data));
    await once(socket, 'close');
    return received.split('\r\n')[0] ?? '';
  }

  test.each(['http://[/', '//', '/nowhere', '/api/socket/', '*'])('a socket at %s is refused', async (address) => {
    expect(await statusLineOf(address)).toBe('HTTP/1.1 404 Not Found');
    expect((await fetch(`${at.url}/healthz`)).status).toBe(200);
  });

  test('a connection that stays open after an error is closed', async () => {
    const hungUp = once(at.app.server, 'connection').then(([theirs]) => once(theirs, 'close'));
    const socket = connect({ port: Number(new URL(at.url).port), host: '127.0.0.1', allowHalfOpen: true });
    socket.write('GET /nowhere HTTP/1.1\r\nhost: here\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
    socket.resume();
    await hungUp;
    socket.destroy();
  });

  test.each([
    ['/nowhere', {}],
    ['/api/socket', { origin: 'http://elsewhere' }],
    ['/api/socket', { authorization: `Bearer ${'x'.repeat(40)}` }],
  ])(
    'a client that asks for a socket at %s with %j and disconnects before the answer does no harm',
    async (url, more) => {
      const gone = new Duplex({ read() {}, write: (_, __, done) => done(new Error('ECONNRESET')) });
      const closed = new Promise((resolve) => gone.once('close', resolve));
      at.app.server.emit(
        'upgrade',
        { url, method: 'GET', headers: { ...UPGRADE, ...more }, socket: gone },
        gone,
        Buffer.of(),
      );
      gone.destroy(new Error('ECONNRESET'));
      await closed;
      expect((await fetch(`${at.url}/healthz`)).status).toBe(200);
    },
  );
});
