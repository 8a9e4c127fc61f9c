import { lookup } from 'node:dns';
import { request } from 'node:http';
import { readConfig } from '@tempora/server';
import { openSmtpServer } from '@tempora/tools/smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMailer } from '../src/notify/email.ts';
import { isPublicAddress, outgoingHttp, urlFlaw } from '../src/notify/outgoing-http.ts';
import { pushKeys, pushTo } from '../src/notify/push.ts';
import { noticeSender, turnWatcher } from '../src/notify/turns.ts';
import { sql } from '../src/store/db.ts';
import type { Settings } from '../src/store/index.ts';
import { openHook, openPushService, PushBrowser } from './receivers.ts';
import { call, ENTROPY, Guest, openTable, startTestServer } from './test-server.ts';

vi.mock('node:dns', async (original) => {
  const dns = await original<typeof import('node:dns')>();
  return { ...dns, lookup: vi.fn(dns.lookup) };
});

const DONE = { type: 'done' };

type GameServer = Awaited<ReturnType<typeof startTestServer>>;

/** Ada's turn to wait: Bob has left, and has chosen how he would like to be told. */
async function leaveBobAsked(at: GameServer, settings: Settings, push?: object) {
  const [ada, bob] = [await Guest.arrive(at.url, 'Ada'), await Guest.arrive(at.url, 'Bob')];
  const { people } = at.server.context.store;
  await people.changeSettings(bob.person, () => settings);
  if (push) {
    const reply = await fetch(`${at.url}/api/me/push`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bob.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(push),
    });
    expect(reply.status).toBe(204);
  }
  const match = await openTable(ada, 'tides', ['me', 'open']);
  await bob.request({ type: 'sit', match, entropy: ENTROPY });
  const closed = new Promise((resolve) => bob.socket.once('close', resolve));
  bob.close();
  await closed;
  return { ada, bob, match };
}

