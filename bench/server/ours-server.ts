import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from '@tempora/games/lazy';
import { asFrozen } from '@tempora/kernel';
import { createApp, createServer, readConfig } from '@tempora/server';
import { columns } from './columns.ts';

register({
  game: columns,
  title: 'Columns',
  components: {},
  loadAdvice: async () => ({ value: () => 0 }),
  playsForced: false,
});

const data = mkdtempSync(join(tmpdir(), 'tempora-bench-'));
const config = readConfig(['--port', '0', '--data', data], {
  ...process.env,
  LOG_LEVEL: 'error',
  // Without limits, unless they are what is measured.
  LIMIT_FACTOR: process.argv[2] || '1000000',
});
// As `npm start` does it.
const server = await createServer(config, (what, error) => console.error(what, error), { publish: asFrozen });
const app = await createApp(server, null);
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (app.server.address() as AddressInfo).port });
process.on('message', async () => {
  await app.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
});
