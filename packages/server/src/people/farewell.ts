import { addSystemEntry } from '@tempora/room';
import { amend } from '../afterwards.ts';
import type { Worker } from '../jobs.ts';
import type { Office } from '../office.ts';
import type { NewJob, Stored } from '../store/index.ts';
import { seatsOf } from '../tables.ts';

/** Who stands where somebody was who has left for good. */
const NOBODY = { person: 'nobody', name: 'Somebody' };
/** How long a node may take before another goes on with it. */
const LEASE = 60_000;

/**
 * Forgets a person. Ways in and all that is theirs alone go at once; their tables follow, and should this node not live to
 * finish that, another does.
 */
export async function forgetPerson(office: Office, person: string): Promise<void> {
  const { store, bus, node, now } = office;
  const job: NewJob = {
    key: `farewell ${person}`,
    kind: 'farewell',
    subject: person,
    body: {},
    due: now(),
    holder: node,
    heldUntil: now() + LEASE,
  };
  await store.people.forget(person, NOBODY.name, job);
  bus.publish({ kind: 'person', person });
  await sayFarewell(office, person);
  await store.jobs.finish(job);
}

export function farewell(office: Office): Worker {
  return ({ subject }) => sayFarewell(office, subject);
}

/** Everything it does may be done twice. */
async function sayFarewell(office: Office, person: string): Promise<void> {
  const { store } = office;
  for (const match of await store.matches.idsOf(person)) {
    await leaveSeats(office, match, person);
    await disown(office, match, person);
  }
  // They do not sit there, but the table remembers their name.
  for (const match of await store.matches.sentAway(person)) await disown(office, match, person);
  await store.talk.disown(person, NOBODY);
  await store.people.remove(person);
}

/** In a running match a bot plays on if that is what was agreed for who does not answer; else the seat is out. */
async function leaveSeats({ desk }: Office, match: string, person: string): Promise<void> {
  await desk.act(match, `farewell ${person}`, (m, { t }) => {
    const { pace } = t.doc;
    const what = pace.kind !== 'none' && pace.atZero === 'bot' ? '.takeover' : '.out';
    for (const seat of seatsOf(t, person)) addSystemEntry(m, seat, what);
    return null;
  });
}

/** A table without a person. Finished games stay as they were played; when they were is not touched. */
function disown(office: Office, match: string, person: string): Promise<void> {
  return amend(office, match, (t) => {
    clear(t, person);
    return true;
  });
}

function clear(t: Stored, person: string): void {
  const isGathering = t.status === 'gathering';
  t.doc.seats = t.doc.seats.map((held) => {
    if (held.kind !== 'person' || held.person !== person) return held;
    return isGathering ? { kind: 'open' } : { ...held, ...NOBODY };
  });
  t.doc.removed = t.doc.removed?.filter((known) => known.person !== person) ?? [];
  if (t.host !== person) return;
  const heir = t.doc.seats.find((held) => held.kind === 'person' && held.person !== NOBODY.person);
  t.host = heir?.kind === 'person' ? heir.person : NOBODY.person;
  if (isGathering && !heir) t.status = 'ended';
}