describe('notices that it is your turn', () => {
  let at: GameServer;
  let post: Awaited<ReturnType<typeof openSmtpServer>>;
  beforeAll(async () => {
    post = await openSmtpServer();
    at = await startTestServer({
      NOTICE_AFTER: '0',
      ALLOW_PRIVATE_HOOKS: 'true',
      SMTP_URL: post.url,
      PUBLIC_URL: 'https://games.example/',
    });
  });
  afterAll(async () => {
    await at.close();
    post.close();
  });

  test('a webhook is called once a turn, and again after a failure', async () => {
    const hook = await openHook(500);
    const { ada, match } = await leaveBobAsked(at, { webhook: `${hook.url}/bob` });
    await ada.request({ type: 'start', match });
    const [failed, told] = await hook.inbox.first(2);
    expect(JSON.parse(String(told?.body))).toEqual(JSON.parse(String(failed?.body)));
    expect(JSON.parse(String(told?.body))).toMatchObject({
      title: 'Your turn in Tides of Time',
      url: `https://games.example/#/t/${match}`,
    });
    // The same turn again, as if a node had died after telling: nothing more is said.
    const { jobs } = at.server.context.store;
    await jobs.put({
      key: `turn ${match}`,
      kind: 'turn',
      subject: match,
      body: {},
      due: 0,
      holder: '',
      heldUntil: 0,
    });
    await vi.waitUntil(async () => ((await jobs.nextDue()) ?? Number.POSITIVE_INFINITY) > Date.now() + 1000, {
      timeout: 60_000,
    });
    expect(hook.inbox.all).toHaveLength(2);
    ada.close();
    hook.close();
  });

  test('an e-mail has a link that unsubscribes', async () => {
    const { ada, bob, match } = await leaveBobAsked(at, { email: 'bob@example.org', confirmed: 'bob@example.org' });
    await ada.request({ type: 'start', match });
    const [letter] = await post.inbox.first(1);
    const joined = letter?.replaceAll('=\n', '').replaceAll('=3D', '=') ?? '';
    expect(joined).toContain('To: bob@example.org');
    const stop = /https:\/\/games\.example(\/stop\/[\w.-]+)/.exec(joined)?.[1] as string;
    expect((await fetch(`${at.url}${stop}x`)).status).toBe(404);
    // Nor can one who has a link make another of it.
    const others = stop.replace(bob.person, ada.person);
    expect((await fetch(`${at.url}${others}`, { method: 'POST' })).status).toBe(404);
    expect(await (await fetch(`${at.url}${stop}`)).text()).toContain('<button>');
    const { people } = at.server.context.store;
    expect((await people.find(bob.person))?.settings.muted).toBeUndefined();
    const done = await fetch(`${at.url}${stop}`, { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect(done.status).toBe(200);
    expect((await people.find(bob.person))?.settings.muted).toEqual(['email']);
    ada.close();
  });

  test('errors in delivery do not reveal the address', async () => {
    const notice = {
      title: 'Your turn',
      text: 'Come',
      url: 'https://games.example/',
      stop: 'https://games.example/stop/x',
      stopText: 'Stop: https://games.example/stop/x',
    };
    const post = await openSmtpServer((line) => (line.startsWith('RCPT') ? `550 who is ${line}?` : '250 ok'));
    const service = await openPushService(500);
    const { endpoint, keys } = new PushBrowser(`${service.url}/a-secret-place`).subscription();
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const vapid = await pushKeys(at.server.context.store);
    const failures = await Promise.all([
      createMailer(post.url, 'server@example.org')('bob@example.org', notice).catch((error: unknown) => error),
      pushTo(outgoingHttp({ allowsPrivateHooks: true }), vapid, { endpoint, keys }, notice).catch(
        (error: unknown) => error,
      ),
    ]);
    for (const [i, answered] of ['550', '500'].entries()) {
      expect(failures[i]).toBeInstanceOf(Error);
      const told = JSON.stringify(failures[i], ['message', ...Object.getOwnPropertyNames(failures[i])]);
      expect(told).toContain(`answered ${answered}`);
      expect(told).not.toMatch(/bob@|a-secret-place/);
    }
    vi.unstubAllEnvs();
    post.close();
    service.close();
  });

  test('a push goes to every browser; a browser that is gone is forgotten', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const service = await openPushService(201, 410);
    const browser = new PushBrowser(`${service.url}/bob`);
    const { ada, bob, match } = await leaveBobAsked(at, {}, browser.subscription());
    await ada.request({ type: 'start', match });
    const [pushed] = await service.inbox.first(1);
    expect(pushed?.headers.authorization).toMatch(/^vapid /);
    expect(browser.read(pushed?.body as Buffer)).toMatchObject({ url: `https://games.example/#/t/${match}` });
    const { people, jobs, notices } = at.server.context.store;
    await vi.waitUntil(async () => (await notices.lastSeq({ match, person: bob.person, way: 'push' })) >= 0, {
      timeout: 60_000,
    });
    await notices.setLastSeq({ match, person: bob.person, way: 'push' }, -1);
    await jobs.put({ key: 'again', kind: 'turn', subject: match, body: {}, due: 0, holder: '', heldUntil: 0 });
    await service.inbox.first(2);
    await vi.waitUntil(async () => (await people.find(bob.person))?.settings.push?.length === 0, { timeout: 60_000 });
    vi.unstubAllEnvs();
    ada.close();
    service.close();
  });

  test('a browser that was notified is not notified again because another cannot be reached', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const [good, bad] = [await openPushService(), await openPushService(500, 500, 500)];
    const { ada, bob, match } = await leaveBobAsked(at, {}, new PushBrowser(`${good.url}/bob`).subscription());
    const { people, notices } = at.server.context.store;
    const other = new PushBrowser(`${bad.url}/bob`).subscription();
    await people.changeSettings(bob.person, ({ push = [], ...rest }) => ({ ...rest, push: [other, ...push] }));
    await ada.request({ type: 'start', match });
    await vi.waitUntil(async () => (await notices.lastSeq({ match, person: bob.person, way: 'push' })) >= 0, {
      timeout: 60_000,
    });
    expect([good.inbox.all.length, bad.inbox.all.length]).toEqual([1, 1]);
    expect((await people.find(bob.person))?.settings.push).toHaveLength(2);
    vi.unstubAllEnvs();
    ada.close();
    for (const service of [good, bad]) service.close();
  });

  test('people who are on vacation, have muted notices or are banned are not notified', async () => {
    const hook = await openHook();
    const one = await leaveBobAsked(at, { webhook: hook.url, vacation: true });
    const two = await leaveBobAsked(at, { webhook: hook.url, muted: ['webhook'] });
    const three = await leaveBobAsked(at, { webhook: hook.url });
    await at.server.context.store.people.setBanned(three.bob.person, 'was rude');
    const last = await leaveBobAsked(at, { webhook: `${hook.url}/last` });
    for (const { ada, match } of [one, two, three, last]) {
      await ada.request({ type: 'start', match });
      ada.close();
    }
    const [only] = await hook.inbox.first(1);
    expect(only?.path).toBe('/last');
    expect(hook.inbox.all).toHaveLength(1);
    hook.close();
  });

  test('a notice under way is not sent to a person who has muted it meanwhile', async () => {
    const hook = await openHook();
    const { ada, bob, match } = await leaveBobAsked(at, { webhook: hook.url, muted: ['webhook'] });
    const worker = noticeSender({
      ...at.server.context,
      config: readConfig([], { ALLOW_PRIVATE_HOOKS: 'true' }),
    });
    const body = { seq: 0, person: bob.person, way: 'webhook', game: 'tides', names: [] };
    const job = { key: 'tell', kind: 'tell', subject: match, body, due: 0, holder: '', heldUntil: 0 };
    await worker(job);
    expect(hook.inbox.all).toHaveLength(0);
    await at.server.context.store.people.changeSettings(bob.person, ({ webhook }) => ({ ...(webhook && { webhook }) }));
    await worker(job);
    expect(hook.inbox.all).toHaveLength(1);
    ada.close();
    hook.close();
  });
});

