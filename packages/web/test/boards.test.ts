import { GAMES } from '@tempora/games';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
const { gameInfo, GAMES: SHELF } = await import('../src/games/index.ts');
const { t } = await import('../src/i18n/index.ts');

test('every game of the registry is on the shelf, and no other', () => {
  expect(SHELF.map(({ game }) => game).sort()).toEqual(GAMES.map(({ game }) => game.id).sort());
});

test.each(GAMES)('the cover of $game.id bears the name of the game', ({ game, title }) => {
  const info = gameInfo(game.id);
  expect(info && t(info.title)).toBe(title);
});
