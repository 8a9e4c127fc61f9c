import type { ApiMessage } from '@tempora/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENTROPY, Guest, look, openTable, playOn, startTestServer } from './test-server.ts';

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

describe('gathering at a table', () => {
  test('people sit down, stand up and are sent away; the host gives seats to bots', async () => {
    const [ada, bob, cyd] = (await arrive('Ada', 'Bob', 'Cyd')) as [Guest, Guest, Guest];
    const match = await openTable(ada, 'tempus', ['me', 'open', 'open']);
    expect(await bob.request({ type: 'sit', match, seat: 0, entropy: ENTROPY })).toMatchObject(refused('seat-taken'));
    expect(await bob.request({ type: 'sit', match, seat: 2, entropy: ENTROPY })).toMatchObject(DONE);
    expect(await ada.request({ type: 'start', match })).toMatchObject(refused('not-present'));
    expect(await bob.request({ type: 'set-seat', match, seat: 1, to: 'greedy' })).toMatchObject(refused('not-host'));
    expect(await ada.request({ type: 'set-seat', match, seat: 1, to: 'greedy' })).toMatchObject(DONE);
    expect(await cyd.request({ type: 'sit', match, entropy: ENTROPY })).toMatchObject(refused('table-full'));
    expect(await cyd.request({ type: 'stand', match, seat: 2 })).toMatchObject(refused('not-your-seat'));
    expect(await ada.request({ type: 'set-seat', match, seat: 2, to: 'open' })).toMatchObject(DONE);
    expect(await cyd.request({ type: 'sit', match, entropy: ENTROPY })).toMatchObject(DONE);
    expect(await ada.request({ type: 'start', match })).toMatchObject(DONE);
    expect(await bob.request({ type: 'sit', match, entropy: ENTROPY })).toMatchObject(refused('already-started'));
    expect(await ada.request({ type: 'start', match })).toMatchObject(refused('already-started'));
    for (const guest of [ada, bob, cyd]) guest.close();
  });

  test('every subscriber sees the seats fill, and the commitment before the start', async () => {
    const [ada, bob] = (await arrive('Ada', 'Bob')) as [Guest, Guest];
    const match = await openTable(ada, 'tides', ['me', 'open']);
    await bob.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
    const before = bob.tables.get(match);
    expect(before).toMatchObject({
      status: 'gathering',
      seats: [{ kind: 'person', name: 'Ada', isHere: true }, { kind: 'open' }],
    });
    expect(before?.commitment).toMatch(/^[0-9a-f]{64}$/);
    const full = bob.until((message) => message.type === 'table' && message.seats[1]?.kind === 'person');
    await bob.request({ type: 'sit', match, entropy: ENTROPY });
    await full;
    await ada.request({ type: 'start', match });
    expect((await look(bob, match, 1)).commitment).toBe(before?.commitment);
    ada.close();
    bob.close();
  });

  test('a person who disconnects from any page is shown as away, and as back when they return', async () => {
    const [ada, bob] = (await arrive('Ada', 'Bob')) as [Guest, Guest];
    const match = await openTable(ada, 'tides', ['me', 'open']);
    await bob.request({ type: 'sit', match, entropy: ENTROPY });
    await ada.request({ type: 'subscribe', match, viewer: 'public', since: -1 });
    const isBobHere = (isHere: boolean) =>
      ada.until(
        (message) =>
          message.type === 'table' && message.seats[1]?.kind === 'person' && message.seats[1].isHere === isHere,
      );
    // He sat down without subscribing to the table: presence depends on the connection, not on subscriptions.
    const gone = isBobHere(false);
    bob.close();
    await gone;
    const back = isBobHere(true);
    const again = await Guest.connect(at.url, 'Bob', bob.person, bob.token);
    await back;
    for (const guest of [ada, again]) guest.close();
  });

  test('the host contributes entropy after the commitment is made', async () => {
    const [ada] = (await arrive('Ada')) as [Guest];
    const match = await openTable(ada, 'tides', ['me', 'random']);
    const entropy = 'fedcba9876543210';
    expect(await ada.request({ type: 'start', match, entropy })).toMatchObject(DONE);
    await look(ada, match, 0);
    await playOn(ada, match, 0);
    const { text } = (await ada.request({ type: 'export-record', match })) as Extract<ApiMessage, { type: 'record' }>;
    expect(text).toContain(`entropy.0 ${entropy}\n`);
    ada.close();
  });

  test('a setup that the game does not allow is refused', async () => {
    const [ada] = (await arrive('Ada')) as [Guest];
    const open = { type: 'open-table', options: {}, isPublic: true, pace: { kind: 'none' }, entropy: ENTROPY } as const;
    const more = { standIn: { afterSeconds: 0, decidedBy: 'host' } } as const;
    for (const [game, seats, code] of [
      ['tides', ['me'], 'bad-setup'],
      ['tides', ['me', 'open', 'open'], 'bad-setup'],
      ['chess', ['me', 'open'], 'bad-setup'],
    ] as const)
      expect(await ada.request({ ...open, ...more, game, seats: [...seats] })).toMatchObject({
        error: { code },
      });
    const match = await openTable(ada, 'tides', ['me', 'open']);
    expect(await ada.request({ type: 'change-table', match, options: { molehill: 'upside down' } })).toMatchObject({
      error: { code: 'bad-setup' },
    });
    expect(await ada.request({ type: 'change-table', match, isPublic: false })).toMatchObject(DONE);
    expect(await ada.request({ type: 'close-table', match })).toMatchObject(DONE);
    ada.close();
  });

  test('somebody without a name may watch, and must give a name before anything else', async () => {
    const [ada] = (await arrive('Ada')) as [Guest];
    const match = await openTable(ada, 'tides', ['me', 'greedy']);
    await ada.request({ type: 'start', match });
    const nobody = await Guest.connect(at.url, 'nobody', '', '');
    await look(nobody, match, 'public');
    const who = { error: { code: 'unauthorized' } };
    expect(await nobody.request({ type: 'sit', match, entropy: ENTROPY })).toMatchObject(who);
    expect(await nobody.request({ type: 'submit', match, seat: 0, seq: 0, move: 'play:1' })).toMatchObject(who);
    expect(await nobody.request({ type: 'say', match, channel: 'watchers', text: 'hello' })).toMatchObject(who);
    expect(await nobody.request({ type: 'subscribe', match, viewer: 0, since: -1 })).toMatchObject({
      error: { code: 'forbidden' },
    });
    ada.close();
    nobody.close();
  });
});

