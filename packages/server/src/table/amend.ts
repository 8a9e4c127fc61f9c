import type { ServerContext } from '../context.ts';
import type { StoredTable } from '../store/index.ts';
import { peopleAt } from './table.ts';

/** Changes the settings of a match that may be over, without changing its date. `change` returns whether there is anything to write. */
export async function amend(
  { store, bus }: Pick<ServerContext, 'store' | 'bus'>,
  match: string,
  change: (table: StoredTable) => boolean,
): Promise<void> {
  for (;;) {
    const table = await store.matches.find(match);
    if (!table || !change(table)) return;
    if (!(await store.matches.change(table))) continue;
    // Without a sender: this node must show it, too.
    return bus.publish({ kind: 'match', match, node: '', people: peopleAt(table) });
  }
}

/** A rematch has started or was closed: the players of the match before are no longer invited. */
export async function expireInvitation(context: ServerContext, id: string): Promise<void> {
  const before = await context.registry.withSession(id, (session) => session?.table.doc.after);
  if (before === undefined) return;
  await amend(context, before, ({ doc: { next } }) => {
    if (next?.match !== id || next.seats.length === 0) return false;
    next.seats = [];
    return true;
  });
}
