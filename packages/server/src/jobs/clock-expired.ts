import { addSystemEntry } from '@tempora/room';
import type { ServerContext } from '../context.ts';
import { nextTimeout } from '../match/clocks.ts';
import type { JobHandler } from './runner.ts';

/** A clock may have run out. If it has not, because somebody has moved since, there is another job for the next deadline. */
export function clockExpired(context: ServerContext): JobHandler {
  return async ({ subject }) => {
    await context.registry.applyCommand(subject, '', (m, { clocks, table }) => {
      const timeout = clocks && nextTimeout(clocks);
      if (!timeout || timeout.due > context.now() || table.doc.pace.kind === 'none') return null;
      addSystemEntry(m, timeout.seat, '.timeout');
      return addSystemEntry(m, timeout.seat, table.doc.pace.atZero === 'out' ? '.out' : '.takeover');
    });
  };
}
