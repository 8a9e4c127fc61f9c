import { GAMES } from '@tempora/games';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
const { GAMES, gameInfo } = await import('../src/games/index.ts');
const { t } = await import('../src/i18n/index.ts');

test('every game of the registry has a box, and no box is without its game', () => {
  expect(GAMES.map(({ game }) => game).sort()).toEqual(GAMES.map(({ game }) => game.id).sort());
});

test.each(GAMES)('the box of $game.id bears the name of the game', ({ game, title }) => {
  const box = gameInfo(game.id);
  expect(box && t(box.title)).toBe(title);
});
