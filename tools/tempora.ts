import { dispatch } from './commands/dispatch.ts';
import { Trouble } from './commands/shared.ts';

/** Whoever reads our output may stop reading: that is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  await dispatch(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  process.stderr.write(`tempora: ${error.message.replace(/\s*\n\s*/g, ' ')}\n`);
  process.exitCode = error.exitCode;
}
