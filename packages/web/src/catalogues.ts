export { LANGUAGES } from './i18n/languages.ts';

type Catalogue = { readonly [key: string]: string };
/** What a file of messages exports: its catalogue, under the name of its locale. */
type Exported = { readonly [locale: string]: Catalogue };

/** What games say in a language, for programs without a page; what it lacks is in English. */
export async function gameMessages(games: readonly string[], locale: string): Promise<{ [key: string]: string }> {
  const english = await Promise.all(games.map((game) => messagesOf(game, 'en')));
  // A game may have come without a translation.
  const own = await Promise.all(games.map((game) => messagesOf(game, locale).catch(() => [])));
  return Object.assign({}, ...english.flat(), ...own.flat());
}

async function messagesOf(game: string, locale: string): Promise<(Catalogue | undefined)[]> {
  const files: Exported[] = await Promise.all([
    import(`./games/${game}/messages/${locale}-cover.ts`),
    import(`./games/${game}/messages/${locale}.ts`),
  ]);
  return files.map((file) => file[locale]);
}
