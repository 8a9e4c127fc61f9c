import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The embedded database in a data folder. */
export function databaseFile(folder: string): string {
  return join(folder, 'tempora.db');
}

/** The process that has a data folder open, if one has. */
export function lockHolder(folder: string): number | null {
  const file = join(folder, 'tempora.pid');
  const [number = '', birth = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const pid = Number(number);
  if (!(pid > 0) || pid === process.pid || !isAlive(pid)) return null;
  // After a power cut somebody else may have the number of a house that never said goodbye.
  const now = startTimeOf(pid);
  return birth !== '' && now !== '' && birth !== now ? null : pid;
}

/** When a process began, as the system says it; no other with the same number began then. */
function startTimeOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program comes second, in brackets, and may have blanks; the beginning is the twentieth after it.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    // The same words whoever asks.
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env }).stdout?.trim() ?? '';
  }
}

/** Takes a data folder for this process: two houses on one file would not hear each other's news. */
export function lockDataFolder(folder: string): () => void {
  // What running matches keep secret is in there.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const other = lockHolder(folder);
  if (other) throw new Error(`Another house (process ${other}) has ${folder} open. Use --data for another folder.`);
  const file = join(folder, 'tempora.pid');
  writeFileSync(file, `${process.pid}\n${startTimeOf(process.pid)}\n`);
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
