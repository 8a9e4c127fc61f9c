import { loadGame } from '@tempora/games/lazy';
import { type ApiMessage, PROTOCOL_VERSION } from '@tempora/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { ADA, BEN, HostClient, MAGPIE, memoryStore } from './host-client.ts';

function errorIn(message: ApiMessage): object | null {
  return message.type === 'error' ? message.error : null;
}

// The rules are fetched once; after that nothing but the store makes a host wait.
beforeAll(() => loadGame('tides'));

/** Until everything that can happen without the outside world has happened. */
async function idle(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** A store that saves when it is told to. */
function slowStore() {
  const store = memoryStore();
  const waiting: (() => void)[] = [];
  const { save } = store;
  store.save = async (match, saved) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await save(match, saved);
  };
  return { store, waiting, release: () => waiting.shift()?.() };
}

describe('nothing is answered before it is stored', () => {
  test('holds for a new match and for a move, and later requests wait', async () => {
    const { store, waiting, release } = slowStore();
    const client = new HostClient({ store });
    const creating = client.create([ADA, BEN]);
    await idle();
    expect(waiting).toHaveLength(1);
    expect(client.messages).toEqual([]);
    release();
    const match = await creating;
    expect(store.matches.has(match)).toBe(true);

    const { seq, moves } = await client.subscribe(match, 0);
    const before = client.messages.length;
    const order: string[] = [];
    const move = moves[0] as string;
    const submitting = client
      .receive({ type: 'submit', id: 's', match, seat: 0, seq, move })
      .then(() => order.push('s'));
    const hello = client.receive({ type: 'hello', id: 'h', protocol: PROTOCOL_VERSION }).then(() => order.push('h'));
    await idle();
    expect(waiting).toHaveLength(1);
    expect(client.messages).toHaveLength(before);
    expect(store.matches.get(match)?.text).not.toContain(move);
    release();
    await Promise.all([submitting, hello]);
    expect(store.matches.get(match)?.text).toContain(`\n0 ${move}\n`);
    expect(client.messages.slice(before).map(({ type }) => type)).toEqual(['update', 'done', 'welcome']);
    expect(order).toEqual(['s', 'h']);
  });

  test('everything acknowledged is there after a crash', async () => {
    const { store, release } = slowStore();
    const client = new HostClient({ store });
    const creating = client.create([ADA, BEN]);
    await idle();
    release();
    const match = await creating;
    const { seq, moves } = await client.subscribe(match, 0);
    // Never stored, never answered: the page was closed.
    void client.receive({ type: 'submit', id: 's', match, seat: 0, seq, move: moves[0] });
    await idle();
    const next = new HostClient({ store: Object.assign(memoryStore(), { load: store.load }) });
    expect(await next.subscribe(match, 0)).toMatchObject({ seq: 0, moves });
  });
});

/** A store that cannot save when it is full. */
function fullStore() {
  const store = memoryStore();
  const { save } = store;
  const state = { isFull: false };
  store.save = (match, saved) => (state.isFull ? Promise.reject(new Error('quota')) : save(match, saved));
  return { store, state };
}

