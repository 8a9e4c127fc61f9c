import { apply, below, copy, type Frozen, legal, open, pending, stream } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../src/advice.ts';
import { PEOPLE } from '../src/components/board.ts';
import { type Move, type State, tempus } from '../src/index.ts';
import { at, type Layout, layOut, row, STANDARD } from './table.ts';

const LAND = row('grass', 'farm', 'hill', 'forest', 'mountain', 'farm');

function value(layout: Partial<Layout>): number {
  return advice.value(layOut({ land: LAND, ...layout }), 0);
}

/** The move that looks best at once. */
function best(s: State, seat: number): Move {
  const moves = legal(tempus, s as Frozen<State>, seat);
  const values = moves.map((move) => {
    const next = copy(s);
    apply(tempus, next, seat, move);
    return advice.value(next, seat);
  });
  return moves[values.indexOf(Math.max(...values))] as Move;
}

describe('advice', () => {
  test('more land, people, cities and cards look better', () => {
    const one = value({ people: { '1,0': [0, 1] } });
    expect(value({ people: { '1,0': [0, 1], '2,0': [0, 1] } })).toBeGreaterThan(one);
    expect(value({ people: { '1,0': [0, 2] } })).toBeGreaterThan(one);
    expect(value({ people: { '1,0': [0, 1] }, cities: { '3,0': [0, 2] } })).toBeGreaterThan(one);
    expect(value({ people: { '1,0': [0, 1] }, hands: [['fort/hill']] })).toBeGreaterThan(one);
    expect(value({ people: { '1,0': [0, 1], '3,0': [1, 3] } })).toBeLessThan(one);
  });

  test('before anybody stands on the map a tile is laid to suit one’s own start', () => {
    const s = open(tempus, 3, STANDARD, 'tiles');
    const chance = stream('tiles');
    for (let laid = 0; laid < 7; laid++) {
      const [seat = 0] = pending(tempus, s);
      const moves = legal(tempus, s as Frozen<State>, seat);
      const after = (move: Move) => {
        const next = copy(s);
        apply(tempus, next, seat, move);
        return advice.value(next, seat);
      };
      const any = moves[below(chance, moves.length)] as Move;
      if (laid > 1) expect(after(best(s, seat))).toBeGreaterThan(after(any));
      apply(tempus, s, seat, any);
    }
  });

  test('whoever chooses a start first has the better one', () => {
    const s = layOut({ land: row('grass', 'grass', 'farm', 'mountain', 'mountain', 'mountain', 'farm') });
    s.supply.fill(PEOPLE);
    const last = (s.first + s.seats - 1) % s.seats;
    expect(advice.value(s, s.first)).toBeGreaterThan(advice.value(s, last));
  });

  test('a piece in the air is judged by where it can go', () => {
    const s = layOut({ land: LAND, people: { '1,0': [0, 2] } });
    const waiting = copy(s);
    apply(tempus, waiting, 0, { type: 'from', hex: at('1,0') });
    expect(advice.value(waiting, 0)).toBeGreaterThan(advice.value(s, 0));
  });

  test('a player who follows it beats random players', () => {
    for (const seed of ['one', 'two']) {
      const s = open(tempus, 3, STANDARD, seed);
      const chance = stream(seed);
      for (let [seat] = pending(tempus, s); seat !== undefined; [seat] = pending(tempus, s)) {
        const moves = legal(tempus, s as Frozen<State>, seat);
        const follows = seat === 1 && !moves[0]?.type.startsWith('tile');
        apply(tempus, s, seat, follows ? best(s, seat) : (moves[below(chance, moves.length)] as Move));
      }
      expect(tempus.ranking(s)?.[0]).toEqual([1]);
    }
  });
});
