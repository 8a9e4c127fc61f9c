import type { ApiMessage, Update } from '@tempora/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../src/store/db.ts';
import { ENTROPY, Guest, look, openTable, outcomeOf, playOn, startTestServer } from './test-server.ts';

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

/** The next update of a match. */
function next(guest: Guest, match: string): Promise<Update> {
  return guest.until((message) => message.type === 'update' && message.match === match && message) as Promise<Update>;
}

/** Three people at a table of Tempus, which has moves that can be taken back. */
async function tempus() {
  const people = await arrive('Ada', 'Bob', 'Cyd');
  const [ada, bob, cyd] = people as [Guest, Guest, Guest];
  const match = await openTable(ada, 'tempus', ['me', 'open', 'open'], {
    standIn: { afterSeconds: 0, decidedBy: 'majority' },
  });
  for (const guest of [bob, cyd]) await guest.request({ type: 'sit', match, entropy: ENTROPY });
  await ada.request({ type: 'start', match });
  for (const [seat, guest] of people.entries()) await look(guest, match, seat);
  return { people, match, close: () => people.map((guest) => guest.close()) };
}

/** What somebody was last shown. */
function shownTo(guest: Guest | undefined, match: string): Update {
  return guest?.updates.get(match) as Update;
}

/** Whoever is asked makes a move; says who it was and the ply before it. */
async function moveOne(people: readonly Guest[], match: string, choose = (moves: string[]) => moves[0] as string) {
  const { asked } = shownTo(people[0], match);
  const seat = asked[0] as number;
  const guest = people[seat] as Guest;
  const { seq, ply, moves } = guest.updates.get(match) as Update;
  const seen = people.map((other) => next(other, match));
  expect(await guest.request({ type: 'submit', match, seat, seq, move: choose(moves) })).toMatchObject(DONE);
  await Promise.all(seen);
  return { seat, ply };
}

describe('taking moves back', () => {
  test('is free during one’s own turn, needs consent past another’s move, and is impossible past a reveal', async () => {
    const { people, match, close } = await tempus();
    // While the map is laid every move draws a tile; setting out people reveals nothing.
    while (shownTo(people[0], match).view.phase === 'map') await moveOne(people, match);
    let [first, second] = [await moveOne(people, match), await moveOne(people, match)];
    while (first.seat === second.seat) [first, second] = [second, await moveOne(people, match)];
    const [mover, other] = [people[first.seat], people[second.seat]] as [Guest, Guest];
    const third = people.find((guest) => guest !== mover && guest !== other) as Guest;
    const { seq, view } = mover.updates.get(match) as Update;
    expect(await mover.request({ type: 'undo', match, seat: first.seat, seq })).toMatchObject(refused('cannot-undo'));

    // Somebody says no.
    let asked = other.until((message) => message.type === 'table' && message.proposal);
    const request = { type: 'propose-undo', match, seat: first.seat, seq, ply: first.ply } as const;
    expect(await mover.request(request)).toMatchObject(DONE);
    expect(await asked).toEqual({ seat: first.seat, ply: first.ply, needed: [second.seat], agreed: [] });
    const answer = { type: 'answer-undo', match, seq } as const;
    const thirdSeat = people.indexOf(third);
    expect(await third.request({ ...answer, seat: thirdSeat, agree: true })).toMatchObject(refused('not-your-seat'));
    let ended = mover.until((message) => message.type === 'table' && message.lastProposal);
    expect(await other.request({ ...answer, seat: second.seat, agree: false })).toMatchObject(DONE);
    expect(await ended).toEqual({ seat: first.seat, seq, outcome: 'declined' });
    expect((mover.updates.get(match) as Update).view).toEqual(view);

    // The mover thinks better of it; nobody else can withdraw it for them. What came of the last one is no longer told.
    const forgotten = mover.until((message) => message.type === 'table' && message.proposal && message);
    expect(await mover.request(request)).toMatchObject(DONE);
    expect(await forgotten).toMatchObject({ lastProposal: null });
    const withdraw = { ...answer, seat: first.seat, agree: false };
    expect(await other.request(withdraw)).toMatchObject(refused('not-your-seat'));
    expect(await mover.request({ ...withdraw, agree: true })).toMatchObject(refused('not-your-seat'));
    const isEnded = (outcome: string) => (message: ApiMessage) =>
      message.type === 'table' && message.lastProposal?.outcome === outcome && message.lastProposal;
    ended = mover.until(isEnded('withdrawn'));
    expect(await mover.request(withdraw)).toMatchObject(DONE);
    expect(await ended).toMatchObject({ seat: first.seat });

    // Then somebody says yes.
    asked = other.until((message) => message.type === 'table' && message.proposal);
    expect(await mover.request(request)).toMatchObject(DONE);
    await asked;
    // Everybody's, or the next move is sent from a table that is no more.
    const back = Promise.all(people.map((guest) => next(guest, match)));
    ended = mover.until(isEnded('agreed'));
    expect(await other.request({ ...answer, seat: second.seat, agree: true })).toMatchObject(DONE);
    for (const update of await back) expect(update).toMatchObject({ ply: first.ply, asked: [first.seat] });
    expect(await ended).toMatchObject({ seat: first.seat });

    // Next time the game goes on without an answer: it has come to nothing, and everybody learns that.
    [first, second] = [await moveOne(people, match), await moveOne(people, match)];
    while (first.seat === second.seat) [first, second] = [second, await moveOne(people, match)];
    const later = people[first.seat] as Guest;
    const at = shownTo(later, match).seq;
    asked = (people[second.seat] as Guest).until((message) => message.type === 'table' && message.proposal);
    const propose = { ...request, seat: first.seat, seq: at, ply: first.ply };
    expect(await later.request(propose)).toMatchObject(DONE);
    await asked;
    ended = later.until(isEnded('lapsed'));
    await moveOne(people, match);
    expect(await ended).toEqual({ seat: first.seat, seq: at, outcome: 'lapsed' });
    close();
  });
});

