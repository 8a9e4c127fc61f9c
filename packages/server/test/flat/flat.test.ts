import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiMessage, ServerRequest, Update } from '@tempora/protocol';
import { createServer, type GameServer, readConfig } from '@tempora/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createGuest } from '../../src/accounts/sessions.ts';
import type { Requester } from '../../src/context.ts';
import { dispatch } from '../../src/dispatch.ts';
import type { Db } from '../../src/store/db.ts';
import { createStore } from '../../src/store/index.ts';
import { migrate } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { ENTROPY } from '../test-server.ts';
import { marathon, work } from './marathon.ts';

vi.mock('@tempora/games/lazy', () => ({
  loadGame: async (id: string) => (id === 'marathon' ? { game: marathon, playsForced: false } : undefined),
}));

/** Our own games are short, so a toy runs to ply 2,040. Work is counted, not timed. */
const MARKS = [10, 100, 500, 1000, 1500, 2000];
/** How many of the latest commands may be repeated. */
const LATEST = 40;
const folder = mkdtempSync(join(tmpdir(), 'tempora-flat-'));
const config = readConfig(['--data', folder], { LOG_LEVEL: 'silent' });
const count = { rows: 0, bytes: 0 };
let db: Db;

beforeAll(async () => {
  db = openSqlite(join(folder, 'flat.db'));
  await migrate(db);
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server on the common file that counts the rows it reads and leaves the file open when it closes. */
function enter(): Promise<GameServer> {
  const counting: Db = {
    ...db,
    async run(batch) {
      const rows = await db.run(batch);
      count.rows += rows?.flat().length ?? 0;
      return rows;
    },
    close: async () => {},
  };
  return createServer(config, console.error, { store: createStore(counting) });
}

async function guest(server: GameServer, name: string): Promise<Requester & { received: ApiMessage[] }> {
  const person = await createGuest(server.context.store, name, 1);
  const received: ApiMessage[] = [];
  const send = (text: string) => {
    count.bytes += text.length;
    received.push(JSON.parse(text));
  };
  return { person, address: '', subscriber: { person: person.id, send }, received };
}

/** What something costs: rows read, moves carried out, bytes sent. */
async function cost(doing: () => Promise<unknown>) {
  const before = { ...count, moves: work.moves };
  await doing();
  return {
    rows: count.rows - before.rows,
    moves: work.moves - before.moves,
    bytes: count.bytes - before.bytes,
  };
}

type Cost = Awaited<ReturnType<typeof cost>>;
let lastId = 0;

test('opening, undoing, jumping and reconnecting cost the same at ply 10 and at ply 2,000', async () => {
  const server = await enter();
  const costs: { [what: string]: Cost[] } = {};
  const note = async (what: string, doing: () => Promise<unknown>) => {
    costs[what] = [...(costs[what] ?? []), await cost(doing)];
  };
  const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
  const request = async (who: Requester, asking: object, at = server, id = `${++lastId}`) =>
    (await dispatch(at.context, who, { ...asking, id } as ServerRequest)) as ApiMessage;
  const terms = {
    isPublic: false,
    pace: { kind: 'none' },
    standIn: { afterSeconds: 0, decidedBy: 'host' },
    entropy: ENTROPY,
  };
  const created = await request(ada, {
    type: 'open-table',
    game: 'marathon',
    options: {},
    seats: ['me', 'open'],
    ...terms,
  });
  const match = (created as Extract<ApiMessage, { type: 'created' }>).match;
  await request(bob, { type: 'sit', match, entropy: ENTROPY });
  await request(ada, { type: 'start', match });
  await request(ada, { type: 'subscribe', match, viewer: 0, since: -1 });
  const seen = () => ada.received.findLast((message): message is Update => message.type === 'update') as Update;
  const sent: { id: string; seat: number; seq: number; move: string }[] = [];
  const move = async (what: string) => {
    const id = `move ${++lastId}`;
    const { seq, asked } = seen();
    const [seat = 0] = asked;
    const reply = await request(
      [ada, bob][seat] as Requester,
      { type: 'submit', match, seat, seq, move: what },
      server,
      id,
    );
    expect(reply).toMatchObject({ type: 'done' });
    sent.push({ id, seat, seq, move: what });
    return seat;
  };

  for (const mark of MARKS) {
    while (seen().ply < mark - 1) await move(seen().ply % 4 === 3 ? 'rest' : 'step');
    await move(seen().ply % 4 === 3 ? 'rest' : 'step');
    await note('coming back', () => request(ada, { type: 'subscribe', match, viewer: 0, since: seen().seq - 3 }));
    await note('coming for the first time', () => request(ada, { type: 'subscribe', match, viewer: 0, since: -1 }));
    const cold = await enter();
    await note('opening', () => request(ada, { type: 'subscribe', match, viewer: 0, since: -1 }, cold));
    // Sent again to a node that has only just opened it, a command is answered as it was, and nothing is done.
    for (const { id, ...command } of sent.slice(-LATEST)) {
      const requester = [ada, bob][command.seat] as Requester;
      expect(await request(requester, { type: 'submit', match, ...command }, cold, id)).toMatchObject({ type: 'done' });
    }
    expect((await cold.context.store.matches.find(match))?.seq).toBe(seen().seq);
    await cold.close();
    const seat = await move('step');
    sent.pop(); // it will not stand
    await note('undoing', () => request([ada, bob][seat] as Requester, { type: 'undo', match, seat, seq: seen().seq }));
  }
  while (!seen().ranking) await move(seen().ply % 4 === 3 ? 'rest' : 'step');
  const plies = seen().ply;
  for (const ply of MARKS) {
    const jump = async () => {
      expect(await request(ada, { type: 'position', match, ply, viewer: 0 })).toMatchObject({
        ply,
        plies,
        last: { move: ply % 4 === 0 ? 'rest' : 'step' },
        view: { legs: Math.floor(ply / 4) },
      });
    };
    await note('jumping', jump);
    await note('reading the log', () => request(ada, { type: 'log', match, viewer: 0, before: ply }));
  }
  await server.close();
  const most = (what: string, unit: keyof Cost) => Math.max(...(costs[what] ?? []).map((one) => one[unit]));
  for (const what of Object.keys(costs)) {
    // A checkpoint's stretch, the commands that are remembered, and a few rows of the table.
    expect([what, most(what, 'rows') <= 120]).toEqual([what, true]);
    // The same stretch, and what lies between the last snapshot and the moment that was asked for.
    expect([what, most(what, 'moves') <= 48]).toEqual([what, true]);
    expect([what, most(what, 'bytes') <= 8_000]).toEqual([what, true]);
  }
  expect(most('undoing', 'moves')).toBeLessThanOrEqual(4);
  // When those were last seen whom the table waits for.
  expect(most('coming back', 'rows')).toBeLessThanOrEqual(2);
});
