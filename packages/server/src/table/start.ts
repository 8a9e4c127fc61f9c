import { type GameRegistration, loadGame } from '@tempora/games/lazy';
import type { ApiError } from '@tempora/protocol';
import {
  askedSeats,
  isPlayedByPeople,
  type Match,
  openMatch,
  playEntries,
  playForced,
  rankingOf,
  restoreMatch,
} from '@tempora/room';
import { pauseVacationers } from '../accounts/vacation.ts';
import type { ServerContext } from '../context.ts';
import { jobsFor, noticeJobsFor } from '../jobs/schedule.ts';
import { setupOf, startSession } from '../match/session.ts';
import type { NewJob, Person, StoredEntry, StoredTable, TableDoc } from '../store/index.ts';

/** Starts the match: the randomness is settled, and the moves of a continued record are played. */
export async function start(
  context: ServerContext,
  table: StoredTable,
  host: Person,
  entropy: string | undefined,
): Promise<ApiError | { entries: StoredEntry[]; jobs: NewJob[] }> {
  if (table.status !== 'gathering') return { code: 'already-started' };
  if (table.doc.seats.some(({ kind }) => kind === 'open')) return { code: 'not-present' };
  const listed = await loadGame(table.game);
  if (!listed) return { code: 'rules-unavailable' };
  if (entropy) setEntropy(table.doc, host, entropy);
  if (table.fairSeed.kind === 'committed') table.fairSeed = { ...table.fairSeed, entropy: entropyOf(table.doc) };
  const m = openFirst(table, listed);
  await pauseVacationers(context, table, m);
  const at = context.now();
  table.rules = listed.game.version;
  table.status = rankingOf(m) ? 'over' : 'playing';
  table.asked = [...askedSeats(m)];
  table.ranking = rankingOf(m);
  table.isPlayed = isPlayedByPeople(m);
  table.doc.started = at;
  table.doc.record = null;
  const entries = m.journal.map((entry) => ({ ...entry, at, command: '' }));
  const session = startSession(table, listed, entries);
  return {
    entries,
    jobs: [...jobsFor(session, context, context.registry.isWatched(table.id)), ...noticeJobsFor(session, context)],
  };
}

/** The host's share of the randomness comes last, when the server has long committed to its own. */
function setEntropy({ seats }: TableDoc, host: Person, entropy: string): void {
  for (const holder of seats) if (holder.kind === 'person' && holder.person === host.id) holder.entropy = entropy;
}

function entropyOf({ seats }: TableDoc): string[] {
  return seats.map((holder) => (holder.kind === 'open' ? '' : holder.entropy));
}

function openFirst(table: StoredTable, { game, playsForced }: GameRegistration): Match {
  const m = openMatch(game, setupOf(table));
  if (table.doc.record) playRecord(m, table.doc.record);
  if (playsForced) playForced(m);
  return m;
}

/** Plays the moves of a record that were not taken back, up to a ply. */
function playRecord(m: Match, { text, ply }: { text: string; ply: number }): void {
  // Restored with its own players: its system entries may not fit the people who sit here.
  const whole = restoreMatch(() => m.game, text);
  if ('error' in whole || playEntries(m, whole.standing.slice(0, ply))) throw new Error('a checked record is flawed');
}
