import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBot } from '@tempora/bots';
import { playLesson } from '@tempora/bots/learn';
import { copy, type Outlook } from '@tempora/kernel';
import { type TicTacToe, ticTacToe } from '@tempora/testkit';
import { afterEach, expect, test } from 'vitest';
import { type Course, finalNets, type LessonTask, netFile, type Played, playCourse } from '../lib/course.ts';

const outlook: Outlook<TicTacToe> = {
  inputs: ['own', 'other', 'middle'],
  features(s, from, to, out) {
    for (let seat = from; seat < to; seat++) {
      const marks = (of: number) => s.cells.filter((mark) => mark === of).length;
      out.set([marks(seat), marks(1 - seat), s.cells[4] === seat ? 1 : 0], (seat - from) * 3);
    }
  },
  worth: (s, seat) => (ticTacToe.ranking(s)?.[0]?.length === 1 && ticTacToe.ranking(s)?.[0]?.[0] === seat ? 1 : 0),
  unit: 1,
  copy,
  turn: (s) => s.cells.filter((mark) => mark !== null).length,
  weights: '',
};

function lesson({ seeds, weights }: LessonTask): Played[] {
  const random = findBot('random') as NonNullable<ReturnType<typeof findBot>>;
  const table = { game: ticTacToe, advice: { value: () => 0, outlook }, seats: 2, options: {}, every: 1 };
  return seeds.map((seed) => ({
    memory: playLesson({ ...table, seed: `${seed} ${weights.length}`, bots: [random, random] }),
    learners: [weights !== '', false],
  }));
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A course in a folder of its own, whose player may break off after a number of tasks. */
function course(dir: string, most = Number.POSITIVE_INFINITY): Course & { lines: string[]; played: number } {
  const made = {
    ...{
      game: 'tic-tac-toe',
      inputs: 3,
      unit: 1,
      dir,
      seed: 'course',
      start: '',
      hidden: [32, 16] as const,
      first: 30,
      games: 20,
    },
    lines: [] as string[],
    played: 0,
    async play(tasks: readonly LessonTask[], take: (played: Played[], i: number) => void) {
      for (const [i, task] of tasks.entries()) {
        if (++made.played > most) throw new Error('broken off');
        take(lesson(task), i);
      }
    },
    say: (line: string) => made.lines.push(line),
  };
  return made;
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'course-'));
  folders.push(made);
  return made;
}

const net = (dir: string, round: number) => readFileSync(netFile({ dir }, round), 'utf8');

test('an interrupted course resumes where it was, and ends with the same weights', async () => {
  const [whole, broken] = [folder(), folder()];
  await playCourse(course(whole), 3);
  for (const most of [1, 2, 3]) await expect(playCourse(course(broken, most), 3)).rejects.toThrow('broken off');
  const rest = course(broken);
  await playCourse(rest, 3);
  for (let round = 0; round <= 3; round++) expect(net(broken, round)).toBe(net(whole, round));
  expect(new Set([0, 1, 2, 3].map((round) => net(whole, round))).size).toBe(4);
  // 3 + 2 + 2 + 2 tasks of ten games in all, of which six were done before.
  expect(rest.played).toBe(3);
});

test('what is done is not done again', async () => {
  const dir = folder();
  await playCourse(course(dir), 1);
  const before = readdirSync(dir).map((file) => readFileSync(join(dir, file), 'base64'));
  const again = course(dir);
  await playCourse(again, 1);
  expect(again.played).toBe(0);
  expect(again.lines).toEqual([]);
  expect(readdirSync(dir).map((file) => readFileSync(join(dir, file), 'base64'))).toEqual(before);
});

test('it reports every round', async () => {
  const made = course(folder());
  await playCourse(made, 2);
  expect(made.lines.map((line) => line.split(':')[0])).toEqual(['round 0', 'round 1', 'round 2']);
  expect(made.lines[1]).toMatch(/learners won \d+ of 20 \(par 10\)/);
});

test('a course that goes on lets its learners know something from the first game', async () => {
  const asked: LessonTask[] = [];
  const dir = folder();
  await playCourse(course(dir), 0);
  const made = course(folder());
  const play: Course['play'] = (tasks, take) => {
    asked.push(...tasks);
    return made.play(tasks, take);
  };
  await playCourse({ ...made, start: net(dir, 0).trim(), play }, 0);
  expect(asked.length).toBeGreaterThan(0);
  for (const { weights, thumb } of asked) expect({ weights, thumb }).toEqual({ weights: net(dir, 0).trim(), thumb: 1 });
  expect(made.lines[0]).toMatch(/learners won \d+ of 30/);
});

test('in the end several nets learn from all games, the same ones every time', async () => {
  const made = course(folder());
  await playCourse(made, 2);
  const nets = finalNets(made, 2).split(' ');
  expect(new Set(nets).size).toBe(3);
  expect(nets).not.toContain(net(made.dir, 2).trim());
  expect(finalNets(made, 2).split(' ')).toEqual(nets);
  // They have learned from the games of every round.
  expect(finalNets(made, 1).split(' ')).not.toEqual(nets);
});
