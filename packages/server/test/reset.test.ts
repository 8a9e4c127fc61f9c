import { openSmtpServer } from '@tempora/tools/smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../src/store/db.ts';
import { call, Guest, startTestServer } from './test-server.ts';

let at: Awaited<ReturnType<typeof startTestServer>>;
let post: Awaited<ReturnType<typeof openSmtpServer>>;
let ahead = 0;
beforeAll(async () => {
  post = await openSmtpServer();
  const env = { SMTP_URL: post.url, PUBLIC_URL: 'https://games.example' };
  at = await startTestServer(env, { now: () => Date.now() + ahead });
});
afterAll(async () => {
  await at.close();
  post.close();
});

const send = (path: string, body: object) => call(at.url, 'POST', path, { body });
const logIn = (login: string, password: string) => send('/api/login', { login, password });
const NEXT = 'battery staple horse';

/** Somebody with a login; with an e-mail address that is confirmed, or not. */
async function member(login: string, email?: { confirmed: boolean }) {
  const guest = await Guest.arrive(at.url, login);
  const cookie = { cookie: `tempora=${guest.token}` };
  const body = { login, password: 'correct horse' };
  expect((await call(at.url, 'POST', '/api/account', { body, headers: cookie })).status).toBe(200);
  const address = `${login}@example.org`;
  await at.server.context.store.people.changeSettings(guest.person, () =>
    email ? { email: address, ...(email.confirmed && { confirmed: address }) } : {},
  );
  guest.close();
  return { ...guest, person: guest.person, token: guest.token };
}

const emails = (login: string) =>
  post.inbox.all
    .map((text) => text.replaceAll('=\n', '').replaceAll('=3D', '='))
    .filter((text) => text.includes(`To: ${login}@`));

async function tokenFor(login: string, count = 1): Promise<string> {
  expect((await send('/api/password/forgotten', { login })).body).toEqual({ sendsEmail: true });
  await vi.waitUntil(() => emails(login).length >= count, { timeout: 60_000 });
  return /#\/reset\/([\w.-]+)/.exec(emails(login)[count - 1] ?? '')?.[1] as string;
}

test('a link by e-mail sets a new password once, and ends all sessions', async () => {
  const ada = await member('ada.reset', { confirmed: true });
  const token = await tokenFor('ada.reset');
  const [kept] = (await at.server.context.store.db.run([sql`select * from challenges`])) ?? [];
  expect(JSON.stringify(kept), 'only its hash is stored').not.toContain(token.split('.').at(-1));
  expect((await send('/api/password/reset', { token, password: 'short' })).status).toBe(400);
  const done = await send('/api/password/reset', { token, password: NEXT });
  expect(done).toMatchObject({ status: 200, body: { me: { login: 'ada.reset' } } });
  expect((await call(at.url, 'GET', '/api/me', { token: ada.token })).status).toBe(401);
  expect((await logIn('ada.reset', 'correct horse')).status).toBe(403);
  expect((await logIn('ada.reset', NEXT)).status).toBe(200);
  expect((await send('/api/password/reset', { token, password: 'another one again' })).status).toBe(403);
});

test('the link opens in the language of the settings', async () => {
  const iva = await member('iva.reset', { confirmed: true });
  await at.server.context.store.people.changeSettings(iva.person, (settings) => ({ ...settings, language: 'sk' }));
  await tokenFor('iva.reset');
  expect(emails('iva.reset')[0]).toContain('https://games.example/?lang=sk#/reset/');
});

test('an old link, a changed link and a link of somebody else do nothing', async () => {
  const bob = await member('bob.reset', { confirmed: true });
  const eve = await member('eve.reset', { confirmed: true });
  const token = await tokenFor('eve.reset');
  const secret = token.split('.')[1];
  expect((await send('/api/password/reset', { token: `${bob.person}.${secret}`, password: NEXT })).status).toBe(403);
  expect((await send('/api/password/reset', { token, password: NEXT })).status, 'it is used up by that').toBe(403);
  const late = await tokenFor('eve.reset', 2);
  ahead += 2 * 3600_000;
  expect((await send('/api/password/reset', { token: late, password: NEXT })).status).toBe(403);
  for (const login of ['bob.reset', 'eve.reset']) expect((await logIn(login, 'correct horse')).status).toBe(200);
  expect(eve.person).not.toBe(bob.person);
});

test('nobody learns whether a login exists, and nothing is sent to an address that is not confirmed', async () => {
  await member('cyd.reset', { confirmed: false });
  await member('dan.reset');
  for (const login of ['cyd.reset', 'dan.reset', 'nobody.reset'])
    expect(await send('/api/password/forgotten', { login })).toMatchObject({ status: 200, body: { sendsEmail: true } });
  await member('fay.reset', { confirmed: true });
  await tokenFor('fay.reset'); // what was asked for before would have been sent by now
  for (const login of ['cyd.reset', 'dan.reset', 'nobody.reset']) expect(emails(login)).toEqual([]);
});

test('an admin makes such a link for anybody with a login but an admin; nobody else can', async () => {
  const [host, gil] = [await member('host.reset'), await member('gil.reset')];
  const guest = await Guest.arrive(at.url, 'Guest');
  const make = (by: { token: string }, person: string) =>
    call(at.url, 'POST', `/api/admin/people/${person}/reset`, { headers: { cookie: `tempora=${by.token}` } });
  expect((await make(gil, host.person)).status).toBe(403);
  await at.server.context.store.people.makeAdmin(host.person);
  expect((await make(host, guest.person)).status, 'a guest has no password').toBe(403);
  expect((await make(host, host.person)).status).toBe(403);
  expect((await make(gil, gil.person)).status).toBe(403);
  const { token } = (await make(host, gil.person)).body;
  expect((await send('/api/password/reset', { token, password: NEXT })).status).toBe(200);
  expect((await logIn('gil.reset', NEXT)).status).toBe(200);
  guest.close();
});

test('an admin reads what was said around a report, and nobody else does', async () => {
  const { store } = at.server.context;
  const host = await member('reader.reset');
  await store.people.makeAdmin(host.person);
  const line = (person: string, text: string, at: number) => ({
    ...{ person, name: person, seat: null, text, reaction: null, ply: 0, at },
  });
  const say = (person: string, text: string, when: number) =>
    store.chat.add({ match: 'rude', channel: 'players' }, line(person, text, when), `${person} ${when}`);
  for (let i = 0; i < 40; i++) await say('eve', `line ${i}`, 1000 + i);
  await say('bob', 'that is enough', 1040);
  await store.reports.add({
    ...{ id: 'r1', person: 'bob', about: 'eve', match: 'rude', text: 'rude', created: 1038, closed: null },
  });
  const read = (by: { token: string }, report: string) =>
    call(at.url, 'GET', `/api/admin/reports/${report}/lines`, { headers: { cookie: `tempora=${by.token}` } });
  const lines = (await read(host, 'r1')).body as { text: string; isReported: boolean }[];
  expect(lines.at(0)).toMatchObject({ text: 'line 9', isReported: true });
  expect(lines.at(-1)).toMatchObject({ text: 'that is enough', isReported: false });
  expect((await read(host, 'r2')).status).toBe(404);
  const other = await member('curious.reset');
  expect((await read(other, 'r1')).status).toBe(403);
});
