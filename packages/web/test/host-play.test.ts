import type { ApiMessage, Update } from '@tempora/protocol';
import { describe, expect, test } from 'vitest';
import { ADA, BEN, DRIFTWOOD, HostClient, MAGPIE } from './host-client.ts';

interface Seen {
  phase: string;
  round: number;
  pick: number;
  seats: { chosen: boolean; played: number[]; hand: { cards: number[]; hidden: number } }[];
  choice: object | null;
}
const seen = (update: Update | undefined) => update?.view as unknown as Seen;

function errorIn(message: ApiMessage): object | null {
  return message.type === 'error' ? message.error : null;
}

describe('subscribing', () => {
  test('a person sees their own hand, the public none', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, BEN]);
    const [mine, yours, open] = [
      await client.subscribe(match, 0),
      await client.subscribe(match, 1),
      await client.subscribe(match, 'public'),
    ];
    expect(seen(mine).seats.map(({ hand }) => hand.cards.length)).toEqual([5, 0]);
    expect(seen(yours).seats.map(({ hand }) => hand.cards.length)).toEqual([0, 5]);
    expect(seen(open).seats.map(({ hand }) => hand.cards.length)).toEqual([0, 0]);
    expect(open.moves).toEqual([]);
  });

  test('nobody can view as a bot while the match runs, or ever as a missing seat', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, MAGPIE]);
    const before = client.updates().length;
    const look = (viewer: number) => client.request({ type: 'subscribe', match, viewer, since: -1 }, 'l');
    const no = { type: 'error', id: 'l', error: { code: 'forbidden' } };
    for (const viewer of [1, 2, 15]) expect(await look(viewer)).toEqual(no);
    expect(client.updates()).toHaveLength(before);
    await client.playOn(match);
    expect((await look(1)).type).toBe('done');
    expect(await look(2)).toEqual(no);
  });

  test('a subscriber is sent every change until it unsubscribes', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, BEN]);
    const { seq, moves } = await client.subscribe(match, 0);
    const news = client.updates().length;
    await client.request({ type: 'submit', match, seat: 0, seq, move: moves[0] as string });
    expect(client.updates().slice(news)).toMatchObject([{ viewer: 0, seq: 1, log: { since: 0 } }]);
    await client.request({ type: 'unsubscribe', match });
    const { moves: theirs } = await client.subscribe(match, 1);
    await client.request({ type: 'unsubscribe', match });
    const after = client.updates().length;
    expect((await client.request({ type: 'submit', match, seat: 1, seq, move: theirs[0] as string })).type).toBe(
      'done',
    );
    expect(client.updates()).toHaveLength(after);
  });

  test('unsubscribing from one match does not affect another', async () => {
    const client = new HostClient();
    const left = await client.create([ADA, BEN]);
    const match = await client.create([ADA, BEN]);
    await client.subscribe(left, 0);
    const { seq, moves } = await client.subscribe(match, 0);
    await client.request({ type: 'unsubscribe', match: left });
    const news = client.updates().length;
    await client.request({ type: 'submit', match, seat: 0, seq, move: moves[0] as string });
    expect(client.updates().slice(news)).toMatchObject([{ match, seq: 1 }]);
  });

  test('an update holds the log since the last one', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, MAGPIE]);
    const first = await client.subscribe(match, 0);
    let log = first.log.lines;
    let { seq, moves } = first;
    for (let i = 0; i < 6; i++) {
      const heard = client.updates().length;
      await client.request({ type: 'submit', match, seat: 0, seq, move: moves[0] as string });
      for (const update of client.updates().slice(heard)) {
        log = [...log.filter(({ ply }) => ply <= update.log.since), ...update.log.lines];
        ({ seq, moves } = update);
      }
    }
    expect(log).toEqual((await client.subscribe(match, 0)).log.lines);
    expect((await client.subscribe(match, 0, 4)).log.since).toBe(4);
  });
});

