import { PROTOCOL, type Tell } from '@tempora/protocol';
import { describe, expect, test } from 'vitest';
import { ADA, type Asking, BEN, Desk, DRIFTWOOD, MAGPIE } from './desk.ts';

function trouble(tell: Tell): object | null {
  return tell.type === 'trouble' ? tell.trouble : null;
}

describe('hello', () => {
  test('is answered by whoever speaks the same protocol', async () => {
    const desk = new Desk();
    const reply = await desk.ask({ type: 'hello', protocol: PROTOCOL }, 'hi');
    expect(reply).toEqual({ type: 'welcome', id: 'hi', protocol: PROTOCOL, me: null });
  });

  test('tells others what is spoken here', async () => {
    for (const protocol of [0, PROTOCOL + 1, 99]) {
      const reply = await new Desk().ask({ type: 'hello', protocol });
      expect(trouble(reply)).toEqual({ trouble: 'protocol', speaks: PROTOCOL });
    }
  });
});

describe('setting up a table', () => {
  const good: Extract<Asking, { type: 'create' }> = { type: 'create', game: 'tides', options: {}, seats: [ADA, BEN] };

  test('makes a match that is stored at once', async () => {
    const desk = new Desk();
    const reply = await desk.ask(good, 'new');
    expect(reply).toMatchObject({ type: 'created', id: 'new', match: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect([...desk.store.matches.keys()]).toEqual([(reply as { match: string }).match]);
  });

  test.each<{ name: string; change: object; trouble: string }>([
    { name: 'a game the house does not have', change: { game: 'chess' }, trouble: 'no-game' },
    { name: 'an unknown option', change: { options: { dragons: true } }, trouble: 'bad-setup' },
    { name: 'a mistyped option', change: { options: { memoryAid: 'yes' } }, trouble: 'bad-setup' },
    { name: 'one seat', change: { seats: [ADA] }, trouble: 'bad-setup' },
    { name: 'three seats', change: { seats: [ADA, BEN, MAGPIE] }, trouble: 'bad-setup' },
    { name: 'an unknown bot', change: { seats: [ADA, { ...MAGPIE, bot: 'genius' }] }, trouble: 'bad-setup' },
    { name: 'a bot all objects know', change: { seats: [ADA, { ...MAGPIE, bot: 'toString' }] }, trouble: 'bad-setup' },
    { name: 'no seats', change: { seats: [] }, trouble: 'bad-message' },
    { name: 'a nameless person', change: { seats: [ADA, { kind: 'human', name: ' ' }] }, trouble: 'bad-message' },
  ])('$name is refused, and nothing is stored', async ({ change, trouble: expected }) => {
    const desk = new Desk();
    expect(trouble(await desk.ask({ ...good, ...change } as Asking))).toEqual({ trouble: expected });
    expect(desk.store.matches.size).toBe(0);
    expect(await desk.ask({ type: 'list' })).toMatchObject({ matches: [] });
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
    const list = await desk.ask({ type: 'list' }, 'l');
    expect(list).toMatchObject({ type: 'matches', id: 'l', aside: [] });
    if (list.type !== 'matches') throw new Error();
    expect(list.matches.map(({ match }) => match)).toEqual([first, third, second]);
    expect(list.matches.map(({ asked }) => asked)).toEqual([[1], [], [0]]);
    expect(list.matches[1]?.ranking).not.toBeNull();
    const again = await new Desk({ store: desk.store }).ask({ type: 'list' }, 'l');
    expect(again).toEqual(list);
  });

  test('a forgotten match is gone from list, store and table', async () => {
    const desk = new Desk();
    const match = await desk.create([ADA, BEN]);
    const kept = await desk.create([ADA, BEN]);
    expect(await desk.ask({ type: 'forget', match }, 'f')).toEqual({ type: 'done', id: 'f' });
    expect([...desk.store.matches.keys()]).toEqual([kept]);
    expect(trouble(await desk.ask({ type: 'look', match, as: 0, since: -1 }))).toEqual({ trouble: 'no-match' });
    expect(await desk.ask({ type: 'list' })).toMatchObject({ matches: [{ match: kept }] });
    expect((await desk.ask({ type: 'forget', match: 'never was' })).type).toBe('done');
  });
});

describe('a match that is not there', () => {
  test.each<Asking>([
    { type: 'look', match: 'x', as: 0, since: -1 },
    { type: 'leave', match: 'x' },
    { type: 'submit', match: 'x', seat: 0, seq: 0, move: 'play:1' },
    { type: 'undo', match: 'x', seat: 0, seq: 0 },
    { type: 'why', match: 'x', seat: 0, move: 'play:1' },
    { type: 'export', match: 'x' },
    { type: 'position', match: 'x', ply: 0, as: 'public' },
  ])('$type', async (asking) => {
    expect(trouble(await new Desk().ask(asking))).toEqual({ trouble: 'no-match' });
  });
});

describe('records and the past', () => {
  test('while a match runs, neither its record nor its past is shown', async () => {
    const desk = new Desk();
    const match = await desk.create([ADA, BEN]);
    const isLast = await desk.playOn(match, ({ ply }) => ply === 10);
    expect(isLast.ply).toBe(10);
    for (const as of [0, 1, 'public'] as const)
      expect(trouble(await desk.ask({ type: 'position', match, ply: 0, as }))).toEqual({ trouble: 'not-over' });
    expect(trouble(await desk.ask({ type: 'export', match }))).toEqual({ trouble: 'not-over' });
  });

  test('once it is over both are, and the record can be replayed anywhere', async () => {
    const desk = new Desk();
    const match = await desk.create([ADA, MAGPIE]);
    const end = await desk.playOn(match);
    expect(end.ranking).not.toBeNull();
    const record = await desk.ask({ type: 'export', match }, 'e');
    if (record.type !== 'record') throw new Error(JSON.stringify(record));
    expect(record.text).toMatch(/^tempora record 1\n/);

    const other = new Desk();
    const opened = await other.ask({ type: 'open-record', text: record.text });
    if (opened.type !== 'created') throw new Error(JSON.stringify(opened));
    for (const ply of [0, 1, 17, end.ply]) {
      for (const as of [0, 1, 'public'] as const) {
        const here = await desk.ask({ type: 'position', match, ply, as }, 'p');
        const there = await other.ask({ type: 'position', match: opened.match, ply, as }, 'p');
        expect(here).toMatchObject({ type: 'position', ply, plies: end.ply, as });
        expect(there).toEqual(here);
      }
    }
    expect(await other.ask({ type: 'list' })).toMatchObject({ matches: [] });
    expect(other.store.matches.size).toBe(0);
  });

  test('seats that are none, and plies beyond the end', async () => {
    const desk = new Desk();
    const match = await desk.create([MAGPIE, DRIFTWOOD]);
    expect(trouble(await desk.ask({ type: 'position', match, ply: 0, as: 2 }))).toEqual({ trouble: 'bad-message' });
    const far = await desk.ask({ type: 'position', match, ply: 1e9, as: 'public' });
    expect(far).toMatchObject({ type: 'position', ply: 34, plies: 34 });
  });

  test('a bad record is told what is wrong with it', async () => {
    const desk = new Desk();
    const match = await desk.create([MAGPIE, DRIFTWOOD]);
    const record = await desk.ask({ type: 'export', match });
    if (record.type !== 'record') throw new Error();
    const flawOf = async (text: string) => trouble(await desk.ask({ type: 'open-record', text }));
    expect(await flawOf('')).toEqual({ trouble: 'record', flaw: { flaw: 'not-a-record' } });
    expect(await flawOf(record.text.slice(0, 500))).toEqual({ trouble: 'record', flaw: { flaw: 'truncated' } });
    expect(await flawOf(record.text.replace('Magpie', 'Maggie'))).toEqual({
      trouble: 'record',
      flaw: { flaw: 'chain' },
    });
    const saved = desk.store.matches.get(await desk.create([ADA, BEN]))?.text ?? '';
    expect(await flawOf(saved.replace(/^seed.*\n/m, '').replace(/^(end \d+).*$/m, '$1'))).toEqual({
      trouble: 'record',
      flaw: { flaw: 'seed' },
    });
  });

  test('the longest id a client may use gets a readable answer', async () => {
    const desk = new Desk();
    const match = await desk.create([MAGPIE, DRIFTWOOD]);
    const record = await desk.ask({ type: 'export', match }, 'x'.repeat(64));
    if (record.type !== 'record') throw new Error();
    const opened = await desk.ask({ type: 'open-record', text: record.text }, 'x'.repeat(64));
    if (opened.type !== 'created') throw new Error(JSON.stringify(opened));
    const position = await desk.ask({ type: 'position', match: opened.match, ply: 0, as: 0 });
    expect(position.type).toBe('position');
  });
});
