import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tides } from '@tempora/tides';
import { type Course, finalNets, type LessonTask, type Played, playCourse } from '../lib/course.ts';
import { Threads } from '../lib/threads.ts';
import { Progress } from './progress.ts';
import { type CliCommand, CliError, pathOf, readArgs, readCount, readGame, readSeed, say } from './shared.ts';
import { trainTides } from './train-tides.ts';

export const train: CliCommand = {
  name: 'train',
  summary: 'let bots play against each other and learn what positions are worth',
  usage: [
    'tempora train GAME --dir DIR [--seed S] [--first F] [--rounds R] [--games G] [--threads T] [--on] [--write]',
    '',
    '  --dir DIR    where games and nets are kept; whatever is there already is not done again',
    '  --seed S     the seed of all randomness (default tempora)',
    '  --first F    games to begin with: greedy ones, or with --on such in which learners know what the package knows (default 400)',
    '  --rounds R   rounds after that, each with a new net (default 40)',
    '  --games G    games in a round (default 100)',
    '  --threads T  worker threads (default 2)',
    '  --on         go on from what the game’s package has learned, with larger nets',
    '  --write      write what was learned into the game’s package',
    '',
    'In Tides positions are solved instead of played: only --dir, --seed and --write count.',
    'DIR/net-NN.txt is the net after round NN; DIR/final.txt are the nets that learned from all games in the end, as',
    'packages/GAME/src/learning/weights.ts holds them.',
  ],
  run,
};

/** How many units the hidden layers have: at first, and in a course that goes on. */
const SMALL = [32, 16] as const;
const LARGE = [48, 24] as const;

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, ['GAME'], {
    dir: { type: 'string' },
    seed: { type: 'string', default: 'tempora' },
    first: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '40' },
    games: { type: 'string', default: '100' },
    threads: { type: 'string', default: '2' },
    on: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  });
  const { game, advice } = readGame(positionals[0] as string);
  const { outlook } = advice;
  if (!values.dir) throw new CliError('--dir is missing');
  if (game.id === tides.id)
    return trainTides(pathOf(values.dir), readSeed(values.seed), values.write ? 'package' : 'folder');
  if (!outlook) throw new CliError(`${game.id} has nothing that a net could learn`);
  const size = readCount(values.threads, '--threads', 1);
  const threads = new Threads<LessonTask, Played[]>(new URL('./train-worker.ts', import.meta.url), size);
  const course = {
    ...{ game: game.id, inputs: outlook.inputs.length, unit: outlook.unit, dir: pathOf(values.dir), say },
    seed: readSeed(values.seed),
    start: values.on ? outlook.weights : '',
    hidden: values.on ? LARGE : SMALL,
    first: readCount(values.first, '--first', 1),
    games: readCount(values.games, '--games', 1),
    play: playWith(threads),
  };
  const rounds = readCount(values.rounds, '--rounds', 0);
  try {
    await playCourse(course, rounds);
  } finally {
    await threads.close();
  }
  const learned = finalNets(course, rounds);
  writeFileSync(join(course.dir, 'final.txt'), `${learned}\n`);
  if (values.write) writeWeights(game.id, learned);
}

/** Plays in worker threads and tells how far it is. */
function playWith(threads: Threads<LessonTask, Played[]>): Course['play'] {
  return async (tasks, take) => {
    const games = tasks.reduce((sum, { seeds }) => sum + seeds.length, 0);
    const progress = new Progress('games', games);
    let done = 0;
    await threads.run(tasks, (played, i) => {
      take(played, i);
      done += played.length;
      progress.tell(done);
    });
    progress.end();
  };
}

function writeWeights(game: string, text: string): void {
  const file = new URL(`../../packages/${game}/src/learning/weights.ts`, import.meta.url);
  const lines = text.match(/.{1,150}/g) ?? [];
  const joined = lines.map((line) => `  '${line}'`).join(' +\n');
  writeFileSync(file, `/** Written by \`tempora train\`. */\nexport const WEIGHTS =\n${joined};\n`);
}
