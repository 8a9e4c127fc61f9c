import { start, usage } from './load.ts';
import { openPair, ours } from './ours.ts';

export interface Idle {
  idle: number;
  live: number;
  /** Share of one core. */
  cpu: number;
  megabytes: number;
}

const PAUSE = 5000;

/** The cost of the server's process with many idle matches and some that move every five seconds. */
export async function measureIdle(how: 'quick' | 'whole'): Promise<Idle> {
  const [idle, live, seconds] = how === 'quick' ? [200, 20, 6] : [2000, 200, 30];
  const server = await start(ours);
  for (let i = 0; i < idle; i++) {
    const pair = await openPair(server.url, { pace: { kind: 'turn', seconds: 86_400, atZero: 'bot' } });
    await pair.move();
    pair.close();
  }
  const pairs = [];
  for (let i = 0; i < live; i++) pairs.push(await openPair(server.url));
  const before = usage(server.child.pid ?? 0);
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    pairs.map(async (pair, i) => {
      await new Promise((resolve) => setTimeout(resolve, (PAUSE * i) / pairs.length));
      while (performance.now() < end) {
        await pair.move();
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }),
  );
  const after = usage(server.child.pid ?? 0);
  const taken = seconds + (performance.now() - end) / 1000;
  for (const pair of pairs) pair.close();
  await server.stop();
  const cpu = before && after ? (after.cpu - before.cpu) / taken : Number.NaN;
  return { idle, live, cpu, megabytes: after?.megabytes ?? Number.NaN };
}