describe('leaving and coming back', () => {
  test('two tabs of one seat agree, and a client that reconnects resumes from what it has seen', async () => {
    const { people, match, close } = await tempus();
    const [ada] = people as [Guest];
    const tab = await Guest.connect(at.url, 'Ada', ada.person, ada.token);
    await look(tab, match, 0);
    await moveOne(people, match);
    const seen = ada.updates.get(match) as Update;
    await moveOne(people, match);
    await moveOne(people, match);
    const { log: _, ...rest } = await look(tab, match, 0);
    expect(rest).toEqual({ ...shownTo(ada, match), log: undefined });
    const resumed = await look(tab, match, 0, seen.seq);
    expect(resumed.log.since).toBe(seen.ply);
    expect(resumed.log.lines.every(({ ply }) => ply > seen.ply)).toBe(true);
    expect(resumed.lastOwnPly).toBeGreaterThanOrEqual(0);
    tab.close();
    close();
  });

  test('a command sent twice is done once, whichever tab sends it', async () => {
    const { people, match, close } = await tempus();
    const { asked } = shownTo(people[0], match);
    const seat = asked[0] as number;
    const guest = people[seat] as Guest;
    const { seq, moves } = guest.updates.get(match) as Update;
    const tab = await Guest.connect(at.url, guest.name, guest.person, guest.token);
    const submit = { type: 'submit', match, seat, seq, move: moves[0] as string } as const;
    const replies = await Promise.all([
      guest.request(submit, 'same'),
      tab.request(submit, 'same'),
      guest.request(submit, 'other'),
    ]);
    expect(replies.map(outcomeOf)).toEqual(['done', 'done', 'refused']);
    expect((await look(tab, match, seat)).seq).toBe(seq + 1);
    tab.close();
    close();
  });

  test('a bot stands in for an absent player when most of the others agree, until the player returns', async () => {
    const { people, match, close } = await tempus();
    const away = shownTo(people[0], match).asked[0] as number;
    const gone = people[away] as Guest;
    const [one, two] = people.filter((guest) => guest !== gone) as [Guest, Guest];
    const standIn = { type: 'stand-in', match, seat: away } as const;
    expect(await one.request(standIn)).toMatchObject(refused('too-early'));
    expect(await gone.request(standIn)).toMatchObject(refused('not-seated'));
    const left = one.until(
      (message) => message.type === 'table' && message.seats[away]?.kind === 'person' && !message.seats[away].isHere,
    );
    gone.close();
    await left;
    const voted = two.until((message) => message.type === 'table' && message.votes.length > 0 && message.votes);
    expect(await one.request(standIn)).toMatchObject(DONE);
    expect(await voted).toEqual([{ seat: away, by: [people.indexOf(one)] }]);
    const moved = one.until(
      (message) => message.type === 'update' && message.controlledBy[away] === 'stand-in' && message.ply > 0,
    );
    expect(await two.request(standIn)).toMatchObject(DONE);
    await moved;
    const back = await Guest.connect(at.url, gone.name, gone.person, gone.token);
    const { seq } = await look(back, match, away);
    expect(await back.request({ type: 'undo', match, seat: away, seq })).toMatchObject(refused('not-your-seat'));
    expect(await back.request({ type: 'return', match, seat: away })).toMatchObject(DONE);
    expect((await look(back, match, away)).controlledBy[away]).toBe('holder');
    back.close();
    close();
  });

  test('bots that stand in for everybody take their time, so that a player who comes back still finds a game', async () => {
    let ahead = 0;
    const slow = await startTestServer({ ALONE_PAUSE: '3600' }, { now: () => Date.now() + ahead });
    const ada = await Guest.arrive(slow.url, 'Ada');
    const match = await openTable(ada, 'tides', ['me', 'random'], {
      pace: { kind: 'turn', seconds: 60, atZero: 'bot' },
    });
    const fallen = ada.until(
      (message) => message.type === 'update' && message.controlledBy[0] === 'stand-in' && message,
    );
    await ada.request({ type: 'start', match });
    await ada.request({ type: 'subscribe', match, viewer: 0, since: -1 });
    // A minute passes while the server is up; else it would be given back to those who play.
    await slow.server.context.store.settings.setLastUp(Date.now() + 60_000);
    ahead = 60_000;
    slow.server.jobs.wake({ key: 'look', kind: 'look', subject: match, body: {}, due: 0, holder: '', heldUntil: 0 });
    const { ply } = await fallen;
    const [jobs] =
      (await slow.server.context.store.db.run([sql`select due from jobs where key = ${`bot ${match}`}`])) ?? [];
    expect(Number(jobs?.[0]?.due)).toBeGreaterThan(Date.now() + 3_600_000);
    expect(await ada.request({ type: 'return', match, seat: 0 })).toMatchObject(DONE);
    expect((await look(ada, match, 0)).ply).toBe(ply);
    ada.close();
    await slow.close();
  });

  test('a player who resigns is out: the others play on, and the last one left has won', async () => {
    const [ada, bob] = (await arrive('Ada', 'Bob')) as [Guest, Guest];
    const match = await openTable(ada, 'tides', ['me', 'open']);
    await bob.request({ type: 'sit', match, entropy: ENTROPY });
    await ada.request({ type: 'start', match });
    const { seq } = await look(ada, match, 0);
    expect(await bob.request({ type: 'resign', match, seat: 0, seq })).toMatchObject(refused('not-your-seat'));
    const end = next(ada, match);
    expect(await bob.request({ type: 'resign', match, seat: 1, seq })).toMatchObject(DONE);
    expect(await end).toMatchObject({ ranking: [[0], [1]], asked: [], moves: [] });
    expect(await ada.request({ type: 'submit', match, seat: 0, seq, move: 'play:1' })).toMatchObject(
      refused('game-over'),
    );
    expect(await ada.request({ type: 'export-record', match })).toMatchObject({ type: 'record' });
    ada.close();
    bob.close();
  });
});

