import { type Bot, findBot } from '@tempora/bots';
import { playTable } from '@tempora/bots/table';
import type { PlayTest, RegisteredGame } from '@tempora/games';
import { asFrozen, open, type Seat, stream } from '@tempora/kernel';
import { Progress } from './progress.ts';
import {
  type CliCommand,
  CliError,
  finalScores,
  readArgs,
  readCount,
  readGame,
  readSeats,
  readSeed,
  say,
} from './shared.ts';

/** How many games are played between two looks at the clock. */
const BATCH = 5;

export const fairness: CliCommand = {
  name: 'fairness',
  summary: 'play identical bots from every start and compare their results',
  usage: [
    'tempora fairness GAME [--bot NAME] [--seats N] [--games G] [--seed S] [--json]',
    '',
    '  --bot NAME  a bot of any level plays all seats; without it, the quick players of the game’s own test',
    '  --seats N   number of players (default: the fewest the game allows)',
    '  --games G   number of games (default 2000)',
    '  --seed S    the seed of all randomness (default tempora)',
    '  --json      the result as JSON',
    '',
    'A start is a place in the order of the first turn or a corner of the map, as the game has it.',
  ],
  run,
};

function run(args: string[]): void {
  const { values, positionals } = readArgs(args, ['GAME'], {
    bot: { type: 'string' },
    seats: { type: 'string' },
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'tempora' },
    json: { type: 'boolean', default: false },
  });
  const listed = readGame(positionals[0] as string);
  const { game, fairness: test } = listed;
  const play = playerOf(listed, values.bot);
  const seats = readSeats(game, values.seats);
  const games = readCount(values.games, '--games', 1);
  const found = playAll(play, seats, games, readSeed(values.seed));
  const result = { game: game.id, seats, seed: values.seed, ...found, isFair: test?.isFair(found) ?? null };
  say(...(values.json ? [JSON.stringify(result, null, 2)] : inWords(result)));
}

/** Who plays: the game's own quick test, or a bot. */
function playerOf(listed: RegisteredGame, name: string | undefined): Play {
  if (name === undefined) {
    if (!listed.fairness) throw new CliError(`all starts of ${listed.game.id} are alike; --bot compares them anyway`);
    return listed.fairness.play;
  }
  const bot = findBot(name);
  if (!bot) throw new CliError(`there is no bot "${name}"`);
  return (seats, games, seed) => playBots(listed, bot, { seats, games, seed });
}

/** Plays games of one bot in all seats. */
function playBots(listed: RegisteredGame, bot: Bot, plan: { seats: number; games: number; seed: string }): PlayTest {
  const { game, advice, startOf = (_s: unknown, seat: Seat) => seat } = listed;
  const { seats, games } = plan;
  const found: PlayTest = { games, means: Array(seats).fill(0), wins: Array(seats).fill(0) };
  for (let i = 0; i < games; i++) {
    const seed = `${plan.seed} ${i}`;
    const state = open(game, seats, game.options.standard, seed);
    const starts = Array.from({ length: seats }, (_, seat) => startOf(asFrozen(state), seat));
    const table = { game, advice, bots: Array(seats).fill(bot), chance: stream(`fairness ${seed}`) };
    for (const _seat of playTable(table, state));
    const scores = finalScores(game.view(asFrozen(state), 'public'), seats);
    const [first = []] = game.ranking(asFrozen(state)) ?? [];
    for (const [seat, start] of starts.entries()) {
      found.means[start] = (found.means[start] as number) + (scores?.[seat] ?? 0) / games;
      if (first.includes(seat)) found.wins[start] = (found.wins[start] as number) + 1 / first.length / games;
    }
  }
  return found;
}

function inWords({ game, seats, games, seed, means, wins, isFair }: PlayTest & Asked): string[] {
  const verdict = isFair === null ? [] : [isFair ? 'The starts are fair.' : 'The starts are NOT fair.'];
  return [
    `${game}, ${seats} seats, ${games} games, seed ${seed}`,
    ...means.map((mean, i) => `start ${i}: mean ${mean.toFixed(1)}, won ${(100 * (wins[i] as number)).toFixed(1)} %`),
    ...verdict,
  ];
}

interface Asked {
  game: string;
  seats: number;
  seed: string;
  /** Null where the game sets itself no limit. */
  isFair: boolean | null;
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
