import type { BySeat, Seat } from '@tempora/kernel';
import type { Pace } from '@tempora/protocol';

/** Everybody's time. It follows from the journal and when each of its lines was written, so it is stored nowhere else. */
export interface Clocks {
  /** Milliseconds left when `at` was. */
  left: BySeat<number>;
  running: Seat[];
  at: number;
}

type Timed = Exclude<Pace, { kind: 'none' }>;

/** All clocks full and none running. */
export function fullClocks(pace: Timed, seats: number, at: number): Clocks {
  return { left: Array.from({ length: seats }, () => pace.seconds * 1000), running: [], at };
}

/** The clocks when from a moment on those seats are asked; who needs no clock (bots, people on leave) is not among them. */
export function tick(pace: Timed, clocks: Clocks, asked: readonly Seat[], at: number): Clocks {
  const left = leftAt(clocks, at);
  for (const seat of clocks.running) {
    if (asked.includes(seat)) continue;
    // Its turn is over.
    left[seat] = pace.kind === 'turn' ? pace.seconds * 1000 : (left[seat] as number) + pace.increment * 1000;
  }
  return { left, running: [...asked], at };
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