describe('talk', () => {
  test('watchers chat among themselves; players can read it only when the match is over', async () => {
    const [ada, eve, fay] = (await arrive('Ada', 'Eve', 'Fay')) as [Guest, Guest, Guest];
    const match = await openTable(ada, 'tides', ['me', 'random']);
    await ada.request({ type: 'start', match });
    await look(ada, match, 0);
    for (const guest of [eve, fay]) await look(guest, match, 'public');
    const said = (guest: Guest, text: string) =>
      guest.until((message) => message.type === 'chat-line' && message.line.text === text);
    const received = [said(fay, 'she should take the palace')];
    expect(
      await eve.request({ type: 'say', match, channel: 'watchers', text: 'she should take the palace' }),
    ).toMatchObject(DONE);
    const all = [said(eve, 'hello all'), said(fay, 'hello all'), said(ada, 'hello all'), ...received];
    expect(await ada.request({ type: 'say', match, channel: 'players', text: ' hello all ' })).toMatchObject(DONE);
    await Promise.all(all);
    const forbidden = { error: { code: 'forbidden' } };
    expect(await ada.request({ type: 'say', match, channel: 'watchers', text: 'psst' })).toMatchObject(forbidden);
    expect(await ada.request({ type: 'chat', match, channel: 'watchers' })).toMatchObject(forbidden);
    expect(await eve.request({ type: 'say', match, channel: 'players', text: 'psst' })).toMatchObject(forbidden);
    expect(await eve.request({ type: 'react', match, reaction: 'thanks' })).toMatchObject(forbidden);
    expect(await ada.request({ type: 'react', match, reaction: 'thinking' })).toMatchObject(DONE);
    expect(ada.received.join()).not.toContain('palace"');
    await playOn(ada, match, 0);
    expect(await ada.request({ type: 'chat', match, channel: 'watchers' })).toMatchObject({
      lines: [{ n: 0, name: 'Eve' }],
    });
    expect(await eve.request({ type: 'chat', match, channel: 'players' })).toMatchObject({
      lines: [{ text: 'hello all' }, { reaction: 'thinking' }],
    });
    for (const guest of [ada, eve, fay]) guest.close();
  });

  test('only their writer can read notes', async () => {
    const [ada, bob] = (await arrive('Ada', 'Bob')) as [Guest, Guest];
    const match = await openTable(ada, 'tides', ['me', 'open']);
    expect(await ada.request({ type: 'note', match, text: 'he likes gardens' })).toMatchObject({
      text: 'he likes gardens',
    });
    expect(await bob.request({ type: 'note', match })).toMatchObject({ text: '' });
    expect(await ada.request({ type: 'note', match })).toMatchObject({ text: 'he likes gardens' });
    ada.close();
    bob.close();
  });
});

