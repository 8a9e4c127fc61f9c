import type { Socket } from 'node:net';
import { RequestFailed, TemporaClient, type Update } from '@tempora/client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { startTestServer } from './test-server.ts';

let at: Awaited<ReturnType<typeof startTestServer>>;
const sockets = new Set<Socket>();
const clients: TemporaClient[] = [];

beforeAll(async () => {
  at = await startTestServer();
  at.app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(async () => {
  // A kept-alive connection would hold the server for more than a minute.
  for (const socket of sockets) socket.destroy();
  await at?.close();
});

function newClient(token?: string): TemporaClient {
  const client = new TemporaClient(at.url, { WebSocket, ...(token && { token }) });
  clients.push(client);
  return client;
}

async function arrive(name: string): Promise<TemporaClient> {
  const client = newClient();
  expect(await client.signInAsGuest(name)).toMatchObject({ name, login: null });
  return client;
}

const first = ({ moves }: Update) => moves[0] as string;

/** What the promise is refused with. */
async function refusal(promise: Promise<unknown>): Promise<unknown> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RequestFailed);
  return (error as RequestFailed).error;
}

/** The first update that fits. */
async function updateOf(client: TemporaClient, match: string, fits: (update: Update) => boolean): Promise<Update> {
  for await (const update of client.follow(match, 0)) if (fits(update)) return update;
  throw new Error('the match has ended');
}

describe('the client', () => {
  test('lists games and tables, and comes back with its token', async () => {
    const ada = await arrive('Ada');
    const { games, bots } = await ada.games();
    expect(games.map(({ id }) => id)).toEqual(['tides', 'tempus', 'inca']);
    expect(bots).toContain('greedy');
    const match = await ada.openTable({ game: 'tides', seats: ['me', 'open'], isPublic: true });
    const again = newClient(ada.token ?? '');
    expect(await again.me()).toEqual(await ada.me());
    expect((await again.tables()).mine.map((table) => table.match)).toContain(match);
    expect(await newClient().tables()).toMatchObject({ open: [{ match }], mine: [] });
    expect(await again.table(match)).toMatchObject({ status: 'gathering', game: 'tides' });
  });

  test('two play a whole game, and the record is there', async () => {
    const [ada, bob] = [await arrive('Ada'), await arrive('Bob')];
    const match = await ada.openTable({ game: 'tides', seats: ['me', 'open'] });
    await bob.sit(match);
    await ada.start(match);
    const [one, other] = await Promise.all([ada.playSeat(match, 0, first), bob.playSeat(match, 1, first)]);
    expect(one.ranking).toEqual(other.ranking);
    expect(one.ranking?.flat().sort()).toEqual([0, 1]);
    expect(await ada.record(match)).toContain('game tides');
  });

  test('goes on when its connections are cut, and plays every move once', async () => {
    const ada = await arrive('Ada');
    const match = await ada.openTable({ game: 'tides', seats: ['me', 'random'] });
    await ada.start(match);
    let asked = 0;
    const end = await ada.playSeat(match, 0, (update) => {
      if (++asked % 4 === 0) for (const socket of sockets) socket.destroy();
      return first(update);
    });
    expect(asked).toBeGreaterThanOrEqual(14);
    expect(end.view).toMatchObject({ phase: 'over' });
  });

  test('gives whole updates, and every line of the log once, however slowly they are read', async () => {
    const ada = await arrive('Ada');
    const match = await ada.openTable({ game: 'tides', seats: ['me', 'random'] });
    const watcher = newClient();
    const started = ada.start(match);
    const plies: number[] = [];
    const playing = started.then(() => ada.playSeat(match, 0, first));
    for await (const { log, view } of watcher.follow(match, 'public')) {
      expect(view).toHaveProperty('seats');
      while (plies.length > 0 && (plies.at(-1) as number) > log.since) plies.pop();
      plies.push(...log.lines.map(({ ply }) => ply));
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    const { log } = await playing;
    expect(plies.at(-1)).toBe(log.lines.at(-1)?.ply);
    expect(plies.length).toBeGreaterThan(20);
    expect(plies).toEqual([...plies].sort((a, b) => a - b));
  });

  test('a move is acknowledged with the seq it led to; refusals have a code', async () => {
    const ada = await arrive('Ada');
    const match = await ada.openTable({ game: 'inca', seats: ['me', 'random', 'random'] });
    expect(await refusal(newClient().start(match))).toEqual({ code: 'unauthorized' });
    await ada.start(match);
    const update = await updateOf(ada, match, ({ moves }) => moves.length > 1);
    expect(await refusal(ada.play(update, 'nonsense'))).toEqual({ code: 'unreadable-move' });
    expect(await ada.whyNot(update, first(update))).toBeNull();
    const seq = await ada.play(update, first(update));
    expect(await refusal(ada.play(update, first(update)))).toMatchObject({ code: expect.stringMatching(/stale|turn/) });
    const next = await updateOf(ada, match, (later) => later.seq > update.seq);
    expect(seq).toBeGreaterThan(update.seq);
    expect(next.seq).toBeGreaterThanOrEqual(seq);
    await ada.resign(next);
    await updateOf(ada, match, ({ controlledBy }) => controlledBy[0] === 'out');
  });

  test('takes a move back', async () => {
    const ada = await arrive('Ada');
    const match = await ada.openTable({ game: 'inca', seats: ['me', 'random', 'random'] });
    await ada.start(match);
    let undone: Update | null = null;
    for await (const update of ada.follow(match, 0)) {
      if (undone && update.seq > undone.seq) {
        expect(update.ply).toBe(undone.ply - 1);
        break;
      }
      if (update.canUndo) {
        undone = update;
        expect(await ada.undo(update)).toBeGreaterThan(update.seq);
      } else if (!undone && update.moves.length > 0) await ada.play(update, first(update));
    }
    expect(undone).not.toBeNull();
  });

  test('people talk', async () => {
    const ada = await arrive('Ada');
    const match = await ada.openTable({ game: 'tides', seats: ['me', 'open'] });
    await ada.say(match, 'Hello!');
    expect(await ada.chat(match)).toMatchObject([{ name: 'Ada', text: 'Hello!' }]);
  });

  test('waits for work at all tables over one stream, also after it was cut', async () => {
    const ada = await arrive('Ada');
    const work = ada.work();
    expect((await work.next()).value).toMatchObject({ type: 'tables', mine: [] });
    for (const socket of sockets) socket.destroy();
    expect((await work.next()).value).toMatchObject({ type: 'tables' });
    const match = await ada.openTable({ game: 'tides', seats: ['me', 'random'] });
    await ada.start(match);
    for await (const message of work)
      if (message.type === 'my-table' && message.table.match === match && message.table.isWaiting) break;
    expect(await refusal(newClient().work().next())).toEqual({ code: 'unauthorized' });
  });
});
