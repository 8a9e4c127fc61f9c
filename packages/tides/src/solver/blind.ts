import type { MatrixGame } from './matrix.ts';

const ROUNDS = 400;
/** Choices that are made less often than this are noise. */
const RARE = 0.02;

/**
 * A mix of my choices against a player whose hand I do not know: one of several games is played, all equally likely, and the
 * other knows which. Found by regret matching: each side plays what it regrets not having played, and its average counts.
 */
export function solveBlind(games: readonly MatrixGame[]): number[] {
  const { rows } = games[0] as MatrixGame;
  const mine = { regrets: new Float64Array(rows), sum: new Float64Array(rows) };
  const theirs = games.map(({ columns }) => new Float64Array(columns));
  const gains = new Float64Array(rows);
  for (let round = 1; round <= ROUNDS; round++) {
    const mix = matched(mine.regrets);
    gains.fill(0);
    for (const [i, game] of games.entries()) answer(game, mix, theirs[i] as Float64Array, gains);
    let mean = 0;
    for (let row = 0; row < rows; row++) mean += (mix[row] as number) * (gains[row] as number);
    for (let row = 0; row < rows; row++) {
      mine.regrets[row] = Math.max(0, (mine.regrets[row] as number) + (gains[row] as number) - mean);
      mine.sum[row] = (mine.sum[row] as number) + round * (mix[row] as number);
    }
  }
  return withoutRare(matched(mine.sum));
}

/** The other's mix in one game, what my rows gain against it, and what it regrets. */
function answer(
  { rows, columns, entries }: MatrixGame,
  mix: readonly number[],
  regrets: Float64Array,
  gains: Float64Array,
): void {
  const reply = matched(regrets);
  const losses = reply.map(() => 0);
  let mean = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const entry = entries[row * columns + column] as number;
      gains[row] = (gains[row] as number) + entry * (reply[column] as number);
      losses[column] = (losses[column] as number) + entry * (mix[row] as number);
    }
  }
  for (let column = 0; column < columns; column++) mean += (losses[column] as number) * (reply[column] as number);
  for (let column = 0; column < columns; column++)
    regrets[column] = Math.max(0, (regrets[column] as number) + mean - (losses[column] as number));
}

/** In proportion to what is given; all alike if that is nothing. */
function matched(parts: Float64Array): number[] {
  let sum = 0;
  for (const part of parts) sum += part;
  return Array.from(parts, (part) => (sum > 0 ? part / sum : 1 / parts.length));
}

function withoutRare(mix: readonly number[]): number[] {
  return matched(Float64Array.from(mix, (part) => (part < RARE ? 0 : part)));
}
