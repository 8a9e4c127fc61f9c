import { isStoreError } from '@tempora/server';
import { dispatch } from './commands/dispatch.ts';
import { broken, CliError } from './commands/shared.ts';

/** Whoever reads our output may stop reading: that is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

/** Errors of a disk or a database are not ours. Null: it is one of ours. */
function cliErrorIn(error: unknown): CliError | null {
  if (error instanceof CliError) return error;
  const isFromOutside = error instanceof Error && 'syscall' in error;
  return isStoreError(error, 'unavailable') || isStoreError(error, 'newer-version') || isFromOutside
    ? broken(error.message)
    : null;
}

try {
  await dispatch(process.argv.slice(2));
} catch (error) {
  const failed = cliErrorIn(error);
  if (!failed) throw error;
  process.stderr.write(`tempora: ${failed.message.replace(/\s*\n\s*/g, ' ')}\n`);
  process.exitCode = failed.exitCode;
}
