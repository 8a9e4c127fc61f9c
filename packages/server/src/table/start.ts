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
import type { JobHandler } from '../jobs/runner.ts';
import { jobsFor, noticeJobsFor } from '../jobs/schedule.ts';
import { setupOf, startSession } from '../match/session.ts';
import { timeWarningFor } from '../notify/event-jobs.ts';
import type { NewJob, Person, StoredEntry, StoredTable, TableDoc } from '../store/index.ts';
import { expireInvitation } from './amend.ts';
import type { Opener } from './caps.ts';
import { fullFor, refusalToStart, startOf } from './full.ts';

/** Starts the match for a person who may. It counts among the matches of its host, whoever starts it. */
export async function startAs(
  context: ServerContext,
  table: StoredTable,
  by: Opener & { person: Person },
  entropy: string | undefined,
): Promise<ApiError | MatchBeginning> {
  const { person } = by;
  const early = refusalToStart(table, person, context.now());
  if (early) return early;
  const more = { matches: 1 };
  const { caps } = context;
  const refused =
    table.host === person.id ? await caps.refusal(by, more) : await caps.refusalFor(table.host, table.openedFrom, more);
  if (refused) return refused;
  if (entropy) setEntropy(table.doc, person, entropy);
  return start(context, table);
}

/** A table at which all seats are taken may be due to start by itself; if it is not, there is another job. */
export function selfStart(context: ServerContext): JobHandler {
  return async ({ subject }) => {
    const refused = await context.registry.updateTable(subject, async (table) => {
      const { by, afterSeconds } = startOf(table);
      const waited = fullFor(table, context.now());
      if (by !== 'itself' || waited === null || waited < afterSeconds * 1000) return { code: 'too-early' };
      return (
        (await context.caps.refusalFor(table.host, table.openedFrom, { matches: 1 })) ?? (await start(context, table))
      );
    });
    if (!refused) await expireInvitation(context, subject);
  };
}

/** The first lines of a journal, and what is to be done next. */
type MatchBeginning = { entries: StoredEntry[]; jobs: NewJob[] };

/** Starts the match: the randomness is settled, and the moves of a continued record are played. */
async function start(context: ServerContext, table: StoredTable): Promise<ApiError | MatchBeginning> {
  if (table.status !== 'gathering') return { code: 'already-started' };
  if (table.doc.seats.some(({ kind }) => kind === 'open')) return { code: 'not-present' };
  const listed = await loadGame(table.game);
  if (!listed) return { code: 'rules-unavailable' };
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
  delete table.doc.formerNames;
  const entries = m.journal.map((entry) => ({ ...entry, at, command: '' }));
  const session = startSession(table, listed, entries);
  return {
    entries,
    jobs: [
      ...jobsFor(session, context, context.registry.isWatched(table.id)),
      ...noticeJobsFor(session, context),
      ...timeWarningFor(session),
    ],
  };
}

/** The share of whoever starts comes last, when the server has long committed to its own. */
function setEntropy({ seats }: TableDoc, starter: Person, entropy: string): void {
  for (const holder of seats) if (holder.kind === 'person' && holder.person === starter.id) holder.entropy = entropy;
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
