import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { readRecord } from '@tempora/kernel';
import type { ApiMessage, Update } from '@tempora/protocol';
import { addSystemEntry, updateFor } from '@tempora/room';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BotPool } from '../src/jobs/bot-pool.ts';
import { botTurn } from '../src/jobs/bot-turn.ts';
import { call, ENTROPY, Guest, openTable, outcomeOf, playOn, startTestServer } from './test-server.ts';

let at: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());

const refused = (code: string) => ({ type: 'error', error: { code } });
const DONE = { type: 'done' };

/** Three at a table, of Inca Empire unless said otherwise, each looking through their own eyes. */
async function three(game = 'inca'): Promise<{ match: string; people: Guest[] }> {
  const people = await Promise.all(['Ada', 'Bob', 'Cleo'].map((name) => Guest.arrive(at.url, name)));
  const [ada, ...others] = people as [Guest, Guest, Guest];
  const match = await openTable(ada, game, ['me', 'open', 'open']);
  for (const other of others) await other.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.request({ type: 'start', match });
  for (const [seat, guest] of people.entries())
    await guest.request({ type: 'subscribe', match, viewer: seat, since: -1 });
  return { match, people };
}

/** Waits until a guest has been shown a match as long as that. */
async function shown(guest: Guest, match: string, seq: number): Promise<void> {
  if ((guest.updates.get(match)?.seq ?? -1) < seq)
    await guest.until((message) => message.type === 'update' && message.match === match && message.seq >= seq);
}

/** Whoever is asked makes the first move they may; says who it was and the ply before it. */
async function moveOne({ match, people }: Awaited<ReturnType<typeof three>>): Promise<{ seat: number; ply: number }> {
  const { asked, seq, ply } = (people[0] as Guest).updates.get(match) as Update;
  const seat = asked[0] as number;
  const guest = people[seat] as Guest;
  await shown(guest, match, seq);
  const [move] = guest.updates.get(match)?.moves ?? [];
  await guest.request({ type: 'submit', match, seat, seq, move: move as string });
  for (const each of people) await shown(each, match, seq + 1);
  return { seat, ply };
}

/** Moves are made until one could be taken back. */
async function playUntilUndoable(table: Awaited<ReturnType<typeof three>>): Promise<number> {
  for (;;) {
    const { seat } = await moveOne(table);
    if (table.people[seat]?.updates.get(table.match)?.canUndo) return seat;
  }
}

test('when all others have left, nothing can be taken back any more, and everybody still gets an answer', async () => {
  const table = await three();
  const { match, people } = table;
  const seat = await playUntilUndoable(table);
  const last = people[seat] as Guest;
  const seq = () => last.updates.get(match)?.seq as number;
  for (const other of [0, 1, 2].filter((one) => one !== seat)) {
    const [leaving, before] = [people[other] as Guest, seq()];
    expect(await leaving.request({ type: 'resign', match, seat: other, seq: before + 1 })).toMatchObject({
      error: { code: 'stale' },
    });
    expect(await leaving.request({ type: 'resign', match, seat: other, seq: before })).toMatchObject({ type: 'done' });
    await shown(last, match, before + 1);
  }
  expect(last.updates.get(match)).toMatchObject({ canUndo: false, asked: [], moves: [] });
  expect(last.updates.get(match)?.ranking?.[0]).toEqual([seat]);
  expect(await last.request({ type: 'undo', match, seat, seq: seq() })).toMatchObject({
    error: { code: 'cannot-undo' },
  });
  const back = { type: 'propose-undo', match, seat, seq: seq(), ply: last.updates.get(match)?.ply ?? 1 } as const;
  expect(await last.request({ ...back, ply: back.ply - 1 })).toMatchObject({ error: { code: 'cannot-undo' } });
  expect(await last.request({ type: 'export-record', match })).toMatchObject({ type: 'record' });
  for (const guest of people) guest.close();
});

test('an undo that needs no consent, sent twice under one id, is done once and answered the same way', async () => {
  const table = await three();
  const { match, people } = table;
  const seat = await playUntilUndoable(table);
  const guest = people[seat] as Guest;
  const { seq, ply } = guest.updates.get(match) as { seq: number; ply: number };
  const back = { type: 'propose-undo', match, seat, seq, ply: ply - 1 } as const;
  for (let i = 0; i < 3; i++) expect(await guest.request(back, 'back')).toEqual({ type: 'done', id: 'back' });
  await shown(guest, match, seq + 1);
  expect(guest.updates.get(match)).toMatchObject({ seq: seq + 1, ply: ply - 1 });
  for (const each of people) each.close();
});

