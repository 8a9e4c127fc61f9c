import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENTROPY, Guest, openTable, openTestHouse, playOn } from './house.ts';

describe('two people at a table', () => {
  let at: Awaited<ReturnType<typeof openTestHouse>>;
  beforeAll(async () => {
    at = await openTestHouse();
  });
  afterAll(() => at.close());

  test('play a whole game with nothing but a link', async () => {
    const ada = await Guest.arrive(at.url, 'Ada');
    const bob = await Guest.arrive(at.url, 'Bob');
    const match = await openTable(ada, 'tides', ['me', 'open']);
    expect(await bob.ask({ type: 'sit', match, entropy: ENTROPY })).toMatchObject({ type: 'done' });
    expect(await bob.ask({ type: 'start', match })).toMatchObject({ refused: { code: 'not-host' } });
    expect(await ada.ask({ type: 'start', match })).toMatchObject({ type: 'done' });
    await ada.ask({ type: 'look', match, as: 0, since: -1 });
    await bob.ask({ type: 'look', match, as: 1, since: -1 });
    const [end] = await Promise.all([playOn(ada, match, 0), playOn(bob, match, 1)]);
    expect(end.ranking).not.toBeNull();
    const record = await ada.ask({ type: 'export', match });
    expect(record).toMatchObject({ type: 'record' });
    ada.close();
    bob.close();
  });

  test('with bots in any mix', async () => {
    const ada = await Guest.arrive(at.url, 'Ada');
    for (const [game, seats] of [
      ['tides', ['me', 'greedy']],
      ['tempus', ['random', 'me', 'random']],
      ['inca', ['random', 'random', 'me']],
    ] as const) {
      const match = await openTable(ada, game, [...seats]);
      const seat = seats.indexOf('me' as never);
      await ada.ask({ type: 'start', match });
      await ada.ask({ type: 'look', match, as: seat, since: -1 });
      const end = await playOn(ada, match, seat);
      expect(end.ranking?.flat().sort()).toEqual(seats.map((_, i) => i));
    }
    ada.close();
  });
});
