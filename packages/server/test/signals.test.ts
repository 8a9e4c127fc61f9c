import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseFile, openStoreUnmigrated } from '@tempora/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../src/store/db.ts';
import { Guest, openTable } from './test-server.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const NODE = [process.execPath, join(ROOT, 'dist/program/tempora.js'), 'serve'];
const NPM = ['npm', 'start', '--'];
const LINES = 30;

const running = new Set<ChildProcess>();
const folders: string[] = [];
beforeAll(() => {
  // Once, lest every `npm start` below does it.
  spawnSync(process.execPath, [join(ROOT, 'tools/build.mjs'), '--quiet'], { stdio: 'inherit' });
});
afterAll(() => {
  for (const { pid } of running) process.kill(-(pid as number), 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A server as people start it, in a process group of its own. */
async function start([program = '', ...args]: readonly string[]) {
  const data = mkdtempSync(join(tmpdir(), 'tempora-'));
  folders.push(data);
  const env = { ...process.env, LIMIT_FACTOR: '1000', NO_UPDATE_NOTIFIER: '1' };
  const child = spawn(program, [...args, '--port', '0', '--data', data], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /running at (\S+)\/ /.exec(said)?.[1];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error(`it has ended: ${said}`)));
  });
  return { data, url, ended, first: child.pid as number };
}

type Started = Awaited<ReturnType<typeof start>>;

const TARGETS: { [name: string]: { command: string[]; pid(started: Started): number } } = {
  'the server': { command: NODE, pid: ({ first }) => first },
  // The launcher and the server are one process.
  'the server behind npm': {
    command: NPM,
    pid: ({ data }) => parseInt(readFileSync(join(data, 'tempora.pid'), 'utf8'), 10),
  },
  npm: { command: NPM, pid: ({ first }) => first },
  'the group': { command: NPM, pid: ({ first }) => -first },
};

const CASES = Object.keys(TARGETS).flatMap((target) =>
  (['SIGTERM', 'SIGINT'] as const).flatMap((signal) =>
    (['once', 'twice'] as const).map((times) => [target, signal, times] as const),
  ),
);

describe('a signal stops a server gracefully', () => {
  test.concurrent.for(CASES)('%s, sent %s %s', async ([target, signal, times]) => {
    const { command, pid } = TARGETS[target] as (typeof TARGETS)[string];
    const started = await start(command);
    const ada = await Guest.connect(...(await arrive(started.url)));
    const match = await openTable(ada, 'tides', ['me', 'open']);
    const closed = once(ada.socket, 'close');
    const told = ada.until((message) => message.type === 'reconnect' && message.reason);
    let answered = 0;
    for (let i = 0; i < LINES; i++)
      void ada.request({ type: 'say', match, channel: 'players', text: `line ${i}` }).then(() => answered++);
    const receiver = pid(started);
    process.kill(receiver, signal);
    expect(await told).toBe('stopping');
    if (times === 'twice') process.kill(receiver, signal);
    expect((await closed)[0]).toBe(1012);
    expect(await started.ended).toBe(0);
    // Nothing is left that only a crash leaves behind.
    expect(
      ['tempora.pid', 'tempora.db-wal', 'tempora.db-shm'].filter((name) => existsSync(join(started.data, name))),
    ).toEqual([]);
    const { db } = openStoreUnmigrated({ file: databaseFile(started.data) });
    const rows = await db.run([sql`select count(*) as lines from chat where match = ${match}`]);
    await db.close();
    expect(Number(rows?.[0]?.[0]?.lines)).toBeGreaterThanOrEqual(answered);
  });
});

async function arrive(url: string): Promise<[string, string, string, string]> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${url}/api/guest`, { method: 'POST', headers, body: '{"name":"Ada"}' });
  const { me, token } = (await reply.json()) as { me: { person: string }; token: string };
  return [url, 'Ada', me.person, token];
}

test('a port that is taken: the next one is used, unless the port is strict', async () => {
  const first = await start(NODE);
  const { port } = new URL(first.url);
  const data = mkdtempSync(join(tmpdir(), 'tempora-'));
  folders.push(data);
  const { status, stderr } = spawnSync(
    process.execPath,
    [...NODE.slice(1), '--port', port, '--strict-port', '--data', data],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stderr]).toEqual([1, `Port ${port} is taken. Use --port for another one.\n`]);
  expect(existsSync(join(data, 'tempora.pid'))).toBe(false);
  const second = await start([...NODE, '--port', port]);
  expect(Number(new URL(second.url).port)).not.toBe(Number(port));
  for (const { first: pid } of [first, second]) process.kill(pid, 'SIGTERM');
  expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
});
