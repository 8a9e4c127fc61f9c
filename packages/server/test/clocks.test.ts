import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pace } from '@tempora/protocol';
import { addSystemEntry, type Match } from '@tempora/room';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ServerContext } from '../src/context.ts';
import { type Clocks, fullClocks, leftAt, nextTimeout, tick } from '../src/match/clocks.ts';
import { DowntimeTracker } from '../src/match/downtime.ts';
import { advanceClocks, loadSession, type MatchSession } from '../src/match/session.ts';
import { ENTROPY, Guest, openTable, startTestServer } from './test-server.ts';

describe('clocks', () => {
  const turn = { kind: 'turn', seconds: 60, atZero: 'bot' } as const;
  const bank = { kind: 'bank', seconds: 60, increment: 5, atZero: 'out' } as const;

  test('run for the seats that are asked; each turn has its full time, whatever was left of the last one', () => {
    let clocks: Clocks = tick(turn, fullClocks(turn, 2, 0), { asked: [0] }, 0);
    expect(leftAt(clocks, 10_000)).toEqual([50_000, 60_000]);
    expect(nextTimeout(clocks)).toEqual({ seat: 0, due: 60_000 });
    clocks = tick(turn, clocks, { asked: [1] }, 10_000);
    expect(leftAt(clocks, 70_000)).toEqual([60_000, 0]);
    expect(leftAt(clocks, 90_000)).toEqual([60_000, 0]);
  });

  test('a bank grows with every turn and is never refilled', () => {
    let clocks: Clocks = tick(bank, fullClocks(bank, 2, 0), { asked: [0] }, 0);
    clocks = tick(bank, clocks, { asked: [0] }, 10_000); // still the same turn
    clocks = tick(bank, clocks, { asked: [1] }, 20_000);
    expect(leftAt(clocks, 20_000)).toEqual([45_000, 60_000]);
    clocks = tick(bank, clocks, { asked: [] }, 30_000);
    expect(leftAt(clocks, 99_000)).toEqual([45_000, 55_000]);
    expect(nextTimeout(clocks)).toBeNull();
  });

  test('when several seats are asked at once, each clock stops with its own answer', () => {
    let clocks: Clocks = tick(turn, fullClocks(turn, 3, 0), { asked: [0, 1, 2] }, 0);
    clocks = tick(turn, clocks, { asked: [0, 2] }, 20_000);
    expect(leftAt(clocks, 30_000)).toEqual([30_000, 60_000, 30_000]);
    expect(nextTimeout(clocks)?.seat).toBe(0);
  });

  test('the next question gives all of them a new turn, including whoever answered last', () => {
    let clocks: Clocks = tick(turn, fullClocks(turn, 2, 0), { asked: [0, 1], simultaneous: 0 }, 0);
    clocks = tick(turn, clocks, { asked: [1], simultaneous: 0 }, 10_000);
    clocks = tick(turn, clocks, { asked: [0, 1], simultaneous: 2 }, 50_000);
    expect(leftAt(clocks, 50_000)).toEqual([60_000, 60_000]);
    clocks = tick(bank, fullClocks(bank, 2, 0), { asked: [0, 1], simultaneous: 0 }, 0);
    clocks = tick(bank, clocks, { asked: [1], simultaneous: 0 }, 10_000);
    clocks = tick(bank, clocks, { asked: [0, 1], simultaneous: 2 }, 50_000);
    expect(leftAt(clocks, 50_000)).toEqual([55_000, 15_000]);
  });

  test('taking moves back gains no time', () => {
    for (const pace of [turn, bank]) {
      let clocks: Clocks = tick(pace, fullClocks(pace, 2, 0), { asked: [0] }, 0);
      for (let at = 20_000; at < 40_000; at += 2_000) {
        clocks = tick(pace, clocks, { asked: [1] }, at);
        clocks = tick(pace, clocks, { asked: [0], isBack: true }, at + 1_000);
      }
      // Seat 0 has thought for 20 + 9 seconds, seat 1 for a second each time: a turn is a new one, a bank is not.
      expect(leftAt(clocks, 39_000)).toEqual([31_000, pace === turn ? 60_000 : 50_000]);
    }
  });

  test('going on vacation and coming back gains no time: the clock stands still', () => {
    let clocks: Clocks = tick(turn, fullClocks(turn, 2, 0), { asked: [0] }, 0);
    clocks = tick(turn, clocks, { asked: [], resting: [0] }, 50_000);
    expect(nextTimeout(clocks)).toBeNull();
    clocks = tick(turn, clocks, { asked: [0] }, 900_000);
    expect(nextTimeout(clocks)).toEqual({ seat: 0, due: 910_000 });
    // A player who moves while on vacation ends the turn like anybody else.
    clocks = tick(turn, clocks, { asked: [], resting: [0] }, 905_000);
    clocks = tick(turn, clocks, { asked: [1] }, 906_000);
    expect(leftAt(clocks, 906_000)).toEqual([60_000, 60_000]);
  });

  const empty = { ...bank, increment: 0, atZero: 'bot' } as const;
  const fallen = { asked: [], covered: [0], replaced: 0 };

  test('a player who returns with an empty bank gets a little time for every turn from then on', () => {
    let clocks: Clocks = tick(empty, fullClocks(empty, 2, 0), { asked: [0] }, 0);
    clocks = tick(empty, clocks, fallen, 60_000);
    clocks = tick(empty, clocks, { asked: [1] }, 61_000); // the bot has moved
    for (let at = 70_000; at < 700_000; at += 20_000) {
      clocks = tick(empty, clocks, { asked: [0] }, at);
      expect(nextTimeout(clocks)).toEqual({ seat: 0, due: at + 20_000 });
      clocks = tick(empty, clocks, { asked: [1] }, at + 15_000); // what is left over is not saved
    }
    // The others' banks are as they were.
    expect(tick(empty, fullClocks(empty, 2, 0), fallen, 0).left).toEqual([60_000, 60_000]);
    // Over days it is half a day; never more than the bank was, never less than a turn adds.
    const least = (seconds: number, increment: number) => {
      const pace = { ...empty, seconds, increment };
      let slow: Clocks = tick(pace, fullClocks(pace, 1, 0), { asked: [0] }, 0);
      slow = tick(pace, slow, fallen, seconds * 1000);
      return tick(pace, slow, { asked: [] }, seconds * 1000).left;
    };
    expect(least(72 * 3600, 0)).toEqual([12 * 3_600_000]);
    expect(least(10, 0)).toEqual([10_000]);
    expect(least(10, 30)).toEqual([30_000]);
  });

  test('no turn becomes longer by going away and returning', () => {
    for (const pace of [turn, bank, empty]) {
      let clocks: Clocks = tick(pace, fullClocks(pace, 2, 0), { asked: [0] }, 0);
      for (let at = 60_000; at < 70_000; at += 2_000) {
        clocks = tick(pace, clocks, fallen, at);
        clocks = tick(pace, clocks, { asked: [0] }, at + 1_000); // before the bot could move
        expect(nextTimeout(clocks)).toEqual({ seat: 0, due: at + 1_000 });
      }
      // Nor does a bank grow while a bot plays.
      clocks = tick(pace, fullClocks(pace, 2, 0), { asked: [0] }, 0);
      for (let at = 1_000; at < 9_000; at += 2_000) {
        clocks = tick(pace, clocks, fallen, at);
        clocks = tick(pace, clocks, { asked: [1] }, at + 1_000);
      }
      expect(leftAt(clocks, 9_000)[0]).toBe(pace === turn ? 60_000 : 59_000);
    }
  });
});

