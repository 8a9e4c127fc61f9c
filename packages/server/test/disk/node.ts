import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { createApp, createServer, readConfig } from '@tempora/server';

// A node that says whether it can store anything whenever it is asked.
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
console.log('loaded');
await lines.next();
const config = readConfig(process.argv.slice(2), process.env);
const server = await createServer(config, () => {});
const app = await createApp(server, null);
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`);
while (!(await lines.next()).done) console.log(await server.context.store.settings.isWritable());
