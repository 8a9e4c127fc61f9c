import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Clocks, firstToFall, fullClocks, leftAt, tick } from '../src/clocks.ts';
import { readMatch } from '../src/open-match.ts';
import { ENTROPY, Guest, openTable, openTestHouse } from './house.ts';

describe('clocks', () => {
  const turn = { kind: 'turn', seconds: 60, atZero: 'bot' } as const;
  const bank = { kind: 'bank', seconds: 60, increment: 5, atZero: 'out' } as const;

  test('run for who is asked; a turn has its time, whatever was left of the last one', () => {
    let clocks: Clocks = tick(turn, fullClocks(turn, 2, 0), { asked: [0] }, 0);
    expect(leftAt(clocks, 10_000)).toEqual([50_000, 60_000]);
    expect(firstToFall(clocks)).toEqual({ seat: 0, due: 60_000 });
    clocks = tick(turn, clocks, { asked: [1] }, 10_000);
    expect(leftAt(clocks, 70_000)).toEqual([60_000, 0]);
    expect(leftAt(clocks, 90_000)).toEqual([60_000, 0]);
  });

  test('a bank grows with every turn and is not filled again', () => {
    let clocks: Clocks = tick(bank, fullClocks(bank, 2, 0), { asked: [0] }, 0);
    clocks = tick(bank, clocks, { asked: [0] }, 10_000); // still the same turn
    clocks = tick(bank, clocks, { asked: [1] }, 20_000);
    expect(leftAt(clocks, 20_000)).toEqual([45_000, 60_000]);
    clocks = tick(bank, clocks, { asked: [] }, 30_000);
    expect(leftAt(clocks, 99_000)).toEqual([45_000, 55_000]);
    expect(firstToFall(clocks)).toBeNull();
  });

  test('where several are asked at once each stops with its own answer', () => {
    let clocks: Clocks = tick(turn, fullClocks(turn, 3, 0), { asked: [0, 1, 2] }, 0);
    clocks = tick(turn, clocks, { asked: [0, 2] }, 20_000);
    expect(leftAt(clocks, 30_000)).toEqual([30_000, 60_000, 30_000]);
    expect(firstToFall(clocks)?.seat).toBe(0);
  });

  test('and the next question gives all of them a new turn, also who answered last', () => {
    let clocks: Clocks = tick(turn, fullClocks(turn, 2, 0), { asked: [0, 1], together: 0 }, 0);
    clocks = tick(turn, clocks, { asked: [1], together: 0 }, 10_000);
    clocks = tick(turn, clocks, { asked: [0, 1], together: 2 }, 50_000);
    expect(leftAt(clocks, 50_000)).toEqual([60_000, 60_000]);
    clocks = tick(bank, fullClocks(bank, 2, 0), { asked: [0, 1], together: 0 }, 0);
    clocks = tick(bank, clocks, { asked: [1], together: 0 }, 10_000);
    clocks = tick(bank, clocks, { asked: [0, 1], together: 2 }, 50_000);
    expect(leftAt(clocks, 50_000)).toEqual([55_000, 15_000]);
  });

  test('nobody gains time by taking moves back', () => {
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

  test('nor by going on leave and coming back: the time stands still', () => {
    let clocks: Clocks = tick(turn, fullClocks(turn, 2, 0), { asked: [0] }, 0);
    clocks = tick(turn, clocks, { asked: [], resting: [0] }, 50_000);
    expect(firstToFall(clocks)).toBeNull();
    clocks = tick(turn, clocks, { asked: [0] }, 900_000);
    expect(firstToFall(clocks)).toEqual({ seat: 0, due: 910_000 });
  });
});

describe('a clock that falls', () => {
  let at: Awaited<ReturnType<typeof openTestHouse>>;
  let ahead = 0;
  beforeAll(async () => {
    at = await openTestHouse({}, { now: () => Date.now() + ahead });
  });
  afterAll(() => at.close());

  /** Two people; Ada has answered, Bob has not. */
  async function waitForBob(atZero: 'bot' | 'out') {
    const [ada, bob] = [await Guest.arrive(at.url, 'Ada'), await Guest.arrive(at.url, 'Bob')];
    const match = await openTable(ada, 'tides', ['me', 'open'], { pace: { kind: 'turn', seconds: 3600, atZero } });
    await bob.ask({ type: 'sit', match, entropy: ENTROPY });
    await ada.ask({ type: 'start', match });
    await ada.ask({ type: 'look', match, as: 0, since: -1 });
    const { seq, moves } = ada.updates.get(match) as { seq: number; moves: string[] };
    await ada.ask({ type: 'submit', match, seat: 0, seq, move: moves[0] as string });
    return { ada, bob, match };
  }

  /** An hour passes, and the house looks at what is due. */
  function skipAnHour(match: string): void {
    ahead += 3_600_000;
    const job = { key: 'look', kind: 'look', subject: match, body: {}, due: 0, holder: '', heldUntil: 0 };
    at.house.jobs.wake(job);
  }

  test('everybody has the same time for every card, and whoever reads the journal finds the same clocks', async () => {
    const { ada, bob, match } = await waitForBob('bot');
    const { office } = at.house;
    await bob.ask({ type: 'look', match, as: 1, since: -1 });
    for (let isOver = false; !isOver; ) {
      for (const [seat, guest] of [bob, ada].map((one) => [one === ada ? 0 : 1, one] as const)) {
        const { asked, seq } = await office.desk.with(match, (held) => ({
          asked: held?.t.asked ?? [],
          seq: held?.t.seq ?? 0,
        }));
        if (!asked.includes(seat)) continue;
        ahead += 600_000;
        while (guest.updates.get(match)?.seq !== seq) await guest.until((tell) => tell.type === 'update');
        const [move] = guest.updates.get(match)?.moves ?? [];
        expect(await guest.ask({ type: 'submit', match, seat, seq, move: move as string })).toMatchObject({
          type: 'done',
        });
        const here = await office.desk.with(match, (held) => held && { clocks: held.clocks, asked: held.t.asked });
        expect((await readMatch(office.store, match))?.clocks).toEqual(here?.clocks);
        // Both are asked anew: both have the whole hour.
        if (here?.asked.length === 2) expect(here.clocks?.left).toEqual([3_600_000, 3_600_000]);
        isOver = here?.asked.length === 0;
      }
    }
    ada.close();
    bob.close();
  });

  test('lets a bot play on, until its person returns', async () => {
    const { ada, bob, match } = await waitForBob('bot');
    expect(ada.tables.get(match)?.clocks?.running).toEqual([1]);
    const moved = ada.until(
      (tell) => tell.type === 'update' && tell.charge[1] === 'stand-in' && tell.asked.includes(0),
    );
    skipAnHour(match);
    await moved;
    expect(await bob.ask({ type: 'return', match, seat: 1 })).toMatchObject({ type: 'done' });
    ada.close();
    bob.close();
  });

  test('or puts the seat out, as was agreed', async () => {
    const { ada, bob, match } = await waitForBob('out');
    const over = ada.until((tell) => tell.type === 'update' && tell.ranking);
    skipAnHour(match);
    expect(await over).toEqual([[0], [1]]);
    ada.close();
    bob.close();
  });
});
