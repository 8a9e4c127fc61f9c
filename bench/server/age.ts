import { start } from './load.ts';
import { openPair, ours } from './ours.ts';

/** What things cost in a match of that many plies, in milliseconds, as a client sees it. */
export interface Age {
  ply: number;
  /** Another client subscribes for the first time. */
  open: number;
  /** The same client reconnects, having missed the last ten moves. */
  reconnect: number;
  undo: number;
  /** An earlier page of the log, from the middle. */
  jump: number;
}

const PLIES = [10, 100, 500, 1000, 2000];
const TIMES = 30;

/** Does an old match cost more than a young one? */
export async function measureAge(): Promise<Age[]> {
  const server = await start(ours);
  const pair = await openPair(server.url);
  const { match, players } = pair;
  const [ada, bob] = players as [(typeof players)[number], (typeof players)[number]];
  const ages: Age[] = [];
  let plies = 0;
  for (const ply of PLIES) {
    for (; plies < ply; plies++) await pair.move();
    ages.push({
      ply,
      open: await median(() => bob.request({ type: 'subscribe', match, viewer: 1, since: -1 })),
      reconnect: await median(() => bob.request({ type: 'subscribe', match, viewer: 1, since: bob.seq - 10 })),
      undo: await median(() => ada.request({ type: 'propose-undo', match, seat: 0, seq: ada.seq, ply: ply - 2 })),
      jump: await median(() => ada.request({ type: 'log', match, viewer: 0, before: ply >> 1 })),
    });
  }
  pair.close();
  await server.stop();
  return ages;
}

async function median(request: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const sent = performance.now();
    await request();
    times.push(performance.now() - sent);
  }
  return times.sort((a, b) => a - b)[TIMES >> 1] as number;
}
