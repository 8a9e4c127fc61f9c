import { openSmtpServer } from '@tempora/tools/smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../src/store/db.ts';
import { call, ENTROPY, Guest, openTable, startTestServer } from './test-server.ts';

let at: Awaited<ReturnType<typeof startTestServer>>;
let post: Awaited<ReturnType<typeof openSmtpServer>>;
/** How far the server's clock is ahead of ours; it never goes back. */
let ahead = 0;
beforeAll(async () => {
  post = await openSmtpServer();
  const env = { NOTICE_AFTER: '0', LIMIT_FACTOR: '1', SMTP_URL: post.url, PUBLIC_URL: 'https://games.example' };
  at = await startTestServer(env, { now: () => Date.now() + ahead });
});
afterAll(async () => {
  await at.close();
  post.close();
});

const callAs = (guest: Guest, method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  call(at.url, method, path, { token: guest.token, ...(body ? { body } : {}) });
const put = (guest: Guest, body: object) => callAs(guest, 'PUT', '/api/me/settings', body);
const settingsOf = async (guest: Guest) => (await callAs(guest, 'GET', '/api/me/settings')).body;
const resend = (guest: Guest) => callAs(guest, 'POST', '/api/me/email/confirmation');
const press = (path: string) => fetch(`${at.url}${path}`, { method: 'POST', body: new URLSearchParams() });

/** The e-mails to an address, once there are that many. */
async function emailsTo(email: string, count: number): Promise<string[]> {
  const found = () =>
    post.inbox.all
      .map((message) => message.replaceAll('=\n', '').replaceAll('=3D', '='))
      .filter((message) => message.includes(`To: ${email}`));
  await vi.waitUntil(() => found().length >= count, { timeout: 60_000 });
  return found();
}

function linkIn(message: string | undefined): string {
  return /https:\/\/games\.example(\/confirm\/[\w.-]+)/.exec(message ?? '')?.[1] as string;
}

test('nobody is sent notices before confirming their address through the link in an e-mail', async () => {
  const [ada, bob] = [await Guest.arrive(at.url, 'Ada'), await Guest.arrive(at.url, 'Bob')];
  expect((await put(bob, { email: 'bob@example.org' })).body).toMatchObject({
    isEmailWaiting: true,
    sendsEmail: true,
  });
  const [message] = await emailsTo('bob@example.org', 1);
  expect(message).not.toContain('/stop/');
  const link = linkIn(message);
  // Only the hash of the link is stored.
  const [kept] = (await at.server.context.store.db.run([sql`select * from challenges`])) ?? [];
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(link.split('.').at(-1));

  const match = await openTable(ada, 'tides', ['me', 'open']);
  await bob.request({ type: 'sit', match, entropy: ENTROPY });
  const closed = new Promise((resolve) => bob.socket.once('close', resolve));
  bob.close();
  await closed;
  await ada.request({ type: 'start', match });
  const { jobs } = at.server.context.store;
  const rest = async () => ((await jobs.nextDue()) ?? Number.POSITIVE_INFINITY) > Date.now() + 1000;
  await vi.waitUntil(rest, { timeout: 60_000 });
  expect(await emailsTo('bob@example.org', 1)).toHaveLength(1);

  // Mail programs open links in advance: that changes nothing.
  expect(await (await fetch(`${at.url}${link}`)).text()).toContain('<button>');
  expect((await settingsOf(bob)).isEmailWaiting).toBe(true);
  expect((await press(link)).status).toBe(200);
  expect(await settingsOf(bob)).toMatchObject({ email: 'bob@example.org', isEmailWaiting: false });
  await jobs.put({ key: 'again', kind: 'turn', subject: match, body: {}, due: 0, holder: '', heldUntil: 0 });
  const [, notice] = await emailsTo('bob@example.org', 2);
  expect(notice).toContain(`/#/t/${match}`);

  expect((await press(link)).status, 'it is good once').toBe(404);
  expect((await put(bob, { email: 'bob@example.org', language: 'pl' })).body.isEmailWaiting).toBe(false);
  expect((await resend(bob)).status, 'there is nothing to ask').toBe(400);
  ada.close();
});

test('another address needs an e-mail of its own; a link is valid only for the address it was sent to, and for a day', async () => {
  const cyd = await Guest.arrive(at.url, 'Cyd');
  await put(cyd, { email: 'cyd@example.org' });
  const first = linkIn((await emailsTo('cyd@example.org', 1))[0]);
  await put(cyd, { email: 'victim@example.org' });
  const second = linkIn((await emailsTo('victim@example.org', 1))[0]);
  expect((await press(first)).status).toBe(404);
  expect((await settingsOf(cyd)).isEmailWaiting).toBe(true);
  expect((await press(`/confirm/${cyd.person}.${'x'.repeat(43)}`)).status).toBe(404);
  ahead += 24 * 3600 * 1000 + 60_000;
  expect((await press(second)).status).toBe(404);
  expect((await resend(cyd)).status).toBe(204);
  const third = linkIn((await emailsTo('victim@example.org', 2))[1]);
  expect((await press(third)).status).toBe(200);
  expect((await settingsOf(cyd)).isEmailWaiting).toBe(false);
  // One confirmed address says nothing about another.
  expect((await put(cyd, { email: 'other@example.org' })).body.isEmailWaiting).toBe(true);
  // A person who removes an address and enters it again must confirm it again.
  await put(cyd, { email: null });
  expect((await put(cyd, { email: 'victim@example.org' })).body.isEmailWaiting).toBe(true);
  cyd.close();
});

test('e-mails are limited per address and per person', async () => {
  const [dan, eve, fay] = await Promise.all(['Dan', 'Eve', 'Fay'].map((name) => Guest.arrive(at.url, name)));
  const people = [dan, eve, fay] as [Guest, Guest, Guest];
  for (const [i, guest] of people.entries())
    expect((await put(guest, { email: i === 1 ? 'Poor@example.org' : 'poor@example.org' })).status).toBe(200);
  expect(await resend(people[0])).toMatchObject({ status: 429, body: { error: { code: 'rate-limited' } } });
  for (const n of [1, 2, 3]) await put(people[0], { email: `dan${n}@example.org` });
  const refused = await put(people[0], { email: 'dan4@example.org', language: 'pl' });
  expect(refused.status).toBe(429);
  expect(await settingsOf(people[0]), 'nothing is changed then').toMatchObject({
    email: 'dan3@example.org',
    language: null,
  });
  for (const guest of people) guest.close();
});

test('a server that sends no e-mail does not ask for confirmation', async () => {
  const quiet = await startTestServer();
  const { token } = await Guest.arrive(quiet.url, 'Gus');
  const body = { email: 'gus@example.org' };
  const chosen = await call(quiet.url, 'PUT', '/api/me/settings', { token, body });
  expect(chosen.body).toMatchObject({ ...body, isEmailWaiting: false, sendsEmail: false });
  expect((await call(quiet.url, 'POST', '/api/me/email/confirmation', { token })).status).toBe(400);
  await quiet.close();
});