describe('a match continued from a record', () => {
  test('a finished game is continued from any ply; a match of a device is continued on the server', async () => {
    const [ada] = (await arrive('Ada')) as [Guest];
    const match = await openTable(ada, 'tides', ['me', 'random']);
    await ada.request({ type: 'start', match });
    await look(ada, match, 0);
    await playOn(ada, match, 0);
    const { text: record } = (await ada.request({ type: 'export-record', match })) as Extract<
      ApiMessage,
      { type: 'record' }
    >;
    const then = (await ada.request({ type: 'position', match, ply: 6, viewer: 0 })) as Extract<
      ApiMessage,
      { type: 'position' }
    >;
    const branch = await openTable(ada, 'tides', ['me', 'me'], { record, ply: 6 });
    expect(ada.tables.get(branch)).toBeUndefined();
    await ada.request({ type: 'start', match: branch });
    const now = await look(ada, branch, 0);
    expect(now).toMatchObject({ ply: 6, view: then.view, ranking: null });
    expect(ada.tables.get(branch)).toMatchObject({ isContinued: true, commitment: null });
    for (const [wrong, ply] of [
      [record.replace('play', 'pray'), 6],
      ['nothing', 0],
    ] as const)
      expect(
        await openTable(ada, 'tides', ['me', 'me'], { record: wrong, ply }).catch((error: Error) => error.message),
      ).toContain('bad-setup');
    const elsewhere = openTable(ada, 'tempus', ['me', 'me', 'me'], { record, ply: 6 });
    expect(await elsewhere.catch((error: Error) => error.message)).toContain('bad-setup');
    ada.close();
  });
});
