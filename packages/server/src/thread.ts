import { Worker } from 'node:worker_threads';

/** What a thread makes dies at once: it needs less room for the young than the matches do. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/** Starts a module of ours in a thread of its own. */
export function startThread(module: URL, data: object = {}): Worker {
  return new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { module: module.href, ...data },
    resourceLimits,
  });
}