test('moves are taken back past several others only when each of them has agreed', async () => {
  const table = await three('tempus');
  const { match, people } = table;
  const now = () => people[0]?.updates.get(match) as Update;
  while (now().view.phase === 'map') await moveOne(table);
  // People are set out, which tells nobody anything, until all three have done so.
  const first = await moveOne(table);
  const seats = new Set([first.seat]);
  while (seats.size < 3) seats.add((await moveOne(table)).seat);
  const [mover, ...others] = [...seats] as [number, number, number];
  const { seq } = now();
  const request = { type: 'propose-undo', match, seat: mover, seq, ply: first.ply } as const;
  expect(await people[mover]?.request(request)).toMatchObject(DONE);
  for (const [i, seat] of others.entries()) {
    expect(await at.server.context.store.matches.find(match)).toMatchObject({
      seq,
      doc: { proposal: { agreed: others.slice(0, i) } },
    });
    expect(await people[seat]?.request({ type: 'answer-undo', match, seat, seq, agree: true })).toMatchObject(DONE);
  }
  await shown(people[0] as Guest, match, seq + 1);
  expect(now()).toMatchObject({ ply: first.ply, asked: [mover] });
  for (const guest of people) guest.close();
});

test('ids that the server itself might use, used by a player before leaving, do not stop the stand-in', async () => {
  const [ada, bob] = [await Guest.arrive(at.url, 'Ada'), await Guest.arrive(at.url, 'Bob')];
  const match = await openTable(bob, 'tides', ['me', 'open']);
  await ada.request({ type: 'sit', match, entropy: ENTROPY });
  await bob.request({ type: 'start', match });
  for (let n = 0; n < 50; n++)
    await ada.request({ type: 'submit', match, seat: 1, seq: 0, move: 'nonsense' }, `bot ${n}`);
  ada.close();
  for (let reply = 'refused'; reply === 'refused'; )
    reply = outcomeOf(await bob.request({ type: 'stand-in', match, seat: 1 }));
  await bob.request({ type: 'subscribe', match, viewer: 0, since: -1 });
  const end = await playOn(bob, match, 0);
  expect(end).toMatchObject({ controlledBy: ['holder', 'stand-in'], ranking: expect.any(Array) });
  bob.close();
});

test('only the host may use host commands, and the settings are fixed once the match starts', async () => {
  const [ada, bob] = [await Guest.arrive(at.url, 'Ada'), await Guest.arrive(at.url, 'Bob')];
  const match = await openTable(ada, 'tides', ['me', 'open'], { start: { by: 'host', afterSeconds: 0 } });
  await bob.request({ type: 'sit', match, entropy: ENTROPY });
  const hosts = [
    { type: 'change-table', match, pace: { kind: 'turn', seconds: 10, atZero: 'out' } },
    { type: 'change-table', match, isPublic: false },
    { type: 'set-seat', match, seat: 1, to: 'random' },
    { type: 'readmit', match, person: bob.person },
    { type: 'close-table', match },
    { type: 'start', match },
  ] as const;
  for (const asking of hosts)
    expect([asking.type, await bob.request(asking)]).toMatchObject([asking.type, refused('not-host')]);
  await ada.request({ type: 'start', match });
  for (const asking of hosts)
    expect([asking.type, await ada.request(asking)]).toMatchObject([asking.type, refused('already-started')]);
  expect(await bob.request({ type: 'stand', match, seat: 1 })).toMatchObject(refused('already-started'));
  for (const guest of [ada, bob]) guest.close();
});

