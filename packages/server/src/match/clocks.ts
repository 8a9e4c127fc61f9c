import type { BySeat, Seat } from '@tempora/kernel';
import { isSlow, type Pace, SLOW_SECONDS } from '@tempora/protocol';

/** Everybody's time. It follows from the journal and the times of its entries, so it is stored only in checkpoints. */
export interface Clocks {
  /** Milliseconds left at the moment `at`. */
  left: BySeat<number>;
  running: Seat[];
  /** Seats whose turn it is, too, though their clock stands still: they are on vacation, or a bot plays for them. */
  resting?: Seat[];
  covered?: Seat[];
  at: number;
  /** What each seat had left when its last turn ended: taking that turn back gives no more. */
  had?: BySeat<number>;
  /** Seats whose bank has run out once: they have a little for every turn from then on. */
  spent?: Seat[];
  /** The current question, where all decide at once. */
  simultaneous?: number | null;
}

/** What the clocks need to know about a match. */
export interface ClockInput {
  /** Seats whose clocks run; bots are not among them. */
  asked: readonly Seat[];
  /** Asked, too, but on vacation: their time stands still. */
  resting?: readonly Seat[];
  /** Asked, too, but a bot plays while others wait: a player who returns has what was left of this turn, and no more. */
  covered?: readonly Seat[];
  /** The seat a bot has just taken over. */
  replaced?: Seat | null;
  /** The current question, where all decide at once: the next one is a new turn for everybody. */
  simultaneous?: number | null;
  /** Were moves taken back? Nobody gains time by that. */
  isBack?: boolean;
}

type TimedPace = Exclude<Pace, { kind: 'none' }>;

/**
 * What a player who returns with an empty bank has for every turn: enough to make a move, and nothing to save. In slow
 * games it is the shortest time that counts as slow.
 */
const RETURN_SECONDS = 20;

/** All clocks full and none running. */
export function fullClocks(pace: TimedPace, seats: number, at: number): Clocks {
  return { left: Array.from({ length: seats }, () => pace.seconds * 1000), running: [], at };
}

/** The clocks after a moment at which the turn passed, or the same seats were asked something else. */
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
    // A stand-in's moves add nothing to the bank.
    const isOwn = !isBack && !clocks.covered?.includes(seat);
    left[seat] = pace.kind === 'turn' ? pace.seconds * 1000 : ms + (isOwn ? pace.increment * 1000 : 0);
    if (spent.has(seat)) left[seat] = Math.max(left[seat], minimumFor(pace));
  }
  if (isBack) for (const seat of turns) if (!before.includes(seat)) left[seat] = had[seat] as number;
  const still = { resting: [...resting], covered: [...covered] };
  return { left, running: [...asked], ...still, at, had, spent: [...spent], simultaneous };
}

/** What a player who has used up their time has for a turn, in milliseconds. */
function minimumFor(pace: TimedPace): number {
  const little = Math.min(pace.seconds, isSlow(pace) ? SLOW_SECONDS : RETURN_SECONDS);
  return 1000 * (pace.kind === 'bank' ? Math.max(little, pace.increment) : little);
}

/** The time everybody has left at a moment; never less than 0. */
export function leftAt({ left, running, at }: Clocks, now: number): BySeat<number> {
  return left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - Math.max(0, now - at)) : ms));
}

/** When the first clock runs out, and whose; null if none runs. */
export function nextTimeout({ left, running, at }: Clocks): { seat: Seat; due: number } | null {
  const [first] = running.map((seat) => ({ seat, due: at + (left[seat] as number) })).sort((a, b) => a.due - b.due);
  return first ?? null;
}
