import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { wasUpRecently } from '@tempora/server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Db, sql } from '../../src/store/db.ts';
import { ApiClient, terms } from '../api-client.ts';
import { playNoting } from '../crash/crash.ts';
import { Ledger } from '../crash/ledger.ts';
import { gather, ReconnectingClient } from '../reconnecting-client.ts';
import { killAll, type ServerProcess } from '../server-process.ts';
import { ENTROPY, Guest, openTable } from '../test-server.ts';
import { type Nodes, openNodes } from './nodes.ts';
import { type Services, startServices } from './services.ts';

const LAUNCH = fileURLToPath(new URL('../../../../tools/launch.mjs', import.meta.url));

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(async () => {
  await killAll();
  await services?.close();
});

/** From now on nothing can be written, as on a full disk; until room is made. */
async function fill(db: Db): Promise<() => Promise<void>> {
  // What every move writes comes first.
  const all = sql`select tablename from pg_tables where schemaname = 'public' order by tablename <> 'heads'`;
  const [tables] = (await db.run([all])) ?? [];
  // One after the other: locking several tables at once may block a writer.
  const onEach = async (words: (table: string) => string) => {
    for (const { tablename } of tables ?? []) await db.run([{ text: words(String(tablename)), values: [] }]);
  };
  await db.run([
    sql`create or replace function no_room() returns trigger language plpgsql as
        'begin raise exception ''could not extend file'' using errcode = ''53100''; end'`,
  ]);
  await onEach((table) => `create trigger no_room before insert or update on ${table} execute function no_room()`);
  return () => onEach((table) => `drop trigger no_room on ${table}`);
}

