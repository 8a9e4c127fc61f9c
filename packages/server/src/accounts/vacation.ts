import { isSlow } from '@tempora/protocol';
import { addSystemEntry, type Match } from '@tempora/room';
import type { ServerContext } from '../context.ts';
import type { Person, StoredTable } from '../store/index.ts';
import { seatsOf } from '../table/table.ts';

/** A person goes on vacation or comes back: their clocks stop or run again in all their slow games. */
export async function applyVacation(
  context: ServerContext,
  { id, settings }: Pick<Person, 'id' | 'settings'>,
): Promise<void> {
  const what = settings.vacation ? '.pause' : '.resume';
  for (const match of await context.store.matches.idsOf(id, 'playing')) {
    await context.registry.applyCommand(match, `vacation ${context.random(8)}`, (m, { table }) => {
      if (isSlow(table.doc.pace)) for (const seat of seatsOf(table, id)) addSystemEntry(m, seat, what);
      return null;
    });
  }
}

/** At the start of a slow game the clocks of people on vacation do not run. */
export async function pauseVacationers({ store }: ServerContext, table: StoredTable, m: Match): Promise<void> {
  if (!isSlow(table.doc.pace)) return;
  for (const [seat, holder] of table.doc.seats.entries()) {
    const person = holder.kind === 'person' ? await store.people.find(holder.person) : null;
    if (person?.settings.vacation) addSystemEntry(m, seat, '.pause');
  }
}
