import { PROTOCOL_VERSION } from '@tempora/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { call, ENTROPY, Guest, openTable, startTestServer } from './test-server.ts';

let at: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());

const arrive = (name: string) => Guest.arrive(at.url, name);
const PASSWORD = 'correct horse battery';

/** Waits until a socket is closed and says by which code. */
function closing(guest: Guest): Promise<number> {
  return new Promise((resolve) => guest.socket.once('close', (code) => resolve(code)));
}

describe('a name', () => {
  test('changes at gathering tables, not in matches that have begun', async () => {
    const ada = await arrive('Ada');
    const [gathering, running] = [
      await openTable(ada, 'tides', ['me', 'open']),
      await openTable(ada, 'tides', ['me', 'random']),
    ];
    await ada.request({ type: 'start', match: running });
    const { body } = await call(at.url, 'PUT', '/api/me', { token: ada.token, body: { name: ' Ada II ' } });
    expect(body).toMatchObject({ person: ada.person, name: 'Ada II' });
    await ada.request({ type: 'subscribe', match: gathering, viewer: 'public', since: -1 });
    await ada.request({ type: 'subscribe', match: running, viewer: 0, since: -1 });
    expect(ada.tables.get(gathering)?.seats[0]).toMatchObject({ name: 'Ada II' });
    expect(ada.tables.get(running)?.seats[0]).toMatchObject({ name: 'Ada' });
    // Their open connection speaks under the new name too.
    const said = ada.until((message) => message.type === 'chat-line' && message.line);
    await ada.request({ type: 'say', match: gathering, channel: 'players', text: 'hello' });
    expect(await said).toMatchObject({ name: 'Ada II' });
    expect((await call(at.url, 'PUT', '/api/me', { token: ada.token, body: { name: '  ' } })).status).toBe(400);
    ada.close();
  });
});

describe('a recovery link', () => {
  test('signs in another device, once', async () => {
    const ada = await arrive('Ada');
    const { body } = await call(at.url, 'POST', '/api/recovery', { token: ada.token });
    const other = await call(at.url, 'POST', '/api/recovery/use', { body: { secret: body.secret } });
    expect(other.body.me).toMatchObject({ person: ada.person, name: 'Ada' });
    expect(other.body.token).not.toBe(ada.token);
    expect((await call(at.url, 'GET', '/api/me', { token: other.body.token })).body.person).toBe(ada.person);
    expect((await call(at.url, 'GET', '/api/me', { token: ada.token })).status).toBe(200);
    const again = await call(at.url, 'POST', '/api/recovery/use', { body: { secret: body.secret } });
    expect([again.status, again.body]).toEqual([403, { error: { code: 'forbidden' } }]);
    ada.close();
  });

  test('is not a session, and a newer one invalidates it', async () => {
    const ada = await arrive('Ada');
    const first = (await call(at.url, 'POST', '/api/recovery', { token: ada.token })).body.secret;
    expect((await call(at.url, 'GET', '/api/me', { token: first })).status).toBe(401);
    await call(at.url, 'POST', '/api/recovery', { token: ada.token });
    expect((await call(at.url, 'POST', '/api/recovery/use', { body: { secret: first } })).status).toBe(403);
    ada.close();
  });

  test('runs out', async () => {
    const ada = await arrive('Ada');
    const { secret } = (await call(at.url, 'POST', '/api/recovery', { token: ada.token })).body;
    await at.server.context.store.db.run([
      { text: "update sessions set expires = 1 where kind = 'recovery'", values: [] },
    ]);
    expect((await call(at.url, 'POST', '/api/recovery/use', { body: { secret } })).status).toBe(403);
    ada.close();
  });
});

