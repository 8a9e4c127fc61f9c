import type { ServerRequest } from '@tempora/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfStart } from '../src/table/start.ts';
import { ENTROPY, Guest, look, openTable, playOn, startTestServer } from './test-server.ts';

/** How far the server's clock is ahead, in milliseconds. */
let ahead = 0;
let at: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  at = await startTestServer({}, { now: () => Date.now() + ahead });
});
afterAll(() => at.close());

const refused = (code: string) => ({ type: 'error', error: { code } });
const DONE = { type: 'done' };
const MINUTE = 60_000;

type Start = Extract<ServerRequest, { type: 'open-table' }>['start'];

/** Ada has opened a table for two, Bob may sit down, and Eve looks on. */
async function gathered(start: Start) {
  const people = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => Guest.arrive(at.url, name)));
  const [ada, bob, eve] = people as [Guest, Guest, Guest];
  const match = await openTable(ada, 'tides', ['me', 'open'], { start });
  await ada.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  return { ada, bob, eve, match, close: () => people.map((guest) => guest.close()) };
}

function sit(guest: Guest, match: string, entropy = ENTROPY) {
  return guest.request({ type: 'sit', match, entropy });
}

function isPlayed(guest: Guest, match: string) {
  return guest.until((message) => message.type === 'table' && message.match === match && message.status === 'playing');
}

test('any seated player may start, but only once all seats have been taken for the agreed time', async () => {
  const { ada, bob, eve, match, close } = await gathered({ by: 'anyone', afterSeconds: 60 });
  expect(ada.tables.get(match)).toMatchObject({ start: { by: 'anyone', afterSeconds: 60 }, fullFor: null });
  const full = ada.until((message) => message.type === 'table' && message.fullFor !== null);
  await sit(bob, match);
  await full;
  expect(await bob.request({ type: 'start', match })).toMatchObject(refused('too-early'));
  ahead += MINUTE;
  expect(await eve.request({ type: 'start', match }), 'nobody without a seat').toMatchObject(refused('not-host'));
  // Standing up and sitting down again begins the wait anew, and so does a change of what is agreed.
  await bob.request({ type: 'stand', match, seat: 1 });
  await sit(bob, match);
  expect(await bob.request({ type: 'start', match })).toMatchObject(refused('too-early'));
  ahead += MINUTE;
  await ada.request({ type: 'change-table', match, options: { memoryAid: true } });
  expect(await bob.request({ type: 'start', match })).toMatchObject(refused('too-early'));
  ahead += MINUTE;
  const entropy = 'b0b0b0b0b0b0b0b0';
  expect(await bob.request({ type: 'start', match, entropy })).toMatchObject(DONE);
  expect(await bob.request({ type: 'start', match })).toMatchObject(refused('already-started'));
  const { fairSeed } = (await at.server.context.store.matches.find(match)) ?? {};
  expect(fairSeed, 'whoever starts adds to their own share').toMatchObject({ entropy: [ENTROPY, entropy] });
  close();
});

test('where only the host starts, nobody else can, however long they wait; the host need not wait', async () => {
  const { ada, bob, match, close } = await gathered({ by: 'host', afterSeconds: 0 });
  await sit(bob, match);
  ahead += MINUTE;
  expect(await bob.request({ type: 'start', match })).toMatchObject(refused('not-host'));
  expect(await bob.request({ type: 'change-table', match, start: { by: 'anyone', afterSeconds: 0 } })).toMatchObject(
    refused('not-host'),
  );
  expect(await ada.request({ type: 'change-table', match, start: { by: 'anyone', afterSeconds: 3600 } })).toMatchObject(
    DONE,
  );
  expect(await ada.request({ type: 'start', match })).toMatchObject(DONE);
  close();
});

test('a table starts by itself when all seats are taken, even if the host is gone', async () => {
  const { ada, bob, match, close } = await gathered({ by: 'itself', afterSeconds: 0 });
  await bob.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  ada.close();
  const played = isPlayed(bob, match);
  await sit(bob, match);
  await played;
  expect((await look(bob, match, 1)).moves.length).toBeGreaterThan(0);
  close();
});

test('a job that comes too early, or for a table that is no longer full, starts nothing', async () => {
  const { bob, match, close } = await gathered({ by: 'itself', afterSeconds: 3600 });
  await sit(bob, match);
  const { store } = at.server.context;
  const job = { key: `start ${match}`, kind: 'start', subject: match, body: {}, holder: '', heldUntil: 0, due: 0 };
  await selfStart(at.server.context)(job);
  expect((await store.matches.find(match))?.status).toBe('gathering');
  await bob.request({ type: 'stand', match, seat: 1 });
  ahead += 60 * MINUTE;
  await selfStart(at.server.context)(job);
  expect((await store.matches.find(match))?.status).toBe('gathering');
  close();
});

test('a person who has a seat may add new randomness to it; nobody else may', async () => {
  const { ada, bob, match, close } = await gathered({ by: 'host', afterSeconds: 0 });
  await sit(bob, match);
  const entropy = 'adaadaadaadaadaa';
  expect(await bob.request({ type: 'sit', match, seat: 0, entropy })).toMatchObject(refused('seat-taken'));
  expect(await ada.request({ type: 'sit', match, seat: 0, entropy })).toMatchObject(DONE);
  expect(await ada.request({ type: 'start', match })).toMatchObject(DONE);
  expect(await ada.request({ type: 'sit', match, seat: 0, entropy })).toMatchObject(refused('already-started'));
  const { fairSeed } = (await at.server.context.store.matches.find(match)) ?? {};
  expect(fairSeed).toMatchObject({ entropy: [entropy, ENTROPY] });
  close();
});

test('a rematch starts by itself when the last player has accepted', async () => {
  const { ada, bob, match, close } = await gathered({ by: 'host', afterSeconds: 0 });
  await sit(bob, match);
  await ada.request({ type: 'start', match });
  await look(bob, match, 1);
  await look(ada, match, 0);
  await Promise.all([playOn(ada, match, 0), playOn(bob, match, 1)]);
  const again = await ada.request({ type: 'rematch', match, entropy: ENTROPY });
  if (again.type !== 'created') throw new Error(JSON.stringify(again));
  await ada.request({ type: 'subscribe', match: again.match, viewer: 'public', since: -1 });
  expect(ada.tables.get(again.match)).toMatchObject({ status: 'gathering', start: { by: 'itself' }, fullFor: null });
  const played = isPlayed(ada, again.match);
  await bob.request({ type: 'rematch', match, entropy: ENTROPY });
  await played;
  close();
});
