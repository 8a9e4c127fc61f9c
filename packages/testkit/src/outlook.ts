import { isDeepStrictEqual } from 'node:util';
import {
  apply,
  asFrozen,
  below,
  copy,
  type Game,
  type GameTypes,
  legal,
  type Outlook,
  open,
  pending,
  type Seat,
  stream,
} from '@tempora/kernel';
import { describe, expect, test } from 'vitest';

/** Makes a random move in place; false if the game is over. */
function step<G extends GameTypes>(game: Game<G>, s: G['state'], chance: number[]): boolean {
  const [seat] = pending(game, asFrozen(s));
  if (seat === undefined) return false;
  const moves = legal(game, asFrozen(s), seat);
  apply(game, s, seat, moves[below(chance, moves.length)] as G['move']);
  return true;
}

/** Random games with every number of seats and all options drawn. */
function* positions<G extends GameTypes>(game: Game<G>, seed: string): Generator<G['state']> {
  for (const seats of game.seats) {
    const chance = stream(`${seed} ${seats}`);
    const options = Object.fromEntries(
      Object.keys(game.options.standard).map((name) => [name, below(chance, 2) === 0]),
    ) as G['options'];
    const s = open(game, seats, options, seed);
    do yield s;
    while (step(game, s, chance));
  }
}

/** Compares by Node's own means, ten times faster than `expect`, which then only tells the difference. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

/** Tests the inputs themselves. */
function keepsInputs<G extends GameTypes>(game: Game<G>, outlook: Outlook<G>): void {
  const size = outlook.inputs.length;

  test('is one number for each input of each seat, and nothing beside', () => {
    const seen = new Set<number>();
    for (const s of positions(game, 'inputs')) {
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
    for (const s of positions(game, 'alone')) {
      const all = new Float32Array(size * s.seats);
      outlook.features(asFrozen(s), 0, s.seats, all);
      const seat = s.clock % s.seats;
      const own = new Float32Array(size);
      outlook.features(asFrozen(s), seat, seat + 1, own);
      expect(own.every((x, i) => x === all[seat * size + i])).toBe(true);
    }
  });

  test('does not depend on what was shown before', () => {
    const shown: { s: G['state']; inputs: Float32Array }[] = [];
    const inputsOf = (s: G['state']) => {
      const out = new Float32Array(size * s.seats);
      outlook.features(asFrozen(s), 0, s.seats, out);
      return out;
    };
    let plies = 0;
    for (const s of positions(game, 'again')) if (plies++ % 20 === 0) shown.push({ s: copy(s), inputs: inputsOf(s) });
    for (const { s, inputs } of shown.reverse()) expectSame(inputsOf(s), inputs);
  });
}

/** By position: each seat's points as the table shows them. */
type Totals<G extends GameTypes> = (s: G['state']) => readonly number[];

/** Tests what a game shows a net. Its options must all be yes or no. */
export function keepsOutlook<G extends GameTypes>(
  game: Game<G>,
  outlook: Outlook<G>,
  /** `shared`: the share of turns within which another seat may be asked, too. */
  { totals, shared = 0 }: { totals: Totals<G>; shared?: number },
): void {
  describe('what a net is shown', () => {
    keepsInputs(game, outlook);

    test('and the points are those of the table', () => {
      for (const s of positions(game, 'points'))
        for (const [seat, total] of totals(s).entries()) expect(outlook.worth(asFrozen(s), seat)).toBe(total);
    });
  });

  test('a copy to play on is the same, and playing on it changes nothing of the original', () => {
    let plies = 0;
    for (const s of positions(game, 'copies')) {
      if (plies++ % 5 > 0) continue;
      const before = copy(s);
      const world = outlook.copy(s);
      expectSame(world, before);
      const chance = stream(`copies ${plies}`);
      for (let i = 0; i < 60 && step(game, world, chance); i++);
      expectSame(s, before);
    }
  });

  test('while one seat’s turn goes on its number stays, and no other seat’s turn has it', () => {
    const { seats, asked } = seatsByTurn(game, outlook);
    expect(seats.size).toBeGreaterThan(100);
    expect(seats.size).toBeLessThan(asked);
    expect([...seats.values()].filter((asked) => asked.size > 1).length).toBeLessThanOrEqual(seats.size * shared);
  });
}

/** By turn of some random games: the seats that were asked alone within it, and how often that was in all. */
function seatsByTurn<G extends GameTypes>(game: Game<G>, outlook: Outlook<G>) {
  const seats = new Map<string, Set<Seat>>();
  let games = 0;
  let asked = 0;
  for (const s of positions(game, 'turns')) {
    if (s.clock <= 1) games++;
    const [seat, ...others] = pending(game, asFrozen(s));
    if (seat === undefined || others.length > 0) continue;
    const key = `${games} ${s.seats} ${outlook.turn(asFrozen(s))}`;
    seats.set(key, (seats.get(key) ?? new Set()).add(seat));
    asked++;
  }
  return { seats, asked };
}