describe('an account', () => {
  const signUp = (token: string, login: string) =>
    call(at.url, 'POST', '/api/account', { token, body: { login, password: PASSWORD } });
  const logIn = (login: string, password: string) => call(at.url, 'POST', '/api/login', { body: { login, password } });

  test('is created by a guest, who stays the same person', async () => {
    const ada = await arrive('Ada');
    const match = await openTable(ada, 'tides', ['me', 'open']);
    expect((await signUp(ada.token, ' Ada.Lovelace ')).body).toMatchObject({ login: 'ada.lovelace' });
    const entered = await logIn('ADA.lovelace', PASSWORD);
    expect(entered.body.me).toEqual({ person: ada.person, name: 'Ada', login: 'ada.lovelace', isAdmin: false });
    const elsewhere = await Guest.connect(at.url, 'Ada', ada.person, entered.body.token);
    expect(await elsewhere.request({ type: 'close-table', match })).toMatchObject({ type: 'done' });
    // Nobody else can have that login, nor Ada a second one.
    const bob = await arrive('Bob');
    expect((await signUp(bob.token, 'ada.lovelace')).body).toEqual({ error: { code: 'already-taken' } });
    expect((await signUp(ada.token, 'other')).body).toEqual({ error: { code: 'already-taken' } });
    for (const guest of [ada, elsewhere, bob]) guest.close();
  });

  test('the password is stored as argon2id and nothing else', async () => {
    const ada = await arrive('Ada');
    await signUp(ada.token, 'hashed');
    const person = await at.server.context.store.people.findLogin('hashed');
    expect(person?.password).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/);
    ada.close();
  });

  test('a wrong password and an unknown login get the same answer', async () => {
    const ada = await arrive('Ada');
    await signUp(ada.token, 'known');
    const wrong = await logIn('known', 'not the password');
    const unknown = await logIn('unknown', 'not the password');
    expect([wrong.status, wrong.body]).toEqual([403, { error: { code: 'wrong-password' } }]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect((await signUp((await arrive('Bob')).token, 'x')).status).toBe(400);
    ada.close();
  });

  test('a new password ends all other sessions and their open connections', async () => {
    const ada = await arrive('Ada');
    await signUp(ada.token, 'changing');
    const other = (await logIn('changing', PASSWORD)).body.token;
    const bot = await call(at.url, 'POST', '/api/tokens', {
      token: ada.token,
      body: { label: 'bot', scopes: ['play'] },
    });
    const elsewhere = await Guest.connect(at.url, 'Ada', ada.person, other);
    const change = (password: string) =>
      call(at.url, 'PUT', '/api/account/password', { token: ada.token, body: { password, next: 'another good one' } });
    expect((await change('wrong wrong')).body).toEqual({ error: { code: 'wrong-password' } });
    const closed = closing(elsewhere);
    expect((await change(PASSWORD)).status).toBe(204);
    expect(await closed).toBe(1008);
    expect((await call(at.url, 'GET', '/api/me', { token: other })).status).toBe(401);
    expect((await call(at.url, 'GET', '/api/me', { token: bot.body.token })).status).toBe(401);
    expect((await call(at.url, 'GET', '/api/me', { token: ada.token })).status).toBe(200);
    expect((await logIn('changing', PASSWORD)).status).toBe(403);
    expect((await logIn('changing', 'another good one')).status).toBe(200);
    ada.close();
  });

  test('logs out here, elsewhere, and everywhere', async () => {
    const ada = await arrive('Ada');
    await signUp(ada.token, 'leaving');
    const tokens = [];
    for (let i = 0; i < 4; i++) tokens.push((await logIn('leaving', PASSWORD)).body.token as string);
    const [here, there, third, fourth] = tokens as [string, string, string, string];
    const isIn = async (token: string) => (await call(at.url, 'GET', '/api/me', { token })).status === 200;
    await call(at.url, 'POST', '/api/logout', { token: here, body: {} });
    expect([await isIn(here), await isIn(there)]).toEqual([false, true]);
    const list = (await call(at.url, 'GET', '/api/sessions', { token: third })).body;
    expect(list).toHaveLength(4);
    expect(list.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1);
    expect(JSON.stringify(list)).not.toContain(third);
    const away = list.find(({ isThis }: { isThis: boolean }) => !isThis);
    expect((await call(at.url, 'DELETE', `/api/sessions/${away.id}`, { token: third })).status).toBe(204);
    expect((await call(at.url, 'GET', '/api/sessions', { token: third })).body).toHaveLength(3);
    const bob = await arrive('Bob');
    expect((await call(at.url, 'DELETE', `/api/sessions/${list[0].id}`, { token: bob.token })).status).toBe(403);
    await call(at.url, 'POST', '/api/logout', { token: third, body: { everywhere: true } });
    expect(await Promise.all([ada.token, there, third, fourth].map(isIn))).toEqual([false, false, false, false]);
    for (const guest of [ada, bob]) guest.close();
  });
});

