import { logBetween } from '@tempora/room';
import { type Asker, mayLookAs, type Of, type Office, type Reply } from './office.ts';
import { readPast } from './open-match.ts';

/** An earlier stretch of the log: what the viewer heard between the checkpoint before a ply and that ply. */
export async function logBefore({ store }: Office, { person }: Asker, ask: Of<'log'>): Promise<Reply> {
  const held = await readPast(store, ask.match, ask.before);
  if (!held) return { trouble: 'no-match' };
  const { m } = held;
  if (!m) return { type: 'refused', id: ask.id, refused: { code: 'not-started' } };
  if (!mayLookAs(held, person, ask.as)) return { trouble: 'forbidden' };
  const since = m.base.seq === 0 ? -1 : m.base.ply;
  return { type: 'log', id: ask.id, match: ask.match, since, lines: logBetween(m, ask.as, since, ask.before) };
}
