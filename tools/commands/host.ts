import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import {
  type Config,
  databaseFile,
  databaseLocation,
  isStoreError,
  lockHolder,
  openStoreUnmigrated,
  readConfig,
  wasUpRecently,
  whyUnusable,
} from '@tempora/server';
import { broken, CliError, type Command, pathOf, readArgs, say } from './shared.ts';

const WHERE = [
  '',
  '  --data FOLDER  the data folder of the house (default: data, or TEMPORA_DATA)',
  '  With DATABASE_URL set it is about that PostgreSQL database instead.',
];

/** Where the house of a command line keeps its things. */
function configOf(data: string | undefined) {
  return readConfig(data === undefined ? [] : ['--data', pathOf(data)], process.env);
}

/** The house of a command line, which must be there already: a name mistyped makes no new one. */
export function existingServer(data: string | undefined) {
  const config = configOf(data);
  if (!config.databaseUrl && !existsSync(databaseFile(config.data)))
    throw new CliError(`there is no house in ${config.data}`);
  return config;
}

/** What is changed from outside must not be at work: nodes believe what they have in memory. */
export async function mustBeStopped(config: Config): Promise<void> {
  if (!config.databaseUrl) {
    const running = lockHolder(config.data);
    if (running) throw new CliError(`the house in ${config.data} is open (process ${running}); stop it first`);
    return;
  }
  const store = openStoreUnmigrated(databaseLocation(config));
  const isOpen = await wasUpRecently(store, Date.now()).finally(() => store.db.close());
  if (isOpen) throw new CliError('a node was open a moment ago; stop all of them, then try again in half a minute');
}

export const backup: Command = {
  name: 'backup',
  summary: 'copy everything a house knows into a file, while it runs',
  usage: ['tempora backup FILE [--data FOLDER]', ...WHERE],
  async run(args) {
    const { values, positionals } = readArgs(args, ['FILE'], { data: { type: 'string' } });
    const file = pathOf(positionals[0] as string);
    if (existsSync(file)) throw new CliError(`${file} is there already`);
    const config = existingServer(values.data);
    // It will hold what running matches keep secret.
    process.umask(0o077);
    if (config.databaseUrl) postgres('pg_dump', config.databaseUrl, '--format=custom', `--file=${file}`);
    else {
      const store = openStoreUnmigrated(databaseLocation(config));
      // What is still open would keep the process.
      await store.db.backup(file).finally(() => store.db.close());
    }
    say(`Everything is in ${file}.`);
  },
};

export const restore: Command = {
  name: 'restore',
  summary: 'bring back what a backup holds; what was there is kept aside',
  usage: ['tempora restore FILE [--data FOLDER]', ...WHERE],
  async run(args) {
    const { values, positionals } = readArgs(args, ['FILE'], { data: { type: 'string' } });
    const file = pathOf(positionals[0] as string);
    if (!existsSync(file)) throw new CliError(`there is no ${file}`);
    const config = configOf(values.data);
    await mustBeStopped(config);
    if (config.databaseUrl) {
      postgres('pg_restore', config.databaseUrl, '--clean', '--if-exists', '--single-transaction', file);
      return say('It is as it was when the backup was made.');
    }
    mkdirSync(config.data, { recursive: true, mode: 0o700 });
    const copy = await checkedCopy(file, `${databaseFile(config.data)}.restored`);
    const aside = putAside(config.data);
    renameSync(copy, databaseFile(config.data));
    say(`It is as it was when the backup was made.${aside ? ` What was there before is in ${aside}.` : ''}`);
  },
};

/** A copy of a backup. One that cannot be read must not replace what is there, nor may half of one. */
async function checkedCopy(file: string, copy: string): Promise<string> {
  const clear = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(`${copy}${end}`, { force: true });
  };
  clear();
  copyFileSync(file, copy);
  chmodSync(copy, 0o600);
  const flaw = await whyUnusable(copy);
  if (flaw === null) return copy;
  clear();
  throw broken(`${file} is no backup of a house: ${flaw.replaceAll(copy, 'it')}`);
}

function putAside(folder: string): string | null {
  const file = databaseFile(folder);
  if (!existsSync(file)) return null;
  const aside = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const end of ['', '-wal', '-shm'])
    if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`);
  return aside;
}

/** A program of PostgreSQL's. Everybody on a machine can read what programs are called with, so the password goes another way. */
function postgres(program: string, databaseUrl: string, ...args: string[]): void {
  const [, password = ''] = /^\w+:\/\/[^:@/]*:([^@/]*)@/.exec(databaseUrl) ?? [];
  const address = databaseUrl.replace(`:${password}@`, '@');
  const env = password ? { ...process.env, PGPASSWORD: decodeURIComponent(password) } : process.env;
  const done = spawnSync(program, [`--dbname=${address}`, ...args], { encoding: 'utf8', env });
  if (done.error) throw new CliError(`${program} of PostgreSQL is not installed here`);
  if (done.status !== 0) throw broken(`${program} failed: ${done.stderr.trim()}`);
}

/** Says what to do where an earlier version has made a database. */
export async function unlessOutdated<T>(opening: Promise<T>, advice: string): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    throw isStoreError(error, 'older-version') ? new CliError(`${error.message}: ${advice}`) : error;
  }
}
