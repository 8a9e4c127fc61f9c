import { type ApiMessage, PROTOCOL_VERSION } from '@tempora/protocol';
import { describe, expect, test } from 'vitest';
import { ADA, type Asking, BEN, Desk, DRIFTWOOD, MAGPIE } from './desk.ts';

function errorIn(message: ApiMessage): object | null {
  return message.type === 'error' ? message.error : null;
}

describe('hello', () => {
  test('is answered by whoever speaks the same protocol', async () => {
    const desk = new Desk();
    const reply = await desk.request({ type: 'hello', protocol: PROTOCOL_VERSION }, 'hi');
    expect(reply).toEqual({ type: 'welcome', id: 'hi', protocol: PROTOCOL_VERSION, me: null });
  });

  test('tells others what is spoken here', async () => {
    for (const protocol of [0, PROTOCOL_VERSION + 1, 99]) {
      const reply = await new Desk().request({ type: 'hello', protocol });
      expect(errorIn(reply)).toEqual({ code: 'protocol-version', supported: PROTOCOL_VERSION });
    }
  });
});

describe('setting up a table', () => {
  const good: Extract<Asking, { type: 'create-match' }> = {
    type: 'create-match',
    game: 'tides',
    options: {},
    seats: [ADA, BEN],
  };

  test('makes a match that is stored at once', async () => {
    const desk = new Desk();
    const reply = await desk.request(good, 'new');
    expect(reply).toMatchObject({ type: 'created', id: 'new', match: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect([...desk.store.matches.keys()]).toEqual([(reply as { match: string }).match]);
  });

  test.each<{ name: string; change: object; code: string }>([
    { name: 'a game the house does not have', change: { game: 'chess' }, code: 'game-not-found' },
    { name: 'an unknown option', change: { options: { dragons: true } }, code: 'bad-setup' },
    { name: 'a mistyped option', change: { options: { memoryAid: 'yes' } }, code: 'bad-setup' },
    { name: 'one seat', change: { seats: [ADA] }, code: 'bad-setup' },
    { name: 'three seats', change: { seats: [ADA, BEN, MAGPIE] }, code: 'bad-setup' },
    { name: 'an unknown bot', change: { seats: [ADA, { ...MAGPIE, bot: 'genius' }] }, code: 'bad-setup' },
    { name: 'a bot all objects know', change: { seats: [ADA, { ...MAGPIE, bot: 'toString' }] }, code: 'bad-setup' },
    { name: 'no seats', change: { seats: [] }, code: 'bad-request' },
    { name: 'a nameless person', change: { seats: [ADA, { kind: 'human', name: ' ' }] }, code: 'bad-request' },
  ])('$name is refused, and nothing is stored', async ({ change, code }) => {
    const desk = new Desk();
    expect(errorIn(await desk.request({ ...good, ...change } as Asking))).toEqual({ code });
    expect(desk.store.matches.size).toBe(0);
    expect(await desk.request({ type: 'list-matches' })).toMatchObject({ matches: [] });
  });

  test('a given seed gives the same cards, a fresh deal promises its luck', async () => {
    const desk = new Desk();
    const hands: unknown[] = [];
    for (const seed of ['same', 'same', 'other', undefined, undefined]) {
      const update = await desk.look(await desk.create([ADA, BEN], seed === undefined ? {} : { seed }), 0);
      hands.push(JSON.stringify(update.moves));
      if (seed === undefined) expect(update.commitment).toMatch(/^[0-9a-f]{64}$/);
      else expect(update.commitment).toBeNull();
    }
    expect(hands[0]).toBe(hands[1]);
    expect(new Set(hands).size).toBe(4);
  });

  test('names are cleaned, options are completed', async () => {
    const desk = new Desk();
    const match = await desk.create([{ kind: 'human', name: ' Ada\n ' }, BEN], { options: { memoryAid: true } });
    const update = await desk.look(match, 'public');
    expect(update.holders).toEqual([ADA, BEN]);
    expect(update.options).toEqual({ molehill: 'effective', molehillZeroTie: true, memoryAid: true });
  });
});

describe('the list', () => {
  test('has every match, the latest first, and survives a restart', async () => {
    const desk = new Desk();
    const first = await desk.create([ADA, BEN]);
    const second = await desk.create([ADA, MAGPIE]);
    const third = await desk.create([MAGPIE, DRIFTWOOD]);
    await desk.play(first, 0);
    const list = await desk.request({ type: 'list-matches' }, 'l');
    expect(list).toMatchObject({ type: 'matches', id: 'l', unreadable: [] });
    if (list.type !== 'matches') throw new Error();
    expect(list.matches.map(({ match }) => match)).toEqual([first, third, second]);
    expect(list.matches.map(({ asked }) => asked)).toEqual([[1], [], [0]]);
    expect(list.matches[1]?.ranking).not.toBeNull();
    const again = await new Desk({ store: desk.store }).request({ type: 'list-matches' }, 'l');
    expect(again).toEqual(list);
  });

  test('a forgotten match is gone from list, store and table', async () => {
    const desk = new Desk();
    const match = await desk.create([ADA, BEN]);
    const kept = await desk.create([ADA, BEN]);
    expect(await desk.request({ type: 'delete-match', match }, 'f')).toEqual({ type: 'done', id: 'f' });
    expect([...desk.store.matches.keys()]).toEqual([kept]);
    expect(errorIn(await desk.request({ type: 'subscribe', match, viewer: 0, since: -1 }))).toEqual({
      code: 'match-not-found',
    });
    expect(await desk.request({ type: 'list-matches' })).toMatchObject({ matches: [{ match: kept }] });
    expect((await desk.request({ type: 'delete-match', match: 'never was' })).type).toBe('done');
  });
});

describe('a match that is not there', () => {
  test.each<Asking>([
    { type: 'subscribe', match: 'x', viewer: 0, since: -1 },
    { type: 'unsubscribe', match: 'x' },
    { type: 'submit', match: 'x', seat: 0, seq: 0, move: 'play:1' },
    { type: 'undo', match: 'x', seat: 0, seq: 0 },
    { type: 'why-not', match: 'x', seat: 0, move: 'play:1' },
    { type: 'export-record', match: 'x' },
    { type: 'position', match: 'x', ply: 0, viewer: 'public' },
  ])('$type', async (asking) => {
    expect(errorIn(await new Desk().request(asking))).toEqual({ code: 'match-not-found' });
  });
});

describe('records and the past', () => {
  test('while a match runs, neither its record nor its past is shown', async () => {
    const desk = new Desk();
    const match = await desk.create([ADA, BEN]);
    const isLast = await desk.playOn(match, ({ ply }) => ply === 10);
    expect(isLast.ply).toBe(10);
    for (const viewer of [0, 1, 'public'] as const)
      expect(errorIn(await desk.request({ type: 'position', match, ply: 0, viewer }))).toEqual({ code: 'not-over' });
    expect(errorIn(await desk.request({ type: 'export-record', match }))).toEqual({ code: 'not-over' });
  });

  test('once it is over both are, and the record can be replayed anywhere', async () => {
    const desk = new Desk();
    const match = await desk.create([ADA, MAGPIE]);
    const end = await desk.playOn(match);
    expect(end.ranking).not.toBeNull();
    const record = await desk.request({ type: 'export-record', match }, 'e');
    if (record.type !== 'record') throw new Error(JSON.stringify(record));
    expect(record.text).toMatch(/^tempora record 1\n/);

    const other = new Desk();
    const opened = await other.request({ type: 'open-record', text: record.text });
    if (opened.type !== 'created') throw new Error(JSON.stringify(opened));
    for (const ply of [0, 1, 17, end.ply]) {
      for (const viewer of [0, 1, 'public'] as const) {
        const here = await desk.request({ type: 'position', match, ply, viewer }, 'p');
        const there = await other.request({ type: 'position', match: opened.match, ply, viewer }, 'p');
        expect(here).toMatchObject({ type: 'position', ply, plies: end.ply, viewer });
        expect(there).toEqual(here);
      }
    }
    expect(await other.request({ type: 'list-matches' })).toMatchObject({ matches: [] });
    expect(other.store.matches.size).toBe(0);
  });

  test('seats that are none, and plies beyond the end', async () => {
    const desk = new Desk();
    const match = await desk.create([MAGPIE, DRIFTWOOD]);
    expect(errorIn(await desk.request({ type: 'position', match, ply: 0, viewer: 2 }))).toEqual({
      code: 'bad-request',
    });
    const far = await desk.request({ type: 'position', match, ply: 1e9, viewer: 'public' });
    expect(far).toMatchObject({ type: 'position', ply: 34, plies: 34 });
  });

  test('a bad record is told what is wrong with it', async () => {
    const desk = new Desk();
    const match = await desk.create([MAGPIE, DRIFTWOOD]);
    const record = await desk.request({ type: 'export-record', match });
    if (record.type !== 'record') throw new Error();
    const recordError = async (text: string) => errorIn(await desk.request({ type: 'open-record', text }));
    expect(await recordError('')).toEqual({ code: 'bad-record', record: { code: 'not-a-record' } });
    expect(await recordError(record.text.slice(0, 500))).toEqual({ code: 'bad-record', record: { code: 'truncated' } });
    expect(await recordError(record.text.replace('Magpie', 'Maggie'))).toEqual({
      code: 'bad-record',
      record: { code: 'broken-chain' },
    });
    const saved = desk.store.matches.get(await desk.create([ADA, BEN]))?.text ?? '';
    expect(await recordError(saved.replace(/^seed.*\n/m, '').replace(/^(end \d+).*$/m, '$1'))).toEqual({
      code: 'bad-record',
      record: { code: 'no-seed' },
    });
  });

  test('the longest id a client may use gets a readable answer', async () => {
    const desk = new Desk();
    const match = await desk.create([MAGPIE, DRIFTWOOD]);
    const record = await desk.request({ type: 'export-record', match }, 'x'.repeat(64));
    if (record.type !== 'record') throw new Error();
    const opened = await desk.request({ type: 'open-record', text: record.text }, 'x'.repeat(64));
    if (opened.type !== 'created') throw new Error(JSON.stringify(opened));
    const position = await desk.request({ type: 'position', match: opened.match, ply: 0, viewer: 0 });
    expect(position.type).toBe('position');
  });
});
