import { Worker } from 'node:worker_threads';

/** A thread's objects are short-lived: it needs a smaller young generation than the main thread. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/** Starts a TypeScript module in a worker thread. */
export function startThread(module: URL, data: object = {}): Worker {
  return new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { module: module.href, ...data },
    resourceLimits,
  });
}
