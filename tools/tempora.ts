import { isStoreError } from '@tempora/server';
import { dispatch } from './commands/dispatch.ts';
import { broken, CliError } from './commands/shared.ts';

/** The reader of our output may stop reading: that is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

/** The message for an error of a disk or a database; null: it is a bug. */
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
