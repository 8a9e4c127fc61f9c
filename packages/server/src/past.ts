import { logBetween } from '@tempora/room';
import { type Asker, mayLookAs, type Of, type Office, type Reply } from './office.ts';
import { readPast } from './open-match.ts';

/** An earlier stretch of the log: what the viewer heard between the checkpoint before a ply and that ply. */
export async function logBefore({ store }: Office, { person }: Asker, request: Of<'log'>): Promise<Reply> {
  const held = await readPast(store, request.match, request.before);
  if (!held) return { error: { code: 'match-not-found' } };
  const { m } = held;
  if (!m) return { error: { code: 'not-started' } };
  if (!mayLookAs(held, person, request.viewer)) return { error: { code: 'forbidden' } };
  const since = m.base.seq === 0 ? -1 : m.base.ply;
  return {
    type: 'log',
    id: request.id,
    match: request.match,
    since,
    lines: logBetween(m, request.viewer, since, request.before),
  };
}
