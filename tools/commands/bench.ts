import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type CliCommand, readArgs } from './shared.ts';

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
  const script = fileURLToPath(new URL('../../bench/run.ts', import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill(signal));
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
