import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { BOTS, levelOf } from '@tempora/bots';
import type { Seat } from '@tempora/kernel';
import type { Metrics } from '../metrics.ts';
import { startThread } from '../thread.ts';
import { FairQueue, RANKS, type Share } from './fair-queue.ts';

/** A bot's turn: its seat in a game in some state. */
export interface BotRequest {
  game: string;
  bot: string;
  seat: Seat;
  state: unknown;
  seed: string;
}

export type BotReply = { move: string } | { error: string };

/** A turn that waits for a thread, or is being thought about. */
interface QueuedTurn {
  request: BotRequest;
  since: number;
  resolve(move: string): void;
  reject(error: Error): void;
}

interface Thread {
  worker: Worker;
  /** Set to 1, it tells the thread to stop thinking and answer. */
  signal: Int32Array;
  work: { waiting: QueuedTurn; share: Share; begin: number } | null;
}

/** A bot plays one level weaker for every period of this length that it has waited, in milliseconds. */
const STEP_DOWN_AFTER = 2_000;
/** After a move in a person's match its next bot is expected: matches of bots alone wait this long, in milliseconds. */
const NEXT_EXPECTED = 25;

/** While others wait for a thread, a bot thinks no longer than this, in milliseconds. */
const THOUGHT_UNDER_LOAD = 5;

/** The bot that plays after such a wait: a weaker move now is better than a stronger one late. */
export function botUnderLoad(name: string, waited: number): string {
  const steps = Math.floor(waited / STEP_DOWN_AFTER);
  if (steps === 0) return name;
  const level = BOTS.findIndex((bot) => bot.name === name || bot.name === levelOf(name));
  return BOTS[Math.max(0, level - steps)]?.name ?? name;
}

/** May somebody's work cut that of somebody else short? Not that of a higher rank. */
function goesBefore(waiting: Share, working: Share): boolean {
  return waiting.owner !== working.owner && RANKS.indexOf(waiting.rank) <= RANKS.indexOf(working.rank);
}

/** Bots choose their moves in worker threads, so that nobody else has to wait for them, and in turn. */
export class BotPool {
  readonly #threads: Thread[] = [];
  readonly #queue = new FairQueue<QueuedTurn>(() => performance.now());
  #peopleServedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    readonly metrics: Pick<Metrics, 'botQueue' | 'botWait' | 'weakerBots'>,
    readonly size = Math.max(1, Math.min(4, availableParallelism() - 1)),
  ) {}

  chooseMove(request: BotRequest, share: Share): Promise<string> {
    if (this.#isClosed) return Promise.reject(new Error('the bot pool is closed'));
    return new Promise<string>((resolve, reject) => {
      this.#queue.add(share, { request, since: performance.now(), resolve, reject });
      this.#serve();
    });
  }

  /** The server stops: what has not begun is left to another node, or to the next start. */
  dropWaiting(): void {
    this.#isClosed = true;
    for (let next = this.#queue.take(); next; next = this.#queue.take())
      next.item.reject(new Error('the server stops'));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #serve(): void {
    let thread = this.#idleThread();
    while (thread) {
      const next = this.#queue.take((share) => this.#mayServe(share));
      if (!next) break;
      this.#begin(thread, next.item, next.share);
      thread = this.#idleThread();
    }
    this.metrics.botQueue.set(this.#queue.size);
    if (this.#queue.size === 0) return;
    if (thread) this.#serveIn(NEXT_EXPECTED);
    else this.#hurry();
  }

  /** Others wait: threads that have thought long enough must answer now, the rest once they have. */
  #hurry(): void {
    const now = performance.now();
    for (const { work, signal } of this.#threads) {
      if (!work || !this.#queue.some((share) => goesBefore(share, work.share))) continue;
      const left = work.begin + THOUGHT_UNDER_LOAD - now;
      if (left <= 0) Atomics.store(signal, 0, 1);
      else this.#serveIn(left);
    }
  }

  #begin(thread: Thread, waiting: QueuedTurn, share: Share): void {
    const begin = performance.now();
    const waited = begin - waiting.since;
    const bot = botUnderLoad(waiting.request.bot, waited);
    this.metrics.botWait.observe(waited / 1000);
    if (bot !== waiting.request.bot) this.metrics.weakerBots.inc();
    thread.work = { waiting, share, begin };
    Atomics.store(thread.signal, 0, 0);
    thread.worker.postMessage({ ...waiting.request, bot });
  }

  #end(thread: Thread): QueuedTurn | undefined {
    const { work } = thread;
    thread.work = null;
    if (!work) return undefined;
    this.#queue.charge(work.share, performance.now() - work.begin);
    if (work.share.rank !== 'bots') this.#peopleServedAt = performance.now();
    return work.waiting;
  }

  /** No address takes all threads, so that whoever comes next need not wait for the longest of its moves. */
  #mayServe({ rank, address }: Share): boolean {
    if (rank === 'bots' && performance.now() - this.#peopleServedAt < NEXT_EXPECTED) return false;
    const taken = this.#threads.filter(({ work }) => work?.share.address === address).length;
    return taken < Math.max(1, this.size - 1);
  }

  #serveIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#serve(), milliseconds).unref();
  }

  #idleThread(): Thread | null {
    if (this.#isClosed || this.#queue.size === 0) return null;
    const idle = this.#threads.find(({ work }) => work === null);
    if (idle || this.#threads.length >= this.size) return idle ?? null;
    const thread = this.#start();
    this.#threads.push(thread);
    return thread;
  }

  #start(): Thread {
    const signal = new Int32Array(new SharedArrayBuffer(4));
    const worker = startThread(new URL('./bot-worker.ts', import.meta.url), { signal });
    worker.unref();
    const thread: Thread = { worker, signal, work: null };
    worker.on('message', (answer: BotReply) => {
      const waiting = this.#end(thread);
      this.#serve();
      if ('error' in answer) waiting?.reject(new Error(answer.error));
      else waiting?.resolve(answer.move);
    });
    worker.on('error', (error) => {
      this.#threads.splice(this.#threads.indexOf(thread), 1);
      this.#end(thread)?.reject(error as Error);
      this.#serve();
    });
    return thread;
  }
}
