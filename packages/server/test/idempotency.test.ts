import { type ApiMessage, readServerRequest, type ServerRequest } from '@tempora/protocol';
import { askedSeats, seqOf, updateFor } from '@tempora/room';
import { connectAsAdmin, readConfig } from '@tempora/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localBus } from '../src/cluster/bus.ts';
import type { ServerContext } from '../src/context.ts';
import { dispatch } from '../src/dispatch.ts';
import { sql } from '../src/store/db.ts';
import { type StoredTable, StoreError } from '../src/store/index.ts';
import { ENTROPY, Guest, openTable, outcomeOf, startTestServer, type UnsentRequest } from './test-server.ts';

let at: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());

async function arrive(...names: string[]): Promise<Guest[]> {
  return Promise.all(names.map((name) => Guest.arrive(at.url, name)));
}

const refused = (code: string) => ({ type: 'error', error: { code } });
const DONE = { type: 'done' };

/** The same request reaches this node, then another, then this one again. */
async function askThrice(elsewhere: ServerContext, guest: Guest, asking: UnsentRequest): Promise<ApiMessage> {
  const id = `${guest.name} ${asking.type}`;
  const person = await elsewhere.store.people.find(guest.person);
  const requester = { person, address: '', subscriber: { person: guest.person, send() {} } };
  const said = await guest.request(asking, id);
  const there = await dispatch(elsewhere, requester, readServerRequest({ ...asking, id }) as ServerRequest);
  expect('type' in there ? there : { type: 'error', id, ...there }).toEqual(said);
  expect(await guest.request(asking, id)).toEqual(said);
  return said;
}

test('a request repeated under the same id, here or on another node, is done once', async () => {
  const [ada, bob] = (await arrive('Ada', 'Bob')) as [Guest, Guest];
  const other = await connectAsAdmin(readConfig(['--data', at.data], {}));
  const thrice = (guest: Guest, asking: UnsentRequest) => askThrice(other.context, guest, asking);
  const terms = { options: {}, isPublic: true, pace: { kind: 'none' }, entropy: ENTROPY } as const;
  const table = { ...terms, game: 'tempus', standIn: { afterSeconds: 0, decidedBy: 'host' } } as const;
  const made = await thrice(ada, { type: 'open-table', ...table, seats: ['me', 'open', 'open'] });
  const { match } = made as Extract<ApiMessage, { type: 'created' }>;
  expect((await at.server.context.store.matches.of(ada.person, 9)).map(({ id }) => id)).toEqual([match]);
  // Another id, or another wish, is another table.
  expect(await openTable(ada, 'tempus', ['me', 'open', 'open'])).not.toBe(match);
  expect(await openTable(bob, 'tempus', ['me', 'open', 'open'])).not.toBe(match);

  expect(await thrice(bob, { type: 'sit', match, entropy: ENTROPY })).toMatchObject(DONE);
  const seats = async () => (await at.server.context.store.matches.find(match))?.doc.seats.map(({ kind }) => kind);
  expect(await seats()).toEqual(['person', 'person', 'open']);
  expect(await thrice(ada, { type: 'set-seat', match, seat: 2, to: 'random' })).toMatchObject(DONE);
  expect(await thrice(bob, { type: 'stand', match, seat: 1 })).toMatchObject(DONE);
  expect(await seats()).toEqual(['person', 'open', 'bot']);
  // What was refused was not done: it may be once it is asked for anew.
  expect(await thrice(ada, { type: 'start', match })).toMatchObject(refused('not-present'));
  expect(await bob.request({ type: 'sit', match, entropy: ENTROPY })).toMatchObject(DONE);
  expect(await thrice(ada, { type: 'start', match })).toMatchObject(DONE);
  await other.close();
  for (const guest of [ada, bob]) guest.close();
});

test('two people may use the same id', async () => {
  const [ada, bob, cyd] = (await arrive('Ada', 'Bob', 'Cyd')) as [Guest, Guest, Guest];
  const match = await openTable(ada, 'tempus', ['me', 'open', 'open']);
  for (const guest of [bob, cyd])
    expect(await guest.request({ type: 'sit', match, entropy: ENTROPY }, 'same')).toMatchObject(DONE);
  const { doc } = (await at.server.context.store.matches.find(match)) as StoredTable;
  expect(doc.seats).toMatchObject([{ person: ada.person }, { person: bob.person }, { person: cyd.person }]);
  for (const guest of [ada, bob, cyd]) guest.close();
});