test('a seat’s entropy is sent to nobody else before the end', async () => {
  const [ada, bob] = [await Guest.arrive(at.url, 'Ada'), await Guest.arrive(at.url, 'Bob')];
  const [adas, bobs] = ['ada5'.repeat(8), 'b0b5'.repeat(8)] as const;
  const match = await openTable(ada, 'tides', ['me', 'open'], { entropy: adas });
  await bob.request({ type: 'subscribe-lobby' });
  await bob.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  await bob.request({ type: 'sit', match, entropy: bobs });
  await ada.request({ type: 'start', match });
  for (const [seat, guest] of [ada, bob].entries())
    await guest.request({ type: 'subscribe', match, viewer: seat, since: -1 });
  await Promise.all([playOn(ada, match, 0), playOn(bob, match, 1)]);
  const { body } = await call(at.url, 'GET', `/api/tables/${match}`, { token: bob.token });
  const told = [...ada.received, ...bob.received, JSON.stringify(body)].join();
  expect([told.includes(adas), told.includes(bobs)]).toEqual([false, false]);
  const { text } = (await ada.request({ type: 'export-record', match })) as Extract<ApiMessage, { type: 'record' }>;
  for (const line of [`entropy.0 ${adas}`, `entropy.1 ${bobs}`]) expect(text).toContain(line);
  for (const guest of [ada, bob]) guest.close();
});

test('a bot stands in only when a player has been away as long as the table agreed', async () => {
  let ahead = 0;
  const server = await startTestServer({}, { now: () => Date.now() + ahead });
  const [ada, bob] = [await Guest.arrive(server.url, 'Ada'), await Guest.arrive(server.url, 'Bob')];
  const match = await openTable(ada, 'tides', ['me', 'open'], { standIn: { afterSeconds: 3600, decidedBy: 'host' } });
  await bob.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.request({ type: 'start', match });
  bob.close();
  await vi.waitUntil(async () => !(await server.server.context.bus.arePresent([bob.person]))[0], { timeout: 60_000 });
  expect(await ada.request({ type: 'stand-in', match, seat: 1 })).toMatchObject(refused('too-early'));
  ahead = 3_600_000;
  expect(await ada.request({ type: 'stand-in', match, seat: 1 })).toMatchObject(DONE);
  // Only its holder takes the seat back.
  expect(await ada.request({ type: 'return', match, seat: 1 })).toMatchObject(refused('not-your-seat'));
  ada.close();
  await server.close();
});

test('a bot that is still thinking when the player returns leaves the move to them', async () => {
  const server = await startTestServer();
  const { context, jobs } = server.server;
  await jobs.stop(); // no other bot thinks here
  const [ada, bob] = [await Guest.arrive(server.url, 'Ada'), await Guest.arrive(server.url, 'Bob')];
  const match = await openTable(ada, 'tides', ['me', 'open']);
  await bob.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.request({ type: 'start', match });
  await context.registry.applyCommand(match, '', (m) => addSystemEntry(m, 1, '.takeover'));
  const chooseMove = async () => {
    const [move] = await context.registry.withSession(match, (session) =>
      session?.m ? updateFor(session.m, 1, -1).moves : [],
    );
    expect(await bob.request({ type: 'return', match, seat: 1 })).toMatchObject(DONE);
    return move;
  };
  const job = { key: 'bot', kind: 'bot', subject: match, body: {}, due: 0, holder: '', heldUntil: 0 };
  await botTurn(context, { chooseMove } as unknown as BotPool)(job);
  expect((await context.store.matches.entries(match, 0)).map(({ move }) => move)).toEqual(['.takeover', '.return']);
  for (const guest of [ada, bob]) guest.close();
  await server.close();
});

/** How much each thread of this process gives way to others, where the system says so. */
function nicenessOfThreads(): number[] {
  const stats = readdirSync('/proc/self/task').map((id) => readFileSync(`/proc/self/task/${id}/stat`, 'utf8'));
  return stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
}

test.runIf(process.platform === 'linux')(
  'threads that think for bots give way to those that answer people',
  async () => {
    const own = getPriority();
    const ada = await Guest.arrive(at.url, 'Ada');
    const match = await openTable(ada, 'tides', ['me', 'greedy']);
    await ada.request({ type: 'start', match });
    await ada.request({ type: 'subscribe', match, viewer: 0, since: -1 });
    await shown(ada, match, 1);
    expect(nicenessOfThreads()).toContain(Math.max(own, 10));
    expect(getPriority()).toBe(own);
    ada.close();
  },
);

test('changed options are read by the game', async () => {
  const ada = await Guest.arrive(at.url, 'Ada');
  const match = await openTable(ada, 'tides', ['me', 'random'], { options: { memoryAid: true } });
  await ada.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  const { options } = ada.tables.get(match) as { options: object };
  expect(await ada.request({ type: 'change-table', match, options: { dragons: 1 } })).toMatchObject({
    error: { code: 'bad-setup' },
  });
  const told = ada.until((message) => message.type === 'table' && message.revision > 0 && message);
  expect(await ada.request({ type: 'change-table', match, options: {} })).toMatchObject({ type: 'done' });
  expect((await told).options).toEqual({ ...options, memoryAid: false });
  ada.close();
});

