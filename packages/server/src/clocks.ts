import type { BySeat, Seat } from '@tempora/kernel';
import type { Pace } from '@tempora/protocol';

/** Everybody's time. It follows from the journal and when each of its lines was written, so it is stored nowhere else. */
export interface Clocks {
  /** Milliseconds left when `at` was. */
  left: BySeat<number>;
  running: Seat[];
  at: number;
  /** What each had left when its last turn ended: who takes that turn back has no more. */
  had?: BySeat<number>;
  /** Which question runs, where all are asked at once. */
  together?: number | null;
}

/** What the clocks need to know of a match. */
export interface Asking {
  /** Whose clocks run; who needs none (bots) is not among them. */
  asked: readonly Seat[];
  /** Who is asked too, but on leave: their time stands still. */
  resting?: readonly Seat[];
  /** Which question it is, where all are asked at once: with the next one everybody's turn is another. */
  together?: number | null;
  /** Were moves taken back? Nobody gains time by that. */
  isBack?: boolean;
}

type Timed = Exclude<Pace, { kind: 'none' }>;

/** Only where people have so long for their time is it counted in days, and stands still for who is on vacation. */
const SLOW_SECONDS = 12 * 3600;

export function isSlow(pace: Pace): boolean {
  return pace.kind !== 'none' && pace.seconds >= SLOW_SECONDS;
}

/** All clocks full and none running. */
export function fullClocks(pace: Timed, seats: number, at: number): Clocks {
  return { left: Array.from({ length: seats }, () => pace.seconds * 1000), running: [], at };
}

/** The clocks when from a moment on others are asked, or the same ones something else. */
export function tick(pace: Timed, clocks: Clocks, now: Asking, at: number): Clocks {
  const { asked, resting = [], together = null, isBack = false } = now;
  const left = leftAt(clocks, at);
  const had = [...(clocks.had ?? left)];
  const isAnother = together !== (clocks.together ?? null);
  for (const seat of clocks.running) {
    const isOver = !asked.includes(seat) || (isAnother && !isBack);
    if (!isOver || resting.includes(seat)) continue;
    const ms = left[seat] as number;
    if (!isBack) had[seat] = ms;
    left[seat] = pace.kind === 'turn' ? pace.seconds * 1000 : ms + (isBack ? 0 : pace.increment * 1000);
  }
  if (isBack) for (const seat of asked) if (!clocks.running.includes(seat)) left[seat] = had[seat] as number;
  return { left, running: [...asked], at, had, together };
}

/** What everybody has left at a moment; never less than nothing. */
export function leftAt({ left, running, at }: Clocks, now: number): BySeat<number> {
  return left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - Math.max(0, now - at)) : ms));
}

/** When the first clock runs out, and whose; null if none runs. */
export function firstToFall({ left, running, at }: Clocks): { seat: Seat; due: number } | null {
  const [first] = running.map((seat) => ({ seat, due: at + (left[seat] as number) })).sort((a, b) => a.due - b.due);
  return first ?? null;
}
