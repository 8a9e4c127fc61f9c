// A worker thread begins in plain JavaScript, whatever has loaded its parent: it learns TypeScript, then goes on there.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