test('a person with the page open is notified only after a longer delay, and only if they have not moved', async () => {
  const at = await startTestServer({ NOTICE_AFTER: '600' });
  const { context, jobs } = at.server;
  await jobs.stop(); // what is set stays to be seen
  const [ada, bob] = [await Guest.arrive(at.url, 'Ada'), await Guest.arrive(at.url, 'Bob')];
  await context.store.people.changeSettings(bob.person, () => ({ webhook: 'https://hook.example/' }));
  const match = await openTable(ada, 'tides', ['me', 'open']);
  await bob.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.request({ type: 'start', match });
  const look = (body: object) =>
    turnWatcher({ ...context, config: { ...context.config, noticeAfter: 0 } })({
      key: `turn ${match}`,
      kind: 'turn',
      subject: match,
      body,
      due: 0,
      holder: '',
      heldUntil: 0,
    });
  const set = async () => {
    const [rows] = (await context.store.db.run([sql`select kind, body from jobs where subject = ${match}`])) ?? [];
    return (rows ?? []).flatMap(({ kind, body }) =>
      kind !== 'event' && (kind === 'tell' || body !== '{}') ? [[kind, JSON.parse(String(body))]] : [],
    );
  };
  await look({});
  expect(await set()).toEqual([['turn', { secondLookAt: 0 }]]);
  for (const [seat, guest] of [ada, bob].entries()) {
    await guest.request({ type: 'subscribe', match, viewer: seat, since: -1 });
    const [move] = guest.updates.get(match)?.moves ?? [];
    expect(await guest.request({ type: 'submit', match, seat, seq: 0, move: move as string })).toMatchObject(DONE);
  }
  await look({ secondLookAt: 0 });
  expect(await set()).toEqual([['turn', { secondLookAt: 0 }]]);
  await look({ secondLookAt: 2 });
  expect(await set()).toContainEqual(['tell', expect.objectContaining({ person: bob.person, seq: 2 })]);
  for (const guest of [ada, bob]) guest.close();
  await at.close();
});

