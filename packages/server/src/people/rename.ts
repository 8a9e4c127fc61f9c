import type { Office } from '../office.ts';

/** Gives a person another name, also where they sit at tables that have not begun. What was played stays as it was. */
export async function rename(office: Office, person: string, name: string): Promise<void> {
  const { store, desk, bus } = office;
  await store.people.rename(person, name);
  bus.publish({ kind: 'person', person });
  for (const match of await store.matches.idsOf(person, 'gathering')) {
    await desk.agree(match, (t) => {
      if (t.status !== 'gathering') return { code: 'already-started' };
      for (const held of t.doc.seats) if (held.kind === 'person' && held.person === person) held.name = name;
      return null;
    });
  }
}
