import { GAMES } from '@tempora/games';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
const { BOXES, boxOf } = await import('../src/shell/boards.ts');
const { t } = await import('../src/messages/index.ts');

test('every game of the registry has a box, and no box is without its game', () => {
  expect(BOXES.map(({ game }) => game).sort()).toEqual(GAMES.map(({ game }) => game.id).sort());
});

test.each(GAMES)('the box of $game.id bears the name of the game', ({ game, title }) => {
  const box = boxOf(game.id);
  expect(box && t(box.title)).toBe(title);
});
