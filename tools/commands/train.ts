import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type FloatNet, fit, floatNet, freshNet, rowsOf, writeNet } from '@tempora/bots/learn';
import type { RegisteredGame } from '@tempora/games';
import type { AnyGameTypes, Outlook } from '@tempora/kernel';
import { inThreads } from '../lib/threads.ts';
import { Progress } from './progress.ts';
import { type CliCommand, CliError, pathOf, readArgs, readCount, readGame, readSeed, say } from './shared.ts';
import type { LessonTask, Played } from './train-worker.ts';

export const train: CliCommand = {
  name: 'train',
  summary: 'let bots play against each other and learn what positions are worth',
  usage: [
    'tempora train GAME --dir DIR [--seed S] [--first F] [--rounds R] [--games G] [--threads T]',
    '',
    '  --dir DIR    where games and nets are kept; whatever is there already is not done again',
    '  --seed S     where all luck comes from (default tempora)',
    '  --first F    greedy games to begin with (default 400)',
    '  --rounds R   rounds after that, each with a new net (default 12)',
    '  --games G    games in a round (default 300)',
    '  --threads T  worker threads (default 2)',
    '',
    'DIR/net-NN.txt is the net after round NN, as packages/GAME/src/learning/weights.ts holds it.',
  ],
  run,
};

/** Games that a thread plays in a row and that are kept in one file. */
const CHUNK = 10;
/** How many rounds a net is fitted to: the last ones. */
const WINDOW = 5;
const HIDDEN = [32, 16] as const;

interface Course {
  listed: RegisteredGame;
  outlook: Outlook<AnyGameTypes>;
  dir: string;
  seed: string;
  first: number;
  games: number;
  threads: number;
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, ['GAME'], {
    dir: { type: 'string' },
    seed: { type: 'string', default: 'tempora' },
    first: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '12' },
    games: { type: 'string', default: '300' },
    threads: { type: 'string', default: '2' },
  });
  const listed = readGame(positionals[0] as string);
  const { outlook } = listed.advice;
  if (!outlook) throw new CliError(`${listed.game.id} has nothing that a net could learn`);
  if (!values.dir) throw new CliError('--dir is missing');
  const course: Course = {
    listed,
    outlook,
    dir: pathOf(values.dir),
    seed: readSeed(values.seed),
    first: readCount(values.first, '--first', 1),
    games: readCount(values.games, '--games', 1),
    threads: readCount(values.threads, '--threads', 1),
  };
  mkdirSync(course.dir, { recursive: true });
  const rounds = readCount(values.rounds, '--rounds', 0);
  for (let round = 0; round <= rounds; round++) await playRound(course, round);
}

function netFile({ dir }: Course, round: number): string {
  return join(dir, `net-${String(round).padStart(2, '0')}.txt`);
}

function weightsAfter(course: Course, round: number): string {
  return round < 0 ? '' : readFileSync(netFile(course, round), 'utf8').trim();
}

/** A file is there completely or not at all. */
function writeWhole(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

async function playRound(course: Course, round: number): Promise<void> {
  if (existsSync(netFile(course, round))) return;
  const played = await playGames(course, round);
  const started = performance.now();
  const net = warmNet(course, round);
  const rounds = Array.from({ length: WINDOW }, (_, i) => round - i).filter((i) => i >= 0);
  const memories = rounds.flatMap((i) => readRound(course, i)).map(({ memory }) => memory);
  const plan = {
    seed: `${course.seed}/${round}/fit`,
    lambda: round === 0 ? 1 : 0.94,
    epochs: round === 0 ? 6 : 3,
    unit: course.outlook.unit,
  };
  const error = fit(net, rowsOf(memories, net, plan), plan);
  writeWhole(netFile(course, round), `${writeNet(net)}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  say(
    `round ${round}: ${summaryOf(played)}; error ${(error * course.outlook.unit).toFixed(2)} points, fitted in ${seconds} s`,
  );
}

function warmNet(course: Course, round: number): FloatNet {
  const size = course.outlook.inputs.length;
  const known = round === 0 ? null : floatNet(weightsAfter(course, round - 1), size);
  return known ?? freshNet(size, HIDDEN, `${course.seed}/net`);
}

function gamesOf({ first, games }: Course, round: number): number {
  return round === 0 ? first : games;
}

function chunkFiles(course: Course, round: number): string[] {
  const count = Math.ceil(gamesOf(course, round) / CHUNK);
  return Array.from({ length: count }, (_, i) => join(course.dir, `games-${round}-${i}.bin`));
}

function readRound(course: Course, round: number): Played[] {
  return chunkFiles(course, round).flatMap((file) => deserialize(readFileSync(file)) as Played[]);
}

/** Plays what is missing of a round. */
async function playGames(course: Course, round: number): Promise<Played[]> {
  const weights = weightsAfter(course, round - 1);
  const games = gamesOf(course, round);
  const missing = chunkFiles(course, round).flatMap((file, i) => (existsSync(file) ? [] : [{ file, i }]));
  const tasks = missing.map(({ i }): LessonTask => {
    const count = Math.min(CHUNK, games - i * CHUNK);
    const seeds = Array.from({ length: count }, (_, n) => `${course.seed}/${round}/${i * CHUNK + n}`);
    return { game: course.listed.game.id, seeds, weights };
  });
  const progress = new Progress(`round ${round}, games`, games);
  let done = games - missing.length * CHUNK;
  await inThreads(new URL('./train-worker.ts', import.meta.url), tasks, course.threads, (played: Played[], i) => {
    writeWhole((missing[i] as { file: string }).file, serialize(played));
    done += played.length;
    progress.tell(done);
  });
  progress.end();
  return readRound(course, round);
}

/** How those who learn did beside those who do not. */
function summaryOf(played: readonly Played[]): string {
  let [par, won] = [0, 0];
  const points = { learner: [0, 0], greedy: [0, 0] };
  for (const { memory, learners } of played) {
    const most = Math.max(...memory.finals);
    const winners = memory.finals.flatMap((total, seat) => (total === most ? [seat] : []));
    par += learners.filter(Boolean).length / learners.length;
    won += winners.filter((seat) => learners[seat]).length / winners.length;
    for (const [seat, total] of memory.finals.entries()) {
      const sum = points[learners[seat] ? 'learner' : 'greedy'] as [number, number];
      sum[0] += total;
      sum[1]++;
    }
  }
  const mean = ([sum, count]: number[]) => ((sum as number) / Math.max(1, count as number)).toFixed(1);
  const share = par === 0 ? '' : `learners won ${won.toFixed(0)} of ${played.length} (par ${par.toFixed(0)}), `;
  return `${share}mean ${mean(points.learner)} beside ${mean(points.greedy)}`;
}
