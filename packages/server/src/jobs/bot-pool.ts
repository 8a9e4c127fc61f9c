import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Seat } from '@tempora/kernel';
import { startThread } from '../thread.ts';

/** A bot's turn: its seat in a game in some state. */
export interface BotRequest {
  game: string;
  bot: string;
  seat: Seat;
  state: unknown;
  seed: string;
}

export type BotReply = { id: number; move: string } | { id: number; error: string };

/** Bots choose their moves in worker threads, so that nobody has to wait for them. */
export class BotPool {
  readonly #threads: { worker: Worker; load: number }[] = [];
  readonly #waiting = new Map<number, { resolve: (move: string) => void; reject: (error: Error) => void }>();
  #lastId = 0;
  #isClosed = false;

  constructor(readonly size = Math.max(1, Math.min(4, availableParallelism() - 1))) {}

  chooseMove(request: BotRequest): Promise<string> {
    const thread = this.#idlest();
    const id = ++this.#lastId;
    thread.load++;
    return new Promise<string>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      thread.worker.postMessage({ ...request, id });
    }).finally(() => thread.load--);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #idlest() {
    if (this.#isClosed) throw new Error('the bot pool is closed');
    if (this.#threads.length < this.size && this.#threads.every(({ load }) => load > 0))
      this.#threads.push(this.#start());
    return this.#threads.reduce((best, thread) => (thread.load < best.load ? thread : best));
  }

  #start() {
    const worker = startThread(new URL('./bot-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (answer: BotReply) => {
      const pending = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('error' in answer) pending?.reject(new Error(answer.error));
      else pending?.resolve(answer.move);
    });
    const thread = { worker, load: 0 };
    worker.on('error', (error) => {
      this.#threads.splice(this.#threads.indexOf(thread), 1);
      for (const { reject } of this.#waiting.values()) reject(error as Error);
      this.#waiting.clear();
    });
    return thread;
  }
}
