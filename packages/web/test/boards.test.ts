import { GAMES as RULES } from '@tempora/games';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
const { GAMES, gameInfo } = await import('../src/games/index.ts');
const { setLanguage, t } = await import('../src/i18n/index.ts');
await setLanguage('en');

test('every registered game has a cover, and every cover a game', () => {
  expect(GAMES.map(({ game }) => game).sort()).toEqual(RULES.map(({ game }) => game.id).sort());
});

test.each(RULES)('the cover of $game.id has the title of the game', ({ game, title }) => {
  const box = gameInfo(game.id);
  expect(box && t(box.title)).toBe(title);
});
