import { addSystemEntry } from '@tempora/room';
import type { ServerContext } from '../context.ts';
import type { JobHandler } from '../jobs/runner.ts';
import type { NewJob, StoredTable } from '../store/index.ts';
import { amend } from '../table/amend.ts';
import { seatsOf } from '../table/table.ts';

/** Replaces a deleted account. Clients know it by the person, and have a word of their language for it. */
const NOBODY = { person: 'nobody', name: 'Somebody' };
/** How long a node may take before another continues. */
const LEASE = 60_000;

/**
 * Deletes an account. Sessions and everything that is only this person's go at once; their tables follow, and if this
 * node dies before it has finished, another continues.
 */
export async function deleteAccount(context: ServerContext, person: string): Promise<void> {
  const { store, bus, node, now } = context;
  const job: NewJob = {
    key: `farewell ${person}`,
    kind: 'farewell',
    subject: person,
    body: {},
    due: now(),
    holder: node,
    heldUntil: now() + LEASE,
  };
  await store.people.erase(person, NOBODY.name, job);
  bus.publish({ kind: 'person', person });
  await removeTraces(context, person);
  await store.jobs.finish(job);
}

export function accountDeletion(context: ServerContext): JobHandler {
  return ({ subject }) => removeTraces(context, subject);
}

/** May be repeated: a node that died halfway leaves the rest to another. */
async function removeTraces(context: ServerContext, person: string): Promise<void> {
  const { store } = context;
  for (const match of await store.matches.idsOf(person)) {
    await leaveSeats(context, match, person);
    await anonymizeAt(context, match, person);
  }
  // They have no seat there, but the table still shows their name.
  for (const match of await store.matches.thatRemoved(person)) await anonymizeAt(context, match, person);
  await store.chat.anonymize(person, NOBODY);
  await store.people.remove(person);
}

/** In a running match a bot plays on if the table has agreed that for players whose time runs out; else they resign. */
async function leaveSeats({ registry }: ServerContext, match: string, person: string): Promise<void> {
  await registry.applyCommand(match, `farewell ${person}`, (m, { table }) => {
    const { pace } = table.doc;
    const what = pace.kind !== 'none' && pace.atZero === 'bot' ? '.takeover' : '.out';
    for (const seat of seatsOf(table, person)) addSystemEntry(m, seat, what);
    return null;
  });
}

/** Removes a person from a table. Finished games stay as they were played, and keep their date. */
function anonymizeAt(context: ServerContext, match: string, person: string): Promise<void> {
  return amend(context, match, (table) => {
    clearPerson(table, person);
    return true;
  });
}

function clearPerson(table: StoredTable, person: string): void {
  const isGathering = table.status === 'gathering';
  table.doc.seats = table.doc.seats.map((holder) => {
    if (holder.kind !== 'person' || holder.person !== person) return holder;
    return isGathering ? { kind: 'open' } : { ...holder, ...NOBODY };
  });
  if (isGathering) delete table.doc.fullSince;
  table.doc.removed = table.doc.removed?.filter((known) => known.person !== person) ?? [];
  if (table.host !== person) return;
  const heir = table.doc.seats.find((holder) => holder.kind === 'person' && holder.person !== NOBODY.person);
  table.host = heir?.kind === 'person' ? heir.person : NOBODY.person;
  if (isGathering && !heir) table.status = 'ended';
}
