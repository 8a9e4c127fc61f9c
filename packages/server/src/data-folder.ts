import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The embedded database in a data folder. */
export function databaseFile(folder: string): string {
  return join(folder, 'tempora.db');
}

/** The process that uses a data folder, if there is one. */
export function lockHolder(folder: string): number | null {
  const file = join(folder, 'tempora.pid');
  const [number = '', birth = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const pid = Number(number);
  if (!(pid > 0) || pid === process.pid || !isAlive(pid)) return null;
  // After a power cut another process may have the number of a server that never cleaned up.
  const now = startTimeOf(pid);
  return birth !== '' && now !== '' && birth !== now ? null : pid;
}

/** When a process started, as the system reports it: it tells processes with the same number apart. */
function startTimeOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program comes second, in brackets, and may contain blanks; the start time is the 20th field after it.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    // The same text in every locale and time zone.
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env }).stdout?.trim() ?? '';
  }
}

/** Locks a data folder for this process: two servers on one file would not notice each other's writes. */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const other = lockHolder(folder);
  if (other) throw new Error(`Another server (process ${other}) uses ${folder}. Use --data for another folder.`);
  const file = join(folder, 'tempora.pid');
  writeFileSync(file, `${process.pid}\n${startTimeOf(process.pid)}\n`);
  keepPrivate(folder);
  return () => rmSync(file, { force: true });
}

/** Only for their owner: they contain what running matches hide, also in a folder that was there before. */
function keepPrivate(folder: string): void {
  // SQLite gives the files beside the database the same permissions.
  closeSync(openSync(databaseFile(folder), 'a', 0o600));
  const files = readdirSync(folder).filter((name) => name.startsWith('tempora.'));
  restrict(folder, 0o700);
  for (const name of files) restrict(join(folder, name), 0o600);
}

/** A folder may belong to somebody else, such as a mounted volume: what is in it is ours all the same. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