describe('a full store', () => {
  test('refuses a new match, and the host carries on', async () => {
    const { store, state } = fullStore();
    const client = new HostClient({ store });
    state.isFull = true;
    const reply = await client.request({ type: 'create-match', game: 'tides', options: {}, seats: [ADA, BEN] }, 'c');
    expect(reply).toEqual({ type: 'error', id: 'c', error: { code: 'storage-failed' } });
    expect(await client.request({ type: 'list-matches' })).toMatchObject({ type: 'matches', matches: [] });
    state.isFull = false;
    expect(await client.create([ADA, BEN])).toMatch(/./);
  });

  test('refuses a move with an error; sent again, it is stored', async () => {
    const { store, state } = fullStore();
    const client = new HostClient({ store });
    const match = await client.create([ADA, MAGPIE]);
    const { seq, moves } = await client.subscribe(match, 0);
    const stored = store.matches.get(match);
    const submit = { type: 'submit', match, seat: 0, seq, move: moves[0] as string } as const;
    state.isFull = true;
    const told = client.updates().length;
    expect(errorIn(await client.request(submit, 's'))).toEqual({ code: 'storage-failed' });
    expect(client.updates()).toHaveLength(told);
    expect(store.matches.get(match)).toEqual(stored);
    expect(await client.subscribe(match, 0)).toMatchObject({ seq, moves });
    expect((await client.request({ type: 'hello', protocol: PROTOCOL_VERSION })).type).toBe('welcome');
    state.isFull = false;
    expect((await client.request(submit, 's')).type).toBe('done');
    const again = new HostClient({ store });
    expect(await again.subscribe(match, 0)).toMatchObject({ seq: seq + 2 });
    expect(store.matches.get(match)?.text).toContain(`\n0 ${moves[0]}\n`);
  });

  test('a list that cannot be loaded is an error, and the next request is served', async () => {
    const store = memoryStore();
    store.load = () => Promise.reject(new Error('gone'));
    const client = new HostClient({ store });
    expect(errorIn(await client.request({ type: 'list-matches' }))).toEqual({ code: 'storage-failed' });
    const look = await client.request({ type: 'subscribe', match: 'x', viewer: 0, since: -1 });
    expect(errorIn(look)).toEqual({ code: 'storage-failed' });
    expect((await client.request({ type: 'hello', protocol: PROTOCOL_VERSION })).type).toBe('welcome');
  });
});

describe('a stored match that cannot be read', () => {
  async function damaged() {
    const client = new HostClient();
    const [good, cut, changed, foreign] = [
      await client.create([ADA, BEN]),
      await client.create([ADA, BEN]),
      await client.create([ADA, BEN]),
      await client.create([ADA, BEN]),
    ];
    const damage = (match: string, change: (text: string) => string) => {
      const saved = client.store.matches.get(match);
      if (saved) client.store.matches.set(match, { ...saved, text: change(saved.text) });
    };
    damage(cut, (text) => text.slice(0, 200));
    damage(changed, (text) => text.replace('Ada', 'Eve'));
    damage(foreign, () => '');
    const texts = new Map([cut, changed, foreign].map((match) => [match, client.store.matches.get(match)]));
    return { store: client.store, good, cut, changed, foreign, texts };
  }

  test('is set aside with the reason every time, and never deleted', async () => {
    const { store, good, cut, changed, foreign, texts } = await damaged();
    for (let i = 0; i < 3; i++) {
      const list = await new HostClient({ store }).request({ type: 'list-matches' });
      if (list.type !== 'matches') throw new Error(JSON.stringify(list));
      expect(list.matches.map(({ match }) => match)).toEqual([good]);
      const codes = Object.fromEntries(list.unreadable.map(({ match, error }) => [match, error.code]));
      expect(codes).toEqual({ [cut]: 'truncated', [changed]: 'broken-chain', [foreign]: 'not-a-record' });
      for (const { match, text, changed: when } of list.unreadable)
        expect({ text, changed: when }).toEqual(texts.get(match));
      expect([...store.matches.keys()]).toEqual([good]);
      expect(new Map([...store.aside])).toEqual(texts);
    }
  });

  test('is set aside even when it is opened directly', async () => {
    const { store, cut, texts } = await damaged();
    const client = new HostClient({ store });
    for (let i = 0; i < 2; i++)
      expect(errorIn(await client.request({ type: 'subscribe', match: cut, viewer: 0, since: -1 }))).toEqual({
        code: 'match-not-found',
      });
    expect(store.aside.get(cut)).toEqual(texts.get(cut));
  });

  test('is deleted only on request', async () => {
    const { store, cut, changed, foreign } = await damaged();
    const client = new HostClient({ store });
    await client.request({ type: 'list-matches' });
    await client.request({ type: 'delete-match', match: cut });
    const list = await client.request({ type: 'list-matches' });
    if (list.type !== 'matches') throw new Error();
    expect(list.unreadable.map(({ match }) => match).sort()).toEqual([changed, foreign].sort());
    expect([...store.aside.keys()].sort()).toEqual([changed, foreign].sort());
  });

  test('says so when it can be read again', async () => {
    const { store, changed } = await damaged();
    const client = new HostClient({ store });
    await client.request({ type: 'list-matches' });
    const saved = store.aside.get(changed);
    if (saved) store.aside.set(changed, { ...saved, text: saved.text.replace('Eve', 'Ada') });
    const list = await client.request({ type: 'list-matches' });
    if (list.type !== 'matches') throw new Error();
    expect(list.unreadable.find(({ match }) => match === changed)?.error).toEqual({ code: 'readable-again' });
  });
});

