import type { Catalogue, CatalogueLoader } from './index.ts';
import { LANGUAGES, PSEUDO } from './languages.ts';

/** What a file of messages exports: its catalogue. */
export type MessageModule = { readonly [name: string]: Catalogue };
/** The files of all languages, by path. */
export type MessageFiles = { readonly [path: string]: () => Promise<MessageModule> };

/** Finds a catalogue by language; what is not complete, or comes later, is in English. */
export function loaderOf(files: MessageFiles, pathIn: (locale: string) => string): CatalogueLoader {
  const load = async (locale: string) => Object.values((await files[pathIn(locale)]?.()) ?? {})[0] ?? {};
  return async (locale) => {
    if (locale === PSEUDO) return (await import('./pseudo.ts')).pseudoCatalogue(await load('en'));
    const isComplete = LANGUAGES[locale]?.isOffered && Object.hasOwn(files, pathIn(locale));
    return isComplete ? load(locale) : { ...(await load('en')), ...(await load(locale)) };
  };
}

/** What is read on every page. */
export const shellMessages = loaderOf(import.meta.glob<MessageModule>('./[a-z][a-z].ts'), (locale) => `./${locale}.ts`);

/** What is read on the pages of the server's: accounts, and administration. */
export const peopleMessages = loaderOf(
  import.meta.glob<MessageModule>('./[a-z][a-z]-people.ts'),
  (locale) => `./${locale}-people.ts`,
);
