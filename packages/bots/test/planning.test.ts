import { copy, type Frozen, type Game, legal, open, pending, type Seat, stream } from '@tempora/kernel';
import { lanterns, type TicTacToe, ticTacToe } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { finish, situationOf } from '../src/index.ts';
import { search } from '../src/puct.ts';
import { planned } from '../src/turns.ts';
import { lamplighter, lamps, umpire } from './toys.ts';

describe('a planned turn', () => {
  const planner = { game: lanterns, judge: lamplighter, seat: 0, width: 40, until: 'turn' } as const;

  test('is the best whole turn, although every step towards it looks like a loss', () => {
    const [line] = planned(planner, open(lanterns, 2, {}, 'turn'));
    const moves = line?.moves.map((move) => lanterns.notation.write(move)) ?? [];
    expect(moves.filter((move) => move.startsWith('light')).sort()).toEqual(['light:0', 'light:1', 'light:2']);
    expect(moves.filter((move) => move.startsWith('show'))).toHaveLength(2);
    expect(moves.at(-1)).toBe('end');
    expect(line?.value).toBe(12);
  });

  test('one step at a time nobody would light a lamp', () => {
    const world = open(lanterns, 2, {}, 'turn');
    const values = legal(lanterns, world, 0).map((move) => {
      const after = copy(world);
      lanterns.steps.turn &&
        'play' in lanterns.steps.turn &&
        lanterns.steps.turn.play(after, after.flow[0] as { at: 'turn'; seat: Seat; lit: number }, 0, move, () => {});
      return lamps.worth(after, 0);
    });
    expect(Math.max(...values)).toBeLessThanOrEqual(0);
  });

  test('changes nothing of the world it is planned in', () => {
    const world = open(lanterns, 2, {}, 'same');
    const before = copy(world);
    planned(planner, world);
    expect(world).toEqual(before);
  });
});

describe('search', () => {
  const manner = { width: 9, replyWidth: 9, turns: 9, replies: 9, iterations: 1500 };

  function choose(state: TicTacToe['state'], seat: Seat, seed: string): number {
    const advice = { value: () => 0 };
    const situation = situationOf(
      { game: ticTacToe as Game<TicTacToe>, advice },
      state as Frozen<typeof state>,
      seat,
      stream(seed),
    );
    return finish(search(situation, umpire, manner))[0].cell;
  }

  const chosen = new Map<string, number>();

  /** The same state is searched with the same luck, so once is enough, whichever way it came about. */
  function chooseOnce(state: TicTacToe['state'], seat: Seat): number {
    const key = JSON.stringify(state);
    const cell = chosen.get(key) ?? choose(state, seat, `x ${state.cells.join()}`);
    chosen.set(key, cell);
    return cell;
  }

  /** Whoever searches must not lose, whatever the other does. */
  function losses(state: TicTacToe['state'], searcher: Seat): number {
    const [seat] = pending(ticTacToe, state as Frozen<typeof state>);
    if (seat === undefined) return umpire.value(state, searcher) < 0 ? 1 : 0;
    const cells = state.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    const played = seat === searcher ? [chooseOnce(state, seat)] : cells;
    return played.reduce((sum, cell) => sum + losses(after(state, cell), searcher), 0);
  }

  function after(state: TicTacToe['state'], cell: number): TicTacToe['state'] {
    const next = copy(state);
    const [seat = 0] = pending(ticTacToe, state as Frozen<typeof state>);
    const step = ticTacToe.steps.turn;
    if ('play' in step)
      step.play(next, next.flow[0] as { at: 'turn'; seat: Seat }, seat, { type: 'mark', cell }, () => {});
    return next;
  }

  test('never loses at tic-tac-toe, first or second', () => {
    const start = open(ticTacToe, 2, {}, 'start');
    expect(losses(start, 0)).toBe(0);
    expect(losses(start, 1)).toBe(0);
  });

  test('takes a win and prevents one', () => {
    const start = open(ticTacToe, 2, {}, 'start');
    expect(choose([0, 3, 1, 4].reduce(after, start), 0, 'win')).toBe(2);
    expect(choose([0, 4, 1].reduce(after, start), 1, 'block')).toBe(2);
  });
});
