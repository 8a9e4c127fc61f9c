import type { Advice } from '@tempora/kernel';
import type { Lanterns } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { judgeOf } from '../src/judge.ts';
import { lamps } from './toys.ts';

/** A position that is all points: as many seats as there are numbers, over or not. */
function positionOf(points: readonly number[], isOver: 'over' | 'open'): Lanterns['state'] {
  const flow = isOver === 'over' ? [] : [{ at: 'turn' }];
  return { seats: points.length, points, flow } as unknown as Lanterns['state'];
}
const advice: Advice<Lanterns> = {
  value: () => 0,
  outlook: {
    ...lamps,
    worth: (s, seat) => (s as unknown as { points: number[] }).points[seat] as number,
    spread: { base: 2, perPoint: 0, trust: 1 },
  },
};

describe('a judge who wants to win', () => {
  const forPoints = judgeOf(advice);
  const toWin = judgeOf(advice, { win: 20 });
  const ahead = positionOf([20, 19, 0], 'open');
  const rich = positionOf([30, 32, 0], 'open');

  test('would rather be a little ahead than have more points and be behind', () => {
    expect(forPoints?.value(rich, 0)).toBeGreaterThan(forPoints?.value(ahead, 0) as number);
    expect(toWin?.value(ahead, 0)).toBeGreaterThan(toWin?.value(rich, 0) as number);
  });

  test('is less sure of a small lead while the game goes on than at its end', () => {
    const gain = (world: Lanterns['state']) =>
      (toWin?.value(world, 0) as number) - (forPoints?.value(world, 0) as number);
    expect(gain(positionOf([20, 19, 0], 'over'))).toBe(20);
    expect(gain(ahead)).toBeLessThan(14);
    expect(gain(ahead)).toBeGreaterThan(10);
  });

  test('counts a shared victory in parts, and nothing for whoever is behind', () => {
    const tied = positionOf([20, 20, 3], 'over');
    const gains = [0, 2].map((seat) => (toWin?.value(tied, seat) as number) - (forPoints?.value(tied, seat) as number));
    expect(gains).toEqual([10, 0]);
  });
});
