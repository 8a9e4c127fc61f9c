import type { ServerContext } from '../context.ts';

/** Gives a person another name, even at tables that have not started. Matches keep the name they began with. */
export async function rename(context: ServerContext, person: string, name: string): Promise<void> {
  const { store, registry, bus } = context;
  await store.people.rename(person, name);
  bus.publish({ kind: 'person', person });
  for (const match of await store.matches.idsOf(person, 'gathering')) {
    await registry.updateTable(match, (table) => {
      if (table.status !== 'gathering') return { code: 'already-started' };
      for (const holder of table.doc.seats)
        if (holder.kind === 'person' && holder.person === person) holder.name = name;
      return null;
    });
  }
}
