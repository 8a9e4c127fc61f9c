import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type FloatNet, fit, floatNet, freshNet, type Memory, rowsOf, writeNet } from '@tempora/bots/learn';

/** Games of a round to be played in a row. */
export interface LessonTask {
  game: string;
  seeds: readonly string[];
  /** What the learners know; '' where nobody has learned anything yet. */
  weights: string;
  /** How much they trust the rule of thumb beside it. */
  thumb: number;
}

/** What a game left, and who learned in it. */
export interface Played {
  memory: Memory;
  learners: readonly boolean[];
}

/** A course of training: rounds of games, and a net after each. What its folder has already is not done again. */
export interface Course {
  readonly game: string;
  /** How many inputs the net has, and how many points its output of 1 stands for. */
  readonly inputs: number;
  readonly unit: number;
  readonly dir: string;
  readonly seed: string;
  /** What the learners of the first round know already; '' if nobody has learned anything. */
  readonly start: string;
  /** How many units the hidden layers of its nets have. */
  readonly hidden: readonly [number, number];
  /** Games of the first round and of each later one. */
  readonly first: number;
  readonly games: number;
  /** Has tasks carried out, in any order, and passes on the result of each. */
  play(tasks: readonly LessonTask[], take: (played: Played[], i: number) => void): Promise<void>;
  say(line: string): void;
}

/** Games that are played in a row and kept in one file. */
const CHUNK = 10;
/** How many rounds a net is fitted to: the last ones. */
const WINDOW = 8;
const LAMBDA = 0.94;

/** How many nets learn from all games in the end, and how often they see each. */
const COMMITTEE = 3;
const LAST_EPOCHS = 5;

/** Plays a course to that round. */
export async function playCourse(course: Course, rounds: number): Promise<void> {
  mkdirSync(course.dir, { recursive: true });
  for (let round = 0; round <= rounds; round++) if (!existsSync(netFile(course, round))) await playRound(course, round);
}

/** What a course has learned up to a round: nets that begin differently, and learn from all its games. */
export function finalNets(course: Course, rounds: number): string {
  const memories = Array.from({ length: rounds + 1 }, (_, round) => readRound(course, round)).flat();
  const last = floatNet(weightsAfter(course, rounds), course.inputs) as FloatNet;
  const plan = { lambda: LAMBDA, epochs: LAST_EPOCHS, unit: course.unit };
  const learned = memories.map(({ memory }) => memory);
  const texts = Array.from({ length: COMMITTEE }, (_, i) => {
    const seed = `${course.seed}/final/${i}`;
    const net = freshNet(course.inputs, course.hidden, seed);
    const error = fit(net, rowsOf(learned, last, { ...plan, seed }), { ...plan, seed });
    course.say(`net ${i + 1} of ${COMMITTEE}: error ${(error * course.unit).toFixed(2)} points`);
    return writeNet(net);
  });
  return texts.join(' ');
}

/** Where the net after a round is kept. */
export function netFile({ dir }: Pick<Course, 'dir'>, round: number): string {
  return join(dir, `net-${String(round).padStart(2, '0')}.txt`);
}

function weightsAfter(course: Course, round: number): string {
  return round < 0 ? course.start : readFileSync(netFile(course, round), 'utf8').trim();
}

/** A file is there completely or not at all. */
function writeWhole(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

async function playRound(course: Course, round: number): Promise<void> {
  await playGames(course, round);
  const net = warmNet(course, round);
  const rounds = Array.from({ length: WINDOW }, (_, i) => round - i).filter((i) => i >= 0);
  const memories = rounds.flatMap((i) => readRound(course, i)).map(({ memory }) => memory);
  const plan = {
    seed: `${course.seed}/${round}/fit`,
    lambda: round === 0 ? 1 : LAMBDA,
    epochs: round === 0 ? 6 : 2,
    unit: course.unit,
  };
  const error = fit(net, rowsOf(memories, net, plan), plan);
  writeWhole(netFile(course, round), `${writeNet(net)}\n`);
  course.say(
    `round ${round}: ${summaryOf(readRound(course, round))}; error ${(error * course.unit).toFixed(2)} points`,
  );
}

function warmNet(course: Course, round: number): FloatNet {
  const known = round === 0 ? null : floatNet(weightsAfter(course, round - 1), course.inputs);
  return known ?? freshNet(course.inputs, course.hidden, `${course.seed}/net`);
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

/** After so many games a net is trusted as much as the rule of thumb was at first: before, it overrates what it has never met. */
const GROWN_UP = 800;

function thumbIn({ first, games, start }: Course, round: number): number {
  if (start !== '') return 1;
  return GROWN_UP / (GROWN_UP + first + games * (round - 1));
}

/** Plays what is missing of a round. */
async function playGames(course: Course, round: number): Promise<void> {
  const weights = weightsAfter(course, round - 1);
  const games = gamesOf(course, round);
  const missing = chunkFiles(course, round).flatMap((file, i) => (existsSync(file) ? [] : [{ file, i }]));
  const tasks = missing.map(({ i }): LessonTask => {
    const count = Math.min(CHUNK, games - i * CHUNK);
    const seeds = Array.from({ length: count }, (_, n) => `${course.seed}/${round}/${i * CHUNK + n}`);
    return { game: course.game, seeds, weights, thumb: thumbIn(course, round) };
  });
  await course.play(tasks, (played, i) => writeWhole((missing[i] as { file: string }).file, serialize(played)));
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
