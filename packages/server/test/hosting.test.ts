import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ApiMessage } from '@tempora/protocol';
import { checkRunningMatches, databaseFile, lockHolder, openStore, readConfig } from '@tempora/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '../src/http/identity.ts';
import { cleanupJob } from '../src/jobs/cleanup.ts';
import { loadFullSession } from '../src/match/session.ts';
import { sql } from '../src/store/db.ts';
import type { StoredTable } from '../src/store/index.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Guest, openTable, startTestServer } from './test-server.ts';

const LAUNCH = fileURLToPath(new URL('../../../tools/launch.mjs', import.meta.url));

/** The command line, run as a host would. */
async function tempora(...args: string[]): Promise<{ code: number; out: string }> {
  const child = spawn(process.execPath, [LAUNCH, 'tempora', ...args], { env: { ...process.env, DATABASE_URL: '' } });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (out += data));
  const [code] = await once(child, 'close');
  return { code: code as number, out };
}

/** Some moves of a game against a bot; the match goes on. */
async function play(guest: Guest, moves: number): Promise<string> {
  const match = await openTable(guest, 'tides', ['me', 'random']);
  await guest.request({ type: 'start', match });
  const first = guest.until(isOurTurn);
  await guest.request({ type: 'subscribe', match, viewer: 0, since: -1 });
  await first;
  for (let i = 0; i < moves; i++) await playOne(guest, match);
  return match;
}

/** The bot has answered already, so nothing happens until we do. */
function isOurTurn(message: ApiMessage): boolean {
  return message.type === 'update' && String(message.asked) === '0';
}

async function playOne(guest: Guest, match: string): Promise<void> {
  const { seq, moves } = guest.updates.get(match) as { seq: number; moves: string[] };
  const asked = guest.until((message) => message.type === 'update' && message.seq > seq && isOurTurn(message));
  expect(await guest.request({ type: 'submit', match, seat: 0, seq, move: moves[0] as string })).toMatchObject({
    type: 'done',
  });
  await asked;
}