describe('commands', () => {
  test('a move is made, sent and stored', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, BEN]);
    const { seq, moves } = await client.subscribe(match, 0);
    const before = client.store.matches.get(match);
    const reply = await client.request({ type: 'submit', match, seat: 0, seq, move: moves[2] as string }, 's');
    expect(reply).toEqual({ type: 'done', id: 's', seq: seq + 1 });
    expect(seen(client.updates().at(-1))).toMatchObject({ choice: { type: 'play' } });
    const after = client.store.matches.get(match);
    expect(after?.text).toContain(`\n0 ${moves[2]}\n`);
    expect(after?.changed).toBeGreaterThan(before?.changed ?? 0);
  });

  test('are done once when sent twice', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, BEN]);
    const { moves } = await client.subscribe(match, 0);
    const submit = { type: 'submit', match, seat: 0, seq: 0, move: moves[0] as string } as const;
    for (let i = 0; i < 3; i++) expect((await client.request(submit, 'twice')).type).toBe('done');
    expect((await client.subscribe(match, 0)).seq).toBe(1);
  });

  test('are refused with the reason, and nothing is stored', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, BEN]);
    const { moves } = await client.subscribe(match, 0);
    const theirs = (await client.subscribe(match, 1)).moves;
    const stored = client.store.matches.get(match);
    const submit = async (seat: number, move: string, seq = 0) =>
      errorIn(await client.request({ type: 'submit', match, seat, seq, move }));
    expect(await submit(0, theirs[0] as string)).toEqual({ code: 'illegal-move', clause: 'TT-DRAFT-1' });
    expect(await submit(0, 'nonsense')).toEqual({ code: 'unreadable-move' });
    expect(await submit(0, moves[0] as string, 7)).toEqual({ code: 'stale' });
    expect(await submit(2, moves[0] as string)).toEqual({ code: 'not-your-seat' });
    expect(client.store.matches.get(match)).toEqual(stored);
    await client.play(match, 0);
    expect(await submit(0, moves[1] as string, 1)).toEqual({ code: 'not-your-turn' });
    await client.playOn(match);
    const { seq } = await client.subscribe(match, 0);
    expect(await submit(0, 'play:1', seq)).toEqual({ code: 'game-over' });
  });

  test('a bot’s seat is its own', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, MAGPIE]);
    const stored = client.store.matches.get(match);
    for (let card = 1; card <= 18; card++) {
      const reply = await client.request({ type: 'submit', match, seat: 1, seq: 1, move: `play:${card}` });
      expect(errorIn(reply)).toEqual({ code: 'not-your-seat' });
    }
    expect(errorIn(await client.request({ type: 'undo', match, seat: 1, seq: 1 }))).toEqual({ code: 'not-your-seat' });
    expect(client.store.matches.get(match)).toEqual(stored);
  });

  test('a move that revealed something cannot be taken back', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, BEN]);
    expect(errorIn(await client.request({ type: 'undo', match, seat: 0, seq: 0 }))).toEqual({ code: 'cannot-undo' });
    await client.play(match, 0);
    expect(errorIn(await client.request({ type: 'undo', match, seat: 0, seq: 1 }))).toEqual({ code: 'cannot-undo' });
    expect(errorIn(await client.request({ type: 'undo', match, seat: 0, seq: 9 }))).toEqual({ code: 'stale' });
  });
});

describe('asking why not', () => {
  test('gives the clause that forbids a move, or nothing', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, BEN]);
    const { moves } = await client.subscribe(match, 0);
    const why = (seat: number, move: string) => client.request({ type: 'why-not', match, seat, move }, 'w');
    for (let card = 1; card <= 18; card++) {
      const expected = moves.includes(`play:${card}`) ? null : { code: 'illegal-move', clause: 'TT-DRAFT-1' };
      expect(await why(0, `play:${card}`)).toEqual({ type: 'reason', id: 'w', error: expected });
    }
    expect(await why(0, 'nonsense')).toMatchObject({ error: { code: 'unreadable-move' } });
  });

  test('does not reveal what a bot holds', async () => {
    const answers = new Set<string>();
    for (const luck of ['a', 'b', 'c']) {
      const client = new HostClient({ luck });
      const match = await client.create([ADA, MAGPIE]);
      for (let pick = 1; pick <= 3; pick++) {
        for (let card = 1; card <= 18; card++)
          answers.add(
            JSON.stringify(await client.request({ type: 'why-not', match, seat: 1, move: `play:${card}` }, 'w')),
          );
        await client.play(match, 0);
      }
    }
    expect([...answers]).toHaveLength(1);
  });
});

