import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as admin from '../src/admin.ts';
import { StoreError } from '../src/store/db.ts';
import { ApiClient, terms } from './api-client.ts';
import {
  type ApiDocument,
  documentedErrors,
  errorsSeen,
  type ListedOperation,
  operationsOf,
} from './api-operations.ts';
import { startTestServer } from './test-server.ts';

/** Games that this server has no rules of any more. */
const gone = vi.hoisted(() => new Set<string>());
vi.mock('@tempora/games/lazy', async (load) => {
  const lazy = await load<typeof import('@tempora/games/lazy')>();
  return { ...lazy, loadGame: async (id: string) => (gone.has(id) ? undefined : lazy.loadGame(id)) };
});

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

const MEGABYTE = 1_000_000;
const PASSWORD = 'a long password';
/** Any route may answer with these, whatever it does. */
const GENERAL = ['unauthorized', 'banned', 'forbidden', 'rate-limited', 'unavailable', 'bad-request', 'too-large'];

/** Every client there was: what they were answered is what is compared. */
const clients: ApiClient[] = [];
function client(url: string, token = '', person = ''): ApiClient {
  const made = new ApiClient(url, token, person);
  clients.push(made);
  return made;
}

async function guest(url: string, name: string): Promise<ApiClient> {
  const { body } = await client(url).call('POST', '/api/guest', { name });
  return client(url, body.token, body.me.person);
}

/** A path that leads somewhere, or nowhere. */
function pathOf({ path }: ListedOperation, value = 'x'): string {
  return path.replace(/\{seat\}/g, value === 'x' ? '0' : value).replace(/\{\w+\}/g, value);
}

/** The document of a server, and what it says of one code. */
async function documentOf(at: TestServer) {
  const { body } = (await client(at.url).call('GET', '/api/openapi.json')) as { body: ApiDocument };
  const listed = documentedErrors(body);
  const having = (code: string) =>
    operationsOf(body).filter(({ route }) =>
      listed.some((one) => one.startsWith(`${route} `) && one.endsWith(` ${code}`)),
    );
  return { document: body, listed, having };
}

