import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { buildIfStale } from './build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function options(): { port: number; host: string | true } {
  const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'boolean' } } });
  const text = values.port ?? process.env.PORT ?? '4173';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`"${text}" is no port.`);
  return { port, host: values.host ? true : '127.0.0.1' };
}

async function serve(): Promise<void> {
  const { port, host } = options();
  console.error('Building the client if it has changed …');
  await buildIfStale(root);
  // Not strict: when the port is taken, Vite takes the next free one.
  const server = await preview({ root: join(root, 'packages/web'), logLevel: 'error', preview: { port, host } });
  const urls = [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
  console.log(`Tempora is open at ${urls.join(' and ')} (Ctrl-C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => server.close().finally(() => process.exit(0)));
  }
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
