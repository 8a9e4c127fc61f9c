import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Listening, Pair, ServerContestant } from './contestants.ts';

/** A server in a process of its own. */
export interface Running {
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

export async function start(contestant: ServerContestant): Promise<Running> {
  const child = fork(contestant.server, [contestant.setting ?? ''], {
    execArgv: [...process.execArgv, ...(contestant.flags ?? [])],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A measurement that fails leaves no server behind.
  const kill = () => child.kill();
  process.once('exit', kill);
  const [{ port }] = (await once(child, 'message')) as [Listening];
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    async stop() {
      process.off('exit', kill);
      const gone = once(child, 'exit');
      child.send('stop');
      await gone;
    },
  };
}

/** The result of closed-loop play: as soon as a move has arrived, the next one is made. */
export interface Throughput {
  movesPerSecond: number;
  p50: number;
  p99: number;
}

/** Every pair plays as fast as it can for that many milliseconds. */
export async function play(pairs: readonly Pair[], milliseconds: number): Promise<Throughput> {
  const times: number[] = [];
  const begin = performance.now();
  const end = begin + milliseconds;
  await Promise.all(
    pairs.map(async (pair) => {
      while (performance.now() < end) {
        const sent = performance.now();
        await pair.move();
        times.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { movesPerSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** Processor seconds and resident megabytes of a process so far. Linux only; elsewhere null. */
export function usage(pid: number): { cpu: number; megabytes: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, megabytes: (pages * 4096) / 1e6 };
  } catch {
    return null;
  }
}
