import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A place for data where the system really refuses to store more, and then does again. */
export interface SmallDisk {
  readonly folder: string;
  /** The command to run a program under the limit. */
  readonly wrapper: string[];
  fill(pid: number): void;
  free(pid: number): void;
  remove(): void;
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** A disk of some megabytes in memory, full to the last byte. Needs the right to mount. */
export function memoryDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'tempora-disk-'));
  if (!run('mount', '-t', 'tmpfs', '-o', 'size=16m,mode=0755', 'tmpfs', folder)) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    wrapper: [],
    fill() {
      const file = openSync(ballast, 'w');
      for (let size = 65_536; size > 0; ) {
        try {
          writeSync(file, Buffer.alloc(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
      closeSync(file);
    },
    free: () => rmSync(ballast),
    remove() {
      run('umount', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An ordinary folder and a process whose files may not grow: nobody needs special rights for that. */
export function limitedDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'tempora-disk-'));
  const limit = (pid: number, bytes: number | 'unlimited') => {
    const isDone = run('prlimit', '--pid', String(pid), `--fsize=${bytes}:unlimited`);
    if (!isDone) throw new Error('the limit was not accepted');
  };
  if (!run('prlimit', '--version')) return null;
  return {
    folder,
    // Else the system would end the process instead of refusing.
    wrapper: ['sh', '-c', 'trap "" XFSZ; exec "$@"', 'sh'],
    fill: (pid) => limit(pid, statSync(join(folder, 'tempora.db-wal')).size),
    free: (pid) => limit(pid, 'unlimited'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
