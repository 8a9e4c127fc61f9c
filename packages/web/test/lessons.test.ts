import { describe, expect, test, vi } from 'vitest';
import type { LessonChapter, LessonResult, LessonStep, Task, Tutorial } from '../src/lessons/tutorial.ts';
import { lessonRoom } from './lesson-room.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
const { GAMES } = await import('../src/games/index.ts');
const { isReached, judge, LEARNER, matches, solutionOf } = await import('../src/lessons/tutorial.ts');

const WORDS = import.meta.glob<{ en: { [key: string]: string } }>('../src/games/*/messages/en-lessons.ts', {
  eager: true,
});
const tutorials = await Promise.all(GAMES.flatMap(({ loadTutorial }) => (loadTutorial ? [loadTutorial()] : [])));
const all = tutorials.flatMap((tutorial) =>
  tutorial.chapters.map((chapter) => ({ tutorial, chapter, game: tutorial.game, id: chapter.id })),
);

function roomOf({ game, seats }: Tutorial) {
  return lessonRoom(game, seats);
}

type Room = ReturnType<typeof lessonRoom>;

/** A move of the learner, and what comes after it. */
function linesOf({ replies = [] }: Task, move: string, verdict: ReturnType<typeof judge>): string[] {
  return [`${LEARNER} ${move}`, ...(verdict === 'done' ? replies : [])];
}

/** Makes these moves, which are the rest of a task's solution: all but the last are on the way. */
async function solve(room: Room, match: string, { id, task }: LessonStep, moves: readonly string[]): Promise<void> {
  for (const [i, move] of task ? moves.entries() : []) {
    const verdict = judge(task as Task, await room.tryOut(match, move, task?.replies));
    expect(verdict, `${id}: the solution, ${move}`).toBe(i < moves.length - 1 ? 'way' : 'done');
    await room.play(match, linesOf(task as Task, move, verdict));
  }
}

/** Goes through the steps that are left; a goal that is not reached fails. */
async function goOn(room: Room, match: string, steps: readonly LessonStep[]): Promise<void> {
  for (const step of steps) if (step.task) await solve(room, match, step, solutionOf(step.task));
}

/** What each legal move would lead to. */
async function resultsOf(room: Room, match: string, step: LessonStep): Promise<[string, LessonResult][]> {
  const results: [string, LessonResult][] = [];
  for (const move of room.feed(match).update.moves) {
    const result = await room.tryOut(match, move, step.task?.replies);
    results.push([move, result]);
  }
  return results;
}

function wordsOf(game: string): { [key: string]: string } {
  return WORDS[`../src/games/${game}/messages/en-lessons.ts`]?.en ?? {};
}

describe.each(all)('$game, the lesson "$id"', ({ tutorial, chapter, game }) => {
  const { steps } = chapter as LessonChapter;

  test('can be gone through: every goal is reached by its solution and not before', async () => {
    const room = roomOf(tutorial);
    const { update } = await room.open(chapter);
    for (const step of steps) {
      const { view } = room.feed(update.match).update;
      if (step.fact) expect(matches(step.fact, view), `${step.id}: what it says is so`).toBe(true);
      if (step.task) expect(isReached(step.task.goal, { events: [], view }), `${step.id}: before`).toBe(false);
      await goOn(room, update.match, [step]);
    }
    expect(steps.at(-1)?.task, 'it ends with something to read').toBeUndefined();
    expect(new Set(steps.map(({ id }) => id)).size, 'every step has its own id').toBe(steps.length);
  });

  test('answers every other move, and goes on after every right one', { timeout: 120_000 }, async () => {
    const room = roomOf(tutorial);
    const { update } = await room.open(chapter);
    const made: string[] = [];
    for (const [i, step] of steps.entries()) {
      if (!step.task) continue;
      const { task } = step;
      const wrongResults: LessonResult[] = [];
      const solution = solutionOf(task);
      for (const [at, right] of solution.entries()) {
        for (const [move, result] of await resultsOf(room, update.match, step)) {
          const verdict = judge(task, result);
          if (verdict === 'wrong') {
            wrongResults.push(result);
            continue;
          }
          const aside = (await room.open(chapter, [...made, ...linesOf(task, move, verdict)])).update.match;
          if (verdict === 'way') await solve(room, aside, step, solution.slice(at + 1));
          await goOn(room, aside, steps.slice(i + 1));
        }
        const lines = linesOf(task, right, at < solution.length - 1 ? 'way' : 'done');
        await room.play(update.match, lines);
        made.push(...lines);
      }
      const hasAnswer = `lesson.${game}.${chapter.id}.${step.id}.wrong` in wordsOf(game);
      expect(hasAnswer, `${step.id}: a sentence for wrong moves`).toBe(wrongResults.length > 0);
      for (const { id, outcome } of task.wrong ?? [])
        expect(
          wrongResults.some((result) => isReached(outcome, result)),
          `${step.id}: ${id} comes about`,
        ).toBe(true);
    }
  });
});

