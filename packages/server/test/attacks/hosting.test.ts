import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile, openStore, readConfig } from '@tempora/server';
import { describe, expect, test } from 'vitest';
import { adminNotice, claimAdmin, firstAdminSecret } from '../../src/admin.ts';
import { JobRunner } from '../../src/jobs/runner.ts';
import { Metrics } from '../../src/metrics.ts';
import { sql } from '../../src/store/db.ts';
import { ServerProcess } from '../server-process.ts';
import { call, Guest, startTestServer } from '../test-server.ts';

describe('the data folder', () => {
  test('is for its owner only, also one that was there before', async () => {
    const data = join(mkdtempSync(join(tmpdir(), 'tempora-')), 'data');
    mkdirSync(data, { mode: 0o755 });
    writeFileSync(databaseFile(data), '', { mode: 0o644 });
    const at = await startTestServer({ TEMPORA_DATA: data });
    const guest = await Guest.arrive(at.url, 'Ada');
    const modes = ['', 'tempora.db', 'tempora.db-wal', 'tempora.pid'].map(
      (name) => statSync(join(data, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
    guest.close();
    await at.close();
    rmSync(join(data, '..'), { recursive: true, force: true });
  });
});

describe('the admin link', () => {
  test('is printed once, expires, and ends with a newer one', async () => {
    const at = await startTestServer();
    const { store } = at.server.context;
    const ada = await Guest.arrive(at.url, 'Ada');
    const begin = Date.now();
    const secretIn = (text: string | null) => /#\/admin\/(\S+)/.exec(text ?? '')?.[1];
    const printed = secretIn(await adminNotice(store, begin, at.url));
    expect(printed).toBeDefined();
    // Another node, or the next start, prints none while this one is good.
    const again = await adminNotice(store, begin + 1000, at.url);
    expect(secretIn(again)).toBeUndefined();
    expect(again).toContain('tempora admin link');
    const claim = (secret: string | undefined, now: number) =>
      claimAdmin({ store, now: () => now }, ada.person, secret ?? '');
    const newer = (await firstAdminSecret(store, begin + 2000)) as string;
    expect(await claim(printed, begin + 3000)).toBe(false);
    const day = 24 * 3600_000;
    expect(await claim(newer, begin + 2000 + day)).toBe(false);
    const next = secretIn(await adminNotice(store, begin + 2000 + day, at.url));
    expect(next).toBeDefined();
    expect(await claim(next, begin + 2 * day)).toBe(true);
    expect(await adminNotice(store, begin + 3 * day, at.url)).toBeNull();
    ada.close();
    await at.close();
  });
});

describe('a webhook', () => {
  test('that would never be called is refused, with the reason', async () => {
    const at = await startTestServer();
    const ada = await Guest.arrive(at.url, 'Ada');
    const save = (webhook: string) => call(at.url, 'PUT', '/api/me/settings', { token: ada.token, body: { webhook } });
    for (const [webhook, reason] of [
      ['http://hooks.example.org/x', 'not-https'],
      ['https://hooks.example.org:8443/x', 'own-port'],
      ['https://127.0.0.1/x', 'not-public'],
      ['https://[::1]/x', 'not-public'],
      ['https://printer.local/x', 'not-public'],
      ['https://localhost/x', 'not-public'],
    ] as const)
      expect(await save(webhook), webhook).toMatchObject({
        status: 400,
        body: { error: { code: 'webhook-refused', reason } },
      });
    expect((await call(at.url, 'GET', '/api/me/settings', { token: ada.token })).body.webhook).toBeNull();
    expect((await save('https://hooks.example.org/x')).status).toBe(200);
    ada.close();
    await at.close();
  });

  test('can be tried, and what comes back is shown', async () => {
    const hook = createHttp((request, response) => {
      request
        .resume()
        .on('end', () => response.writeHead(418, { 'x-tea': 'yes' }).end(`I am a teapot ${'.'.repeat(1000)}`));
    }).listen(0, '127.0.0.1');
    await once(hook, 'listening');
    const at = await startTestServer({ ALLOW_PRIVATE_HOOKS: 'true' });
    const ada = await Guest.arrive(at.url, 'Ada');
    const token = { token: ada.token };
    expect((await call(at.url, 'POST', '/api/me/webhook/test', token)).status).toBe(400);
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
    await call(at.url, 'PUT', '/api/me/settings', { ...token, body: { webhook: url } });
    const { body } = await call(at.url, 'POST', '/api/me/webhook/test', token);
    expect(body.status).toBe(418);
    expect(body.text).toMatch(/^I am a teapot/);
    expect(body.text.length).toBeLessThanOrEqual(300);
    hook.close();
    hook.closeAllConnections();
    expect((await call(at.url, 'POST', '/api/me/webhook/test', token)).body).toEqual({
      status: null,
      text: expect.stringContaining('ECONNREFUSED'),
    });
    ada.close();
    await at.close();
  });
});

describe('a damaged database', () => {
  /** Overwrites pages of the file: unless others are named the last two, which nothing needs to start, an index and a table. */
  function damage(file: string, pages?: number[]): void {
    const last = statSync(file).size / 4096;
    const handle = openSync(file, 'r+');
    for (const page of pages ?? [last - 1, last])
      writeSync(handle, Buffer.alloc(4096, 0xab), 0, 4096, (page - 1) * 4096);
    closeSync(handle);
  }

  /** A data folder whose server has stopped. */
  async function someData(): Promise<string> {
    const data = mkdtempSync(join(tmpdir(), 'tempora-'));
    const store = await openStore({ file: databaseFile(data) });
    for (let i = 0; i < 50; i++) await store.settings.setLastUp(i);
    await store.db.close();
    return data;
  }

  test('is found at the start: not ready, and a sentence that says what to do', async () => {
    const data = await someData();
    damage(databaseFile(data));
    const logged: string[] = [];
    const error = console.error;
    console.error = (...said: unknown[]) => logged.push(said.join(' '));
    const at = await startTestServer({ TEMPORA_DATA: data });
    const reply = await call(at.url, 'GET', '/readyz');
    expect(reply).toMatchObject({ status: 503, body: { status: 'damaged' } });
    expect(reply.body.reason).toMatch(/is damaged .*tempora restore FILE/);
    expect((await call(at.url, 'GET', '/healthz')).status).toBe(200);
    expect((await call(at.url, 'POST', '/api/guest', { body: { name: 'Ada' } })).body).toEqual({
      error: { code: 'unavailable' },
    });
    await at.close();
    console.error = error;
    // The log says so once, however often something cannot be written.
    expect(logged).toEqual([expect.stringMatching(/^checking the database .*tempora restore FILE/)]);
  });

  test.each(['people', 'facts', 'jobs', 'matches'])(
    'lets a server run whose table %s cannot be read',
    async (table) => {
      const data = await someData();
      const store = await openStore({ file: databaseFile(data) });
      const [rows] = (await store.db.run([sql`select rootpage from sqlite_schema where name = ${table}`])) ?? [];
      await store.db.close();
      damage(databaseFile(data), [Number(rows?.[0]?.rootpage)]);
      const node = new ServerProcess({ TEMPORA_DATA: data, LOG_LEVEL: 'silent' });
      expect(await call(await node.open(), 'GET', '/readyz')).toMatchObject({
        status: 503,
        body: { status: 'damaged' },
      });
      expect(await node.kill('SIGTERM')).toEqual({ code: 0, signal: null });
      rmSync(data, { recursive: true, force: true });
    },
  );

  test('that cannot be opened at all keeps the server from starting, with the same sentence', async () => {
    const data = await someData();
    writeFileSync(databaseFile(data), Buffer.alloc(8192, 0xab));
    await expect(startTestServer({ TEMPORA_DATA: data })).rejects.toThrow(/is damaged .*tempora restore FILE/);
    rmSync(data, { recursive: true, force: true });
  });

  test('is found while it is used, and not written to from then on', async () => {
    const data = await someData();
    const at = await startTestServer({ TEMPORA_DATA: data });
    const { integrity, store } = at.server.context;
    await integrity.check();
    expect((await call(at.url, 'GET', '/readyz')).status).toBe(200);
    const error = console.error;
    console.error = () => {};
    const file = databaseFile(data);
    const before = readFileSync(file);
    damage(file);
    await integrity.check();
    expect(await call(at.url, 'GET', '/readyz')).toMatchObject({ status: 503, body: { status: 'damaged' } });
    await expect(store.settings.setLastUp(1)).rejects.toThrow('tempora restore FILE');
    writeFileSync(file, before);
    await at.close();
    console.error = error;
  });
});

describe('a job', () => {
  test('of a node that is still at work is not taken over, however long it takes', async () => {
    const data = mkdtempSync(join(tmpdir(), 'tempora-'));
    const store = await openStore({ file: databaseFile(data) });
    const config = { lease: 300 };
    const runner = (node: string) =>
      new JobRunner({
        store,
        node,
        config,
        now: () => Date.now(),
        metrics: new Metrics(),
        logError: console.error,
      } as never);
    const first = runner('first');
    const others = ['second', 'third', 'fourth'].map(runner);
    const done: string[] = [];
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    first.on('slow', async () => {
      await held;
      done.push('first');
    });
    for (const other of others) other.on('slow', async () => void done.push('other'));
    const job = {
      key: 'slow',
      kind: 'slow',
      subject: '',
      body: {},
      due: Date.now(),
      holder: 'first',
      heldUntil: Date.now() + 300,
    };
    await store.jobs.put(job);
    first.start();
    for (const other of others) other.start();
    first.wake(job);
    // Four leases later it is still the first one's.
    const until = Date.now() + 1200;
    while (Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(done).toEqual([]);
    finish();
    await first.stop();
    expect(done).toEqual(['first']);
    // Of a node that is gone it is taken over when its lease ends.
    await store.jobs.put({ ...job, body: { again: true }, holder: 'gone', heldUntil: Date.now() + 300 });
    while (done.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(done).toEqual(['first', 'other']);
    // Nobody waits longer than three seconds for a node that has died, unless a host wants it.
    expect(readConfig([], {}).lease).toBeLessThanOrEqual(3000);
    for (const other of others) await other.stop();
    await store.db.close();
    rmSync(data, { recursive: true, force: true });
  });
});