type Timed = { kind: 'turn' } | { kind: 'bank'; increment: number };

describe('a clock that runs out', () => {
  let at: Awaited<ReturnType<typeof startTestServer>>;
  let ahead = 0;
  beforeAll(async () => {
    at = await startTestServer({}, { now: () => Date.now() + ahead });
  });
  afterAll(() => at.close());

  /** Two people; Ada has answered, Bob has not. */
  async function waitForBob(atZero: 'bot' | 'out', timed: Timed = { kind: 'turn' }) {
    const [ada, bob] = [await Guest.arrive(at.url, 'Ada'), await Guest.arrive(at.url, 'Bob')];
    const pace = { ...timed, seconds: 3600, atZero };
    const match = await openTable(ada, 'tides', ['me', 'open'], { pace });
    await bob.request({ type: 'sit', match, entropy: ENTROPY });
    await ada.request({ type: 'start', match });
    await ada.request({ type: 'subscribe', match, viewer: 0, since: -1 });
    const { seq, moves } = ada.updates.get(match) as { seq: number; moves: string[] };
    await ada.request({ type: 'submit', match, seat: 0, seq, move: moves[0] as string });
    return { ada, bob, match };
  }

  /** Time passes while the server is open. */
  async function pass(ms: number): Promise<void> {
    await at.server.context.store.settings.setLastUp(Date.now() + ahead + ms);
    ahead += ms;
  }

  /** An hour passes, and the server does the jobs that are due. */
  async function skipAnHour(match: string): Promise<void> {
    await pass(3_600_000);
    const job = { key: 'look', kind: 'look', subject: match, body: {}, due: 0, holder: '', heldUntil: 0 };
    at.server.jobs.wake(job);
  }

  test('everybody has the same time for every card, and the journal alone gives the same clocks', async () => {
    const { ada, bob, match } = await waitForBob('bot');
    const { context } = at.server;
    await bob.request({ type: 'subscribe', match, viewer: 1, since: -1 });
    for (let isOver = false; !isOver; ) {
      for (const [seat, guest] of [bob, ada].map((one) => [one === ada ? 0 : 1, one] as const)) {
        const { asked, seq } = await context.registry.withSession(match, (session) => ({
          asked: session?.table.asked ?? [],
          seq: session?.table.seq ?? 0,
        }));
        if (!asked.includes(seat)) continue;
        await pass(600_000);
        while (guest.updates.get(match)?.seq !== seq) await guest.until((message) => message.type === 'update');
        const [move] = guest.updates.get(match)?.moves ?? [];
        expect(await guest.request({ type: 'submit', match, seat, seq, move: move as string })).toMatchObject({
          type: 'done',
        });
        const here = await context.registry.withSession(
          match,
          (session) => session && { clocks: session.clocks, asked: session.table.asked },
        );
        expect((await loadSession(context, match))?.clocks).toEqual(here?.clocks);
        // Both are asked again: both have the whole hour.
        if (here?.asked.length === 2) expect(here.clocks?.left).toEqual([3_600_000, 3_600_000]);
        isOver = here?.asked.length === 0;
      }
    }
    ada.close();
    bob.close();
  });

  test('lets a bot play on until the player returns', async () => {
    const { ada, bob, match } = await waitForBob('bot');
    expect(ada.tables.get(match)?.clocks?.running).toEqual([1]);
    const moved = ada.until(
      (message) => message.type === 'update' && message.controlledBy[1] === 'stand-in' && message.asked.includes(0),
    );
    await skipAnHour(match);
    await moved;
    expect(await bob.request({ type: 'return', match, seat: 1 })).toMatchObject({ type: 'done' });
    ada.close();
    bob.close();
  });

  test('lets a player who returns with an empty bank play again, on every node', async () => {
    const { ada, bob, match } = await waitForBob('bot', { kind: 'bank', increment: 0 });
    const { context } = at.server;
    await bob.request({ type: 'subscribe', match, viewer: 1, since: -1 });
    const moved = ada.until(
      (message) => message.type === 'update' && message.controlledBy[1] === 'stand-in' && message.asked[0] === 0,
    );
    await skipAnHour(match);
    await moved;
    for (;;) {
      const { asked } = ada.updates.get(match) as { asked: number[] };
      if (String(asked) === '0') break;
      await ada.until((message) => message.type === 'update');
    }
    expect(await bob.request({ type: 'return', match, seat: 1 })).toMatchObject({ type: 'done' });
    for (let turns = 0; turns < 3; turns++) {
      for (const [seat, guest] of [
        [1, bob],
        [0, ada],
      ] as const) {
        const { seq, asked } = await context.registry.withSession(
          match,
          (session) => session?.table as { seq: number; asked: number[] },
        );
        if (!asked.includes(seat)) continue;
        while (guest.updates.get(match)?.seq !== seq) await guest.until((message) => message.type === 'update');
        const [move] = guest.updates.get(match)?.moves ?? [];
        const request = { type: 'submit', match, seat, seq, move: move as string } as const;
        expect(await guest.request(request)).toMatchObject({ type: 'done' });
      }
      const clocks = await context.registry.withSession(match, (session) => session?.clocks);
      expect(clocks).toMatchObject({ running: [0, 1], left: [expect.any(Number), 20_000] });
      expect((await loadSession(context, match))?.clocks).toEqual(clocks);
    }
    ada.close();
    bob.close();
  });

  test('leaves a player who returns before the bot has moved the rest of their time, unless nobody waits', async () => {
    const { ada, bob, match } = await waitForBob('bot', { kind: 'bank', increment: 0 });
    /** What Bob has when he lets his time run out and returns at once, and who else is away then. */
    const leftWith = async (away: number[]) => {
      const session = (await loadSession(at.server.context, match)) as MatchSession & { m: Match };
      const fall = session.lastAt + 3_600_000;
      for (const [seat, what] of [
        ...away.map((one) => [one, '.takeover'] as const),
        [1, '.takeover'],
        [1, '.return'],
      ] as const) {
        expect(addSystemEntry(session.m, seat, what)).toBeNull();
        advanceClocks(session, fall);
      }
      return session.clocks?.left[1];
    };
    expect(await leftWith([])).toBe(0);
    expect(await leftWith([0])).toBe(20_000);
    ada.close();
    bob.close();
  });

  test('puts the seat out if the table agreed on that', async () => {
    const { ada, bob, match } = await waitForBob('out');
    const over = ada.until((message) => message.type === 'update' && message.ranking);
    await skipAnHour(match);
    expect(await over).toEqual([[0], [1]]);
    ada.close();
    bob.close();
  });
});

