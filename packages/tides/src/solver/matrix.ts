/** A zero-sum game of two players who choose at once: what the row player gets, row by row. */
export interface MatrixGame {
  readonly rows: number;
  readonly columns: number;
  readonly entries: Float64Array;
}

/** Its value, and how each player mixes its choices so that the other cannot do better. */
export interface Solution {
  value: number;
  rows: number[];
  columns: number[];
}

/** Two entries that differ by less are alike. */
const EPSILON = 1e-12;

/** Exact but for rounding: a saddle point where there is one, otherwise the simplex method. */
export function solve(game: MatrixGame): Solution {
  const { rows, columns, entries } = game;
  const [row, column] = saddle(game);
  if (row < 0) return simplex(game);
  const pure = (count: number, chosen: number) => Array.from({ length: count }, (_, i) => (i === chosen ? 1 : 0));
  return { value: entries[row * columns + column] as number, rows: pure(rows, row), columns: pure(columns, column) };
}

/** The value alone. */
export function gameValue(game: MatrixGame): number {
  const { rows, columns, entries } = game;
  let lower = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < rows; i++) {
    let worst = entries[i * columns] as number;
    for (let j = 1; j < columns; j++) {
      const entry = entries[i * columns + j] as number;
      if (entry < worst) worst = entry;
    }
    if (worst > lower) lower = worst;
  }
  let upper = Number.POSITIVE_INFINITY;
  for (let j = 0; j < columns; j++) {
    let most = entries[j] as number;
    for (let i = 1; i < rows; i++) {
      const entry = entries[i * columns + j] as number;
      if (entry > most) most = entry;
    }
    if (most < upper) upper = most;
  }
  return lower >= upper ? lower : simplex(game).value;
}

/** The value of a game of two choices each. */
export function gameValueOfTwo(entries: Float64Array): number {
  const a = entries[0] as number;
  const b = entries[1] as number;
  const below = entries[2] as number;
  const across = entries[3] as number;
  const lower = Math.max(Math.min(a, b), Math.min(below, across));
  const upper = Math.min(Math.max(a, below), Math.max(b, across));
  return lower >= upper ? lower : (a * across - b * below) / (a + across - b - below);
}

const NO_SADDLE = [-1, -1] as const;

/** A row whose worst is as good as the best answer of some column: neither player wants to leave it. */
function saddle({ rows, columns, entries }: MatrixGame): readonly [row: number, column: number] {
  let [best, row] = [Number.NEGATIVE_INFINITY, 0];
  for (let i = 0; i < rows; i++) {
    let worst = Number.POSITIVE_INFINITY;
    for (let j = 0; j < columns; j++) worst = Math.min(worst, entries[i * columns + j] as number);
    if (worst > best) [best, row] = [worst, i];
  }
  for (let j = 0; j < columns; j++) {
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < rows; i++) most = Math.max(most, entries[i * columns + j] as number);
    if (most <= best) return [row, j];
  }
  return NO_SADDLE;
}

/**
 * All entries are raised above 0; then the column player's mix y, divided by the value, is the largest sum of y with
 * no row above 1. The tableau has a line for each row of the game and one for the sum.
 */
function simplex({ rows, columns, entries }: MatrixGame): Solution {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rows * columns; i++) least = Math.min(least, entries[i] as number);
  const width = columns + rows + 1;
  const table = new Float64Array((rows + 1) * width);
  const basis: number[] = [];
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) table[i * width + j] = (entries[i * columns + j] as number) - least + 1;
    table[i * width + columns + i] = 1;
    table[i * width + width - 1] = 1;
    basis.push(columns + i);
  }
  for (let j = 0; j < columns; j++) table[rows * width + j] = -1;
  for (let column = entering(table, rows, width); column >= 0; column = entering(table, rows, width)) {
    const row = leaving(table, basis, width, column);
    pivot(table, width, row, column);
    basis[row] = column;
  }
  return readOff(table, basis, columns, least);
}

/** The first choice that would raise the sum; the first, not the best, so that nothing goes round in circles. */
function entering(table: Float64Array, rows: number, width: number): number {
  for (let j = 0; j < width - 1; j++) if ((table[rows * width + j] as number) < -EPSILON) return j;
  return -1;
}

/** The row that limits it first; of several, the one whose variable comes first. */
function leaving(table: Float64Array, basis: readonly number[], width: number, column: number): number {
  let [row, least] = [-1, Number.POSITIVE_INFINITY];
  for (let i = 0; i < basis.length; i++) {
    const slope = table[i * width + column] as number;
    if (slope <= EPSILON) continue;
    const limit = (table[i * width + width - 1] as number) / slope;
    const isFirst = row < 0 || limit < least - EPSILON;
    if (isFirst || (limit <= least + EPSILON && (basis[i] as number) < (basis[row] as number)))
      [row, least] = [i, Math.min(limit, least)];
  }
  return row;
}

function pivot(table: Float64Array, width: number, row: number, column: number): void {
  const by = table[row * width + column] as number;
  for (let j = 0; j < width; j++) table[row * width + j] = (table[row * width + j] as number) / by;
  for (let i = 0; i * width < table.length; i++) {
    const factor = table[i * width + column] as number;
    if (i === row || factor === 0) continue;
    for (let j = 0; j < width; j++)
      table[i * width + j] = (table[i * width + j] as number) - factor * (table[row * width + j] as number);
  }
}

function readOff(table: Float64Array, basis: readonly number[], columns: number, least: number): Solution {
  const width = columns + basis.length + 1;
  const last = basis.length * width;
  const sum = table[last + width - 1] as number;
  const mix = Array.from({ length: columns }, () => 0);
  for (const [i, variable] of basis.entries())
    if (variable < columns) mix[variable] = Math.max(0, table[i * width + width - 1] as number) / sum;
  const rows = basis.map((_, i) => Math.max(0, table[last + columns + i] as number) / sum);
  return { value: 1 / sum + least - 1, rows, columns: mix };
}