describe('lists of tables', () => {
  test('are live: open tables for everybody, one’s own with whose turn it is', async () => {
    const [ada, bob] = (await arrive('Ada', 'Bob')) as [Guest, Guest];
    const lists = (message: ApiMessage) => (message.type === 'tables' ? message : null);
    const first = bob.until(lists);
    await bob.request({ type: 'subscribe-lobby' });
    await first;
    let seen = bob.until((message) => lists(message)?.open.find(({ host }) => host === ada.person));
    const match = await openTable(ada, 'tides', ['me', 'open']);
    expect(await seen).toMatchObject({ match, status: 'gathering', isWaiting: false });
    const mine = bob.until((message) => lists(message)?.mine.find((line) => line.match === match && line.isWaiting));
    await bob.request({ type: 'sit', match, entropy: ENTROPY });
    await ada.request({ type: 'start', match });
    expect(await mine).toMatchObject({ status: 'playing', asked: [0, 1] });
    const hidden = await openTable(ada, 'tides', ['me', 'open'], { isPublic: false });
    seen = bob.until((message) => lists(message)?.open.find((line) => line.match === after));
    const after = await openTable(ada, 'tides', ['me', 'open']);
    await seen;
    const all = bob.received
      .map((text) => JSON.parse(text) as ApiMessage)
      .flatMap((message) => lists(message)?.open ?? []);
    expect(all.some((line) => line.match === hidden)).toBe(false);
    ada.close();
    bob.close();
  });
});
