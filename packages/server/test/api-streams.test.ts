import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashOf } from '../src/accounts/sessions.ts';
import { ApiClient, type EventStream, terms } from './api-client.ts';
import { flaws, type Schema } from './json-schema.ts';
import { startTestServer } from './test-server.ts';

type GameServer = Awaited<ReturnType<typeof startTestServer>>;

async function openTable(host: ApiClient, game: string, seats: string[]): Promise<string> {
  return (await host.call('POST', '/api/tables', terms(game, seats))).body.match;
}

/** Plays the first move whenever asked, until the stream ends; answers the `seq` of every update. */
async function playOn(who: ApiClient, stream: EventStream, match: string, seat: number): Promise<number[]> {
  const seen: number[] = [];
  for (;;) {
    const line = await stream.line();
    if (line === null) return seen;
    const message = line ? JSON.parse(line) : {};
    if (message.type !== 'update') continue;
    seen.push(message.seq);
    if (message.moves[0])
      await who.call('POST', `/api/matches/${match}/moves`, { seat, seq: message.seq, move: message.moves[0] });
  }
}

describe('a stream', () => {
  let at: GameServer;
  let ada: ApiClient;
  let bob: ApiClient;
  const document: { paths: { [path: string]: { get: { responses: { [status: string]: object } } } } } = { paths: {} };
  beforeAll(async () => {
    at = await startTestServer();
    ada = await ApiClient.arrive(at.url, 'Ada');
    bob = await ApiClient.arrive(at.url, 'Bob');
    Object.assign(document, (await ada.call('GET', '/api/openapi.json')).body);
  });
  afterAll(() => at.close());

  const areAsDocumented = (stream: EventStream, path: string) => {
    const good = document.paths[path]?.get.responses['200'] as { content: { [type: string]: { schema: Schema } } };
    const schema = good.content['application/x-ndjson']?.schema as Schema;
    for (const line of stream.all.filter(Boolean)) expect(flaws(document, schema, JSON.parse(line)), line).toEqual([]);
  };

  test('sends the table and the game, then every change, and ends with the match', async () => {
    const match = await openTable(ada, 'tides', ['me', 'open']);
    await bob.call('POST', `/api/tables/${match}/seats`, { entropy: 'ab'.repeat(16) });
    const mine = await ada.follow(`/api/matches/${match}/events?viewer=0`);
    expect(mine.reply.headers['content-type']).toBe('application/x-ndjson');
    expect(await mine.next('table')).toMatchObject({ status: 'gathering' });
    const theirs = await bob.follow(`/api/matches/${match}/events?viewer=1&since=-1`);
    const watching = await new ApiClient(at.url, '').follow(`/api/matches/${match}/events`);
    await bob.call('POST', `/api/matches/${match}/chat`, { channel: 'players', text: 'Good luck' });
    expect(await mine.next('chat-line')).toMatchObject({ line: { text: 'Good luck' } });
    await ada.call('POST', `/api/tables/${match}/start`);
    await Promise.all([playOn(ada, mine, match, 0), playOn(bob, theirs, match, 1), watching.rest()]);
    for (const stream of [mine, theirs, watching]) {
      const told = stream.all.filter(Boolean).map((line) => JSON.parse(line));
      expect(told[0]).toMatchObject({ type: 'table' });
      expect(told.findLast(({ type }) => type === 'update').ranking).not.toBeNull();
      expect(told.findLast(({ type }) => type === 'table').status).toBe('over');
      areAsDocumented(stream, '/api/matches/{match}/events');
    }
    // A client that comes after the end is shown it, and nothing more.
    const late = await bob.follow(`/api/matches/${match}/events?viewer=1&since=3`);
    await late.rest();
    expect(late.all.slice(0, 2).map((line) => JSON.parse(line).type)).toEqual(['table', 'update']);
  });

  test('resumes after a break with nothing missing and nothing twice', async () => {
    const match = await openTable(ada, 'tides', ['me', 'greedy']);
    await ada.call('POST', `/api/tables/${match}/start`);
    const lines: { ply: number; event: unknown }[] = [];
    let since = -1;
    for (let isOver = false; !isOver; ) {
      // Every connection is cut as soon as there is something to do.
      const stream = await ada.follow(`/api/matches/${match}/events?viewer=0&since=${since}`);
      let update = await stream.next('update');
      for (; ; update = await stream.next('update')) {
        while ((lines.at(-1)?.ply ?? -1) > update.log.since) lines.pop();
        lines.push(...update.log.lines);
        if (update.ranking || update.moves.length > 0) break;
      }
      stream.close();
      since = update.seq;
      isOver = update.ranking !== null;
      const move = { seat: 0, seq: since, move: update.moves[0] };
      if (!isOver) await ada.call('POST', `/api/matches/${match}/moves`, move);
    }
    const { body } = await ada.call('GET', `/api/matches/${match}/view?viewer=0`);
    expect(body.log.since).toBe(-1);
    expect(lines).toEqual(body.log.lines);
  });

  test('makes a person present until it is closed', async () => {
    const match = await openTable(ada, 'tides', ['me', 'open']);
    await bob.call('POST', `/api/tables/${match}/seats`, { entropy: 'ab'.repeat(16) });
    const mine = await ada.follow(`/api/matches/${match}/events?viewer=0`);
    const isBobHere = async (isHere: boolean) => {
      for (;;) {
        const [, seat] = (await mine.next('table')).seats;
        if (seat?.kind === 'person' && seat.isHere === isHere) return;
      }
    };
    const theirs = await bob.follow(`/api/matches/${match}/events?viewer=1`);
    await isBobHere(true);
    theirs.close();
    await isBobHere(false);
    mine.close();
  });

  test('of a person sends the lists, then each of their tables that changes', async () => {
    const cid = await ApiClient.arrive(at.url, 'Cid');
    const other = await openTable(bob, 'tides', ['me', 'greedy']);
    const match = await openTable(ada, 'tides', ['me', 'open']);
    const work = await cid.follow('/api/events');
    expect(await work.next('tables')).toMatchObject({ mine: [] });
    await bob.call('POST', `/api/tables/${other}/start`);
    await cid.call('POST', `/api/tables/${match}/seats`, { entropy: 'ab'.repeat(16) });
    expect(await work.next('my-table')).toMatchObject({ table: { match, status: 'gathering', isWaiting: false } });
    await ada.call('POST', `/api/tables/${match}/start`);
    expect(await work.next('my-table')).toMatchObject({ table: { match, status: 'playing', isWaiting: true } });
    const { body } = await cid.call('GET', `/api/matches/${match}/view?viewer=1`);
    await cid.call('POST', `/api/matches/${match}/moves`, { seat: 1, seq: body.seq, move: body.moves[0] });
    expect(await work.next('my-table')).toMatchObject({ table: { match, isWaiting: false } });
    work.close();
    const again = await cid.follow('/api/events');
    expect(await again.next('tables')).toMatchObject({ mine: [{ match, isWaiting: false }] });
    again.close();
    for (const stream of [work, again]) areAsDocumented(stream, '/api/events');
    expect(await new ApiClient(at.url, '').call('GET', '/api/events')).toMatchObject({ status: 401 });
  });

  test('tells a person who is sent away from a table, and then nothing more about it', async () => {
    const match = await openTable(ada, 'tides', ['me', 'open']);
    await bob.call('POST', `/api/tables/${match}/seats`, { entropy: 'ab'.repeat(16) });
    const work = await bob.follow('/api/events');
    await work.next('tables');
    await ada.call('PUT', `/api/tables/${match}/seats/1`, { to: 'greedy' });
    expect(await work.next('my-table')).toMatchObject({ table: { match, seats: [{}, { kind: 'bot' }] } });
    await ada.call('POST', `/api/tables/${match}/start`);
    const own = await openTable(bob, 'tides', ['me', 'open']);
    expect(await work.next('my-table')).toMatchObject({ table: { match: own } });
    work.close();
  });

  test('asks a reader that is too far behind to reconnect', async () => {
    const match = await openTable(ada, 'tides', ['me', 'open']);
    const slow = await ada.follow(`/api/matches/${match}/events?viewer=0`);
    await slow.next('table');
    slow.reply.socket.pause();
    const [subscriber] = at.server.context.registry.subscribersOf(match);
    const long = JSON.stringify({ type: 'chat-line', text: 'x'.repeat(1_000_000) });
    for (let sent = 0; at.server.context.registry.subscribersOf(match).length > 0; sent++) {
      expect(sent).toBeLessThan(200);
      subscriber?.send(long);
      await new Promise((resolve) => setImmediate(resolve));
    }
    slow.reply.socket.resume();
    await slow.rest();
    expect(JSON.parse(slow.all.at(-1) as string)).toEqual({ type: 'reconnect', reason: 'behind' });
  });
});

