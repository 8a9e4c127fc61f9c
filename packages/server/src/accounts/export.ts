import { exportMatch } from '@tempora/room';
import type { ServerContext } from '../context.ts';
import { loadFullSession } from '../match/session.ts';
import type { Person, Session } from '../store/index.ts';
import { seatsOf } from '../table/table.ts';

/** A session as its owner sees it: neither the secret nor its hash. */
export function sessionDto({ hash, kind, scopes, label, created, expires }: Session) {
  return { id: hash.slice(0, 16), kind, scopes, label, created, expires };
}

/** Everything the server knows about a person. */
export async function exportAccount(context: ServerContext, person: Person) {
  const { store } = context;
  const { id, name, login, settings, isAdmin, created, seen } = person;
  const matches = [];
  for (const match of await store.matches.idsOf(id)) matches.push(await exportedMatch(context, match, id));
  return {
    me: { person: id, name, login, isAdmin, created, seen },
    settings,
    sessions: (await store.sessions.of(id)).map(sessionDto),
    passkeys: (await store.credentials.of(id)).map(({ id: key, label, created: since }) => ({
      id: key,
      label,
      created: since,
    })),
    matches,
    chat: await store.chat.by(id),
    notes: await store.notes.of(id),
    blocks: await store.blocks.by(id),
    reports: (await store.reports.of(id)).map(({ person: _, ...told }) => told),
  };
}

/** A match of theirs; its record only when it is over. */
async function exportedMatch({ store }: ServerContext, match: string, person: string) {
  const session = await loadFullSession({ store }, match);
  if (!session) return { match };
  const { table, m } = session;
  return {
    match,
    game: table.game,
    status: table.status,
    seats: seatsOf(table, person),
    ranking: table.ranking,
    created: table.created,
    changed: table.changed,
    record: m && table.status === 'over' ? exportMatch(m) : null,
  };
}
