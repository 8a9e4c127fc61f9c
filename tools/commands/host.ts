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
import { broken, type CliCommand, CliError, pathOf, readArgs, say } from './shared.ts';

const WHERE = [
  '',
  '  --data FOLDER  the data folder of the server (default: data, or TEMPORA_DATA)',
  '  With DATABASE_URL set, that PostgreSQL database is used instead.',
];

/** The settings of the server a command is about. */
function configOf(data: string | undefined) {
  return readConfig(data === undefined ? [] : ['--data', pathOf(data)], process.env);
}

/** The same, for a server that must already exist: a mistyped name must not create a new one. */
export function existingServer(data: string | undefined) {
  const config = configOf(data);
  if (!config.databaseUrl && !existsSync(databaseFile(config.data)))
    throw new CliError(`there is no server data in ${config.data}`);
  return config;
}

/** Running nodes would not notice the change: they rely on what they have in memory. */
export async function mustBeStopped(config: Config): Promise<void> {
  if (!config.databaseUrl) {
    const running = lockHolder(config.data);
    if (running) throw new CliError(`a server is running on ${config.data} (process ${running}); stop it first`);
    return;
  }
  const store = openStoreUnmigrated(databaseLocation(config));
  const isOpen = await wasUpRecently(store, Date.now()).finally(() => store.db.close());
  if (isOpen) throw new CliError('a node was running a moment ago; stop all of them, then try again in half a minute');
}

export const backup: CliCommand = {
  name: 'backup',
  summary: 'back up all data of a server to a file, even while it is running',
  usage: ['tempora backup FILE [--data FOLDER]', ...WHERE],
  async run(args) {
    const { values, positionals } = readArgs(args, ['FILE'], { data: { type: 'string' } });
    const file = pathOf(positionals[0] as string);
    if (existsSync(file)) throw new CliError(`${file} already exists`);
    const config = existingServer(values.data);
    // It will contain what running matches hide.
    process.umask(0o077);
    if (config.databaseUrl) postgres('pg_dump', config.databaseUrl, '--format=custom', `--file=${file}`);
    else {
      const store = openStoreUnmigrated(databaseLocation(config));
      // An open database would keep the process alive.
      await store.db.backup(file).finally(() => store.db.close());
    }
    say(`Saved to ${file}.`);
  },
};

export const restore: CliCommand = {
  name: 'restore',
  summary: 'restore a backup; the data it replaces is kept in another file',
  usage: ['tempora restore FILE [--data FOLDER]', ...WHERE],
  async run(args) {
    const { values, positionals } = readArgs(args, ['FILE'], { data: { type: 'string' } });
    const file = pathOf(positionals[0] as string);
    if (!existsSync(file)) throw new CliError(`there is no ${file}`);
    const config = configOf(values.data);
    await mustBeStopped(config);
    if (config.databaseUrl) {
      postgres('pg_restore', config.databaseUrl, '--clean', '--if-exists', '--single-transaction', file);
      return say('The backup is restored.');
    }
    mkdirSync(config.data, { recursive: true, mode: 0o700 });
    const copy = await checkedCopy(file, `${databaseFile(config.data)}.restored`);
    const aside = putAside(config.data);
    renameSync(copy, databaseFile(config.data));
    say(`The backup is restored.${aside ? ` The data before that is in ${aside}.` : ''}`);
  },
};

/** A copy of a backup, checked before it replaces anything. */
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
  throw broken(`${file} is not a backup of a server: ${flaw.replaceAll(copy, 'it')}`);
}

function putAside(folder: string): string | null {
  const file = databaseFile(folder);
  if (!existsSync(file)) return null;
  const aside = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const end of ['', '-wal', '-shm'])
    if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`);
  return aside;
}

/** Runs a program of PostgreSQL. Everybody on a machine can see arguments, so the password goes by the environment. */
function postgres(program: string, databaseUrl: string, ...args: string[]): void {
  const [, password = ''] = /^\w+:\/\/[^:@/]*:([^@/]*)@/.exec(databaseUrl) ?? [];
  const address = databaseUrl.replace(`:${password}@`, '@');
  const env = password ? { ...process.env, PGPASSWORD: decodeURIComponent(password) } : process.env;
  const done = spawnSync(program, [`--dbname=${address}`, ...args], { encoding: 'utf8', env });
  if (done.error) throw new CliError(`${program} (part of PostgreSQL) is not installed`);
  if (done.status !== 0) throw broken(`${program} failed: ${done.stderr.trim()}`);
}

/** Adds advice to the error about a database of an older version. */
export async function unlessOutdated<T>(opening: Promise<T>, advice: string): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    throw isStoreError(error, 'older-version') ? new CliError(`${error.message}: ${advice}`) : error;
  }
}