test('turns in quick succession share one notice, for the last of them', async () => {
  const at = await startTestServer({ NOTICE_AFTER: '4', ALLOW_PRIVATE_HOOKS: 'true' });
  const hook = await openHook();
  const { ada, bob, match } = await leaveBobAsked(at, { webhook: hook.url });
  await ada.request({ type: 'start', match });
  const { store } = at.server.context;
  const turnJobs = async () => {
    const [rows] = (await store.db.run([sql`select due from jobs where kind = 'turn' and subject = ${match}`])) ?? [];
    return (rows ?? []).map(({ due }) => Number(due));
  };
  const [first] = (await call(at.url, 'GET', `/api/matches/${match}/view?viewer=1`, { token: bob.token })).body.moves;
  const body = { id: 'b1', seat: 1, seq: 0, move: first };
  await call(at.url, 'POST', `/api/matches/${match}/moves`, { token: bob.token, body });
  const before = await turnJobs();
  await ada.request({ type: 'subscribe', match, viewer: 0, since: -1 });
  const [move] = ada.updates.get(match)?.moves ?? [];
  await ada.request({ type: 'submit', match, seat: 0, seq: 0, move: move as string });
  // Both are asked anew: the job that was set before is enough.
  expect(await turnJobs()).toEqual(before);
  const question = ada.updates.get(match)?.seq;
  await hook.inbox.first(1);
  await vi.waitUntil(
    async () => (await store.notices.lastSeq({ match: match, person: bob.person, way: 'webhook' })) >= 0,
    { timeout: 60_000 },
  );
  expect(await store.notices.lastSeq({ match: match, person: bob.person, way: 'webhook' })).toBe(question);
  expect(hook.inbox.all).toHaveLength(1);
  ada.close();
  hook.close();
  await at.close();
});

describe('outgoing requests', () => {
  test.each([
    ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    [
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
    ],
    ['', 'localhost', '1.2.3'],
  ])('do not go to private addresses', (...addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
  });

  test('go to public addresses', () => {
    for (const address of ['1.1.1.1', '8.8.8.8', '2606:4700::1111']) expect(isPublicAddress(address)).toBe(true);
    for (const place of ['https://discord.com/api/webhooks/1/x', 'https://1.1.1.1/x'])
      expect(urlFlaw(place)).toBe(null);
    for (const place of [
      'http://discord.com/x',
      'https://localhost/x',
      'https://printer.local/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://2130706433/x',
      'https://0x7f.1/x',
      'https://discord.com:8080/x',
      'https://user:pass@discord.com/x',
      'file:///etc/passwd',
      'no place at all',
    ])
      expect(urlFlaw(place), place).not.toBe(null);
  });

  test('go to no private address, in whatever form, unless the host allows it', async () => {
    const at = await startTestServer({ NOTICE_AFTER: '0' });
    const [hook, service] = [await openHook(), await openPushService()];
    const push = [new PushBrowser(`${service.url}/bob`).subscription()];
    const { ada, bob, match } = await leaveBobAsked(at, { webhook: hook.url, push });
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    await ada.request({ type: 'start', match });
    const { people, notices } = at.server.context.store;
    for (const way of ['webhook', 'push'])
      await vi.waitUntil(async () => (await notices.lastSeq({ match, person: bob.person, way })) >= 0, {
        timeout: 60_000,
      });
    expect([hook.inbox.all.length, service.inbox.all.length]).toEqual([0, 0]);
    expect((await people.find(bob.person))?.settings).toEqual({ push: [] });
    vi.unstubAllEnvs();
    ada.close();
    for (const receiver of [hook, service]) receiver.close();
    await at.close();
  });

  test('are refused when a host name resolves to a private address, even beside a public one', async () => {
    const hook = await openHook();
    const both = ['127.0.0.1', '1.1.1.1'].map((address) => ({ address, family: 4 }));
    for (const name of ['localhost', 'both.example']) {
      if (name !== 'localhost')
        vi.mocked(lookup).mockImplementationOnce(((_: string, __: object, found: (...answer: unknown[]) => void) =>
          found(null, both)) as typeof lookup);
      const url = hook.url.replace('127.0.0.1', name);
      const failed = await new Promise<{ code?: string }>((resolve) => {
        request(url, { agent: outgoingHttp({ allowsPrivateHooks: false }).agentFor(url) })
          .on('error', resolve)
          .on('response', () => resolve({ code: 'answered' }))
          .end();
      });
      expect([name, failed.code]).toEqual([name, 'EPRIVATE']);
    }
    expect(hook.inbox.all).toHaveLength(0);
    hook.close();
  });
});
