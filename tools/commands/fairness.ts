import type { PlayTest } from '@tempora/games';
import { Progress } from './progress.ts';
import { type CliCommand, CliError, readArgs, readCount, readGame, readSeats, readSeed, say } from './shared.ts';

/** How many games are played between two looks at the clock. */
const BATCH = 5;

export const fairness: CliCommand = {
  name: 'fairness',
  summary: 'play identical bots from every start and compare their results',
  usage: [
    'tempora fairness GAME [--seats N] [--games G] [--seed S] [--json]',
    '',
    '  --seats N  number of players (default: the fewest the game allows)',
    '  --games G  number of games (default 2000)',
    '  --seed S   the seed of all randomness (default tempora)',
    '  --json     the result as JSON',
  ],
  run,
};

function run(args: string[]): void {
  const { values, positionals } = readArgs(args, ['GAME'], {
    seats: { type: 'string' },
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'tempora' },
    json: { type: 'boolean', default: false },
  });
  const listed = readGame(positionals[0] as string);
  const { game, fairness: test } = listed;
  if (!test) throw new CliError(`all starts of ${game.id} are alike`);
  const seats = readSeats(game, values.seats);
  const games = readCount(values.games, '--games', 1);
  const found = playAll(test.play, seats, games, readSeed(values.seed));
  const result = { game: game.id, seats, seed: values.seed, ...found, isFair: test.isFair(found) };
  say(...(values.json ? [JSON.stringify(result, null, 2)] : inWords(result)));
}

function inWords({ game, seats, games, seed, means, wins, isFair }: PlayTest & Asked): string[] {
  return [
    `${game}, ${seats} seats, ${games} games, seed ${seed}`,
    ...means.map((mean, i) => `start ${i}: mean ${mean.toFixed(1)}, won ${(100 * (wins[i] as number)).toFixed(1)} %`),
    isFair ? 'The starts are fair.' : 'The starts are NOT fair.',
  ];
}

interface Asked {
  game: string;
  seats: number;
  seed: string;
  isFair: boolean;
}

type Play = (seats: number, games: number, seed: string) => PlayTest;

function playAll(play: Play, seats: number, games: number, seed: string): PlayTest {
  const progress = new Progress('games', games);
  const sum: PlayTest = { games, means: [], wins: [] };
  for (let done = 0; done < games; done += BATCH) {
    const size = Math.min(BATCH, games - done);
    const { means, wins } = play(seats, size, `${seed} ${done}`);
    for (const [start, mean] of means.entries()) {
      sum.means[start] = (sum.means[start] ?? 0) + (mean * size) / games;
      sum.wins[start] = (sum.wins[start] ?? 0) + ((wins[start] as number) * size) / games;
    }
    progress.tell(done + size);
  }
  progress.end();
  return sum;
}
