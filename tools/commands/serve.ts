import { fileURLToPath } from 'node:url';
import { readConfig, runServer } from '@tempora/server';
import { type CliCommand, CliError } from './shared.ts';

/** The pages lie beside the built program. */
const PAGES = fileURLToPath(new URL('../client', import.meta.url));

export const serve: CliCommand = {
  name: 'serve',
  summary: 'run a server: pages, API and sockets on one port',
  usage: [
    'tempora serve [--port N] [--strict-port] [--host] [--data FOLDER]',
    '',
    '  --port N       the port (default: 4173, or PORT); if it is taken, the next free one',
    '  --strict-port  end with an error if the port is taken',
    '  --host         listen to the network, not only to this machine',
    '  --data FOLDER  where the embedded database is (default: data, or TEMPORA_DATA)',
    '',
    'docs/HOSTING.md has all other settings, which are variables of the environment.',
    'SIGTERM and Ctrl-C let everything under way finish, tell all clients, and close the database.',
  ],
  async run(args) {
    await runServer(settings(args), PAGES).catch((error: Error) => {
      // Whatever is open already would keep the process alive.
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
  },
};

function settings(args: readonly string[]) {
  try {
    return readConfig(args, process.env);
  } catch (error) {
    throw new CliError((error as Error).message);
  }
}
