import { GAMES } from '@tempora/games';
import { fill, type Name, parse } from '@tempora/protocol/icu';
import { bound } from '@tempora/protocol/typography';
import { gameMessages, LANGUAGES } from '@tempora/web/catalogues';
import { en, type ShellCatalogue, type ShellKey } from './messages/en.ts';
import { pl } from './messages/pl.ts';
import { ru } from './messages/ru.ts';
import { sk } from './messages/sk.ts';

/** A message of the shell's, or one of those about games that the page has, too. */
type Key = ShellKey | `tides.${string}` | `clause.${string}`;

const OWN: { readonly [locale: string]: ShellCatalogue } = { en, ru, pl, sk };

let locale = 'en';
let texts: { readonly [key: string]: string } = en;

/** The languages that are complete. */
export function offered(): string[] {
  return Object.keys(OWN).filter((name) => LANGUAGES[name]?.isOffered);
}

/** From now on everything is said in this language. */
export async function speak(language: string): Promise<void> {
  const games = GAMES.map(({ game }) => game.id);
  texts = { ...(await gameMessages(games, language)), ...OWN[language] };
  locale = language;
}

/** The language of the shell, as its settings name it: `pl_PL.UTF-8`. */
export function shellLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string {
  const [name = ''] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[_.@]/);
  return offered().find((language) => language === name) ?? 'en';
}

export function t(key: Key, args: { readonly [name: string]: string | number | Name } = {}): string {
  return fill<string>(parse(bound(texts[key] as string, locale)), { form: '', ...args }, locale).join('');
}

/** A message of several lines. */
export function lines(key: ShellKey, args: Parameters<typeof t>[1] = {}): string[] {
  return t(key, args).split('\n');
}

export function isSaid(key: string): key is Key {
  return Object.hasOwn(texts, key);
}

/** Something with a name, for sentences that inflect it. */
export function named(key: Key, args: { readonly [name: string]: Name } = {}): Name {
  return (form) => t(key, { ...args, form });
}

/** Names in a row: "a, b and c". */
export function listOf(names: readonly Name[]): Name {
  const format = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale);
  return (form) => (names.length === 0 ? t('none') : format.format(names.map((name) => name(form))));
}
