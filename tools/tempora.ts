import { Ahead, Unavailable } from '@tempora/server';
import { dispatch } from './commands/dispatch.ts';
import { broken, Trouble } from './commands/shared.ts';

/** Whoever reads our output may stop reading: that is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

/** What the world outside says no to, a disk or a database, is no fault of ours. Null: it is. */
function troubleIn(error: unknown): Trouble | null {
  if (error instanceof Trouble) return error;
  const isFromOutside = error instanceof Error && 'syscall' in error;
  return error instanceof Unavailable || error instanceof Ahead || isFromOutside ? broken(error.message) : null;
}

try {
  await dispatch(process.argv.slice(2));
} catch (error) {
  const trouble = troubleIn(error);
  if (!trouble) throw error;
  process.stderr.write(`tempora: ${trouble.message.replace(/\s*\n\s*/g, ' ')}\n`);
  process.exitCode = trouble.exitCode;
}
