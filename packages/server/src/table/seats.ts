import type { Seat } from '@tempora/kernel';
import type { ApiError } from '@tempora/protocol';
import { looksLikeSomebodyAt } from '../accounts/names.ts';
import type { ServerContext } from '../context.ts';
import type { Person, StoredTable } from '../store/index.ts';
import { peopleAt, sit } from './table.ts';

/** Sits down at a table, unless there is a block between this person and anybody there, or they could be taken for one another. */
export async function sitDown(
  context: ServerContext,
  table: StoredTable,
  person: Person,
  { seat, entropy }: { seat?: Seat | undefined; entropy: string },
): Promise<ApiError | null> {
  if (await isBlockedAt(context, table, person)) return { code: 'blocked' };
  if (looksLikeSomebodyAt(table, person.id, person.name)) return { code: 'look-alike' };
  return sit(table, person, seat, entropy);
}

/** Has somebody at the table blocked this person, or this person them? */
export function isBlockedAt({ store }: ServerContext, table: StoredTable, person: Person): Promise<boolean> {
  const others = peopleAt(table).filter((other) => other !== person.id);
  return store.blocks.isBetween(person.id, [...others, table.host]);
}
