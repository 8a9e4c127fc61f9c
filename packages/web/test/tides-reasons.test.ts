import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
const { loadMessages } = await import('../src/games/index.ts');
const { addMessages, setLanguage } = await import('../src/i18n/index.ts');
const { shellMessages } = await import('../src/i18n/load.ts');
const { tieSentence } = await import('../src/games/tides/reasons.ts');
await addMessages('shell', shellMessages);
await setLanguage('en');
await loadMessages('tides');

// Ancient Divide compares strongholds; the Eye of the North and the Jinn Shackles are such.
const [DIVIDE, EYE, SHACKLES, ROOF] = [2, 10, 11, 17];

test('a tied majority is told, with what follows from it', () => {
  const told = 'A tie in strongholds, 1 to 1: it counts for nobody.';
  expect(tieSentence(DIVIDE, 0, [[DIVIDE, EYE], [SHACKLES]])).toBe(told);
  expect(tieSentence(DIVIDE, 1, [[SHACKLES], [DIVIDE, EYE]]), 'on the other side').toBe(told);
});

test('nothing is told of a card that compares nothing, of no tie, or where suits may count double', () => {
  expect(tieSentence(EYE, 0, [[EYE], [SHACKLES]])).toBe('');
  expect(tieSentence(DIVIDE, 0, [[DIVIDE, EYE, SHACKLES], []])).toBe('');
  expect(tieSentence(DIVIDE, 0, [[DIVIDE], []]), '0 to 0 is no tie').toBe('');
  expect(
    tieSentence(DIVIDE, 0, [
      [DIVIDE, EYE],
      [SHACKLES, ROOF],
    ]),
  ).toBe('');
});
