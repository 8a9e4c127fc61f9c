import type { Catalogue, CatalogueLoader } from './index.ts';
import { LANGUAGES, PSEUDO } from './languages.ts';

/** What a file of messages exports: its catalogue. */
export type MessageModule = { readonly [name: string]: Catalogue };
/** The files of all languages, by path. */
export type MessageFiles = { readonly [path: string]: () => Promise<MessageModule> };

/** Finds a catalogue by language; a language that is not complete falls back to English. */
export function loaderOf(files: MessageFiles, pathIn: (locale: string) => string): CatalogueLoader {
  const load = async (locale: string) => Object.values((await files[pathIn(locale)]?.()) ?? {})[0] ?? {};
  return async (locale) => {
    if (locale === PSEUDO) return (await import('./pseudo.ts')).pseudoCatalogue(await load('en'));
    return LANGUAGES[locale]?.isOffered ? load(locale) : { ...(await load('en')), ...(await load(locale)) };
  };
}

/** What is read on every page. */
export const shellMessages = loaderOf(import.meta.glob<MessageModule>('./[a-z][a-z].ts'), (locale) => `./${locale}.ts`);

/** What is read on the pages of the server's: accounts, and administration. */
export const peopleMessages = loaderOf(
  import.meta.glob<MessageModule>('./[a-z][a-z]-people.ts'),
  (locale) => `./${locale}-people.ts`,
);
