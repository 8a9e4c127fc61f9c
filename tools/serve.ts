import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, runServer } from '@tempora/server';
import { buildIfStale } from './build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const config = readConfig(process.argv.slice(2), process.env);
  console.error('Building the client if it has changed …');
  await buildIfStale(root);
  const address = await runServer(config, join(root, 'packages/web/dist'));
  console.log(`Tempora is running at ${address} (Ctrl-C stops it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Anything already open would keep the process alive.
  process.exit(1);
}