test('a move before a checkpoint, repeated on a node that loads from that checkpoint, is recognized', async () => {
  const [ada] = (await arrive('Ada')) as [Guest];
  const { registry, store } = at.server.context;
  const match = await openTable(ada, 'tempus', ['me', 'me', 'me']);
  await ada.request({ type: 'start', match });
  const request = { type: 'submit', match, seat: 0, seq: 0, move: '', id: '' } satisfies ServerRequest;
  while ((await store.matches.checkpoints(match)).size === 0) {
    await registry.withSession(match, (session) => {
      if (!session?.m) throw new Error('it has not begun');
      const [seat = 0] = askedSeats(session.m);
      const [move = ''] = updateFor(session.m, seat, -1).moves;
      Object.assign(request, { seat, move, seq: seqOf(session.m), id: `move ${seqOf(session.m)}` });
    });
    expect(await ada.request(request, request.id)).toMatchObject({ ...DONE, seq: request.seq + 1 });
  }
  const other = await connectAsAdmin(readConfig(['--data', at.data], {}));
  const requester = {
    person: await store.people.find(ada.person),
    address: '',
    subscriber: { person: ada.person, send() {} },
  };
  expect(await dispatch(other.context, requester, request)).toEqual({ ...DONE, id: request.id, seq: request.seq + 1 });
  await other.close();
  ada.close();
});

