import { type ApiMessage, PROTOCOL_VERSION } from '@tempora/protocol';
import { describe, expect, test } from 'vitest';
import { ADA, BEN, DRIFTWOOD, HostClient, MAGPIE, type RequestBody } from './host-client.ts';

function errorIn(message: ApiMessage): object | null {
  return message.type === 'error' ? message.error : null;
}

describe('hello', () => {
  test('is answered if the protocol is the same', async () => {
    const client = new HostClient();
    const reply = await client.request({ type: 'hello', protocol: PROTOCOL_VERSION }, 'hi');
    expect(reply).toEqual({ type: 'welcome', id: 'hi', protocol: PROTOCOL_VERSION, me: null });
  });

  test('answers another protocol with the version spoken here', async () => {
    for (const protocol of [0, PROTOCOL_VERSION + 1, 99]) {
      const reply = await new HostClient().request({ type: 'hello', protocol });
      expect(errorIn(reply)).toEqual({ code: 'protocol-version', supported: PROTOCOL_VERSION });
    }
  });
});

describe('creating a match', () => {
  const good: Extract<RequestBody, { type: 'create-match' }> = {
    type: 'create-match',
    game: 'tides',
    options: {},
    seats: [ADA, BEN],
  };

  test('stores the match at once', async () => {
    const client = new HostClient();
    const reply = await client.request(good, 'new');
    expect(reply).toMatchObject({ type: 'created', id: 'new', match: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect([...client.store.matches.keys()]).toEqual([(reply as { match: string }).match]);
  });

  test.each<{ name: string; change: object; code: string }>([
    { name: 'a game that is not there', change: { game: 'chess' }, code: 'game-not-found' },
    { name: 'an unknown option', change: { options: { dragons: true } }, code: 'bad-setup' },
    { name: 'a mistyped option', change: { options: { memoryAid: 'yes' } }, code: 'bad-setup' },
    { name: 'one seat', change: { seats: [ADA] }, code: 'bad-setup' },
    { name: 'three seats', change: { seats: [ADA, BEN, MAGPIE] }, code: 'bad-setup' },
    { name: 'an unknown bot', change: { seats: [ADA, { ...MAGPIE, bot: 'genius' }] }, code: 'bad-setup' },
    { name: 'a bot all objects know', change: { seats: [ADA, { ...MAGPIE, bot: 'toString' }] }, code: 'bad-setup' },
    { name: 'no seats', change: { seats: [] }, code: 'bad-request' },
    { name: 'a nameless person', change: { seats: [ADA, { kind: 'human', name: ' ' }] }, code: 'bad-request' },
  ])('$name is refused, and nothing is stored', async ({ change, code }) => {
    const client = new HostClient();
    expect(errorIn(await client.request({ ...good, ...change } as RequestBody))).toEqual({ code });
    expect(client.store.matches.size).toBe(0);
    expect(await client.request({ type: 'list-matches' })).toMatchObject({ matches: [] });
  });

  test('deals the same cards for the same seed, and publishes a commitment for a fresh deal', async () => {
    const client = new HostClient();
    const hands: unknown[] = [];
    for (const seed of ['same', 'same', 'other', undefined, undefined]) {
      const update = await client.subscribe(await client.create([ADA, BEN], seed === undefined ? {} : { seed }), 0);
      hands.push(JSON.stringify(update.moves));
      if (seed === undefined) expect(update.commitment).toMatch(/^[0-9a-f]{64}$/);
      else expect(update.commitment).toBeNull();
    }
    expect(hands[0]).toBe(hands[1]);
    expect(new Set(hands).size).toBe(4);
  });

  test('cleans names and completes options', async () => {
    const client = new HostClient();
    const match = await client.create([{ kind: 'human', name: ' Ada\n ' }, BEN], { options: { memoryAid: true } });
    const update = await client.subscribe(match, 'public');
    expect(update.holders).toEqual([ADA, BEN]);
    expect(update.options).toEqual({ molehill: 'effective', molehillZeroTie: true, memoryAid: true });
  });
});

describe('the list', () => {
  test('has every match, the latest first, even after a restart', async () => {
    const client = new HostClient();
    const first = await client.create([ADA, BEN]);
    const second = await client.create([ADA, MAGPIE]);
    const third = await client.create([MAGPIE, DRIFTWOOD]);
    await client.play(first, 0);
    const list = await client.request({ type: 'list-matches' }, 'l');
    expect(list).toMatchObject({ type: 'matches', id: 'l', unreadable: [] });
    if (list.type !== 'matches') throw new Error();
    expect(list.matches.map(({ match }) => match)).toEqual([first, third, second]);
    expect(list.matches.map(({ asked }) => asked)).toEqual([[1], [], [0]]);
    expect(list.matches[1]?.ranking).not.toBeNull();
    const again = await new HostClient({ store: client.store }).request({ type: 'list-matches' }, 'l');
    expect(again).toEqual(list);
  });

  test('loses a deleted match, as do store and table', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, BEN]);
    const kept = await client.create([ADA, BEN]);
    expect(await client.request({ type: 'delete-match', match }, 'f')).toEqual({ type: 'done', id: 'f' });
    expect([...client.store.matches.keys()]).toEqual([kept]);
    expect(errorIn(await client.request({ type: 'subscribe', match, viewer: 0, since: -1 }))).toEqual({
      code: 'match-not-found',
    });
    expect(await client.request({ type: 'list-matches' })).toMatchObject({ matches: [{ match: kept }] });
    expect((await client.request({ type: 'delete-match', match: 'never was' })).type).toBe('done');
  });
});

