import { Worker } from 'node:worker_threads';

/** A thread's objects are short-lived: it needs a smaller young generation than the main thread. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/** Starts a module in a worker thread: as it is where it was built, else through tsx. */
export function startThread(module: URL, data: object = {}): Worker {
  const isBuilt = module.pathname.endsWith('.js');
  return new Worker(isBuilt ? module : new URL('./thread.mjs', import.meta.url), {
    workerData: { module: module.href, ...data },
    resourceLimits,
  });
}
