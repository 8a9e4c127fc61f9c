import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventTeller } from '../src/notify/events.ts';
import { openHook } from './receivers.ts';
import { call, ENTROPY, Guest, look, openTable, playOn, startTestServer } from './test-server.ts';

let at: Awaited<ReturnType<typeof startTestServer>>;
/** How far the server's clock is ahead, in milliseconds. */
let ahead = 0;
beforeAll(async () => {
  const env = { NOTICE_AFTER: '0', ALLOW_PRIVATE_HOOKS: 'true', PUBLIC_URL: 'https://games.example/' };
  at = await startTestServer(env, { now: () => Date.now() + ahead });
});
afterAll(() => at.close());

const ALL = ['sat', 'full', 'started', 'over', 'rematch', 'undo', 'time'];

/** Somebody who is away and would like to be told of these things. */
async function absent(name: string, notices: readonly string[]) {
  const hook = await openHook();
  const guest = await Guest.arrive(at.url, name);
  await at.server.context.store.people.changeSettings(guest.person, () => ({
    webhook: hook.url,
    notices: [...notices],
  }));
  const titles = () => hook.inbox.all.map(({ body }) => (JSON.parse(String(body)) as { title: string }).title);
  const leave = async () => {
    const closed = new Promise((resolve) => guest.socket.once('close', resolve));
    guest.close();
    await closed;
    await vi.waitUntil(async () => !(await at.server.context.bus.arePresent([guest.person]))[0], { timeout: 60_000 });
  };
  const told = (title: string) => vi.waitUntil(() => titles().includes(title), { timeout: 60_000 });
  return { guest, hook, titles, leave, told };
}

test('a host who is away is told who comes, that the table is full, that it started, and that it is over', async () => {
  const ada = await absent('Ada', ALL);
  const [bob, cyd] = [await Guest.arrive(at.url, 'Bob'), await Guest.arrive(at.url, 'Cyd')];
  const match = await openTable(ada.guest, 'tempus', ['open', 'open', 'random'], {
    start: { by: 'itself', afterSeconds: 0 },
  });
  await ada.leave();
  await bob.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.told('Somebody sat down at your Tempus table');
  await cyd.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  const started = cyd.until((message) => message.type === 'table' && message.status === 'playing');
  await cyd.request({ type: 'sit', match, entropy: ENTROPY });
  await started;
  expect(ada.titles(), 'without a seat it is not her game').not.toContain('Tempus has started');
  for (const guest of [bob, cyd]) guest.close();
  ada.hook.close();
});

test('players who are away are told of the end and of a rematch, once each, with where to go', async () => {
  const bob = await absent('Bob', ALL);
  const ada = await Guest.arrive(at.url, 'Ada');
  const match = await openTable(ada, 'tides', ['me', 'open'], { standIn: { afterSeconds: 0, decidedBy: 'host' } });
  await bob.guest.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.request({ type: 'start', match });
  await bob.leave();
  const { seq } = await look(ada, match, 0);
  await vi.waitUntil(async () => (await ada.request({ type: 'stand-in', match, seat: 1 })).type === 'done', {
    timeout: 60_000,
  });
  expect(seq).toBe(0);
  await playOn(ada, match, 0);
  await bob.told('Tides of Time is over');
  await ada.request({ type: 'rematch', match, entropy: ENTROPY });
  await bob.told('Another game of Tides of Time?');
  const rematch = bob.hook.inbox.all.find(({ body }) => String(body).includes('Another game'));
  expect(JSON.parse(String(rematch?.body))).toMatchObject({ url: `https://games.example/#/t/${match}` });
  // The job done again, as after a crash: nobody is told twice.
  const before = bob.titles().length;
  const body = { kind: 'over', mark: (await stored(match)).seq, by: [] };
  await eventTeller(at.server.context)({
    key: 'x',
    kind: 'event',
    subject: match,
    body,
    due: 0,
    holder: '',
    heldUntil: 0,
  });
  await settled();
  expect(bob.titles()).toHaveLength(before);
  ada.close();
  bob.hook.close();
});

