import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp, createServer, readConfig } from '@tempora/server';
import { openStore } from '../../src/store/index.ts';

// A node with a planted fault: it says that a move is stored a little before it is.
const LATE = 30;

console.log('loaded');
await once(process.stdin, 'data');
const config = readConfig(process.argv.slice(2), process.env);
const store = await openStore({ file: join(config.data, 'tempora.db') });
const append = store.matches.append.bind(store.matches);
let written: Promise<unknown> = Promise.resolve();
store.matches.append = async (...args) => {
  written = written.then(() => pause(LATE)).then(() => append(...args));
  return true;
};
const server = await createServer(config, console.error, { store });
const app = await createApp(server, null);
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`);
