import type { ServerContext } from '../context.ts';
import type { StoredTable } from '../store/index.ts';
import { peopleAt } from './table.ts';

/** Changes what is remembered of a match; when it was played is not touched. `change` says whether there is anything to write. */
export async function amend(
  { store, bus }: Pick<ServerContext, 'store' | 'bus'>,
  match: string,
  change: (table: StoredTable) => boolean,
): Promise<void> {
  for (;;) {
    const table = await store.matches.find(match);
    if (!table || !change(table)) return;
    if (!(await store.matches.change(table))) continue;
    // From no node: this one has not shown it yet either.
    return bus.publish({ kind: 'match', match, node: '', people: peopleAt(table) });
  }
}

/** Nobody sits down at a table any more that follows another: who sat at that one is no longer asked to. */
export async function expireInvitation(context: ServerContext, id: string): Promise<void> {
  const before = await context.registry.withSession(id, (session) => session?.table.doc.after);
  if (before === undefined) return;
  await amend(context, before, ({ doc: { next } }) => {
    if (next?.match !== id || next.seats.length === 0) return false;
    next.seats = [];
    return true;
  });
}
