import { type ApiMessage, readServerRequest, type ServerRequest } from '@tempora/protocol';
import { connectAsAdmin, readConfig } from '@tempora/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endMatch } from '../src/admin.ts';
import { dispatch } from '../src/dispatch.ts';
import { call, ENTROPY, Guest, openTable, startTestServer } from './test-server.ts';

let at: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());

type People = [Guest, Guest, Guest];
const refused = (code: string) => ({ type: 'error', error: { code } });
const entropyOf = (n: number) => n.toString(16).repeat(32);
const bank = { kind: 'bank', seconds: 600, increment: 5, atZero: 'out' } as const;
const TERMS = { isPublic: false, pace: bank, standIn: { afterSeconds: 60, decidedBy: 'majority' } } as const;

/** Three people and a bot at a table of Tempus; all of them have left, so it is over and the bot has won. */
async function finished() {
  const people = (await Promise.all(['Ada', 'Bob', 'Cyd'].map((name) => Guest.arrive(at.url, name)))) as People;
  const [ada, bob, cyd] = people;
  const match = await openTable(ada, 'tempus', ['me', 'open', 'greedy', 'open'], TERMS);
  for (const guest of [bob, cyd]) await guest.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.request({ type: 'start', match });
  for (const [guest, seat] of [
    [cyd, 3],
    [bob, 1],
    [ada, 0],
  ] as const)
    await leave(guest, match, seat);
  for (const guest of people) await guest.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  expect(ada.tables.get(match)?.status).toBe('over');
  return { people, match, close: () => people.map((guest) => guest.close()) };
}

async function leave(guest: Guest, match: string, seat: number): Promise<void> {
  for (;;) {
    const shown = guest.until((message) => message.type === 'update' && message.match === match && message);
    await guest.request({ type: 'subscribe', match, viewer: seat, since: -1 });
    const { seq } = await shown;
    const reply = await guest.request({ type: 'resign', match, seat, seq });
    if (reply.type === 'done') return;
    expect(reply).toMatchObject(refused('stale')); // the bot has moved meanwhile
  }
}

/** Asks to play again and says what came of it. */
async function again(guest: Guest, match: string, entropy = ENTROPY): Promise<{ match: string; seats?: number[] }> {
  const reply = await guest.request({ type: 'rematch', match, entropy });
  if (reply.type !== 'created') throw new Error(JSON.stringify(reply));
  return reply as Extract<ApiMessage, { type: 'created' }> & { seats: number[] };
}

/** A table as it stands. */
async function tableOf(guest: Guest, match: string) {
  return (await call(at.url, 'GET', `/api/tables/${match}`, { token: guest.token })).body;
}

/** Waits until somebody is shown who plays again. */
function invited(guest: Guest, match: string, ...seats: number[]) {
  return guest.until(
    (message) => message.type === 'table' && message.match === match && String(message.rematchSeats) === String(seats),
  );
}

test('one press opens the same table again; the others are invited and keep their seats', async () => {
  const { people, match, close } = await finished();
  const [ada, bob, cyd] = people;
  const seen = Promise.all(people.map((guest) => invited(guest, match, 1)));
  const first = await again(bob, match, entropyOf(1));
  await seen;
  expect(first.seats).toEqual([1]);
  // It stands in the others' lists, too, for who has left the table.
  for (const [guest, isInvitedToRematch] of [
    [ada, true],
    [bob, false],
  ] as const)
    expect((await call(at.url, 'GET', '/api/lobby', { token: guest.token })).body.mine).toContainEqual(
      expect.objectContaining({ match, isInvitedToRematch }),
    );
  const before = await tableOf(ada, match);
  const { game, options } = before;
  expect(await tableOf(ada, first.match)).toMatchObject({
    ...{
      ...TERMS,
      game,
      options,
      status: 'gathering',
      host: bob.person,
      isContinued: false,
      isRematch: true,
      rematchSeats: [],
      removed: [],
    },
    seats: [{ kind: 'open' }, { name: 'Bob' }, { kind: 'bot', bot: 'greedy' }, { kind: 'open' }],
  });
  // Its address is sent only to those who ask.
  expect(ada.received.join()).not.toContain(first.match);
  const two = invited(ada, match, 1, 3);
  expect(await again(cyd, match, entropyOf(2))).toMatchObject({ match: first.match, seats: [3] });
  await two;
  expect(await again(ada, match, entropyOf(3))).toMatchObject({ match: first.match, seats: [0] });
  const lapsed = invited(ada, match);
  expect(await bob.request({ type: 'start', match: first.match })).toMatchObject({ type: 'done' });
  await lapsed;
  // What each of them added is in the seed.
  const { fairSeed: mixed } = (await at.server.context.store.matches.find(first.match)) ?? {};
  expect(mixed).toMatchObject({ entropy: [entropyOf(3), entropyOf(1), expect.any(String), entropyOf(2)] });
  // When the first game was played has not changed by that.
  const { changed, created } = (await at.server.context.store.matches.find(match)) ?? {};
  const next = await at.server.context.store.matches.find(first.match);
  expect(changed).toBeGreaterThanOrEqual(created as number);
  expect(changed).toBeLessThanOrEqual(next?.created as number);
  close();
});