describe('automatic moves', () => {
  test('a bot answers at once, and its choice stays hidden', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, MAGPIE]);
    const first = await client.subscribe(match, 0);
    expect(first).toMatchObject({ asked: [0], seq: 1 });
    expect(seen(first).seats.map(({ chosen }) => chosen)).toEqual([false, true]);
    expect(seen(first).choice).toBeNull();
    await client.play(match, 0);
    const second = await client.subscribe(match, 0);
    expect(second).toMatchObject({ asked: [0], seq: 3 });
    expect(seen(second)).toMatchObject({ pick: 2 });
  });

  test('each move of a bot is stored and shown by itself, after the person’s own is acknowledged', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, MAGPIE]);
    const { seq, moves } = await client.subscribe(match, 0);
    const order: string[] = [];
    const { save } = client.store;
    client.store.save = async (id, saved) => {
      await save(id, saved);
      order.push(`stored ${/^end (\d+)/m.exec(saved.text)?.[1]}`);
    };
    const from = client.messages.length;
    const noted = () =>
      client.messages.slice(from).map((message) => (message.type === 'update' ? `shown ${message.seq}` : message.type));
    const { push } = client.messages;
    client.messages.push = (...messages) => {
      const length = push.apply(client.messages, messages);
      order.push(noted().at(-1) as string);
      return length;
    };
    await client.receive({ type: 'submit', id: 's', match, seat: 0, seq, move: moves[0] as string });
    expect(order).toEqual(['stored 2', 'shown 2', 'done', 'stored 3', 'shown 3']);
  });

  test('a bot moves only in the tab that holds the match', async () => {
    const client = new HostClient();
    await client.host.receive({ type: 'create-match', id: 'c', game: 'tides', options: {}, seats: [ADA, MAGPIE] });
    const [match] = [...client.store.matches.keys()] as [string];
    const entries = () => /^end (\d+)/m.exec(client.store.matches.get(match)?.text ?? '')?.[1];
    await client.host.receive({ type: 'unsubscribe', id: 'u', match });
    await client.host.drain();
    expect(entries()).toBe('0');
    await client.subscribe(match, 0);
    expect(entries()).toBe('1');
  });

  test('a match that is deleted while a bot is to move stays deleted', async () => {
    const client = new HostClient();
    await client.host.receive({ type: 'create-match', id: 'c', game: 'tides', options: {}, seats: [ADA, MAGPIE] });
    const [match] = [...client.store.matches.keys()] as [string];
    await client.host.receive({ type: 'delete-match', id: 'd', match });
    await client.host.drain();
    expect(client.store.matches.size).toBe(0);
  });

  test('a bot whose move could not be stored makes it when the page subscribes again', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, MAGPIE]);
    const { seq, moves } = await client.subscribe(match, 0);
    const { save } = client.store;
    let saves = 0;
    client.store.save = (id, saved) => (++saves === 2 ? Promise.reject(new Error('quota')) : save(id, saved));
    await client.receive({ type: 'submit', id: 's', match, seat: 0, seq, move: moves[0] as string });
    expect(client.messages.at(-1)).toEqual({ type: 'error', id: null, error: { code: 'storage-failed' } });
    await client.subscribe(match, 0);
    expect(client.updates().at(-1)).toMatchObject({ seq: seq + 2, asked: [0] });
  });

  test('a bot in the first seat does not wait either', async () => {
    const client = new HostClient();
    const match = await client.create([DRIFTWOOD, ADA]);
    const update = await client.playOn(match, ({ asked }) => asked.includes(0));
    expect(update.ranking).not.toBeNull();
  });

  test('two bots play to the end by themselves', async () => {
    const client = new HostClient();
    const match = await client.create([DRIFTWOOD, MAGPIE]);
    expect(await client.subscribe(match, 'public')).toMatchObject({ asked: [], ply: 34 });
    expect(await client.request({ type: 'list-matches' })).toMatchObject({ matches: [{ asked: [] }] });
  });

  test('the last card of a hand is played automatically, and only that', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, BEN]);
    for (let pick = 1; pick <= 4; pick++) {
      expect(seen(await client.subscribe(match, 'public'))).toMatchObject({ phase: 'pick', round: 1, pick });
      await client.play(match, 0);
      expect((await client.subscribe(match, 'public')).asked).toEqual([1]);
      await client.play(match, 1);
    }
    const scored = await client.subscribe(match, 'public');
    expect(seen(scored)).toMatchObject({ phase: 'relic', round: 1 });
    expect(scored).toMatchObject({ asked: [0, 1], ply: 10 });
  });

  test('a match is the same after a restart, bots included', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, MAGPIE]);
    for (let i = 0; i < 5; i++) await client.play(match, 0, i);
    const before = await client.subscribe(match, 0);
    const again = new HostClient({ store: client.store });
    expect(await again.subscribe(match, 0)).toEqual(before);
    expect((await again.play(match, 0)).type).toBe('done');
  });
});
