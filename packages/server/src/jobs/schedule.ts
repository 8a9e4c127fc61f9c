import { isSlow } from '@tempora/protocol';
import { askedSeats, isAnsweredByHolder, isOver, isPlayedByPeople, type Match, seqOf } from '@tempora/room';
import { nextTimeout } from '../match/clocks.ts';
import { isLeftToBots, type MatchSession } from '../match/session.ts';
import type { Runtime } from '../runtime.ts';
import type { NewJob, StoredTable } from '../store/index.ts';

/** How many times as long an unattended bot takes for a move in a slow game. */
const SLOW_GAME_FACTOR = 360;

type ScheduleRuntime = Pick<Runtime, 'config' | 'node' | 'now'>;

/** Is anybody watching? */
export type Watched = 'watched' | 'unwatched';

/** What must happen after the last move, even if this node does not live to see it: a bot's move, a clock's end. */
export function jobsFor(session: MatchSession, runtime: ScheduleRuntime, watched: Watched): NewJob[] {
  const { m, clocks } = session;
  if (!m || isOver(m)) return [];
  const { table } = session;
  // Where no person plays and nobody watches, bots need not go on until somebody does.
  const jobs = isPlayedByPeople(m) || watched === 'watched' ? botJobsFor(session, runtime) : [];
  const timeout = clocks && nextTimeout(clocks);
  if (timeout) jobs.push({ ...jobOf(table, 'clock'), body: { seat: timeout.seat }, due: timeout.due });
  return jobs;
}

/** The move of the bot that is asked, if one is. */
export function botJobsFor({ m, table }: MatchSession, runtime: ScheduleRuntime): NewJob[] {
  if (!m || isOver(m) || !askedSeats(m).some((seat) => !isAnsweredByHolder(m, seat))) return [];
  return [botJob(table, m, runtime)];
}

/** The job that notifies people whose turn it is, if they do not answer by then. */
export function noticeJobsFor({ m, table }: MatchSession, { config, now }: ScheduleRuntime): NewJob[] {
  if (!m || isOver(m) || !askedSeats(m).some((seat) => isAnsweredByHolder(m, seat))) return [];
  return [{ ...jobOf(table, 'turn'), body: {}, due: now() + config.noticeAfter }];
}

/** This node does it at once, unless only bots play: then it can wait. */
function botJob(table: StoredTable, m: Match, { config, node, now }: ScheduleRuntime): NewJob {
  const bot = { ...jobOf(table, 'bot'), body: { seq: seqOf(m) } };
  const pause = isLeftToBots(m) ? config.unattendedPause * (isSlow(table.doc.pace) ? SLOW_GAME_FACTOR : 1) : 0;
  if (pause > 0) return { ...bot, due: now() + pause };
  return { ...bot, due: now(), holder: node, heldUntil: now() + config.lease };
}

function jobOf({ id }: StoredTable, kind: string) {
  return { key: `${kind} ${id}`, kind, subject: id, holder: '', heldUntil: 0 };
}