test('pressing together or twice, on any node, leads to one table', async () => {
  const { people, match, close } = await finished();
  const [ada, bob, cyd] = people;
  const other = await connectAsAdmin(readConfig(['--data', at.data], {}));
  const elsewhere = async (guest: Guest, entropy: string) => {
    const requester = {
      person: await other.context.store.people.find(guest.person),
      address: '',
      subscriber: { person: null, send() {} },
    };
    return dispatch(
      other.context,
      requester,
      readServerRequest({ type: 'rematch', id: 'x', match, entropy }) as ServerRequest,
    );
  };
  const replies = await Promise.all([
    ada.request({ type: 'rematch', match, entropy: entropyOf(1) }),
    elsewhere(bob, entropyOf(2)),
    ada.request({ type: 'rematch', match, entropy: entropyOf(3) }),
    elsewhere(ada, entropyOf(4)),
    elsewhere(cyd, entropyOf(5)),
    cyd.request({ type: 'rematch', match, entropy: entropyOf(6) }),
  ]);
  const led = replies.map((reply) => ('type' in reply && reply.type === 'created' ? reply : null));
  expect(new Set(led.map((reply) => reply?.match)).size).toBe(1);
  const next = led[0]?.match as string;
  // Each of them has the seat they had, once: by one of their requests, whose entropy counts.
  const stored = await at.server.context.store.matches.find(next);
  expect(stored?.doc.seats).toMatchObject([{ name: 'Ada' }, { name: 'Bob' }, {}, { name: 'Cyd' }]);
  const given = led.map((reply) => reply?.seats?.length);
  expect([given[0], given[2], given[3]].sort()).toEqual([0, 0, 1]);
  expect([given[1], ...given.slice(4).sort()]).toEqual([1, 0, 1]);
  // A request repeated with the same entropy, because an answer was lost, gets the same answer.
  const which = [entropyOf(1), entropyOf(3), entropyOf(4)][[given[0], given[2], given[3]].indexOf(1)] as string;
  expect(await again(ada, match, which)).toMatchObject({ match: next, seats: [0] });
  for (const guest of people) {
    const mine = await at.server.context.store.matches.of(guest.person, 9);
    expect(mine.map(({ id }) => id).sort()).toEqual([match, next].sort());
  }
  await other.close();
  close();
});

test('only those who had a seat may ask, and only when the match is over', async () => {
  const { people, match, close } = await finished();
  const [ada] = people;
  const eve = await Guest.arrive(at.url, 'Eve');
  const nobody = await Guest.connect(at.url, 'nobody', '', '');
  const request = (guest: Guest, of: string) => guest.request({ type: 'rematch', match: of, entropy: ENTROPY });
  expect(await request(eve, match)).toMatchObject(refused('not-seated'));
  expect(await request(nobody, match)).toMatchObject(refused('unauthorized'));
  expect(await request(ada, 'nowhere')).toMatchObject(refused('match-not-found'));
  const { match: next } = await again(ada, match);
  expect(await request(ada, next)).toMatchObject(refused('not-over'));
  const playing = await openTable(eve, 'tides', ['me', 'random']);
  await eve.request({ type: 'start', match: playing });
  expect(await request(eve, playing)).toMatchObject(refused('not-over'));
  const closed = await openTable(eve, 'tides', ['me', 'random']);
  await eve.request({ type: 'close-table', match: closed });
  expect(await request(eve, closed)).toMatchObject(refused('not-over'));
  for (const guest of [eve, nobody]) guest.close();
  close();
});

