import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { waitAfter } from '../../src/accounts/guesses.ts';
import { call, Guest, startTestServer } from '../test-server.ts';

const PASSWORD = 'correct horse battery';

describe('whoever guesses passwords', () => {
  let at: Awaited<ReturnType<typeof startTestServer>>;
  // Time stands still, however busy the machine is.
  const START = Date.now();
  let ahead = 0;
  let ada: Guest;
  beforeEach(async () => {
    ahead = 0;
    at = await startTestServer({ LIMIT_FACTOR: '1', TRUST_PROXY: 'true' }, { now: () => START + ahead });
    ada = await Guest.arrive(at.url, 'Ada');
    await call(at.url, 'POST', '/api/account', { token: ada.token, body: { login: 'ada', password: PASSWORD } });
  });
  afterEach(async () => {
    ada.close();
    await at.close();
  });

  const attempt = (from: string, login: string, password: string) =>
    call(at.url, 'POST', '/api/login', { body: { login, password }, headers: { 'x-forwarded-for': from } });

  /** Guesses as often as it goes without a wait. */
  async function guessOn(from: string, login: string): Promise<number> {
    for (let count = 0; ; count++) if ((await attempt(from, login, 'wrong')).status === 429) return count;
  }

  test('does not lock out the owner, who comes from elsewhere or is there already', async () => {
    expect(await guessOn('192.0.2.1', 'ada')).toBe(5);
    expect((await attempt('192.0.2.1', 'ada', PASSWORD)).status).toBe(429);
    expect((await attempt('198.51.100.7', 'ada', PASSWORD)).status).toBe(200);
    const body = { password: PASSWORD, next: `${PASSWORD}!` };
    // The session is from the very address of the guesser.
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const changed = await call(at.url, 'PUT', '/api/account/password', { token: ada.token, body, headers });
    expect(changed.status).toBe(204);
  });

  test('waits longer each time, and hears for how long', async () => {
    await guessOn('192.0.2.1', 'ada');
    const waits: number[] = [];
    for (let i = 0; i < 5; i++) {
      const { body, headers } = await attempt('192.0.2.1', 'ada', 'wrong');
      expect(Number(headers.get('retry-after'))).toBe(body.error.retryAfter);
      waits.push(body.error.retryAfter);
      ahead += body.error.retryAfter * 1000;
      expect((await attempt('192.0.2.1', 'ada', 'wrong')).body).toEqual({ error: { code: 'wrong-password' } });
    }
    expect(waits).toEqual([1, 2, 4, 8, 16]);
    // The right password ends it.
    ahead += 32_000;
    expect((await attempt('192.0.2.1', 'ada', PASSWORD)).status).toBe(200);
    expect(await guessOn('192.0.2.1', 'ada')).toBe(5);
  });

  test('gains nothing by guessing all at once', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => attempt('192.0.2.1', 'ada', 'wrong')));
    expect(all.filter(({ status }) => status === 403)).toHaveLength(5);
  });

  test('cannot tell a login that exists from one that does not', async () => {
    const answers = async (login: string, from: string) => {
      const given = [];
      for (let i = 0; i < 7; i++) given.push(await attempt(from, login, 'wrong'));
      return given.map(({ status, body }) => ({ status, body }));
    };
    expect(await answers('nobody', '192.0.2.2')).toEqual(await answers('ada', '192.0.2.3'));
  });

  test('has as many guesses from one IPv6 network as from one address', async () => {
    const codes = [];
    for (let i = 1; i <= 6; i++) codes.push((await attempt(`2001:db8:1:2::${i}`, 'ada', 'wrong')).status);
    expect(codes).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await attempt('2001:db8:1:3::1', 'ada', 'wrong')).status).toBe(403);
  });

  test('is slowed down with many logins, too, though those who share the address not for long', async () => {
    const codes = [];
    for (let i = 0; i < 21; i++) codes.push((await attempt('192.0.2.9', `login${i}`, 'wrong')).status);
    expect(codes.indexOf(429)).toBe(20);
    expect(waitAfter('address', 1000, 1)).toBe(30_000);
    expect(waitAfter('pair', 1000, 1)).toBe(900_000);
  });
});
