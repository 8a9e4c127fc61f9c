import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@tempora/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { firstAdminSecret } from '../src/admin.ts';
import type { BusEvent } from '../src/cluster/bus.ts';
import { call, ENTROPY, Guest, openTable, playOn, startTestServer } from './test-server.ts';

let at: Awaited<ReturnType<typeof startTestServer>>;
let host: Guest;
beforeAll(async () => {
  at = await startTestServer();
  host = await arrive('Host');
  const { store, now } = at.server.context;
  const secret = await firstAdminSecret(store, now());
  await callAs(host, 'POST', '/api/admin/claim', { secret });
});
afterAll(async () => {
  host.close();
  await at.close();
});

const arrive = (name: string) => Guest.arrive(at.url, name);
const callAs = (guest: Guest, method: Parameters<typeof call>[1], path: string, body?: unknown) =>
  call(at.url, method, path, { token: guest.token, ...(body ? { body: body as object } : {}) });
const closing = (guest: Guest) => new Promise<number>((resolve) => guest.socket.once('close', (code) => resolve(code)));

/** Two people who have each picked their first card, which is then revealed. */
async function begun(ada: Guest, bob: Guest) {
  const match = await openTable(ada, 'tides', ['me', 'open']);
  await bob.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.request({ type: 'start', match });
  for (const [guest, seat] of [
    [ada, 0],
    [bob, 1],
  ] as const) {
    await guest.request({ type: 'subscribe', match, viewer: seat, since: -1 });
    const { seq, moves } = guest.updates.get(match) as { seq: number; moves: string[] };
    await guest.request({ type: 'submit', match, seat, seq, move: moves[0] as string });
  }
  return match;
}

describe('the first admin', () => {
  test('is whoever opens the printed link first, and nobody after that', async () => {
    const server = await startTestServer();
    const { store, now } = server.server.context;
    // The newer link ends the older one.
    const [older, newer] = [await firstAdminSecret(store, now()), await firstAdminSecret(store, now())];
    const [ada, bob] = [await Guest.arrive(server.url, 'Ada'), await Guest.arrive(server.url, 'Bob')];
    const claim = (guest: Guest, secret: string | null) =>
      call(server.url, 'POST', '/api/admin/claim', { token: guest.token, body: { secret } });
    expect((await claim(ada, 'x'.repeat(43))).status).toBe(403);
    expect((await claim(ada, older)).status).toBe(403);
    expect((await claim(ada, newer)).body).toMatchObject({ person: ada.person, isAdmin: true });
    expect((await claim(bob, newer)).status).toBe(403);
    expect((await claim(bob, older)).status).toBe(403);
    expect(await firstAdminSecret(store, now())).toBeNull();
    const [facts] = (await store.db.run([{ text: "select * from facts where key like 'admin%'", values: [] }])) ?? [];
    expect(facts).toEqual([]);
    for (const guest of [ada, bob]) guest.close();
    await server.close();
  });

  test('gets the link from a server started by its command', async () => {
    const data = mkdtempSync(join(tmpdir(), 'tempora-'));
    const script = `import('@tempora/server').then(async ({ readConfig, runServer }) => {
      const config = readConfig(['--port', '0', '--data', ${JSON.stringify(data)}], { LOG_LEVEL: 'silent' });
      process.stdout.write((await runServer(config, null)) + '\\n');
    });`;
    const server = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
      cwd: new URL('..', import.meta.url),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const [url, secret] = await new Promise<[string, string]>((resolve, reject) => {
      let text = '';
      server.stdout.on('data', (part) => {
        text += part;
        const found = /(http:\/\/\S+\/)#\/admin\/(\S+)/.exec(text);
        if (found && text.split('\n').length > 2) resolve([(found[1] as string).slice(0, -1), found[2] as string]);
      });
      server.once('exit', () => reject(new Error(`it said: ${text}`)));
    });
    const guest = await call(url, 'POST', '/api/guest', { body: { name: 'Ada' } });
    const { body } = await call(url, 'POST', '/api/admin/claim', { token: guest.body.token, body: { secret } });
    expect(body).toMatchObject({ name: 'Ada', isAdmin: true });
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  });
});

