import type { ApiMessage } from '@tempora/protocol';
import { afterEach, expect, test } from 'vitest';
import { sql } from '../../src/store/db.ts';
import { ENTROPY, Guest, openTable, startTestServer } from '../test-server.ts';

let at: Awaited<ReturnType<typeof startTestServer>>;
const guests: Guest[] = [];
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.close();
  await at.close();
});

async function arrive(name: string): Promise<Guest> {
  const guest = await Guest.arrive(at.url, name);
  guests.push(guest);
  return guest;
}

type Seats = Parameters<typeof openTable>[2];

/** Opens tables all at the same time, and answers what came of each. */
function openMany(guest: Guest, count: number, seats: Seats = ['me', 'open']): Promise<(string | ApiMessage)[]> {
  const open = (i: number) =>
    openTable(guest, seats.length === 2 ? 'tides' : 'tempus', seats, {
      entropy: `${ENTROPY}${String(i).padStart(4, '0')}`,
    }).catch((error: Error) => JSON.parse(error.message) as ApiMessage);
  return Promise.all(Array.from({ length: count }, (_, i) => open(i)));
}

const codesOf = (answers: (string | ApiMessage)[]) =>
  answers.map((answer) => (typeof answer !== 'string' && answer.type === 'error' ? answer.error.code : 'opened'));

const tooMany = (what: 'tables' | 'matches' | 'bots', most: number) => ({
  error: { code: `too-many-${what}`, most },
});

test('one guest opens only a few tables at a time, also all at once', async () => {
  at = await startTestServer({ LIMIT_FACTOR: '1' });
  const mallory = await arrive('Mallory');
  const codes = codesOf(await openMany(mallory, 60));
  expect(codes.filter((code) => code === 'opened')).toHaveLength(5);
  expect(new Set(codes)).toEqual(new Set(['opened', 'too-many-tables', 'rate-limited']));
  // A place is free again once one is closed.
  const [match] = await at.server.context.store.matches.idsOf(mallory.person);
  expect(await mallory.request({ type: 'close-table', match: match as string })).toMatchObject({ type: 'done' });
  at.app.server.closeAllConnections();
  const [row] = (await at.server.context.store.db.run([sql`select count(*) as n from matches`])) ?? [];
  expect(Number(row?.[0]?.n)).toBe(5);
});

test('a request that is sent again finds its table, also where no other may be opened', async () => {
  at = await startTestServer({ MAX_TABLES: '1', LIMIT_FACTOR: '1' });
  const ada = await arrive('Ada');
  const open = () =>
    ada.request(
      {
        type: 'open-table',
        game: 'tides',
        options: {},
        seats: ['me', 'open'],
        isPublic: true,
        pace: { kind: 'none' },
        standIn: { afterSeconds: 0, decidedBy: 'host' },
        entropy: ENTROPY,
      },
      'the same',
    );
  const first = await open();
  expect(first).toMatchObject({ type: 'created' });
  expect(await open()).toEqual(first);
  expect(
    await openTable(ada, 'tides', ['me', 'open']).catch((error: Error) => JSON.parse(error.message)),
  ).toMatchObject(tooMany('tables', 1));
});

test('matches and bots are capped, too, and all guests at one address together', async () => {
  at = await startTestServer({
    MAX_TABLES: '9',
    MAX_MATCHES: '1',
    MAX_BOTS: '3',
    ADDRESS_FACTOR: '2',
    LIMIT_FACTOR: '1',
  });
  const ada = await arrive('Ada');
  const [first, second] = await openMany(ada, 2, ['me', 'random']);
  expect(await ada.request({ type: 'start', match: first as string })).toMatchObject({ type: 'done' });
  expect(await ada.request({ type: 'start', match: second as string })).toMatchObject(tooMany('matches', 1));
  expect(codesOf(await openMany(ada, 1, ['me', 'random', 'random']))).toEqual(['too-many-bots']);
  const third = await openTable(ada, 'tempus', ['me', 'open', 'random']);
  const seat = { type: 'set-seat', match: third, seat: 1, to: 'random' } as const;
  expect(await ada.request(seat)).toMatchObject(tooMany('bots', 3));
  // Three bots of Bob's are as many as the address may have beside Ada's.
  const bob = await arrive('Bob');
  expect(codesOf(await openMany(bob, 1, ['me', 'random', 'random']))).toEqual(['opened']);
  expect(codesOf(await openMany(bob, 1, ['me', 'random', 'open']))).toEqual(['opened']);
  const cyd = await arrive('Cyd');
  expect(await openMany(cyd, 1, ['me', 'random'])).toMatchObject([tooMany('bots', 6)]);
  // Whoever has given up has one match less: nobody plays it.
  await resign(ada, first as string);
  expect(await ada.request({ type: 'start', match: second as string })).toMatchObject({ type: 'done' });
});