describe('while the server is down', () => {
  const TURN = { kind: 'turn', seconds: 3600, atZero: 'out' } as const;
  const HOUR = 3_600_000;

  /** A server with a match of Ada's and Bob's, both asked; closed for some time when the first ten minutes are over. */
  async function closeFor(closed: number, pace: Pace, clock = Date.now) {
    const data = mkdtempSync(join(tmpdir(), 'tempora-'));
    let ahead = 0;
    const open = () => startTestServer({ TEMPORA_DATA: data }, { now: () => clock() + ahead });
    const first = await open();
    const [ada, bob] = [await Guest.arrive(first.url, 'Ada'), await Guest.arrive(first.url, 'Bob')];
    const match = await openTable(ada, 'tides', ['me', 'open'], { pace });
    await bob.request({ type: 'sit', match, entropy: ENTROPY });
    await ada.request({ type: 'start', match });
    ahead += HOUR / 6;
    await first.server.context.store.settings.setLastUp(clock() + ahead);
    for (const guest of [ada, bob]) guest.close();
    await first.app.close();
    await first.server.close();
    ahead += closed;
    const pass = (ms: number) => {
      ahead += ms;
    };
    return { ada, match, open, pass };
  }

  const linesOf = async ({ store }: ServerContext, match: string) =>
    (await store.matches.entries(match, 0)).map(({ seat, move }) => `${move} ${seat}`);

  test('no clock runs, and the journal records it', async () => {
    const { ada, match, open } = await closeFor(5 * HOUR, TURN);
    const again = await open();
    const { context } = again.server;
    expect(await linesOf(context, match)).toEqual(['.pause 0', '.pause 1', '.resume 0', '.resume 1']);
    const clocks = await context.registry.withSession(match, (session) => session?.clocks);
    // They have used the ten minutes, and what passed between.
    for (const seat of [0, 1]) {
      expect(clocks?.left[seat]).toBeLessThanOrEqual((HOUR * 5) / 6);
      expect(clocks?.left[seat]).toBeGreaterThan((HOUR * 4) / 6);
    }
    expect(clocks?.running).toEqual([0, 1]);
    expect((await loadSession(context, match))?.clocks).toEqual(clocks);
    const job = (await context.store.jobs.claim('test', clocks?.at ?? 0, 0, 99)).map(({ kind }) => kind);
    expect(job).not.toContain('clock');
    const back = await Guest.connect(again.url, 'Ada', ada.person, ada.token);
    await back.request({ type: 'subscribe', match, viewer: 0, since: -1 });
    expect(back.updates.get(match)).toMatchObject({ asked: [0, 1], controlledBy: ['holder', 'holder'], ranking: null });
    back.close();
    await again.close();
  });

  test('no clock runs, not even for seconds where seconds matter', async () => {
    const [seconds, moment] = [8_000, Date.now()];
    const { match, open } = await closeFor(seconds, { ...TURN, seconds: 1800 }, () => moment);
    const again = await open();
    expect(await linesOf(again.server.context, match)).toEqual(['.pause 0', '.pause 1', '.resume 0', '.resume 1']);
    const [pause, , resume] = await again.server.context.store.matches.entries(match, 0);
    expect((resume?.at ?? 0) - (pause?.at ?? 0)).toBe(seconds);
    await again.close();

    const slow = await closeFor(seconds, { ...TURN, seconds: 24 * 3600 }, () => moment);
    const later = await slow.open();
    expect(await linesOf(later.server.context, slow.match)).toEqual([]);
    await later.close();
  });

  test('the time is given back once, however many nodes start at the same time', async () => {
    const { match, open, pass } = await closeFor(5 * HOUR, TURN);
    const again = await open();
    const { context } = again.server;
    const before = await linesOf(context, match);
    await Promise.all([new DowntimeTracker(context).recordUptime(), new DowntimeTracker(context).recordUptime()]);
    // A node that starts while others run changes nothing, nor does one that had to stop halfway.
    await new DowntimeTracker(context).recordUptime();
    await context.store.settings.setLastUp(Date.now());
    await Promise.all([new DowntimeTracker(context).recordUptime(), new DowntimeTracker(context).recordUptime()]);
    expect(await linesOf(context, match)).toEqual(before);
    // A server that could not do anything for an hour, without having been stopped, was closed too.
    pass(HOUR);
    await Promise.all([
      new DowntimeTracker(context).recordUptime(),
      new DowntimeTracker(context).recordUptime(),
      new DowntimeTracker(context).recordUptime(),
    ]);
    expect(await linesOf(context, match)).toEqual([...before, ...before]);
    await again.close();
  });

  test('no clock runs out because the machine slept', async () => {
    const { ada, match, open, pass } = await closeFor(5 * HOUR, TURN);
    const again = await open();
    const { context } = again.server;
    const before = await linesOf(context, match);
    pass(2 * HOUR);
    // The server wakes up and finds that a clock has run out.
    const job = { key: 'look', kind: 'look', subject: match, body: {}, due: 0, holder: '', heldUntil: 0 };
    again.server.jobs.wake(job);
    await vi.waitUntil(async () => (await linesOf(context, match)).length > before.length, { timeout: 60_000 });
    await again.server.jobs.stop();
    expect(await linesOf(context, match)).toEqual([...before, ...before]);
    // A player who moves before the server has noticed loses nothing either.
    pass(2 * HOUR);
    const back = await Guest.connect(again.url, 'Ada', ada.person, ada.token);
    await back.request({ type: 'subscribe', match, viewer: 0, since: -1 });
    const { seq, moves } = back.updates.get(match) as { seq: number; moves: string[] };
    const submit = { type: 'submit', match, seat: 0, seq, move: moves[0] as string } as const;
    expect(await back.request(submit)).toMatchObject({ type: 'done' });
    expect(await linesOf(context, match)).toEqual([...before, ...before, ...before, `${moves[0]} 0`]);
    back.close();
    await again.close();
  });

  test('where no clock runs, there is nothing to give back', async () => {
    const { match, open } = await closeFor(5 * HOUR, { kind: 'none' });
    const again = await open();
    expect(await linesOf(again.server.context, match)).toEqual([]);
    await again.close();
  });
});
