import { expect, test } from 'vitest';
import { addMessages, currentLanguage, onLanguage, setLanguage, t } from '../src/i18n/index.ts';

const WORDS: { readonly [locale: string]: { readonly close: string } } = {
  en: { close: 'Close' },
  pl: { close: 'Zamknij' },
  sk: { close: 'Zavrieť' },
};

test('a language changes when all its words are there, and the last one asked for wins', async () => {
  const waiting: (() => void)[] = [];
  let isSlow = false;
  void addMessages('shell', async (locale) => {
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    return WORDS[locale] ?? {};
  });
  await setLanguage('en');
  expect(t('close')).toBe('Close');

  const told: string[] = [];
  const stop = onLanguage(() => told.push(currentLanguage()));
  isSlow = true;
  const polish = setLanguage('pl');
  const slovak = setLanguage('sk');
  expect([currentLanguage(), t('close')]).toEqual(['en', 'Close']);
  for (const resolve of waiting.splice(0).reverse()) resolve();
  await Promise.all([polish, slovak]);
  expect([currentLanguage(), t('close')]).toEqual(['sk', 'Zavrieť']);
  expect(told).toEqual(['sk']);
  stop();
  isSlow = false;
});

test('what is added while a language is being fetched comes in that language', async () => {
  let go = () => {};
  let isSlow = true;
  const once = new Promise<void>((resolve) => {
    go = resolve;
  });
  void addMessages('slow', async (locale) => {
    if (locale === 'pl' && isSlow) await once;
    return {};
  });
  await setLanguage('en');
  const polish = setLanguage('pl');
  const added = addMessages('late', async (locale) => ({ undo: `undo in ${locale}` }));
  await added;
  expect(t('undo')).toBe('undo in en');
  isSlow = false;
  go();
  await polish;
  expect([currentLanguage(), t('undo')]).toEqual(['pl', 'undo in pl']);
});
