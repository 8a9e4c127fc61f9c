import { asFrozen } from '@tempora/kernel';
import { adminNotice } from './admin.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import { announce, writeLog } from './log.ts';
import type { LogError } from './runtime.ts';
import { createServer } from './server.ts';

/** How long requests in flight may take to finish when the server stops; then their connections are cut. */
const DRAIN_TIMEOUT = 5_000;
/** Something hangs: the process ends all the same. Container engines wait ten seconds before they kill. */
const SHUTDOWN_TIMEOUT = 9_000;
/** Where the port is taken, this many of the next ones are tried. */
const MAX_OTHER_PORTS = 20;

/** On this machine they are all called localhost: a name, because passkeys work at no bare IP address. */
const LOCAL = ['0.0.0.0', '127.0.0.1', '::', '::1'];

type App = Awaited<ReturnType<typeof createApp>>;

/** Starts a server, prints its address, and stops it gracefully on a signal. */
export async function runServer(config: Config, pages: string | null): Promise<string> {
  process.on('uncaughtException', (error) => {
    writeLog('fatal', 'the server ends because of an error of its own', error);
    process.exit(1);
  });
  const starting = open(config, pages);
  stopOnSignals(() => starting);
  const { server, address } = await starting;
  const { store, now, logError } = server.context;
  // Where the database is damaged people may still read, as far as it can be read.
  const notice = await adminNotice(store, now(), config.publicUrl ?? address).catch((error: unknown) =>
    logError('looking for an admin', error),
  );
  if (notice) announce(notice);
  announce(`Tempora is running at ${address} (Ctrl-C stops it)`);
  return address;
}

async function open(config: Config, pages: string | null) {
  let logError: LogError = (what, error) => writeLog('error', what, error);
  const server = await createServer(config, (what, error) => logError(what, error), { publish: asFrozen });
  try {
    const app = await createApp(server, pages);
    logError = (what, error) => app.log.error({ err: error }, what);
    const port = await listen(app, config);
    return { app, server, address: `http://${LOCAL.includes(config.host) ? 'localhost' : config.host}:${port}/` };
  } catch (error) {
    await server.close();
    throw server.context.integrity.explain(error);
  }
}

/**
 * Every signal leads to the same end, and only the first one counts: a terminal, npm and a service manager may each pass on
 * the same one. What came while the server was starting takes effect when it has started.
 */
function stopOnSignals(started: () => ReturnType<typeof open>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    const { app, server } = await started();
    setTimeout(() => app.server.closeAllConnections(), DRAIN_TIMEOUT).unref();
    await app.close();
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop().catch(() => process.exit(1)));
}

async function listen(app: App, { port, host, isPortStrict }: Config): Promise<number> {
  const last = isPortStrict ? port : port + MAX_OTHER_PORTS;
  for (let tried = port; ; tried++) {
    try {
      await app.listen({ port: tried, host });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : tried;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (isTaken && tried >= last) throw new Error(`Port ${port} is taken. Use --port for another one.`);
      if (!isTaken) throw error;
    }
  }
}
