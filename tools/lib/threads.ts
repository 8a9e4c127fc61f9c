import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Worker threads that do tasks of one kind; they start when there is something to do, and stay warm until `close`. */
export class Threads<T, R> {
  readonly #module: URL;
  readonly #size: number;
  readonly #workers: Worker[] = [];

  constructor(module: URL, size: number) {
    this.#module = module;
    this.#size = size;
  }

  /** Has all tasks done; `take` is given each result as soon as it is there, in any order. */
  async run(tasks: readonly T[], take: (result: R, i: number) => void): Promise<void> {
    let next = 0;
    const work = async (worker: Worker) => {
      while (next < tasks.length) {
        const i = next++;
        worker.postMessage(tasks[i]);
        take(await answerOf<R>(worker), i);
      }
    };
    while (this.#workers.length < Math.min(this.#size, tasks.length)) this.#workers.push(this.#start());
    await Promise.all(this.#workers.map(work));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #start(): Worker {
    const isBuilt = this.#module.pathname.endsWith('.js');
    const file = isBuilt ? this.#module : new URL('./thread.mjs', import.meta.url);
    return new Worker(file, { workerData: { module: this.#module.href } });
  }
}

function answerOf<R>(worker: Worker): Promise<R> {
  return new Promise((resolve, reject) => {
    worker.once('message', (result: R) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.once('error', reject);
  });
}

/** In a worker thread of ours: does every task that comes. Other threads, a test runner's, may import the same module. */
export function serveTasks<T, R>(answer: (task: T) => R | Promise<R>): void {
  if (typeof workerData?.module !== 'string') return;
  parentPort?.on('message', async (task: T) => parentPort?.postMessage(await answer(task)));
}
