import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  // It contains what running matches hide.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const other = lockHolder(folder);
  if (other) throw new Error(`Another server (process ${other}) uses ${folder}. Use --data for another folder.`);
  const file = join(folder, 'tempora.pid');
  writeFileSync(file, `${process.pid}\n${startTimeOf(process.pid)}\n`);
  return () => rmSync(file, { force: true });
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
