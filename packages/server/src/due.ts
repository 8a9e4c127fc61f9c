import { askedSeats, isOver, seqOf } from '@tempora/room';
import { firstToFall, isSlow } from './clocks.ts';
import { type Held, isAnsweredByHolder, isLeftToBots } from './open-match.ts';
import type { NewJob } from './store/index.ts';

/** Who does what must happen later, and how soon. */
export interface Haste {
  /** This node's name. */
  node: string;
  now(): number;
  /** Who answers sooner than this is not sent for. */
  noticeAfter: number;
  /** How long a bot takes for a move while no person plays, in milliseconds: whoever comes back should find a game. */
  alonePause: number;
  /** How long a node may take for a job before others take it over, in milliseconds. */
  lease: number;
}

/** In games over days a bot that plays for somebody alone among bots takes so many times as long. */
const SLOWLY = 360;

/** What must happen after the last move even if this node does not live to see it. */
export function jobsFor(
  held: Held,
  { now, node, noticeAfter, lease, alonePause }: Haste,
  isNoticeWanted: boolean,
): NewJob[] {
  const { m, clocks, t } = held;
  if (!m || isOver(m)) return [];
  const asked = askedSeats(m);
  const jobs: NewJob[] = [];
  const free = { subject: t.id, holder: '', heldUntil: 0 };
  if (asked.some((seat) => !isAnsweredByHolder(m, seat))) {
    const bot = { ...free, key: `bot ${t.id}`, kind: 'bot', body: { seq: seqOf(m) } };
    const pause = isLeftToBots(m) ? alonePause * (isSlow(t.doc.pace) ? SLOWLY : 1) : 0;
    if (pause > 0) jobs.push({ ...bot, due: now() + pause });
    else jobs.push({ ...bot, due: now(), holder: node, heldUntil: now() + lease });
  }
  const fall = clocks && firstToFall(clocks);
  if (fall) jobs.push({ ...free, key: `clock ${t.id}`, kind: 'clock', body: { seat: fall.seat }, due: fall.due });
  if (isNoticeWanted && asked.some((seat) => isAnsweredByHolder(m, seat)))
    jobs.push({ ...free, key: `turn ${t.id}`, kind: 'turn', body: {}, due: now() + noticeAfter });
  return jobs;
}
