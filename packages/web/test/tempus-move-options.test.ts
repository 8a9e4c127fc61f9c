import { apply, below, legal, mutableCopy, pending, start, stream } from '@tempora/kernel';
import { type Tempus, tempus } from '@tempora/tempus';
import { type Choice, write } from '@tempora/tempus/public';
import { describe, expect, test } from 'vitest';
import { fits, hexesAhead, isAnswer, type Option, optionOf } from '../src/games/tempus/move-options.ts';
import { narrow as narrowBy, readAll } from '../src/toolkit/narrowing.ts';

const NOTHING: Choice = { kind: null, card: null, path: [] };

const optionsOf = (moves: readonly string[]) => readAll(moves, optionOf);

function narrow(options: readonly Option[], choice: Choice): readonly Option[] {
  return narrowBy(options, choice, fits).left;
}

/** Every question of a random game, as the legal moves it is answered with. */
function* questions(seats: number, seed: string): Generator<string[]> {
  const state = mutableCopy<Tempus['state']>(start(tempus, seats, tempus.options.standard, seed).state);
  const chance = stream(seed);
  for (let [seat] = pending(tempus, state); seat !== undefined; [seat] = pending(tempus, state)) {
    const moves = legal(tempus, state, seat);
    yield moves.map(write);
    apply(tempus, state, seat, moves[below(chance, moves.length)] as Tempus['move']);
  }
}

/** The steps by which a person would come to this move. */
function stepsTo({ kind, card, path }: Option): Choice[] {
  return [
    { ...NOTHING, card },
    { card, kind, path: [] },
    ...path.map((_, i) => ({ card, kind, path: path.slice(0, i + 1) })),
  ];
}

describe('choosing by narrowing', () => {
  test.each([3, 4, 5])('with %i players every legal move can be reached, and nothing else', (seats) => {
    const kinds = new Set<string>();
    for (const seed of ['one', 'two']) {
      for (const moves of questions(seats, seed)) {
        const options = optionsOf(moves);
        expect(options.map(({ text }) => text)).toEqual(moves);
        for (const option of options.slice(-12)) {
          kinds.add(option.kind);
          const steps = stepsTo(option);
          for (const step of steps) expect(narrow(options, step)).toContain(option);
          for (const [i, hex] of option.path.entries()) {
            const before = steps[i + 1] as Choice;
            expect(hexesAhead(narrow(options, before), before.path)).toContain(hex);
          }
          const left = narrow(options, steps.at(-1) as Choice);
          if (!['tile', 'city', 'advance', 'lose', 'terrain'].includes(option.kind)) expect(left).toEqual([option]);
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(9);
  });

  test('an answer is a move that names no hex and no single card', () => {
    const options = optionsOf(['idea', 'end', 'stand', 'city:20/2', 'fight:20-21', 'raise:sanitation-hill-1/20']);
    expect(options.filter(({ move }) => isAnswer(move)).map(({ text }) => text)).toEqual(['idea', 'end', 'stand']);
    for (const moves of questions(3, 'answers')) {
      for (const { move, path, card } of optionsOf(moves)) {
        expect(isAnswer(move)).toBe(path.length === 0 && card === null);
      }
    }
  });

  test('a card is not part of a choice before it is taken', () => {
    const options = optionsOf(['idea', 'from:20', 'raise:sanitation-hill-1/20', 'raise:sanitation-hill-1/21']);
    expect(hexesAhead(narrow(options, NOTHING), [])).toEqual(new Set([20]));
    const card = options[2]?.card ?? null;
    expect(hexesAhead(narrow(options, { ...NOTHING, card }), [])).toEqual(new Set([20, 21]));
  });

  test('an attack can be named from either side', () => {
    const options = optionsOf(['fight:20-21', 'fight:33-21', 'fight:20-7']);
    expect(narrow(options, { ...NOTHING, path: [21] }).map(({ text }) => text)).toEqual(['fight:20-21', 'fight:33-21']);
    expect(hexesAhead(narrow(options, { ...NOTHING, path: [20] }), [20])).toEqual(new Set([21, 7]));
  });
});
