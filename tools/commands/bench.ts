import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CliCommand, CliError, readArgs } from './shared.ts';

export const bench: CliCommand = {
  name: 'bench',
  summary: 'measure moves per second, compared with boardgame.io',
  usage: [
    'tempora bench [--json] [--quick] [--write]',
    '',
    '  --json   JSON instead of a table',
    '  --quick  fewer and shorter rounds: an estimate, not a measurement',
    '  --write  also write bench/RESULTS.md',
  ],
  run,
};

/** A process of its own: nothing this tool has loaded can slow it down or speed it up. */
async function run(args: string[]): Promise<void> {
  readArgs(args, [], { json: { type: 'boolean' }, quick: { type: 'boolean' }, write: { type: 'boolean' } });
  const launcher = fileURLToPath(new URL('../../tools/launch.mjs', import.meta.url));
  if (!existsSync(launcher)) throw new CliError('only a checkout of the sources can be measured');
  const child = spawn(process.execPath, [launcher, 'bench', ...args], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill(signal));
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