/** Gives up; a bot may move at the same moment. */
async function resign(guest: Guest, match: string): Promise<void> {
  for (;;) {
    const reply = await fetch(`${at.url}/api/matches/${match}/view?viewer=0`, {
      headers: { authorization: `Bearer ${guest.token}` },
    });
    const { seq } = (await reply.json()) as { seq: number };
    if ((await guest.request({ type: 'resign', match, seat: 0, seq })).type === 'done') return;
  }
}

test('tables cannot be opened, started and given up without end', async () => {
  at = await startTestServer({ LIMIT_FACTOR: '1' }, { now: () => 1_900_000_000_000 });
  const mallory = await arrive('Mallory');
  let last = 'opened';
  let count = 0;
  for (; last === 'opened' && count < 60; count++) {
    const [match] = await openMany(mallory, 1, ['me', 'random']);
    [last = ''] = codesOf([match as string]);
    if (last !== 'opened') break;
    await mallory.request({ type: 'start', match: match as string });
    await resign(mallory, match as string);
  }
  expect(last).toBe('rate-limited');
  expect(count).toBeLessThan(30);
});

test('the list of open tables is shared out over hosts and has pages', async () => {
  at = await startTestServer({ MAX_TABLES: '200' });
  const ada = await arrive('Ada');
  const own = await openTable(ada, 'tides', ['me', 'open']);
  const mallory = await arrive('Mallory');
  // A connection may have only so many requests under way.
  const opened = [...(await openMany(mallory, 30)), ...(await openMany(mallory, 30))];
  const page = async (n: number) => (await fetch(`${at.url}/api/lobby?page=${n}`)).json();
  const first = (await page(0)) as { open: { match: string }[]; page: number; pages: number };
  expect(first.open).toHaveLength(50);
  expect(first.open.slice(0, 2).map(({ match }) => match)).toContain(own);
  expect(first).toMatchObject({ page: 0, pages: 2 });
  const second = (await page(1)) as typeof first;
  const seen = [...first.open, ...second.open].map(({ match }) => match);
  expect(new Set(seen)).toEqual(new Set([own, ...(opened as string[])]));
  expect(seen).toHaveLength(61);
  // The socket has the same pages.
  const told = mallory.until((message) => message.type === 'tables' && message.page === 1 && message);
  await mallory.request({ type: 'subscribe-lobby', page: 1 });
  expect((await told).open.map(({ match }) => match)).toEqual(second.open.map(({ match }) => match));
});

test('a match that no person plays stands still until somebody looks on', async () => {
  at = await startTestServer();
  const ada = await arrive('Ada');
  // With one opponent the game would be over.
  const match = await openTable(ada, 'tempus', ['me', 'random', 'random']);
  await ada.request({ type: 'start', match });
  const { store, registry } = at.server.context;
  await resign(ada, match);
  const jobs = async () =>
    ((await store.db.run([sql`select * from jobs where subject = ${match} and kind = 'bot'`])) ?? [])[0];
  // A bot may have been about to move when she gave up.
  while ((await jobs())?.length) await registry.drain();
  const resting = (await store.matches.find(match))?.seq;
  expect((await store.matches.find(match))?.status).toBe('playing');
  await registry.drain();
  expect((await store.matches.find(match))?.seq).toBe(resting);
  const over = ada.until((message) => message.type === 'update' && message.match === match && message.ranking);
  await ada.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  expect(await over).not.toBeNull();
});
