import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameMessages, LANGUAGES } from '../src/catalogues.ts';

interface Shortcut {
  name: string;
  description: string;
  url: string;
}

function manifestOf(locale: string) {
  const name = locale === 'en' ? 'manifest.webmanifest' : `manifest.${locale}.webmanifest`;
  return JSON.parse(readFileSync(new URL(`../public/${name}`, import.meta.url), 'utf8')) as {
    lang: string;
    description: string;
    shortcuts: Shortcut[];
  };
}

/** Everything but the words. */
function bare(locale: string) {
  const { lang: _, description: __, shortcuts, ...rest } = manifestOf(locale);
  return { ...rest, shortcuts: shortcuts.map(({ url }) => url) };
}

test.each(Object.keys(LANGUAGES))('the installed app has words in %s, and is otherwise the same', (locale) => {
  const { lang, description, shortcuts } = manifestOf(locale);
  expect(bare(locale)).toEqual(bare('en'));
  expect(lang).toBe(locale);
  if (locale === 'en') return;
  expect(description).not.toBe(manifestOf('en').description);
  for (const [i, { description }] of shortcuts.entries())
    expect(description).not.toBe(manifestOf('en').shortcuts[i]?.description);
});

test.each(Object.entries(LANGUAGES).flatMap(([locale, { isOffered }]) => (isOffered ? [locale] : [])))(
  'its shortcuts lead to the games, by their titles in %s',
  async (locale) => {
    for (const { name, url } of manifestOf(locale).shortcuts) {
      const game = url.replace(/.*\//, '');
      expect(name).toBe((await gameMessages([game], locale))[`${game}.title`]);
    }
  },
);
