import { asFrozen } from '@tempora/kernel';
import { adminNotice } from './admin.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import type { LogError } from './runtime.ts';
import { createServer } from './server.ts';

/** How long requests in flight may take to finish when the server stops. */
const SHUTDOWN_TIMEOUT = 10_000;
/** Where the port is taken, this many of the next ones are tried. */
const MAX_OTHER_PORTS = 20;

/** Starts a server, returns its address, and stops it gently when the process is told to. */
export async function runServer(config: Config, pages: string | null): Promise<string> {
  // Errors before there is a log go to the console.
  let logError: LogError = (what, error) => console.error(what, error);
  const server = await createServer(config, (what, error) => logError(what, error), { publish: asFrozen });
  const app = await createApp(server, pages);
  logError = (what, error) => app.log.error({ err: error }, what);
  const port = await listen(app, config);
  const close = async () => {
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    await app.close();
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void close());
  const address = `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}/`;
  const notice = await adminNotice(server.context.store, server.context.now(), config.publicUrl ?? address);
  if (notice) process.stdout.write(`${notice}\n`);
  return address;
}

async function listen(app: Awaited<ReturnType<typeof createApp>>, { port, host }: Config): Promise<number> {
  for (let tried = port; ; tried++) {
    try {
      await app.listen({ port: tried, host });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : tried;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || tried >= port + MAX_OTHER_PORTS) throw error;
    }
  }
}
