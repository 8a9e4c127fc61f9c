import { addSystemEntry, type Match } from '@tempora/room';
import { isSlow } from '../clocks.ts';
import type { Office } from '../office.ts';
import type { Person, Stored } from '../store/index.ts';
import { seatsOf } from '../tables.ts';

/** A person goes on vacation or comes back: their clocks stand still or go on in all slow games they are in. */
export async function followVacation(office: Office, { id, settings }: Pick<Person, 'id' | 'settings'>): Promise<void> {
  const what = settings.vacation ? '.pause' : '.resume';
  for (const match of await office.store.matches.idsOf(id, 'playing')) {
    await office.desk.act(match, `vacation ${office.random(8)}`, (m, { t }) => {
      if (isSlow(t.doc.pace)) for (const seat of seatsOf(t, id)) addSystemEntry(m, seat, what);
      return null;
    });
  }
}

/** At the start of a slow game the clocks of who is on vacation stand still from the beginning. */
export async function pauseWhoIsAway({ store }: Office, t: Stored, m: Match): Promise<void> {
  if (!isSlow(t.doc.pace)) return;
  for (const [seat, held] of t.doc.seats.entries()) {
    const person = held.kind === 'person' ? await store.people.find(held.person) : null;
    if (person?.settings.vacation) addSystemEntry(m, seat, '.pause');
  }
}
