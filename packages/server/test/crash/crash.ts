import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../../src/store/index.ts';
import { gather, ReconnectingClient } from '../reconnecting-client.ts';
import { ServerProcess } from '../server-process.ts';
import { openTable } from '../test-server.ts';
import { Ledger } from './ledger.ts';

/** How many tables of two people play at once, and how many of one person and a bot. */
const TABLES = 5;
const BOT_TABLES = 2;
/** A node lives for at most this many acknowledgements, and then for some milliseconds, so that it dies at any moment. */
const LONGEST_LIFE = 40;
const LAST_MOMENTS = 20;

/** What came out of it. */
export interface Outcome {
  acknowledged: number;
  /** Commands asked again after a crash. */
  repeats: number;
  faults: string[];
}

/** People play; the server is killed again and again, and started again on the same file. */
export async function crash(rounds: number, entry = 'node.ts'): Promise<Outcome> {
  const data = mkdtempSync(join(tmpdir(), 'tempora-crash-'));
  const spawn = () => new ServerProcess({ TEMPORA_DATA: data, LEASE_SECONDS: '0.2' }, entry);
  const ledger = new Ledger();
  let node = spawn();
  let spare = spawn();
  let door = node.open();
  const doors = () => door;
  const clients = await Promise.all(
    Array.from({ length: TABLES * 2 + BOT_TABLES }, (_, i) => ReconnectingClient.arrive(doors, `Guest ${i}`)),
  );
  const state = { isOver: false };
  for (let i = 0; i < TABLES; i++) void keepPlaying(clients.slice(2 * i, 2 * i + 2), ledger, state);
  for (const alone of clients.slice(2 * TABLES)) void keepPlaying([alone], ledger, state);
  for (let round = 0; round < rounds; round++) {
    const until = ledger.acknowledged + Math.ceil(Math.random() * LONGEST_LIFE);
    await door;
    while (ledger.acknowledged < until) await pause(1);
    await pause(Math.random() * LAST_MOMENTS);
    await node.kill();
    node = spare;
    door = node.open();
    spare = spawn();
  }
  state.isOver = true;
  await door;
  for (const client of clients) client.leave();
  await Promise.all([node.kill(), spare.kill()]);
  const store = await openStore({ file: join(data, 'tempora.db') });
  const faults = await ledger.audit(store);
  await store.db.close();
  rmSync(data, { recursive: true, force: true });
  const repeats = clients.reduce((sum, client) => sum + client.repeats, 0);
  return { acknowledged: ledger.acknowledged, repeats, faults };
}

/** One game after the other, until all is over. */
async function keepPlaying(
  players: readonly ReconnectingClient[],
  ledger: Ledger,
  state: { isOver: boolean },
): Promise<void> {
  while (!state.isOver) {
    const seats: ('me' | 'open' | 'greedy')[] = ['me', players.length > 1 ? 'open' : 'greedy'];
    const match = await gather(players, 'tides', (host) => openTable(host, 'tides', seats));
    await Promise.all(players.map((player, seat) => playNoting(player, match, seat, ledger)));
  }
}

/** Plays any move for a seat until the match is over, and notes what it is told. */
export async function playNoting(
  player: ReconnectingClient,
  match: string,
  seat: number,
  ledger: Ledger,
): Promise<void> {
  for (let n = 0; ; n++) {
    const update = player.updates.get(match);
    if (update?.ranking) return;
    const next = player.until((message) => message.type === 'update' && message.match === match);
    if (update && update.moves.length > 0) {
      const move = update.moves[n % update.moves.length] as string;
      const id = `${match}-${seat}-${n}`;
      ledger.note(match, id, await player.request({ type: 'submit', match, seat, seq: update.seq, move }, id));
      if (player.updates.get(match) !== update) continue;
    }
    await next;
  }
}