describe('two tabs', () => {
  /** Tabs of one browser: one store, and each match is the first tab's that claims it until that tab closes. */
  function browser() {
    const store = memoryStore();
    const owners = new Map<string, object>();
    const openTab = (luck: string) => {
      const self = {};
      const claim = async (match: string) => {
        if (!owners.has(match)) owners.set(match, self);
        return owners.get(match) === self;
      };
      const close = () => {
        for (const [match, owner] of owners) if (owner === self) owners.delete(match);
      };
      return { client: new HostClient({ store, claim, luck }), close };
    };
    return { store, openTab };
  }

  test('a match that is open in another tab can be listed, but neither opened nor changed', async () => {
    const { store, openTab } = browser();
    const [one, two] = [openTab('one'), openTab('two')];
    const match = await one.client.create([ADA, BEN]);
    const { seq, moves } = await one.client.subscribe(match, 0);
    const stored = store.matches.get(match);
    expect(await two.client.request({ type: 'list-matches' })).toMatchObject({ matches: [{ match }] });
    for (const body of [
      { type: 'subscribe', match, viewer: 0, since: -1 },
      { type: 'submit', match, seat: 0, seq, move: moves[0] as string },
      { type: 'undo', match, seat: 0, seq },
    ] as const)
      expect(errorIn(await two.client.request(body))).toEqual({ code: 'open-in-other-tab' });
    expect(two.client.updates()).toEqual([]);
    expect(store.matches.get(match)).toEqual(stored);
    expect((await one.client.play(match, 0)).type).toBe('done');
  });

  test('a tab that takes over a match continues where the other left it', async () => {
    const { store, openTab } = browser();
    const [one, two] = [openTab('one'), openTab('two')];
    const match = await one.client.create([ADA, BEN]);
    // The second tab has seen the match in its list, and waits on the start page.
    await two.client.request({ type: 'list-matches' });
    for (let i = 0; i < 3; i++) {
      await one.client.play(match, 0);
      await one.client.play(match, 1);
    }
    const left = await one.client.subscribe(match, 0);
    one.close();
    expect(await two.client.subscribe(match, 0)).toEqual(left);
    expect((await two.client.play(match, 0)).type).toBe('done');
    expect(store.matches.get(match)?.text).toMatch(/\nend 7 /);
  });

  test('a match deleted in one tab is gone from the other’s list as well', async () => {
    const { openTab } = browser();
    const [one, two] = [openTab('one'), openTab('two')];
    const match = await one.client.create([ADA, BEN]);
    const kept = await one.client.create([ADA, BEN]);
    expect(await two.client.request({ type: 'list-matches' })).toMatchObject({ matches: [{ match: kept }, { match }] });
    await one.client.request({ type: 'delete-match', match });
    const list = await two.client.request({ type: 'list-matches' });
    expect(list.type === 'matches' && list.matches.map((summary) => summary.match)).toEqual([kept]);
  });
});
