import type { ApiMessage, Holder } from '@tempora/protocol';
import { describe, expect, test, vi } from 'vitest';
import type { LessonChapter, LessonResult, LessonStep, Tutorial } from '../src/lessons/tutorial.ts';
import { HostClient } from './host-client.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
const { isReached, LEARNER, matches } = await import('../src/lessons/tutorial.ts');
const { LessonRoom } = await import('../src/lessons/room.ts');

const WORDS = import.meta.glob<{ en: { [key: string]: string } }>('../src/games/*/messages/en-lessons.ts', {
  eager: true,
});
/** All that are written, whether they are offered yet or not. */
const TUTORIALS = import.meta.glob<{ tutorial: Tutorial }>('../src/games/*/lessons/tutorial.ts');
const tutorials = await Promise.all(Object.values(TUTORIALS).map(async (load) => (await load()).tutorial));
const all = tutorials.flatMap((tutorial) =>
  tutorial.chapters.map((chapter) => ({ tutorial, chapter, game: tutorial.game, id: chapter.id })),
);

type Connection = ConstructorParameters<typeof LessonRoom>[0];

/** A page's connection to a host without a worker in between. */
function connect(): Connection {
  const client = new HostClient();
  const listeners = new Set<(message: ApiMessage) => void>();
  return {
    async request(body) {
      client.messages.length = 0;
      const reply = await client.request(body);
      for (const update of client.updates()) for (const receive of listeners) receive(update);
      if (reply.type === 'error') throw new Error(`${reply.error.code} to ${JSON.stringify(body)}`);
      return reply;
    },
    onMessage(receive) {
      listeners.add(receive);
      return () => listeners.delete(receive);
    },
  };
}

function roomOf({ game, seats }: Tutorial) {
  const holders = Array.from({ length: seats }, (_, seat): Holder => ({ kind: 'human', name: `Seat ${seat}` }));
  return new LessonRoom(connect(), { game, holders });
}

function linesOf({ task }: LessonStep, move = task?.solution): string[] {
  return [`${LEARNER} ${move}`, ...(task?.replies ?? [])];
}

/** Goes through the steps that are left; a goal that is not reached fails. */
async function goOn(room: InstanceType<typeof LessonRoom>, match: string, steps: readonly LessonStep[]): Promise<void> {
  for (const step of steps) {
    if (!step.task) continue;
    expect(
      isReached(step.task.goal, await room.tryOut(match, step.task.solution, step.task.replies)),
      `${step.id}: the solution`,
    ).toBe(true);
    await room.play(match, linesOf(step));
  }
}

/** What each legal move would lead to. */
async function resultsOf(
  room: InstanceType<typeof LessonRoom>,
  match: string,
  step: LessonStep,
): Promise<[string, LessonResult][]> {
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
      const { goal, wrong = [] } = step.task;
      const results = await resultsOf(room, update.match, step);
      const right = results.filter(([, result]) => isReached(goal, result)).map(([move]) => move);
      const hasAnswer = `lesson.${game}.${chapter.id}.${step.id}.wrong` in wordsOf(game);
      expect(hasAnswer, `${step.id}: a sentence for wrong moves`).toBe(right.length < results.length);
      for (const { id, outcome } of wrong)
        expect(
          results.some(([, result]) => isReached(outcome, result)),
          `${step.id}: ${id} comes about`,
        ).toBe(true);
      for (const move of right) {
        const aside = await room.open(chapter, [...made, ...linesOf(step, move)]);
        await goOn(room, aside.update.match, steps.slice(i + 1));
      }
      made.push(...linesOf(step));
      await room.play(update.match, linesOf(step));
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
async function movesOf(room: InstanceType<typeof LessonRoom>, match: string, seat: number): Promise<readonly string[]> {
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
