import { exportMatch } from '@tempora/room';
import type { Office } from '../office.ts';
import { readWhole } from '../open-match.ts';
import type { Person, Session } from '../store/index.ts';
import { seatsOf } from '../tables.ts';

/** A way in as its owner is shown it: neither the secret nor its hash. */
export function wayIn({ hash, kind, scopes, label, created, expires }: Session) {
  return { id: hash.slice(0, 16), kind, scopes, label, created, expires };
}

/** Everything the house knows of a person that is theirs to have. */
export async function dataOf(office: Office, person: Person) {
  const { store } = office;
  const { id, name, login, settings, isAdmin, created, seen } = person;
  const matches = [];
  for (const match of await store.matches.idsOf(id)) matches.push(await matchOf(office, match, id));
  return {
    me: { person: id, name, login, isAdmin, created, seen },
    settings,
    sessions: (await store.people.sessionsOf(id)).map(wayIn),
    passkeys: (await store.keys.of(id)).map(({ id: key, label, created: since }) => ({
      id: key,
      label,
      created: since,
    })),
    matches,
    chat: await store.talk.saidBy(id),
    notes: await store.talk.notesOf(id),
    blocks: await store.people.blocksOf(id),
    reports: (await store.reports.of(id)).map(({ person: _, ...told }) => told),
  };
}

/** A match as one who was there may take it home: its record only when it is over. */
async function matchOf({ store }: Office, match: string, person: string) {
  const held = await readWhole(store, match);
  if (!held) return { match };
  const { t, m } = held;
  return {
    match,
    game: t.game,
    status: t.status,
    seats: seatsOf(t, person),
    ranking: t.ranking,
    created: t.created,
    changed: t.changed,
    record: m && t.status === 'over' ? exportMatch(m) : null,
  };
}
