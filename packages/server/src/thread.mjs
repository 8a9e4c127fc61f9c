// In the sources a worker thread starts in plain JavaScript: it registers tsx, then imports the module.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
