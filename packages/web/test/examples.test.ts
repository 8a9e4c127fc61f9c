import { describe, expect, test, vi } from 'vitest';
import { lessonRoom } from './lesson-room.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
const { GAMES } = await import('../src/games/index.ts');
const { matches } = await import('../src/lessons/tutorial.ts');
const { positionsOf } = await import('../src/rules/positions.ts');

const WORDS = import.meta.glob<{ en: { [key: string]: string } }>('../src/games/*/messages/en-rules.ts', {
  eager: true,
});
const books = await Promise.all(GAMES.flatMap(({ rulebook }) => (rulebook ? [rulebook.load()] : [])));
const all = books.flatMap(({ game, examples = {} }) =>
  Object.entries(examples).flatMap(([paragraph, example]) => (example ? [{ game, paragraph, example }] : [])),
);

test('every game has examples to go through', () => {
  for (const { game } of GAMES) expect(all.filter((each) => each.game === game).length, game).toBeGreaterThan(1);
});

describe.each(all)('$game, the example of "$paragraph"', ({ game, paragraph, example }) => {
  test('can be played, and every sentence is true where it is said', async () => {
    const positions = await positionsOf(lessonRoom(game, example.seats), example);
    for (const [i, { id, fact }] of example.steps.entries()) {
      expect(matches(fact, positions[i]?.view), `${id}: what it says is so`).toBe(true);
      const before = positions[i - 1];
      if (before && example.steps[i]?.moves) expect(matches(fact, before.view), `${id}: not before`).toBe(false);
    }
  });

  test('has a sentence for each step, short enough to be read beside the board', () => {
    const words = WORDS[`../src/games/${game}/messages/en-rules.ts`]?.en ?? {};
    for (const { id } of example.steps) {
      const text = words[`rules.${game}.${paragraph}.${id}`] ?? '';
      expect(text.length, id).toBeGreaterThan(20);
      expect(text.length, id).toBeLessThan(190);
    }
  });
});