describe('a browser', () => {
  const cookieOf = (headers: Headers) => /tempora=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';

  test('gets a cookie that no script can read and no other site can use', async () => {
    const plain = await call(at.url, 'POST', '/api/guest', { body: { name: 'Ada' } });
    expect(plain.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
    const cookie = cookieOf(plain.headers);
    const rename = (origin: Record<string, string>) =>
      call(at.url, 'PUT', '/api/me', { body: { name: 'Eve' }, headers: { cookie, ...origin } });
    expect((await rename({ origin: 'https://evil.example' })).body).toEqual({ error: { code: 'forbidden' } });
    expect((await rename({ origin: 'null' })).body).toEqual({ error: { code: 'forbidden' } });
    expect((await rename({ origin: at.url })).status).toBe(200);
    expect((await rename({})).status).toBe(200);
    // Logging out takes it back.
    const out = await call(at.url, 'POST', '/api/logout', { body: {}, headers: { cookie } });
    expect(out.headers.get('set-cookie')).toMatch(/tempora=; Max-Age=0;/);
    expect((await call(at.url, 'GET', '/api/me', { headers: { cookie } })).status).toBe(401);
  });

  test('cannot be signed in by another site', async () => {
    const from = { origin: 'https://evil.example' };
    const guest = await call(at.url, 'POST', '/api/guest', { body: { name: 'Ada' }, headers: from });
    expect(guest.body).toEqual({ error: { code: 'forbidden' } });
    const login = await call(at.url, 'POST', '/api/login', { body: { login: 'eve', password: 'x' }, headers: from });
    expect(login.body).toEqual({ error: { code: 'forbidden' } });
    // Nor can another site act for a signed-in person.
    const ada = await call(at.url, 'POST', '/api/guest', { body: { name: 'Ada' } });
    const headers = { ...from, cookie: cookieOf(ada.headers) };
    const socket = new WebSocket(`${at.url.replace('http', 'ws')}/api/socket`, { headers });
    const refused = new Promise((resolve) => socket.once('error', resolve).once('open', resolve));
    expect(String(await refused)).toContain('403');
  });

  test('ends its old session when it signs in again', async () => {
    const ada = await arrive('Ada');
    await call(at.url, 'POST', '/api/account', { token: ada.token, body: { login: 'anew', password: PASSWORD } });
    const guest = await call(at.url, 'POST', '/api/guest', { body: { name: 'Somebody new' } });
    const cookie = cookieOf(guest.headers);
    const entered = await call(at.url, 'POST', '/api/login', {
      body: { login: 'anew', password: PASSWORD },
      headers: { cookie },
    });
    expect(entered.body.me.person).toBe(ada.person);
    expect(cookieOf(entered.headers)).not.toBe(cookie);
    expect((await call(at.url, 'GET', '/api/me', { headers: { cookie } })).status).toBe(401);
    ada.close();
  });

  test('gets a secure cookie only where the server uses https', async () => {
    const server = await startTestServer({ PUBLIC_URL: 'https://tempora.example' });
    const { headers } = await call(server.url, 'POST', '/api/guest', {
      body: { name: 'Ada' },
      headers: { origin: 'https://tempora.example' },
    });
    expect(headers.get('set-cookie')).toMatch(/; Secure/);
    await server.close();
  });
});

describe('guesses', () => {
  test('are limited per login across all nodes, without locking out other people', async () => {
    const start = Date.now();
    const server = await startTestServer({ LIMIT_FACTOR: '0.6' }, { now: () => start });
    const ada = await Guest.arrive(server.url, 'Ada');
    const body = { login: 'ada', password: PASSWORD };
    await call(server.url, 'POST', '/api/account', { token: ada.token, body });
    const cyd = await Guest.arrive(server.url, 'Cyd');
    await call(server.url, 'POST', '/api/account', { token: cyd.token, body: { ...body, login: 'cyd' } });
    const attempt = (login: string, password: string) =>
      call(server.url, 'POST', '/api/login', { body: { login, password } });
    // A right password does not count as a guess, however often.
    for (let i = 0; i < 4; i++) expect((await attempt('ada', PASSWORD)).status).toBe(200);
    for (let i = 0; i < 3; i++)
      expect((await attempt('ada', 'wrong')).body).toEqual({ error: { code: 'wrong-password' } });
    const late = await attempt('ada', PASSWORD);
    expect(late.status).toBe(429);
    expect(late.body).toEqual({ error: { code: 'rate-limited', retryAfter: Number(late.headers.get('retry-after')) } });
    expect(late.body.error.retryAfter).toBeGreaterThan(0);
    expect((await attempt('bob', 'wrong')).body).toEqual({ error: { code: 'wrong-password' } });
    // An unknown login is limited just the same.
    for (let i = 0; i < 2; i++) await attempt('bob', 'wrong');
    expect((await attempt('bob', 'wrong')).status).toBe(429);
    // Nor are there more guesses for somebody who is signed in.
    const change = (password: string) =>
      call(server.url, 'PUT', '/api/account/password', { token: cyd.token, body: { password, next: PASSWORD } });
    for (let i = 0; i < 3; i++)
      expect((await change('wrong horse')).body).toEqual({ error: { code: 'wrong-password' } });
    expect((await change(PASSWORD)).status).toBe(429);
    // The count is in the store, not in this process.
    const n = await server.server.context.store.db.run([{ text: 'select max(n) as n from guesses', values: [] }]);
    expect(n?.[0]?.[0]?.n).toBeGreaterThan(3);
    // What strangers guessed does not slow the owner's own session down.
    const own = { password: PASSWORD, next: PASSWORD };
    expect((await call(server.url, 'PUT', '/api/account/password', { token: ada.token, body: own })).status).toBe(204);
    for (const guest of [ada, cyd]) guest.close();
    await server.close();
  });

  test('are limited per address, whatever the login', async () => {
    const start = Date.now();
    const server = await startTestServer({ LIMIT_FACTOR: '0.2' }, { now: () => start });
    const statuses = [];
    for (const login of ['one1', 'two2', 'three', 'four', 'five'])
      statuses.push((await call(server.url, 'POST', '/api/login', { body: { login, password: 'x' } })).status);
    expect(statuses).toEqual([403, 403, 403, 403, 429]);
    await server.close();
  });

  test('new people are limited too, and told when to try again', async () => {
    const server = await startTestServer({ LIMIT_FACTOR: '0.1' });
    const come = () => call(server.url, 'POST', '/api/guest', { body: { name: 'Ada' } });
    for (let i = 0; i < 3; i++) expect((await come()).status).toBe(200);
    const late = await come();
    expect([late.status, late.body.error.code]).toEqual([429, 'rate-limited']);
    expect(Number(late.headers.get('retry-after'))).toBe(late.body.error.retryAfter);
    await server.close();
  });
});

describe('a token', () => {
  const make = (guest: Guest, scopes: string[], days?: number) =>
    call(at.url, 'POST', '/api/tokens', {
      token: guest.token,
      body: { label: 'my bot', scopes, ...(days ? { days } : {}) },
    });

  test('shows its secret once, is listed and revoked', async () => {
    const ada = await arrive('Ada');
    const made = await make(ada, ['read', 'play'], 7);
    expect(made.body).toMatchObject({ label: 'my bot', scopes: ['read', 'play'] });
    expect(made.body.expires - made.body.created).toBe(7 * 24 * 3600 * 1000);
    const list = await call(at.url, 'GET', '/api/tokens', { token: ada.token });
    expect(list.body).toHaveLength(1);
    expect(JSON.stringify(list.body)).not.toContain(made.body.token);
    const bot = await Guest.connect(at.url, 'bot', ada.person, made.body.token);
    const closed = closing(bot);
    expect((await call(at.url, 'DELETE', `/api/tokens/${made.body.id}`, { token: ada.token })).status).toBe(204);
    expect(await closed).toBe(1008);
    expect((await call(at.url, 'GET', '/api/me', { token: made.body.token })).status).toBe(401);
    ada.close();
  });

  test('does only what its scopes allow, on sockets too', async () => {
    const ada = await arrive('Ada');
    const match = await openTable(ada, 'tides', ['me', 'open']);
    const { token } = (await make(ada, ['read'])).body;
    expect((await call(at.url, 'GET', '/api/me', { token })).status).toBe(200);
    for (const [method, path, body] of [
      ['PUT', '/api/me', { name: 'Eve' }],
      ['GET', '/api/me/export', undefined],
      ['GET', '/api/tokens', undefined],
    ] as const) {
      const { status, body: said } = await call(at.url, method, path, { token, ...(body ? { body } : {}) });
      expect([path, status, said]).toEqual([path, 403, { error: { code: 'forbidden' } }]);
    }
    const bot = await Guest.connect(at.url, 'bot', ada.person, token);
    expect(await bot.request({ type: 'subscribe', match, viewer: 0, since: -1 })).toMatchObject({ type: 'done' });
    const no = { type: 'error', error: { code: 'forbidden' } };
    expect(await bot.request({ type: 'sit', match, entropy: ENTROPY })).toMatchObject(no);
    expect(await bot.request({ type: 'say', match, channel: 'players', text: 'hi' })).toMatchObject(no);
    expect(await bot.request({ type: 'submit', match, seat: 0, seq: 0, move: 'play:1' })).toMatchObject(no);
    for (const guest of [ada, bot]) guest.close();
  });

  test('cannot extend its own rights or lock its owner out', async () => {
    const ada = await arrive('Ada');
    const { token } = (await make(ada, ['account'])).body;
    for (const [method, path, body] of [
      ['POST', '/api/tokens', { label: '', scopes: ['play'] }],
      ['POST', '/api/account', { login: 'stolen', password: PASSWORD }],
      ['POST', '/api/recovery', undefined],
      ['POST', '/api/passkeys/options', undefined],
      ['POST', '/api/logout', { everywhere: true }],
      ['DELETE', '/api/me', {}],
    ] as const) {
      const { status } = await call(at.url, method, path, { token, ...(body ? { body } : {}) });
      expect([path, status]).toEqual([path, 403]);
    }
    for (const ways of ['sessions', 'tokens']) {
      const list = async () => (await call(at.url, 'GET', `/api/${ways}`, { token: ada.token })).body;
      const [{ id }] = await list();
      expect([ways, (await call(at.url, 'DELETE', `/api/${ways}/${id}`, { token })).status]).toEqual([ways, 403]);
      expect(await list()).toHaveLength(1);
    }
    ada.close();
  });

  test('expires, even under an open connection', async () => {
    const ada = await arrive('Ada');
    const { token } = (await make(ada, ['read'])).body;
    const bot = await Guest.connect(at.url, 'bot', ada.person, token);
    await at.server.context.store.db.run([
      { text: "update sessions set expires = 1 where kind = 'token'", values: [] },
    ]);
    expect((await call(at.url, 'GET', '/api/me', { token })).status).toBe(401);
    const closed = closing(bot);
    at.server.context.bus.publish({ kind: 'person', person: ada.person });
    expect(await closed).toBe(1008);
    expect((await make(ada, [])).status).toBe(400);
    expect((await make(ada, ['everything'])).status).toBe(400);
    ada.close();
  });

  test('expires without being asked, even under an open connection', async () => {
    let ahead = 0;
    const server = await startTestServer({}, { now: () => Date.now() + ahead });
    const ada = await Guest.arrive(server.url, 'Ada');
    const made = await call(server.url, 'POST', '/api/tokens', {
      token: ada.token,
      body: { label: '', scopes: ['read'], days: 1 },
    });
    const bot = await Guest.connect(server.url, 'bot', ada.person, made.body.token);
    const closed = closing(bot);
    ahead = 25 * 3_600_000;
    void bot.request({ type: 'hello', protocol: PROTOCOL_VERSION });
    expect(await closed).toBe(1008);
    expect(bot.received.filter((text) => text.includes('"welcome"'))).toHaveLength(1);
    ada.close();
    await server.close();
  });
});
