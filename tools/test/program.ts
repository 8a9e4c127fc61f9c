import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BUILDER = fileURLToPath(new URL('../build.mjs', import.meta.url));

/** Before the first test: whatever starts the command or a server as people do starts what is built. */
export function setup(): void {
  const { status } = spawnSync(process.execPath, [BUILDER, '--quiet', 'program'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build has failed.');
}
