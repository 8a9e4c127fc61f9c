import { perftFrom } from '@tempora/testkit';
import { type CliCommand, readArgs, readCount, readGame, readSeats, readSeed, say, short } from './shared.ts';

export const perft: CliCommand = {
  name: 'perft',
  summary: 'count the move sequences of each length from the start',
  usage: [
    'tempora perft GAME DEPTH [--seats N] [--seed S]',
    '',
    '  --seats N  number of players (default: the fewest the game allows)',
    '  --seed S   the seed of all randomness (default tempora)',
    '',
    'Where several seats are asked together, the first that has not answered moves first.',
  ],
  run,
};

function run(args: string[]): void {
  const { values, positionals } = readArgs(args, ['GAME', 'DEPTH'], {
    seats: { type: 'string' },
    seed: { type: 'string', default: 'tempora' },
  });
  const { game } = readGame(positionals[0] as string);
  const depth = readCount(positionals[1] as string, 'DEPTH', 1);
  const seats = readSeats(game, values.seats);
  const seed = readSeed(values.seed);
  say(`${game.id}, ${seats} seats, seed ${seed}`);
  for (let d = 1; d <= depth; d++) {
    const start = performance.now();
    const count = perftFrom(game, seats, seed, d);
    const seconds = (performance.now() - start) / 1000;
    say(`depth ${d}: ${count} (${seconds.toFixed(3)} s, ${short(count / seconds)} a second)`);
  }
}
