import { expect, test, vi } from 'vitest';
import type { Snapshot } from '../src/match/board.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
const { loadMessages } = await import('../src/games/index.ts');
const { addMessages, setLanguage } = await import('../src/i18n/index.ts');
const { shellMessages } = await import('../src/i18n/load.ts');
const tides = await import('../src/games/tides/names.ts');
const tempus = await import('../src/games/tempus/names.ts');
const inca = await import('../src/games/inca/names.ts');
await addMessages('shell', shellMessages);
await setLanguage('en');
for (const game of ['tides', 'tempus', 'inca']) await loadMessages(game);

/** A game that Ada has won, in that phase. */
function wonIn(phase: string) {
  return { view: { phase }, ranking: [[0], [1]], holders: [{ name: 'Ada' }, { name: 'Ben' }] } as unknown as Snapshot;
}

test.each([
  ['tides', tides.wonSentence, 'Ada wins: Ben is out of the game'],
  ['tempus', tempus.wonSentence, 'Ada wins; the others are out'],
  ['inca', inca.wonSentence, 'The game is over: the others are out, and Ada wins.'],
] as const)('%s: a victory because others left is told as that, not as a great one', (_, sentence, words) => {
  const say = sentence as (snapshot: Snapshot) => string;
  expect(say(wonIn('pick'))).toBe(words);
  expect(say(wonIn('over'))).not.toBe(words);
});