describe('streams', () => {
  afterEach(() => vi.useRealTimers());

  test('are limited in number', async () => {
    const at = await startTestServer({ LIMIT_FACTOR: '1' });
    const ada = await ApiClient.arrive(at.url, 'Ada');
    const streams: EventStream[] = [];
    for (let i = 0; i < 16; i++) streams.push(await ada.follow('/api/events'));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    expect(await ada.call('GET', '/api/events')).toMatchObject({
      status: 429,
      body: { error: { code: 'rate-limited', retryAfter: 30 } },
    });
    const departed = new Promise<void>((resolve) => {
      const depart = at.server.context.bus.removeConnection;
      at.server.context.bus.removeConnection = (person) => {
        resolve();
        return depart(person);
      };
    });
    streams[0]?.close();
    await departed;
    const next = await ada.follow('/api/events');
    expect(next.status).toBe(200);
    for (const stream of [...streams, next]) stream.close();
    await at.close();
  });

  test('send heartbeats, and end with their session', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const at = await startTestServer();
    const ada = await ApiClient.arrive(at.url, 'Ada');
    const stream = await ada.follow('/api/events');
    await stream.next('tables');
    vi.advanceTimersByTime(15_000);
    expect(await stream.line()).toBe('');
    await at.server.context.store.sessions.remove(hashOf(ada.token));
    at.server.context.bus.publish({ kind: 'person', person: ada.person });
    await stream.rest();
    await at.close();
  });

  test('ask everybody to reconnect when the server closes', async () => {
    const at = await startTestServer();
    const ada = await ApiClient.arrive(at.url, 'Ada');
    const match = await openTable(ada, 'tides', ['me', 'open']);
    const streams = [await ada.follow('/api/events'), await ada.follow(`/api/matches/${match}/events?viewer=0`)];
    await Promise.all([streams[0]?.next('tables'), streams[1]?.next('table')]);
    const ends = streams.map((stream) => stream.next('reconnect'));
    await at.close();
    expect(await Promise.all(ends)).toEqual(streams.map(() => ({ type: 'reconnect', reason: 'stopping' })));
  });
});
