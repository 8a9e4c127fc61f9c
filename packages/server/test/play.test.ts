import { PROTOCOL_VERSION, type Update } from '@tempora/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ENTROPY, Guest, openTable, playOn, startTestServer } from './test-server.ts';

describe('two people at a table', () => {
  let at: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    at = await startTestServer();
  });
  afterAll(() => at.close());

  test('play a whole game, given only a link', async () => {
    const ada = await Guest.arrive(at.url, 'Ada');
    const bob = await Guest.arrive(at.url, 'Bob');
    const match = await openTable(ada, 'tides', ['me', 'open']);
    expect(await bob.request({ type: 'sit', match, entropy: ENTROPY })).toMatchObject({ type: 'done' });
    // The host may start it at once, everybody else after the time agreed at the table.
    expect(await bob.request({ type: 'start', match })).toMatchObject({ error: { code: 'too-early' } });
    expect(await ada.request({ type: 'start', match })).toMatchObject({ type: 'done' });
    await ada.request({ type: 'subscribe', match, viewer: 0, since: -1 });
    await bob.request({ type: 'subscribe', match, viewer: 1, since: -1 });
    const [end] = await Promise.all([playOn(ada, match, 0), playOn(bob, match, 1)]);
    expect(end.ranking).not.toBeNull();
    const record = await ada.request({ type: 'export-record', match });
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
      await ada.request({ type: 'start', match });
      await ada.request({ type: 'subscribe', match, viewer: seat, since: -1 });
      const end = await playOn(ada, match, seat);
      expect(end.ranking?.flat().sort()).toEqual(seats.map((_, i) => i));
    }
    ada.close();
  });

  test('a request meant for a device is a bad request here', async () => {
    const ada = await Guest.arrive(at.url, 'Ada');
    const match = await openTable(ada, 'tides', ['me', 'greedy']);
    for (const request of [
      { type: 'list-matches' },
      { type: 'create-match', game: 'tides', options: {}, seats: [{ kind: 'human', name: 'Ada' }] },
      { type: 'export-private', match },
      { type: 'delete-match', match },
      { type: 'open-record', text: 'tempora record 1' },
    ])
      expect(await ada.send(JSON.stringify({ ...request, id: 'd' }), 'd')).toEqual({
        type: 'error',
        id: 'd',
        error: { code: 'bad-request' },
      });
    expect(await ada.request({ type: 'start', match })).toMatchObject({ type: 'done' });
    ada.close();
  });

  test('looking for lost events while a move is being stored sends nothing twice', async () => {
    const ada = await Guest.arrive(at.url, 'Ada');
    const bob = await Guest.arrive(at.url, 'Bob');
    const match = await openTable(ada, 'tides', ['me', 'open']);
    await bob.request({ type: 'sit', match, entropy: ENTROPY });
    await ada.request({ type: 'start', match });
    await ada.request({ type: 'subscribe', match, viewer: 0, since: -1 });
    const { matches } = at.server.context.store;
    const heads = matches.heads.bind(matches);
    const { seq, moves } = ada.updates.get(match) as Update;
    const from = ada.received.length;
    const compared = vi.spyOn(matches, 'heads').mockImplementationOnce(async (ids) => {
      const before = await heads(ids);
      await ada.request({ type: 'submit', match, seat: 0, seq, move: moves[0] as string });
      return before;
    });
    await at.server.context.registry.catchUp();
    expect(compared).toHaveBeenCalledOnce();
    compared.mockRestore();
    await at.server.context.registry.drain();
    await ada.request({ type: 'hello', protocol: PROTOCOL_VERSION });
    expect(ada.received.slice(from).filter((frame) => frame.startsWith('{"type":"table"'))).toEqual([]);
    ada.close();
    bob.close();
  });

  test('a client that asks for patches is sent far less and knows as much', async () => {
    for (const game of ['tempus', 'inca']) {
      const ada = await Guest.arrive(at.url, 'Ada');
      const tab = await Guest.connect(at.url, 'Ada', ada.person, ada.token);
      const match = await openTable(ada, game, ['me', 'random', 'random']);
      await ada.request({ type: 'start', match });
      const told = [ada, tab].map((guest) => {
        const updates: Update[] = [];
        void guest.until((message) => message.type === 'update' && updates.push(message) && message.ranking);
        return updates;
      });
      const over = tab.until((message) => message.type === 'update' && message.ranking);
      await tab.request({ type: 'subscribe', match, viewer: 0, since: -1, patches: false });
      await ada.request({ type: 'subscribe', match, viewer: 0, since: -1 });
      await Promise.all([playOn(ada, match, 0), over]);
      const [byChanges = [], whole = []] = told;
      expect(whole.length).toBeGreaterThan(100);
      expect(byChanges.slice(1)).toEqual(whole.slice(-byChanges.length + 1));
      const frames = ({ received }: Guest, type: string) =>
        received.filter((frame) => frame.startsWith(`{"type":"${type}"`));
      expect(frames(tab, 'patch')).toEqual([]);
      expect(frames(ada, 'patch')).toHaveLength(byChanges.length - 1);
      const bytes = (guest: Guest) => [...frames(guest, 'update'), ...frames(guest, 'patch')].join('').length;
      expect(bytes(ada)).toBeLessThan(bytes(tab) / 3);
      ada.close();
      tab.close();
    }
  });
});
