import type { Table, Update } from '@tempora/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSession } from '../src/accounts/sessions.ts';
import { LIMITS, Limits } from '../src/http/limits.ts';
import { ApiClient, terms } from './api-client.ts';
import { flaws, resolve, type Schema } from './json-schema.ts';
import { Guest, openTable as openTableOf, startTestServer } from './test-server.ts';

type Answers = { [status: string]: { $ref?: string; content?: { [type: string]: { schema: Schema } } } };
type Document = { paths: { [path: string]: { [method: string]: { responses: Answers } } } };

describe('over HTTP', () => {
  let at: Awaited<ReturnType<typeof startTestServer>>;
  let ada: ApiClient;
  let bob: ApiClient;
  let cid: ApiClient;
  let nobody: ApiClient;
  beforeAll(async () => {
    at = await startTestServer();
    ada = await ApiClient.arrive(at.url, 'Ada');
    bob = await ApiClient.arrive(at.url, 'Bob');
    cid = await ApiClient.arrive(at.url, 'Cid');
    nobody = new ApiClient(at.url, '');
  });
  afterAll(() => at.close());

  const openTable = async (game: string, seats: string[], more = {}): Promise<string> =>
    (await ada.call('POST', '/api/tables', terms(game, seats, more))).body.match;
  const viewOf = async (who: ApiClient, match: string, seat: number): Promise<Update> =>
    (await who.call('GET', `/api/matches/${match}/view?viewer=${seat}`)).body;
  const moveOf = async (who: ApiClient, match: string, seat: number, pick = 0) => {
    const { seq, moves } = await viewOf(who, match, seat);
    return who.call('POST', `/api/matches/${match}/moves`, { seat, seq, move: moves[pick] });
  };

  test('two people gather, play, chat and read the record', async () => {
    expect((await nobody.call('GET', '/api/games')).body).toMatchObject({
      bots: ['random', 'beginner', 'greedy', 'strong', 'builder', 'fighter', 'racer', 'master'],
      levels: expect.arrayContaining([
        expect.objectContaining({ bot: 'greedy', level: 'casual', ratings: { tides: 1000, tempus: 1000, inca: 1000 } }),
        expect.objectContaining({ bot: 'fighter', level: 'strong', names: expect.arrayContaining(['Falcon']) }),
      ]),
    });
    const match = await openTable('tides', ['me', 'random']);
    const table = `/api/tables/${match}`;
    const here = `/api/matches/${match}`;
    expect(await ada.call('PUT', `${table}/seats/1`, { to: 'open' })).toMatchObject({ status: 200 });
    expect(await ada.call('PATCH', table, { isPublic: false })).toMatchObject({ status: 200 });
    expect(await bob.call('POST', `${table}/seats`, terms('tides', []))).toMatchObject({ status: 200 });
    expect(await bob.call('DELETE', `${table}/seats/1`)).toMatchObject({ status: 200 });
    expect(await bob.call('POST', `${table}/seats`, { seat: 1, entropy: 'ab'.repeat(16) })).toMatchObject({
      status: 200,
    });
    expect(await ada.call('PUT', `${table}/seats/1`, { to: 'open' })).toMatchObject({ status: 200 });
    expect(await ada.call('POST', `${table}/readmit`, { person: bob.person })).toMatchObject({ status: 200 });
    expect(await bob.call('POST', `${table}/seats`, { entropy: 'ab'.repeat(16) })).toMatchObject({ status: 200 });
    expect((await nobody.call('GET', table)).body as Table).toMatchObject({
      isPublic: false,
      seats: [{ name: 'Ada' }, { name: 'Bob' }],
    });
    expect((await bob.call('GET', '/api/lobby')).body).toMatchObject({ mine: [{ match }] });
    expect(await bob.call('POST', `${table}/start`)).toMatchObject({
      status: 409,
      body: { error: { code: 'too-early' } },
    });
    expect(await ada.call('POST', `${table}/start`)).toMatchObject({ status: 200 });

    expect(await bob.call('POST', `${here}/chat`, { channel: 'players', text: 'Hello' })).toMatchObject({
      status: 200,
    });
    expect(await bob.call('POST', `${here}/reactions`, { reaction: 'thanks' })).toMatchObject({ status: 200 });
    expect((await nobody.call('GET', `${here}/chat?channel=players`)).body.lines).toMatchObject([
      { text: 'Hello' },
      { reaction: 'thanks' },
    ]);
    expect((await bob.call('PUT', `${here}/note`, { text: 'She bluffs' })).body).toMatchObject({ text: 'She bluffs' });
    expect((await bob.call('GET', `${here}/note?text=gone`)).body).toMatchObject({ text: 'She bluffs' });
    expect((await ada.call('GET', `${here}/note`)).body).toMatchObject({ text: '' });
    expect((await bob.call('POST', `${here}/why-not`, { seat: 1, move: 'nonsense' })).body).toMatchObject({
      error: { code: 'unreadable-move' },
    });

    for (let view = await viewOf(ada, match, 0); !view.ranking; view = await viewOf(ada, match, 0))
      for (const seat of view.asked) await moveOf(seat === 0 ? ada : bob, match, seat);
    expect((await nobody.call('GET', `${here}/record`)).body.text).toContain('tides');
    expect((await nobody.call('GET', `${here}/position?ply=3&viewer=1`)).body).toMatchObject({ ply: 3, viewer: 1 });
    expect((await bob.call('GET', `${here}/log?viewer=1&before=3`)).body.lines.length).toBeGreaterThan(0);

    const entropy = 'cd'.repeat(16);
    const again = await bob.call('POST', `${here}/rematch`, { entropy });
    expect(again).toMatchObject({ status: 200, body: { type: 'created', seats: [1] } });
    expect((await ada.call('POST', `${here}/rematch`, { entropy })).body).toMatchObject({
      match: again.body.match,
      seats: [0],
    });
    expect((await cid.call('POST', `${here}/rematch`, { entropy })).status).toBe(409);
  });

  test('moves are taken back, alone or with consent; a stand-in comes and goes; a player resigns', async () => {
    const match = await openTable('tempus', ['me', 'open', 'open']);
    const here = `/api/matches/${match}`;
    await bob.call('POST', `/api/tables/${match}/seats`, { seat: 1, entropy: 'ab'.repeat(16) });
    await cid.call('POST', `/api/tables/${match}/seats`, { seat: 2, entropy: 'cd'.repeat(16) });
    await ada.call('POST', `/api/tables/${match}/start`);
    const people = [ada, bob, cid];
    const next = async () => {
      const { asked } = await viewOf(ada, match, 0);
      const seat = asked[0] as number;
      const who = people[seat] as ApiClient;
      const { ply } = await viewOf(who, match, seat);
      await moveOf(who, match, seat);
      return { seat, who, ply, after: await viewOf(who, match, seat) };
    };
    let made = await next();
    while (!made.after.canUndo) made = await next();
    const undone = await made.who.call('POST', `${here}/undo`, { seat: made.seat, seq: made.after.seq });
    expect(undone).toMatchObject({ status: 200, body: { type: 'done' } });

    // Tiles lie open: a move before another seat's needs that seat's consent, and gets it.
    const first = await next();
    let second = await next();
    while (second.seat === first.seat) second = await next();
    const question = { id: 'please', seat: first.seat, seq: second.after.seq, ply: first.ply };
    const asked = await first.who.call('POST', `${here}/propose-undo`, question);
    expect(asked).toMatchObject({ status: 200 });
    const { body: table } = await nobody.call('GET', `/api/tables/${match}`);
    expect(table.proposal).toMatchObject({ seat: first.seat, needed: [second.seat] });
    const agreed = { seat: second.seat, seq: second.after.seq, agree: true };
    expect(await second.who.call('POST', `${here}/answer-undo`, agreed)).toMatchObject({ status: 200 });
    expect((await viewOf(ada, match, 0)).ply).toBe(first.ply);
    // If an answer was lost, the same answer is given again, and nothing else happens.
    const { seq: then } = await viewOf(ada, match, 0);
    expect((await first.who.call('POST', `${here}/propose-undo`, question)).body).toEqual(asked.body);
    expect((await viewOf(ada, match, 0)).seq).toBe(then);

    while ((await viewOf(ada, match, 0)).asked[0] !== 1) await next();
    expect(await ada.call('POST', `${here}/stand-in`, { seat: 1 })).toMatchObject({ status: 200 });
    expect(await bob.call('POST', `${here}/return`, { seat: 1 })).toMatchObject({ status: 200 });
    const { seq } = await viewOf(cid, match, 2);
    expect(await cid.call('POST', `${here}/resign`, { seat: 2, seq })).toMatchObject({ status: 200 });
    expect((await viewOf(ada, match, 0)).controlledBy[2]).toBe('out');
  });

  test('a table closed before its start leaves no match', async () => {
    const match = await openTable('tides', ['me', 'open']);
    expect(await ada.call('POST', `/api/tables/${match}/close`)).toMatchObject({ status: 200 });
    expect((await ada.call('GET', `/api/tables/${match}`)).body).toMatchObject({ status: 'ended' });
    expect(await ada.call('GET', `/api/matches/${match}/view?viewer=0`)).toMatchObject({
      status: 409,
      body: { error: { code: 'not-started' } },
    });
    expect(await ada.call('POST', `/api/matches/${match}/moves`, { seat: 0, seq: 0, move: 'x' })).toMatchObject({
      body: { error: { code: 'game-over' } },
    });
  });

  test('a move sent twice with one id is made once and answered twice', async () => {
    const match = await openTable('tides', ['me', 'open']);
    await bob.call('POST', `/api/tables/${match}/seats`, { entropy: 'ab'.repeat(16) });
    await ada.call('POST', `/api/tables/${match}/start`);
    const { seq, moves } = await viewOf(ada, match, 0);
    const move = { id: 'my-own', seat: 0, seq, move: moves[0] };
    const first = await ada.call('POST', `/api/matches/${match}/moves`, move);
    expect(first).toMatchObject({ status: 200, body: { type: 'done', id: 'my-own', seq: seq + 1 } });
    expect((await ada.call('POST', `/api/matches/${match}/moves`, move)).body).toEqual(first.body);
    expect((await viewOf(ada, match, 0)).seq).toBe(seq + 1);
    expect(await ada.call('POST', `/api/matches/${match}/moves`, { ...move, id: 'another' })).toMatchObject({
      status: 409,
      body: { error: { code: expect.stringMatching(/stale|not-your-turn/) } },
    });
  });

  test('nobody can view or act as somebody else', async () => {
    const match = await openTable('tides', ['me', 'open']);
    await bob.call('POST', `/api/tables/${match}/seats`, { entropy: 'ab'.repeat(16) });
    await ada.call('POST', `/api/tables/${match}/start`);
    const here = `/api/matches/${match}`;
    for (const who of [bob, nobody]) {
      for (const path of ['view?viewer=0', 'events?viewer=0', 'log?viewer=0&before=5'])
        expect(await who.call('GET', `${here}/${path}`), path).toMatchObject({
          status: 403,
          body: { error: { code: 'forbidden' } },
        });
    }
    const { seq, moves } = await viewOf(ada, match, 0);
    const move = { seat: 0, seq, move: moves[0] };
    expect(await bob.call('POST', `${here}/moves`, move)).toMatchObject({
      status: 409,
      body: { error: { code: 'not-your-seat' } },
    });
    expect(await nobody.call('POST', `${here}/moves`, move)).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthorized' } },
    });
    expect((await nobody.call('GET', `${here}/view`)).body).toMatchObject({ viewer: 'public', moves: [] });
    expect(await ada.call('GET', `${here}/record`)).toMatchObject({
      status: 409,
      body: { error: { code: 'not-over' } },
    });
  });

  test('a token may do what its scopes allow, here and on a socket', async () => {
    const { store, now } = at.server.context;
    const secret = await createSession(store, ada.person, now(), { kind: 'token', scopes: ['read'] });
    const reader = new ApiClient(at.url, secret, ada.person);
    const match = await openTable('tides', ['me', 'random']);
    await ada.call('POST', `/api/tables/${match}/start`);
    expect(await reader.call('GET', `/api/matches/${match}/view?viewer=0`)).toMatchObject({ status: 200 });
    const { seq, moves } = await viewOf(reader, match, 0);
    const move = { seat: 0, seq, move: moves[0] as string };
    expect(await reader.call('POST', `/api/matches/${match}/moves`, move)).toMatchObject({ status: 403 });
    const socket = await Guest.connect(at.url, 'Ada', ada.person, secret);
    expect(await socket.request({ type: 'submit', match, ...move })).toMatchObject({ error: { code: 'forbidden' } });
    socket.close();
    const player = new ApiClient(
      at.url,
      await createSession(store, ada.person, now(), { kind: 'token', scopes: ['play'] }),
    );
    expect(await player.call('GET', `/api/matches/${match}/view?viewer=0`)).toMatchObject({ status: 403 });
    expect(await player.call('POST', `/api/matches/${match}/moves`, move)).toMatchObject({ status: 200 });
  });

  test('a bad request is answered with what is wrong and what was expected', async () => {
    const wrong = { ...terms('tides', ['me', 'open']), seats: ['me', 7] };
    expect(await ada.call('POST', '/api/tables', wrong)).toMatchObject({
      status: 400,
      body: { error: { code: 'bad-request', at: 'seats.1', expected: expect.any(String) } },
    });
    const { entropy: _, ...poor } = terms('tides', ['me', 'open']);
    expect((await ada.call('POST', '/api/tables', poor)).body).toEqual({
      error: { code: 'bad-request', at: 'entropy' },
    });
    const said = { channel: 'everybody', text: 'Hello' };
    expect((await ada.call('POST', '/api/matches/x/chat', said)).body).toMatchObject({
      error: { at: 'channel', expected: '("players" | "watchers")' },
    });
    expect((await ada.call('GET', '/api/matches/x/view?viewer=me')).body).toMatchObject({ error: { at: 'viewer' } });
  });

  test('a request without a body may have a JSON content type', async () => {
    const match = await openTable('tides', ['me', 'random']);
    expect(await ada.call('POST', `/api/tables/${match}/start`, '')).toMatchObject({ status: 200 });
    expect(await ada.call('POST', '/api/tables', '{"__proto__": {"isAdmin": true}}')).toMatchObject({ status: 400 });
  });

  test('an unknown person is not found, on any route', async () => {
    for (const [path, body] of [
      ['/api/blocks', { person: 'nobody-at-all' }],
      ['/api/reports', { about: 'nobody-at-all', text: 'Never seen' }],
    ] as const)
      expect(await ada.call('POST', path, body)).toMatchObject({
        status: 404,
        body: { error: { code: 'person-not-found' } },
      });
  });

  test('an unreadable body is reported as such', async () => {
    for (const [method, path, body] of [
      ['POST', '/api/tables', '{"game":'],
      ['POST', '/api/tables', { game: 'tides' }],
      ['POST', '/api/tables/x/seats', { seat: 99, entropy: 'ab'.repeat(16) }],
      ['DELETE', '/api/tables/x/seats/nobody', undefined],
      ['GET', '/api/matches/x/view?viewer=everybody', undefined],
      ['GET', '/api/matches/x/view?viewer=0&viewer=1', undefined],
      ['GET', '/api/matches/x/log?viewer=0', undefined],
    ] as const)
      expect(await ada.call(method, path, body), path).toMatchObject({
        status: 400,
        body: { error: { code: 'bad-request' } },
      });
    expect(await ada.call('POST', '/api/tables', { text: 'x'.repeat(1_200_000) })).toMatchObject({
      status: 413,
      body: { error: { code: 'too-large' } },
    });
    expect(await ada.call('GET', '/api/tables/nowhere')).toMatchObject({
      status: 404,
      body: { error: { code: 'match-not-found' } },
    });
    expect(await ada.call('POST', '/api/tables', terms('chess', ['me', 'open']))).toMatchObject({
      body: { error: { code: 'bad-setup' } },
    });
  });

  test('a client that makes too many requests is told how long to wait', async () => {
    const start = Date.now();
    const small = await startTestServer({ LIMIT_FACTOR: '0.05' }, { now: () => start });
    const eve = await ApiClient.arrive(small.url, 'Eve');
    const replies = await Promise.all(Array.from({ length: 12 }, () => eve.call('GET', '/api/me')));
    const late = replies.filter(({ status }) => status !== 200);
    expect(late).toHaveLength(6);
    for (const { status, body, headers } of late) {
      expect({ status, body }).toMatchObject({
        status: 429,
        body: { error: { code: 'rate-limited', retryAfter: expect.any(Number) } },
      });
      expect(headers.get('retry-after')).toBe(String(body.error.retryAfter));
    }
    // Requests on the socket count, too.
    const socket = await Guest.connect(small.url, 'Eve', eve.person, eve.token);
    expect(await socket.request({ type: 'subscribe-lobby' })).toMatchObject({ error: { code: 'rate-limited' } });
    // An address has a limit of its own, whoever uses it and for whatever.
    const connect = async () => (await Guest.connect(small.url, 'nobody', '', '')).close();
    await expect(Promise.all(Array.from({ length: 8 }, connect))).rejects.toThrow('429');
    socket.close();
    await small.close();
  });

  test('cleaning up the counters gives nobody more requests', () => {
    let now = 1e9;
    const limits = new Limits(() => now, 1);
    const takeAll = () =>
      Array.from({ length: 20 }, () => limits.take('eve', LIMITS.rare)).filter((wait) => wait === 0);
    expect(takeAll()).toHaveLength(LIMITS.rare.burst);
    now += 100_000;
    expect(takeAll()).toHaveLength(100 * LIMITS.rare.perSecond);
    now += 3_600_000;
    expect(takeAll()).toHaveLength(LIMITS.rare.burst);
  });

  test('requests that replay a whole match have a low limit, on every transport', async () => {
    const small = await startTestServer({ LIMIT_FACTOR: '1' });
    const eve = await Guest.arrive(small.url, 'Eve');
    const match = await openTableOf(eve, 'tides', ['me', 'random']);
    const told = [];
    for (let i = 0; i < 8; i++) told.push(await eve.request({ type: 'export-record', match }));
    expect(new Set(told.map((message) => message.type === 'error' && message.error.code))).toEqual(
      new Set(['not-over']),
    );
    const caller = new ApiClient(small.url, eve.token);
    const record = () => caller.call('GET', `/api/matches/${match}/record`);
    expect([(await record()).status, (await record()).status]).toEqual([409, 409]);
    const late = await record();
    expect(late).toMatchObject({
      status: 429,
      body: { error: { code: 'rate-limited', retryAfter: expect.any(Number) } },
    });
    expect(late.headers.get('retry-after')).toBe(String(late.body.error.retryAfter));
    const tooMany = { error: { code: 'rate-limited', retryAfter: expect.any(Number) } };
    expect(await eve.request({ type: 'export-record', match })).toMatchObject(tooMany);
    // Going on from a record, too; a table without one is another matter.
    const carried = await caller.call('POST', '/api/tables', terms('tides', ['me', 'open'], { record: 'tempora' }));
    expect(carried.status).toBe(429);
    expect((await caller.call('POST', '/api/tables', terms('tides', ['me', 'open']))).status).toBe(200);
    eve.close();
    await small.close();
  });

  test('input that cannot be stored is a bad request, not a server error', async () => {
    const wrong = { status: 400, body: { error: { code: 'bad-request' } } };
    for (const odd of ['a%00b', '%ff', '%']) expect(await ada.call('GET', `/api/tables/${odd}`)).toMatchObject(wrong);
    expect(await ada.call('POST', '/api/tables', '<table/>', { 'content-type': 'text/xml' })).toMatchObject(wrong);
    expect((await ada.call('GET', '/api/me')).headers.get('cache-control')).toBe('no-store');
    const match = await openTable('tides', ['me', 'random']);
    expect(await ada.call('PUT', `/api/matches/${match}/note`, { text: 'a\0b' })).toMatchObject(wrong);
    expect((await ada.call('GET', `/api/matches/${match}/note`)).body.text).toBe('');
  });

  test('an unknown address gets an error of the usual shape', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['PUT', '/api/guest'],
      ['GET', '/api'],
      ['DELETE', '/nothing/here'],
    ] as const) {
      const reply = await fetch(at.url + path, { method });
      expect([reply.status, await reply.json()]).toEqual([404, { error: { code: 'not-found' } }]);
    }
  });

  test('every answer matched the document, and every route was called', async () => {
    const { body: document } = (await nobody.call('GET', '/api/openapi.json')) as { body: Document };
    await ada.call('GET', '/api/me');
    const served = new Set<string>();
    for (const { method, path, status, body } of [ada, bob, cid, nobody].flatMap(({ received }) => received)) {
      const [route, methods] = Object.entries(document.paths).find(([pattern]) => isLike(pattern, path)) ?? [];
      const listed = methods?.[method.toLowerCase()]?.responses[status];
      expect(listed, `${method} ${route} ${status}`).toBeDefined();
      const { content } = (listed?.$ref ? resolve(document, listed.$ref) : listed) as NonNullable<typeof listed>;
      const schema = content?.['application/json']?.schema as Schema;
      expect(flaws(document, schema, body), `${method} ${path} ${JSON.stringify(body)}`).toEqual([]);
      if (status === 200) served.add(`${method} ${route}`);
    }
    const streams = ['GET /api/matches/{match}/events', 'GET /api/events'];
    const ours = Object.entries(document.paths).flatMap(([path, methods]) =>
      /^\/api\/(games|lobby|tables|matches|events|openapi.json)/.test(path)
        ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)
        : [],
    );
    expect(ours.filter((one) => !served.has(one) && !streams.includes(one))).toEqual([]);
  });
});

function isLike(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0] as string);
}