test('a move that could not be stored is shown to nobody, and is made when it is repeated', async () => {
  const [ada, eve] = (await arrive('Ada', 'Eve')) as [Guest, Guest];
  const { store } = at.server.context;
  const match = await openTable(ada, 'tides', ['me', 'me']);
  await ada.request({ type: 'start', match });
  await ada.request({ type: 'subscribe', match, viewer: 0, since: -1 });
  await eve.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  const shown = () => eve.received.filter((text) => /^{"type":"(update|patch)"/.test(text)).length;
  const before = shown();
  const [move] = ada.updates.get(match)?.moves ?? [];
  const submit = { type: 'submit', match, seat: 0, seq: 0, move: move as string } as const;
  const append = vi.spyOn(store.matches, 'append').mockRejectedValueOnce(new StoreError('unavailable', 'no room'));
  expect(await ada.request(submit, 'again')).toMatchObject({ error: { code: 'unavailable' } });
  expect(await ada.request(submit, 'again')).toMatchObject(DONE);
  append.mockRestore();
  expect((await store.matches.entries(match, 0)).map(({ command }) => command)).toEqual(['again']);
  // Whatever there was to show has been shown before this.
  await eve.request({ type: 'unsubscribe', match });
  expect(shown()).toBe(before + 1);
  for (const guest of [ada, eve]) guest.close();
});

test('matches with subscribers stay in memory', async () => {
  const [ada] = (await arrive('Ada')) as [Guest];
  const { registry, store } = at.server.context;
  const match = await openTable(ada, 'tides', ['me', 'open']);
  await ada.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  const table = (await store.matches.find(match)) as StoredTable;
  await Promise.all(
    Array.from({ length: 600 }, async (_, i) => {
      await store.matches.add({ ...table, id: `many-${i}`, isPublic: false });
      await registry.withSession(`many-${i}`, () => null);
    }),
  );
  await registry.withSession('one more', () => null);
  expect(registry.subscribersOf(match)).toHaveLength(1);
  ada.close();
});

test('jobs that a node has claimed but not done are free for the others as soon as it stops', async () => {
  const server = await startTestServer();
  const { context, jobs } = server.server;
  const session = { holder: context.node, heldUntil: context.now() + 3_600_000 };
  await context.store.jobs.put({ key: 'held', kind: 'look', subject: '', body: {}, due: 0, ...session });
  await jobs.stop();
  const free = await context.store.jobs.claim('another', context.now(), context.now() + 1, 9);
  expect(free.map(({ key }) => key)).toContain('held');
  await server.close();
});

test('a job that outlasts its lease is not started again by the node that is doing it', async () => {
  const server = await startTestServer({ LEASE_SECONDS: '0.1' });
  const { context, jobs } = server.server;
  let [begun, finish] = [0, () => {}];
  const long = new Promise<void>((resolve) => {
    finish = resolve;
  });
  jobs.on('long', () => {
    begun++;
    return long;
  });
  const job = { key: 'long', kind: 'long', subject: '', body: {}, due: 0, holder: '', heldUntil: 0 };
  await context.store.jobs.put(job);
  jobs.wake(job);
  const tries = async () => {
    // As if the lease could not be renewed in time.
    const [, rows] =
      (await context.store.db.run([
        sql`update jobs set held_until = 0 where key = 'long'`,
        sql`select tries from jobs where key = 'long'`,
      ])) ?? [];
    return Number(rows?.[0]?.tries);
  };
  await vi.waitUntil(async () => (await tries()) > 2, { timeout: 60_000 });
  expect(begun).toBe(1);
  finish();
  await server.close();
});

test('a person with two pages open is present until the last one is closed', async () => {
  const bus = localBus({ isShared: false });
  expect([bus.addConnection('ada'), bus.addConnection('ada'), bus.removeConnection('ada')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await bus.arePresent(['ada'])).toEqual([true]);
  expect(bus.removeConnection('ada')).toBe(true);
  expect(await bus.arePresent(['ada'])).toEqual([false]);
});

test('an entry that another node stored before it died is sent to all subscribers once this node finds it', async () => {
  const [ada, bob] = (await arrive('Ada', 'Bob')) as [Guest, Guest];
  const other = await connectAsAdmin(readConfig(['--data', at.data], {}));
  const match = await openTable(ada, 'tides', ['me', 'open']);
  await bob.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.request({ type: 'start', match });
  for (const [seat, guest] of [ada, bob].entries())
    await guest.request({ type: 'subscribe', match, viewer: seat, since: -1 });
  const { seq, moves } = bob.updates.get(match) ?? { seq: 0, moves: [] };
  const shown = [ada, bob].map((guest) => guest.until((message) => message.type === 'update' && message.seq > seq));
  const pick = { type: 'submit', match, seat: 1, seq, move: moves[0] as string } as const;
  const person = await other.context.store.people.find(bob.person);
  const requester = { person, address: '', subscriber: { person: bob.person, send() {} } };
  expect(await dispatch(other.context, requester, { ...pick, id: 'elsewhere' })).toMatchObject(DONE);
  expect(outcomeOf(await bob.request({ ...pick, move: moves[1] as string }))).toBe('refused');
  await Promise.all(shown);
  await other.close();
  for (const guest of [ada, bob]) guest.close();
});

test('the same holds for chat, notes and system entries', async () => {
  const [ada, bob] = (await arrive('Ada', 'Bob')) as [Guest, Guest];
  const other = await connectAsAdmin(readConfig(['--data', at.data], {}));
  const { store } = at.server.context;
  const match = await openTable(ada, 'tides', ['me', 'open']);
  await bob.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.request({ type: 'start', match });
  await ada.request({ type: 'subscribe', match, viewer: 0, since: -1 });
  const thrice = (guest: Guest, asking: UnsentRequest) => askThrice(other.context, guest, asking);
  const lines = async (start: string) =>
    (await store.matches.entries(match, 0)).filter(({ move }) => move.startsWith(start)).map(({ move }) => move);

  expect(await thrice(ada, { type: 'say', match, channel: 'players', text: 'hello' })).toMatchObject(DONE);
  expect(await thrice(ada, { type: 'react', match, reaction: 'hello' })).toMatchObject(DONE);
  expect(await store.chat.page({ match: match, channel: 'players', before: 99, limit: 99 })).toMatchObject([
    { text: 'hello' },
    { reaction: 'hello' },
  ]);
  // Under another id it is another word.
  const third = ada.until((message) => message.type === 'chat-line' && message.line.n === 2);
  expect(await ada.request({ type: 'react', match, reaction: 'hello' })).toMatchObject(DONE);
  await third;
  expect(ada.received.filter((text) => text.includes('"chat-line"'))).toHaveLength(3);

  expect(await thrice(ada, { type: 'note', match, text: 'first' })).toMatchObject({ text: 'first' });
  await ada.request({ type: 'note', match, text: 'second' });
  expect(await thrice(ada, { type: 'note', match, text: 'first' })).toMatchObject({ text: 'second' });

  const isAway = ada.until(
    (message) => message.type === 'table' && message.seats[1]?.kind === 'person' && message.seats[1].isHere === false,
  );
  bob.close();
  await isAway;
  const standIn = { type: 'stand-in', match, seat: 1 } as const;
  expect(await thrice(ada, standIn)).toMatchObject(DONE);
  const back = await Guest.connect(at.url, 'Bob', bob.person, bob.token);
  expect(await thrice(back, { type: 'return', match, seat: 1 })).toMatchObject(DONE);
  expect(await thrice(ada, standIn)).toMatchObject(DONE);
  expect(await thrice(back, { type: 'return', match, seat: 1 })).toMatchObject(DONE);
  expect(await lines('.')).toEqual(['.takeover', '.return']);

  const { seq } = (await store.matches.find(match)) as { seq: number };
  expect(await thrice(back, { type: 'resign', match, seat: 1, seq })).toMatchObject(DONE);
  expect(await lines('.')).toEqual(['.takeover', '.return', '.out']);
  await other.close();
  for (const guest of [ada, back]) guest.close();
});

test('a client that unsubscribes at once is sent nothing more', async () => {
  const [ada, bob] = (await arrive('Ada', 'Bob')) as [Guest, Guest];
  const match = await openTable(ada, 'tides', ['me', 'open']);
  // Not one after the other: both are under way at once, and more tables than one may look at are looked at and left.
  for (let i = 0; i < 20; i++)
    await Promise.all([
      bob.request({ type: 'subscribe', match, viewer: 'public', since: -1 }),
      bob.request({ type: 'unsubscribe', match }),
      openTable(ada, 'tides', ['me', 'open']).then((other) =>
        Promise.all([
          bob.request({ type: 'subscribe', match: other, viewer: 'public', since: -1 }),
          bob.request({ type: 'unsubscribe', match: other }),
        ]),
      ),
    ]);
  expect(at.server.context.registry.subscribersOf(match)).toEqual([]);
  expect(await bob.request({ type: 'subscribe', match, viewer: 'public', since: -1 })).toMatchObject(DONE);
  for (const guest of [ada, bob]) guest.close();
});

test('a client that subscribes again, as the same viewer or another, is sent every move once', async () => {
  const [ada] = (await arrive('Ada')) as [Guest];
  const match = await openTable(ada, 'tides', ['me', 'me']);
  await ada.request({ type: 'start', match });
  for (const viewer of ['public', 0, 0] as const) await ada.request({ type: 'subscribe', match, viewer, since: -1 });
  const shown = () => ada.received.filter((text) => /^{"type":"(update|patch)"/.test(text)).length;
  const before = shown();
  const [move] = ada.updates.get(match)?.moves ?? [];
  expect(await ada.request({ type: 'submit', match, seat: 0, seq: 0, move: move as string })).toMatchObject(DONE);
  // Whatever there was to show has been shown before this.
  await ada.request({ type: 'unsubscribe', match });
  expect(shown()).toBe(before + 1);
  ada.close();
});

test('spectators who come or go cause one message each to the others at a table', async () => {
  const [ada, eve] = (await arrive('Ada', 'Eve')) as [Guest, Guest];
  const match = await openTable(ada, 'tides', ['me', 'open']);
  const tables = () => ada.received.filter((text) => text.includes('"type":"table"')).length;
  await ada.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  const before = tables();
  for (let i = 0; i < 5; i++) {
    for (const _ of [1, 2]) await eve.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
    await eve.request({ type: 'unsubscribe', match });
  }
  // Whatever there was to tell has been told before this.
  await ada.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  expect(tables()).toBe(before + 2 * 5 + 1);
  for (const guest of [ada, eve]) guest.close();
});
