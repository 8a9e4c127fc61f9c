import { logBetween } from '@tempora/room';
import { mayViewAs, type Of, type Reply, type Requester, type ServerContext } from '../context.ts';
import { loadSessionAt } from './session.ts';

/** An earlier part of the log: from the checkpoint before a ply to that ply. */
export async function logBefore({ store }: ServerContext, { person }: Requester, request: Of<'log'>): Promise<Reply> {
  const session = await loadSessionAt(store, request.match, request.before);
  if (!session) return { error: { code: 'match-not-found' } };
  const { m } = session;
  if (!m) return { error: { code: 'not-started' } };
  if (!mayViewAs(session, person, request.viewer)) return { error: { code: 'forbidden' } };
  const since = m.base.seq === 0 ? -1 : m.base.ply;
  return {
    type: 'log',
    id: request.id,
    match: request.match,
    since,
    lines: logBetween(m, request.viewer, since, request.before),
  };
}
