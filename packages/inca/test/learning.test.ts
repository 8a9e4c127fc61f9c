import { apply, asFrozen, below, copy, legal, open, pending, type Seat, stream } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { inca } from '../src/index.ts';
import { outlook } from '../src/learning/index.ts';
import type { Options, State } from '../src/types.ts';

const step = (s: State, chance: number[]): boolean => {
  const [seat] = pending(inca, s);
  if (seat === undefined) return false;
  const moves = legal(inca, s, seat);
  apply(inca, s, seat, moves[below(chance, moves.length)] as (typeof moves)[number]);
  return true;
};

/** Random games with every number of seats and all options drawn. */
function* positions(seed: string): Generator<State> {
  for (const seats of inca.seats) {
    const chance = stream(`${seed} ${seats}`);
    const names = Object.keys(inca.options.standard) as (keyof Options)[];
    const options = Object.fromEntries(names.map((name) => [name, below(chance, 2) === 0])) as unknown as Options;
    const s = open(inca, seats, options, seed);
    do yield s;
    while (step(s, chance));
  }
}

describe('what a net is shown', () => {
  test('is one number for each input of each seat, and nothing beside', () => {
    const size = outlook.inputs.length;
    const seen = new Set<number>();
    for (const s of positions('inputs')) {
      const out = new Float32Array(size * s.seats + 1).fill(Number.NaN);
      outlook.features(asFrozen(s), 0, s.seats, out);
      expect(out.subarray(0, -1).some(Number.isNaN)).toBe(false);
      expect(out.at(-1)).toBeNaN();
      for (const [i, x] of out.subarray(0, -1).entries()) if (x !== 0) seen.add(i % size);
    }
    expect(new Set(outlook.inputs).size).toBe(size);
    // Some inputs are rare in random games, such as fights; most are not.
    expect(seen.size).toBeGreaterThan(size * 0.8);
  });

  test('of one seat is what it is among all', () => {
    const size = outlook.inputs.length;
    for (const s of positions('alone')) {
      const all = new Float32Array(size * s.seats);
      outlook.features(asFrozen(s), 0, s.seats, all);
      const seat = s.clock % s.seats;
      const own = new Float32Array(size);
      outlook.features(asFrozen(s), seat, seat + 1, own);
      expect(own).toEqual(all.slice(seat * size, (seat + 1) * size));
    }
  });

  test('and the points are those of the table', () => {
    for (const s of positions('points'))
      for (const [seat, { total }] of inca.view(s, 'public').seats.entries())
        expect(outlook.worth(s, seat)).toBe(total);
  });
});

test('a copy to play on is the same, and playing on it changes nothing of the original', () => {
  let plies = 0;
  for (const s of positions('copies')) {
    if (plies++ % 5 > 0) continue;
    const before = copy(s);
    const world = outlook.copy(s);
    expect(world).toEqual(before);
    const chance = stream(`copies ${plies}`);
    for (let i = 0; i < 60 && step(world, chance); i++);
    expect(s).toEqual(before);
  }
});

test('while one seat’s turn goes on its number stays, and no other seat’s turn has it', () => {
  const seats = new Map<string, Set<Seat>>();
  let game = 0;
  let turns = 0;
  for (const s of positions('turns')) {
    if (s.clock <= 1) game++;
    const asked = pending(inca, s);
    if (asked.length !== 1) continue;
    const key = `${game} ${s.seats} ${outlook.turn(s)}`;
    const known = seats.get(key) ?? new Set();
    seats.set(key, known.add(asked[0] as Seat));
    turns++;
  }
  expect(seats.size).toBeGreaterThan(100);
  expect(seats.size).toBeLessThan(turns);
  for (const who of seats.values()) expect(who.size).toBe(1);
});
