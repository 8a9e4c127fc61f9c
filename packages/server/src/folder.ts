import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The embedded database in a data folder. */
export function databaseIn(folder: string): string {
  return join(folder, 'tempora.db');
}

/** The process that has a data folder open, if one has. */
export function whoHas(folder: string): number | null {
  const file = join(folder, 'tempora.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null;
}

/** Takes a data folder for this process: two houses on one file would not hear each other's news. */
export function takeFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const other = whoHas(folder);
  if (other) throw new Error(`Another house (process ${other}) has ${folder} open. Use --data for another folder.`);
  const file = join(folder, 'tempora.pid');
  writeFileSync(file, String(process.pid));
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
