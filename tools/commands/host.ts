import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { databaseIn, Outdated, openStore, openStoreAsItIs, placeOf, readConfig, whoHas } from '@tempora/server';
import { broken, type Command, pathOf, readArgs, say, Trouble } from './shared.ts';

const WHERE = [
  '',
  '  --data FOLDER  the data folder of the house (default: data, or TEMPORA_DATA)',
  '  With DATABASE_URL set it is about that PostgreSQL database instead.',
];

/** Where the house of a command line keeps its things. */
function houseOf(data: string | undefined) {
  return readConfig(data === undefined ? [] : ['--data', pathOf(data)], process.env);
}

/** The house of a command line, which must be there already: a name mistyped makes no new one. */
export function houseThere(data: string | undefined) {
  const config = houseOf(data);
  if (!config.databaseUrl && !existsSync(databaseIn(config.data)))
    throw new Trouble(`there is no house in ${config.data}`);
  return config;
}

export const backup: Command = {
  name: 'backup',
  summary: 'copy everything a house knows into a file, while it runs',
  usage: ['tempora backup FILE [--data FOLDER]', ...WHERE],
  async run(args) {
    const { values, positionals } = readArgs(args, ['FILE'], { data: { type: 'string' } });
    const file = pathOf(positionals[0] as string);
    if (existsSync(file)) throw new Trouble(`${file} is there already`);
    const config = houseThere(values.data);
    if (config.databaseUrl) postgres('pg_dump', '--format=custom', `--file=${file}`, config.databaseUrl);
    else {
      const store = openStoreAsItIs(placeOf(config));
      await store.db.backup(file);
      await store.db.close();
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
    if (!existsSync(file)) throw new Trouble(`there is no ${file}`);
    const config = houseOf(values.data);
    if (config.databaseUrl) {
      postgres('pg_restore', '--clean', '--if-exists', '--single-transaction', `--dbname=${config.databaseUrl}`, file);
      return say('It is as it was when the backup was made.');
    }
    const running = whoHas(config.data);
    if (running) throw new Trouble(`the house in ${config.data} is open (process ${running}); stop it first`);
    await check(file);
    const aside = putAside(config.data);
    copyFileSync(file, databaseIn(config.data));
    say(`It is as it was when the backup was made.${aside ? ` What was there before is in ${aside}.` : ''}`);
  },
};

/** A backup that cannot be read must not replace what is there. */
async function check(file: string): Promise<void> {
  const copy = `${file}.checked`;
  copyFileSync(file, copy);
  try {
    const store = await openStore({ file: copy });
    await store.matches.count();
    await store.db.close();
  } catch (error) {
    throw broken(`${file} is no backup of a house: ${error instanceof Error ? error.message : error}`);
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${copy}${end}`, { force: true });
  }
}

function putAside(folder: string): string | null {
  mkdirSync(folder, { recursive: true });
  const file = databaseIn(folder);
  if (!existsSync(file)) return null;
  const aside = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const end of ['', '-wal', '-shm'])
    if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`);
  return aside;
}

function postgres(program: string, ...args: string[]): void {
  const done = spawnSync(program, args, { encoding: 'utf8' });
  if (done.error) throw new Trouble(`${program} of PostgreSQL is not installed here`);
  if (done.status !== 0) throw broken(`${program} failed: ${done.stderr.trim()}`);
}

/** Says what to do where an earlier version has made a database. */
export async function unlessOutdated<T>(opening: Promise<T>, advice: string): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    throw error instanceof Outdated ? new Trouble(`${error.message}: ${advice}`) : error;
  }
}
