export { LANGUAGES } from './i18n/languages.ts';

/** What a file of messages exports: its catalogue, under the name of its locale. */
type Exported = { readonly [locale: string]: { readonly [key: string]: string } };

/** What the games say, for programs without a page: English at once, other languages when they are asked for. */
const ENGLISH = import.meta.glob<Exported>(['./games/*/messages/en.ts', './games/*/messages/en-cover.ts'], {
  eager: true,
});
const OTHERS = import.meta.glob<Exported>(['./games/*/messages/*.ts', '!**/en*.ts', '!**/*-rules.ts']);

/** The games' messages in a language; what it lacks is in English. */
export async function gameMessages(locale: string): Promise<{ [key: string]: string }> {
  const paths = Object.keys(OTHERS).filter(
    (path) => path.endsWith(`/${locale}.ts`) || path.endsWith(`/${locale}-cover.ts`),
  );
  const own = await Promise.all(paths.map((path) => OTHERS[path]?.()));
  return Object.assign(englishMessages(), ...own.map((messages) => messages?.[locale]));
}

export function englishMessages(): { [key: string]: string } {
  return Object.assign({}, ...Object.values(ENGLISH).map(({ en }) => en));
}