describe('a match that does not exist', () => {
  test.each<RequestBody>([
    { type: 'subscribe', match: 'x', viewer: 0, since: -1 },
    { type: 'submit', match: 'x', seat: 0, seq: 0, move: 'play:1' },
    { type: 'undo', match: 'x', seat: 0, seq: 0 },
    { type: 'why-not', match: 'x', seat: 0, move: 'play:1' },
    { type: 'export-record', match: 'x' },
    { type: 'position', match: 'x', ply: 0, viewer: 'public' },
    { type: 'log', match: 'x', viewer: 'public', before: 1 },
  ])('$type', async (body) => {
    expect(errorIn(await new HostClient().request(body))).toEqual({ code: 'match-not-found' });
  });

  test('can be unsubscribed from like any other', async () => {
    expect(await new HostClient().request({ type: 'unsubscribe', match: 'x' }, 'u')).toEqual({ type: 'done', id: 'u' });
  });
});

test.each(['subscribe-lobby', 'sit', 'start', 'say', 'rematch', 'note'])(
  '%s is for a server, not for a device',
  async (type) => {
    const client = new HostClient();
    await client.receive({
      type,
      id: 's',
      match: 'x',
      seat: 0,
      text: 'x',
      channel: 'players',
      entropy: '0'.repeat(32),
    });
    expect(client.messages).toEqual([{ type: 'error', id: 's', error: { code: 'bad-request' } }]);
  },
);

describe('records and positions', () => {
  test('while a match runs, neither its record nor its positions are shown', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, BEN]);
    const isLast = await client.playOn(match, ({ ply }) => ply === 10);
    expect(isLast.ply).toBe(10);
    for (const viewer of [0, 1, 'public'] as const)
      expect(errorIn(await client.request({ type: 'position', match, ply: 0, viewer }))).toEqual({ code: 'not-over' });
    expect(errorIn(await client.request({ type: 'export-record', match }))).toEqual({ code: 'not-over' });
  });

  test('once it is over both are, and the record can be replayed anywhere', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, MAGPIE]);
    const end = await client.playOn(match);
    expect(end.ranking).not.toBeNull();
    const record = await client.request({ type: 'export-record', match }, 'e');
    if (record.type !== 'record') throw new Error(JSON.stringify(record));
    expect(record.text).toMatch(/^tempora record 1\n/);

    const other = new HostClient();
    const opened = await other.request({ type: 'open-record', text: record.text });
    if (opened.type !== 'created') throw new Error(JSON.stringify(opened));
    for (const ply of [0, 1, 17, end.ply]) {
      for (const viewer of [0, 1, 'public'] as const) {
        const here = await client.request({ type: 'position', match, ply, viewer }, 'p');
        const there = await other.request({ type: 'position', match: opened.match, ply, viewer }, 'p');
        expect(here).toMatchObject({ type: 'position', ply, plies: end.ply, viewer });
        expect(there).toEqual(here);
      }
    }
    expect(await other.request({ type: 'list-matches' })).toMatchObject({ matches: [] });
    expect(other.store.matches.size).toBe(0);
  });

  test('refuses seats that do not exist and plies beyond the end', async () => {
    const client = new HostClient();
    const match = await client.create([MAGPIE, DRIFTWOOD]);
    expect(errorIn(await client.request({ type: 'position', match, ply: 0, viewer: 2 }))).toEqual({
      code: 'bad-request',
    });
    const far = await client.request({ type: 'position', match, ply: 1e9, viewer: 'public' });
    expect(far).toMatchObject({ type: 'position', ply: 34, plies: 34 });
  });

  test('answers a bad record with what is wrong with it', async () => {
    const client = new HostClient();
    const match = await client.create([MAGPIE, DRIFTWOOD]);
    const record = await client.request({ type: 'export-record', match });
    if (record.type !== 'record') throw new Error();
    const recordError = async (text: string) => errorIn(await client.request({ type: 'open-record', text }));
    expect(await recordError('')).toEqual({ code: 'bad-record', record: { code: 'not-a-record' } });
    expect(await recordError(record.text.slice(0, 500))).toEqual({ code: 'bad-record', record: { code: 'truncated' } });
    expect(await recordError(record.text.replace('Magpie', 'Maggie'))).toEqual({
      code: 'bad-record',
      record: { code: 'broken-chain' },
    });
    const saved = client.store.matches.get(await client.create([ADA, BEN]))?.text ?? '';
    expect(await recordError(saved.replace(/^seed.*\n/m, '').replace(/^(end \d+).*$/m, '$1'))).toEqual({
      code: 'bad-record',
      record: { code: 'no-seed' },
    });
  });

  test('the longest id a client may use gets a readable answer', async () => {
    const client = new HostClient();
    const match = await client.create([MAGPIE, DRIFTWOOD]);
    const record = await client.request({ type: 'export-record', match }, 'x'.repeat(64));
    if (record.type !== 'record') throw new Error();
    const opened = await client.request({ type: 'open-record', text: record.text }, 'x'.repeat(64));
    if (opened.type !== 'created') throw new Error(JSON.stringify(opened));
    const position = await client.request({ type: 'position', match: opened.match, ply: 0, viewer: 0 });
    expect(position.type).toBe('position');
  });
});