describe('the errors of the API', () => {
  let at: TestServer;
  let ada: ApiClient;
  let bob: ApiClient;
  let host: ApiClient;
  let described: Awaited<ReturnType<typeof documentOf>>;

  beforeAll(async () => {
    at = await startTestServer();
    described = await documentOf(at);
    [ada, bob, host] = [await guest(at.url, 'Ada'), await guest(at.url, 'Bob'), await guest(at.url, 'Hester')];
    const secret = await admin.firstAdminSecret(at.server.context.store, Date.now());
    expect((await host.call('POST', '/api/admin/claim', { secret })).status).toBe(200);
  });
  afterAll(() => at.close());

  /** A table of Ada's, with Bob at it unless it is said otherwise. */
  async function table(seats = ['me', 'open'], more: object = {}, game = 'tides'): Promise<string> {
    const { body } = await ada.call('POST', '/api/tables', terms(game, seats, more));
    return body.match;
  }
  const sit = (who: ApiClient, match: string, more: object = {}) =>
    who.call('POST', `/api/tables/${match}/seats`, { entropy: 'ab'.repeat(16), ...more });
  const start = (match: string, who = ada) => who.call('POST', `/api/tables/${match}/start`, {});
  async function started(more: object = {}): Promise<string> {
    const match = await table(['me', 'open'], more);
    await sit(bob, match);
    await start(match);
    return match;
  }
  async function over(): Promise<string> {
    const match = await started();
    const { body } = await ada.call('GET', `/api/matches/${match}/view?viewer=0`);
    await ada.call('POST', `/api/matches/${match}/resign`, { seat: 0, seq: body.seq });
    return match;
  }
  const end = (match: string) => host.call('POST', `/api/admin/matches/${match}/end`, { why: 'a test' });
  /** Played under rules that the server does not have: no game of it goes on. */
  async function withoutRules(match: string): Promise<void> {
    const { store, registry } = at.server.context;
    const stored = await store.matches.find(match);
    if (!stored) throw new Error('no such match');
    await registry.updateTable(match, (now) => {
      now.rules = 999;
      return null;
    });
  }
  const sees = async (who: ApiClient, code: string, method: string, path: string, body?: object) =>
    expect((await who.call(method, path, body)).body?.error?.code, `${method} ${path}`).toBe(code);

  test('those of every route come as documented', async () => {
    const nobody = client(at.url);
    for (const one of described.having('unauthorized')) await nobody.call(one.method, pathOf(one));
    for (const one of described.having('bad-request')) {
      const isGet = one.method === 'GET';
      const query = one.parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => `${name}=${'z'.repeat(99)}`);
      await host.call(
        one.method,
        isGet ? `${pathOf(one, 'z'.repeat(99))}?${query.join('&')}` : pathOf(one),
        isGet ? undefined : '{',
      );
    }
    const large = JSON.stringify({ x: 'x'.repeat(1.2 * MEGABYTE) });
    for (const one of described.having('too-large')) await nobody.call(one.method, pathOf(one), large);
  });

  test('a person who is banned may do nothing', async () => {
    const eve = await guest(at.url, 'Eve');
    const account = { login: 'eve.banned', password: 'a long sentence' };
    await eve.call('POST', '/api/account', account);
    await at.server.context.store.people.setBanned(eve.person, 'a test');
    for (const one of described.having('banned'))
      await eve.call(one.method, pathOf(one), one.path === '/api/login' ? account : undefined);
  });

  test('a page of another site and a token without the scope are forbidden, and metrics to strangers', async () => {
    const tokens = ['read', 'chat'].map((scope) => ada.call('POST', '/api/tokens', { label: '', scopes: [scope] }));
    const [reader, talker] = (await Promise.all(tokens)).map(({ body }) => client(at.url, body.token));
    for (const one of described.having('forbidden').filter(({ path }) => path !== '/metrics')) {
      const scope = one.security.flatMap(({ token = [] }) => token)[0];
      if (one.method === 'GET') await (scope === 'read' ? talker : reader)?.call('GET', pathOf(one));
      else await client(at.url).call(one.method, pathOf(one), undefined, { origin: 'https://elsewhere.example' });
    }
    await client(at.url).call('GET', '/metrics', undefined, { 'x-forwarded-for': '192.0.2.1' });
  });

  test('a store that is away makes everything unavailable, and a failure is no answer', async () => {
    const { store } = at.server.context;
    const away = vi.spyOn(store.sessions, 'find').mockRejectedValue(new StoreError('unavailable', 'gone'));
    for (const one of described.having('unavailable')) await ada.call(one.method, pathOf(one));
    away.mockRejectedValue(new Error('a fault'));
    for (const one of described.having('unavailable')) await ada.call(one.method, pathOf(one));
    away.mockRestore();
  });

  test('whoever asks too often is told how long to wait', async () => {
    const slow = await startTestServer({ LIMIT_FACTOR: '0.001' }, { now: () => 1 });
    const eager = client(slow.url);
    await eager.call('GET', '/api/games');
    await Promise.all(described.having('rate-limited').map((one) => eager.call(one.method, pathOf(one))));
    await slow.close();
  });

  test('about people', async () => {
    await sees(ada, 'already-signed-in', 'POST', '/api/guest', { name: 'Ada' });
    await sees(client(at.url), 'reserved-name', 'POST', '/api/guest', { name: 'Jackdaw' });
    await sees(ada, 'reserved-name', 'PUT', '/api/me', { name: 'Magpie 2' });
    await sit(bob, await table());
    await sees(bob, 'look-alike', 'PUT', '/api/me', { name: 'Adà' });
    const [one, two] = [await guest(at.url, 'One'), await guest(at.url, 'Two')];
    await one.call('POST', '/api/account', { login: 'taken', password: PASSWORD });
    await sees(two, 'already-taken', 'POST', '/api/account', { login: 'taken', password: PASSWORD });
    await sees(client(at.url), 'wrong-password', 'POST', '/api/login', { login: 'taken', password: 'guess' });
    await sees(one, 'wrong-password', 'PUT', '/api/account/password', { password: 'not my own', next: PASSWORD });
    await sees(one, 'wrong-password', 'DELETE', '/api/me', { password: 'not my own' });
    await sees(ada, 'webhook-refused', 'PUT', '/api/me/settings', { webhook: 'http://192.168.0.1/' });
    await sees(ada, 'person-not-found', 'POST', '/api/blocks', { person: 'nobody' });
    await sees(ada, 'person-not-found', 'POST', '/api/reports', { about: 'nobody', text: 'rude' });
    await sees(ada, 'match-not-found', 'POST', '/api/reports', { about: bob.person, match: 'none', text: 'rude' });
    for (const method of ['GET', 'POST']) await sees(ada, 'match-not-found', method, '/stop/x');
  });

  test('about what admins do', async () => {
    await sees(host, 'person-not-found', 'PUT', '/api/admin/people/nobody/ban', { reason: 'none' });
    await sees(host, 'person-not-found', 'DELETE', '/api/admin/people/nobody/ban');
    for (const path of ['', '/export']) await sees(host, 'match-not-found', 'GET', `/api/admin/matches/none${path}`);
    await sees(host, 'match-not-found', 'POST', '/api/admin/matches/none/end', { why: 'none' });
    await sees(host, 'match-not-found', 'POST', '/api/admin/matches/none/rewind', { ply: 0 });
    await sees(host, 'match-not-found', 'POST', '/api/admin/reports/none/close');
    await sees(host, 'match-not-found', 'GET', '/api/admin/reports/none/lines');
  });

  test('about a match that does not exist', async () => {
    const seated = { seat: 0, seq: 0, ply: 0, agree: true, move: 'play:1', entropy: 'ab'.repeat(16) };
    const said = { channel: 'players', text: 'hello', reaction: 'hello', person: bob.person, to: 'open', viewer: 0 };
    const query = 'viewer=public&before=1&ply=0&channel=players';
    for (const one of described.having('match-not-found').filter(({ path }) => path.includes('{match}')))
      if (!one.path.includes('/admin/'))
        await sees(
          ada,
          'match-not-found',
          one.method,
          `${pathOf(one)}?${query}`,
          one.requestBody && { ...seated, ...said },
        );
  });

  test('about a table', async () => {
    const match = await table(['me', 'open', 'open'], {}, 'tempus');
    const here = `/api/tables/${match}`;
    await sees(ada, 'bad-setup', 'POST', '/api/tables', terms('tides', ['me']));
    await sees(ada, 'bad-setup', 'PATCH', here, { options: { nonsense: true } });
    for (const [method, path, body] of [
      ['PATCH', '', { isPublic: false }],
      ['PUT', '/seats/1', { to: 'open' }],
      ['POST', '/readmit', { person: 'x' }],
      ['POST', '/start', {}],
      ['POST', '/close', {}],
    ] as const)
      await sees(bob, 'not-host', method, here + path, body);
    await sees(ada, 'not-present', 'POST', `${here}/start`, {});
    await sees(ada, 'not-seated', 'PUT', `${here}/seats/9`, { to: 'open' });
    await sees(bob, 'seat-taken', 'POST', `${here}/seats`, { entropy: 'ab'.repeat(16), seat: 0 });
    await sees(bob, 'not-your-seat', 'DELETE', `${here}/seats/0`);
    await sit(bob, match);
    await sit(host, match);
    await sees(await guest(at.url, 'Late'), 'table-full', 'POST', `${here}/seats`, { entropy: 'ab'.repeat(16) });
    await ada.call('PUT', `${here}/seats/1`, { to: 'open' });
    await sees(bob, 'blocked', 'POST', `${here}/seats`, { entropy: 'ab'.repeat(16) });
    await sees(await guest(at.url, 'Adä'), 'look-alike', 'POST', `${here}/seats`, { entropy: 'ab'.repeat(16) });
    const full = await table();
    await sit(bob, full);
    await sees(bob, 'too-early', 'POST', `/api/tables/${full}/start`, {});
    const begun = await started();
    for (const [method, path, body] of [
      ['PATCH', '', { isPublic: false }],
      ['POST', '/seats', { entropy: 'ab'.repeat(16) }],
      ['DELETE', '/seats/0', undefined],
      ['PUT', '/seats/1', { to: 'open' }],
      ['POST', '/readmit', { person: 'x' }],
      ['POST', '/start', {}],
      ['POST', '/close', {}],
    ] as const)
      await sees(ada, 'already-started', method, `/api/tables/${begun}${path}`, body);
  });

  test('about more than one may have', async () => {
    const small = await startTestServer({ LIMIT_FACTOR: '1', MAX_TABLES: '1', MAX_MATCHES: '1', MAX_BOTS: '1' });
    const cid = await guest(small.url, 'Cid');
    const open = (who: ApiClient, seats: string[]) => who.call('POST', '/api/tables', terms('tides', seats));
    await sees(cid, 'too-many-bots', 'POST', '/api/tables', terms('tides', ['random', 'random']));
    const { match: first } = (await open(cid, ['me', 'me'])).body;
    await sees(cid, 'too-many-tables', 'POST', '/api/tables', terms('tides', ['me', 'me']));
    await cid.call('POST', `/api/tables/${first}/start`, {});
    const { match: second } = (await open(cid, ['me', 'open'])).body;
    await cid.call('PUT', `/api/tables/${second}/seats/1`, { to: 'random' });
    await sees(cid, 'too-many-matches', 'POST', `/api/tables/${second}/start`, {});
    await sees(cid, 'too-many-bots', 'PUT', `/api/tables/${second}/seats/0`, { to: 'random' });
    const { seq } = (await cid.call('GET', `/api/matches/${first}/view?viewer=0`)).body;
    for (const seat of [0, 1]) await cid.call('POST', `/api/matches/${first}/resign`, { seat, seq });
    await sees(cid, 'too-many-tables', 'POST', `/api/matches/${first}/rematch`, { entropy: 'ab'.repeat(16) });
    await cid.call('POST', `/api/tables/${second}/close`, {});
    const dan = await guest(small.url, 'Dan');
    const { match: third } = (await open(dan, ['me', 'random'])).body;
    await dan.call('POST', `/api/tables/${third}/start`, {});
    const view = (await dan.call('GET', `/api/matches/${third}/view?viewer=0`)).body;
    await dan.call('POST', `/api/matches/${third}/resign`, { seat: 0, seq: view.seq });
    const { match: fourth } = (await open(dan, ['me', 'random'])).body;
    await dan.call('POST', `/api/tables/${fourth}/start`, {});
    await sees(dan, 'too-many-bots', 'POST', `/api/matches/${third}/rematch`, { entropy: 'ab'.repeat(16) });
    await small.close();
  });

  test('about a rematch', async () => {
    const again = { entropy: 'cd'.repeat(16) };
    await sees(ada, 'not-over', 'POST', `/api/matches/${await started()}/rematch`, again);
    const match = await over();
    await sees(host, 'not-seated', 'POST', `/api/matches/${match}/rematch`, again);
    await ada.call('POST', `/api/matches/${match}/rematch`, again);
    await ada.call('POST', '/api/blocks', { person: bob.person });
    await sees(bob, 'blocked', 'POST', `/api/matches/${match}/rematch`, again);
    await ada.call('DELETE', `/api/blocks/${bob.person}`);
    const { store } = at.server.context;
    await store.people.rename(bob.person, 'Ada');
    await sees(bob, 'look-alike', 'POST', `/api/matches/${match}/rematch`, again);
    await store.people.rename(bob.person, 'Bob');
    const other = await over();
    const waiting = await table();
    await sit(bob, waiting);
    gone.add('tides');
    await sees(ada, 'bad-setup', 'POST', `/api/matches/${other}/rematch`, again);
    await sees(ada, 'rules-unavailable', 'POST', `/api/tables/${waiting}/start`, {});
    gone.delete('tides');
  });

  /** What a match refuses that is not being played. */
  const commands = (seq = 0) =>
    [
      ['moves', { seat: 0, seq, move: 'play:1' }],
      ['undo', { seat: 0, seq }],
      ['propose-undo', { seat: 0, seq, ply: 0 }],
      ['resign', { seat: 0, seq }],
      ['return', { seat: 0 }],
    ] as const;

  test('about a match that has not begun, was ended, or lost its rules', async () => {
    const gathering = await table();
    const here = `/api/matches/${gathering}`;
    for (const [path, body] of commands()) await sees(ada, 'not-started', 'POST', `${here}/${path}`, body);
    await sees(ada, 'not-started', 'POST', `${here}/why-not`, { seat: 0, move: 'play:1' });
    await sees(ada, 'not-started', 'POST', `${here}/stand-in`, { seat: 1 });
    await sees(ada, 'not-started', 'GET', `${here}/view`);
    await sees(ada, 'not-started', 'GET', `${here}/log?viewer=public&before=1`);
    for (const path of ['position?ply=0&viewer=public', 'record'])
      await sees(ada, 'not-over', 'GET', `${here}/${path}`);
    const ended = await started();
    await end(ended);
    for (const [path, body] of commands()) await sees(ada, 'game-over', 'POST', `/api/matches/${ended}/${path}`, body);
    const lost = await started();
    await withoutRules(lost);
    for (const [path, body] of commands())
      await sees(ada, 'rules-unavailable', 'POST', `/api/matches/${lost}/${path}`, body);
  });

  test('about a move', async () => {
    const match = await started();
    const here = `/api/matches/${match}`;
    const { seq, moves } = (await ada.call('GET', `${here}/view?viewer=0`)).body;
    const held = moves.map((move: string) => Number(move.split(':')[1])) as number[];
    const other = Array.from({ length: 18 }, (_, i) => i + 1).find((card) => !held.includes(card));
    await sees(ada, 'illegal-move', 'POST', `${here}/moves`, { seat: 0, seq, move: `play:${other}` });
    await sees(ada, 'unreadable-move', 'POST', `${here}/moves`, { seat: 0, seq, move: 'nonsense' });
    await sees(ada, 'stale', 'POST', `${here}/moves`, { seat: 0, seq: 999, move: moves[0] });
    for (const [path, body] of commands(seq)) await sees(bob, 'not-your-seat', 'POST', `${here}/${path}`, body);
    for (const [path, body] of commands(999).filter(([name]) => name !== 'moves'))
      await sees(ada, 'stale', 'POST', `${here}/${path}`, body);
    for (const path of ['undo', 'propose-undo'])
      await sees(ada, 'cannot-undo', 'POST', `${here}/${path}`, { seat: 0, seq, ply: 0 });
    const done = await ada.call('POST', `${here}/moves`, { seat: 0, seq, move: moves[0] });
    expect(done.body.seq).toBe(seq + 1);
    await sees(ada, 'not-your-turn', 'POST', `${here}/moves`, { seat: 0, seq: seq + 1, move: moves[1] });
  });

  test('about a seat whose person may be away', async () => {
    const match = await started();
    const standIn = (who: ApiClient, code: string, seat: number, at = match) =>
      sees(who, code, 'POST', `/api/matches/${at}/stand-in`, { seat });
    await standIn(bob, 'not-host', 0);
    const { seq, moves } = (await ada.call('GET', `/api/matches/${match}/view?viewer=0`)).body;
    await ada.call('POST', `/api/matches/${match}/moves`, { seat: 0, seq, move: moves[0] });
    await standIn(ada, 'not-your-turn', 0);
    const later = await started({ standIn: { afterSeconds: 1000, decidedBy: 'host' } });
    await standIn(ada, 'too-early', 1, later);
    const voted = await started({ standIn: { afterSeconds: 0, decidedBy: 'majority' } });
    await standIn(host, 'not-seated', 1, voted);
  });

  test('about taking moves back', async () => {
    const match = await table(['me', 'open', 'open'], {}, 'tempus');
    const people = [ada, bob, host];
    for (const who of [bob, host]) await sit(who, match);
    await start(match);
    const here = `/api/matches/${match}`;
    // A move that ticks nothing, then another player's: the second needs no consent, the first needs one.
    const answer = (who: ApiClient, seat: number, seq: number, agree = true) =>
      who.call('POST', `${here}/answer-undo`, { seat, seq, agree });
    await sees(ada, 'stale', 'POST', `${here}/answer-undo`, { seat: 0, seq: 0, agree: true });
    for (;;) {
      const { seq, ply, asked } = (await ada.call('GET', `${here}/view`)).body;
      const [seat] = asked as [number];
      const who = people[seat] as ApiClient;
      const { moves } = (await who.call('GET', `${here}/view?viewer=${seat}`)).body;
      await who.call('POST', `${here}/moves`, { seat, seq, move: moves[0] });
      const after = (await ada.call('GET', `${here}/view`)).body;
      const [next] = after.asked as [number];
      if (next === seat) continue;
      const mover = people[next] as ApiClient;
      const offered = (await mover.call('GET', `${here}/view?viewer=${next}`)).body.moves;
      await mover.call('POST', `${here}/moves`, { seat: next, seq: after.seq, move: offered[0] });
      const now = (await ada.call('GET', `${here}/view`)).body.seq;
      const proposed = await who.call('POST', `${here}/propose-undo`, { seat, seq: now, ply });
      if (proposed.status !== 200) continue;
      const third = people.findIndex((one) => one !== who && one !== mover);
      expect((await answer(people[third] as ApiClient, third, now)).body.error.code).toBe('not-your-seat');
      await end(match);
      expect((await answer(mover, next, now)).body.error.code).toBe('game-over');
      return;
    }
  });

  test('every documented error was seen, and none that is not documented', () => {
    const seen = new Set(errorsSeen(described.document, clients));
    const listed = new Set(described.listed);
    expect([...seen].filter((one) => !listed.has(one) && !one.endsWith(' not-found')).sort()).toEqual([]);
    expect([...listed].filter((one) => !seen.has(one)).sort()).toEqual([]);
    expect(listed.size).toBeGreaterThan(GENERAL.length * 30);
  });
});
