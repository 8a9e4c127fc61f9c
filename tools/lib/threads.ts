import { parentPort, Worker } from 'node:worker_threads';

interface Posted<T> {
  i: number;
  body: T;
}

/** Has tasks done in worker threads; `take` is given each result as soon as it is there, in any order. */
export async function inThreads<T, R>(
  module: URL,
  tasks: readonly T[],
  threads: number,
  take: (result: R, i: number) => void,
): Promise<void> {
  let next = 0;
  const work = async () => {
    const worker = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: { module: module.href } });
    try {
      while (next < tasks.length) {
        const i = next++;
        worker.postMessage({ i, body: tasks[i] } satisfies Posted<T | undefined>);
        take(await answerOf<R>(worker), i);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, work));
}

function answerOf<R>(worker: Worker): Promise<R> {
  return new Promise((resolve, reject) => {
    worker.once('message', (posted: Posted<R>) => {
      worker.off('error', reject);
      resolve(posted.body);
    });
    worker.once('error', reject);
  });
}

/** In a worker thread: does every task that comes. */
export function serveTasks<T, R>(answer: (task: T) => R): void {
  parentPort?.on('message', ({ i, body }: Posted<T>) => parentPort?.postMessage({ i, body: answer(body) }));
}
