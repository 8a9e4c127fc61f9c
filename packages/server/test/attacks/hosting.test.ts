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
import { databaseFile, openStore } from '@tempora/server';
import { describe, expect, test } from 'vitest';
import { adminNotice, claimAdmin, firstAdminSecret } from '../../src/admin.ts';
import { JobRunner } from '../../src/jobs/runner.ts';
import { Metrics } from '../../src/metrics.ts';
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
  /** Overwrites the middle of the file, so that pages of tables and indexes are nonsense. */
  function damage(file: string): void {
    const { size } = statSync(file);
    const handle = openSync(file, 'r+');
    for (let at = 8192; at < size; at += 4096) writeSync(handle, Buffer.alloc(600, 0xab), 0, 600, at);
    closeSync(handle);
  }

  /** A data folder with a match in it, whose server has stopped. */
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
    try {
      const at = await startTestServer({ TEMPORA_DATA: data });
      const reply = await call(at.url, 'GET', '/readyz');
      expect(reply).toMatchObject({ status: 503, body: { status: 'damaged' } });
      expect(reply.body.reason).toMatch(/is damaged .*tempora restore FILE/);
      expect((await call(at.url, 'GET', '/healthz')).status).toBe(200);
      expect((await call(at.url, 'POST', '/api/guest', { body: { name: 'Ada' } })).body).toEqual({
        error: { code: 'unavailable' },
      });
      await at.close();
      expect(logged.filter((line) => line.includes('tempora restore FILE'))).toHaveLength(1);
    } catch (failure) {
      // Where so much is broken that it cannot be opened at all, that is said.
      expect(String(failure)).toMatch(/malformed|damaged|not a database/);
    } finally {
      console.error = error;
    }
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
    const [first, second] = [runner('first'), runner('second')];
    const done: string[] = [];
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    first.on('slow', async () => {
      await held;
      done.push('first');
    });
    second.on('slow', async () => void done.push('second'));
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
    second.start();
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
    expect(done).toEqual(['first', 'second']);
    await second.stop();
    await store.db.close();
    rmSync(data, { recursive: true, force: true });
  });
});