test('only a signed-in admin may administer, not a token', async () => {
  const ada = await arrive('Ada');
  const token = await callAs(host, 'POST', '/api/tokens', { label: '', scopes: ['account', 'read'] });
  for (const [method, path, body] of [
    ['GET', '/api/admin/people', null],
    ['PUT', `/api/admin/people/${host.person}/ban`, { reason: 'because' }],
    ['DELETE', `/api/admin/people/${host.person}/ban`, null],
    ['GET', '/api/admin/matches', null],
    ['GET', '/api/admin/matches/x', null],
    ['GET', '/api/admin/matches/x/export', null],
    ['POST', '/api/admin/matches/x/end', { why: 'because' }],
    ['POST', '/api/admin/matches/x/rewind', { ply: 0 }],
    ['GET', '/api/admin/reports', null],
    ['POST', '/api/admin/reports/x/close', null],
  ] as const) {
    expect([path, (await callAs(ada, method, path, body)).status]).toEqual([path, 403]);
    const bot = await call(at.url, method, path, { token: token.body.token, ...(body ? { body } : {}) });
    expect([path, bot.status]).toEqual([path, 403]);
    expect((await call(at.url, method, path, body ? { body } : {})).status).toBe(401);
  }
  ada.close();
});

describe('people', () => {
  test('are found by part of their name, a page at a time', async () => {
    const found = async (search: string) =>
      (await callAs(host, 'GET', `/api/admin/people?search=${encodeURIComponent(search)}`)).body;
    const guests = [await arrive('Grażyna 100%'), await arrive('grażyna_x'), await arrive('Zoë')];
    const names = async (search: string) =>
      (await found(search)).items.map(({ name }: { name: string }) => name).sort();
    expect(await names('Graż')).toEqual(['Grażyna 100%', 'grażyna_x']);
    expect(await names('%')).toEqual(['Grażyna 100%']);
    expect(await names('na_')).toEqual(['grażyna_x']);
    const text = JSON.stringify(await found(''));
    for (const secret of ['argon2', host.token]) expect(text).not.toContain(secret);
    const { store } = at.server.context;
    const person = await store.people.find(host.person);
    if (person) for (let i = 0; i < 60; i++) await store.people.add({ ...person, id: `many-${i}`, name: `Many ${i}` });
    const first = await found('Many');
    for (const odd of [
      'people?search=a&search=b',
      'people?after=a&after=b',
      'matches?status=lost',
      'reports?which=mine',
    ])
      expect(await callAs(host, 'GET', `/api/admin/${odd}`)).toMatchObject({
        status: 400,
        body: { error: { code: 'bad-request' } },
      });
    const rest = (await callAs(host, 'GET', `/api/admin/people?search=many&after=${first.next}`)).body;
    expect([first.items.length, rest.items.length, rest.next]).toEqual([50, 10, null]);
    for (const guest of guests) guest.close();
  });

  test('a banned person is signed out at once and stays out on every route until unbanned', async () => {
    const ada = await arrive('Ada');
    const account = { login: 'banned.one', password: 'correct horse' };
    await callAs(ada, 'POST', '/api/account', account);
    const { secret } = (await callAs(ada, 'POST', '/api/recovery')).body;
    const bot = (await callAs(ada, 'POST', '/api/tokens', { label: '', scopes: ['read'] })).body.token;
    const closed = closing(ada);
    const told = ada.until((message) => message.type === 'error' && message);
    // Every node is told and need not check by itself.
    const received: BusEvent[] = [];
    at.server.context.bus.subscribe((news) => received.push(news));
    const ban = (person: string, reason = 'was rude') =>
      callAs(host, 'PUT', `/api/admin/people/${person}/ban`, { reason });
    expect((await ban(ada.person)).status).toBe(204);
    expect(await told).toMatchObject({ error: { code: 'banned', reason: 'was rude' } });
    expect(await closed).toBe(1008);
    expect(received).toContainEqual({ kind: 'person', person: ada.person });
    const list = (await callAs(host, 'GET', '/api/admin/people?search=banned.one')).body;
    expect(list.items).toMatchObject([{ person: ada.person, banned: 'was rude' }]);
    expect((await call(at.url, 'GET', '/api/me', { token: bot })).status).toBe(401);
    // Their browser is told why whenever it comes back, and is nobody's.
    expect((await callAs(ada, 'GET', '/api/me')).body).toEqual({ error: { code: 'banned', reason: 'was rude' } });
    const back = new WebSocket(`${at.url.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    const heard = async () => JSON.parse(String((await once(back, 'message'))[0]));
    expect(await heard()).toEqual({ type: 'error', id: null, error: { code: 'banned', reason: 'was rude' } });
    back.send(JSON.stringify({ type: 'hello', id: 'hello', protocol: PROTOCOL_VERSION }));
    expect(await heard()).toMatchObject({ type: 'welcome', me: null });
    back.close();
    const logIn = () => call(at.url, 'POST', '/api/login', { body: account });
    expect((await logIn()).body).toEqual({ error: { code: 'banned', reason: 'was rude' } });
    // Somebody else may log in on their device.
    const bob = await arrive('Bob');
    const other = { login: 'not.banned', password: 'correct horse' };
    await callAs(bob, 'POST', '/api/account', other);
    const asAda = { token: ada.token, body: other };
    expect((await call(at.url, 'POST', '/api/login', asAda)).body).toMatchObject({ me: { person: bob.person } });
    bob.close();
    expect((await call(at.url, 'POST', '/api/recovery/use', { body: { secret } })).status).toBe(403);
    expect((await callAs(host, 'DELETE', `/api/admin/people/${ada.person}/ban`)).status).toBe(204);
    expect((await logIn()).status).toBe(200);
    expect((await ban(host.person)).body).toEqual({ error: { code: 'forbidden' } });
    expect((await ban('nobody-at-all')).body).toEqual({ error: { code: 'person-not-found' } });
    expect((await ban(ada.person, ' ')).status).toBe(400);
  });

  test('a session from before the ban is worthless, wherever it was kept', async () => {
    const ada = await arrive('Ada');
    const { store } = at.server.context;
    // As if another node had signed them in just after their sessions were closed.
    await store.people.setBanned(ada.person, 'was rude');
    expect((await callAs(ada, 'GET', '/api/me')).body).toEqual({ error: { code: 'banned', reason: 'was rude' } });
    const nobody = await Guest.connect(at.url, 'Ada', ada.person, ada.token);
    expect(await nobody.request({ type: 'chat', match: 'any', channel: 'players' })).toMatchObject({ type: 'error' });
    expect(await nobody.request({ type: 'hello', protocol: PROTOCOL_VERSION })).toMatchObject({ me: null });
    for (const guest of [ada, nobody]) guest.close();
  });
});

describe('a match', () => {
  test('is listed and shown without its secrets', async () => {
    const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
    const match = await begun(ada, bob);
    const lists = await Promise.all(
      ['?status=playing', `?person=${ada.person}`].map((query) => callAs(host, 'GET', `/api/admin/matches${query}`)),
    );
    for (const { body } of lists) expect(body.items.map((line: { match: string }) => line.match)).toContain(match);
    expect((await callAs(host, 'GET', '/api/admin/matches?status=lost')).status).toBe(400);
    const seen = await callAs(host, 'GET', `/api/admin/matches/${match}`);
    expect(seen.body).toMatchObject({ table: { match, status: 'playing' }, seq: 2, ply: 2, isPlayable: true });
    const exported = await callAs(host, 'GET', `/api/admin/matches/${match}/export`);
    expect(exported.body.record).toBeNull();
    expect(exported.body.log.length).toBeGreaterThan(0);
    const table = await at.server.context.store.matches.find(match);
    const text = JSON.stringify([lists, seen, exported]);
    for (const secret of [table?.fairSeed.kind === 'committed' ? table.fairSeed.secret : '?', ENTROPY])
      expect(text).not.toContain(secret);
    // The log is what the public has seen.
    const cyd = await arrive('Cyd');
    await cyd.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
    expect(exported.body.log).toEqual(cyd.updates.get(match)?.log.lines);
    cyd.close();
    expect((await callAs(host, 'GET', '/api/admin/matches/none')).body).toEqual({ error: { code: 'match-not-found' } });
    for (const guest of [ada, bob]) guest.close();
  });

  test('provides its record once it is over', async () => {
    const ada = await arrive('Ada');
    const match = await openTable(ada, 'tides', ['me', 'random']);
    await ada.request({ type: 'start', match });
    await ada.request({ type: 'subscribe', match, viewer: 0, since: -1 });
    await playOn(ada, match, 0);
    const record = await ada.request({ type: 'export-record', match });
    const { body } = await callAs(host, 'GET', `/api/admin/matches/${match}/export`);
    expect(body.record).toBe(record.type === 'record' && record.text);
    const end = await callAs(host, 'POST', `/api/admin/matches/${match}/end`, { why: 'too late' });
    expect(end.body).toEqual({ outcome: 'already-over' });
    expect((await callAs(host, 'POST', `/api/admin/matches/${match}/rewind`, { ply: 0 })).body).toEqual({
      outcome: 'not-running',
    });
    ada.close();
  });

  test('is ended with an explanation when it is stuck, and its secrets stay secret', async () => {
    const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
    const match = await begun(ada, bob);
    const told = bob.until(
      (message) => message.type === 'table' && message.match === match && message.status === 'ended' && message,
    );
    const end = (id: string) => callAs(host, 'POST', `/api/admin/matches/${id}/end`, { why: 'A fault of ours.' });
    expect((await end(match)).body).toEqual({ outcome: 'ended' });
    expect((await told).endedFor).toBe('A fault of ours.');
    const { seq, moves } = ada.updates.get(match) as { seq: number; moves: string[] };
    const late = await ada.request({ type: 'submit', match, seat: 0, seq, move: moves[0] ?? 'play:1' });
    expect(late).toMatchObject({ error: { code: 'game-over' } });
    expect(await ada.request({ type: 'subscribe', match, viewer: 1, since: -1 })).toMatchObject({
      error: { code: 'forbidden' },
    });
    expect(await ada.request({ type: 'export-record', match })).toMatchObject({ error: { code: 'not-over' } });
    expect((await end('none')).body).toEqual({ error: { code: 'match-not-found' } });
    for (const guest of [ada, bob]) guest.close();
  });

  test('goes back to a ply only if nothing was drawn or revealed since then', async () => {
    const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
    const rewind = async (match: string, ply: number) =>
      (await callAs(host, 'POST', `/api/admin/matches/${match}/rewind`, { ply })).body;
    const revealed = await begun(ada, bob);
    expect(await rewind(revealed, 0)).toEqual({ outcome: 'revealed' });
    expect(await rewind(revealed, 2)).toEqual({ outcome: 'no-such-ply' });
    expect(await rewind('none', 0)).toEqual({ error: { code: 'match-not-found' } });

    const match = await openTable(ada, 'tempus', ['me', 'me', 'me']);
    await ada.request({ type: 'start', match });
    const inspect = async () => (await callAs(host, 'GET', `/api/admin/matches/${match}`)).body;
    for (let i = 0; i < 100 && (await inspect()).ply - (await inspect()).backTo < 1; i++) {
      await ada.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
      const [seat = 0] = ada.updates.get(match)?.asked ?? [];
      await ada.request({ type: 'subscribe', match, viewer: seat, since: -1 });
      const { seq, moves } = ada.updates.get(match) as { seq: number; moves: string[] };
      await ada.request({ type: 'submit', match, seat, seq, move: moves[0] as string });
    }
    const { ply, backTo, seq } = await inspect();
    expect(ply).toBeGreaterThan(backTo);
    const told = ada.until((message) => message.type === 'update' && message.match === match && message.ply === backTo);
    expect(await rewind(match, backTo)).toEqual({ outcome: 'rewound' });
    await told;
    expect(await inspect()).toMatchObject({ ply: backTo, seq: seq + 1 });
    for (const guest of [ada, bob]) guest.close();
  });
});

test('reports are read and closed', async () => {
  const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
  await callAs(ada, 'POST', '/api/reports', { about: bob.person, text: 'was rude' });
  const list = async (query = '') => (await callAs(host, 'GET', `/api/admin/reports${query}`)).body;
  const [report] = await list();
  expect(report).toMatchObject({ person: ada.person, about: bob.person, match: null, text: 'was rude', closed: null });
  expect((await callAs(host, 'POST', `/api/admin/reports/${report.id}/close`)).status).toBe(204);
  expect(await list()).toEqual([]);
  expect(await list('?which=all')).toMatchObject([{ id: report.id, closed: expect.any(Number) }]);
  expect((await callAs(host, 'POST', '/api/admin/reports/none/close')).status).toBe(404);
  for (const guest of [ada, bob]) guest.close();
});