describe('whatever fails, the server carries on', () => {
  let at: Nodes;
  let ledger: Ledger;
  afterEach(async () => {
    expect(await ledger.audit(at.store)).toEqual([]);
    await at.close();
  });
  const open = async (count: number) => {
    at = await openNodes(count, services);
    ledger = new Ledger();
  };

  /** Tables of two people who connect to any node, and what becomes of them. */
  async function playTables(count: number) {
    const names = Array.from({ length: 2 * count }, (_, i) => `Guest ${i}`);
    const people = await Promise.all(names.map((name) => ReconnectingClient.arrive(at.anyDoor, name)));
    const pairs = Array.from({ length: count }, (_, i) => people.slice(2 * i, 2 * i + 2));
    const ended = pairs.map(async (pair) => {
      const match = await gather(pair, 'tides', (host) => openTable(host, 'tides', ['me', 'open']));
      await Promise.all(pair.map((player, seat) => playNoting(player, match, seat, ledger)));
      return match;
    });
    return {
      people,
      /** All matches are over, by what is stored. */
      async end() {
        const matches = await Promise.all(ended);
        for (const match of matches) expect(await at.store.matches.find(match)).toMatchObject({ status: 'over' });
        for (const person of people) person.leave();
      },
    };
  }

  async function acknowledged(more: number): Promise<void> {
    const until = ledger.acknowledged + more;
    while (ledger.acknowledged < until) await pause(5);
  }

  async function isOver(match: string): Promise<void> {
    while ((await at.store.matches.find(match))?.status !== 'over') await pause(50);
  }

  test('when a node is killed, its clients, bots and clocks continue on another', async () => {
    await open(3);
    const [doomed] = at.nodes as [ServerProcess];
    const tables = await playTables(4);
    await acknowledged(10);
    const host = await Guest.arrive(doomed.url, 'Host');
    const clocked = await openTable(host, 'tides', ['me', 'greedy'], {
      pace: { kind: 'turn', seconds: 10, atZero: 'out' },
    });
    const bots = await openTable(host, 'tempus', ['random', 'random', 'random']);
    await host.request({ type: 'start', match: clocked });
    await host.request({ type: 'start', match: bots });
    at.takeOff(doomed);
    await doomed.kill('SIGKILL');
    const { seq, status } = (await at.store.matches.find(bots)) ?? {};
    expect(status).toBe('playing');
    // Bots play on among themselves as long as somebody watches.
    const watcher = await ReconnectingClient.arrive(at.anyDoor, 'Watcher');
    watcher.subscribe(bots, 'public');
    await tables.end();
    await isOver(bots);
    expect((await at.store.matches.find(bots))?.seq).toBeGreaterThan(seq as number);
    watcher.leave();
    await isOver(clocked);
    expect((await at.store.matches.entries(clocked, 0)).filter(({ move }) => move === '.out')).toHaveLength(1);
  });

  test('a node that stops gently tells its clients, finishes its requests and exits without an error', async () => {
    await open(2);
    const [leaving] = at.nodes as [ServerProcess];
    const tables = await playTables(4);
    await acknowledged(10);
    const there = tables.people.filter((person) => person.at === leaving.url);
    expect(there.length).toBeGreaterThan(0);
    const told = Promise.all(there.map((person) => person.until((message) => message.type === 'reconnect')));
    at.takeOff(leaving);
    expect(await leaving.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    await told;
    await tables.end();
  });

  test('when Redis is lost, games go on; when it comes back, so do events', async () => {
    await open(2);
    const [ada, bob] = await Promise.all(
      at.nodes.map(({ url }, i) => ReconnectingClient.arrive(() => url, `Guest ${i}`)),
    );
    if (!ada || !bob) throw new Error('two came');
    const match = await gather([ada, bob], 'tides', (host) => openTable(host, 'tides', ['me', 'open']));
    const work = await new ApiClient(at.nodes[1]?.url ?? '', bob.token).follow('/api/events');
    await work.next('tables');
    await services.redis.stop();
    const ended = Promise.all([ada, bob].map((player, seat) => playNoting(player, match, seat, ledger)));
    await acknowledged(8);
    const meanwhile = bob.until((message) => message.type === 'chat-line' && message.line.text === 'Redis is gone');
    await ada.request({ type: 'say', match, channel: 'players', text: 'Redis is gone' });
    await services.redis.start();
    await ended;
    await meanwhile;
    expect(await work.next('tables')).toMatchObject({ mine: [{ match }] });
    work.close();
    expect(ada.updates.get(match)?.ranking).toEqual(bob.updates.get(match)?.ranking);
    // Chat on one node reaches the other again.
    let isHeard = false;
    void bob
      .until((message) => message.type === 'chat-line')
      .then(() => {
        isHeard = true;
      });
    while (!isHeard) {
      await ada.request({ type: 'say', match, channel: 'players', text: 'are you there?' });
      await pause(50);
    }
    expect([...ada.errors, ...bob.errors]).toEqual([]);
    for (const player of [ada, bob]) player.leave();
  });

  test('when Redis is lost, every node sees what the request before did', async () => {
    await open(3);
    await services.redis.stop();
    try {
      const [ada, bob] = await Promise.all(['Ada', 'Bob'].map((name) => ApiClient.arrive(at.anyDoor(), name)));
      if (!ada || !bob) throw new Error('two came');
      /** Every request goes to another node; none of them may be refused. */
      const call = async (caller: ApiClient, method: string, path: string, body?: object) => {
        const answer = await new ApiClient(at.anyDoor(), caller.token).call(method, path, body);
        expect([path, answer.status, answer.body]).toEqual([path, 200, answer.body]);
        return answer.body;
      };
      const { match } = await call(ada, 'POST', '/api/tables', terms('tides', ['me', 'open']));
      // Every node has the table in memory as it was.
      for (let i = 0; i < 3; i++) await call(ada, 'GET', `/api/tables/${match}`);
      await call(bob, 'POST', `/api/tables/${match}/seats`, { entropy: ENTROPY });
      await call(ada, 'POST', `/api/tables/${match}/start`, {});
      for (let isOver = false; !isOver; ) {
        for (const [seat, caller] of [ada, bob].entries()) {
          const { seq, moves, ranking } = await call(caller, 'GET', `/api/matches/${match}/view?viewer=${seat}`);
          isOver = ranking !== null;
          if (moves.length === 0) continue;
          await call(caller, 'POST', `/api/matches/${match}/moves`, { seat, seq, move: moves[0] });
        }
      }
    } finally {
      await services.redis.start();
    }
  });

  test('while PostgreSQL restarts, commands are refused and nothing is lost', async () => {
    await open(2);
    const pids = at.nodes.map(({ pid }) => pid);
    const tables = await playTables(4);
    await acknowledged(10);
    await services.postgres.stop();
    while (!tables.people.some(({ errors }) => errors.includes('unavailable'))) await pause(5);
    const { url } = at.nodes[0] as ServerProcess;
    const turnedAway = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Eve' }),
    });
    expect([turnedAway.status, await turnedAway.json()]).toEqual([503, { error: { code: 'unavailable' } }]);
    await services.postgres.start();
    await tables.end();
    expect(at.nodes.map(({ pid }) => pid)).toEqual(pids);
  });

  test('commands that need the server stopped are refused while a node is running', async () => {
    await open(1);
    const env = { ...process.env, DATABASE_URL: services.postgres.url };
    for (const deed of [
      ['gate', '--adopt'],
      ['restore', LAUNCH],
    ]) {
      const child = spawn(process.execPath, [LAUNCH, 'tempora', ...deed], { env });
      let said = '';
      child.stderr.on('data', (text) => (said += text));
      expect(await once(child, 'close')).toEqual([2, null]);
      expect(said).toMatch(/stop all of them/);
    }
    const [now, later] = [Date.now(), Date.now() + 60_000];
    expect(await Promise.all([now, later].map((moment) => wasUpRecently(at.store, moment)))).toEqual([true, false]);
  });

  test('when PostgreSQL has no room left, commands are refused, people may watch, and nothing is lost', async () => {
    await open(2);
    const tables = await playTables(4);
    const ada = await ApiClient.arrive(at.anyDoor(), 'Ada');
    const { body: opened } = await ada.call('POST', '/api/tables', terms('tides', ['me', 'greedy']));
    const here = `/api/matches/${opened.match}`;
    await ada.call('POST', `/api/tables/${opened.match}/start`);
    const { body: before } = await ada.call('GET', `${here}/view?viewer=0`);
    const move = { id: 'once', seat: 0, seq: before.seq, move: before.moves[0] };
    await acknowledged(10);

    const makeRoom = await fill(at.store.db);
    try {
      while (!tables.people.some(({ errors }) => errors.includes('unavailable'))) await pause(5);
      for (const { url } of at.nodes) {
        const caller = new ApiClient(url, ada.token);
        const refused = { status: 503, body: { error: { code: 'unavailable' } } };
        expect(await caller.call('POST', `${here}/moves`, move)).toMatchObject(refused);
        expect(await new ApiClient(url, '').call('POST', '/api/guest', { name: 'Eve' })).toMatchObject(refused);
        expect(await caller.call('GET', `${here}/view?viewer=0`)).toMatchObject({
          status: 200,
          body: { seq: expect.any(Number) },
        });
        expect(await caller.call('GET', '/api/lobby')).toMatchObject({ status: 200 });
        expect(await caller.call('GET', '/readyz')).toMatchObject({ status: 503, body: { status: 'unavailable' } });
        expect(await caller.call('GET', '/healthz')).toMatchObject({ status: 200 });
      }
    } finally {
      await makeRoom();
    }
    for (const { url } of at.nodes) {
      expect(await new ApiClient(url, ada.token).call('POST', `${here}/moves`, move)).toMatchObject({ status: 200 });
      expect(await new ApiClient(url, '').call('GET', '/readyz')).toMatchObject({ status: 200 });
    }
    const made = (await at.store.matches.entries(opened.match, 0)).filter(({ command }) => command === move.id);
    expect(made).toHaveLength(1);
    await tables.end();
  });
});
