import type { BySeat, Seat } from '@tempora/kernel';
import { isSlow, type Pace, SLOW_SECONDS } from '@tempora/protocol';

/** Everybody's time. It follows from the journal and when each of its lines was written, so it is stored nowhere else. */
export interface Clocks {
  /** Milliseconds left when `at` was. */
  left: BySeat<number>;
  running: Seat[];
  /** Whose turn it is, too, though their clock stands still: who is on leave, and for whom a bot plays. */
  resting?: Seat[];
  covered?: Seat[];
  at: number;
  /** What each had left when its last turn ended: who takes that turn back has no more. */
  had?: BySeat<number>;
  /** Whose bank has run out once: they have a little for every turn from then on. */
  spent?: Seat[];
  /** Which question runs, where all are asked at once. */
  simultaneous?: number | null;
}

/** What the clocks need to know of a match. */
export interface ClockInput {
  /** Whose clocks run; who needs none (bots) is not among them. */
  asked: readonly Seat[];
  /** Who is asked too, but on leave: their time stands still. */
  resting?: readonly Seat[];
  /** Who is asked too, but a bot answers while others wait: who returns has what was left of this turn, and no more. */
  covered?: readonly Seat[];
  /** Whom a bot has just replaced. */
  replaced?: Seat | null;
  /** Which question it is, where all are asked at once: with the next one everybody's turn is another. */
  simultaneous?: number | null;
  /** Were moves taken back? Nobody gains time by that. */
  isBack?: boolean;
}

type TimedPace = Exclude<Pace, { kind: 'none' }>;

/**
 * Who has used up a bank and returns has so many seconds for every turn: enough to make a move, and nothing to save. Over
 * days it is the shortest time that counts as slow: nobody could keep to less.
 */
const RETURN_SECONDS = 20;

/** All clocks full and none running. */
export function fullClocks(pace: TimedPace, seats: number, at: number): Clocks {
  return { left: Array.from({ length: seats }, () => pace.seconds * 1000), running: [], at };
}

/** The clocks when from a moment on others are asked, or the same ones something else. */
export function tick(pace: TimedPace, clocks: Clocks, now: ClockInput, at: number): Clocks {
  const { asked, resting = [], covered = [], simultaneous = null, isBack = false } = now;
  const left = leftAt(clocks, at);
  const had = [...(clocks.had ?? left)];
  const spent = new Set(clocks.spent);
  if (typeof now.replaced === 'number' && left[now.replaced] === 0) spent.add(now.replaced);
  const before = [...clocks.running, ...(clocks.resting ?? []), ...(clocks.covered ?? [])];
  const turns = [...asked, ...resting, ...covered];
  const isAnother = simultaneous !== (clocks.simultaneous ?? null);
  for (const seat of before) {
    const isOver = !turns.includes(seat) || (isAnother && !isBack);
    if (!isOver) continue;
    const ms = left[seat] as number;
    if (!isBack) had[seat] = ms;
    // What a bot does for somebody fills no bank.
    const isOwn = !isBack && !clocks.covered?.includes(seat);
    left[seat] = pace.kind === 'turn' ? pace.seconds * 1000 : ms + (isOwn ? pace.increment * 1000 : 0);
    if (spent.has(seat)) left[seat] = Math.max(left[seat], minimumFor(pace));
  }
  if (isBack) for (const seat of turns) if (!before.includes(seat)) left[seat] = had[seat] as number;
  const still = { resting: [...resting], covered: [...covered] };
  return { left, running: [...asked], ...still, at, had, spent: [...spent], simultaneous };
}

/** What whoever has used up their time has for a turn, in milliseconds. */
function minimumFor(pace: TimedPace): number {
  const little = Math.min(pace.seconds, isSlow(pace) ? SLOW_SECONDS : RETURN_SECONDS);
  return 1000 * (pace.kind === 'bank' ? Math.max(little, pace.increment) : little);
}

/** What everybody has left at a moment; never less than nothing. */
export function leftAt({ left, running, at }: Clocks, now: number): BySeat<number> {
  return left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - Math.max(0, now - at)) : ms));
}

/** When the first clock runs out, and whose; null if none runs. */
export function nextTimeout({ left, running, at }: Clocks): { seat: Seat; due: number } | null {
  const [first] = running.map((seat) => ({ seat, due: at + (left[seat] as number) })).sort((a, b) => a.due - b.due);
  return first ?? null;
}