async function stored(match: string) {
  const table = await at.server.context.store.matches.find(match);
  if (!table) throw new Error(match);
  return table;
}

/** Waits until no job is due. */
async function settled(): Promise<void> {
  const { jobs } = at.server.context.store;
  await vi.waitUntil(async () => ((await jobs.nextDue()) ?? Number.POSITIVE_INFINITY) > Date.now() + 1000, {
    timeout: 60_000,
  });
}

test('whoever has switched a kind off is not told of it, nor whoever did it, nor whoever is there', async () => {
  const ada = await absent('Ada', []);
  const bob = await absent('Bob', ALL);
  const cyd = await absent('Cyd', ALL);
  const match = await openTable(ada.guest, 'tempus', ['me', 'open', 'open']);
  await ada.leave();
  await bob.guest.request({ type: 'sit', match, entropy: ENTROPY });
  await bob.leave();
  await cyd.guest.request({ type: 'sit', match, entropy: ENTROPY });
  await bob.told('Everyone is seated for Tempus');
  await settled();
  expect(ada.titles()).toEqual([]);
  expect(cyd.titles(), 'she sat down herself').toEqual([]);
  for (const person of [ada, bob, cyd]) person.hook.close();
  cyd.guest.close();
});

test('whoever is connected, but not at that table, is told two minutes later; what waits for an answer, in any case', async () => {
  const ada = await absent('Ada', ALL);
  const bob = await Guest.arrive(at.url, 'Bob');
  for (const game of ['tempus', 'tides']) {
    const match = await openTable(ada.guest, game, game === 'tides' ? ['me', 'open'] : ['me', 'open', 'random']);
    if (game === 'tides') await ada.guest.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
    await bob.request({ type: 'sit', match, entropy: ENTROPY });
  }
  await settled();
  expect(ada.titles(), 'she may see it herself').toEqual([]);
  const passed = 125_000;
  await at.server.context.store.settings.setLastUp(Date.now() + ahead + passed);
  ahead += passed;
  await ada.told('Somebody sat down at your Tempus table');
  for (const game of ['Tempus', 'Tides of Time']) await ada.told(`Everyone is seated for ${game}`);
  await settled();
  expect(ada.titles(), 'that she has seen').not.toContain('Somebody sat down at your Tides of Time table');
  bob.close();
  ada.guest.close();
  ada.hook.close();
});

test('the settings list the kinds; only known ones can be chosen', async () => {
  const ada = await Guest.arrive(at.url, 'Ada');
  const settings = (method: 'GET' | 'PUT', body?: object) =>
    call(at.url, method, '/api/me/settings', { token: ada.token, ...(body && { body }) });
  expect((await settings('GET')).body.notices).toEqual(['full', 'started', 'over', 'rematch', 'undo', 'time']);
  expect((await settings('PUT', { notices: ['sat'] })).body.notices).toEqual(['sat']);
  expect((await settings('PUT', { notices: [] })).body.notices).toEqual([]);
  expect((await settings('PUT', { notices: ['gossip'] })).status).toBe(400);
  ada.close();
});

test('a player with little time left is told before it runs out', async () => {
  const bob = await absent('Bob', ['time']);
  const ada = await Guest.arrive(at.url, 'Ada');
  const pace = { kind: 'turn', seconds: 24 * 3600, atZero: 'bot' } as const;
  const match = await openTable(ada, 'tides', ['me', 'open'], { pace });
  await bob.guest.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.request({ type: 'start', match });
  await bob.leave();
  const { context } = at.server;
  const body = { kind: 'time', mark: 0, by: [] };
  await eventTeller(context)({ key: 'x', kind: 'event', subject: match, body, due: 0, holder: '', heldUntil: 0 });
  await settled();
  expect(bob.titles(), 'there is a day left').not.toContain('Little time left in Tides of Time');
  // The server was up all the while; time that it was down for would not count.
  const passed = 19 * 3600_000;
  await context.store.settings.setLastUp(Date.now() + ahead + passed);
  ahead += passed;
  await bob.told('Little time left in Tides of Time');
  ada.close();
  bob.hook.close();
});
