import type { ApiError } from '@tempora/protocol';
import type { ServerContext } from '../context.ts';
import { looksLikeSomebodyAt } from './names.ts';

/**
 * Gives a person another name, also at tables that have not started, unless they could be taken for somebody else there.
 * What was played stays as it was.
 */
export async function rename(context: ServerContext, person: string, name: string): Promise<ApiError | null> {
  const { store, registry, bus } = context;
  const gathering = await store.matches.idsOf(person, 'gathering');
  for (const match of gathering) {
    const table = await store.matches.find(match);
    if (table && looksLikeSomebodyAt(table, person, name)) return { code: 'look-alike' };
  }
  await store.people.rename(person, name);
  bus.publish({ kind: 'person', person });
  for (const match of gathering) {
    await registry.updateTable(match, (table) => {
      if (table.status !== 'gathering') return { code: 'already-started' };
      for (const holder of table.doc.seats)
        if (holder.kind === 'person' && holder.person === person) holder.name = name;
      return null;
    });
  }
  return null;
}
