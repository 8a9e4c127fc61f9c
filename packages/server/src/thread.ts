import { Worker } from 'node:worker_threads';

/** Starts a module of ours in a thread of its own. */
export function startThread(module: URL, data: object = {}): Worker {
  return new Worker(new URL('./thread.mjs', import.meta.url), { workerData: { module: module.href, ...data } });
}