test('if that table is closed, another can be opened; if it has begun, latecomers watch it', async () => {
  const { people, match, close } = await finished();
  const [ada, bob, cyd] = people;
  const asked = invited(bob, match, 0);
  const first = await again(ada, match);
  await asked;
  const lapsed = invited(bob, match);
  await ada.request({ type: 'close-table', match: first.match });
  await lapsed;
  const second = await again(bob, match);
  expect(second.match).not.toBe(first.match);
  expect(await tableOf(bob, second.match)).toMatchObject({ status: 'gathering', host: bob.person });
  // Somebody else sits where Cyd sat: any other seat will do, and none is too late.
  const eve = await Guest.arrive(at.url, 'Eve');
  await eve.request({ type: 'sit', match: second.match, seat: 3, entropy: ENTROPY });
  expect(await again(cyd, match)).toMatchObject({ match: second.match, seats: [0] });
  expect(await again(ada, match)).toMatchObject({ match: second.match, seats: [] });
  await bob.request({ type: 'start', match: second.match });
  expect(await again(ada, match)).toMatchObject({ match: second.match, seats: [] });
  await leave(cyd, second.match, 0);
  await leave(eve, second.match, 3);
  await leave(bob, second.match, 1);
  expect((await tableOf(ada, second.match)).status).toBe('over');
  const thirdTime = invited(bob, match, 0);
  const third = await again(ada, match);
  await thirdTime;
  expect([first.match, second.match]).not.toContain(third.match);
  // Nor can anybody sit down at a table that an admin has ended.
  const ended = invited(bob, match);
  await endMatch(at.server.context, third.match, 'for good');
  await ended;
  eve.close();
  close();
});

test('somebody who is blocked by a player there, or was removed, cannot join', async () => {
  const { people, match, close } = await finished();
  const [ada, bob, cyd] = people;
  await call(at.url, 'POST', '/api/blocks', { token: bob.token, body: { person: ada.person } });
  const { match: next } = await again(ada, match);
  expect(await bob.request({ type: 'rematch', match, entropy: ENTROPY })).toMatchObject(refused('blocked'));
  expect(await again(cyd, match)).toMatchObject({ match: next, seats: [3] });
  await ada.request({ type: 'set-seat', match: next, seat: 3, to: 'open' });
  expect(await cyd.request({ type: 'rematch', match, entropy: ENTROPY })).toMatchObject(refused('blocked'));
  close();
});

test('a person who had several seats has them again', async () => {
  const ada = await Guest.arrive(at.url, 'Ada');
  const match = await openTable(ada, 'tides', ['me', 'me']);
  await ada.request({ type: 'start', match });
  await leave(ada, match, 1);
  const next = await again(ada, match);
  expect(next.seats).toEqual([0, 1]);
  for (const seat of [0, 1]) await ada.request({ type: 'stand', match: next.match, seat });
  expect(await again(ada, match, entropyOf(7))).toMatchObject({ match: next.match, seats: [0, 1] });
  ada.close();
});

test('strangers do not find the seats of a public table that is played again, until its host lists it', async () => {
  const [ada, bob, eve] = (await Promise.all(
    ['Ada', 'Bob', 'Eve'].map((name) => Guest.arrive(at.url, name)),
  )) as People;
  const match = await openTable(ada, 'tides', ['me', 'open'], { ...TERMS, isPublic: true });
  await bob.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.request({ type: 'start', match });
  await leave(bob, match, 1);
  const next = await again(ada, match);
  const listed = async () => (await call(at.url, 'GET', '/api/lobby', { token: eve.token })).body.open;
  expect(await tableOf(eve, next.match)).toMatchObject({ isPublic: false, seats: [{ name: 'Ada' }, { kind: 'open' }] });
  expect(await listed()).not.toContainEqual(expect.objectContaining({ match: next.match }));
  await ada.request({ type: 'change-table', match: next.match, isPublic: true });
  expect(await listed()).toContainEqual(expect.objectContaining({ match: next.match }));
  for (const guest of [ada, bob, eve]) guest.close();
});