describe.each(tutorials)('the tutorial of $game', ({ game, seats, chapters, tips }) => {
  test('has words for everything, and no others', () => {
    const ends = ['teacher', 'about', 'done', 'first'];
    for (let seat = 0; seat < seats; seat++) ends.push(`player.${seat}`);
    ends.push(...tips.map(({ id }) => `tip.${id}`));
    for (const { id: chapter, steps } of chapters)
      ends.push(
        chapter,
        ...steps.flatMap(({ id, task }) =>
          [id, ...(task?.wrong ?? []).map((wrong) => `${id}.${wrong.id}`)].map((end) => `${chapter}.${end}`),
        ),
      );
    // Whether a step needs an answer to wrong moves is up to its moves: see above.
    const words = Object.keys(wordsOf(game)).filter((key) => !key.endsWith('.wrong'));
    expect(words.sort()).toEqual(ends.map((end) => `lesson.${game}.${end}`).sort());
  });

  test('says nothing at length', () => {
    const long = Object.entries(wordsOf(game)).filter(
      ([, text]) => text.length > 190 || text.split(/[.!?] /).length > 3,
    );
    expect(long).toEqual([]);
  });

  test('has tips that come about in a game', { timeout: 120_000 }, async () => {
    const room = roomOf({ ...tutorials.find((each) => each.game === game) } as Tutorial);
    const waiting = new Set(tips);
    for (let luck = 0; luck < 5 && waiting.size > 0; luck++) {
      const { update } = await room.open({ id: 'tips', seed: `tips ${luck}`, before: [], steps: [] });
      for (;;) {
        const now = room.feed(update.match).update;
        for (const tip of waiting) if (now.asked.includes(LEARNER) && matches(tip.view, now.view)) waiting.delete(tip);
        const [seat] = now.asked;
        if (seat === undefined) break;
        const moves = await movesOf(room, update.match, seat);
        await room.play(update.match, [`${seat} ${moves[(now.ply * 7 + luck) % moves.length]}`]);
      }
    }
    expect([...waiting].map(({ id }) => id)).toEqual([]);
  });
});

/** What a seat may do: the lesson's seats are all at this device. */
async function movesOf(room: Room, match: string, seat: number): Promise<readonly string[]> {
  await room.connection.request({ type: 'subscribe', match, viewer: seat, since: -1 });
  const { moves } = room.feed(match).update;
  await room.connection.request({ type: 'subscribe', match, viewer: LEARNER, since: -1 });
  return moves;
}

test('a pattern names only what matters', () => {
  const view = { phase: 'pick', seats: [{ total: 3, relics: [4, 9] }, { total: 5 }] };
  expect(matches({ phase: 'pick' }, view)).toBe(true);
  expect(matches({ phase: 'relic' }, view)).toBe(false);
  expect(matches({ seats: { 0: { relics: [9] } } }, view)).toBe(true);
  expect(matches({ seats: { 0: { relics: [9, 5] } } }, view)).toBe(false);
  expect(matches({ seats: { 1: { total: { atLeast: 5 } } } }, view)).toBe(true);
  expect(matches({ seats: { 0: { total: { atLeast: 4 } } } }, view)).toBe(false);
  expect(matches({ seats: { 0: { total: { oneOf: [2, 3] } } } }, view)).toBe(true);
  expect(matches({ seats: { 2: { total: 0 } } }, view)).toBe(false);
});
