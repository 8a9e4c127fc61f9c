import { isSlow } from '@tempora/protocol';
import { askedSeats, isOver, seqOf } from '@tempora/room';
import { nextTimeout } from '../match/clocks.ts';
import { isAnsweredByHolder, isLeftToBots, type MatchSession } from '../match/session.ts';
import type { NewJob } from '../store/index.ts';

/** Who does what must happen later, and how soon. */
export interface ScheduleContext {
  /** This node's name. */
  node: string;
  now(): number;
  /** Who answers sooner than this is not sent for. */
  noticeAfter: number;
  /** How long a bot takes for a move while no person plays, in milliseconds: whoever comes back should find a game. */
  unattendedPause: number;
  /** How long a node may take for a job before others take it over, in milliseconds. */
  lease: number;
}

/** In games over days a bot that plays for somebody alone among bots takes so many times as long. */
const SLOW_GAME_FACTOR = 360;

/** What must happen after the last move even if this node does not live to see it. */
export function jobsFor(
  session: MatchSession,
  { now, node, noticeAfter, lease, unattendedPause }: ScheduleContext,
  isNoticeWanted: boolean,
): NewJob[] {
  const { m, clocks, table } = session;
  if (!m || isOver(m)) return [];
  const asked = askedSeats(m);
  const jobs: NewJob[] = [];
  const free = { subject: table.id, holder: '', heldUntil: 0 };
  if (asked.some((seat) => !isAnsweredByHolder(m, seat))) {
    const bot = { ...free, key: `bot ${table.id}`, kind: 'bot', body: { seq: seqOf(m) } };
    const pause = isLeftToBots(m) ? unattendedPause * (isSlow(table.doc.pace) ? SLOW_GAME_FACTOR : 1) : 0;
    if (pause > 0) jobs.push({ ...bot, due: now() + pause });
    else jobs.push({ ...bot, due: now(), holder: node, heldUntil: now() + lease });
  }
  const timeout = clocks && nextTimeout(clocks);
  if (timeout)
    jobs.push({ ...free, key: `clock ${table.id}`, kind: 'clock', body: { seat: timeout.seat }, due: timeout.due });
  if (isNoticeWanted && asked.some((seat) => isAnsweredByHolder(m, seat)))
    jobs.push({ ...free, key: `turn ${table.id}`, kind: 'turn', body: {}, due: now() + noticeAfter });
  return jobs;
}
