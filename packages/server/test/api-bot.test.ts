import { spawn, spawnSync } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient, terms } from './api-client.ts';
import { startTestServer } from './test-server.ts';

const example = (name: string) => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));

/** Runs the example bot to its end. */
function runBot(url: string, ...args: string[]) {
  return run('python3', [example('bot.py'), url, ...args]);
}

function run(command: string, args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const bot = spawn(command, args);
    let out = '';
    let err = '';
    bot.stdout.on('data', (text) => {
      out += text;
    });
    bot.stderr.on('data', (text) => {
      err += text;
    });
    bot.on('error', reject);
    bot.on('close', (code) => resolve({ code, out, err }));
  });
}

describe('the example bot', () => {
  let at: Awaited<ReturnType<typeof startTestServer>>;
  const sockets = new Set<Socket>();
  beforeAll(async () => {
    const python = spawnSync('python3', ['--version']);
    if (python.error) throw new Error('These tests need python3, 3.8 or later, in the PATH.');
    at = await startTestServer();
    at.app.server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
  });
  afterAll(() => at?.close());

  test.each([
    ['tides', 2],
    ['tempus', 3],
    ['inca', 3],
  ])('plays a whole game of %s', async (game, seats) => {
    const { code, out, err } = await runBot(at.url, '--game', game, '--name', 'Pybot');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const match = /plays at (\S+), seat 0/.exec(out)?.[1];
    const { body } = await new ApiClient(at.url, '').call('GET', `/api/matches/${match}/view`);
    expect(body).toMatchObject({ game, ranking: expect.any(Array) });
    expect(body.ranking.flat()).toHaveLength(seats);
    for (const [place, tied] of body.ranking.entries())
      for (const seat of tied) expect(out).toMatch(new RegExp(`^${place + 1}\\. .*${body.holders[seat].name}`, 'm'));
  });

  test('carries on when all its connections are cut, more than once', async () => {
    let moves = 0;
    let cuts = 0;
    at.server.context.bus.subscribe((news) => {
      if (news.kind !== 'match' || ++moves % 10 !== 0 || cuts >= 3) return;
      cuts++;
      for (const socket of sockets) socket.destroy();
    });
    const { code, out, err } = await runBot(at.url, '--game', 'tempus');
    expect(code, err).toBe(0);
    expect(cuts).toBe(3);
    expect(err).toContain('the stream ended, going on');
    expect(out).toMatch(/^1\. /m);
  });

  test('a bot that thinks beats the random bot clearly', async () => {
    const { code, out, err } = await run('python3', [example('thinker.py'), at.url, '--games', '12']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    // By luck alone one run in fifty would be as good.
    expect(Number(/^won (\d+) of 12$/m.exec(out)?.[1])).toBeGreaterThanOrEqual(10);
  });

  test.each(['tides', 'tempus', 'inca'])('the bot in TypeScript plays a whole game of %s', async (game) => {
    const node = ['--import', import.meta.resolve('tsx'), '--experimental-websocket', '--no-warnings'];
    const { code, out, err } = await run(process.execPath, [...node, example('bot.ts'), at.url, game]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^1\. /m);
  });

  test('sits down at somebody else’s table, with a token', async () => {
    const ada = await ApiClient.arrive(at.url, 'Ada');
    const guest = await ApiClient.arrive(at.url, 'Robin');
    const { body } = await ada.call('POST', '/api/tables', terms('tides', ['greedy', 'open']));
    const table = await ada.follow(`/api/matches/${body.match}/events`);
    const playing = runBot(at.url, '--table', body.match, '--token', guest.token);
    while ((await table.next('table')).seats[1]?.kind !== 'person');
    expect(await ada.call('POST', `/api/tables/${body.match}/start`)).toMatchObject({ status: 200 });
    const { code, out, err } = await playing;
    expect(code, err).toBe(0);
    expect(out).toContain('Robin');
    await table.rest();
  });
});
