import { findGame } from '@tempora/games';
import { fill, parse } from '@tempora/protocol/icu';
import { bound } from '@tempora/protocol/typography';
import { en, type MessageKey, type ServerCatalogue } from './en.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import { sk } from './sk.ts';

export type { MessageKey };

const CATALOGUES = { en, ru, pl, sk } satisfies { readonly [language: string]: ServerCatalogue };
export type Language = keyof typeof CATALOGUES;
export const LANGUAGES = Object.keys(CATALOGUES) as Language[];

/** A sentence in a language. */
export function sentence(language: Language, key: MessageKey, args: { readonly [name: string]: string } = {}): string {
  return fill<string>(parse(bound(CATALOGUES[language][key], language)), args, language).join('');
}

/** What a game is called in a language. */
export function titleOf(language: Language, game: string): string {
  const key = `game.${game}`;
  return key in en ? sentence(language, key as MessageKey) : (findGame(game)?.title ?? game);
}

/** The language a tag such as `pl-PL` stands for, if we speak it. */
function languageOf(tag: string): Language | undefined {
  const [name = ''] = tag.trim().toLowerCase().split('-');
  return LANGUAGES.find((language) => language === name);
}

/** The language of somebody's settings. */
export function chosenLanguage({ language = '' }: { readonly language?: string }): Language {
  return languageOf(language) ?? 'en';
}

/** The language of a request: that of its link, else the first of the browser's that we speak. */
export function requestLanguage(link: string | undefined, accepted = ''): Language {
  const weighted = accepted.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';');
    const weight = parameters.find((text) => text.trim().startsWith('q='));
    return { tag, weight: weight ? Number(weight.trim().slice(2)) : 1 };
  });
  const liked = weighted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return languageOf(link ?? '') ?? liked.map(({ tag }) => languageOf(tag)).find(Boolean) ?? 'en';
}