describe('hosting a server', () => {
  let at: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    at = await startTestServer({ METRICS_TOKEN: 'for-prometheus' });
  });
  afterAll(() => at.close());

  test('it reports whether it is alive and whether it is ready', async () => {
    expect(await (await fetch(`${at.url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${at.url}/readyz`)).json()).toEqual({ status: 'ok' });
  });

  test('it has metrics for whoever has the token', async () => {
    const ada = await Guest.arrive(at.url, 'Ada');
    await play(ada, 1);
    expect((await fetch(`${at.url}/metrics`)).status).toBe(403);
    const read = async () =>
      (await fetch(`${at.url}/metrics`, { headers: { authorization: 'Bearer for-prometheus' } })).text();
    const gathering = await openTable(ada, 'tides', ['me', 'open']);
    const text = await read();
    expect(text).toMatch(/tempora_requests_total\{type="submit",end="done"\} 1/);
    expect(text).toMatch(/tempora_matches\{status="playing"\} 1/);
    expect(text).toMatch(/tempora_sockets 1/);
    expect(text).not.toContain('Ada');
    expect(text).toMatch(/tempora_matches\{status="gathering"\} 1/);
    await ada.request({ type: 'close-table', match: gathering });
    expect(await read()).not.toMatch(/status="gathering"/);
    ada.close();
  });

  test('it is backed up while it runs and restored as it was', async () => {
    const ada = await Guest.arrive(at.url, 'Ada');
    const match = await play(ada, 2);
    const then = ada.updates.get(match);
    const folder = mkdtempSync(join(tmpdir(), 'tempora-'));
    const file = join(folder, 'backup.db');
    expect(await tempora('backup', file, '--data', at.data)).toMatchObject({ code: 0 });
    // Secrets of running matches must not be readable by others on this machine.
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await tempora('backup', file, '--data', at.data)).toMatchObject({ code: 2 });
    await playOne(ada, match);
    // What is open is not overwritten.
    expect(await tempora('restore', file, '--data', at.data)).toMatchObject({ code: 2 });
    expect(await tempora('restore', file, '--data', join(folder, 'data'))).toMatchObject({ code: 0 });
    expect(statSync(join(folder, 'data')).mode & 0o077).toBe(0);
    const other = await startTestServer({ TEMPORA_DATA: join(folder, 'data') });
    const back = await Guest.connect(other.url, 'Ada', ada.person, ada.token);
    const shown = back.until((message) => message.type === 'update' && message);
    await back.request({ type: 'subscribe', match, viewer: 0, since: -1 });
    expect(await shown).toMatchObject({ view: then?.view, seq: then?.seq, moves: then?.moves });
    await playOne(back, match);
    ada.close();
    back.close();
    await other.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('it deletes what nobody needs any more, every day', async () => {
    const ada = await Guest.arrive(at.url, 'Ada');
    const { store, wake } = at.server.context;
    const forgotten = await openTable(ada, 'tides', ['me', 'open']);
    const gathering = await openTable(ada, 'tides', ['me', 'open']);
    const running = await play(ada, 1);
    for (const match of [forgotten, running])
      await store.db.run([sql`update heads set changed = 1 where match = ${match}`]);
    const job = cleanupJob(1);
    await store.jobs.put(job);
    wake(job);
    while (await store.matches.find(forgotten)) await pause(20);
    expect((await fetch(`${at.url}/api/tables/${forgotten}`)).status).toBe(404);
    for (const match of [running, gathering]) expect((await fetch(`${at.url}/api/tables/${match}`)).status).toBe(200);
    const due = async () => (await store.db.run([sql`select due from jobs where key = 'tidy'`]))?.[0]?.[0]?.due;
    while (Number(await due()) <= Date.now()) await pause(20);
    ada.close();
  });

  test('a file that is not a backup replaces nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tempora-'));
    const file = (name: string) => join(folder, name);
    writeFileSync(file('text'), 'no database at all, '.repeat(500));
    writeFileSync(file('empty'), '');
    const foreign = openSqlite(file('foreign'));
    await foreign.run([sql`create table recipes (name text)`]);
    await foreign.close();
    const later = await openStore({ file: file('later') });
    await later.db.run([sql`insert into steps (step) values (1000)`]);
    await later.db.close();
    mkdirSync(file('data'));
    for (const name of ['text', 'empty', 'foreign', 'later'])
      expect(await tempora('restore', file(name), '--data', file('data')), name).toMatchObject({
        code: 1,
        out: expect.stringMatching(/^tempora: .* is not a backup of a server: .+\n$/),
      });
    expect(readdirSync(file('data'))).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  });

  test('a backup that cannot be written is reported in one line', async () => {
    expect(await tempora('backup', join(at.data, 'no', 'such', 'folder'), '--data', at.data)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^tempora: .+\n$/),
    });
  });

  test('it lists who has reported whom, by name', async () => {
    const [ada, bob] = [await Guest.arrive(at.url, 'Ada'), await Guest.arrive(at.url, 'Bob')];
    const report = { id: 'a-report', person: ada.person, about: bob.person, match: null, text: 'was rude' };
    await at.server.context.store.reports.add({ ...report, created: 1, closed: null });
    const { out } = await tempora('admin', 'reports', '--data', at.data);
    expect(out).toContain(`Ada (${ada.person}) about Bob (${bob.person}): was rude`);
    ada.close();
    bob.close();
  });

  test('a second server cannot open the same folder', async () => {
    const child = spawn(process.execPath, [LAUNCH, 'start', '--data', at.data, '--port', '0']);
    let out = '';
    child.stderr.on('data', (data) => (out += data));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(out).toMatch(/uses /);
  });

  test('the lock of a server that crashed keeps nobody out, even if its process id is in use again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tempora-'));
    const noted = (...lines: (string | number)[]) => writeFileSync(join(folder, 'tempora.pid'), lines.join('\n'));
    noted(process.ppid, 'before the lights went out', '');
    expect(lockHolder(folder)).toBe(null);
    noted(process.ppid);
    expect(lockHolder(folder)).toBe(process.ppid);
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('settings', () => {
  test.each([
    ['PORT', '99999'],
    ['PORT', 'four'],
    ['PUBLIC_URL', 'play.example.org'],
    ['LIMIT_FACTOR', '-1'],
    ['NOTICE_AFTER', 'soon'],
    ['LEASE_SECONDS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
  ])('%s=%s is reported as wrong before the server starts', (name, value) => {
    expect(() => readConfig([], { [name]: value })).toThrow(value);
  });

  test.each([
    ['DATABASE_URL', 'db:hunter2'],
    ['DATABASE_URL', 'mysql://me:hunter2@db/tempora'],
    ['REDIS_URL', 'hunter2@redis'],
    ['SMTP_URL', 'http://me:hunter2@mail'],
  ])('%s=%s is reported as wrong, without its password', (name, value) => {
    expect(() => readConfig([], { [name]: value })).toThrow(new RegExp(`^${name}(?!.*hunter2)`));
  });

  test('that are unknown are answered with a list of those that exist', () => {
    for (const flag of ['--help', '--prot=1', '0.0.0.0']) expect(() => readConfig([flag], {})).toThrow('--port N');
  });

  test('that are empty count as not set', () => {
    const names = ['PORT', 'HOST', 'TEMPORA_DATA', 'PUBLIC_URL', 'LIMIT_FACTOR', 'NOTICE_AFTER', 'LEASE_SECONDS'];
    const more = ['LOG_LEVEL', 'TRUST_PROXY', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL'];
    const empty = Object.fromEntries([...names, ...more].map((name) => [name, '']));
    expect(readConfig([], empty)).toEqual(readConfig([], {}));
  });

  test('say how many proxies are trusted; addresses further back could be forged', async () => {
    const asked = (told?: string) =>
      ({ socket: { remoteAddress: 'proxy' }, headers: { 'x-forwarded-for': told } }) as never;
    expect(addressOf(asked('liar, guest'), 0)).toBe('proxy');
    expect(addressOf(asked('liar, guest'), 1)).toBe('guest');
    expect(addressOf(asked('liar, guest, cdn'), 2)).toBe('guest');
    expect(addressOf(asked('guest'), 3)).toBe('guest');
    expect(addressOf(asked(), 1)).toBe('proxy');
    // The same over HTTP: new guests are limited by their address.
    const at = await startTestServer({ TRUST_PROXY: 'true', LIMIT_FACTOR: '0.1' });
    const arrive = async (from: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
      const body = JSON.stringify({ name: 'Guest' });
      return (await fetch(`${at.url}/api/guest`, { method: 'POST', headers, body })).status;
    };
    for (const liar of ['a', 'b', 'c']) expect(await arrive(`${liar}, 192.0.2.1`)).toBe(200);
    expect(await arrive('d, 192.0.2.1')).toBe(429);
    expect(await arrive('d, 192.0.2.2')).toBe(200);
    await at.close();
  });
});

describe('the check before new rules', () => {
  test('says which running matches can continue; the others wait or are ended with an explanation', async () => {
    const at = await startTestServer();
    const ada = await Guest.arrive(at.url, 'Ada');
    const [good, old, bad] = [await play(ada, 1), await play(ada, 1), await play(ada, 1)];
    ada.close();
    const { db } = at.server.context.store;
    await db.run([sql`update matches set rules = 0 where id = ${old as string} or id = ${bad as string}`]);
    // As if the rules no longer allowed the first move that was made.
    await db.run([sql`update entries set move = 'play:99' where match = ${bad as string} and seq = 0`]);
    const { app, server, data } = at;
    await app.close();
    await server.close();

    // The database may belong to a server of another version: it is left unchanged.
    const bare = openSqlite(databaseFile(data));
    await bare.run([sql`delete from steps where step = 3`]);
    await bare.close();
    const first = await tempora('check-rules', '--data', data, '--json');
    const after = openSqlite(databaseFile(data));
    expect(await after.run([sql`select step from steps where step = 3`])).toEqual([[]]);
    await after.run([sql`insert into steps (step) values (3)`]);
    await after.close();
    const verdicts = Object.fromEntries(
      first.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .map((verdict) => [verdict.match, verdict.disagrees]),
    );
    expect(first.code).toBe(1);
    expect(verdicts).toEqual({ [good as string]: null, [old as string]: null, [bad as string]: expect.any(String) });

    const again = await startTestServer({ TEMPORA_DATA: data });
    const bob = await Guest.arrive(again.url, 'Bob');
    await bob.request({ type: 'subscribe', match: old as string, viewer: 'public', since: -1 });
    expect(bob.updates.has(old as string)).toBe(false); // it waits: its rules are not ours
    bob.close();
    expect(await tempora('gate', '--data', data, '--adopt')).toMatchObject({ code: 2 }); // not while it is open
    await again.app.close();
    await again.server.close();

    expect(await tempora('gate', '--data', data, '--adopt', '--end', 'The rules were mended.')).toMatchObject({
      code: 1,
    });
    expect(await tempora('check-rules', '--data', data)).toMatchObject({ code: 0 });
    const last = await startTestServer({ TEMPORA_DATA: data });
    const store = last.server.context.store.matches;
    expect(await store.find(old as string)).toMatchObject({ status: 'playing', rules: 1 });
    expect(await store.find(bad as string)).toMatchObject({
      status: 'ended',
      doc: { endedFor: 'The rules were mended.' },
    });
    await last.close();
  });
});

test('finds a match whose views, asked seats or winner differ although every move is legal', async () => {
  const at = await startTestServer();
  const ada = await Guest.arrive(at.url, 'Ada');
  const match = await play(ada, 1);
  const { store } = at.server.context;
  const disagrees = async () => {
    for await (const verdict of checkRunningMatches(store)) if (verdict.match === match) return verdict.disagrees;
  };
  const state = JSON.stringify((await loadFullSession({ store }, match))?.m?.state);
  const { seq, asked } = (await store.matches.find(match)) as StoredTable;
  await store.db.run([
    sql`insert into checkpoints (match, seq, ply, body) values (${match}, ${seq}, ${seq}, ${`{"state":${state}}`})`,
  ]);
  expect(await disagrees()).toBeNull();
  await store.db.run([sql`update heads set ranking = ${'[[0],[1]]'} where match = ${match}`]);
  expect(await disagrees()).toContain('result');
  await store.db.run([sql`update heads set ranking = ${null}, asked = ${'[1]'} where match = ${match}`]);
  expect(await disagrees()).toContain('asked');
  await store.db.run([sql`update heads set asked = ${JSON.stringify(asked)} where match = ${match}`]);
  await store.db.run([sql`update checkpoints set body = ${'{"state":{}}'} where match = ${match}`]);
  expect(await disagrees()).toContain('looks different');
  ada.close();
  await at.close();
});

describe('a host on the command line', () => {
  test('inspects, ends, bans and unbans while the server runs', async () => {
    const at = await startTestServer();
    const [ada, eve] = [await Guest.arrive(at.url, 'Ada'), await Guest.arrive(at.url, 'Eve')];
    const match = await play(ada, 1);
    const admin = (...args: string[]) => tempora('admin', ...args, '--data', at.data);
    expect((await admin('people', 'Eve')).out).toContain(eve.person);
    expect((await admin('matches', 'playing')).out).toContain(match);
    expect((await admin('inspect', match)).out).not.toMatch(/secret|entropy/);
    expect(await admin('rewind', match, '0')).toMatchObject({ code: 1 });
    // Eve sends nothing, and is disconnected all the same.
    const sentAway = once(eve.socket, 'close');
    expect(await admin('ban', eve.person, 'rude')).toMatchObject({ code: 0 });
    expect((await sentAway)[0]).toBe(1008);
    expect((await fetch(`${at.url}/api/me`, { headers: { authorization: `Bearer ${eve.token}` } })).status).toBe(403);
    const told = ada.until((message) => message.type === 'table' && message.status === 'ended' && message.endedFor);
    expect(await admin('end', match, 'It was stuck.')).toMatchObject({ code: 0 });
    expect(await told).toBe('It was stuck.');
    expect(await admin('dance')).toMatchObject({ code: 2 });
    // An id that begins with a dash is no option.
    expect(await admin('ban', '-AAAAAAAAAAA', 'rude')).toMatchObject({ code: 1 });
    // A mistyped name creates no new server.
    expect(await tempora('admin', 'people', '', '--data', `${at.data}/typo`)).toMatchObject({ code: 2 });
    expect(await tempora('check-rules', '--data', `${at.data}/typo`)).toMatchObject({ code: 2 });
    for (const guest of [ada, eve]) guest.close();
    await at.close();
  });
});
