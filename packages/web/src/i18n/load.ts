import type { Catalogue, CatalogueLoader } from './index.ts';
import { LANGUAGES, PSEUDO } from './languages.ts';

/** What a file of messages exports: its catalogue, under the name of its locale. */
export type MessageModule = { readonly [locale: string]: Catalogue };
/** The files of all languages, by path. */
export type MessageFiles = { readonly [path: string]: () => Promise<MessageModule> };

/** Finds a catalogue by language; a language that is not complete falls back to English. */
export function loaderOf(files: MessageFiles, pathIn: (locale: string) => string): CatalogueLoader {
  const load = async (locale: string) => (await files[pathIn(locale)]?.())?.[locale] ?? {};
  return async (locale) => {
    if (locale === PSEUDO) return (await import('./pseudo.ts')).pseudoCatalogue(await load('en'));
    return LANGUAGES[locale]?.isOffered ? load(locale) : { ...(await load('en')), ...(await load(locale)) };
  };
}

/** What is read on every page. */
export const shellMessages = loaderOf(import.meta.glob<MessageModule>('./[a-z][a-z].ts'), (locale) => `./${locale}.ts`);
