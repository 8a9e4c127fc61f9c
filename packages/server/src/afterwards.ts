import type { Office } from './office.ts';
import type { Stored } from './store/index.ts';
import { peopleAt } from './tables.ts';

/** Changes what is remembered of a match; when it was played is not touched. `change` says whether there is anything to write. */
export async function amend(
  { store, bus }: Pick<Office, 'store' | 'bus'>,
  match: string,
  change: (t: Stored) => boolean,
): Promise<void> {
  for (;;) {
    const t = await store.matches.find(match);
    if (!t || !change(t)) return;
    if (!(await store.matches.change(t))) continue;
    // From no node: this one has not shown it yet either.
    return bus.publish({ kind: 'match', match, node: '', people: peopleAt(t) });
  }
}

/** Nobody sits down at a table any more that follows another: who sat at that one is no longer asked to. */
export async function invitationLapses(office: Office, table: string): Promise<void> {
  const before = await office.desk.with(table, (held) => held?.t.doc.after);
  if (before === undefined) return;
  await amend(office, before, ({ doc: { next } }) => {
    if (next?.match !== table || next.seats.length === 0) return false;
    next.seats = [];
    return true;
  });
}
