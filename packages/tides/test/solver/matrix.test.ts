import { below, stream } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { solveBlind } from '../../src/solver/blind.ts';
import { gameValue, gameValueOfTwo, type MatrixGame, type Solution, solve } from '../../src/solver/matrix.ts';
import { solveSparsely } from '../../src/solver/relics.ts';

const gameOf = (rows: readonly (readonly number[])[]): MatrixGame => ({
  rows: rows.length,
  columns: rows[0]?.length ?? 0,
  entries: Float64Array.from(rows.flat()),
});

/** What the best answer to each mix gives: the row player gets at least the first, at most the second. */
function bounds({ rows, columns, entries }: MatrixGame, { rows: mine, columns: theirs }: Solution): [number, number] {
  const byColumn = Array.from({ length: columns }, (_, j) =>
    mine.reduce((sum, part, i) => sum + part * (entries[i * columns + j] as number), 0),
  );
  const byRow = Array.from({ length: rows }, (_, i) =>
    theirs.reduce((sum, part, j) => sum + part * (entries[i * columns + j] as number), 0),
  );
  return [Math.min(...byColumn), Math.max(...byRow)];
}

/** Random games, many of them with equal entries, as in the endgame. */
function* games(count: number): Generator<MatrixGame> {
  const chance = stream('matrix');
  for (let i = 0; i < count; i++) {
    const [rows, columns] = [1 + below(chance, 7), 1 + below(chance, 7)];
    const fine = i % 3 === 0 ? 2 : 1000;
    const entries = Float64Array.from({ length: rows * columns }, () => below(chance, fine + 1) / fine);
    yield { rows, columns, entries };
  }
}

describe('a game of two who choose at once', () => {
  test('rock, paper, scissors', () => {
    const { value, rows, columns } = solve(gameOf([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])); // biome-ignore format: a table
    expect(value).toBeCloseTo(0, 12);
    for (const part of [...rows, ...columns]) expect(part).toBeCloseTo(1 / 3, 12);
  });

  test('a saddle point is played pure', () => {
    const game = gameOf([[3, 1], [4, 2]]); // biome-ignore format: a table
    expect(solve(game)).toEqual({ value: 2, rows: [0, 1], columns: [0, 1] });
  });

  test('neither side has a better answer, and all ways to the value agree', () => {
    for (const game of games(3000)) {
      const solution = solve(game);
      const [least, most] = bounds(game, solution);
      expect(most - least).toBeLessThan(1e-9);
      expect(Math.abs(solution.value - least)).toBeLessThan(1e-9);
      expect(Math.abs(gameValue(game) - solution.value)).toBeLessThan(1e-9);
      if (game.entries.length === 4 && game.rows === 2)
        expect(Math.abs(gameValueOfTwo(game.entries) - solution.value)).toBeLessThan(1e-9);
    }
  });

  test('solved sparsely it is as good, and not everything is asked for', () => {
    let [asked, all] = [0, 0];
    for (const game of games(300)) {
      const { rows, columns, entries } = game;
      all += rows * columns;
      const search = solveSparsely(rows, columns, (row, column) => entries[row * columns + column] as number);
      let step = search.next();
      for (; !step.done; step = search.next()) asked++;
      const [least, most] = bounds(game, step.value);
      expect(most - least).toBeLessThan(1e-6);
    }
    expect(asked).toBeLessThan(all);
  });
});

describe('a game against an unknown hand', () => {
  test('with one possible hand it is nearly the same', () => {
    for (const game of games(60)) {
      const mix = solveBlind([game]);
      const { value } = solve(game);
      const [least] = bounds(game, { value, rows: mix, columns: mix });
      expect(value - least).toBeLessThan(0.03);
    }
  });

  test('what is good against all hands is played', () => {
    const [first, second] = [gameOf([[1, 1], [0, 0]]), gameOf([[0.2, 0.2], [0.4, 0.4]])]; // biome-ignore format: tables
    expect(solveBlind([first, second])).toEqual([1, 0]);
  });
});
