import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Stretch } from './contestant.ts';

/** How often and how long each contestant plays. */
export interface MeasuredPace {
  rounds: number;
  /** Milliseconds of a stretch, and of warming up before the first round. */
  stretch: number;
  warmUp: number;
}

/** What was measured of one contestant. */
export interface Result {
  name: string;
  /** Moves per second of processor time, for each round in order. */
  rates: number[];
  median: number;
  best: number;
  /** (largest - smallest) / median of the rounds. */
  spread: number;
  gamesPerSecond: number;
  movesPerGame: number;
  listLength: number;
}

/**
 * Everybody plays in turn and alone, forwards in one round and backwards in the next, so that a busy minute hits all
 * alike. Each has a process of its own: what the compiler learns from one neither helps nor hurts another.
 */
export async function measure(
  names: readonly string[],
  pace: MeasuredPace,
  progress: (done: number) => void,
): Promise<Result[]> {
  const players: Player[] = [];
  try {
    for (const name of names) {
      const player = await Player.ready(name);
      players.push(player);
      await player.play(pace.warmUp);
    }
    for (let round = 0; round < pace.rounds; round++) {
      for (const player of round % 2 === 0 ? players : players.toReversed())
        player.stretches.push(await player.play(pace.stretch));
      progress(round + 1);
    }
    return players.map(resultOf);
  } finally {
    for (const player of players) player.dismiss();
  }
}

/** A contestant's process. */
class Player {
  readonly name: string;
  readonly stretches: Stretch[] = [];
  readonly #process: ChildProcess;

  private constructor(name: string) {
    this.name = name;
    // One core, literally: the collector and the compiler work in the same thread.
    const execArgv = ['--single-threaded', ...process.execArgv];
    this.#process = fork(fileURLToPath(new URL('./player.ts', import.meta.url)), [name], { execArgv });
  }

  static async ready(name: string): Promise<Player> {
    const player = new Player(name);
    await player.#answer();
    return player;
  }

  play(milliseconds: number): Promise<Stretch> {
    this.#process.send(milliseconds);
    return this.#answer() as Promise<Stretch>;
  }

  dismiss(): void {
    if (this.#process.connected) this.#process.disconnect();
  }

  async #answer(): Promise<unknown> {
    const over = new AbortController();
    const { signal } = over;
    const gone = once(this.#process, 'exit', { signal }).then(() => null);
    const said = once(this.#process, 'message', { signal }) as Promise<unknown[]>;
    const answer = await Promise.race([said, gone]);
    for (const waiting of [said, gone]) waiting.catch(() => {});
    over.abort();
    if (!answer) throw new Error(`${this.name} gave up`);
    return answer[0];
  }
}

function resultOf({ name, stretches }: Player): Result {
  const rates = stretches.map(({ moves, time }) => (moves / time) * 1000);
  const sum = (key: keyof Stretch) => stretches.reduce((total, stretch) => total + stretch[key], 0);
  const middle = median(rates);
  return {
    name,
    rates: rates.map(Math.round),
    median: Math.round(middle),
    best: Math.round(Math.max(...rates)),
    spread: (Math.max(...rates) - Math.min(...rates)) / middle,
    gamesPerSecond: Math.round((middle * sum('games')) / sum('moves')),
    movesPerGame: sum('moves') / sum('games'),
    listLength: sum('listed') / sum('moves'),
  };
}

/** The median of a list of numbers. */
export function median(xs: readonly number[]): number {
  const sorted = [...xs].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] as number) + upper) / 2;
}

/** How many times as fast, round by round, and the median of that: what slows both in a round cancels out. */
export function ratio(a: Result, b: Result): { median: number; least: number; most: number } {
  const each = a.rates.map((rate, round) => rate / (b.rates[round] as number));
  return { median: median(each), least: Math.min(...each), most: Math.max(...each) };
}