test('a person who subscribed as a seat and left it before the start sees nothing of it afterwards', async () => {
  const [ada, bob, cleo] = await Promise.all(['Ada', 'Bob', 'Cleo'].map((name) => Guest.arrive(at.url, name)));
  if (!ada || !bob || !cleo) throw new Error();
  const match = await openTable(ada, 'tides', ['me', 'open']);
  await bob.request({ type: 'sit', match, seat: 1, entropy: ENTROPY });
  expect(await bob.request({ type: 'subscribe', match, viewer: 1, since: -1 })).toMatchObject({ type: 'done' });
  expect(await ada.request({ type: 'set-seat', match, seat: 1, to: 'open' })).toMatchObject({ type: 'done' });
  await cleo.request({ type: 'sit', match, seat: 1, entropy: ENTROPY });
  await cleo.request({ type: 'subscribe', match, viewer: 1, since: -1 });
  const seen = [bob, cleo].map((guest) => guest.until((message) => message.type === 'update' && message));
  await ada.request({ type: 'start', match });
  const [before, now] = await Promise.all(seen);
  expect([before?.viewer, before?.moves]).toEqual(['public', []]);
  expect([now?.viewer, now?.moves.length]).toEqual([1, 5]);
  for (const guest of [ada, bob, cleo]) guest.close();
});

test('a refused subscription does not count towards the limit', async () => {
  const [ada, bob] = [await Guest.arrive(at.url, 'Ada'), await Guest.arrive(at.url, 'Bob')];
  const match = await openTable(ada, 'tides', ['me', 'random']);
  await ada.request({ type: 'start', match });
  for (let i = 0; i < 20; i++) {
    expect(await bob.request({ type: 'subscribe', match: `none-${i}`, viewer: 0, since: -1 })).toMatchObject({
      error: { code: 'match-not-found' },
    });
    expect(await bob.request({ type: 'subscribe', match, viewer: 0, since: -1 })).toMatchObject({
      error: { code: 'forbidden' },
    });
  }
  expect(await bob.request({ type: 'subscribe', match, viewer: 'public', since: -1 })).toMatchObject({ type: 'done' });
  ada.close();
  bob.close();
});

test('a connection has a limit of subscriptions, and gets another only after it ends one', async () => {
  const ada = await Guest.arrive(at.url, 'Ada');
  const matches = [];
  for (let i = 0; i < 17; i++) matches.push(await openTable(ada, 'tides', ['me', 'open']));
  const look = (match: string) => ada.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
  const [first, last] = [matches[0] as string, matches.pop() as string];
  for (const match of [...matches, first]) expect(await look(match)).toMatchObject(DONE);
  expect(await look(last)).toMatchObject({ error: { code: 'rate-limited' } });
  await ada.request({ type: 'unsubscribe', match: first });
  expect(await look(last)).toMatchObject(DONE);
  ada.close();
});

test('any position of a long finished match comes with the move that led there and the match’s length', async () => {
  const ada = await Guest.arrive(at.url, 'Ada');
  const match = await openTable(ada, 'inca', ['me', 'random', 'random']);
  await ada.request({ type: 'start', match });
  await ada.request({ type: 'subscribe', match, viewer: 0, since: -1 });
  await playOn(ada, match, 0);
  const exported = (await ada.request({ type: 'export-record', match })) as Extract<ApiMessage, { type: 'record' }>;
  const record = readRecord(exported.text);
  if ('error' in record) throw new Error(record.error.code);
  const plies = record.entries.length;
  expect(plies).toBeGreaterThan(100);
  for (const ply of [0, 1, 31, 32, 33, 64, 65, 100, plies - 1, plies]) {
    const position = await ada.request({ type: 'position', match, ply, viewer: 1 });
    const ranking = ply === plies ? expect.any(Array) : null;
    expect(position).toMatchObject({ ply, plies, last: record.entries[ply - 1] ?? null, ranking });
  }
  expect(await ada.request({ type: 'position', match, ply: 1_000_000, viewer: 1 })).toMatchObject({
    ply: plies,
    plies,
  });
  expect(await ada.request({ type: 'log', match, viewer: 0, before: 1_000_000_000 })).toMatchObject({ type: 'log' });
  ada.close();
});
