import { type Bot, findBot } from '@tempora/bots';
import { chanceJudge, courseOf, type Mistake, type Review, review, suggestionFor } from '@tempora/bots/coach';
import { playTable } from '@tempora/bots/table';
import { findGame, GAMES, type RegisteredGame } from '@tempora/games';
import {
  type AnyGameTypes,
  apply,
  asFrozen,
  copy,
  dream,
  type Entry,
  legal,
  open,
  pending,
  stream,
} from '@tempora/kernel';
import { describe, expect, test } from 'vitest';

const SEARCH = 8;

/** A game of bots, in turns around the table. */
function playedBy({ game, advice }: RegisteredGame, names: readonly string[], seed: string) {
  const seats = game.seats[0] as number;
  const bots = Array.from({ length: seats }, (_, seat) => findBot(names[seat % names.length] as string) as Bot);
  const entries: Entry[] = [];
  const note = (seat: number, move: AnyGameTypes['move']) => entries.push({ seat, move: game.notation.write(move) });
  const world = open(game, seats, game.options.standard, seed);
  for (const _ of playTable({ game, advice, bots, note, chance: stream(`${seed} bots`) }, world));
  const chance = stream('coach');
  return { game, advice, seats, options: game.options.standard, seed, entries, chance, iterations: SEARCH };
}

function run<T>(looking: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = looking.next();
    if (done) return value;
  }
}

describe.each(GAMES.map((listed) => [listed.game.id, listed] as const))('a review of %s', (id, listed) => {
  const { game, advice } = listed;
  const task = playedBy(listed, ['greedy', 'random'], `review ${id}`);
  const found = run(review({ ...task, chance: stream('coach') })) as Review;
  const mistakes = found.turningPoints.filter((point): point is Mistake => point.kind === 'mistake');

  test('begins open and ends with the result', () => {
    const [first, last] = [found.moments[0], found.moments.at(-1)];
    expect(first?.ply).toBe(0);
    expect(last?.ply).toBe(task.entries.length);
    expect(last?.isOpen).toBe(false);
    expect(last?.chances.filter((chance) => chance > 0).length).toBeLessThan(task.seats + 1);
    for (const { chances, low, high } of found.moments) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 1);
      for (const [seat, chance] of chances.entries()) {
        expect(low[seat]).toBeLessThanOrEqual(chance + 0.001);
        expect(high[seat]).toBeGreaterThanOrEqual(chance - 0.001);
      }
    }
  });

  test('luck, own choices and the others’ together make the result', () => {
    const course = run(courseOf({ ...task, chance: stream('again') }, chanceJudge(game, advice) as never));
    const end = found.moments.at(-1)?.chances ?? [];
    for (const [seat, { luck, choices, others }] of found.balance.entries())
      expect(luck + choices + others).toBeCloseTo((end[seat] as number) - (course.fair[seat] as number), 2);
  });

  test('the same record has the same review', () => {
    expect(run(review({ ...task, chance: stream('coach') }))).toEqual(found);
  });

  test('finds what random players did wrong, and something legal that was better', () => {
    expect(mistakes.length).toBeGreaterThan(0);
    expect(mistakes.some(({ seat }) => seat % 2 === 1)).toBe(true);
    for (const { ply, seat, played, better, chance, rule } of mistakes) {
      const world = open(game, task.seats, task.options, task.seed);
      for (const entry of task.entries.slice(0, ply)) {
        const move = legal(game, asFrozen(world), entry.seat).find((each) => game.notation.write(each) === entry.move);
        apply(game, world, entry.seat, move);
      }
      const moves = legal(game, asFrozen(world), seat).map((move) => game.notation.write(move));
      expect(moves).toContain(played[0]);
      expect(moves).toContain(better[0]);
      expect(better).not.toEqual(played);
      expect(chance).toBeGreaterThan(0);
      expect(rule).toMatch(/^[A-Z]{2}-/);
    }
  });

  test('lessons are one’s own mistakes, at most three, the worst first', () => {
    for (const [seat, lessons] of found.lessons.entries()) {
      const own = lessons.map((i) => found.turningPoints[i] as Mistake);
      expect(own.length).toBeLessThanOrEqual(3);
      expect(own.every((mistake) => mistake.kind === 'mistake' && mistake.seat === seat)).toBe(true);
      expect(own.map(({ chance }) => chance)).toEqual(own.map(({ chance }) => chance).sort((a, b) => b - a));
    }
  });
});

describe.each(GAMES.map((listed) => [listed.game.id, listed] as const))('a hint in %s', (id, { game, advice }) => {
  const advised = { game, advice, budget: { iterations: SEARCH } };
  const chance = stream(`hint ${id}`);
  const seats = game.seats[0] as number;
  const world = open(game, seats, game.options.standard, `hint ${id}`);
  const random = findBot('random') as Bot;
  const states: { state: AnyGameTypes['state']; seat: number }[] = [];
  let ply = 0;
  for (const _ of playTable({ game, advice, bots: Array.from({ length: seats }, () => random), chance }, world)) {
    const seat = pending(game, asFrozen(world)).find((asked) => !world.sealed[asked]);
    if (ply++ % 15 === 7 && seat !== undefined && states.length < 5) states.push({ state: copy(world), seat });
  }

  test('is a legal move', () => {
    expect(states.length).toBeGreaterThan(1);
    for (const { state, seat } of states) {
      const { moves } = run(suggestionFor(advised, asFrozen(state), seat, stream('hint')));
      expect(legal(game, asFrozen(state), seat).map((move) => game.notation.write(move))).toContain(moves[0]);
    }
  });

  test('gives away nothing that the seat does not know: after a redeal it is the same', () => {
    for (const { state, seat } of states) {
      const other = dream(game, asFrozen(state), seat, stream('other'));
      const [a, b] = [state, other].map((each) => run(suggestionFor(advised, asFrozen(each), seat, stream('hint'))));
      expect(b).toEqual(a);
    }
  });
});

test('luck has mean zero, choices do not', () => {
  const listed = findGame('tides') as RegisteredGame;
  const judge = chanceJudge(listed.game, listed.advice) as never;
  const lucks: number[] = [];
  const choices: number[] = [];
  for (let i = 0; i < 40; i++) {
    const { fair, start, steps } = run(courseOf(playedBy(listed, ['greedy', 'random'], `luck ${i}`), judge));
    const sum = (part: 'luck' | 'choice') => steps.reduce((total, step) => total + (step[part][0] as number), 0);
    lucks.push((start[0] as number) - (fair[0] as number) + sum('luck'));
    choices.push(sum('choice'));
  }
  const errors = (numbers: readonly number[]) => {
    const mean = numbers.reduce((total, x) => total + x, 0) / numbers.length;
    const squares = numbers.reduce((total, x) => total + (x - mean) ** 2, 0);
    return Math.abs(mean) / Math.sqrt(squares / (numbers.length - 1) / numbers.length);
  };
  expect(errors(lucks)).toBeLessThan(2);
  expect(errors(choices)).toBeGreaterThan(4);
});
