import { describe, expect, test } from 'vitest';
import { OFFERED } from '../src/i18n/languages.ts';
import { allSayings, CATALOGUES, WITH_HALVES } from './catalogues.ts';
import { shippedFonts } from './fonts.ts';

const FONTS = shippedFonts();
/** Drawn by the system in every language: arrows and signs that stand alone. */
const SIGNS = /[\s\u00a0\u202f●←→↑↓↺✓✗★☆⌘↵▲▼◀▶]/u;
/** What stands between others in a list. */
const SEPARATORS = /^(list\.comma|coach\.moves\.between)$/;

type Catalogue = Parameters<typeof allSayings>[0];

function linesOf(locale: string, catalogue: Catalogue, counts?: number[]) {
  return Object.keys(catalogue).map((key) => ({ key, said: allSayings(catalogue, key, locale, counts) }));
}

describe.each([...CATALOGUES])('the messages in %s', (locale, catalogue) => {
  const lines = linesOf(locale, catalogue, WITH_HALVES);

  test('are whole sentences with every number, word and name', () => {
    const bad = lines.flatMap(({ key, said }) =>
      said
        .filter((text) => /[{}]|undefined|NaN|\s\s|\s[,;:!]|^\s|\s$/u.test(text) && !SEPARATORS.test(key))
        .map((text) => `${key}: ${text}`),
    );
    expect(bad).toEqual([]);
  });

  test('have no characters that our fonts lack', () => {
    const used = new Set(lines.flatMap(({ said }) => said.flatMap((text) => [...text.replace(/‹\w+›/g, '')])));
    const lacking = [...FONTS].flatMap(([family, has]) =>
      [...used]
        .filter((each) => !SIGNS.test(each) && !has(each.codePointAt(0) ?? 0))
        .map((each) => `${family}: ${each}`),
    );
    expect(lacking).toEqual([]);
  });
});

test.each(OFFERED)('the messages in %s read like this', async (locale) => {
  const lines = linesOf(locale, CATALOGUES.get(locale) ?? {});
  const text = lines.flatMap(({ key, said }) => said.map((each) => `${key}: ${each}\n`)).join('');
  await expect(text).toMatchFileSnapshot(`golden/messages/${locale}.txt`);
});

describe('the fonts', () => {
  test('are read from their files: each has its letters and lacks others', () => {
    expect([...FONTS.keys()]).toEqual(['Literata', 'Source Sans 3 Variable']);
    for (const has of FONTS.values()) {
      expect([...'Aąčžłľŕ„“«»–ёЩя№'].filter((each) => !has(each.codePointAt(0) ?? 0))).toEqual([]);
      expect([...'雪αא'].filter((each) => has(each.codePointAt(0) ?? 0))).toEqual([]);
    }
  });
});
