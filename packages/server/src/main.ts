import { disableFreezing } from '@tempora/kernel';
import { firstAdminSecret } from './admin.ts';
import type { Config } from './config.ts';
import { openHouse } from './house.ts';
import { openDoors } from './http/app.ts';

/** How long moves in flight may take to finish when the house closes. */
const PATIENCE = 10_000;
/** Where the port is taken, so many others are tried. */
const OTHER_PORTS = 20;

/** Opens a house to the public and says where; closes it when asked to, gently. */
export async function runHouse(config: Config, pages: string | null): Promise<string> {
  disableFreezing();
  // What goes wrong before there is a log is said all the same.
  let complain = (what: string, error: unknown) => console.error(what, error);
  const house = await openHouse(config, (what, error) => complain(what, error));
  const app = await openDoors(house, config, pages);
  complain = (what, error) => app.log.error({ err: error }, what);
  const port = await listen(app, config);
  const close = async () => {
    setTimeout(() => process.exit(1), PATIENCE).unref();
    await app.close();
    await house.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void close());
  const address = `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}/`;
  const secret = await firstAdminSecret(house.office.store, house.office.now());
  if (secret) {
    const link = new URL(`#/admin/${secret}`, config.publicUrl ?? address);
    process.stdout.write(`This house has no admin yet. Whoever opens this link first is: ${link}\n`);
  }
  return address;
}

async function listen(app: Awaited<ReturnType<typeof openDoors>>, { port, host }: Config): Promise<number> {
  for (let tried = port; ; tried++) {
    try {
      await app.listen({ port: tried, host });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : tried;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || tried >= port + OTHER_PORTS) throw error;
    }
  }
}
